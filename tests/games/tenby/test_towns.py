"""Edges, placing a gained card, and moving a card (rulebook p. 9-14)."""

import random

from msgspec.structs import replace

from games.tenby import rules
from games.tenby.components import FACES
from games.tenby.notation import write_move
from games.tenby.position import Turn
from games.tenby.town import is_complete, is_sound, meets, placements, shifts, with_card, with_shift
from games.tenby.turns import to_act
from tests.games.tenby import naive
from tests.games.tenby.boards import by_day, do, player, town, written


def places(built, card):
    return {write_move(place) for place in placements(town(built), card)}


def moved(built):
    return {write_move(shift) for shift in shifts(town(built))}


# T001 to T060 are T/T, P01 to P18 P/P, L01 to L08 T/T; ET and EP have a pier or the sea on their outer side.


def test_edges_match_and_sea_meets_nothing():
    assert meets("T001", "T002")
    assert not meets("T001", "P01")
    assert not meets("EP1R", "EP2L"), "sea never joins sea"


def test_a_street_is_completed_by_sea_at_both_ends():
    assert is_complete(("EP1L", "P01", "EP2R"))
    assert not is_complete(("EP1L", "P01"))
    assert not is_complete(("ET1L", "ET2R")), "an end terrace has no sea (ruling 2)"


# Placing


def test_a_card_goes_to_a_matching_end_or_alone():
    assert places("S1", "T001") == {"T001@1L", "T001@1R", "T001@new"}
    assert places("S1", "P01") == {"P01@new"}


def test_a_card_never_goes_between_cards():
    position = replace(by_day(first="S1 T001 T002"), turn=Turn(holding="T003"))
    assert written(position) == {"T003@1L", "T003@1R", "T003@new"}


def test_nothing_is_placed_beyond_the_sea():
    assert places("EP1L P01 EP2R", "P02") == {"P02@new"}


def test_a_plain_end_lies_with_either_side_up():
    assert places("S1", "ET1") == {"ET1L@1L", "ET1R@1R", "ET1L@new", "ET1R@new"}


def test_streets_never_join():
    """Ruling 52: a gained card touches one card at most."""
    position = do(replace(by_day(first="S1 / T001"), turn=Turn(holding="T002")), "T002@1R")
    assert player(position).town == town("S1 T002 / T001")


def test_a_new_street_comes_after_the_others():
    position = do(replace(by_day(first="S1"), turn=Turn(holding="T002")), "T002@new")
    assert player(position).town == town("S1 / T002")


def test_a_street_holds_one_landmark():
    assert places("S1 L01", "L02") == {"L02@new"}
    assert places("S1", "L02") == {"L02@1L", "L02@1R", "L02@new"}


# Moving


def test_a_card_may_move_between_two_cards():
    assert "T003>1.2" in moved("S1 T001 / T003")
    (shift,) = [shift for shift in shifts(town("S1 T001 / T003")) if write_move(shift) == "T003>1.2"]
    assert with_shift(town("S1 T001 / T003"), shift) == town("S1 T003 T001")


def test_a_card_may_leave_the_middle_and_the_gap_closes():
    built = town("S1 T001 T002")
    (shift,) = [shift for shift in shifts(built) if write_move(shift) == "T001>new"]
    assert with_shift(built, shift) == town("S1 T002 / T001")


def test_a_gap_that_would_not_close_forbids_the_move():
    """The last test vector: the T/P card between T/T and P/S cannot be taken out."""
    assert FACES["T065"].left + FACES["T065"].right == "TP"
    assert not [move for move in moved("T001 T065 EP1R") if move.startswith("T065")]
    assert [move for move in moved("T001 T065") if move.startswith("T065")]


def test_a_moved_card_must_match_its_neighbours():
    assert "P01>1.1" not in moved("S1 / P01")


def test_a_card_may_move_inside_its_street():
    built = town("S1 T001 T002")
    (shift,) = [shift for shift in shifts(built) if write_move(shift) == "S1>1.3"]
    assert with_shift(built, shift) == town("T001 S1 T002")


def test_the_start_card_may_move():
    assert "S1>2.1" in moved("S1 / T001")


def test_an_emptied_street_vanishes():
    built = town("S1 / T001")
    (shift,) = [shift for shift in shifts(built) if write_move(shift) == "S1>2.1"]
    assert with_shift(built, shift) == town("S1 T001")


def test_a_moved_plain_end_may_be_turned_over():
    assert {"ET1L>2.1", "ET1R>2.2"} <= moved("ET1L / S1")


def test_a_move_that_changes_nothing_is_refused():
    """Ruling 53: not a lone card to a new street, not a plain end turned where it lies."""
    assert moved("S1") == set()
    assert moved("ET1L") == set()


def test_a_landmark_moves_only_where_there_is_none():
    assert moved("L01 / L02 T001") == {
        "T001>1.1",
        "T001>1.2",
        "T001>2.1",
        "T001>new",
        "L02>2.3",
        "L02>new",
    }


def test_moves_agree_with_a_slow_search_on_random_towns():
    rng = random.Random("moves")
    for number in range(40):
        position = by_day("TTPPL" * 2, seed=f"moves {number}")
        for _ in range(rng.randint(2, 16)):
            legal = [
                move
                for move in rules.legal_moves(position, to_act(position)[0])
                if write_move(move) != "end" and not write_move(move).startswith("-")
            ]
            if not legal:
                break
            position = rules.apply(position, to_act(position)[0], rng.choice(legal))
        built = player(position).town
        found = {tuple(sorted(with_shift(built, shift))) for shift in shifts(built)}
        assert found == naive.towns_after_a_move(built)
        assert all(is_sound(street) for after in found for street in after)


def test_no_two_moves_of_a_card_lead_to_the_same_town():
    built = town("S1 T001 / ET1L T002 T065 EP1R / P01")
    for face in {face for street in built for face in street}:
        after = [with_shift(built, shift) for shift in shifts(built) if shift.face == face]
        assert len(set(map(tuple, map(sorted, after)))) == len(after)


def test_placing_keeps_every_other_street():
    built = town("S1 / T001 / P01")
    for place in placements(built, "T002"):
        after = with_card(built, place)
        assert sum(map(len, after)) == 4
        assert all(is_sound(street) for street in after)
