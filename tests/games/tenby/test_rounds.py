"""Setting up, nights and days, clean-up, run-outs, and the end of the game."""

import pytest
from msgspec.structs import replace

from games import api
from games.api import Seat, read_options
from games.errors import BadOption
from games.tenby import GAME, rules
from games.tenby.components import DAY_CARDS, RESIDENTS, Action
from games.tenby.position import Accolades, Day, DayDeck, FirstPlayer, Phase
from games.tenby.score_lines import result
from games.tenby.turns import to_act
from tests.games.tenby.boards import (
    FIRST,
    SECOND,
    THIRD,
    by_day,
    by_night,
    do,
    kept,
    new_table,
    player,
    with_pile,
    with_player,
    written,
)
from tests.languages.english import refused

every_number = pytest.mark.parametrize("seats", range(2, 6))


def rows(position):
    market = position.market
    return len(market.terraces.row), len(market.piers.row), len(market.landmarks.row)


# Setting up


@every_number
def test_the_market_has_a_terrace_more_and_a_landmark_fewer_than_players(seats):
    assert rows(new_table(seats)) == (seats + 1, seats, seats - 1)


@every_number
def test_one_day_card_more_than_players_lies_in_order(seats):
    numbers = [day.number for day in new_table(seats).days]
    assert len(numbers) == seats + 1
    assert numbers == sorted(numbers)


@every_number
def test_everybody_has_a_start_card_of_their_own_and_two_residents_to_choose_from(seats):
    position = new_table(seats)
    assert [each.town for each in position.players] == [((f"S{n + 1}",),) for n in range(seats)]
    assert all(len(each.drawn) == 2 for each in position.players)
    assert len(position.residents) == len(RESIDENTS) - 2 * seats
    assert all(each.rings == 0 for each in position.players)


def test_the_first_player_is_drawn_by_lot_and_the_others_follow_in_seat_order():
    found = {new_table(3, seed=str(seed)).night for seed in range(20)}
    assert found == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


def test_the_host_may_say_who_begins():
    assert new_table(3, first_player=FirstPlayer.SEAT_3).night == (2, 0, 1)


def test_a_first_player_who_is_not_there_is_refused():
    with refused(BadOption, match="Player 3 cannot begin: only 2 sit at this table"):
        api.new_table(GAME, 2, {"first_player": "seat_3"}, "first")


@pytest.mark.parametrize("rounds", [5, 13])
def test_six_to_twelve_rounds_can_be_played(rounds):
    with pytest.raises(BadOption):
        read_options(GAME, {"rounds": rounds})
    assert read_options(GAME, {"rounds": 6}).rounds == 6
    assert read_options(GAME, {}).rounds == 10


# Night


def test_a_day_card_with_a_piece_cannot_be_chosen():
    position = by_night(2, first_player=FirstPlayer.SEAT_1)
    lowest = position.days[0].number
    position = do(position, f"d{lowest}")
    assert to_act(position) == (SECOND,)
    assert written(position, SECOND) == {f"d{day.number}" for day in position.days[1:]}


def test_nobody_acts_before_everybody_has_chosen():
    position = by_night(3, first_player=FirstPlayer.SEAT_1)
    for seat, day in ((FIRST, 2), (SECOND, 0), (THIRD, 1)):
        assert position.phase is Phase.NIGHT
        position = do(position, f"d{position.days[day].number}", seat=seat)
    assert position.phase is Phase.DAY
    assert to_act(position) == (SECOND,), "the lowest day card begins"


# Day


def test_rings_of_icons_and_tokens_are_gained_as_the_turn_begins():
    position = by_night(2, first_player=FirstPlayer.SEAT_1)
    position = replace(position, days=(Day(3, 2), Day(9), Day(11)))
    position = do(do(position, "d3"), "d11", seat=SECOND)
    assert player(position).rings == 2 + 2
    assert position.turn.actions == (Action.LANDMARK,)
    assert position.days[0].rings == 0


def test_turns_go_by_day_number_and_their_order_is_the_next_night():
    position = by_night(2, first_player=FirstPlayer.SEAT_1)
    position = replace(position, days=(Day(3), Day(9), Day(11)))
    position = do(do(position, "d11"), "d3", seat=SECOND)
    assert to_act(position) == (SECOND,)
    position = do(position, "end", seat=SECOND)
    assert (to_act(position), position.night) == ((FIRST,), (SECOND,))
    position = do(position, "end")
    assert position.night == (SECOND, FIRST)
    assert position.phase is Phase.NIGHT


def test_a_used_day_card_goes_to_the_discards():
    position = do(by_day("T"), "end")
    assert position.day_deck.discards == (1,)
    assert [day.number for day in position.days] == [2, 16]


def test_open_icons_are_forfeited_for_a_ring_each_at_the_end_of_the_turn():
    """Rulings 6 and 51."""
    assert player(do(by_day("TPR"), "end")).rings == 3


# Clean-up


def after_a_round(position):
    for seat in (FIRST, SECOND):
        position = do(position, "end", seat=seat)
    return position


def test_the_unused_day_card_gains_a_ring_and_stays():
    position = after_a_round(by_day("T"))
    assert [day.rings for day in position.days if day.number == 16] == [1]
    assert len(position.days) == 3
    assert position.round == 2


def test_rings_pile_up_on_a_day_card_nobody_takes():
    position = by_day("T")
    position = replace(position, days=(*position.days[:-1], Day(16, 2)))
    position = after_a_round(position)
    assert [day.rings for day in position.days if day.number == 16] == [3]


