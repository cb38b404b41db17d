"""A player who left (rulings 35, 42 and 47): frozen, not asked any more, and never the winner."""

from msgspec.structs import replace

from games.api import LEAVES, leave, replay
from games.errors import IllegalMove
from games.kensington import GAME
from games.kensington.ends import birds_out, tiles_in_heap
from games.kensington.notation import diagram
from games.kensington.position import End, Phase
from games.kensington.rules import outcome
from games.kensington.tiles import TILES
from games.kensington.words import tell
from tests.games.kensington.boards import (
    BARE,
    FIRST,
    SECOND,
    THIRD,
    after,
    building,
    building_now,
    offered,
    piles,
    player,
    table,
)
from tests.languages.english import english, refused

SIX_BIRDS = building("O", tiles=("R02", "R06", "R07", "R12", "R17", "R19"))
CLOSED = building("^^^", "wOw")
HEAP = piles(A="WL01 WL02 WL03", C="R01 R03")


def left(position, *seats):
    for seat in seats:
        position = leave(GAME, position, seat)
    return position


def three(*players, **changes):
    return table(*players, *[player() for _ in range(3 - len(players))], **changes)


# Whose turn it is


def test_a_seat_that_leaves_out_of_turn_is_passed_over():
    position = left(three(piles=HEAP), SECOND)
    assert (position.turn, position.phase) == (FIRST, Phase.TAKE)
    assert after(position, "A1", "store").turn == THIRD


def test_a_seat_that_leaves_in_turn_makes_way_at_once():
    position = left(three(piles=HEAP), FIRST)
    assert (position.turn, position.turn_number, position.phase) == (SECOND, 2, Phase.TAKE)


def test_two_seats_that_leave_one_after_the_other_are_both_passed_over():
    position = left(table(*[player()] * 4, piles=HEAP), SECOND, THIRD)
    assert after(position, "A1", "store").turn == 3


def test_nobody_leaves_twice():
    with refused(IllegalMove, match="player 2 has left already"):
        left(three(), SECOND, SECOND)


def test_nobody_leaves_a_game_that_is_over():
    with refused(IllegalMove, match="over"):
        left(three(), SECOND, THIRD, FIRST)


# What they had


def test_the_tile_in_hand_is_stored():
    position = left(replace(building_now(BARE, "WL01", piles=HEAP), players=(player(),) * 3), FIRST)
    assert (position.hand, position.players[FIRST].stored) == ("", ("WL01",))
    assert position.turn == SECOND


def test_with_a_full_warehouse_the_tile_in_hand_goes_back_into_the_heap():
    position = three(player(stored="WD01 WD02"), hand="WL01", phase=Phase.BUILD, piles=HEAP)
    gone = left(position, FIRST)
    assert (gone.hand, gone.players[FIRST].stored) == ("", ("WD01", "WD02"))
    assert gone.piles[0].size == position.piles[0].size + 1
    assert "WL01" in tiles_in_heap(gone)


def test_tokens_are_frozen_and_a_bought_tile_is_paid_to_the_pool():
    position = left(three(player(), player(stored="R03", tokens=2), piles=HEAP, pool=5), SECOND)
    bought = after(position, "$R03@1,0")
    assert bought.players[SECOND].stored == ()
    assert bought.players[SECOND].tokens == 2
    assert (bought.players[FIRST].tokens, bought.pool) == (0, 6)


def test_from_somebody_who_stayed_a_tile_is_bought_as_ever():
    position = left(three(player(), player(stored="R03", tokens=2), piles=HEAP, pool=5), THIRD)
    bought = after(position, "$R03@1,0")
    assert (bought.players[SECOND].tokens, bought.pool) == (3, 5)


def test_birds_of_a_seat_that_left_still_count():
    position = left(three(player(), player(SIX_BIRDS), piles=HEAP), SECOND)
    assert birds_out(position) == 6
    assert after(position, "C1").bird_end == FIRST


# The ends


def test_those_who_stayed_agree_without_the_seat_that_left():
    position = left(three(piles=HEAP), THIRD)
    told = english(tell(position, FIRST, GAME.read_move("vote"), None, None))
    assert told.endswith("(1 of 2).")
    agreed = after(position, "vote", "A1", "store", "vote")
    assert agreed.end is End.VOTE
    assert english(outcome(agreed).reason) == "Everybody agreed to end it."


def test_if_everybody_else_has_agreed_already_it_ends_when_the_last_one_leaves():
    assert left(three(piles=HEAP, votes=(SECOND, THIRD)), FIRST).end is End.VOTE
    assert left(three(piles=HEAP, votes=(FIRST, SECOND)), THIRD).end is End.VOTE


def test_whoever_is_building_finishes_the_turn_before_an_agreed_end():
    position = three(player(), hand="WL01", phase=Phase.BUILD, piles=HEAP, votes=(FIRST, SECOND))
    position = left(position, THIRD)
    assert (position.end, position.hand) == (None, "WL01")
    assert after(position, "store").end is End.VOTE


