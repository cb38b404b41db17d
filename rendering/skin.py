"""How the pictures about a game's tables look, the lobby and the score card: sky, paper or night, scenery."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PIL.Image import Image

from games.api import ScoreLine
from rendering import colours
from rendering.canvas import Ground
from rendering.colours import PIECES, Paint
from rendering.parts import WIDTH
from rendering.scenery import draw_boat, draw_cloud, draw_gull, gable_points, lay_skyline, lay_water
from rendering.sketch import Sketch


@dataclass(frozen=True)
class Skin:
    """The colours and the scenery of one game."""

    ground: Paint
    """Below the sky."""
    sky: Paint
    """What lies behind titles."""
    panel: Paint
    line: Paint
    text: Paint
    muted: Paint
    quiet: Paint
    """For noughts, and for what is free."""
    best: Paint
    """For the most in a row."""
    lay_header: Callable[[Ground, int, int], None]
    """(ground, a picture's height, foot) -> its sky, and what stands in it with its foot there."""
    lay_scene: Callable[[Ground, int], None]
    """The lobby's: a street in the upper 370 pixels."""
    sign: Callable[[int, ScoreLine, int], Image] | None = None
    """(which line of a score, the line, size) -> what it is drawn as; -1 is what breaks ties."""


# The harbour


def _lay_morning(ground: Ground, height: int, foot: int) -> None:
    ground.fade(0, 0, WIDTH, 260, colours.MORNING, colours.PAPER)
    lay_skyline(ground, 560, foot, 300)


def _lay_harbour(ground: Ground, height: int) -> None:
    ground.fade(0, 0, WIDTH, 310, colours.SCENE_TOP, colours.SCENE_FOOT, dithered=13)
    scene = Sketch(WIDTH, 372)
    draw_cloud(scene, 606, 56, 40, colours.WHITE)
    draw_cloud(scene, 880, 58, 30, colours.WHITE)
    for x, y, size in ((730, 50, 22), (780, 74, 15), (1060, 48, 20)):
        draw_gull(scene, x, y, size, colours.INK, 2.4)
    _draw_row(scene, 556, 300)
    ground.lay(scene.art(), 0, 0)
    lay_water(ground, 3, 310, WIDTH - 6, 60, 12)
    boats = Sketch(WIDTH, 372)
    draw_boat(boats, 430, 346, 74, PIECES["R"].wall)
    draw_boat(boats, 980, 350, 60, colours.SEATS[0])
    ground.lay(boats.art(), 0, 0)


_ROW: Final = (
    ("R", 74, 124, 0), ("Y", 58, 146, 1), ("G", 58, 150, 2), ("B", 58, 116, 3), ("P", 58, 142, 4),
    ("R", 66, 118, 0), ("Y", 74, 150, 1), ("G", 74, 126, 2), ("B", 100, 130, 3),
)  # fmt: skip
"""The houses of the scene: letter, width, height, gable."""


def _draw_row(sheet: Sketch, x: int, foot: int) -> None:
    for number, (letter, wide, high, kind) in enumerate(_ROW):
        fill = PIECES[letter].wall
        sheet.polygon(gable_points(x, foot - high + 2, wide, 58, kind), fill, colours.INK, 2.5)
        sheet.box(x, foot - high, wide, high, fill, colours.INK, 2.5)
        sheet.box(x + 2.5, foot - high - 2, wide - 5, 6, fill)
        _draw_lights(sheet, number, x, foot - high, wide, high)
        x += wide


def _draw_lights(sheet: Sketch, number: int, x: int, top: int, wide: int, high: int) -> None:
    pane = (wide - 18) / 2
    for row in range(high // 36):
        for side in range(2):
            lit = (number * 5 + row * 3 + side * 2) % 7 < 4
            fill = colours.LIT_GLASS if lit else colours.NIGHT_FOOT
            sheet.box(x + 12 + side * pane, top + 12 + row * 34, pane - 6, 20, fill, colours.INK, 1.8)


MORNING: Final = Skin(
    ground=colours.PAPER,
    sky=colours.MORNING,
    panel=colours.CARD,
    line=colours.LINE,
    text=colours.INK,
    muted=colours.MUTED,
    quiet=colours.QUIET,
    best=colours.INK,
    lay_header=_lay_morning,
    lay_scene=_lay_harbour,
)
"""Copenhagen's, and that of games without their own."""
