"""A league's own sky: what stands in a wide header and behind the podium, by the game that is played."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from games.kensington.tiles import DARK, LIT, ROOF
from rendering import colours
from rendering.canvas import Ground
from rendering.kensington.bricks import EDGE, cell
from rendering.kensington.night import lay_moon, lay_stars
from rendering.kensington.skin import NIGHT
from rendering.parts import WIDTH
from rendering.scenery import draw_cloud, draw_gull, gable_points, lay_skyline, lay_water
from rendering.sketch import Sketch
from rendering.skin import MORNING, Skin
from rendering.tenby.landmarks import draw_landmark
from rendering.tenby.skin import SEASIDE

HEAD: Final = 132
"""How high a header is; the first panel begins there."""
SCENERY: Final = 620
"""Where a header's scenery begins, and titles end."""
QUAY: Final = 470
"""Where the podium stands."""
SHORE: Final = 580
"""Where its water ends."""


@dataclass(frozen=True)
class Scene:
    """One game's sky over its league's pictures, whose panels are of paper whatever the sky."""

    skin: Skin
    lay_header: Callable[[Ground, int], None]
    """The sky over a picture of some height, and a street all along the header."""
    lay_stage: Callable[[Ground, int], None]
    """The sky behind the podium, which stands by the water at night too."""


# Morning at the harbour


def _lay_morning(ground: Ground, height: int) -> None:
    ground.fade(0, 0, WIDTH, 260, colours.MORNING, colours.PAPER, dithered=16)
    lay_skyline(ground, SCENERY, HEAD, 540)


def _lay_harbour(ground: Ground, height: int) -> None:
    ground.fade(0, 0, WIDTH, QUAY, colours.SCENE_TOP, colours.SCENE_FOOT, dithered=13)
    lay_skyline(ground, 6, QUAY - 10, 190)
    lay_skyline(ground, 1010, QUAY - 10, 184)
    _lay_gulls(ground)
    lay_water(ground, 3, QUAY, WIDTH - 6, SHORE - QUAY)


def _lay_gulls(ground: Ground) -> None:
    sky = Sketch(WIDTH, 300)
    for x, y, size in ((110, 246, 20), (164, 268, 14), (1060, 150, 20), (1006, 178, 14), (880, 90, 16)):
        draw_gull(sky, x, y, size, colours.GULL, 3)
    ground.lay(sky.art(), 0, 0)


# Night in Kensington


_CELL: Final = 18
_MARKS: Final = {"l": LIT, "d": DARK, "r": ROOF}
_TERRACE: Final = (
    ("rrr", "lld", "dll"), ("rrrr", "dlld", "ldll", "lldd"), ("rr", "ld", "ll", "dl"), ("rrr", "ddl", "lld"),
    ("rrrrr", "lldld", "dllll"), ("rr", "ld", "dl", "ll"), ("rrr", "dll", "ldd", "lld"),
    ("rrrr", "dldl", "lldd"),
)  # fmt: skip
"""The houses of a header from left to right, their storeys from above."""


def _lay_night(ground: Ground, height: int) -> None:
    ground.fade(0, 0, WIDTH, height, colours.NIGHT, colours.NIGHT_FOOT)
    lay_stars(ground, SCENERY, 6, 550, 44)
    lay_moon(ground, 1128, 36, 18, colours.NIGHT)
    _lay_terrace(ground, SCENERY, HEAD)


def _lay_terrace(ground: Ground, x: int, foot: int) -> None:
    street = Sketch(WIDTH - x, 120)
    left = 2
    for storeys in _TERRACE:
        top, wide = 120 - len(storeys) * _CELL, len(storeys[0]) * _CELL
        for row, storey in enumerate(storeys):
            for column, mark in enumerate(storey):
                street.stamp(cell(_MARKS[mark], _CELL), left + column * _CELL, top + row * _CELL)
        street.box(left, top, wide, 120 - top, None, EDGE, 2)
        street.box(left + 6, top - 11, 9, 11, colours.ROOF_DEEP, EDGE, 1.5)
        street.box(left - 2, top - 3, wide + 4, 6, colours.RIDGE, EDGE, 1.5)
        left += wide + 2
    ground.lay(street.art(), x, foot - 120)


