"""A house: the empty facade that is drawn once, and what has been built in it."""

from typing import Final

from games.copenhagen.components import COAT_ROWS, COAT_SPACES, COLUMN_LETTERS, COLUMNS, ROWS
from games.copenhagen.house import completed_lines
from games.copenhagen.position import House, Placed
from games.copenhagen.tiles import ORIENTATIONS
from rendering import colours
from rendering.canvas import Canvas, Sprite, joined, sprite
from rendering.colours import Paint
from rendering.copenhagen.bricks import last_ring, tile
from rendering.copenhagen.layout import HouseSpot
from rendering.copenhagen.pieces import draw_coat
from rendering.kept import kept
from rendering.parts import disc, draw_tick
from rendering.scenery import gable_points
from rendering.sketch import RIGHT_ONLY, Sketch
from rendering.text import Type, Weight, write

_GABLES: Final = (0, 2, 4, 1)
"""The gable of each seat's house."""
_TAB_WIDTH: Final = 0.64
_TAB_HEIGHT: Final = 0.8


def draw_empty_house(sheet: Sketch, spot: HouseSpot, seat: int) -> None:
    """The facade before anything is built: gable, spaces, coats of arms, and what stands beside them."""
    _draw_gable(sheet, spot, seat)
    cell, wide, high = spot.cell, COLUMNS * spot.cell, ROWS * spot.cell
    sheet.box(spot.x - 4, spot.y, wide + 8, high + 4, colours.STONE, colours.INK, 2.5)
    sheet.box(spot.x, spot.y + 2, wide, high - 2, colours.WALL)
    for row in range(1, ROWS):
        sheet.box(spot.x, spot.y + row * cell - 1, wide, 1.5, colours.WALL_LINE)
    for column in range(1, COLUMNS):
        sheet.box(spot.x + column * cell - 1, spot.y + 2, 1.5, high - 2, colours.WALL_LINE)
    for row, column in COAT_SPACES:
        draw_coat(sheet, spot.x + (column - 0.5) * cell, _row_middle(spot, row - 1), cell * 0.66)
    if not spot.label:
        return
    for row in COAT_ROWS:
        x, y = _tab_corner(spot, row - 1)
        _draw_tab(sheet, x, y, cell)
        draw_coat(sheet, x + cell * 0.31, y + cell * 0.4, cell * 0.56)
    _draw_labels(sheet, spot)


def _draw_gable(sheet: Sketch, spot: HouseSpot, seat: int) -> None:
    wide, high = COLUMNS * spot.cell, spot.gable
    points = gable_points(spot.x - 9, spot.y + 2, wide + 18, high, _GABLES[seat % len(_GABLES)])
    sheet.polygon(points, colours.GABLE, colours.INK, 2.5)
    x, y = spot.x + wide / 2, spot.y - high * 0.36
    sheet.disc(x, y, spot.cell * 0.24, colours.WHITE, colours.INK, 2)
    sheet.disc(x, y, spot.cell * 0.13, colours.LAMP)


def _draw_tab(sheet: Sketch, x: float, y: float, cell: int) -> None:
    size = (cell * _TAB_WIDTH, cell * _TAB_HEIGHT)
    sheet.round_box(x, y, *size, cell * 0.16, colours.STONE, colours.INK, 2, RIGHT_ONLY)


def _draw_labels(sheet: Sketch, spot: HouseSpot) -> None:
    kind = Type(spot.label)
    for row in range(ROWS):
        write(sheet, _row_label(spot), _row_middle(spot, row), str(row + 1), kind, colours.MUTED)
    for column, name in enumerate(COLUMN_LETTERS):
        write(sheet, _column_middle(spot, column), _column_label(spot), name, kind, colours.MUTED)


def _row_middle(spot: HouseSpot, row: int) -> float:
    return spot.y + (ROWS - 1 - row + 0.5) * spot.cell


def _row_label(spot: HouseSpot) -> float:
    return spot.x - 7 - spot.label * 0.58


def _column_middle(spot: HouseSpot, column: int) -> float:
    return spot.x + (column + 0.5) * spot.cell


def _column_label(spot: HouseSpot) -> float:
    return spot.y + ROWS * spot.cell + 8 + spot.label * 0.62


def _tab_corner(spot: HouseSpot, row: int) -> tuple[int, int]:
    return spot.x + COLUMNS * spot.cell + 3, round(_row_middle(spot, row) - spot.cell * 0.4)


@kept
def _earned(cell: int, ground: Paint) -> Sprite:
    """The tab of a row whose coat of arms was earned."""
    sheet = Sketch(round(cell * _TAB_WIDTH) + 1, round(cell * _TAB_HEIGHT) + 1)
    _draw_tab(sheet, 0, 0, cell)
    draw_tick(sheet, cell * 0.31, cell * 0.4, cell * 0.44)
    return sprite(sheet.art(), ground)


def corner_of(spot: HouseSpot, placed: Placed) -> tuple[int, int]:
    """The top left corner of a placed tile's cells."""
    rows = max(y for _, y, _ in ORIENTATIONS[placed.tile][placed.orientation].cells) + 1
    return spot.x + placed.column * spot.cell, spot.y + (ROWS - placed.row - rows) * spot.cell


def put_house(canvas: Canvas, spot: HouseSpot, house: House, newest: int, ground: Paint) -> None:
    """What is built, with rings round the newest tiles and marks at completed lines."""
    for placed in house.placed:
        canvas.put(tile(placed.tile, placed.orientation, spot.cell), *corner_of(spot, placed))
    for placed in house.placed[len(house.placed) - newest :]:
        canvas.put(last_ring(placed.tile, placed.orientation, spot.cell), *corner_of(spot, placed))
    if spot.label:
        _put_marks(canvas, spot, house, ground)


def _put_marks(canvas: Canvas, spot: HouseSpot, house: House, ground: Paint) -> None:
    lines = completed_lines(house)
    if lines.mixed_rows or lines.window_rows:
        marks = _row_marks(spot.cell, spot.label, lines.mixed_rows, lines.window_rows, ground)
        canvas.put(marks, _row_label(spot) - spot.label, spot.y)
    for row in COAT_ROWS:
        if row - 1 in lines.mixed_rows or row - 1 in lines.window_rows:
            canvas.put(_earned(spot.cell, ground), *_tab_corner(spot, row - 1))
    for column in lines.mixed_columns + lines.window_columns:
        mark = _mark(COLUMN_LETTERS[column], spot.label, column in lines.window_columns, ground)
        canvas.put(mark, _column_middle(spot, column), _column_label(spot))


@kept
def _row_marks(
    cell: int, label: int, mixed: tuple[int, ...], windows: tuple[int, ...], ground: Paint
) -> Sprite:
    """The discs of all completed rows, from the top of the house down."""
    marks = [(_mark(str(row + 1), label, row in windows, ground), row) for row in mixed + windows]
    pieces = [(mark, float(label), (ROWS - 1 - row + 0.5) * cell) for mark, row in marks]
    return joined(2 * label, ROWS * cell, pieces)


def _mark(text: str, label: int, windows_only: bool, ground: Paint) -> Sprite:
    return line_mark(text, label * 0.58, label, windows_only, ground)


def line_mark(text: str, radius: float, size: float, windows_only: bool, ground: Paint) -> Sprite:
    """The disc of a completed row or column: ink, or amber where it is made of windows only."""
    fill, on = (colours.AMBER, colours.INK) if windows_only else (colours.INK, colours.WHITE)
    return disc(text, radius, fill, on, Type(size, Weight.BLACK), ground, colours.INK)
