"""Building a tile: where it may stand, what it costs there and which cards may pay for it."""

from collections.abc import Iterator
from functools import cache

from games.copenhagen.components import COLUMNS, Colour
from games.copenhagen.position import COLOUR_NUMBER, TILES, Build, House, Player, Position
from games.copenhagen.tiles import ORIENTATIONS, anchors_of, space, spaces, touching


def is_touching(house: House, move: Build) -> bool:
    """Would the tile share an edge with a tile of its own colour?"""
    orientation = ORIENTATIONS[move.tile][move.turn]
    same = house.colours[COLOUR_NUMBER[Colour(move.tile[0])]]
    return bool(touching(orientation, same) >> space(move.column, move.row) & 1)


def price_of(position: Position, house: House, move: Build) -> int:
    """Spaces, one less beside its own colour, one less with Construction discount; never below nothing."""
    return max(0, int(move.tile[1]) - is_touching(house, move) - position.discount)


def payments(position: Position, player: Player, tile: str, price: int) -> range:
    """How many of the cards paid may be of the changed colour; empty if the hand cannot pay.

    Every card of the changed colour counts as the other one for this build, so it cannot pay for a
    tile of its own colour (p. 6).
    """
    colour = tile[0]
    own = player.hand.count(colour)
    changed = 0
    if position.change:
        if position.change[0] == colour:
            own = 0
        elif position.change[1] == colour:
            changed = player.hand.count(position.change[0])
    return range(max(0, price - own), min(price, changed) + 1)


def builds(position: Position, player: Player) -> Iterator[Build]:
    """Every tile that is left, can stand somewhere and can be paid for, in every way."""
    anchors = anchors_of(player.house.filled)
    for number, tile in enumerate(TILES):
        if not position.stock[number]:
            continue
        full_price = max(0, int(tile[1]) - position.discount)
        reduced = max(0, full_price - 1)
        cheap = payments(position, player, tile, reduced)
        if not cheap:
            continue
        dear = payments(position, player, tile, full_price)
        same_colour = player.house.colours[COLOUR_NUMBER[Colour(tile[0])]]
        for turn, orientation in enumerate(ORIENTATIONS[tile]):
            standing = anchors[orientation.shape]
            near = standing & touching(orientation, same_colour) if same_colour else 0
            yield from _each(tile, turn, near, cheap)
            yield from _each(tile, turn, standing & ~near, dear)


def _each(tile: str, turn: int, anchors: int, ways_to_pay: range) -> Iterator[Build]:
    if not ways_to_pay:
        return
    for anchor in spaces(anchors):
        for changed in ways_to_pay:
            yield _build(tile, turn, anchor, changed)


@cache  # a few thousand values, made once
def _build(tile: str, turn: int, anchor: int, changed: int) -> Build:
    return Build(tile, turn, anchor % COLUMNS, anchor // COLUMNS, changed)
