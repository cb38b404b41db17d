"""A player who leaves or does not come: what is settled, how others go on (rulings 37, 67, 68, 72, 73)."""

import pytest
from msgspec.structs import replace

from games.api import Seat
from games.tenby import rules
from games.tenby.components import Deck
from games.tenby.hidden import view_for
from games.tenby.market import pile_of
from games.tenby.notation import read_move
from games.tenby.position import HIDDEN, Accolades, FirstPlayer, Phase, Turn
from games.tenby.turns import to_act
from tests.games.tenby.boards import (
    FIRST,
    SECOND,
    THIRD,
    by_day,
    by_night,
    do,
    new_table,
    player,
    town,
    with_player,
    written,
)


def test_who_leaves_while_all_choose_keeps_the_first_resident():
    position = new_table(3)
    first, second = player(position).drawn
    position = do(do(position, "keep2", seat=SECOND), "keep1", seat=THIRD)
    position = rules.leave(position, FIRST)
    assert player(position).residents == (first,)
    assert second in position.residents
    assert position.phase is Phase.NIGHT
    assert FIRST not in position.night


def test_the_others_still_choose_after_somebody_left():
    position = rules.leave(new_table(3), FIRST)
    assert position.phase is Phase.KEEP_RESIDENT
    assert to_act(position) == (SECOND, THIRD)


def test_who_leaves_before_deciding_keeps_the_accolade_secret():
    position = new_table(3, accolades=Accolades.EBB_AND_FLOW)
    for seat in (FIRST, SECOND, THIRD):
        position = do(position, "keep1", seat=seat)
    position = rules.leave(do(do(position, "open", seat=SECOND), "secret", seat=THIRD), FIRST)
    assert position.phase is Phase.NIGHT
    assert not player(position).is_accolade_open
    assert view_for(position, None).players[0].accolade == HIDDEN


def test_a_card_to_be_placed_begins_a_street():
    position = rules.leave(do(replace(by_day("T", seats=3), turn=Turn(holding="ET1"))), FIRST)
    assert player(position).town == town("S1 / ET1L")
    assert to_act(position) == (SECOND,)


def test_of_two_residents_the_first_is_kept():
    position = do(by_day("R", seats=3), "R")
    first, second = player(position).drawn
    position = rules.leave(position, FIRST)
    assert player(position).residents[-1] == first
    assert position.residents[-1] == second


def test_a_turn_that_has_begun_uses_the_day_card_up():
    position = rules.leave(by_day("TT", seats=3), FIRST)
    assert position.day_deck.discards == (1,)
    assert to_act(position) == (SECOND,)
    assert player(position).rings == by_day("TT", seats=3).players[0].rings, "icons bring no rings any more"


def test_a_day_card_whose_turn_has_not_begun_becomes_free():
    position = rules.leave(by_day("T", seats=3), SECOND)
    assert [(day.number, day.seat) for day in position.days] == [(1, 0), (2, None), (3, 2), (16, None)]
    night = by_night(3, first_player=FirstPlayer.SEAT_1)
    lowest = night.days[0].number
    night = rules.leave(do(night, f"d{lowest}"), FIRST)
    assert f"d{lowest}" in written(night, SECOND)


def test_the_draft_order_closes_up():
    position = rules.leave(by_night(3, first_player=FirstPlayer.SEAT_1), SECOND)
    assert position.night == (FIRST, THIRD)


def test_when_the_last_to_choose_leaves_the_day_begins():
    position = by_night(3, first_player=FirstPlayer.SEAT_1)
    numbers = [day.number for day in position.days]
    position = do(do(position, f"d{numbers[1]}"), f"d{numbers[0]}", seat=SECOND)
    position = rules.leave(position, THIRD)
    assert (position.phase, to_act(position)) == (Phase.DAY, (SECOND,))


def test_market_and_day_cards_follow_the_new_number_at_the_next_clean_up():
    position = rules.leave(by_day("T", seats=3), THIRD)
    assert len(position.market.terraces.row) == 4, "not before"
    position = do(do(position, "end"), "end", seat=SECOND)
    market = position.market
    assert (len(market.terraces.row), len(market.piers.row), len(market.landmarks.row)) == (3, 2, 1)
    assert len(position.days) == 3
    assert [day.rings for day in position.days if day.number in (3, 16)] == [1, 1]