def _lay_riverside(ground: Ground, height: int) -> None:
    ground.fade(0, 0, WIDTH, height, colours.NIGHT, colours.NIGHT_FOOT)
    ground.fade(0, 0, WIDTH, QUAY, colours.NIGHT, colours.NIGHT_PANEL, dithered=11)
    lay_stars(ground, 20, 180, 420, 120)
    lay_stars(ground, 800, 20, 380, 240)
    lay_moon(ground, 1090, 90, 34, colours.mix(colours.NIGHT, colours.NIGHT_PANEL, 0.2))
    lay_water(ground, 3, QUAY, WIDTH - 6, SHORE - QUAY)


# Tenby by the sea


_ROW: Final = (
    ("W", 44, 1), ("B", 56, 3), ("Y", 48, 1), ("R", 60, 0), ("G", 46, 2), ("W", 58, 2), ("P", 44, 4),
    ("Y", 54, 3),
)  # fmt: skip
"""The houses of the sea front: letter, height, gable."""


def _lay_seaside(ground: Ground, height: int) -> None:
    ground.fade(0, 0, WIDTH, 300, colours.SEASIDE, colours.PAPER, dithered=14)
    _lay_front(ground, SCENERY, HEAD)


def _lay_front(ground: Ground, x: int, foot: int) -> None:
    front = Sketch(WIDTH - x, 130)
    draw_cloud(front, 96, 26, 24, colours.WHITE)
    for across, y, size in ((180, 24, 15), (212, 38, 11), (368, 30, 13)):
        draw_gull(front, across, y, size, colours.GULL, 2.4)
    left = 4
    for letter, high, gable in _ROW:
        _draw_seaside_house(front, left, 130, high, letter, gable)
        left += 48
    draw_landmark(front, "L13", 396, 131, 0.62)
    draw_landmark(front, "L18", 462, 131, 0.76)
    ground.lay(front.art(), x, foot - 130)


def _draw_seaside_house(sheet: Sketch, x: int, foot: int, high: int, letter: str, gable: int) -> None:
    wall = colours.PIECES[letter].wall
    sheet.polygon(gable_points(x, foot - high + 1, 46, 26, gable), wall, colours.INK, 2)
    sheet.box(x, foot - high, 46, high, wall, colours.INK, 2)
    sheet.box(x + 2, foot - high - 2, 42, 5, wall)
    for row in range((high - 8) // 22):
        for side in (9, 27):
            sheet.box(x + side, foot - high + 8 + row * 22, 10, 13, colours.GLASS, colours.INK, 1.5)


def _lay_seafront(ground: Ground, height: int) -> None:
    ground.fade(0, 0, WIDTH, QUAY, colours.SCENE_TOP, colours.SCENE_FOOT, dithered=13)
    _lay_gulls(ground)
    clouds = Sketch(WIDTH, 300)
    for x, y, size in ((760, 70, 34), (1110, 90, 42), (60, 200, 30)):
        draw_cloud(clouds, x, y, size, colours.WHITE)
    ground.lay(clouds.art(), 0, 0)
    lay_water(ground, 3, QUAY, WIDTH - 6, SHORE - QUAY)


_MORNING: Final = Scene(MORNING, _lay_morning, _lay_harbour)
_SCENES: Final = {
    "kensington": Scene(NIGHT, _lay_night, _lay_riverside),
    "tenby": Scene(SEASIDE, _lay_seaside, _lay_seafront),
}


def scene_of(game: str) -> Scene:
    """The sky of a game by its key; it is morning in Copenhagen, over all games and over new ones."""
    return _SCENES.get(game, _MORNING)
