"""A puzzle of Kensington as a picture: the building at night, the tiles at hand, the points as it stands."""

from typing import Final

from PIL import Image

from games.kensington.position import Building, Position
from games.message import say
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Ground
from rendering.grounds import kept_ground
from rendering.kensington.builder_panels import put_ended, put_row
from rendering.kensington.elevation import put_elevation, site_for, size_of
from rendering.kensington.night import PAVEMENT, lay_stars
from rendering.league.scenes import HEAD, scene_of
from rendering.parts import GAP, MARGIN, WIDTH, Box
from rendering.puzzle.sheet import FOOT, ground_of, heading, put_foot, put_head, put_state
from rendering.puzzle.values import PuzzleValues

_WIDE: Final = WIDTH - 2 * MARGIN
_LABELS: Final = 52
_SKY: Final = 70
_LARGEST: Final = 88
_HIGHEST: Final = 620
_TILES, _ENDED = 300, 300
_BELOW: Final = 250


def draw_kensington(values: PuzzleValues, reader: Reader) -> Image.Image:
    """The puzzle, or with its answer the building after the best turn, its new tiles ringed."""
    view: Position = values.view
    before = view.players[values.seat].building
    after = before if values.solved is None else values.solved.players[values.seat].building
    new = after.placed[len(before.placed) :]
    cell = _cell(after)
    street = _street(size_of(after)[1] * cell)
    tiles, ended, state = _boxes(street)
    canvas = Canvas(_ground(street.height))
    put_head(canvas, values, reader)
    ground = street.y + street.height - _LABELS
    site = site_for(after, len(new), (street.x + 8, street.width - 16), ground, cell)
    window = (street.x + 2, street.y + 2, street.width - 4, street.y + street.height - 2)
    put_elevation(canvas, window, site, after, values.seat, len(new))
    _put_tiles(canvas, tiles, view, values.seat, reader)
    put_ended(canvas, ended, before, new, reader)
    put_state(canvas, state, values, reader)
    put_foot(canvas, scene_of(values.game), tiles.below, values, (), reader)
    return canvas.image


def _cell(building: Building) -> int:
    columns, rows = size_of(building)
    return max(34, min(_LARGEST, _HIGHEST // rows, (_WIDE - 16) // columns))


def _street(high: int) -> Box:
    """The scene, as high as needed, in few steps so that its ground is seldom drawn anew."""
    return Box(MARGIN, HEAD, _WIDE, _SKY + -(-high // 48) * 48 + _LABELS)


def _boxes(street: Box) -> tuple[Box, Box, Box]:
    tiles = Box(MARGIN, street.below, _TILES, _BELOW)
    ended = Box(tiles.x + tiles.width + GAP, street.below, _ENDED, _BELOW)
    left = ended.x + ended.width + GAP
    return tiles, ended, Box(left, street.below, WIDTH - MARGIN - left, _BELOW)


@kept_ground
def _ground(high: int) -> Image.Image:
    street = Box(MARGIN, HEAD, _WIDE, high)
    boxes = _boxes(street)

    def lay(ground: Ground) -> None:
        sky = street.height - _LABELS
        ground.fade(street.x, street.y, street.width, sky, colours.NIGHT, colours.NIGHT_PANEL)
        ground.fill(street.x, street.y + sky, street.width, _LABELS, PAVEMENT)
        ground.fill(street.x, street.y + sky, street.width, 6, colours.QUAY)
        lay_stars(ground, street.x + 110, street.y + 6, street.width - 120, 44)

    return ground_of("kensington", boxes[0].below + FOOT, boxes, lay).settled()


def _put_tiles(canvas: Canvas, box: Box, view: Position, seat: int, reader: Reader) -> None:
    """What was taken just now, and what lies in the warehouse."""
    heading(canvas, box, say("kensington-caption-your-tiles"), reader)
    taken = reader.read(say("kensington-caption-taken"))
    stored = reader.read(say("kensington-caption-stored"))
    kept = view.players[seat].stored
    put_row(canvas, box, [view.hand, *kept], [taken, *(stored for _ in kept)])