def test_a_surplus_of_day_cards_stays():
    position = rules.leave(rules.leave(by_day("T", seats=4), THIRD), Seat(3))
    position = do(do(position, "end"), "end", seat=SECOND)
    assert [day.number for day in position.days] == [3, 4, 16]
    assert [day.rings for day in position.days] == [1, 1, 1]


def test_cards_of_a_visit_are_discarded():
    position = replace(by_day("", seats=3, thanks_for_visiting=True), round=9)
    for seat in (FIRST, SECOND, THIRD):
        position = do(position, "end", seat=seat)
    position = do(position, "v3.0")
    cards = position.turn.offered
    position = rules.leave(position, FIRST)
    assert position.market.terraces.discards[-3:] == cards
    assert to_act(position) == (SECOND,)
    position = rules.leave(position, THIRD)
    assert position.phase is Phase.OVER


def test_when_the_last_visitor_leaves_the_last_round_begins():
    position = replace(by_day("", seats=3, thanks_for_visiting=True), round=9)
    for seat in (FIRST, SECOND, THIRD):
        position = do(position, "end", seat=seat)
    position = do(do(position, "ring"), "ring", seat=SECOND)
    position = rules.leave(position, THIRD)
    assert (position.phase, position.round) == (Phase.NIGHT, 10)
    assert position.night == (FIRST, SECOND)


def test_who_left_keeps_the_town_and_comes_last_whatever_the_points():
    position = by_day("T", "EP1L EP2R", seats=3)
    position = rules.leave(position, FIRST)
    assert player(position).town == town("EP1L EP2R")
    over = replace(position, phase=Phase.OVER)
    assert rules.outcome(over).places[0] == 3
    assert rules.standing(over)[0].points >= 4


def test_secret_residents_of_who_left_stay_secret_until_the_end():
    position = rules.leave(by_day("T", seats=3), SECOND)
    assert view_for(position, FIRST).players[1].residents == (HIDDEN,)


def test_one_player_alone_has_won():
    position = rules.leave(by_day("T"), FIRST)
    assert position.phase is Phase.OVER
    assert rules.outcome(position).places == (2, 1)
    assert rules.outcome(position).reason.key == "tenby-over-alone"


def test_who_does_not_come_decides_as_little_as_possible():
    night = by_night(2, first_player=FirstPlayer.SEAT_1)
    assert rules.fallback(night, FIRST) == read_move(f"d{night.days[0].number}")
    assert rules.fallback(by_day("TT"), FIRST) == read_move("end")
    assert rules.fallback(do(by_day("R"), "R"), FIRST) == read_move("keep1")
    assert rules.fallback(replace(by_day(""), turn=Turn(holding="EP1")), FIRST) == read_move("EP1L@new")
    assert rules.fallback(new_table(2), FIRST) == read_move("keep1")


def test_somebody_else_in_the_middle_of_an_action_is_not_disturbed():
    position = do(with_player(by_day("T", seats=3), FIRST, rings=2), "$T")
    left = rules.leave(position, THIRD)
    assert left.turn == position.turn
    assert to_act(left) == (FIRST,)


def test_a_game_that_ends_in_set_up_scores_nothing():
    """Ruling 72."""
    position = rules.leave(do(new_table(2), "keep1", seat=SECOND), FIRST)
    assert [score.points for score in rules.standing(position)] == [0, 0]
    assert [score.lines for score in rules.standing(position)] == [(), ()]
    assert rules.outcome(position).places == (2, 1)


@pytest.mark.parametrize("turn", [Turn(holding="T001"), Turn(offered=("T001", "T002"))])
def test_a_card_in_hand_when_the_last_opponent_leaves_is_discarded(turn):
    """Ruling 73."""
    position = rules.leave(replace(by_day("T"), turn=turn), SECOND)
    discards = pile_of(position.market, Deck.TERRACE).discards
    assert discards == tuple(filter(None, (turn.holding, *turn.offered)))
    assert position.phase is Phase.OVER


def test_a_plain_end_in_hand_when_the_last_opponent_leaves_goes_back_to_the_others():
    position = do(by_day("P"), "EP")
    supply = by_day("P").market.plain_piers
    assert position.market.plain_piers != supply
    assert rules.leave(position, SECOND).market.plain_piers == supply
