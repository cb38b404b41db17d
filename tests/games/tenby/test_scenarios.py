"""The six scenarios of Tenby for one: what each changes, how it is won and how it fails."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.tenby import GAME, rules
from games.tenby.components import Deck
from games.tenby.notation import read_move
from games.tenby.position import Accolades, Phase, Solo
from games.tenby.scenarios import differences_of, is_in_format
from games.tenby.score_lines import result
from games.tenby.scoring import street_points
from games.tenby.solo_table import Penalty
from tests.games.tenby.boards import FIRST, do, new_table, player, town, with_pile, with_player, written
from tests.games.tenby.solo_boards import at_the_end, in_turn, planning, with_row, with_solo
from tests.languages.english import english

GOALS = {
    Solo.CLIFF_CLIMB: 160,
    Solo.MAIN_STREET: 120,
    Solo.FESTIVAL: 200,
    Solo.EVEN_STREETS: 140,
    Solo.NOBODY_HOME: 140,
    Solo.NOT_PERFECT: 120,
}
OPTIONS: dict[Solo, dict[str, Any]] = {
    Solo.FESTIVAL: {"thanks_for_visiting": True, "accolades": Accolades.OPEN_SEA}
}


def refusal(position, text):
    return english(GAME.why_not(position, FIRST, read_move(text)))


# Goals

STREET = tuple(f"T{number:03}" for number in range(1, 15))
"""Worth between 30 and 60 points, so that it counts in Even Streets too."""


def ended_with(solo, points):
    """A game at its end with a town that is worth more, and a penalty pile that leaves so many points."""
    streets = (STREET * 8,) if solo is Solo.MAIN_STREET else (STREET,) * 8
    position = at_the_end("S1", solo=solo, **OPTIONS.get(solo, {}))
    position = with_player(position, FIRST, town=streets, residents=())
    missing = result(position, FIRST).total - points
    assert missing >= 0
    penalties = (Penalty(Deck.TERRACE, "T001"),) * missing
    return do(with_solo(position, penalties=penalties), "end")


@pytest.mark.parametrize("solo", GOALS)
def test_a_scenario_is_won_with_its_goal_and_fails_with_a_point_less(solo):
    goal = GOALS[solo]
    for points, places, word in ((goal, (1,), "is won"), (goal - 1, (2,), "has failed")):
        position = ended_with(solo, points)
        outcome = GAME.outcome(position)
        assert word.endswith(english(GAME.grade(position)))
        assert outcome.places == places
        assert word in english(outcome.reason)
        assert f"{points} points, and {goal} were needed" in english(outcome.reason)


@pytest.mark.parametrize("solo", [Solo.CORE, Solo.ALTERNATIVE_TAKE])
def test_without_a_scenario_there_is_no_goal(solo):
    assert differences_of(solo).goal is None


# Cliff Climb


def climbing(icons="", rings=0, first="S1", compass=1):
    return in_turn(icons, first, rings, compass=compass, anchor="A12", solo=Solo.CLIFF_CLIMB)


def test_ruling_41_in_cliff_climb_a_ring_icon_is_an_action_of_its_own():
    position = do(planning((3,), "A12", solo=Solo.CLIFF_CLIMB), "c3")
    assert position.turn.actions == ("L", "+", "+")
    assert player(position).rings == 0
    position = do(position, "ring")
    assert player(position).rings == 1
    assert position.turn.actions == ("L", "+")


def test_ruling_41_no_ring_is_taken_while_the_supply_is_empty_and_spending_refills_it():
    position = climbing("+T", rings=5)
    assert not {"ring", "-T"} & written(position)
    assert refusal(position, "ring") == "There is no ring left in the supply."
    assert refusal(position, "-T") == "There is no ring left in the supply."
    position = do(position, "+T1")
    assert {"ring", "-T"} <= written(position)
    assert player(do(position, "ring")).rings == 5


def test_ruling_41_at_the_end_of_a_turn_open_icons_bring_what_the_supply_holds():
    assert player(do(climbing("++TT", rings=3), "end")).rings == 5
    assert player(do(climbing("+T", rings=0), "end")).rings == 2
    told = GAME.tell(climbing("++TT", 3), FIRST, read_move("end"), None, FIRST)
    assert english(told).endswith("2 rings for open icons.")


def test_in_other_games_the_supply_of_rings_has_no_end():
    assert player(do(in_turn("TTT", rings=30), "end")).rings == 33


# Main Street


def on_main_street(icons="T", first="S1", rings=0):
    return in_turn(icons, first, rings, anchor="A12", solo=Solo.MAIN_STREET)


def test_ruling_63_a_card_with_a_legal_end_is_placed_there():
    position = do(with_row(on_main_street(), "terraces", "T001", "T002", "T003"), "T001")
    assert written(position) == {"T001@1L", "T001@1R"}
    assert "Main Street has one street only" in refusal(position, "T001@new")
    assert rules.fallback(position, FIRST) == read_move("T001@1L")


def test_ruling_63_a_card_that_fits_neither_end_goes_to_the_penalty_pile():
    position = with_row(on_main_street("P"), "piers", "P01", "P02")
    assert "P01" in written(position), "all face-up cards are offered"
    position = do(position, "P01")
    assert position.turn.holding == ""
    assert position.solo.penalties == (Penalty(Deck.PIER, "P01", is_open=True),)
    assert GAME.standing(position)[0].points == -2
    told = GAME.tell(on_main_street("P"), FIRST, read_move("P01"), position, FIRST)
    assert "goes to the penalty pile" in english(told)


def test_ruling_63_so_does_a_card_drawn_blindly():
    position = do(with_pile(on_main_street("P"), "piers", deck=("P01", "P02")), "P?")
    assert [penalty.card for penalty in position.solo.penalties] == ["P01"]
    assert position.turn.actions == ()


def test_ruling_35_a_second_landmark_costs_four():
    position = with_row(on_main_street("L", "S1 L01"), "landmarks", "L02")
    position = do(position, "L02")
    assert GAME.standing(position)[0].lines[-1].points == -4


def test_ruling_36_a_plain_end_that_fits_nowhere_is_not_offered():
    position = on_main_street("P", "S1")
    assert "EP" not in written(position)
    assert refusal(position, "EP") == "A plain end would fit neither end of the street."
    assert "ET" in written(position)
    assert "EP" in written(on_main_street("P", "S1 ET1R"))


def test_in_main_street_a_move_costs_one_ring_and_leaves_one_street():
    position = on_main_street("", "S1 T001 T002", rings=1)
    assert "T001>1.1" in written(position)
    assert not any(text.endswith(">new") for text in written(position))
    assert "Main Street has one street only" in refusal(position, "T002>new")
    assert player(do(position, "T001>1.1")).rings == 0


# Festival


def test_festival_has_visitors_and_accolades():
    position = new_table(1, solo=Solo.FESTIVAL, thanks_for_visiting=True, accolades=Accolades.OPEN_SEA)
    assert len(position.accolades) == 3
    position = replace(in_turn(solo=Solo.FESTIVAL, **OPTIONS[Solo.FESTIVAL]), round=9)
    assert do(position, "end").phase is Phase.VISITING


# Even Streets


def even(first, residents=()):
    position = at_the_end(first, solo=Solo.EVEN_STREETS)
    return do(with_player(position, FIRST, residents=residents), "end")


def test_ruling_64_streets_below_30_and_above_60_count_nothing():
    good, low = " ".join(STREET), "EP1L EP2R"
    high = " ".join(STREET * 2)
    assert 30 <= street_points(STREET) <= 60 < street_points(STREET * 2)
    assert GAME.standing(even(f"{good} / {low} / {high}"))[0].points == street_points(STREET)
    rates = [english(line.rate) for line in GAME.standing(even(low))[0].lines]
    assert rates == ["2 cards, not counted: 4 points"]


def test_ruling_64_a_street_that_does_not_count_serves_residents_and_accolades():
    low = "EP1L P01 P02 P03 EP2R"
    assert street_points(tuple(low.split())) < 30
    position = even(low, ("R19B",))
    assert result(position, FIRST).resident_points == 5
    assert result(position, FIRST).completed == 1
    honoured = replace(position, options=replace(position.options, accolades=Accolades.OPEN_SEA))
    honoured = with_player(replace(honoured, accolades=("X5",)), FIRST, town=town(f"{low}/{low}/{low}"))
    assert dict(result(honoured, FIRST).accolades) == {"X5": 10}


def test_ruling_34_penalties_are_deducted_all_the_same():
    position = at_the_end("EP1L EP2R", solo=Solo.EVEN_STREETS)
    penalties = (Penalty(Deck.LANDMARK, "L01"),)
    position = with_solo(position, penalties=penalties)
    position = do(with_player(position, FIRST, residents=()), "end")
    assert GAME.standing(position)[0].points == -4


# Nobody Home


def test_ruling_41_where_nobody_is_home_a_resident_icon_gives_two_rings_at_once():
    """C05 shows a pier, a resident and a ring."""
    position = new_table(1, solo=Solo.NOBODY_HOME)
    assert position.phase is Phase.PLAN, "no resident is kept"
    assert position.residents == ()
    position = do(planning((5,), "A12", solo=Solo.NOBODY_HOME), "c5")
    assert player(position).rings == 3
    assert position.turn.actions == ("P",)


def test_where_nobody_is_home_no_resident_is_sold():
    position = in_turn("T", rings=9, solo=Solo.NOBODY_HOME)
    assert "$R" not in written(position)
    assert refusal(position, "R") == "Nobody is at home: there are no residents."


# No Such Thing as Perfect


def imperfect(icons="T", first="S1", rings=0):
    return in_turn(icons, first, rings, anchor="A12", solo=Solo.NOT_PERFECT)


@pytest.mark.parametrize(
    ("street", "fits"),
    [
        ("S1", True),
        ("P01", True),
        ("T001 T002 T003 T004 T005", True),
        ("T001 T002 T003 T004 T005 T006", False),
        ("P01 P02", False),
        ("EP1L ET1L T001 T002 T003 T004", True),
        ("EP1L ET1L T001 T002 T003 T004 T005", False),
        ("L01 T001", True),
    ],
)
def test_a_street_is_a_part_of_the_format(street, fits):
    assert is_in_format(tuple(street.split()), differences_of(Solo.NOT_PERFECT).street_format) == fits


def test_ruling_54_a_card_that_breaks_the_format_begins_a_street():
    position = imperfect(first="T001 T002 T003 T004 T005")
    position = do(with_row(position, "terraces", "T006", "T007", "T008"), "T006")
    assert written(position) == {"T006@new"}
    assert "pier, five terraces, pier" in refusal(position, "T006@1R")


def test_ruling_53_only_the_town_after_a_move_is_judged():
    full = "EP1L ET1L T001 T002 T003 ET2R EP2R"
    position = imperfect("", full, rings=1)
    assert "T001>1.5" in written(position), "a terrace may shift inside a full street"
    assert "T001>new" not in written(position), "pier, four terraces, pier is no part of the format"
    assert "pier, five terraces, pier" in refusal(position, "T001>new")
    assert player(do(position, "T001>1.5")).rings == 0
