"""How games end: seven birds and the last build, a stall, idleness, a vote; and players who are gone."""

import pytest

from games.kensington import GAME
from games.kensington.ends import birds_out
from games.kensington.position import Build, End, Phase
from games.kensington.rules import fallback, outcome, setup
from games.kensington.tiles import TILES
from tests.games.kensington.boards import (
    BARE,
    FIRST,
    SECOND,
    THIRD,
    after,
    building,
    building_now,
    drawn,
    offered,
    piles,
    player,
    refusal,
    table,
)
from tests.languages.english import english

SIX_BIRDS = building("O", tiles=("R02", "R06", "R07", "R12", "R17", "R19"))
CLOSED = building("^^^", "wOw")
"""Only roofs, walls, doors and lit windows can still be added, at the ends."""
BIRD_NEXT = piles(A="WL01 WL02 WL03", C="R01")


def all_tiles_but(*names: str) -> tuple[str, ...]:
    """Tiles to count as built, so that only these are left somewhere else."""
    return tuple(tile for tile in TILES if tile not in names)


# Birds


def test_drawing_the_seventh_bird_announces_the_end_and_the_turn_is_finished():
    position = after(table(player(SIX_BIRDS), piles=BIRD_NEXT), "C1")
    assert position.bird_end == FIRST
    assert position.turn == FIRST
    assert "R01@1,0" in offered(position)
    end = after(position, "R01@1,0")
    assert end.end is End.BIRDS
    assert english(outcome(end).reason).startswith("The seventh bird was drawn.")


def test_birds_in_warehouses_and_all_buildings_count():
    five = building("O", tiles=("R02", "R06", "R07", "R12", "R17"))
    position = table(player(five), player(stored="R19"), piles=BIRD_NEXT)
    assert birds_out(position) == 6
    assert after(position, "C1").bird_end == FIRST


def test_six_birds_do_not_end_it():
    five = building("O", tiles=("R02", "R06", "R07", "R12", "R17"))
    assert after(table(player(five), piles=BIRD_NEXT), "C1").bird_end is None


def test_after_the_last_turn_the_others_may_build_clockwise_what_they_stored():
    seats = (player(stored="WD05"), player(SIX_BIRDS), player(stored="WL05"))
    position = after(table(*seats, piles=BIRD_NEXT, turn=SECOND), "C1", "store")
    assert (position.turn, position.phase) == (THIRD, Phase.LAST_BUILD)
    assert "end" in offered(position)
    position = after(position, "WL05@1,0")
    assert drawn(position.players[2].building) == ("Oww",)
    assert (position.turn, position.phase) == (FIRST, Phase.LAST_BUILD)
    end = after(position, "end")
    assert end.phase is Phase.OVER
    assert end.players[0].stored == ("WD05",)


def test_ruling_24_the_seat_that_drew_it_builds_only_in_its_own_turn():
    position = table(player(SIX_BIRDS, "WL05"), player(), piles=BIRD_NEXT)
    end = after(position, "C1", "store")
    assert end.phase is Phase.OVER
    assert end.players[0].stored == ("WL05", "R01")


def test_ruling_25_nothing_is_taken_in_the_last_build():
    position = table(player(SIX_BIRDS, "WD01"), player(stored="WL05", tokens=3), piles=BIRD_NEXT)
    position = after(position, "C1", "store")
    assert all("@" in text or text == "end" for text in offered(position))
    assert not any("$" in text for text in offered(position))
    assert refusal(position, "A1") == "The seventh bird is out: build from your warehouse, or end."


def test_ruling_48_diamonds_still_pay_in_the_last_build():
    position = table(player(SIX_BIRDS), player(stored="WL31", tokens=0), piles=BIRD_NEXT)
    position = after(position, "C1", "store", "WL31@1,0")
    assert position.players[1].tokens == 1


def test_a_seat_that_cannot_build_is_not_asked_in_the_last_build():
    seats = (player(SIX_BIRDS), player(stored="WD21"), player(stored="WL05"))
    assert after(table(*seats, piles=BIRD_NEXT), "C1", "store").turn == THIRD


