"""One building: adding tiles to it and counting its points."""

from typing import Final

from games.api import Score, ScoreLine
from games.kensington.components import CAT_POINTS, DOOR_POINTS, WIDTH_POINTS, WINDOW_POINTS
from games.kensington.position import Building, Placed
from games.kensington.tiles import DARK, DOOR, LIT, ROOF, TILES, form_of
from games.message import say

WAYS: Final = (
    (say("kensington-score-windows"), say("kensington-score-windows-rate", points=WINDOW_POINTS)),
    (say("kensington-score-doors"), say("kensington-score-doors-rate", points=DOOR_POINTS)),
    (say("kensington-score-heights"), say("kensington-score-heights-rate")),
    (say("kensington-score-cats"), say("kensington-score-cats-rate", points=CAT_POINTS)),
    (say("kensington-score-width"), say("kensington-score-width-rate", points=WIDTH_POINTS)),
)
"""The ways to score: what each is called, and its rate."""
BIRDS: Final = say("kensington-score-birds"), say("kensington-score-birds-rate")
"""What breaks ties."""


def with_tile(building: Building, placed: Placed) -> Building:
    """The building after a tile that fits was added."""
    tile = TILES[placed.tile]
    form = form_of(tile.drawing)
    left = min(building.left, placed.column)
    right = max(building.left + len(building.columns), placed.column + form.width)
    columns = [""] * (right - left)
    columns[building.left - left : building.left - left + len(building.columns)] = building.columns
    for offset, size in enumerate(form.sizes):
        columns[placed.column - left + offset] += tile.mark * size
    return Building(placed=(*building.placed, placed), columns=tuple(columns), left=left)


def with_tiles(building: Building, parts: tuple[Placed, ...]) -> Building:
    """The building after a unit was added, from the bottom up."""
    for part in _bottom_up(building, parts):
        building = with_tile(building, part)
    return building


def _bottom_up(building: Building, parts: tuple[Placed, ...]) -> list[Placed]:
    """The parts in an order in which each rests on what is there already.

    A column says how much of it is filled, so a part is next when all its columns reach its bottom edge.
    """
    waiting, ordered = list(parts), []
    while waiting:
        part = next(part for part in waiting if rests(building, part))
        waiting.remove(part)
        ordered.append(part)
        building = with_tile(building, part)
    return ordered


def rests(building: Building, part: Placed) -> bool:
    """Does the whole bottom edge lie on the ground or on filled cells, none of them a roof?

    Rulebook: tiles must be supported, and no tiles above a roof; rulings 2 to 4: in every column.
    """
    form = form_of(TILES[part.tile].drawing)
    tops = [column_at(building, part.column + offset) for offset in range(form.width)]
    return all(
        len(top) == part.row + bottom and not top.endswith(ROOF)
        for top, bottom in zip(tops, form.bottoms, strict=True)
    )


def column_at(building: Building, number: int) -> str:
    """The marks of a column from the ground up; empty outside the building."""
    index = number - building.left
    return building.columns[index] if 0 <= index < len(building.columns) else ""


def points(building: Building) -> int:
    """All points of a building as it stands."""
    return score(building).points


def score(building: Building) -> Score:
    """The points with their breakdown (rulebook: scoring; rulings 28 to 30)."""
    roofed = [column.rstrip(ROOF) for column in building.columns if column.endswith(ROOF)]
    windows = sum(column.count(LIT) + column.count(DARK) for column in roofed)
    doors = sum(column.count(DOOR) for column in roofed)
    levels = len({len(column) for column in roofed if column})
    cats = sum(TILES[placed.tile].cat for placed in building.placed)
    width = len(roofed) if len(roofed) == len(building.columns) else 0
    counted = (
        windows * WINDOW_POINTS,
        doors * DOOR_POINTS,
        levels * (levels + 1) // 2,
        cats * CAT_POINTS,
        width * WIDTH_POINTS,
    )
    lines = tuple(ScoreLine(way[0], number, way[1]) for way, number in zip(WAYS, counted, strict=True))
    birds = sum(TILES[placed.tile].bird for placed in building.placed)
    tie_break = ScoreLine(BIRDS[0], birds, BIRDS[1])
    return Score(points=sum(line.points for line in lines), lines=lines, tie_break=tie_break)
