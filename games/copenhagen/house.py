"""One facade: placing tiles in it, its completed rows and columns, its points and coats of arms."""

from typing import Final

import msgspec

from games.api import Score, ScoreLine
from games.copenhagen.components import (
    ALL_WINDOWS,
    COAT_ROWS,
    COAT_SPACES,
    COLUMN_POINTS,
    COLUMNS,
    ROW_POINTS,
    ROWS,
    WHITE,
)
from games.copenhagen.position import COLOUR_NUMBER, House, Placed
from games.copenhagen.tiles import BOTTOM, LEFT, ORIENTATIONS, space
from games.message import say

ROW_MASKS: Final = tuple(BOTTOM << row * COLUMNS for row in range(ROWS))
COLUMN_MASKS: Final = tuple(LEFT << column for column in range(COLUMNS))
COATS: Final = sum(1 << space(column - 1, row - 1) for row, column in COAT_SPACES)
COAT_ROW_STARTS: Final = sum(1 << space(0, row - 1) for row in COAT_ROWS)
"""The leftmost spaces of the rows with a coat of arms."""


class Lines(msgspec.Struct, frozen=True):
    """Completed rows and columns of a house (counted from 0), those made of windows only apart."""

    mixed_rows: tuple[int, ...]
    window_rows: tuple[int, ...]
    mixed_columns: tuple[int, ...]
    window_columns: tuple[int, ...]


def with_tile(house: House, placed: Placed) -> House:
    """The house after a tile was placed in it."""
    form = ORIENTATIONS[placed.tile][placed.orientation]
    anchor = space(placed.column, placed.row)
    mask = form.mask << anchor
    colours = house.colours
    if placed.tile != WHITE:
        number = COLOUR_NUMBER[placed.tile[0]]
        colours = (*colours[:number], colours[number] | mask, *colours[number + 1 :])
    return House(
        placed=(*house.placed, placed),
        filled=house.filled | mask,
        windows=house.windows | form.windows << anchor,
        colours=colours,
    )


def completed_lines(house: House) -> Lines:
    """Which rows and columns are complete, and of what."""
    filled, windows = house.filled, house.windows
    rows = [number for number, mask in enumerate(ROW_MASKS) if filled & mask == mask]
    columns = [number for number, mask in enumerate(COLUMN_MASKS) if filled & mask == mask]
    clear_rows = tuple(n for n in rows if windows & ROW_MASKS[n] == ROW_MASKS[n])
    clear_columns = tuple(n for n in columns if windows & COLUMN_MASKS[n] == COLUMN_MASKS[n])
    return Lines(
        mixed_rows=tuple(n for n in rows if n not in clear_rows),
        window_rows=clear_rows,
        mixed_columns=tuple(n for n in columns if n not in clear_columns),
        window_columns=clear_columns,
    )


def points(house: House) -> int:
    """Points for all completed rows and columns (rulebook p. 5)."""
    return line_points(house.filled, house.windows)


def line_points(filled: int, windows: int) -> int:
    """As points, of the spaces filled and those that are windows."""
    rows, columns = _full_rows(filled), _full_columns(filled)
    if not rows and not columns:
        return 0
    clear_rows, clear_columns = _full_rows(windows), _full_columns(windows)
    more = ALL_WINDOWS - 1
    return ROW_POINTS * (rows.bit_count() + more * clear_rows.bit_count()) + COLUMN_POINTS * (
        columns.bit_count() + more * clear_columns.bit_count()
    )


def _full_rows(mask: int) -> int:
    """The leftmost space of every row that lies whole in the mask."""
    pairs = mask & mask >> 1
    return pairs & pairs >> 2 & mask >> 4 & LEFT


def _full_columns(mask: int) -> int:
    """The lowest space of every column that lies whole in the mask."""
    pairs = mask & mask >> COLUMNS
    fours = pairs & pairs >> 2 * COLUMNS
    return fours & fours >> 4 * COLUMNS & mask >> 8 * COLUMNS & BOTTOM


def score(house: House) -> Score:
    """The points with their breakdown."""
    lines = completed_lines(house)
    parts = (
        (say("copenhagen-score-rows"), len(lines.mixed_rows), ROW_POINTS),
        (say("copenhagen-score-window-rows"), len(lines.window_rows), ROW_POINTS * ALL_WINDOWS),
        (say("copenhagen-score-columns"), len(lines.mixed_columns), COLUMN_POINTS),
        (say("copenhagen-score-window-columns"), len(lines.window_columns), COLUMN_POINTS * ALL_WINDOWS),
    )
    return Score(
        points=points(house),
        lines=tuple(
            ScoreLine(label, number * worth, say("copenhagen-score-each", points=worth))
            for label, number, worth in parts
        ),
        tie_break=ScoreLine(
            say("copenhagen-score-empty"), empty_spaces(house), say("copenhagen-score-tie-break")
        ),
    )


def empty_spaces(house: House) -> int:
    """Spaces without a tile; the fewest break a tie."""
    return ROWS * COLUMNS - house.filled.bit_count()


def coats_earned(before: House, after: House) -> int:
    """One coat of arms for each coat covered and one for each coat row completed (rulebook p. 4)."""
    return coats_between(before.filled, after.filled)


def coats_between(before: int, after: int) -> int:
    """As coats_earned, of the spaces filled before and after."""
    covered = after & ~before & COATS
    completed = _full_rows(after) & ~_full_rows(before) & COAT_ROW_STARTS
    return covered.bit_count() + completed.bit_count()