def test_a_returned_bird_stops_counting_but_the_end_stays_announced():
    position = table(player(SIX_BIRDS, "WD21 WD30"), piles=BIRD_NEXT)
    position = after(position, "C1")
    assert birds_out(position) == 7
    end = after(position, "return")
    assert birds_out(end) == 6
    assert end.end is End.BIRDS


def test_ruling_19_buying_a_bird_announces_nothing():
    position = table(player(SIX_BIRDS), player(stored="R01"), piles=BIRD_NEXT)
    assert birds_out(position) == 7
    assert after(position, "$R01@1,0").bird_end is None


# A stall


def stalled_after(position) -> bool:
    return after(position, "end").end is End.STALL


def test_the_game_ends_when_nobody_can_lay_another_tile():
    """The only tile left is a roof, and nobody has a token for it."""
    built = building("O", tiles=all_tiles_but("R03"))
    position = table(player(built, tokens=0), player(tokens=0), phase=Phase.BUILD)
    assert stalled_after(position)
    assert english(outcome(after(position, "end")).reason) == "Nobody can lay another tile."


def test_a_token_for_the_last_roof_keeps_it_going():
    built = building("O", tiles=all_tiles_but("R03"))
    assert not stalled_after(table(player(built, tokens=0), player(tokens=1), phase=Phase.BUILD))


def test_a_beige_tile_that_fits_nowhere_does_not_keep_it_going():
    built = building("^^^", "wOw", tiles=all_tiles_but("WD05"))
    others = player(CLOSED, tokens=0)
    assert stalled_after(table(player(built, tokens=0), others, phase=Phase.BUILD))
    assert not stalled_after(table(player(built, tokens=0), player(tokens=0), phase=Phase.BUILD))


def test_a_stored_tile_of_another_keeps_it_going_for_a_token():
    built = building("O", tiles=all_tiles_but("WD21", "WL01"))
    seats = player(CLOSED, stored="WD21", tokens=0), player(CLOSED, tokens=0)
    gone = building("^^^", "wOw", tiles=all_tiles_but("WD21"))
    assert stalled_after(table(player(gone, tokens=0), *seats, phase=Phase.BUILD))
    hung = building("d.d", "wOw")
    rich = player(hung, tokens=1)
    assert not stalled_after(table(player(gone, tokens=0), seats[0], rich, phase=Phase.BUILD))
    assert not stalled_after(table(player(built, tokens=0), *seats, phase=Phase.BUILD))


def test_ruling_41_a_unit_with_one_obtainable_tile_counts():
    """The dark 2 wide borders only lit windows; with the dark L over it, which reaches a roof, it stands."""
    other = player(building("^^^", "wOw", tiles=all_tiles_but("WD05", "WD33")), tokens=0)
    both = table(player(CLOSED, "WD05 WD33", tokens=0), other, phase=Phase.BUILD)
    assert "WD05@-3,0+WD33@-4,0" in offered(both)
    assert not stalled_after(both)
    with_heap = table(player(CLOSED, "WD05", tokens=0), other, phase=Phase.BUILD)
    assert not stalled_after(with_heap)
    without = player(building("^^^", "wOw", tiles=all_tiles_but("WD05")), tokens=0)
    assert stalled_after(table(player(CLOSED, "WD05", tokens=0), without, phase=Phase.BUILD))


def test_ruling_41_the_forced_spend_is_ignored():
    """At five tokens the beige tile could not be taken, but it counts as one that could be laid."""
    built = building("O", tiles=all_tiles_but("WL01"))
    assert not stalled_after(table(player(built, tokens=5), player(CLOSED, tokens=0), phase=Phase.BUILD))


# Idleness


@pytest.mark.parametrize(("seats", "turns"), [(2, 6), (3, 9), (5, 15)])
def test_ruling_42_three_rounds_in_which_nothing_is_built_or_stored_end_it(seats, turns):
    full = player(BARE, "WD21 WL21")
    position = table(*(full,) * seats, piles=piles(A="WL01 WL02 WL03"))
    for _ in range(turns):
        assert position.end is None
        position = after(position, "A1", "return")
    assert position.end is End.IDLE
    assert english(outcome(position).reason) == "Nothing was built or stored for three rounds."


