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
    Colour,
)
from games.copenhagen.position import COLOUR_NUMBER, House, Placed
from games.copenhagen.tiles import BOTTOM, LEFT, ORIENTATIONS, space
from games.message import say

ROW_MASKS: Final = tuple(BOTTOM << row * COLUMNS for row in range(ROWS))
COLUMN_MASKS: Final = tuple(LEFT << column for column in range(COLUMNS))
COATS: Final = sum(1 << space(column - 1, row - 1) for row, column in COAT_SPACES)
COAT_ROW_MASKS: Final = tuple(ROW_MASKS[row - 1] for row in COAT_ROWS)


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
        number = COLOUR_NUMBER[Colour(placed.tile[0])]
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
    filled, windows = house.filled, house.windows
    total = 0
    for mask in ROW_MASKS:
        if filled & mask == mask:
            total += ROW_POINTS * ALL_WINDOWS if windows & mask == mask else ROW_POINTS
    for mask in COLUMN_MASKS:
        if filled & mask == mask:
            total += COLUMN_POINTS * ALL_WINDOWS if windows & mask == mask else COLUMN_POINTS
    return total


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
    covered = (after.filled & ~before.filled & COATS).bit_count()
    completed = sum(
        1 for mask in COAT_ROW_MASKS if after.filled & mask == mask and before.filled & mask != mask
    )
    return covered + completed