def test_the_agreement_of_a_seat_that_left_counts_no_more():
    position = left(table(*[player()] * 4, piles=HEAP, votes=(SECOND, THIRD)), SECOND)
    assert position.votes == (THIRD,)
    assert position.end is None


def all_tiles_but(*names: str) -> tuple[str, ...]:
    return tuple(tile for tile in TILES if tile not in names)


def test_a_seat_that_left_is_not_asked_for_a_stall():
    """Only the bare building could take the tile that is left, and its player is gone."""
    closed = building("^^^", "wOw", tiles=all_tiles_but("WD01"))
    position = three(player(closed), player(CLOSED), player(), piles=piles(A="WD01"), turn=SECOND)
    assert after(position, "A1", "store").end is None
    assert left(position, THIRD).end is End.STALL


def test_a_tile_stored_by_a_seat_that_left_keeps_it_from_stalling():
    closed = building("^^^", "wOw", tiles=all_tiles_but("R03"))
    position = three(player(closed), player(CLOSED), player(stored="R03"), piles=piles())
    assert left(position, THIRD).end is None


def test_idleness_is_three_rounds_of_those_who_stayed():
    heap = piles(C="R01 R03")
    position = left(three(player(CLOSED), player(CLOSED), idle=4, piles=heap), THIRD)
    assert position.end is None
    assert after(position, "skip").idle == 5
    assert after(position, "skip", "skip").end is End.IDLE


def test_idleness_reached_by_a_leaving_ends_it():
    assert left(three(idle=6, piles=HEAP), THIRD).end is End.IDLE


def test_a_turn_broken_off_is_no_idle_turn_but_a_tile_stored_by_it_counts():
    assert left(three(idle=3, piles=HEAP), FIRST).idle == 3
    building_one = three(idle=3, hand="WL01", phase=Phase.BUILD, piles=HEAP)
    assert left(building_one, FIRST).idle == 0


# The last build


def last_build():
    seats = (player(SIX_BIRDS), player(stored="WL05"), player(stored="WD05"), player(stored="WL06"))
    return after(table(*seats, piles=HEAP), "C1", "store")


def test_a_seat_that_left_is_not_asked_in_the_last_build():
    position = last_build()
    assert (position.turn, position.phase) == (SECOND, Phase.LAST_BUILD)
    assert left(position, SECOND).turn == THIRD
    assert after(left(position, THIRD), "end").turn == 3
    assert left(position, THIRD, 3).phase is Phase.LAST_BUILD
    assert after(left(position, THIRD, 3), "end").end is End.BIRDS


def test_when_the_seat_that_drew_the_seventh_bird_leaves_the_others_still_build():
    seats = (player(SIX_BIRDS), player(stored="WL05"), player(stored="WD05"))
    position = left(after(table(*seats, piles=HEAP), "C1"), FIRST)
    assert position.players[FIRST].stored == ("R01",)
    assert (position.turn, position.phase) == (SECOND, Phase.LAST_BUILD)
    assert after(position, "end").turn == THIRD
    assert after(position, "end", "end").end is End.BIRDS


def test_ruling_43_the_last_build_is_granted_before_an_agreed_end():
    seats = (player(SIX_BIRDS), player(stored="WL05"), player(stored="WD05"))
    position = after(table(*seats, piles=HEAP, votes=(SECOND, THIRD)), "C1")
    assert left(position, FIRST).phase is Phase.LAST_BUILD


# The result


def test_one_player_alone_ends_the_game_and_wins():
    position = three(player(CLOSED), hand="WL01", phase=Phase.BUILD, piles=HEAP)
    over = left(position, SECOND, FIRST)
    assert (over.phase, over.end) == (Phase.OVER, End.LEFT)
    assert outcome(over).places == (2, 3, 1)
    assert english(outcome(over).reason) == "Everybody else resigned."
    assert (over.hand, over.players[FIRST].stored) == ("", ("WL01",))


def test_a_seat_that_left_is_scored_but_comes_behind_all_who_stayed():
    position = left(three(player(), player(), player(CLOSED), piles=HEAP), THIRD)
    over = after(position, "vote", "A1", "store", "vote")
    assert GAME.standing(over)[THIRD].points > 0
    assert outcome(over).places == (1, 1, 3)


def test_a_tie_that_only_somebody_who_left_would_break_is_shared():
    birds = building("O", tiles=("R02",))
    over = after(
        left(three(player(), player(), player(birds), piles=HEAP), THIRD), "vote", "A1", "store", "vote"
    )
    assert outcome(over).places == (1, 1, 3)
    assert "birds" not in english(outcome(over).reason)


def test_the_board_in_text_says_who_left():
    assert [line.endswith(", left") for line in diagram(left(three(), SECOND)).splitlines()].count(True) == 1


def test_a_log_with_a_leaving_replays():
    first = three(piles=HEAP)
    log = [(FIRST, "A1"), (THIRD, LEAVES), (FIRST, "store"), (SECOND, "A1")]
    position = replay(GAME, first, log)
    assert position.gone == (THIRD,)
    assert position == after(left(after(first, "A1"), THIRD), "store", "A1")
    assert "store" in offered(position)
