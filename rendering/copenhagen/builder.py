"""The builder picture: a seat's own house large, with the ghost of the tile it thinks of placing."""

from typing import Final

from PIL import Image

from games.copenhagen.components import COAT_SPACES, ROWS, WHITE
from games.copenhagen.house import with_tile
from games.copenhagen.names import tile_title
from games.copenhagen.position import Build, Move, Phase, Placed, Position, Take, White
from games.copenhagen.tiles import ORIENTATIONS
from games.message import Message, Said, say
from languages.reader import Medium, Reader
from rendering import colours
from rendering.canvas import Canvas, Ground
from rendering.colours import PIECES, mix
from rendering.copenhagen.bricks import cells_of, extent, ghost_edge_art, tile_art
from rendering.copenhagen.builder_panels import (
    COST_HEIGHT,
    COST_TOP,
    PANEL_WIDTH,
    PANELS_LEFT,
    TILE_HEIGHT,
    TILE_TOP,
    put_coat_cost,
    put_cost,
    put_gain,
    put_refusal,
    put_summary,
    put_tile,
)
from rendering.copenhagen.captions import lines_of
from rendering.copenhagen.house import corner_of, draw_empty_house, put_house
from rendering.copenhagen.layout import HouseSpot
from rendering.copenhagen.pieces import coat, draw_coat
from rendering.copenhagen.private import draw_private
from rendering.grounds import kept_ground
from rendering.parts import WIDTH, cross, lay_frame, lay_panel
from rendering.scenery import draw_boat, draw_cloud, draw_gull, lay_water
from rendering.sketch import Sketch
from rendering.text import CAPTION, SENTENCE, TITLE, width

HEIGHT: Final = 1180
LEGEND_TOP, LEGEND_HEIGHT = 844, 212
_HOUSE: Final = HouseSpot(92, 236, 86, 132, 34)
_GHOST, _NOT_LEGAL = 0.66, 0.4
_HEADER_SKY: Final = mix(colours.MORNING, colours.PAPER, 0.06)
_LABEL_SKY: Final = mix(colours.MORNING, colours.PAPER, 0.75)
"""Behind the row labels, which reach over many shades."""


def draw_draft(view: Position, seat: int, move: Move | None, refusal: Said, reader: Reader) -> Image.Image:
    """The seat's house with the ghost of a build or a white tile, or its turn with a take; other moves leave
    the house as it is."""
    if isinstance(move, Take):
        return draw_private(view, seat, reader, move)
    canvas = Canvas(_ground(seat, reader.language))
    house = view.players[seat].house
    _put_title(canvas, _title(view, move), reader)
    put_house(canvas, _HOUSE, house, 0, _LABEL_SKY)
    placed = _placed_by(move)
    if placed is None:
        put_summary(canvas, view, seat, reader)
    else:
        _put_ghost(canvas, placed, legal=not refusal)
        put_tile(canvas, placed, reader)
        if isinstance(move, Build):
            put_cost(canvas, view, house, move, reader)
        else:
            put_coat_cost(canvas, view, reader)
        if not refusal:
            put_gain(canvas, house, with_tile(house, placed), reader)
    if refusal:
        put_refusal(canvas, refusal, reader)
    return canvas.image


def _title(view: Position, move: Move | None) -> Message:
    if isinstance(move, White):
        return tile_title(WHITE)
    is_coat = view.phase is Phase.COAT
    return say("copenhagen-caption-coat" if is_coat else "copenhagen-caption-build")


def _put_title(canvas: Canvas, said: Message, reader: Reader) -> None:
    title = reader.read(said)
    canvas.text(36, 62, title, TITLE, colours.INK, _HEADER_SKY)
    after = 54 + width(title, TITLE)
    private = reader.read(say("copenhagen-caption-private"))
    canvas.text(after, 62, private, SENTENCE, colours.MUTED, _HEADER_SKY)


def _placed_by(move: Move | None) -> Placed | None:
    match move:
        case Build():
            return Placed(move.tile, move.orientation, move.column, move.row)
        case White():
            return Placed(WHITE, 0, move.column, move.row)
        case _:
            return None


