"""What is compared in puzzles of Copenhagen: points, then coats of arms, then cards that were not spent."""

from games.api import Seat
from games.copenhagen.components import WHITE
from games.copenhagen.house import coats_between, points, with_tile
from games.copenhagen.position import House, Phase, Placed, Position
from games.copenhagen.tiles import ORIENTATIONS, space
from games.puzzling import Puzzling

FEWEST_TILES, MOST_TILES = 5, 14
"""Of a house that something can be made of."""
SUPPLY = 10
"""Cards that must lie there: what refills the harbour is nobody's concern."""


def worth(before: Position, after: Position, seat: Seat) -> tuple[int, int, int]:
    """Points and coats of arms that the turn brings, and what it costs."""
    was, now = before.players[seat], after.players[seat]
    return (
        points(now.house) - points(was.house),
        coats_between(was.house.filled, now.house.filled),
        -(len(was.hand) + _taken(before, after) - len(now.hand)),
    )


def _taken(before: Position, after: Position) -> int:
    last = after.last
    return len(last.took) if last is not None and last.turn_number == before.turn_number else 0


def result(before: Position, after: Position, seat: Seat) -> frozenset[tuple[str, int]]:
    """What was built on which spaces, wherever its wall is; white tiles only if they bring something, for a
    coat of arms has to be used."""
    house = before.players[seat].house
    placed = after.players[seat].house.placed[len(house.placed) :]
    coloured = tuple(each for each in placed if each.tile != WHITE)
    for each in coloured:
        house = with_tile(house, each)
    telling = coloured if _brings(house) == _brings(after.players[seat].house) else placed
    return frozenset((each.tile, _spaces(each)) for each in telling)


def _spaces(placed: Placed) -> int:
    return ORIENTATIONS[placed.tile][placed.orientation].mask << space(placed.column, placed.row)


def _brings(house: House) -> tuple[int, int]:
    return points(house), coats_between(0, house.filled)


def begins(position: Position, seat: Seat) -> bool:
    """At the beginning of a turn with an ability to use, in a house that is neither empty nor full."""
    player = position.players[seat]
    return (
        position.phase is Phase.ACT
        and not position.discount
        and not position.change
        and bool(player.active)
        and FEWEST_TILES <= len(player.house.placed) <= MOST_TILES
        and len(position.supply) >= SUPPLY
    )


PUZZLING = Puzzling(worth=worth, result=result, begins=begins)
