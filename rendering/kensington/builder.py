"""The builder picture: a seat's own building large, with the ghosts of the tiles it thinks of adding."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from games.api import Seat
from games.kensington.position import Build, Building, Move, Placed, Position
from games.kensington.rules import legal_moves
from games.kensington.tiles import TILES, form_of
from rendering import colours
from rendering.canvas import Canvas, Ground, Sprite, sprite
from rendering.colours import Paint
from rendering.kensington.builder_panels import (
    ENDED,
    LEGAL,
    LEGEND,
    PANEL_WIDTH,
    PANELS_LEFT,
    TILE,
    lay_legend,
    put_ended,
    put_legal,
    put_refusal,
    put_summary,
    put_tiles,
)
from rendering.kensington.elevation import (
    Site,
    columns_of,
    is_roofed,
    label_of,
    label_type,
    put_building,
    size_of,
)
from rendering.kensington.marks import draw_closed
from rendering.kensington.panels import PAVEMENT, lay_moon, lay_stars, sky_at
from rendering.kensington.tiles import RING_MARGIN, extent, ghost_edge_art, line_of, rise_of, tile_art
from rendering.kept import kept
from rendering.painter import Names
from rendering.parts import WIDTH, cross, lay_frame, lay_panel
from rendering.sketch import Sketch
from rendering.text import LABEL, SENTENCE, TITLE, Type, Weight, width, write

HEIGHT: Final = 1080
_GHOST, _NOT_LEGAL = 0.8, 0.4
"""How strongly ghosts are drawn; fainter, the night would swallow the scales of roofs."""
_SCENE: Final = (28, 92, 640, 960)
_GROUND: Final = 930
_SIZES: Final = (92, 84, 76, 68, 60, 54, 48, 42, 36, 30)
_SMALLEST: Final = 36
"""Rather than make cells smaller because a building is wide, only a part of it is shown."""
_LABEL_SIZE: Final = Type(34)


def draw_draft(view: Position, seat: int, move: Move | None, refusal: str, names: Names) -> Image.Image:
    """The seat's building with the ghosts of a unit; other moves leave it as it is."""
    canvas = Canvas(_ground())
    building = view.players[seat].building
    parts = move.parts if isinstance(move, Build) else ()
    scene = _scene_of(building, parts)
    _put_scene(canvas, scene, building, seat, parts, not refusal)
    _put_column_buttons(canvas, scene, building, parts, _also_legal(view, seat, move))
    if isinstance(move, Build):
        put_tiles(canvas, view, seat, move)
    else:
        put_summary(canvas, view, seat)
    if refusal:
        put_refusal(canvas, refusal)
    elif parts:
        put_legal(canvas, building, parts)
    put_ended(canvas, building, () if refusal else parts)
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

    site: Site
    columns: range


def _scene_of(building: Building, parts: tuple[Placed, ...]) -> Scene:
    """The building and a free column on each side, as large as fits; if too wide, what is round the tiles."""
    reach = [column for part in parts for column in _columns_under(part)]
    first, last = min([building.left, *reach]) - 1, max([columns_of(building)[-1], *reach]) + 1
    tops = [part.row + extent(TILES[part.tile].drawing)[1] for part in parts]
    tallest = max([size_of(building)[1], *tops])
    x, y, wide, _ = _SCENE
    room = wide - 24
    high = (_GROUND - y - 84) / (tallest + 0.6)
    fits = min(high, max(_SMALLEST, room / (last - first + 1)))
    cell = next((size for size in _SIZES if size <= fits), max(8, int(fits)))
    seen = min(last - first + 1, room // cell)
    middle = (min(reach) + max(reach)) // 2 if reach else 0
    start = max(first, min(last + 1 - seen, middle - seen // 2))
    left = x + (wide - seen * cell) // 2 - start * cell
    return Scene(Site(left, _GROUND + 2, cell, sky_at(0.6, 1)), range(start, start + seen))


def _columns_under(part: Placed) -> range:
    return range(part.column, part.column + form_of(TILES[part.tile].drawing).width)


def _put_scene(
    canvas: Canvas, scene: Scene, building: Building, seat: int, parts: tuple[Placed, ...], legal: bool
) -> None:
    """Drawn on a piece of its own, so that what is cropped does not reach out of it."""
    x, y, wide, high = _SCENE
    site = scene.site
    window = Canvas(canvas.image.crop((x + 2, y, x + wide - 2, y + high)))
    inside = Site(site.x - x - 2, site.ground - y, site.cell, site.sky)
    put_building(window, inside, building, seat, 0)
    for part in parts:
        _put_ghost(window, inside, part, legal)
    canvas.image.paste(window.image, (x + 2, y))
    columns = columns_of(building)
    for more, at, anchor in (
        (scene.columns[0] - columns[0], x + 16, "ls"),
        (columns[-1] - scene.columns[-1], x + wide - 16, "rs"),
    ):
        if more > 0:
            text = f"← {more} more" if anchor == "ls" else f"{more} more →"
            canvas.text(at, y + 40, text, SENTENCE, colours.NIGHT_MUTED, sky_at(40, high), anchor)


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
    site = scene.site
    for column in scene.columns:
        middle = site.left(column) + site.cell / 2
        fill = colours.AMBER if column in chosen else colours.CARD if column in legal else None
        if fill is not None:
            canvas.put(_button(label_of(column), site.cell, fill), middle, _GROUND + 44)
        else:
            kind = label_type(label_of(column), site.cell, _LABEL_SIZE if site.cell >= 54 else LABEL)
            canvas.text(middle, _GROUND + 44, label_of(column), kind, colours.NIGHT_MUTED, PAVEMENT, "mm")
        if is_roofed(building, column):
            canvas.put(_closed(min(18, site.cell // 2 - 2)), middle, _GROUND + 94)


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


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    ground = Ground(WIDTH, HEIGHT, colours.NIGHT)
    ground.fade(0, 0, WIDTH, HEIGHT, colours.NIGHT, colours.NIGHT_FOOT)
    ground.text(36, 62, "Build", TITLE, colours.NIGHT_TEXT)
    ground.text(54 + width("Build", TITLE), 62, "only you see this", SENTENCE, colours.NIGHT_MUTED)
    _lay_street(ground)
    for top, height in (TILE, ENDED, LEGEND, LEGAL):
        lay_panel(ground, PANELS_LEFT, top, PANEL_WIDTH, height)
    lay_legend(ground)
    lay_frame(ground, WIDTH, HEIGHT)
    return ground.settled()


def _lay_street(ground: Ground) -> None:
    """The sky with its moon over far houses, and the pavement."""
    x, y, wide, high = _SCENE
    ground.fade(x, y, wide, _GROUND - y, colours.NIGHT, colours.NIGHT_PANEL)
    ground.fill(x, _GROUND, wide, y + high - _GROUND, PAVEMENT)
    ground.fill(x, _GROUND, wide, 8, colours.QUAY)
    lay_stars(ground, x + 10, y + 110, wide - 20, 420)
    lay_moon(ground, x + wide - 64, y + 74, 26, sky_at(74, _GROUND - y))
    for left, across, up in ((2, 54, 150), (82, 70, 220), (532, 54, 190), (584, 54, 130)):
        ground.fill(x + left, _GROUND - up, across, up, colours.NIGHT_PANEL)
    frame = Sketch(wide, high)
    frame.round_box(0, 0, wide, high, 14, None, colours.NIGHT_LINE, 2)
    ground.lay(frame.art(), x, y)
