"""The signs of Tenby: features, icons, colours, residents, rings, honours; known without their colour."""

from collections.abc import Callable
from math import cos, radians, sin
from typing import Final

from PIL import Image

from games.tenby.components import UNIQUE, WHITE, Action, Colour, Feature, Icon
from rendering import colours
from rendering.canvas import Sprite, sprite
from rendering.colours import PIECES, Paint
from rendering.kept import kept
from rendering.sketch import Point, Sketch
from rendering.tenby.grid import Grid
from rendering.tenby.houses import LETTERS, draw_small_house

RESIDENT: Final = "resident"
RING: Final = "ring"
HONOUR: Final = "honour"
"""An accolade."""
CARDS: Final = "cards"
LONGEST: Final = "longest"
COMPLETED: Final = "completed"
"""What accolades count that is no icon."""
COMPASS: Final = "compass"
ANCHOR: Final = "anchor"
"""Solo: the card of a turn, and what it sails against."""
OF_ACTIONS: Final = {
    Action.TERRACE: Icon.TERRACE.value,
    Action.PIER: Icon.PIER.value,
    Action.LANDMARK: Icon.LANDMARK.value,
    Action.RESIDENT: RESIDENT,
    Action.RING: RING,
}

_RED: Final = PIECES["R"].wall
_GREEN: Final = PIECES["G"].wall
_INK: Final = colours.INK
_DOOR: Final = colours.SEATS[3]


def _bench(pen: Grid) -> None:
    for x in (5, 19):
        pen.line([(x, 5), (x, 22)], 2.4)
    for y in (4.5, 12.5):
        pen.round_box(1.5, y, 21, 5, 1, colours.LIT_WALL)


def _bin(pen: Grid) -> None:
    pen.shape([(5, 8), (19, 8), (17.5, 22), (6.5, 22)], _GREEN)
    pen.box(3.5, 4, 17, 4, colours.OK)
    pen.line([(9.5, 11.5), (10, 18.5)], 1.6)
    pen.line([(14.5, 11.5), (14, 18.5)], 1.6)


def _binoculars(pen: Grid) -> None:
    pen.line([(12, 14), (12, 23)], 3)
    pen.line([(7, 23), (17, 23)], 2.4)
    pen.shape([(3, 5), (9, 3), (11, 3), (11, 14), (3, 14)], colours.DARK_WALL)
    pen.shape([(21, 5), (15, 3), (13, 3), (13, 14), (21, 14)], colours.DARK_WALL)
    pen.box(10.2, 6, 3.6, 5, colours.CURTAIN)
    pen.disc(7, 9.5, 2.6, colours.PALE_GLASS)
    pen.disc(17, 9.5, 2.6, colours.PALE_GLASS)


def _chimney(pen: Grid) -> None:
    pen.box(5.5, 10, 13, 12.5, colours.RIDGE)
    pen.line([(6.5, 16), (17.5, 16)], 1, colours.ROOF_DEEP)
    for points in ([(12, 11), (12, 16)], [(9, 16), (9, 22)], [(15, 16), (15, 22)]):
        pen.line(points, 1, colours.ROOF_DEEP)
    pen.box(4, 7, 16, 3.8, colours.ROOF)
    for x in (6.5, 13.3):
        pen.box(x, 1.8, 4.2, 5.4, colours.LIT_WALL)


def _cloud(pen: Grid) -> None:
    for more, fill in ((1.6, _INK), (0.0, colours.WHITE)):
        pen.oval(7.5, 14, 4.8 + more, 4.6 + more, fill, None)
        pen.oval(12.5, 10.5, 5.6 + more, 5.4 + more, fill, None)
        pen.oval(17.5, 14.5, 4.4 + more, 4.2 + more, fill, None)
        pen.box(7, 14 - more, 11, 4.6 + 2 * more, fill, None)


