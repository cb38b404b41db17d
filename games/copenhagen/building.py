"""Building a tile: where it may stand, what it costs there and which cards may pay for it."""

from functools import cache, lru_cache
from typing import Final

from games.copenhagen.components import COLUMNS, SIZES, Colour
from games.copenhagen.position import COLOUR_NUMBER, TILE_NUMBER, Build, House, Player, Position
from games.copenhagen.tiles import ORIENTATIONS, anchors_of, space, spaces, touching_anchors

_BY_COLOUR: Final = tuple(
    (colour, tuple((size, f"{colour}{size}", TILE_NUMBER[f"{colour}{size}"]) for size in SIZES))
    for colour in Colour
)


def is_touching(house: House, move: Build) -> bool:
    """Would the tile share an edge with a tile of its own colour?"""
    form = ORIENTATIONS[move.tile][move.orientation]
    same = house.colours[COLOUR_NUMBER[move.tile[0]]]
    return bool(touching_anchors(same)[form.shape] >> space(move.column, move.row) & 1)


def price_of(position: Position, house: House, move: Build) -> int:
    """Spaces, one less beside its own colour, one less with Discount; never below nothing."""
    return max(0, int(move.tile[1]) - is_touching(house, move) - position.discount)


def payments(position: Position, player: Player, tile: str, price: int) -> range:
    """How many of the cards paid may be of the changed colour; empty if the hand cannot pay."""
    return _ways(price, *_cards_for(position, player, tile[0]))


def _cards_for(position: Position, player: Player, colour: str) -> tuple[int, int]:
    """Cards in hand that pay for a colour: of its own, and of the changed one.

    Every card of the changed colour counts as the other one for this build, so it cannot pay for a
    tile of its own colour (p. 6).
    """
    if not position.change:
        return player.hand.count(colour), 0
    if position.change[0] == colour:
        return 0, 0
    changed = player.hand.count(position.change[0]) if position.change[1:] == colour else 0
    return player.hand.count(colour), changed


def builds(position: Position, player: Player, of_colour: str = "") -> list[Build]:
    """Every tile (of one colour) that is left, can stand somewhere and can be paid for, in every way."""
    house, discount, stock = player.house, position.discount, position.stock
    found: list[Build] = []
    for (colour, tiles), same in zip(_BY_COLOUR, house.colours, strict=True):
        if of_colour and colour != of_colour:
            continue
        own, changed = _cards_for(position, player, colour)
        for size, tile, number in tiles:
            if size - discount - 1 > own + changed:
                break  # a larger tile costs more
            if stock[number]:
                found += _placements(tile, house.filled, same, discount, min(own, size), min(changed, size))
    return found


def _ways(price: int, own: int, changed: int) -> range:
    """How many of the cards paid may be of the changed colour."""
    return range(max(0, price - own), min(price, changed) + 1)


@lru_cache(maxsize=8192)  # a house stays the same while others play, and its colours while one builds others
def _placements(
    tile: str, filled: int, same: int, discount: bool, own: int, changed: int
) -> tuple[Build, ...]:
    """Every place of a tile and every way to pay for it there: beside its own colour it is cheaper."""
    dear = int(tile[1]) - discount
    pay_cheap, pay_dear = _ways(max(0, dear - 1), own, changed), _ways(dear, own, changed)
    standing_of, near_of = anchors_of(filled), touching_anchors(same)
    found: list[Build] = []
    for orientation, form in enumerate(ORIENTATIONS[tile]):
        standing = standing_of[form.shape]
        near = standing & near_of[form.shape]
        if near and pay_cheap:
            found += _each(tile, orientation, near, pay_cheap)
        if standing != near and pay_dear:
            found += _each(tile, orientation, standing ^ near, pay_dear)
    return tuple(found)


@lru_cache(maxsize=8192)  # many houses have the same places for a tile
def _each(tile: str, orientation: int, anchors: int, ways_to_pay: range) -> tuple[Build, ...]:
    return tuple(
        _build(tile, orientation, anchor, changed) for anchor in spaces(anchors) for changed in ways_to_pay
    )


@cache  # a few thousand values, made once
def _build(tile: str, orientation: int, anchor: int, changed: int) -> Build:
    return Build(tile, orientation, anchor % COLUMNS, anchor // COLUMNS, changed)
