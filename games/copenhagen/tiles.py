"""Facade tiles on the 9 x 5 grid as bitboards: orientations, and where a tile can stand.

A space is bit row * 5 + column, counted from 0 at the bottom left. An anchor is the space under the lower
left corner of a tile's bounding box. Shifting the whole house by a cell's offset tests every anchor at once.
"""

from collections.abc import Iterable
from functools import lru_cache
from struct import Struct as Layout
from typing import Final

import msgspec

from games.copenhagen.components import COLUMNS, FACADE_TILES, ROWS, WHITE

FULL: Final = (1 << ROWS * COLUMNS) - 1
BOTTOM: Final = (1 << COLUMNS) - 1
LEFT: Final = sum(1 << row * COLUMNS for row in range(ROWS))
RIGHT: Final = LEFT << COLUMNS - 1

Cell = tuple[int, int, bool]


class Form(msgspec.Struct, frozen=True):
    """A tile in one orientation: its cells (x, y, window) and the same as masks at anchor 0."""

    cells: tuple[Cell, ...]
    mask: int
    windows: int
    offsets: tuple[int, ...]
    shape: int
    """Index into SHAPES: tiles of different colours share an outline."""


class Shape(msgspec.Struct, frozen=True):
    """An outline whatever its colour: where its corner may be, its cells, and the cells it can stand on."""

    anchors: int
    offsets: tuple[int, ...]
    feet: tuple[int, ...]


def space(column: int, row: int) -> int:
    """The bit number of a space, both counted from 0."""
    return row * COLUMNS + column


def spaces(mask: int) -> list[int]:
    """The bit numbers set in a mask, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def beside(mask: int) -> int:
    """Every space that shares an edge with the mask."""
    return (mask << COLUMNS | mask >> COLUMNS | (mask & ~RIGHT) << 1 | (mask & ~LEFT) >> 1) & FULL


def turned(tile: str, orientation: int, quarters: int) -> int:
    """The orientation after so many quarter turns to the right."""
    every = len(ORIENTATIONS[tile])
    return orientation - orientation % 4 + (orientation + quarters) % 4 if every >= 4 else orientation


def flipped(tile: str, orientation: int) -> int:
    """The orientation seen in a mirror; the same one where a flip gives nothing new."""
    if len(ORIENTATIONS[tile]) < 8:
        return orientation
    return (4 if orientation < 4 else 0) + -orientation % 4


def standing_anchors(filled: int) -> tuple[int, ...]:
    """For every shape, the anchors at which it fits the free spaces and stands on something (rulebook p. 4).

    Only spaces filled before count as support, and nothing asks for a way in from above.
    """
    free = ~filled & FULL
    ground = (filled << COLUMNS | BOTTOM) & free
    standing = 0
    for offset, lanes in _FEET:
        standing |= (ground >> offset) * _EVERY_LANE & lanes
    standing &= _ANCHORS
    for offset, other_lanes in _CELLS:
        standing &= (free >> offset) * _EVERY_LANE | other_lanes
    return _LANES.unpack(standing.to_bytes(_LANES.size, "little"))


@lru_cache(maxsize=8192)
def anchors_of(filled: int) -> tuple[int, ...]:
    """standing_anchors, remembered: one turn asks about the same house many times."""
    return standing_anchors(filled)


@lru_cache(maxsize=8192)
def touching_anchors(colour: int) -> tuple[int, ...]:
    """For every shape, the anchors at which it would share an edge with the spaces of a colour."""
    close = beside(colour)
    touching = 0
    for offset, other_lanes in _CELLS if close else ():
        touching |= (close >> offset) * _EVERY_LANE & ~other_lanes
    return _LANES.unpack((touching & _ANCHORS).to_bytes(_LANES.size, "little"))


def _read_drawing(drawing: str) -> tuple[Cell, ...]:
    lines = drawing.split("/")[::-1]
    return tuple(
        (x, y, mark == "W") for y, line in enumerate(lines) for x, mark in enumerate(line) if mark != "."
    )


def _quarter_turn(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    width = max(x for x, _, _ in cells)
    return tuple(sorted((y, width - x, window) for x, y, window in cells))


def _mirror(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    width = max(x for x, _, _ in cells)
    return tuple(sorted((width - x, y, window) for x, y, window in cells))


def _distinct_orientations(drawing: str) -> tuple[tuple[Cell, ...], ...]:
    """Four quarter turns to the right, then the same of the back, which is the mirror image."""
    front = tuple(sorted(_read_drawing(drawing)))
    found: list[tuple[Cell, ...]] = []
    for side in (front, _mirror(front)):
        cells = side
        for _ in range(4):
            if cells not in found:
                found.append(cells)
            cells = _quarter_turn(cells)
    return tuple(found)


def _shape(cells: tuple[Cell, ...]) -> Shape:
    places = {(x, y) for x, y, _ in cells}
    width = max(x for x, _ in places) + 1
    height = max(y for _, y in places) + 1
    anchors = sum(
        1 << space(column, row) for row in range(ROWS - height + 1) for column in range(COLUMNS - width + 1)
    )
    feet = tuple(sorted(space(x, y) for x, y in places if (x, y - 1) not in places))
    return Shape(anchors=anchors, offsets=tuple(sorted(space(x, y) for x, y in places)), feet=feet)


def _orientations() -> tuple[dict[str, tuple[Form, ...]], tuple[Shape, ...]]:
    shapes: dict[Shape, int] = {}
    by_tile = {}
    for tile, drawing in {**FACADE_TILES, WHITE: "W"}.items():
        forms = []
        for cells in _distinct_orientations(drawing):
            shape = _shape(cells)
            forms.append(
                Form(
                    cells=cells,
                    mask=sum(1 << space(x, y) for x, y, _ in cells),
                    windows=sum(1 << space(x, y) for x, y, window in cells if window),
                    offsets=shape.offsets,
                    shape=shapes.setdefault(shape, len(shapes)),
                )
            )
        by_tile[tile] = tuple(forms)
    return by_tile, tuple(shapes)


ORIENTATIONS, SHAPES = _orientations()

# One long integer holds a 64-bit lane for every shape, so one operation tests a cell of all shapes at once:
# for each offset, the lanes whose shape has a foot there, and the lanes whose shape has no cell there.
_LANES: Final = Layout(f"<{len(SHAPES)}Q")
_EVERY_LANE: Final = int.from_bytes(_LANES.pack(*(1 for _ in SHAPES)), "little")
_ANCHORS: Final = int.from_bytes(_LANES.pack(*(shape.anchors for shape in SHAPES)), "little")


def _lanes_where(chosen: Iterable[bool]) -> int:
    return int.from_bytes(_LANES.pack(*(FULL if wanted else 0 for wanted in chosen)), "little")


_FEET: Final = tuple(
    (offset, _lanes_where(offset in shape.feet for shape in SHAPES))
    for offset in sorted({foot for shape in SHAPES for foot in shape.feet})
)
_CELLS: Final = tuple(
    (offset, _lanes_where(offset not in shape.offsets for shape in SHAPES))
    for offset in sorted({cell for shape in SHAPES for cell in shape.offsets})
)