def _flowerbox(pen: Grid) -> None:
    for x, fill in ((5, _RED), (12, colours.PINK), (19, PIECES["Y"].wall)):
        pen.line([(x, 8), (x, 14)], 1.8, colours.OK)
        pen.disc(x, 6.5, 3.6, fill)
    pen.shape([(1.5, 13), (22.5, 13), (20.5, 21.5), (3.5, 21.5)], colours.WAREHOUSE)


def _lamppost(pen: Grid) -> None:
    pen.line([(12, 11), (12, 22)], 2.6)
    pen.line([(7.5, 22.3), (16.5, 22.3)], 2.6)
    pen.shape([(8, 3.5), (16, 3.5), (14.5, 11), (9.5, 11)], colours.LIT_GLASS)
    pen.shape([(6.5, 4), (12, 0.8), (17.5, 4)], _INK)


def _lobsterbox(pen: Grid) -> None:
    pen.slice(11, 15, 9.5, 10.5, 180, 360, colours.SAND)
    pen.arc(11, 15, 9.5, 10.5, 180, 360, thick=1.5)
    pen.box(1.5, 14.6, 19, 6.6, colours.SAND)
    for x, top in ((6.2, 6.8), (11, 5.2), (15.8, 6.8)):
        pen.line([(x, top), (x, 21)], 1.2)
    pen.disc(19, 18.4, 4.4, _RED)
    pen.line([(16.4, 18.4), (21.6, 18.4)], 1.5, colours.WHITE)


def _porch(pen: Grid) -> None:
    pen.box(6, 10, 12, 12.5, colours.CARD)
    pen.box(9, 13.5, 6, 9, PIECES["B"].wall)
    pen.shape([(2, 10.5), (12, 2.5), (22, 10.5)], colours.GABLE)
    for x in (5, 19):
        pen.line([(x, 11), (x, 22)], 2.2)


def _seagull(pen: Grid) -> None:
    pen.shape([(6, 15.5), (0.8, 12.8), (2.2, 17.6)], colours.RANGE_GREY)
    pen.oval(11.5, 15.6, 6.8, 4.1, colours.WHITE)
    pen.disc(18.4, 11.8, 3.6, colours.WHITE)
    pen.shape([(15.4, 12.8), (17.8, 15), (13, 17)], colours.WHITE, None)
    pen.shape([(21.4, 10.8), (24, 12.6), (21.2, 13.4)], colours.BEAK)
    pen.disc(19.2, 11, 0.7, _INK, None)
    pen.shape([(7.2, 15), (2.4, 2.2), (9.5, 5), (14.8, 14.2), (11.5, 16.4)], colours.SEATS[4])
    pen.shape([(2.4, 2.2), (6.6, 3.8), (4.6, 8)], _INK)


def _shutters(pen: Grid) -> None:
    pen.box(7.5, 3, 9, 18, colours.GLASS)
    pen.line([(12, 3.5), (12, 20.5)], 1.3)
    pen.line([(8, 12), (16, 12)], 1.3)
    for x in (1.2, 16.8):
        pen.box(x, 3, 6, 18, colours.TEAL)
        for y in (7, 10.5, 14, 17.5):
            pen.line([(x + 1.8, y), (x + 4.2, y)], 1.2, colours.PALE_GLASS)


def _town(pen: Grid) -> None:
    pen.box(2, 11, 7, 11, colours.STONE)
    pen.box(9, 7, 6.5, 15, colours.WALL_STONE)
    pen.box(15.5, 12, 6.5, 10, colours.STONE)
    pen.shape([(1.2, 11.5), (5.5, 6.5), (9.8, 11.5)], _RED)
    pen.shape([(8.4, 7.5), (12.2, 2), (16, 7.5)], colours.ROOF)
    pen.shape([(15, 12.5), (18.8, 8), (22.6, 12.5)], _RED)


def _terrace(pen: Grid) -> None:
    pen.box(2, 9.5, 20, 12.5, colours.STONE)
    for number in range(3):
        x = number * 6.9
        pen.shape([(1.6 + x, 10), (5.2 + x, 4), (8.6 + x, 10)], _RED)
        pen.box(3.6 + number * 6.6, 13, 3.4, 5, colours.SEA_GLASS)


