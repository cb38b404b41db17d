"""What is compared in puzzles of Kensington, which begin with a tile in hand: points, birds, tokens."""

from games.api import Seat
from games.kensington.building import points
from games.kensington.position import Build, Move, Phase, Placed, Position
from games.puzzling import Puzzling

FEWEST_TILES, MOST_TILES = 5, 18
"""Of a building that something can be made of."""


def worth(before: Position, after: Position, seat: Seat) -> tuple[int, int, int]:
    """Points, birds and tokens that the turn brings."""
    was, now = before.players[seat], after.players[seat]
    return points(now.building) - points(was.building), now.birds - was.birds, now.tokens - was.tokens


def result(before: Position, after: Position, seat: Seat) -> frozenset[Placed]:
    """What was built where."""
    built = before.players[seat].building.placed
    return frozenset(after.players[seat].building.placed[len(built) :])


def begins(position: Position, seat: Seat) -> bool:
    """With a tile just taken and another one stored, so that they may go together."""
    player = position.players[seat]
    return (
        position.phase is Phase.BUILD
        and bool(position.hand)
        and not position.busy
        and position.bird_end is None
        and bool(player.stored)
        and FEWEST_TILES <= len(player.building.placed) <= MOST_TILES
    )


def obvious(position: Position, seat: Seat, move: Move) -> bool:
    """Tiles that can only be built together do not come to mind at once."""
    return not isinstance(move, Build) or len(move.parts) == 1


PUZZLING = Puzzling(worth=worth, result=result, begins=begins, fewest=6, long=(2, 3), obvious=obvious)
