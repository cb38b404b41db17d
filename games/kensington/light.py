"""A building in plain numbers, so that thousands of turns can be imagined in a second.

It knows tiles built one by one; units and everything else that is legal are left to the rules.
"""

from functools import cache
from typing import Final, NamedTuple

from games.kensington.components import CAT_POINTS, DOOR_POINTS, WIDTH_POINTS, WINDOW_POINTS
from games.kensington.position import Building
from games.kensington.tiles import DARK, DOOR, LIT, ROOF, TILES, Cell, Look, form_of

_ROOM: Final = 16
"""Empty columns on either side into which a building may still grow."""
_STRIDE: Final = 64
"""Bits of a column: the columns of a building stand one after another in one number."""
_TALLEST: Final = 48
"""Columns as tall as this are not built on: no bit may reach the next column."""
CLOSED: Final = -99
"""The height of a roofed column: nothing rests on it."""
_WORTH: Final = {LIT: WINDOW_POINTS, DARK: WINDOW_POINTS, DOOR: DOOR_POINTS}
"""What a cell scores under a roof."""


class Piece(NamedTuple):
    """A tile as the light building sees it."""

    mark: str
    width: int
    bottoms: tuple[int, ...]
    tops: tuple[int, ...]
    """The first row above each column."""
    sizes: tuple[int, ...]
    worth: int
    """Points of one of its cells under a roof."""
    body: int
    border: int
    """Its cells and those around it, as bits; the bit of cell (-1, -1) is the lowest."""


@cache
def piece_of(look: Look) -> Piece:
    """The tile that looks like this."""
    mark, drawing = look
    form = form_of(drawing)
    return Piece(
        mark=mark,
        width=form.width,
        bottoms=form.bottoms,
        tops=tuple(bottom + size for bottom, size in zip(form.bottoms, form.sizes, strict=True)),
        sizes=form.sizes,
        worth=_WORTH.get(mark, 0),
        body=_bits(form.cells),
        border=_bits(form.border),
    )


def _bits(cells: tuple[Cell, ...]) -> int:
    return sum(1 << (x + 1) * _STRIDE + y + 1 for x, y in cells)


class Light:
    """One building; its columns are counted from the first of the room beside it."""

    __slots__ = (
        "cats",
        "closed",
        "dark",
        "heights",
        "left",
        "levels",
        "lit",
        "origin",
        "past",
        "roofed",
        "worths",
    )

    heights: list[int]
    worths: list[int]
    """By column, what a roof on it would bring, levels aside."""
    left: int
    past: int
    """The first column of the building and the first behind it."""
    lit: int
    dark: int
    """The cells beside which a lit and a dark window may stand, as bits."""
    roofed: int
    """Points of windows and doors under roofs."""
    closed: int
    """Columns under roofs."""
    levels: int
    """The different storeys under roofs, as bits."""
    cats: int
    origin: int
    """The number that its first column has at the table."""

    @classmethod
    def of(cls, building: Building) -> "Light":
        """The building as it stands."""
        self = cls()
        room = [0] * _ROOM
        self.heights = [*room, *(_height(column) for column in building.columns), *room]
        self.worths = [*room, *(_worth(column) for column in building.columns), *room]
        self.left, self.past = _ROOM, _ROOM + len(building.columns)
        self.origin = building.left - _ROOM
        self.lit = self.dark = self.roofed = self.closed = self.levels = 0
        for number, column in enumerate(building.columns, _ROOM):
            for row, mark in enumerate(column[:_TALLEST]):
                bit = 1 << number * _STRIDE + row
                self.lit |= 0 if mark == DARK else bit
                self.dark |= 0 if mark == LIT else bit
            if column.endswith(ROOF):
                self._close(number, len(column.rstrip(ROOF)))
        self.cats = CAT_POINTS * sum(TILES[placed.tile].cat for placed in building.placed)
        return self

    def copy(self) -> "Light":
        """Another one to build on."""
        other = Light()
        other.heights, other.worths = self.heights.copy(), self.worths.copy()
        other.left, other.past = self.left, self.past
        other.lit, other.dark = self.lit, self.dark
        other.roofed, other.closed = self.roofed, self.closed
        other.levels, other.cats = self.levels, self.cats
        other.origin = self.origin
        return other

    def places(self, piece: Piece) -> list[tuple[int, int]]:
        """Column and row of every place where the tile may stand by itself."""
        mark, width, bottoms, _, _, _, _, border = piece
        heights = self.heights
        good = self.lit if mark == LIT else self.dark if mark == DARK else self.lit | self.dark
        first, others = bottoms[0], range(1, width)
        found = []
        for column in range(max(2, self.left - width), min(self.past, len(heights) - width - 1) + 1):
            row = heights[column] - first
            if row < 0 or row > _TALLEST or (row and mark == DOOR):
                continue
            for offset in others:
                if heights[column + offset] - bottoms[offset] != row:
                    break
            else:
                if border << (column - 1) * _STRIDE + row - 1 & good:
                    found.append((column, row))
        return found

    def build(self, piece: Piece, column: int, row: int, cat: bool = False) -> None:
        """Add a tile at a place where it may stand."""
        mark, width, bottoms, tops, sizes, worth, body, _ = piece
        heights, worths = self.heights, self.worths
        if mark == ROOF:
            for offset in range(width):
                self._close(column + offset, row + bottoms[offset])
        else:
            for offset in range(width):
                heights[column + offset] = row + tops[offset]
                worths[column + offset] += sizes[offset] * worth
        self.left, self.past = min(self.left, column), max(self.past, column + width)
        body <<= (column - 1) * _STRIDE + row - 1
        if mark != DARK:
            self.lit |= body
        if mark != LIT:
            self.dark |= body
        if cat:
            self.cats += CAT_POINTS

    def _close(self, column: int, storeys: int) -> None:
        self.heights[column] = CLOSED
        self.roofed += self.worths[column]
        self.closed += 1
        if storeys:
            self.levels |= 1 << storeys

    def points(self) -> int:
        """All points as it stands."""
        levels = self.levels.bit_count()
        width = self.past - self.left
        whole = width * WIDTH_POINTS if self.closed == width else 0
        return self.roofed + levels * (levels + 1) // 2 + self.cats + whole

    def waiting(self) -> int:
        """Points of windows and doors in columns that are still open."""
        return sum(self.worths) - self.roofed


def _height(column: str) -> int:
    return CLOSED if column.endswith(ROOF) else len(column)


def _worth(column: str) -> int:
    return sum(_WORTH.get(mark, 0) for mark in column)