def _home(pen: Grid) -> None:
    pen.box(3.5, 11, 17, 11, colours.CARD)
    pen.shape([(1, 12), (12, 2.5), (23, 12)], colours.SEATS[1])
    pen.box(9.5, 14, 5, 8, _DOOR)


def _business(pen: Grid) -> None:
    pen.box(3, 9, 18, 13, colours.CARD)
    pen.box(5.5, 13.5, 6.5, 5.5, colours.SEA_GLASS)
    pen.box(14.5, 13.5, 4.5, 8.5, _DOOR)
    for number in range(4):
        fill = _RED if number % 2 == 0 else colours.WHITE
        pen.slice(4.6 + number * 4.95, 8.4, 2.6, 4, 0, 180, fill)
    pen.box(2, 4, 20, 4.6, _RED)


def _pier(pen: Grid) -> None:
    for x in (5, 12, 19):
        pen.line([(x, 11), (x, 22)], 2.6, colours.BEAM)
    pen.line([(3, 8), (3, 3.5), (21, 3.5), (21, 8)], 1.6)
    pen.box(1.5, 8, 21, 4.4, colours.PIER)
    for middle in (8.5, 15.5):
        pen.arc(middle, 18, 3.5, 2.6, 0, 180, colours.SEA, 2.2)


def _landmark(pen: Grid) -> None:
    corners: list[Point] = []
    for number in range(10):
        angle, reach = radians(36 * number - 90), 11.0 if number % 2 == 0 else 4.8
        corners.append((12 + reach * cos(angle), 12.6 + reach * sin(angle)))
    pen.shape(corners, colours.COIN)


def _start(pen: Grid) -> None:
    pen.line([(5, 2), (5, 23)], 2.4)
    pen.shape([(5, 3), (21, 3), (17, 8), (21, 13), (5, 13)], colours.LAMP)


def _resident(pen: Grid) -> None:
    pen.slice(12, 23, 10, 11, 180, 360, colours.DARK_WALL)
    pen.arc(12, 23, 10, 11, 180, 360)
    pen.line([(2.2, 22.8), (21.8, 22.8)], 1.7)
    pen.disc(12, 8, 5.6, colours.SKIN)
    pen.slice(12, 6.8, 6, 5.4, 180, 360, _INK)


def _ring(pen: Grid) -> None:
    pen.disc(12, 12, 10.4, colours.WHITE)
    for start in (20, 110, 200, 290):
        pen.slice(12, 12, 9.4, 9.4, start, start + 50, _RED)
    pen.disc(12, 12, 4.6, colours.CARD)


def _unique(pen: Grid) -> None:
    for number, letter in enumerate("RYGBP"):
        pen.slice(12, 12, 10.6, 10.6, 72 * number - 90, 72 * number - 18, PIECES[letter].wall)
    pen.disc(12, 12, 10.6, None)
    pen.disc(12, 12, 4.2, colours.CARD)


def _honour(pen: Grid) -> None:
    pen.shape([(7, 12), (4.5, 23), (9, 20.5), (12, 23.5), (12, 12)], PIECES["B"].wall)
    pen.shape([(17, 12), (19.5, 23), (15, 20.5), (12, 23.5), (12, 12)], PIECES["B"].wall)
    pen.disc(12, 9.5, 8.6, colours.LAMP)
    pen.disc(12, 9.5, 5, colours.CARD)


def _cards(pen: Grid) -> None:
    pen.round_box(8, 2, 13, 17, 1.6, colours.WALL_STONE)
    pen.round_box(3, 5.5, 13, 17, 1.6, colours.CARD)
    pen.box(5.2, 13, 8.6, 7, PIECES["B"].wall)
    pen.shape([(4.4, 13.4), (9.5, 8.5), (14.6, 13.4)], _RED)


def _longest(pen: Grid) -> None:
    for number in range(4):
        pen.box(1.2 + number * 5.4, 6.5, 5.4, 9, PIECES["RYGB"[number]].wall)
    pen.line([(3, 20), (21, 20)], 1.6)
    pen.shape([(0.8, 20), (4.5, 17.6), (4.5, 22.4)], _INK)
    pen.shape([(23.2, 20), (19.5, 17.6), (19.5, 22.4)], _INK)


