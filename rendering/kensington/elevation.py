"""A building seen from the street: its tiles, the ring round the newest, and its columns' labels."""

from dataclasses import dataclass

from games.kensington.building import column_at
from games.kensington.names import column_label
from games.kensington.position import Building, Placed
from games.kensington.tiles import ROOF, TILES
from rendering import colours
from rendering.canvas import Canvas, Sprite, joined, sprite
from rendering.colours import Paint
from rendering.kensington.night import PAVEMENT, sky_at
from rendering.kensington.tiles import door, extent, last_ring, tile
from rendering.kept import kept
from rendering.sketch import Sketch
from rendering.text import Type, Weight, width, write

Box = tuple[int, int, int, int]
_LABEL = Type(26, Weight.BOLD)
_LABEL_MARGIN = 32
_ROOFED_LABEL = Type(26, Weight.BLACK)


@dataclass(frozen=True)
class Site:
    """Where a building stands: the left edge of column 0, the ground's line, the size of cells, the sky."""

    x: int
    ground: int
    cell: int
    sky: Paint

    def left(self, column: int) -> int:
        """The left edge of a column."""
        return self.x + column * self.cell

    def corner(self, placed: Placed) -> tuple[int, int]:
        """The top left corner of a tile's cells."""
        rows = extent(TILES[placed.tile].drawing)[1]
        return self.left(placed.column), self.ground - (placed.row + rows) * self.cell


def size_of(building: Building) -> tuple[int, int]:
    """Columns and rows."""
    return len(building.columns), max(len(column) for column in building.columns)


def columns_of(building: Building) -> range:
    """The numbers of its columns."""
    return range(building.left, building.left + len(building.columns))


def is_roofed(building: Building, column: int) -> bool:
    """Is this column closed?"""
    return column_at(building, column).endswith(ROOF)


def site_for(building: Building, newest: int, room: tuple[int, int], ground: int, cell: int) -> Site:
    """In the middle of a room (left and width); if too wide, with its newest tile or its door in sight."""
    left, space = room
    wide = len(building.columns) * cell
    start = left + (space - wide) // 2
    if wide > space:
        seen = building.placed[-1].column if newest else 0
        start = min(left, max(left + space - wide, left + space // 2 - (seen - building.left) * cell))
    return Site(start - building.left * cell, ground, cell, sky_at(0.6, 1))


def put_elevation(
    canvas: Canvas, window: Box, site: Site, building: Building, seat: int, newest: int
) -> None:
    """A building and its labels; what reaches out of the window (left, top, width, foot) is cut off."""
    x, y, wide, foot = window
    columns, rows = size_of(building)
    left = site.left(building.left)
    if left >= x and left + columns * site.cell <= x + wide and site.ground - rows * site.cell >= y:
        put_building(canvas, site, building, seat, newest)
        _put_labels(canvas, site, building)
        return
    piece = Canvas(canvas.image.crop((x, y, x + wide, foot)))
    inside = Site(site.x - x, site.ground - y, site.cell, site.sky)
    put_building(piece, inside, building, seat, newest)
    _put_labels(piece, inside, building)
    canvas.image.paste(piece.image, (x, y))


def put_building(canvas: Canvas, site: Site, building: Building, seat: int, newest: int) -> None:
    """What is built, with rings round the newest tiles."""
    canvas.put(door(seat, site.cell), site.x, site.ground - site.cell)
    # Roofs come last: their ridges and birds lie over what is beside them.
    for placed in sorted(building.placed, key=lambda placed: TILES[placed.tile].mark == ROOF):
        canvas.put(tile(placed.tile, site.cell, site.sky), *site.corner(placed))
    for placed in building.placed[len(building.placed) - newest :]:
        canvas.put(last_ring(TILES[placed.tile].drawing, site.cell), *site.corner(placed))


def _put_labels(canvas: Canvas, site: Site, building: Building) -> None:
    """Every column's number; roofed columns on amber plates."""
    columns = columns_of(building)
    roofed = tuple(column for column in columns if is_roofed(building, column))
    labels = _labels(columns, roofed, site.cell, PAVEMENT)
    canvas.put(labels, site.left(columns[0]) - _LABEL_MARGIN, site.ground + 8)


@kept
def _labels(columns: range, roofed: tuple[int, ...], cell: int, ground: Paint) -> Sprite:
    """All labels of a building as one sprite, with room for wide numbers at both ends."""
    pieces = []
    for number, column in enumerate(columns):
        text = column_label(column)
        label = _plate(text, cell) if column in roofed else _number(text, cell, ground)
        pieces.append((label, _LABEL_MARGIN + (number + 0.5) * cell, 18.0))
    return joined(len(columns) * cell + 2 * _LABEL_MARGIN, 36, pieces)


def label_type(text: str, cell: int, kind: Type) -> Type:
    """The type of a column's number: numbers of three signs are smaller where columns are narrow."""
    return (
        kind
        if width(text, kind) <= cell - 4
        else Type((cell - 4) / width(text, kind) * kind.size, kind.weight)
    )


@kept
def _number(text: str, cell: int, ground: Paint) -> Sprite:
    sheet = Sketch(64, 34)
    write(sheet, 32, 17, text, label_type(text, cell, _LABEL), colours.WHITE)
    made = sprite(sheet.art(), ground)
    return Sprite(made.image, made.mask, -32, -17)


@kept
def _plate(text: str, cell: int) -> Sprite:
    """The plate of a roofed column."""
    wide = cell - 2 if cell < 46 else round(cell * 0.84)
    half = wide // 2 + 1
    sheet = Sketch(2 * half, 36)
    sheet.round_box(half - wide / 2, 1, wide, 34, 8, colours.AMBER, colours.INK, 2)
    write(sheet, half, 18, text, label_type(text, wide - 1, _ROOFED_LABEL), colours.INK)
    made = sprite(sheet.art(), colours.MUTED)
    return Sprite(made.image, made.mask, -half, -18)
