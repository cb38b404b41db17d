"""Tenby's lobby and score card by the sea: a row of coloured houses, the pier, a lighthouse, boats."""

from dataclasses import replace
from typing import Final

from PIL import Image

from games.api import ScoreLine
from games.tenby.components import FACES
from rendering import colours
from rendering.canvas import Ground
from rendering.colours import PIECES
from rendering.parts import WIDTH
from rendering.scenery import draw_boat, draw_cloud, draw_gull
from rendering.sketch import Sketch
from rendering.skin import MORNING
from rendering.tenby.ground import draw_ground, draw_waves
from rendering.tenby.landmarks import draw_landmark
from rendering.tenby.marks import mark_art
from rendering.tenby.scene import draw_house
from rendering.tenby.score import SIGNS

_SHORE: Final = 300
_HOUSES: Final = ("T010", "T015", "T030", "T046", "T060")
"""Cards whose houses stand in the lobby's street."""


def _lay_sky(ground: Ground, height: int, foot: int) -> None:
    ground.fade(0, 0, WIDTH, height, colours.SEASIDE, colours.PAPER, dithered=14)
    sky = Sketch(WIDTH, 120)
    draw_cloud(sky, 690, 52, 34, colours.WHITE)
    draw_gull(sky, 770, 44, 18, colours.INK, 2.4)
    draw_gull(sky, 806, 62, 12, colours.INK, 2)
    ground.lay(sky.art(), 0, 0)


def _lay_seafront(ground: Ground, height: int) -> None:
    ground.fill(0, 0, WIDTH, height, colours.PAPER)
    ground.fade(0, 0, WIDTH, _SHORE, colours.SCENE_TOP, colours.SCENE_FOOT, dithered=13)
    scene = Sketch(WIDTH, 372)
    for x, y, size in ((620, 60, 40), (860, 46, 28), (1090, 70, 36)):
        draw_cloud(scene, x, y, size, colours.WHITE)
    for x, y, size in ((730, 50, 22), (776, 74, 15), (980, 48, 20)):
        draw_gull(scene, x, y, size, colours.INK, 2.4)
    scene.box(0, _SHORE - 34, WIDTH, 106, colours.SEA)
    pale = colours.mix(colours.SEA, colours.WHITE, 0.5)
    for row in range(3):
        draw_waves(scene, 10 + row * 16, _SHORE + 26 + row * 16, 470, 15, pale, 2.5)
    draw_landmark(scene, "L18", 380, _SHORE - 6, 1.5)
    draw_ground(scene, (FACES["P01"].left, FACES["P01"].right), 380, _SHORE - 8, 180, 60, 1.5)
    for number, face in enumerate(_HOUSES):
        unit = 1.5
        draw_house(scene, FACES[face], _SHORE - 8, unit, 546 + number * 122)
    draw_ground(scene, (FACES["T010"].left, FACES["T010"].right), 560, _SHORE - 8, WIDTH - 560, 78, 1.5)
    draw_boat(scene, 100, 336, 84, PIECES["R"].wall)
    draw_boat(scene, 270, 350, 60, PIECES["Y"].wall)
    ground.lay(scene.art(), 0, 0)


def _sign(way: int, rule: ScoreLine, size: int) -> Image.Image:
    """What a line of a score is drawn as."""
    return mark_art(SIGNS[rule.label], size)


SEASIDE: Final = replace(
    MORNING, sky=colours.SEASIDE, lay_header=_lay_sky, lay_scene=_lay_seafront, sign=_sign
)
