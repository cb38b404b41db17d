"""Walls and windows: one texture and one window shape for each colour, and the tiles made of them."""

from PIL import Image

from games.copenhagen.tiles import ORIENTATIONS
from rendering import colours
from rendering.canvas import Sprite, sprite
from rendering.colours import PIECES
from rendering.kept import kept, kept_sketch
from rendering.outlines import outlines
from rendering.sketch import Point, Sketch
from rendering.text import Type, Weight, write

Cells = tuple[tuple[int, int, bool], ...]
"""(column, row from the top, window?)"""


@kept_sketch
def wall(letter: str, size: int) -> Sketch:
    """A square of wall; squares side by side join without a seam."""
    piece = PIECES[letter]
    sheet = Sketch(size, size)
    sheet.box(0, 0, size, size, piece.wall)
    thick = size * 0.035
    for points in _texture(letter, size):
        sheet.line(points, piece.texture, thick, round_ends=False)
    if letter == "W":
        for number in range(9):
            sheet.disc((number % 3 + 0.5) * size / 3, (number // 3 + 0.5) * size / 3, thick, piece.texture)
    return sheet


def _texture(letter: str, size: float) -> list[list[Point]]:
    """Running bond, horizontal boards, diagonal hatch, vertical boards, lattice."""
    fifths = [size * (n + 0.5) / 5 for n in range(5)]
    match letter:
        case "R":
            return _running_bond(size)
        case "Y":
            return [[(0, y), (size, y)] for y in fifths]
        case "G":
            return [[(n * size / 4, 0), (n * size / 4 + size, size)] for n in range(-4, 5)]
        case "B":
            return [[(x, 0), (x, size)] for x in fifths]
        case "P":
            down = [[(n * size / 3, 0.0), (n * size / 3 + size, size)] for n in range(-3, 4)]
            return down + [[(x + size, 0.0), (x, size)] for (x, _), _ in down]
        case _:
            return []


def _running_bond(size: float) -> list[list[Point]]:
    lines: list[list[Point]] = []
    for course in range(5):
        y = course * size / 4
        lines.append([(0, y), (size, y)])
        shift = 0.5 if course % 2 else 0
        lines += [[((n + shift) * size / 2, y), ((n + shift) * size / 2, y + size / 4)] for n in range(3)]
    return lines


def draw_window(sheet: Sketch, letter: str, x: float, y: float, size: float) -> None:
    """The window of a colour in a square; its silhouette differs from all others."""
    inset = size * 0.15
    span = size - 2 * inset
    frame, bar = max(2, size * 0.065), max(1.5, size * 0.05)
    draw = {"R": _arched, "Y": _round, "G": _four_panes, "B": _casements, "P": _pointed, "W": _sash}[letter]
    draw(sheet, x + inset, y + inset, span, frame, bar)


def _bars(
    sheet: Sketch, letter: str, x: float, y: float, span: float, frame: float, bar: float, at: float
) -> None:
    """An upright and a crossbar at a part of the height."""
    paint = PIECES[letter].bars
    middle = x + span / 2
    sheet.line([(middle, y + frame), (middle, y + span - frame)], paint, bar, round_ends=False)
    sheet.line([(x + frame, y + span * at), (x + span - frame, y + span * at)], paint, bar, round_ends=False)


def _arched(sheet: Sketch, x: float, y: float, span: float, frame: float, bar: float) -> None:
    half = span / 2
    for inset, fill in ((0.0, colours.WHITE), (frame, colours.GLASS)):
        sheet.slice(x + half, y + half, half - inset, half - inset, 180, 360, fill)
        sheet.box(x + inset, y + half - 0.5, span - 2 * inset, half - inset + 0.5, fill)
    _bars(sheet, "R", x, y, span, frame, bar, 0.5)


def _round(sheet: Sketch, x: float, y: float, span: float, frame: float, bar: float) -> None:
    half = span / 2
    sheet.disc(x + half, y + half, half * 1.06, colours.WHITE)
    sheet.disc(x + half, y + half, half * 1.06 - frame, colours.SEA_GLASS)
    _bars(sheet, "Y", x, y, span, frame, bar, 0.5)


def _four_panes(sheet: Sketch, x: float, y: float, span: float, frame: float, bar: float) -> None:
    sheet.box(x, y, span, span, colours.WHITE)
    sheet.box(x + frame, y + frame, span - 2 * frame, span - 2 * frame, colours.GLASS)
    _bars(sheet, "G", x, y, span, 0, bar, 0.5)


def _casements(sheet: Sketch, x: float, y: float, span: float, frame: float, bar: float) -> None:
    leaf, thin = span / 2 - bar / 2, frame * 0.8
    for left in (x, x + span - leaf):
        sheet.box(left, y, leaf, span, colours.WHITE)
        sheet.box(left + thin, y + thin, leaf - 2 * thin, span - 2 * thin, colours.GLASS)


def _pointed(sheet: Sketch, x: float, y: float, span: float, frame: float, bar: float) -> None:
    for inset, fill in ((0.0, colours.WHITE), (frame, colours.GLASS)):
        left, right, foot, shoulder = x + inset, x + span - inset, y + span - inset, y + span * 0.34
        tip = (x + span / 2, y - span * 0.04 + inset * 1.4)
        sheet.polygon([tip, (right, shoulder), (right, foot), (left, foot), (left, shoulder)], fill)
    _bars(sheet, "P", x, y, span, frame, bar, 0.55)


def _sash(sheet: Sketch, x: float, y: float, span: float, frame: float, bar: float) -> None:
    sheet.box(x, y, span, span, colours.SASH)
    sheet.box(x + frame, y + frame, span - 2 * frame, span - 2 * frame, colours.PALE_GLASS)
    sheet.line([(x, y + span / 2), (x + span, y + span / 2)], colours.SASH, bar, round_ends=False)


@kept_sketch
def cell(letter: str, window: bool, size: int) -> Sketch:
    """One space of a tile: its window, or its letter on the brickwork."""
    sheet = Sketch(size, size)
    sheet.stamp(wall(letter, size), 0, 0)
    if window:
        draw_window(sheet, letter, 0, 0, size)
    else:
        sheet.disc(size / 2, size / 2, size * 0.38, PIECES[letter].disc)
        write(sheet, size / 2, size / 2, letter, Type(size * 0.6, Weight.BLACK), colours.WHITE)
    return sheet


def cells_of(tile: str, orientation: int) -> Cells:
    """A tile's cells with rows counted from the top, as pictures do."""
    cells = ORIENTATIONS[tile][orientation].cells
    top = max(y for _, y, _ in cells)
    return tuple((x, top - y, window) for x, y, window in cells)


def extent(cells: Cells) -> tuple[int, int]:
    """Columns and rows."""
    return max(x for x, _, _ in cells) + 1, max(y for _, y, _ in cells) + 1


def line_of(size: int) -> int:
    """How thick a tile's outline is; even, so that it is sharp."""
    return 4 if size > 64 else 2


def tile_art(tile: str, orientation: int, size: int) -> Image.Image:
    """A tile with its outline, which reaches half its thickness beyond the cells."""
    cells = cells_of(tile, orientation)
    columns, rows = extent(cells)
    thick = line_of(size)
    margin = thick // 2
    sheet = Sketch(columns * size + thick, rows * size + thick)
    for x, y, window in cells:
        sheet.stamp(cell(tile[0], window, size), margin + x * size, margin + y * size)
    draw_outline(sheet, cells, size, margin, colours.INK, thick)
    return sheet.art()


def draw_outline(
    sheet: Sketch, cells: Cells, size: float, margin: float, line: colours.Paint, thick: float
) -> None:
    """The outline of a tile, square at the corners."""
    for loop in _loops(cells, size, margin):
        for start, end in zip(loop, [*loop[1:], loop[0]], strict=True):
            left, right = sorted((start[0], end[0]))
            top, foot = sorted((start[1], end[1]))
            half = thick / 2
            sheet.box(left - half, top - half, right - left + thick, foot - top + thick, line)


def _loops(cells: Cells, size: float, margin: float) -> list[list[Point]]:
    return [
        [(margin + x * size, margin + y * size) for x, y in loop]
        for loop in outlines((x, y) for x, y, _ in cells)
    ]


@kept
def tile(name: str, orientation: int, size: int) -> Sprite:
    """A tile in the palette."""
    return sprite(tile_art(name, orientation, size), colours.WALL, line_of(size) // 2)


@kept
def last_ring(name: str, orientation: int, size: int) -> Sprite:
    """Round the tile that was built last: amber in ink."""
    thick = 10
    cells = cells_of(name, orientation)
    columns, rows = extent(cells)
    sheet = Sketch(columns * size + thick, rows * size + thick)
    for loop in _loops(cells, size, thick / 2):
        sheet.polygon(loop, None, colours.INK, thick)
        sheet.polygon(loop, None, colours.AMBER, 6)
    return sprite(sheet.art(), colours.INK, thick // 2)


def ghost_edge_art(name: str, orientation: int, size: int, dash: colours.Paint) -> Image.Image:
    """The dashed outline of a tile that is not built yet."""
    thick = 10
    cells = cells_of(name, orientation)
    columns, rows = extent(cells)
    sheet = Sketch(columns * size + thick, rows * size + thick)
    for loop in _loops(cells, size, thick / 2):
        sheet.polygon(loop, None, colours.WHITE, thick)
        sheet.dashes(loop, dash, 6, 15, 10)
    return sheet.art()


def draw_silhouette(sheet: Sketch, name: str, orientation: int, x: float, y: float, size: float) -> None:
    """A tile seen small: its colour, its windows as panes, its outline."""
    cells = cells_of(name, orientation)
    piece = PIECES[name[0]]
    glass = colours.WHITE if name[0] == "Y" else colours.GLASS
    for column, row, window in cells:
        left, top = x + column * size, y + row * size
        sheet.box(left, top, size, size, piece.wall)
        if window:
            sheet.box(left + size * 0.25, top + size * 0.22, size * 0.5, size * 0.56, glass, piece.bars, 1.5)
    for loop in _loops(cells, size, 0):
        sheet.polygon([(x + a, y + b) for a, b in loop], None, colours.INK, 2)


def draw_gone(sheet: Sketch, name: str, orientation: int, x: float, y: float, size: float) -> None:
    """The dashed place of a tile of which none is left."""
    for loop in _loops(cells_of(name, orientation), size, 0):
        sheet.dashes([(x + a, y + b) for a, b in loop], colours.DASH, 2, 5, 4)
