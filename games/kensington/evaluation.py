"""What a building promises: the points it has, and those that roofs to come would bring.

The numbers were found by trial: in light games played alone, then between players who differed in them.
"""

from typing import Final

from games.kensington.components import BIRDS_TO_END
from games.kensington.ends import birds_out, tiles_in_heap
from games.kensington.light import CLOSED, Light
from games.kensington.position import Building, Position
from games.kensington.tiles import FREE_BACKS, ROOF, TILES, Back

_BY_WIDTH: Final = (0.0, 0.85, 1.0, 0.95)
"""How sure a row of one, two or three open columns is of its roof: few roofs are as narrow as one column."""
_BROAD: Final = 0.8
"""And one of more columns, which needs several roofs."""
_LIKELY: Final = 0.6
"""A row of columns gets one of the roofs that are to come."""
_UNLIKELY: Final = 0.15
"""It would be closed though no roof is in sight."""
_ROOFS_A_TURN: Final = 0.2
_NEW_HEIGHT: Final = 0.65
_SPARE_ROOF: Final = 1.5
_TURNS_A_ROOF: Final = 3.0
"""In so many turns enough is built for a roof that finds nothing to close now."""
_ROOF_IN_HAND: Final = 1.0
_WHOLE: Final = 3.0
"""So near the end it counts whether the building is whole, and no longer whether there is room to build."""
_ROOM: Final = (0.0, 1.0, 2.0, 4.0, 5.0)
"""What open rows are worth as places for what is to come, by their number."""
_ENOUGH: Final = len(_ROOM) - 1
_MIDDLE: Final = 6.0
"""Turns that are left in the middle of a game."""
_DRAWS_A_TURN: Final = 0.5
"""Roofs that a player takes in a turn, on average."""
_KEPT_CELL: Final = 0.3
"""What a cell of a window tile in the warehouse is worth."""
_KEPT_DIAMOND: Final = 1.0
_KEPT_ENTRANCE: Final = -0.5


def turns_left(position: Position) -> float:
    """How often each player will be in turn again, about: until the seventh bird or the last free tile."""
    heap = [TILES[tile] for tile in tiles_in_heap(position)]
    seats = len(position.staying)
    roofs = sum(tile.back is Back.ROOF for tile in heap)
    birds = sum(tile.bird for tile in heap)
    draws = (BIRDS_TO_END - birds_out(position)) * (roofs + 1) / (birds + 1)
    free = sum(tile.back in FREE_BACKS for tile in heap)
    return max(1.0, min(draws / (_DRAWS_A_TURN * seats), free / seats + 2))


def kept_worth(stored: tuple[str, ...]) -> float:
    """What window tiles in a warehouse are worth; its roofs count as roofs to come."""
    return sum(_kept(tile) for tile in stored)


def _kept(name: str) -> float:
    tile = TILES[name]
    if tile.mark == ROOF:
        return 0.0
    return _KEPT_CELL * tile.drawing.count("X") + _KEPT_DIAMOND * tile.diamond + _KEPT_ENTRANCE


def roofs_in(stored: tuple[str, ...]) -> int:
    """How many roofs a warehouse holds."""
    return sum(TILES[tile].mark == ROOF for tile in stored)


def promise(building: Building) -> float:
    """The points that a building would likely come to in the middle of a game, with one roof at hand."""
    return building_worth(Light.of(building), 1, _MIDDLE)


def building_worth(light: Light, roofs: float, turns: float) -> float:
    """The points that a building will have, with so many roofs or tokens for them and so many turns left."""
    rows = _open_rows(light)
    coming = roofs + _ROOFS_A_TURN * turns
    levels, height = light.levels, light.levels.bit_count()
    worth = light.roofed + light.cats + height * (height + 1) / 2 + _ROOF_IN_HAND * roofs
    if not rows and turns < _WHOLE:
        worth += (light.past - light.left) * (1 - turns / _WHOLE)
    worth += _ROOM[min(len(rows), _ENOUGH)] * min(1.0, turns / _WHOLE)
    for promised, storeys in rows:
        if coming >= 1:
            chance = _LIKELY
        else:
            chance = _UNLIKELY + (_LIKELY - _UNLIKELY) * coming if coming > 0 else _UNLIKELY
        coming -= 1
        if not levels >> storeys & 1:
            levels |= 1 << storeys
            height += 1
            promised += _NEW_HEIGHT * height
        worth += chance * promised
    if coming > 0:
        worth += _SPARE_ROOF * min(coming, turns / _TURNS_A_ROOF)
    return worth


def _open_rows(light: Light) -> list[tuple[float, int]]:
    """What each row of equally high open columns promises and its storeys, the best first; one roof each."""
    rows: list[tuple[float, int]] = []
    last, width, promised = CLOSED, 0, 0
    inside = slice(light.left, light.past + 1)
    for storeys, worth in zip(light.heights[inside], light.worths[inside], strict=True):
        if storeys == last:
            width += 1
            promised += worth
            continue
        if last > 0:
            if width <= 3:
                rows.append((promised * _BY_WIDTH[width], last))
            else:
                roofs = (width + 1) // 2
                rows += [(promised * _BROAD / roofs, last)] * roofs
        last, width, promised = storeys, 1, worth
    rows.sort(reverse=True)
    return rows
