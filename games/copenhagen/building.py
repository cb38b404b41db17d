"""Building a tile: where it may stand, what it costs there and which cards may pay for it."""

from functools import cache, lru_cache
from typing import Final

from games.copenhagen.components import COLUMNS, SIZES, Colour
from games.copenhagen.position import COLOUR_NUMBER, TILE_NUMBER, Build, House, Player, Position
from games.copenhagen.tiles import ORIENTATIONS, anchors_of, beside, covering, space, spaces, touching

_BY_COLOUR: Final = tuple((colour, tuple((size, f"{colour}{size}") for size in SIZES)) for colour in Colour)


def is_touching(house: House, move: Build) -> bool:
    """Would the tile share an edge with a tile of its own colour?"""
    form = ORIENTATIONS[move.tile][move.orientation]
    same = house.colours[COLOUR_NUMBER[Colour(move.tile[0])]]
    return bool(touching(form, same) >> space(move.column, move.row) & 1)


def price_of(position: Position, house: House, move: Build) -> int:
    """Spaces, one less beside its own colour, one less with Discount; never below nothing."""
    return max(0, int(move.tile[1]) - is_touching(house, move) - position.discount)


def payments(position: Position, player: Player, tile: str, price: int) -> range:
    """How many of the cards paid may be of the changed colour; empty if the hand cannot pay."""
    own, changed = _cards_for(position, player, Colour(tile[0]))
    return range(max(0, price - own), min(price, changed) + 1)


def _cards_for(position: Position, player: Player, colour: Colour) -> tuple[int, int]:
    """Cards in hand that pay for a colour: of its own, and of the changed one.

    Every card of the changed colour counts as the other one for this build, so it cannot pay for a
    tile of its own colour (p. 6).
    """
    if position.change and position.change[0] == colour:
        return 0, 0
    changed = player.hand.count(position.change[0]) if position.change[1:] == colour else 0
    return player.hand.count(colour), changed


def builds(position: Position, player: Player, of_colour: str = "") -> list[Build]:
    """Every tile (of one colour) that is left, can stand somewhere and can be paid for, in every way."""
    anchors = anchors_of(player.house.filled)
    found: list[Build] = []
    for colour, tiles in _BY_COLOUR:
        if of_colour and colour != of_colour:
            continue
        own, changed = _cards_for(position, player, colour)
        same_colour = player.house.colours[COLOUR_NUMBER[colour]]
        beside_it = beside(same_colour)
        for size, tile in tiles:
            dear = size - position.discount
            cheap = max(0, dear - 1)
            if cheap > own + changed:
                break  # a larger tile costs more
            if not position.stock[TILE_NUMBER[tile]]:
                continue
            pay_cheap = range(max(0, cheap - own), min(cheap, changed) + 1)
            pay_dear = range(max(0, dear - own), min(dear, changed) + 1)
            for orientation, form in enumerate(ORIENTATIONS[tile]):
                standing = anchors[form.shape]
                near = standing & covering(form, beside_it) if same_colour else 0
                if near:
                    found += _each(tile, orientation, near, pay_cheap)
                if pay_dear and standing != near:
                    found += _each(tile, orientation, standing & ~near, pay_dear)
    return found


@lru_cache(maxsize=8192)  # a house stays the same while others play
def _each(tile: str, orientation: int, anchors: int, ways_to_pay: range) -> tuple[Build, ...]:
    return tuple(
        _build(tile, orientation, anchor, changed) for anchor in spaces(anchors) for changed in ways_to_pay
    )


@cache  # a few thousand values, made once
def _build(tile: str, orientation: int, anchor: int, changed: int) -> Build:
    return Build(tile, orientation, anchor % COLUMNS, anchor // COLUMNS, changed)
