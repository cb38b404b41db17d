"""The builder picture: a seat's own building large, with the ghosts of the tiles it thinks of adding."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from games.api import Seat
from games.kensington.names import column_label
from games.kensington.position import Build, Building, Move, Placed, Position
from games.kensington.rules import legal_moves
from games.kensington.tiles import TILES, form_of
from games.message import Said, say
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Ground, Sprite, sprite
from rendering.colours import Paint
from rendering.grounds import kept_ground
from rendering.kensington.builder_panels import (
    Boxes,
    lay_boxes,
    put_ended,
    put_legal,
    put_refusal,
    put_summary,
    put_tiles,
)
from rendering.kensington.captions import nameless
from rendering.kensington.elevation import (
    Site,
    columns_of,
    is_roofed,
    label_type,
    put_building,
    size_of,
)
from rendering.kensington.marks import draw_closed
from rendering.kensington.night import PAVEMENT, lay_moon, lay_stars, sky_at
from rendering.kensington.tiles import RING_MARGIN, extent, ghost_edge_art, line_of, rise_of, tile_art
from rendering.kept import kept
from rendering.parts import WIDTH, Box, cross, lay_frame, lay_panel
from rendering.sketch import Sketch
from rendering.text import LABEL, SENTENCE, TITLE, Type, Weight, width, write

_GHOST, _NOT_LEGAL = 0.8, 0.4
"""How strongly ghosts are drawn; fainter, the night would swallow the scales of roofs."""
_SIZES: Final = (92, 84, 76, 68, 60, 54, 48, 42, 38, 36, 34)
"""Rather than make cells smaller because a building is wide, only a part of it is shown."""
_LABEL_SIZE: Final = Type(34)
_LABELS: Final = 112
"""The pavement with the columns' buttons and the signs of roofs."""
_TOP: Final = 92


@dataclass(frozen=True)
class Street:
    """Where the scene and the boxes lie: beside each other, or the boxes below for wide houses."""

    x: int
    width: int
    height: int
    boxes: Boxes
    picture: int
    """The height of the whole picture."""

    @property
    def ground(self) -> int:
        """The line on which the building stands."""
        return _TOP + self.height - _LABELS - 10

    @property
    def is_wide(self) -> bool:
        """Are the boxes below?"""
        return self.boxes.tile.y > _TOP


_BESIDE: Final = Boxes(
    Box(686, 92, 486, 262), Box(686, 368, 486, 180), Box(686, 562, 486, 254), Box(686, 830, 486, 222)
)
_TALL: Final = Street(28, 640, 960, _BESIDE, 1080)
_MOST_ABOVE: Final = 660
"""How high a house may be above the boxes."""