def test_ruling_42_skipping_is_idle_and_storing_or_building_is_not():
    position = table(player(tokens=1), piles=piles(C="R03"), idle=2)
    assert after(position, "skip").idle == 3
    assert after(position, "C1", "store").idle == 0
    assert after(position, "C1", "R03@1,0").idle == 0


def test_ruling_43_birds_come_before_a_stall_and_before_idleness():
    built = building("^^^", "wOw", tiles=all_tiles_but("WL05", "R01"))
    position = table(
        player(built, tokens=0),
        player(BARE, "WL05", tokens=0),
        hand="R01",
        phase=Phase.BUILD,
        bird_end=FIRST,
        idle=50,
    )
    position = after(position, "store")
    assert (position.phase, position.turn) == (Phase.LAST_BUILD, SECOND)
    assert after(position, "end").end is End.BIRDS


def test_ruling_43_a_stall_comes_before_idleness():
    built = building("O", tiles=all_tiles_but("R03"))
    position = table(player(built, tokens=0), player(tokens=0), phase=Phase.BUILD, idle=50)
    assert after(position, "end").end is End.STALL


# A unanimous end


def test_the_game_ends_once_all_agreed_within_a_round():
    position = table(player(), player(), player(), piles=piles(A="WL01 WL02 WL03"))
    position = after(position, "vote", "A1", "store", "vote", "A1", "store")
    assert position.votes == (FIRST, SECOND)
    end = after(position, "vote")
    assert end.end is End.VOTE
    assert english(outcome(end).reason) == "Everybody agreed to end it."


def test_one_seat_that_does_not_agree_keeps_it_going():
    position = table(player(), player(), piles=piles(A="WL01 WL02 WL03 WL04 WL05"))
    position = after(position, "vote", "A1", "store", "A1", "store")
    assert position.votes == ()
    position = after(position, "A1", "store", "vote")
    assert position.end is None


def test_a_seat_agrees_once_and_only_before_it_takes():
    position = after(table(player(), player()), "vote")
    assert position.turn == FIRST
    assert "vote" not in offered(position)
    assert refusal(position, "vote") == "You have agreed to end the game already."
    assert refusal(building_now(BARE, "WL01"), "vote") == (
        "You can agree to end the game only at the start of your turn."
    )


# Players who are gone (rulings 34, 35 and 40)


def text_of_fallback(position) -> str:
    return GAME.write_move(fallback(position, position.turn))


def test_ruling_34_a_player_who_is_gone_takes_a_plain_tile_and_builds_nothing():
    assert text_of_fallback(table(player(), piles=piles(A="WL01", B="WL21", C="R03"))) == "A1"
    assert text_of_fallback(table(player(), piles=piles(B="WL21", C="R03"))) == "B1"
    assert text_of_fallback(table(player(), piles=piles(C="R03"))) == "skip"
    assert text_of_fallback(building_now(BARE, "WL01")) == "store"
    assert text_of_fallback(building_now(BARE, "WL01", stored="WD01 WD02")) == "return"
    assert text_of_fallback(building_now(BARE, stored="WD01 WD02")) == "end"


def test_the_forced_spend_binds_a_player_who_is_gone_too():
    """The rulebook forbids a beige back at four tokens (ruling 40)."""
    assert text_of_fallback(table(player(tokens=4), piles=piles(A="WL01", C="R03", D="M1"))) == "C1"
    assert text_of_fallback(table(player(tokens=4), piles=piles(A="WL01", D="M1"))) == "D"
    buying = table(player(tokens=4), player(stored="WL05"), piles=piles(A="WL01"))
    assert isinstance(fallback(buying, FIRST), Build)
    assert text_of_fallback(buying) in offered(buying)


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_table_that_everybody_left_ends_by_itself(seats):
    position = setup(seats, GAME.options(), "gone")
    while position.end is None:
        position = GAME.apply(position, position.turn, fallback(position, position.turn))
    assert position.end is End.IDLE


def test_ruling_35_stored_tiles_and_birds_of_a_player_who_is_gone_still_count():
    position = table(player(), player(SIX_BIRDS, stored="R01 WL05"))
    assert birds_out(position) == 7
    assert "$WL05@1,0" in offered(position)
