"""Kensington's tiles: as they are built, the rings and ghosts round them, and their backs in the heap."""

from functools import cache
from math import ceil
from typing import Final

from PIL import Image

from games.kensington.tiles import LIT, ROOF, TILES, Back, Tile, form_of
from rendering import colours
from rendering.canvas import Sprite, sprite
from rendering.colours import Paint
from rendering.kensington.bricks import EDGE, cell, own_door
from rendering.kensington.marks import DIAMOND, draw_bird, draw_cat, draw_diamond
from rendering.kept import kept
from rendering.outlines import outlines
from rendering.sketch import Point, Sketch

Cells = tuple[tuple[int, int], ...]
"""Columns from the left and rows from the top."""
RING_MARGIN: Final = 5
"""How far rings and ghosts reach beyond the cells."""
BACK_COLOURS: Final = {
    Back.PLAIN: colours.SAND,
    Back.DIAMOND: colours.SAND,
    Back.ROOF: colours.BEAM,
    Back.SPECIAL: colours.BEAM,
}


@cache
def cells_of(drawing: str) -> Cells:
    """The cells of a drawing."""
    rows = drawing.split("/")
    return tuple((x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "X")


@cache
def extent(drawing: str) -> tuple[int, int]:
    """Columns and rows."""
    rows = drawing.split("/")
    return len(rows[0]), len(rows)


def line_of(size: int) -> int:
    """How thick a tile's outline is; even, so that it is sharp."""
    return 4 if size > 64 else 2


def rise_of(tile: Tile, size: int) -> int:
    """How far a bird, a chimney or the ridge stands above the topmost cell."""
    return ceil(size * 0.62) + 2 if tile.mark == ROOF else line_of(size) // 2


def tile_art(name: str, size: int) -> Image.Image:
    """A tile with its outline, which reaches half its thickness beyond the cells, and `rise_of` above."""
    tile = TILES[name]
    cells, (columns, rows) = cells_of(tile.drawing), extent(tile.drawing)
    margin, rise = line_of(size) // 2, rise_of(tile, size)
    sheet = Sketch(columns * size + 2 * margin, rows * size + margin + rise)
    for x, y in cells:
        sheet.stamp(cell(tile.mark, size), margin + x * size, rise + y * size)
    _draw_outline(sheet, cells, size, margin, rise)
    if tile.mark == ROOF:
        _draw_rooftop(sheet, tile, size, margin, rise)
    _draw_printed(sheet, tile, size, margin, rise)
    return sheet.art()


def _draw_outline(sheet: Sketch, cells: Cells, size: int, x: int, y: int) -> None:
    thick = line_of(size)
    for loop in outlines(cells):
        for start, end in zip(loop, [*loop[1:], loop[0]], strict=True):
            left, right = sorted((start[0], end[0]))
            top, foot = sorted((start[1], end[1]))
            corner = (x + left * size - thick / 2, y + top * size - thick / 2)
            sheet.box(*corner, (right - left) * size + thick, (foot - top) * size + thick, EDGE)


def _draw_rooftop(sheet: Sketch, tile: Tile, size: int, x: int, y: int) -> None:
    """A ridge on every free top, and a chimney or a bird on the highest."""
    cells = cells_of(tile.drawing)
    line = max(1, size * 0.03)
    for column, row in cells:
        if (column, row - 1) not in cells:
            left, top = x + column * size, y + row * size
            sheet.box(left, top - size * 0.06, size, size * 0.14 + line, colours.RIDGE, EDGE, line)
    column, row = min(cells, key=lambda place: (place[1], place[0]))
    left, ridge = x + column * size, y + row * size - size * 0.04
    if tile.bird:
        draw_bird(sheet, left + size * 0.16, ridge, size * 0.62)
    else:
        sheet.box(
            left + size * 0.2, ridge - size * 0.34, size * 0.3, size * 0.34, colours.ROOF_DEEP, EDGE, line
        )
        sheet.box(left + size * 0.15, ridge - size * 0.4, size * 0.4, size * 0.12, colours.RIDGE, EDGE, line)


def _draw_printed(sheet: Sketch, tile: Tile, size: int, x: int, y: int) -> None:
    """The cat on its first cell's sill, the diamond in its last cell's corner."""
    form = form_of(tile.drawing)
    top = extent(tile.drawing)[1] - 1
    if tile.cat:
        column, row = form.cells[0]
        fur = colours.CAT if tile.mark == LIT else colours.WHITE
        left, foot = x + column * size, y + (top - row) * size + size * 0.82
        draw_cat(sheet, left + size * 0.27, foot, size * 0.46, fur)
    if tile.diamond:
        column, row = form.cells[-1]
        middle = (x + (column + 0.85) * size, y + (top - row + 0.85) * size)
        draw_diamond(sheet, *middle, max(3.5, size * 0.14))


@kept
def tile(name: str, size: int, ground: Paint) -> Sprite:
    """A tile in the palette, pasted by the top left corner of its cells."""
    made = sprite(tile_art(name, size), ground)
    return Sprite(made.image, made.mask, -(line_of(size) // 2), -rise_of(TILES[name], size))


@kept
def door(seat: int, size: int) -> Sprite:
    """The seat's own door."""
    margin = line_of(size) // 2
    sheet = Sketch(size + 2 * margin, size + 2 * margin)
    sheet.stamp(own_door(seat, size), margin, margin)
    _draw_outline(sheet, ((0, 0),), size, margin, margin)
    return sprite(sheet.art(), EDGE, margin)


def _loops(drawing: str, size: int, margin: float) -> list[list[Point]]:
    loops = outlines(cells_of(drawing))
    return [[(margin + x * size, margin + y * size) for x, y in loop] for loop in loops]


@kept
def last_ring(drawing: str, size: int) -> Sprite:
    """Round the tile that was built last: amber in ink."""
    thick, bright = (10, 6) if size >= 30 else (6, 3)
    columns, rows = extent(drawing)
    sheet = Sketch(columns * size + thick, rows * size + thick)
    for loop in _loops(drawing, size, thick / 2):
        sheet.polygon(loop, None, colours.INK, thick)
        sheet.polygon(loop, None, colours.AMBER, bright)
    return sprite(sheet.art(), colours.INK, thick // 2)


def ghost_edge_art(drawing: str, size: int, dash: Paint) -> Image.Image:
    """The dashed outline of a tile that is not built yet; it reaches RING_MARGIN beyond the cells."""
    columns, rows = extent(drawing)
    sheet = Sketch(columns * size + 2 * RING_MARGIN, rows * size + 2 * RING_MARGIN)
    for loop in _loops(drawing, size, RING_MARGIN):
        sheet.polygon(loop, None, colours.WHITE, 2 * RING_MARGIN)
        sheet.dashes(loop, dash, 6, 15, 10)
    return sheet.art()


# Backs


def back_art(drawing: str, back: Back, size: int) -> Image.Image:
    """A tile lying face down: only its outline and its kind of back show."""
    columns, rows = extent(drawing)
    sheet = Sketch(columns * size + 4, rows * size + 4)
    for x, y in cells_of(drawing):
        sheet.box(2 + x * size, 2 + y * size, size, size, BACK_COLOURS[back])
    for loop in _loops(drawing, size, 2):
        sheet.polygon(loop, None, colours.INK, 2.5)
    cells = cells_of(drawing)
    x, y = cells[len(cells) // 2]
    draw_back_mark(sheet, back, 2 + (x + 0.5) * size, 2 + (y + 0.5) * size, size)
    return sheet.art()


def draw_back_mark(sheet: Sketch, back: Back, x: float, y: float, size: float) -> None:
    """Diamond, roof or circle: what tells the backs apart without their colour."""
    if back is Back.DIAMOND:
        draw_diamond(sheet, x, y, size * 0.36)
    elif back is Back.ROOF:
        gable = [(x - size * 0.3, y + size * 0.16), (x, y - size * 0.2), (x + size * 0.3, y + size * 0.16)]
        sheet.line(gable, colours.HONEY, max(2, size * 0.12))
    elif back is Back.SPECIAL:
        sheet.disc(x, y, size * 0.32, DIAMOND, colours.INK, 2)


@kept
def face_down(drawing: str, back: Back, size: int, ground: Paint) -> Sprite:
    """A back in the palette, pasted by its middle."""
    art = back_art(drawing, back, size)
    made = sprite(art, ground)
    return Sprite(made.image, made.mask, -art.width // 2, -art.height // 2)
