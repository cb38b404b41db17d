"""Small things on Kensington's tiles and beside them: cats, birds, diamonds, tokens, the moon."""

from functools import lru_cache
from typing import Final

from rendering import colours
from rendering.canvas import Sprite, sprite
from rendering.colours import Paint
from rendering.sketch import Sketch
from rendering.text import Type, Weight, write

DIAMOND: Final = colours.SEATS[4]
_FEATHER: Final = colours.RANGE_GREY


def draw_cat(sheet: Sketch, x: float, y: float, size: float, fur: Paint) -> None:
    """A sitting cat whose paws rest at y, about as wide as `size`."""
    sheet.oval(x + size * 0.5, y - size * 0.34, size * 0.29, size * 0.36, fur)
    sheet.oval(x + size * 0.5, y - size * 0.8, size * 0.25, size * 0.22, fur)
    for side in (-1, 1):
        middle = x + size * 0.5
        ear = [
            (middle + side * size * 0.24, y - size * 0.8),
            (middle + side * size * 0.22, y - size * 1.18),
            (middle + side * size * 0.02, y - size * 0.95),
        ]
        sheet.polygon(ear, fur)
    sheet.arc(x + size * 0.84, y - size * 0.26, size * 0.2, size * 0.24, 60, 260, fur, max(2, size * 0.13))


def draw_bird(sheet: Sketch, x: float, y: float, size: float) -> None:
    """A gull looking right, standing at y; its beak ends at 1.1 times its size."""
    line = max(1.5, size * 0.05)
    for leg in (0.44, 0.58):
        foot = x + size * leg
        sheet.line([(foot, y), (foot, y - size * 0.26)], colours.BEAK, max(2, size * 0.07), round_ends=False)
    tail = [
        (x - size * 0.02, y - size * 0.42),
        (x + size * 0.3, y - size * 0.62),
        (x + size * 0.4, y - size * 0.3),
    ]
    sheet.polygon(tail, colours.CARD, colours.INK, line)
    sheet.oval(x + size * 0.5, y - size * 0.46, size * 0.32, size * 0.24, colours.CARD, colours.INK, line)
    sheet.disc(x + size * 0.74, y - size * 0.72, size * 0.18, colours.CARD, colours.INK, line)
    beak = [
        (x + size * 0.89, y - size * 0.79),
        (x + size * 1.1, y - size * 0.7),
        (x + size * 0.89, y - size * 0.63),
    ]
    sheet.polygon(beak, colours.BEAK)
    sheet.disc(x + size * 0.78, y - size * 0.76, max(0.8, size * 0.04), colours.INK)
    wing = [
        (x + size * 0.26, y - size * 0.54),
        (x + size * 0.62, y - size * 0.52),
        (x + size * 0.34, y - size * 0.32),
    ]
    sheet.polygon(wing, _FEATHER)


def draw_diamond(sheet: Sketch, x: float, y: float, radius: float) -> None:
    """The grey diamond that earns a token, round a middle."""
    corners = [(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)]
    sheet.polygon(corners, DIAMOND, colours.INK, max(1.5, radius * 0.18))


def draw_token(sheet: Sketch, x: float, y: float, radius: float) -> None:
    """A bonus token round a middle."""
    sheet.disc(x, y, radius, colours.COIN, colours.INK, max(1.5, radius * 0.15))
    sheet.disc(x, y, radius * 0.66, None, colours.LIT_BARS, max(1.2, radius * 0.1))
    write(sheet, x, y, "K", Type(radius * 1.05, Weight.BLACK), colours.SEATS[3])


@lru_cache(maxsize=32)
def token(radius: int, ground: Paint) -> Sprite:
    """A token in the palette, pasted by its middle."""
    half = radius + 2
    sheet = Sketch(2 * half, 2 * half)
    draw_token(sheet, half, half, radius)
    return sprite(sheet.art(), ground, half)


@lru_cache(maxsize=16)
def bird(size: int, ground: Paint) -> Sprite:
    """A bird in the palette, pasted by the left end of the line it stands on."""
    sheet = Sketch(round(size * 1.2) + 4, size + 4)
    draw_bird(sheet, 3, size + 2, size)
    made = sprite(sheet.art(), ground)
    return Sprite(made.image, made.mask, -3, -size - 2)


@lru_cache(maxsize=16)
def cat(size: int, fur: Paint, ground: Paint) -> Sprite:
    """A cat in the palette, pasted by its lower left corner."""
    sheet = Sketch(round(size * 1.1) + 2, round(size * 1.25))
    draw_cat(sheet, 0, round(size * 1.25), size, fur)
    made = sprite(sheet.art(), ground)
    return Sprite(made.image, made.mask, 0, -round(size * 1.25))


@lru_cache(maxsize=16)
def diamond(radius: int, ground: Paint) -> Sprite:
    """A diamond in the palette, pasted by its middle."""
    half = radius + 2
    sheet = Sketch(2 * half, 2 * half)
    draw_diamond(sheet, half, half, radius)
    return sprite(sheet.art(), ground, half)


def draw_lock(sheet: Sketch, x: float, y: float, size: float) -> None:
    """A closed lock, its middle at (x, y)."""
    sheet.arc(x, y - size * 0.14, size * 0.26, size * 0.34, 180, 360, colours.WARN, size * 0.14)
    sheet.round_box(x - size * 0.42, y - size * 0.16, size * 0.84, size * 0.64, size * 0.14, colours.WARN)
    sheet.disc(x, y + size * 0.14, size * 0.1, colours.WHITE)


@lru_cache(maxsize=8)
def lock(size: int, ground: Paint) -> Sprite:
    """A lock in the palette, pasted by its middle."""
    half = size // 2 + 2
    sheet = Sketch(2 * half, 2 * half)
    draw_lock(sheet, half, half, size)
    return sprite(sheet.art(), ground, half)


def draw_closed(sheet: Sketch, x: float, y: float, half: float) -> None:
    """The little gable under a column that a roof has closed, round a middle."""
    foot, peak = y + half * 0.5, y - half * 0.6
    gable = [(x - half, foot), (x, peak), (x + half, foot)]
    sheet.polygon(gable, colours.RIDGE, colours.INK, 2)
