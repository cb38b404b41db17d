"""Kensington's tiles as values: what each shows, its geometry, and the outlines that the heap shows of it.

Tiles are never turned or flipped when built (ruling 1), so a tile has one form. Since every column of a
building is filled without gaps, a form only needs to know how far each of its columns hangs down.
"""

from enum import StrEnum
from functools import cache
from typing import Final

import msgspec

from games.kensington.components import (
    BIRDS,
    CATS,
    DARK_CAP,
    DIAMOND_WINDOWS,
    LIT_CAP,
    PLAIN_WINDOWS,
    RED_DOORS,
    ROOFS,
    SILHOUETTES,
    WALLS,
)

LIT: Final = "w"
DARK: Final = "d"
ROOF: Final = "^"
WALL: Final = "#"
DOOR: Final = "D"
WINDOWS: Final = LIT + DARK
NEUTRAL: Final = ROOF + WALL + DOOR
"""What a window of either colour may be built beside."""


class Back(StrEnum):
    """The four kinds of back in the heap, in the order of every list; the letter names them in moves."""

    PLAIN = "A"
    DIAMOND = "B"
    ROOF = "C"
    SPECIAL = "D"


FREE_BACKS: Final = (Back.PLAIN, Back.DIAMOND)
"""Beige; the others are brown and cost a token."""

Cell = tuple[int, int]


class Form(msgspec.Struct, frozen=True):
    """An outline, upright: x to the right, y up, both from 0 at the lower left of its bounding box."""

    width: int
    bottoms: tuple[int, ...]
    """The lowest cell of each column."""
    sizes: tuple[int, ...]
    """The number of cells of each column."""
    cells: tuple[Cell, ...]
    border: tuple[Cell, ...]
    """The cells outside it that share an edge with it."""


class Tile(msgspec.Struct, frozen=True):
    """One of the 100 tiles: the mark that all its cells carry, its drawing, and what is printed on it."""

    name: str
    mark: str
    drawing: str
    back: Back
    cat: bool = False
    bird: bool = False
    silhouette: bool = False

    @property
    def diamond(self) -> bool:
        """Does building it earn a token?"""
        return self.back is Back.DIAMOND


Look = tuple[str, str]
"""What the building rules ask about a tile: its mark and its drawing."""


@cache
def form_of(drawing: str) -> Form:
    """The geometry of a drawing."""
    cells = _cells(drawing)
    width = max(x for x, _ in cells) + 1
    columns = [[y for x, y in cells if x == column] for column in range(width)]
    beside = {(x + dx, y + dy) for x, y in cells for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return Form(
        width=width,
        bottoms=tuple(min(column) for column in columns),
        sizes=tuple(len(column) for column in columns),
        cells=tuple(sorted(cells)),
        border=tuple(sorted(beside - cells)),
    )


@cache  # a few thousand pairs of outlines and offsets
def are_touching(first: str, second: str, across: int, up: int) -> bool:
    """Would the two outlines share an edge if the second lay this far right of and above the first?"""
    moved = {(x + across, y + up) for x, y in form_of(second).cells}
    return not moved.isdisjoint(form_of(first).border)


def outline(drawing: str, orientation: int) -> str:
    """The drawing turned and mirrored in one of 8 ways, as it may lie in the heap (rulings 23 and 46)."""
    lines = drawing.split("/")
    if orientation >= 4:
        lines = [line[::-1] for line in lines]
    for _ in range(orientation % 4):
        lines = ["".join(column) for column in zip(*lines[::-1], strict=True)]
    return "/".join(lines)


def look_of(name: str) -> Look:
    """What the building rules ask about this tile."""
    tile = TILES[name]
    return tile.mark, tile.drawing


def _cells(drawing: str) -> set[Cell]:
    lines = drawing.split("/")[::-1]
    return {(x, y) for y, line in enumerate(lines) for x, mark in enumerate(line) if mark == "X"}


def _windows(letter: str, mark: str, cap: str) -> list[Tile]:
    plain = [(drawing, Back.PLAIN) for drawing in PLAIN_WINDOWS]
    diamond = [(drawing, Back.DIAMOND) for drawing in (*DIAMOND_WINDOWS, cap)]
    return [
        Tile(name, mark, drawing, back, cat=name in CATS, silhouette=name in SILHOUETTES)
        for number, (drawing, back) in enumerate(plain + diamond, start=1)
        for name in [f"W{letter}{number:02}"]
    ]


def _all_tiles() -> dict[str, Tile]:
    roofs = [
        Tile(name, ROOF, drawing, Back.ROOF, bird=name in BIRDS)
        for number, drawing in enumerate(ROOFS, start=1)
        for name in [f"R{number:02}"]
    ]
    walls = [Tile(f"M{number}", WALL, "X", Back.SPECIAL) for number in range(1, WALLS + 1)]
    doors = [Tile(f"D{number}", DOOR, "X", Back.SPECIAL) for number in range(1, RED_DOORS + 1)]
    windows = _windows("L", LIT, LIT_CAP) + _windows("D", DARK, DARK_CAP)
    return {tile.name: tile for tile in windows + roofs + walls + doors}


TILES: Final = _all_tiles()
