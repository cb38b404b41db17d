"""Kensington's lobby and score card at night: a terrace under the moon, a lamp, a cat."""

from typing import Final

from PIL import Image

from games.api import ScoreLine
from games.kensington.tiles import DARK, DOOR, LIT, ROOF
from rendering import colours
from rendering.canvas import Ground
from rendering.kensington.bricks import EDGE, cell, own_door
from rendering.kensington.marks import draw_bird, draw_cat
from rendering.kensington.night import PAVEMENT, lay_moon, lay_stars
from rendering.kensington.signs import sign_art
from rendering.parts import WIDTH
from rendering.sketch import Sketch
from rendering.skin import Skin

_CELL: Final = 34
_GROUND: Final = 324
_TERRACE: Final = (
    ("ddld", "lddl", "lldd", "ddll", "lll0"),
    ("ldd", "ddl", "lld", "D3d"),
    ("llll", "dlld", "ld2l"),
    ("ll", "dl", "ll", "d4"),
    ("dd", "ll", "ld", "Dl"),
    ("ldl", "lld", "ddl", "lDl"),
)
"""The houses from left to right, their storeys from above: lit, dark, a red door, a seat's door."""


def _lay_night(ground: Ground, height: int, foot: int) -> None:
    ground.fade(0, 0, WIDTH, height, colours.NIGHT, colours.NIGHT_FOOT)
    lay_stars(ground, 560, 10, 300, 90)
    lay_moon(ground, 650, 46, 22, colours.mix(colours.NIGHT, colours.NIGHT_FOOT, 0.04))


def _lay_street(ground: Ground, height: int) -> None:
    ground.fade(0, 0, WIDTH, height, colours.NIGHT, colours.NIGHT_FOOT)
    ground.fade(0, 0, WIDTH, _GROUND, colours.NIGHT, colours.NIGHT_PANEL, dithered=11)
    lay_stars(ground, 440, 10, 720, 110)
    lay_moon(ground, 1110, 62, 28, colours.mix(colours.NIGHT, colours.NIGHT_PANEL, 0.17))
    scene = Sketch(WIDTH, 372)
    x = 520
    for number, storeys in enumerate(_TERRACE):
        _draw_house(scene, x, storeys, number % 2 == 1)
        x += len(storeys[0]) * _CELL + 2
    scene.box(0, _GROUND, WIDTH, 46, PAVEMENT)
    scene.box(0, _GROUND, WIDTH, 7, colours.QUAY)
    _draw_lamp(scene, 470)
    draw_cat(scene, 392, _GROUND + 22, 34, colours.WHITE)
    ground.lay(scene.art(), 0, 0)


def _draw_house(scene: Sketch, x: int, storeys: tuple[str, ...], bird: bool) -> None:
    wide = len(storeys[0])
    top = _GROUND - (len(storeys) + 1) * _CELL
    for column in range(wide):
        scene.stamp(cell(ROOF, _CELL), x + column * _CELL, top)
    for row, storey in enumerate(storeys, start=1):
        for column, mark in enumerate(storey):
            piece = own_door(int(mark), _CELL) if mark.isdecimal() else cell(_MARKS[mark], _CELL)
            scene.stamp(piece, x + column * _CELL, top + row * _CELL)
    scene.box(x, top, wide * _CELL, _GROUND - top, None, EDGE, 2.5)
    scene.box(x + 8, top - 22, 14, 20, colours.ROOF_DEEP, EDGE, 2)
    scene.box(x - 3, top - 5, wide * _CELL + 6, 9, colours.RIDGE, EDGE, 1.5)
    if bird:
        draw_bird(scene, x + wide * _CELL - 36, top - 4, 30)


_MARKS: Final = {"l": LIT, "d": DARK, "D": DOOR}


def _draw_lamp(scene: Sketch, x: float) -> None:
    scene.line([(x, _GROUND), (x, 214)], EDGE, 6)
    scene.polygon([(x - 12, 214), (x + 12, 214), (x + 8, 186), (x - 8, 186)], colours.LIT_GLASS, EDGE, 2.5)
    scene.polygon([(x - 15, 187), (x, 172), (x + 15, 187)], EDGE)


def _sign(way: int, rule: ScoreLine, size: int) -> Image.Image:
    """What a line of a score is drawn as."""
    return sign_art(way, size)


NIGHT: Final = Skin(
    ground=colours.NIGHT_FOOT,
    sky=colours.NIGHT,
    panel=colours.mix(colours.NIGHT, colours.NIGHT_FOOT, 0.7),
    line=colours.NIGHT_LINE,
    text=colours.NIGHT_TEXT,
    muted=colours.NIGHT_MUTED,
    quiet=colours.DARK_FRAME,
    best=colours.HONEY,
    lay_header=_lay_night,
    lay_scene=_lay_street,
    sign=_sign,
)
