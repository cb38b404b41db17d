"""What one cell of a building looks like: lit and dark windows, roofs, walls, red doors, the seats' doors.

Colour is never alone: a lit window has crossed bars, a dark one drawn curtains, a roof has scales, a wall is
of stones, a door is arched.
"""

from typing import Final

from games.kensington.tiles import DARK, DOOR, LIT, ROOF
from rendering import colours
from rendering.colours import PIECES, Paint, darker
from rendering.kept import kept_sketch
from rendering.sketch import Sketch
from rendering.text import Type, Weight, write

EDGE: Final = colours.NIGHT_EDGE
"""Round every tile."""
_RED: Final = PIECES["R"].wall
_PLAIN_BELOW: Final = 22
"""Cells smaller than this have no texture, which would only blur."""


@kept_sketch
def cell(mark: str, size: int) -> Sketch:
    """One cell of a tile with this mark."""
    sheet = Sketch(size, size)
    if mark == LIT:
        _draw_lit(sheet, size)
    elif mark == DARK:
        _draw_dark(sheet, size)
    elif mark == ROOF:
        _draw_scales(sheet, size)
    elif mark == DOOR:
        _draw_door(sheet, size, _RED)
    else:
        _draw_stones(sheet, size)
    return sheet


@kept_sketch
def own_door(seat: int, size: int) -> Sketch:
    """The door that a seat's building began with."""
    sheet = Sketch(size, size)
    _draw_door(sheet, size, colours.SEATS[seat])
    kind = Type(size * 0.5, Weight.BLACK)
    write(sheet, size * 0.5, size * 0.69, str(seat + 1), kind, colours.ON_SEATS[seat])
    return sheet


def _draw_wall(sheet: Sketch, size: int, wall: Paint, line: Paint) -> None:
    sheet.box(0, 0, size, size, wall)
    if size >= _PLAIN_BELOW:
        for course in range(1, 5):
            sheet.box(0, size * course / 5 - 0.5, size, 1, line)


def _pane(size: int) -> tuple[float, float, float, float]:
    """The glass of a window: left, top, width, height."""
    return size * 0.24, size * 0.18, size * 0.52, size * 0.62


def _draw_lit(sheet: Sketch, size: int) -> None:
    _draw_wall(sheet, size, colours.LIT_WALL, colours.PIER)
    x, y, wide, high = _pane(size)
    frame, bar = size * 0.05, max(1.2, size * 0.05)
    sheet.box(x - frame, y - frame, wide + 2 * frame, high + 2 * frame, colours.GLASS)
    sheet.box(x, y, wide, high, colours.LIT_GLASS)
    sheet.box(x + wide / 2 - bar / 2, y, bar, high, colours.LIT_BARS)
    sheet.box(x, y + high * 0.45 - bar / 2, wide, bar, colours.LIT_BARS)
    _draw_sill(sheet, size, colours.WALL)


def _draw_dark(sheet: Sketch, size: int) -> None:
    _draw_wall(sheet, size, colours.DARK_WALL, colours.CURTAIN)
    x, y, wide, high = _pane(size)
    frame = size * 0.05
    sheet.box(x - frame, y - frame, wide + 2 * frame, high + 2 * frame, colours.DARK_FRAME)
    sheet.box(x, y, wide, high, colours.DARK_GLASS)
    sheet.polygon([(x, y), (x + wide * 0.46, y), (x, y + high * 0.9)], colours.CURTAIN)
    right = x + wide
    sheet.polygon([(right, y), (right - wide * 0.46, y), (right, y + high * 0.9)], colours.CURTAIN)
    _draw_sill(sheet, size, colours.DARK_FRAME)


def _draw_sill(sheet: Sketch, size: int, fill: Paint) -> None:
    x, y, wide, high = _pane(size)
    sheet.box(x - size * 0.09, y + high + size * 0.03, wide + size * 0.18, size * 0.07, fill)


def _draw_scales(sheet: Sketch, size: int) -> None:
    sheet.box(0, 0, size, size, colours.ROOF)
    courses = 4 if size >= 30 else 3
    step, thick = size / courses, max(1.4, size * 0.04)
    for row in range(courses):
        for number in range(courses + 1):
            middle = (number + (0 if row % 2 else 0.5)) * step
            sheet.arc(middle, row * step, step / 2, step * 0.82, 0, 180, colours.ROOF_DEEP, thick)


def _draw_stones(sheet: Sketch, size: int) -> None:
    sheet.box(0, 0, size, size, colours.WALL_STONE)
    courses = 4 if size >= _PLAIN_BELOW else 3
    high, line = size / courses, max(1.2, size * 0.035)
    for row in range(courses):
        if row:
            sheet.box(0, row * high - line / 2, size, line, colours.QUAY)
        for joint in (0.5,) if row % 2 == 0 else (0.25, 0.75):
            sheet.box(size * joint - line / 2, row * high, line, high, colours.QUAY)


def _draw_door(sheet: Sketch, size: int, leaf: Paint) -> None:
    line = max(1.5, size * 0.04)
    sheet.box(0, 0, size, size, colours.STONE)
    sheet.slice(size * 0.5, size * 0.35, size * 0.3, size * 0.27, 180, 360, colours.LIT_GLASS)
    sheet.arc(size * 0.5, size * 0.35, size * 0.3, size * 0.27, 180, 360, colours.INK, line)
    sheet.box(size * 0.2, size * 0.35, size * 0.6, size * 0.65, leaf, colours.INK, line)
    if size >= 36:
        sheet.box(size * 0.3, size * 0.44, size * 0.4, size * 0.5, None, darker(leaf, 0.35), size * 0.03)
    sheet.disc(size * 0.7, size * 0.68, size * 0.05, colours.HONEY)
