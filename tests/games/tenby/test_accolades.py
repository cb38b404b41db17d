"""Accolades: The Open Sea, Ebb & Flow, High Tide, and what ties bring."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.api import play
from games.errors import IllegalMove
from games.tenby import GAME, accolades, rules
from games.tenby.hidden import reveals, view_for
from games.tenby.notation import read_move
from games.tenby.position import HIDDEN, Accolades, Phase
from games.tenby.scoring import accolade_count, secret_points, shared_points
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

OPEN_SEA: dict[str, Any] = {"accolades": Accolades.OPEN_SEA}
EBB: dict[str, Any] = {"accolades": Accolades.EBB_AND_FLOW}
HIGH_TIDE: dict[str, Any] = {"accolades": Accolades.HIGH_TIDE}
MANAGER, LANDLADY, ADMIRAL, GUIDE, MAYOR, PLANNER, POSTIE = (f"X{n}" for n in range(1, 8))


def refusal(position, text, seat=FIRST):
    with pytest.raises(IllegalMove) as refused:
        play(GAME, position, seat, read_move(text))
    return refused.value.said.key


# What they count (ruling 57)


def test_accolades_count_the_whole_town_landmarks_and_plain_ends_included():
    built = town("S1 L05 / EP1L P01 EP2R / ET1L T002")
    assert accolade_count(built, MANAGER) == 2, "a business terrace and the museum"
    assert accolade_count(built, ADMIRAL) == 3
    assert accolade_count(built, GUIDE) == 1
    assert accolade_count(built, MAYOR) == 1
    assert accolade_count(built, PLANNER) == 7
    assert accolade_count(built, POSTIE) == 3


# Ties


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([3, 2, 1], (10, 0, 0)),
        ([3, 3, 1], (5, 5, 0)),
        ([3, 3, 3], (3, 3, 3)),
        ([0, 0], (0, 0)),
    ],
)
def test_the_most_win_ties_share_and_nothing_wins_nothing(counts, points):
    assert shared_points(counts, 10) == points


@pytest.mark.parametrize(
    ("own", "others", "points"),
    [(3, [2, 1], 5), (3, [3, 1], 4), (3, [3, 3, 3, 3], 1), (3, [4], 0), (0, [0], 0), (2, [2] * 6, 0)],
)
def test_a_secret_accolade_is_for_its_owner_less_one_for_each_who_ties(own, others, points):
    assert secret_points(own, others, 5) == points


# The Open Sea


def test_open_sea_lays_three_accolades_open():
    position = new_table(4, **OPEN_SEA)
    assert len(position.accolades) == 3
    assert view_for(position, None).accolades == position.accolades


def test_open_sea_brings_ten_points():
    position = replace(by_day("", "S1 / EP1L EP2R", **OPEN_SEA), accolades=(MAYOR, GUIDE), phase=Phase.OVER)
    assert accolades.points(position) == (((MAYOR, 10),), ())
    position = with_player(position, FIRST, residents=())
    assert rules.standing(position)[0].points == 4 + 10


# High Tide


def test_high_tide_lays_one_more_accolade_than_players_open_and_inactive():
    for seats in range(2, 6):
        position = new_table(seats, **HIGH_TIDE)
        assert len(position.accolades) == seats + 1
        assert position.active == ()


def test_activating_costs_more_each_time_and_is_for_everybody():
    """Ruling 28."""
    position = replace(by_day("", rings=12, **HIGH_TIDE), accolades=(MANAGER, ADMIRAL, MAYOR))
    for card, left in ((MAYOR, 10), (MANAGER, 7), (ADMIRAL, 4)):
        position = do(position, card)
        assert player(position).rings == left
    assert position.active == (MAYOR, MANAGER, ADMIRAL)


def test_only_active_accolades_bring_points():
    position = replace(by_day("", "EP1L EP2R", rings=2, **HIGH_TIDE), accolades=(ADMIRAL, MAYOR))
    assert accolades.points(position) == ((), ())
    assert accolades.points(do(position, MAYOR)) == (((MAYOR, 10),), ())


def test_an_activation_is_refused_with_the_rule_it_breaks():
    position = replace(by_day("", rings=2, **HIGH_TIDE), accolades=(ADMIRAL, MAYOR, GUIDE))
    assert refusal(position, MANAGER) == "tenby-accolade-is-not-there"
    active = do(position, MAYOR)
    assert refusal(active, MAYOR) == "tenby-accolade-is-active"
    assert refusal(active, GUIDE) == "tenby-too-few-rings"
    assert refusal(by_day("", rings=9, **OPEN_SEA), MAYOR) == "tenby-no-high-tide"


# Ebb & Flow


def ebb(rings=0, *, is_open=False, first=MAYOR, second=GUIDE, built="S1", **changes):
    position = by_day("T", built, **EBB)
    position = with_player(position, FIRST, accolade=first, is_accolade_open=is_open, rings=rings)
    return replace(with_player(position, SECOND, accolade=second), **changes)


def test_an_open_accolade_is_worth_fifteen_to_everybody():
    position = ebb(is_open=True)
    position = with_player(position, SECOND, town=town("EP1L EP2R"))
    assert accolades.points(position) == ((), ((MAYOR, 15),))


def test_a_secret_accolade_is_worth_five_to_its_owner_alone():
    position = ebb(built="EP1L EP2R")
    assert accolades.points(position) == (((MAYOR, 5),), ())
    position = with_player(ebb(), SECOND, town=town("EP1L EP2R"))
    assert accolades.points(position) == ((), ())


@pytest.mark.parametrize("round_", [1, 4, 10])
def test_a_secret_accolade_is_revealed_for_as_many_rings_as_the_round(round_):
    position = ebb(round_, round=round_)
    assert "show" in written(position)
    after = do(position, "show")
    assert player(after).rings == 0
    assert view_for(after, None).players[0].accolade == MAYOR
    assert reveals(position, FIRST, read_move("show"))
    few = with_player(position, FIRST, rings=round_ - 1)
    assert refusal(few, "show") == "tenby-too-few-rings"


def test_it_may_be_revealed_in_the_middle_of_an_action_and_in_anothers_turn():
    """Ruling 42."""
    position = with_player(ebb(), SECOND, rings=1)
    assert GAME.to_act(position) == (FIRST,)
    assert GAME.may_act(position) == (SECOND,)
    in_action = do(position, "T?")
    after = play(GAME, in_action, SECOND, read_move("show"))
    assert player(after, SECOND).is_accolade_open
    assert GAME.to_act(after) == (FIRST,)
    assert GAME.may_act(after) == ()
    assert after.turn == in_action.turn


def test_a_seat_that_nobody_waits_for_may_do_nothing_else():
    position = with_player(ebb(), SECOND, rings=1)
    assert written(position, SECOND) == {"show"}
    assert refusal(position, "end", SECOND) == "tenby-not-your-turn"


def test_it_may_be_revealed_by_night_and_while_visiting_too():
    night = with_player(by_night(2, **EBB), FIRST, rings=1)
    assert FIRST in (*GAME.to_act(night), *GAME.may_act(night))
    assert "show" in written(night)
    visiting = replace(night, phase=Phase.VISITING, visitors=(SECOND, FIRST))
    assert GAME.may_act(visiting) == (FIRST,)


def test_the_own_last_turn_does_not_close_it_but_the_end_of_the_game_does():
    position = with_player(ebb(round=10), FIRST, rings=10)
    position = do(position, "end")
    assert GAME.may_act(position) == (FIRST,)
    over = do(position, "end", seat=SECOND)
    assert over.phase is Phase.OVER
    assert GAME.may_act(over) == ()


def test_a_revealed_accolade_is_never_secret_again():
    position = do(ebb(9), "show")
    assert refusal(position, "show") == "tenby-accolade-is-open"


def test_without_ebb_and_flow_there_is_nothing_to_reveal():
    assert refusal(by_day("T", rings=9), "show") == "tenby-no-own-accolades"
    assert GAME.may_act(by_day("T", rings=9)) == ()


def test_it_cannot_be_revealed_for_rings_before_the_first_round():
    position = with_player(new_table(2, **EBB), FIRST, rings=9)
    assert refusal(position, "show") == "tenby-show-from-round-one"


def test_secret_accolades_are_shown_when_it_is_over():
    position = ebb()
    assert view_for(position, SECOND).players[0].accolade == HIDDEN
    assert view_for(replace(position, phase=Phase.OVER), SECOND).players[0].accolade == MAYOR


def test_who_left_does_not_count_and_their_secret_accolade_is_nobodys():
    """Ruling 68."""
    position = by_day("T", "EP1L EP2R", seats=3, **EBB)
    position = with_player(position, FIRST, accolade=MAYOR)
    position = with_player(position, SECOND, accolade=PLANNER, is_accolade_open=True)
    position = with_player(position, THIRD, accolade=GUIDE)
    left = rules.leave(position, FIRST)
    assert accolades.points(left) == ((), ((PLANNER, 7),), ((PLANNER, 7),))