def _wide(tallest: int) -> Street:
    """A street as high as needed, in few steps so that its ground is seldom drawn anew."""
    height = 72 + -(-tallest // 48) * 48 + _LABELS
    y = _TOP + height + 14
    boxes = Boxes(Box(24, y, 236, 250), Box(270, y, 330, 250), Box(610, y, 290, 250), Box(910, y, 266, 250))
    return Street(24, 1152, height, boxes, y + 250 + 26)


def draw_draft(view: Position, seat: int, move: Move | None, refusal: Said, reader: Reader) -> Image.Image:
    """The seat's building with the ghosts of a unit; other moves leave it as it is."""
    building = view.players[seat].building
    parts = move.parts if isinstance(move, Build) else ()
    scene = _scene_of(building, parts)
    boxes = scene.street.boxes
    canvas = Canvas(_ground(scene.street, nameless(reader)))
    _put_scene(canvas, scene, building, seat, parts, not refusal)
    _put_more(canvas, scene, building, reader)
    _put_column_buttons(canvas, scene, building, parts, _also_legal(view, seat, move))
    if isinstance(move, Build):
        put_tiles(canvas, boxes.tile, view, seat, move, reader)
    else:
        put_summary(canvas, boxes, view, seat, reader)
    if refusal:
        put_refusal(canvas, boxes.legal, refusal, reader)
    elif parts:
        put_legal(canvas, boxes.legal, parts, reader)
    put_ended(canvas, boxes.ended, building, () if refusal else parts, reader)
    return canvas.image


def _also_legal(view: Position, seat: int, move: Move | None) -> set[int]:
    """The columns in which one of the tiles could be built instead, the others staying where they are."""
    if not isinstance(move, Build):
        return set()
    tiles = {part.tile for part in move.parts}
    found: set[int] = set()
    for other in legal_moves(view, Seat(seat)):
        if isinstance(other, Build) and other.bought == move.bought:
            moved = [part for part in other.parts if part not in move.parts]
            if {part.tile for part in other.parts} == tiles and len(moved) <= 1:
                found.update(part.column for part in moved or other.parts)
    return found


# The scene


@dataclass(frozen=True)
class Scene:
    """Which columns are seen, and where."""

    street: Street
    site: Site
    columns: range


def _scene_of(building: Building, parts: tuple[Placed, ...]) -> Scene:
    """The building and a free column on each side, as large as fits; if too wide, what is round the tiles."""
    reach = [column for part in parts for column in _columns_under(part)]
    first, last = min([building.left, *reach]) - 1, max([columns_of(building)[-1], *reach]) + 1
    tops = [part.row + extent(TILES[part.tile].drawing)[1] for part in parts]
    tallest = max([size_of(building)[1], *tops])
    is_wide = _is_wide(building)
    room, high = (1124, _MOST_ABOVE) if is_wide else (_TALL.width - 24, _TALL.ground - _TOP - 84)
    fits = min(high / (tallest + 0.6), room / (last - first + 1))
    cell = next((size for size in _SIZES if size <= fits), _SIZES[-1])
    street = _wide(min(_MOST_ABOVE, round((tallest + 0.6) * cell))) if is_wide else _TALL
    seen = min(last - first + 1, room // cell)
    middle = (min(reach) + max(reach)) // 2 if reach else 0
    start = max(first, min(last + 1 - seen, middle - seen // 2))
    left = street.x + (street.width - seen * cell) // 2 - start * cell
    return Scene(street, Site(left, street.ground + 2, cell, sky_at(0.6, 1)), range(start, start + seen))


def _is_wide(building: Building) -> bool:
    """Would half of a tall scene be empty sky?"""
    columns, rows = size_of(building)
    return columns > 8 or columns > 1.4 * rows


def _columns_under(part: Placed) -> range:
    return range(part.column, part.column + form_of(TILES[part.tile].drawing).width)


def _put_scene(
    canvas: Canvas, scene: Scene, building: Building, seat: int, parts: tuple[Placed, ...], legal: bool
) -> None:
    """Drawn on a piece of its own, so that what is cropped does not reach out of it."""
    x, y, wide, high = scene.street.x, _TOP, scene.street.width, scene.street.height
    site = scene.site
    window = Canvas(canvas.image.crop((x + 2, y, x + wide - 2, y + high)))
    inside = Site(site.x - x - 2, site.ground - y, site.cell, site.sky)
    put_building(window, inside, building, seat, 0)
    for part in parts:
        _put_ghost(window, inside, part, legal)
    canvas.image.paste(window.image, (x + 2, y))


def _put_more(canvas: Canvas, scene: Scene, building: Building, reader: Reader) -> None:
    """How many columns of a wide building lie beyond either edge."""
    x, wide, columns = scene.street.x, scene.street.width, columns_of(building)
    sky = sky_at(40, scene.street.height)
    if (more := scene.columns[0] - columns[0]) > 0:
        said = reader.read(say("kensington-caption-more-left", columns=more))
        canvas.text(x + 16, _TOP + 40, said, SENTENCE, colours.NIGHT_MUTED, sky, "ls")
    if (more := columns[-1] - scene.columns[-1]) > 0:
        said = reader.read(say("kensington-caption-more-right", columns=more))
        canvas.text(x + wide - 16, _TOP + 40, said, SENTENCE, colours.NIGHT_MUTED, sky, "rs")


def _put_ghost(canvas: Canvas, site: Site, part: Placed, legal: bool) -> None:
    size, tile = site.cell, TILES[part.tile]
    x, y = site.corner(part)
    canvas.blend(
        tile_art(part.tile, size),
        x - line_of(size) // 2,
        y - rise_of(tile, size),
        _GHOST if legal else _NOT_LEGAL,
    )
    edge = ghost_edge_art(tile.drawing, size, colours.INK if legal else colours.WARN)
    canvas.blend(edge, x - RING_MARGIN, y - RING_MARGIN)
    if not legal:
        columns, rows = extent(tile.drawing)
        canvas.put(cross(26, colours.ROOF_DEEP), x + columns * size / 2, y + rows * size / 2)


def _put_column_buttons(
    canvas: Canvas, scene: Scene, building: Building, parts: tuple[Placed, ...], legal: set[int]
) -> None:
    """A label under every column: amber where a tile is, white where it could be, a gable where a roof is."""
    chosen = {part.column for part in parts}
    site, ground = scene.site, scene.street.ground
    for column in scene.columns:
        middle = site.left(column) + site.cell / 2
        fill = colours.AMBER if column in chosen else colours.CARD if column in legal else None
        if fill is not None:
            canvas.put(_button(column_label(column), site.cell, fill), middle, ground + 44)
        else:
            kind = label_type(column_label(column), site.cell, _LABEL_SIZE if site.cell >= 54 else LABEL)
            canvas.text(middle, ground + 44, column_label(column), kind, colours.NIGHT_MUTED, PAVEMENT, "mm")
        if is_roofed(building, column):
            canvas.put(_closed(min(18, site.cell // 2 - 2)), middle, ground + 94)


@kept
def _button(text: str, cell: int, fill: Paint) -> Sprite:
    kind = Type(36 if cell >= 54 else 26, Weight.BLACK)
    wide = max(round(cell * 0.84), round(width(text, kind)) + 10)
    half = wide // 2 + 1
    sheet = Sketch(2 * half, 52)
    sheet.round_box(half - wide / 2, 1, wide, 50, 12, fill, colours.INK, 2.5)
    write(sheet, half, 26, text, kind, colours.INK)
    made = sprite(sheet.art(), PAVEMENT)
    return Sprite(made.image, made.mask, -half, -26)


@lru_cache(maxsize=16)
def _closed(half: int) -> Sprite:
    sheet = Sketch(2 * half + 4, 2 * half + 4)
    draw_closed(sheet, half + 2, half + 2, half)
    return sprite(sheet.art(), PAVEMENT, half + 2)


@kept_ground
def _ground(street: Street, reader: Reader) -> Image.Image:
    ground = Ground(WIDTH, street.picture, colours.NIGHT)
    ground.fade(0, 0, WIDTH, street.picture, colours.NIGHT, colours.NIGHT_FOOT)
    title, private = reader.read(say("kensington-caption-build")), reader.read(say("picture-only-you"))
    ground.text(36, 62, title, TITLE, colours.NIGHT_TEXT)
    ground.text(54 + width(title, TITLE), 62, private, SENTENCE, colours.NIGHT_MUTED)
    _lay_street(ground, street)
    lay_boxes(ground, street.boxes, reader)
    lay_frame(ground, WIDTH, street.picture)
    return ground.settled()


def _lay_street(ground: Ground, street: Street) -> None:
    """The sky with its moon, and the pavement; far houses only where the sky is high."""
    x, wide, sky = street.x, street.width, street.ground - _TOP
    ground.fade(x, _TOP, wide, sky, colours.NIGHT, colours.NIGHT_PANEL)
    ground.fill(x, street.ground, wide, _TOP + street.height - street.ground, PAVEMENT)
    ground.fill(x, street.ground, wide, 8, colours.QUAY)
    if street.is_wide:
        # Above the highest roof: no star lies behind a ghost.
        lay_stars(ground, x + 110, _TOP + 6, wide - 120, 44)
        lay_moon(ground, x + 52, _TOP + 46, 24, sky_at(46, sky))
    else:
        lay_stars(ground, x + 10, _TOP + 110, wide - 20, 420)
        lay_moon(ground, x + wide - 64, _TOP + 74, 26, sky_at(74, sky))
        for left, across, up in ((2, 54, 150), (82, 70, 220), (532, 54, 190), (584, 54, 130)):
            ground.fill(x + left, street.ground - up, across, up, colours.NIGHT_PANEL)
    lay_panel(ground, x, _TOP, wide, street.height, None, colours.NIGHT_LINE)