def _completed(pen: Grid) -> None:
    pen.disc(12, 12, 10.6, colours.SEA_DEEP)
    pen.line([(7, 12.4), (10.6, 16.2), (17.4, 7.6)], 3, colours.WHITE)


def _compass(pen: Grid) -> None:
    pen.disc(12, 12, 10.6, colours.CARD)
    for across, down, fill in ((0, -1, _RED), (1, 0, _INK), (0, 1, _INK), (-1, 0, _INK)):
        tip, side = (12 + 9 * across, 12 + 9 * down), (2.4 * down, 2.4 * across)
        pen.shape([tip, (12 + side[0], 12 + side[1]), (12 - side[0], 12 - side[1])], fill, None)


def draw_anchor(pen: Grid, fill: Paint = _INK) -> None:
    """An anchor in any colour."""
    pen.arc(12, 3.6, 2.7, 2.7, 0, 360, fill, 2)
    pen.line([(12, 6.4), (12, 22)], 2.4, fill)
    pen.line([(7.6, 9.6), (16.4, 9.6)], 2.4, fill)
    pen.arc(12, 12.4, 9.2, 9.6, 15, 165, fill, 2.4)
    for way in (-1, 1):
        pen.shape([(12 + way * 11.4, 12), (12 + way * 6.2, 15.2), (12 + way * 10.6, 18.6)], fill, None)


_DRAWN: Final[dict[str, Callable[[Grid], None]]] = {
    Feature.BENCH: _bench,
    Feature.BIN: _bin,
    Feature.BINOCULARS: _binoculars,
    Feature.CHIMNEY: _chimney,
    Feature.CLOUD: _cloud,
    Feature.FLOWERBOX: _flowerbox,
    Feature.LAMPPOST: _lamppost,
    Feature.LOBSTERBOX: _lobsterbox,
    Feature.PORCH: _porch,
    Feature.SEAGULL: _seagull,
    Feature.SHUTTERS: _shutters,
    Icon.TOWN: _town,
    Icon.TERRACE: _terrace,
    Icon.HOME: _home,
    Icon.BUSINESS: _business,
    Icon.PIER: _pier,
    Icon.LANDMARK: _landmark,
    Icon.START: _start,
    UNIQUE: _unique,
    RESIDENT: _resident,
    RING: _ring,
    HONOUR: _honour,
    CARDS: _cards,
    LONGEST: _longest,
    COMPLETED: _completed,
    COMPASS: _compass,
    ANCHOR: draw_anchor,
}
NAMES: Final = (*_DRAWN, *Colour, WHITE)
"""Everything that has a sign."""


def draw_mark(sheet: Sketch, name: str, x: float, y: float, size: float) -> None:
    """A sign in a square with its top left corner at (x, y)."""
    if name in LETTERS:
        unit = size / 24
        draw_small_house(sheet, LETTERS[name], x + unit, y + unit, 22 * unit, 22 * unit)
    else:
        _DRAWN[name](Grid(sheet, x, y, size))


def mark_art(name: str, size: int) -> Image.Image:
    """A sign alone."""
    sheet = Sketch(size, size)
    draw_mark(sheet, name, 0, 0, size)
    return sheet.art()


@kept
def mark(name: str, size: int, ground: Paint) -> Sprite:
    """A sign in the palette, pasted by its top left corner."""
    return sprite(mark_art(name, size), ground)


@kept
def spent_mark(name: str, size: int, ground: Paint) -> Sprite:
    """A sign that is used up: pale, so that what is left stands out."""
    art = mark_art(name, size)
    pale = Image.new("RGB", art.size, ground)
    faint = art.getchannel("A").point(lambda value: round(value * 0.34))
    pale.paste(art.convert("RGB"), None, faint)
    shown = Image.merge("RGBA", (*pale.split(), art.getchannel("A")))
    return sprite(shown, ground)