def test_market_cards_left_are_discarded_and_the_rows_are_new():
    position = by_day("T")
    before = position.market
    after = after_a_round(position).market
    assert before.terraces.row == after.terraces.discards
    assert rows(after_a_round(position)) == (3, 2, 1)


def test_revealed_cards_do_not_enlarge_the_next_market():
    """Ruling 14."""
    position = do(by_day("T", rings=2), "+T", "+L")
    assert rows(position) == (4, 2, 2)
    assert rows(after_a_round(position)) == (3, 2, 1)


def test_an_empty_deck_is_refilled_from_its_discards_in_the_middle_of_a_refill():
    """Ruling 45: all of the deck first, then the discards with the cards of this market."""
    position = with_pile(by_day("T"), "terraces", deck=("T099",), row=("T098",), discards=("T097", "T096"))
    after = after_a_round(position).market.terraces
    assert after.row[0] == "T099"
    assert set(after.row[1:]) < {"T096", "T097", "T098"}
    assert (len(after.deck), after.discards, after.shuffles) == (1, (), 1)


def test_discards_are_not_shuffled_before_a_card_is_needed():
    position = with_pile(by_day("T"), "terraces", deck=("T099", "T095"), row=("T098",), discards=())
    position = after_a_round(position)
    assert position.market.terraces.shuffles == 1
    position = with_pile(by_day("T"), "terraces", deck=("T099", "T095", "T094"), row=("T098",), discards=())
    after = after_a_round(position).market.terraces
    assert (after.deck, after.discards, after.shuffles) == ((), ("T098",), 0)


def test_a_row_is_filled_as_far_as_there_are_cards():
    position = with_pile(by_day("T"), "landmarks", deck=(), row=(), discards=())
    assert rows(after_a_round(position)) == (3, 2, 0)


def test_day_cards_are_reshuffled_without_those_on_the_table():
    position = by_day("T")
    position = replace(position, day_deck=DayDeck((7,), tuple(range(8, 16))))
    after = after_a_round(position)
    numbers = [day.number for day in after.days]
    assert {7, 16} < set(numbers)
    assert numbers == sorted(numbers)
    assert len(after.day_deck.deck) == 16 - 3 - 4, "four cards (3 to 6) were left out of this table"
    assert after.day_deck.shuffles == 1


# The end


def test_the_last_turn_of_the_last_round_ends_the_game_without_clean_up():
    position = replace(by_day("T", rounds=8), round=8)
    before = position.market
    position = after_a_round(position)
    assert position.phase is Phase.OVER
    assert position.market == before
    assert to_act(position) == ()
    assert rules.outcome(position) is not None


def final(*players, **changes):
    """A finished table of two with these towns and residents."""
    position = replace(by_day("T"), phase=Phase.OVER, days=())
    for seat, (built, residents) in enumerate(players):
        streets = tuple(tuple(street.split()) for street in built.split("/"))
        position = with_player(position, Seat(seat), town=streets, residents=tuple(residents.split()))
    return replace(position, **changes)


def reason(position):
    return rules.outcome(position).reason.key


def test_the_most_points_win():
    position = final(("EP1L EP2R", ""), ("EP3L", ""))
    assert rules.outcome(position).places == (1, 2)
    assert reason(position) == "tenby-over"


def test_a_tie_is_broken_by_completed_streets():
    position = final(("EP1L EP2R", ""), ("EP3L / EP4R", ""))
    assert rules.outcome(position).places == (1, 2)
    assert reason(position) == "tenby-over-by-streets"


def test_then_by_points_of_residents():
    # 4 points of plain ends and 5 of the Harbour Master; 6 points of plain ends and a fixed 3.
    position = final(("EP1L P01 EP2R", "R19B"), ("EP4L EP5R / EP6L / T027", ""))
    first, second = (result(position, Seat(seat)) for seat in range(2))
    assert (first.total, first.completed) == (second.total, second.completed) == (9, 1)
    assert rules.outcome(position).places == (1, 2)
    assert reason(position) == "tenby-over-by-residents"


def test_then_the_victory_is_shared():
    position = final(("EP1L", "R01A"), ("EP2L", "R01A"))
    assert (rules.outcome(position).places, reason(position)) == ((1, 1), "tenby-over-shared")


def test_who_shares_a_place_leaves_the_next_one_empty():
    """Ruling 58."""
    position = replace(by_day("T", seats=3), phase=Phase.OVER, days=())
    position = with_player(position, THIRD, town=(("S3",), ("EP1L",)))
    position = with_player(position, FIRST, residents=())
    position = with_player(position, SECOND, residents=())
    assert rules.outcome(position).places == (2, 2, 1)


def test_rings_are_worth_nothing():
    position = final(("EP1L", ""), ("EP2L", ""))
    position = with_player(position, FIRST, rings=9)
    assert [score.points for score in rules.standing(position)] == [2, 2]


def test_running_points_are_town_cards_only():
    position = with_player(by_day("T", first="EP1L P01 EP2R"), FIRST, residents=("R19B",))
    assert rules.standing(position)[0].points == 4
    position = replace(position, phase=Phase.OVER)
    assert rules.standing(position)[0].points == 9


def test_icons_of_day_cards_are_those_of_the_list():
    assert DAY_CARDS[14].actions == tuple(map(Action, "TP+++"))


def test_the_default_table_has_secret_residents_and_no_options():
    options = GAME.options()
    assert options.secret_residents
    assert not options.thanks_for_visiting
    assert options.accolades is Accolades.NONE
    assert kept(new_table()).phase is Phase.NIGHT