@kept_ground
def _ground(seat: int, language: str) -> Image.Image:
    ground = Ground(WIDTH, HEIGHT, colours.PAPER)
    ground.fade(0, 0, WIDTH, 900, colours.MORNING, colours.PAPER)
    ground.lay(_sky(), 0, 0)
    ground.lay(_house(seat), 0, 0)
    lay_water(ground, 3, 1086, WIDTH - 6, HEIGHT - 1089, 12)
    ground.lay(_boats(), 0, 1056)
    lay_panel(ground, PANELS_LEFT, TILE_TOP, PANEL_WIDTH, TILE_HEIGHT)
    lay_panel(ground, PANELS_LEFT, COST_TOP, PANEL_WIDTH, COST_HEIGHT)
    _lay_legend(ground, Reader(language, medium=Medium.PICTURE))
    lay_frame(ground, WIDTH, HEIGHT)
    return ground.settled()


def _sky() -> Image.Image:
    sheet = Sketch(WIDTH, 210)
    draw_gull(sheet, 520, 150, 22, colours.INK, 2.2)
    draw_gull(sheet, 470, 118, 15, colours.INK, 2)
    draw_cloud(sheet, 96, 150, 40, mix(colours.MORNING, colours.WHITE, 0.6))
    return sheet.art()


def _house(seat: int) -> Image.Image:
    sheet = Sketch(PANELS_LEFT, 1070)
    draw_empty_house(sheet, _HOUSE, seat)
    return sheet.art()


def _boats() -> Image.Image:
    sheet = Sketch(WIDTH, 110)
    for x, y, size, letter in ((60, 86, 84, "R"), (430, 80, 64, "Y"), (980, 84, 74, "B")):
        draw_boat(sheet, x, y, size, PIECES[letter].wall)
    return sheet.art()


def _lay_legend(ground: Ground, reader: Reader) -> None:
    lay_panel(ground, PANELS_LEFT, LEGEND_TOP, PANEL_WIDTH, LEGEND_HEIGHT)
    signs = Sketch(60, LEGEND_HEIGHT)
    signs.disc(30, 38, 18, colours.INK)
    signs.disc(30, 86, 18, colours.AMBER, colours.INK, 2)
    draw_coat(signs, 30, 132, 38)
    signs.dashes([(11, 168), (49, 168), (49, 194), (11, 194)], colours.INK, 4, 8, 5)
    ground.lay(signs.art(), PANELS_LEFT + 14, LEGEND_TOP)
    for number, line in enumerate(lines_of(reader, say("copenhagen-caption-legend"))):
        ground.text(PANELS_LEFT + 78, LEGEND_TOP + 47 + 48 * number, line, CAPTION, colours.INK)


# The ghost


def _put_ghost(canvas: Canvas, placed: Placed, legal: bool) -> None:
    size = _HOUSE.cell
    x, y = corner_of(_HOUSE, placed)
    for column, row in _coats_under(placed):
        if legal:
            left, top = _HOUSE.x + column * size, _HOUSE.y + (ROWS - 1 - row) * size
            canvas.fill(left + 1, top + 1, size - 2, size - 2, colours.WALL)
    art = tile_art(placed.tile, placed.orientation, size)
    canvas.blend(art, x - 2, y - 2, _GHOST if legal else _NOT_LEGAL)
    edge = ghost_edge_art(placed.tile, placed.orientation, size, colours.INK if legal else colours.WARN)
    canvas.blend(edge, x - 5, y - 5)
    for column, row in _coats_under(placed):
        corner = (_HOUSE.x + (column + 1) * size - 4, _HOUSE.y + (ROWS - 1 - row) * size + 8)
        canvas.put(coat(46, PIECES[placed.tile[0]].wall), *corner)
    if not legal:
        columns, rows = extent(cells_of(placed.tile, placed.orientation))
        canvas.put(cross(30, colours.WALL), x + columns * size / 2, y + rows * size / 2)


def _coats_under(placed: Placed) -> list[tuple[int, int]]:
    """The coats of arms on spaces (column and row from 0) that the tile covers."""
    cells = {
        (placed.column + x, placed.row + y) for x, y, _ in ORIENTATIONS[placed.tile][placed.orientation].cells
    }
    return [(column - 1, row - 1) for row, column in COAT_SPACES if (column - 1, row - 1) in cells]
