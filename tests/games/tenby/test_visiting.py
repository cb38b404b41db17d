"""Thanks for Visiting: after the last round but one, in night order, three cards or a ring (ruling 55)."""

import pytest
from msgspec.structs import replace

from games.tenby import rules
from games.tenby.hidden import reveals
from games.tenby.notation import read_move
from games.tenby.position import Phase
from games.tenby.turns import to_act
from tests.games.tenby.boards import FIRST, SECOND, by_day, do, player, town, with_pile, written


def visiting(rounds=10, **changes):
    """The first of two visits: the first seat was done first."""
    position = replace(by_day("", thanks_for_visiting=True, rounds=rounds), round=rounds - 1, **changes)
    return do(do(position, "end"), "end", seat=SECOND)


def drawn(position, name, *cards):
    return with_pile(position, name, deck=cards)


@pytest.mark.parametrize("rounds", [6, 8, 10])
def test_it_comes_after_the_last_round_but_one(rounds):
    """Ruling 25."""
    position = visiting(rounds)
    assert (position.phase, position.round) == (Phase.VISITING, rounds - 1)
    early = replace(by_day("", thanks_for_visiting=True, rounds=rounds), round=rounds - 2)
    assert do(do(early, "end"), "end", seat=SECOND).phase is Phase.NIGHT


def test_the_market_is_cleared_but_not_refilled_before():
    market = visiting().market
    assert (market.terraces.row, market.piers.row, market.landmarks.row) == ((), (), ())


def test_they_visit_in_night_order_and_then_the_round_begins():
    position = visiting()
    assert to_act(position) == (FIRST,)
    position = do(position, "ring")
    assert to_act(position) == (SECOND,)
    position = do(position, "ring", seat=SECOND)
    assert (position.phase, position.round) == (Phase.NIGHT, 10)
    assert len(position.market.terraces.row) == 3
    assert len(position.days) == 3


def test_the_split_is_named_before_drawing_or_a_ring_is_taken():
    assert written(visiting()) == {"v3.0", "v2.1", "v1.2", "v0.3", "ring"}
    assert player(do(visiting(), "ring")).rings == player(visiting()).rings + 1


def test_one_of_three_is_placed_and_the_others_are_discarded_before():
    position = drawn(drawn(visiting(), "terraces", "T001", "T002"), "piers", "P01")
    assert reveals(position, FIRST, read_move("v2.1"))
    position = do(position, "v2.1")
    assert written(position) == {"=T001", "=T002", "=P01"}
    terraces, piers = position.market.terraces.discards, position.market.piers.discards
    position = do(position, "=T002")
    assert position.market.terraces.discards == (*terraces, "T001")
    assert position.market.piers.discards == (*piers, "P01")
    assert written(position) == {"T002@1L", "T002@1R", "T002@new"}
    position = do(position, "T002@1R")
    assert player(position).town == town("S1 T002")
    assert to_act(position) == (SECOND,)


def test_a_split_needs_deck_and_discards_enough():
    position = with_pile(visiting(), "piers", deck=("P01",), discards=())
    assert written(position) == {"v3.0", "v2.1", "ring"}


def test_with_fewer_than_three_left_all_are_drawn():
    position = with_pile(visiting(), "piers", deck=("P01",), discards=())
    position = with_pile(position, "terraces", deck=("T001",), discards=())
    assert written(position) == {"v1.1", "ring"}


def test_a_single_card_leaves_no_choice():
    position = with_pile(visiting(), "piers", deck=("P01",), discards=())
    position = with_pile(position, "terraces", deck=(), discards=())
    assert do(position, "v0.1").turn.holding == "P01"


def test_with_none_left_there_is_the_ring():
    position = with_pile(visiting(), "piers", deck=(), discards=())
    position = with_pile(position, "terraces", deck=(), discards=())
    assert written(position) == {"ring"}


def test_it_is_no_turn_so_no_rings_are_spent():
    position = visiting()
    position = replace(position, players=tuple(replace(each, rings=9) for each in position.players))
    assert written(position) == {"v3.0", "v2.1", "v1.2", "v0.3", "ring"}


def test_who_does_not_come_takes_the_ring_or_the_first_card():
    position = visiting()
    assert rules.fallback(position, FIRST) == read_move("ring")
    position = do(drawn(position, "terraces", "T001", "T002", "T003"), "v3.0")
    assert rules.fallback(position, FIRST) == read_move("=T001")
    assert rules.fallback(do(position, "=T003"), FIRST) == read_move("T003@new")
