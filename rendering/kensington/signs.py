"""What each way to score is drawn as, in the order of the rules: window, door, heights, cat, width; birds."""

from functools import lru_cache
from typing import Final

from PIL import Image

from games.kensington.tiles import DOOR, LIT
from rendering import colours
from rendering.canvas import Sprite, sprite
from rendering.colours import Paint
from rendering.kensington.bricks import EDGE, cell
from rendering.kensington.marks import draw_bird, draw_cat
from rendering.kept import kept
from rendering.sketch import Sketch

WAYS: Final = 5
"""How many ways to score there are."""
BIRDS: Final = 5
"""The sign of what breaks ties."""


@lru_cache(maxsize=32)
def sign_art(way: int, size: int) -> Image.Image:
    """One sign."""
    sheet = Sketch(size, size)
    match way:
        case 0 | 1:
            sheet.stamp(cell(LIT if way == 0 else DOOR, size), 0, 0)
            sheet.box(0, 0, size, size, None, EDGE, 2)
        case 2:
            for number, high in enumerate((0.36, 0.68, 1)):
                left, top = size * (0.01 + number * 0.34), size * (1 - high)
                sheet.box(left, top, size * 0.3, size * high, colours.RIDGE, EDGE, 2)
        case 3:
            # A black cat needs something light behind it, at night and on paper.
            sheet.round_box(0, 0, size, size, size * 0.18, colours.STONE)
            draw_cat(sheet, size * 0.13, size * 0.93, size * 0.7, colours.CAT)
        case 4:
            gable = [(size * 0.04, size * 0.84), (size * 0.5, size * 0.14), (size * 0.96, size * 0.84)]
            sheet.polygon(gable, colours.ROOF, EDGE, 2.5)
        case _:
            draw_bird(sheet, size * 0.06, size * 0.92, size * 0.8)
    return sheet.art()


@kept
def sign(way: int, size: int, ground: Paint) -> Sprite:
    """One sign in the palette, pasted by its top left corner."""
    return sprite(sign_art(way, size), ground)
