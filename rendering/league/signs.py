"""Signs of league pictures: a game's emblem, rise and fall, a cup, a clock, the state of a table."""

from enum import Enum
from functools import lru_cache
from typing import Final

from PIL import Image

from rendering import colours
from rendering.canvas import Canvas, Sprite, sprite
from rendering.colours import PIECES, Paint
from rendering.kept import kept
from rendering.parts import draw_tick, pill
from rendering.scenery import gable_points
from rendering.sketch import Sketch
from rendering.text import CAPTION_BOLD, HEAD, Type, Weight, fitted, width, write

_CUP: Final = colours.SEATS[0]
_CUP_DEEP: Final = colours.COAT


# What games are known by


@lru_cache(maxsize=16)
def emblem(game: str, size: int, ground: Paint) -> Sprite:
    """A red house by the water, a lit window at night, a lighthouse; a door for all other games."""
    draw = {"copenhagen": _draw_harbour_house, "kensington": _draw_lit_window, "tenby": _draw_lighthouse}
    sheet = Sketch(size, size)
    draw.get(game, _draw_open_door)(sheet, size)
    return sprite(sheet.art(), ground)


def _thick(size: int) -> float:
    return max(2, size * 0.045)


def _draw_harbour_house(sheet: Sketch, size: int) -> None:
    ink, thick, red = colours.INK, _thick(size), PIECES["R"].wall
    sheet.round_box(0, 0, size, size, size * 0.18, colours.MORNING, ink, thick)
    sheet.polygon(gable_points(size * 0.24, size * 0.46, size * 0.52, size * 0.32, 0), red, ink, thick)
    sheet.box(size * 0.26, size * 0.44, size * 0.48, size * 0.36, red, ink, thick)
    sheet.box(size * 0.29, size * 0.41, size * 0.42, size * 0.08, red)
    sheet.box(size * 0.4, size * 0.53, size * 0.2, size * 0.2, colours.GLASS, ink, thick * 0.8)
    sheet.box(thick, size * 0.79, size - 2 * thick, size * 0.1, colours.WATER_FOOT)


def _draw_lit_window(sheet: Sketch, size: int) -> None:
    ink, thick = colours.INK, _thick(size)
    sheet.round_box(0, 0, size, size, size * 0.18, colours.NIGHT, ink, thick)
    sheet.box(size * 0.26, size * 0.36, size * 0.48, size * 0.52, colours.LIT_WALL, ink, thick)
    roof = [(0.2, 0.38), (0.32, 0.18), (0.68, 0.18), (0.8, 0.38)]
    sheet.polygon([(x * size, y * size) for x, y in roof], colours.ROOF, ink, thick)
    sheet.box(size * 0.37, size * 0.47, size * 0.26, size * 0.3, colours.LIT_GLASS, ink, thick)
    sheet.line([(size / 2, size * 0.49), (size / 2, size * 0.75)], colours.LIT_BARS, thick, round_ends=False)


def _draw_lighthouse(sheet: Sketch, size: int) -> None:
    ink, thick, red = colours.INK, _thick(size), PIECES["R"].wall
    sheet.round_box(0, 0, size, size, size * 0.18, colours.SCENE_TOP, ink, thick)
    tower = [(0.34, 0.8), (0.41, 0.34), (0.59, 0.34), (0.66, 0.8)]
    sheet.polygon([(x * size, y * size) for x, y in tower], colours.WHITE, ink, thick)
    band = [(0.37, 0.64), (0.395, 0.48), (0.605, 0.48), (0.63, 0.64)]
    sheet.polygon([(x * size, y * size) for x, y in band], red)
    sheet.box(size * 0.42, size * 0.22, size * 0.16, size * 0.13, colours.LIT_GLASS, ink, thick * 0.8)
    cap = [(0.37, 0.23), (0.5, 0.1), (0.63, 0.23)]
    sheet.polygon([(x * size, y * size) for x, y in cap], red, ink, thick * 0.8)
    sheet.box(thick, size * 0.79, size - 2 * thick, size * 0.1, colours.SEA)


def _draw_open_door(sheet: Sketch, size: int) -> None:
    ink, thick = colours.INK, _thick(size)
    sheet.round_box(0, 0, size, size, size * 0.18, colours.PAPER, ink, thick)
    sheet.round_box(size * 0.3, size * 0.2, size * 0.4, size * 0.62, size * 0.19, _CUP, ink, thick)
    sheet.box(size * 0.22, size * 0.78, size * 0.56, size * 0.06, ink)


# Rise and fall, prizes, clocks


def draw_triangle(
    sheet: Sketch, x: float, y: float, size: float, up: bool, fill: Paint | None = None
) -> None:
    """Up in green, or down in red, round a middle."""
    way = -1 if up else 1
    points = [
        (x, y + way * size * 0.55),
        (x - size * 0.6, y - way * size * 0.45),
        (x + size * 0.6, y - way * size * 0.45),
    ]
    sheet.polygon(points, fill or (colours.OK if up else colours.WARN))


@lru_cache(maxsize=32)
def triangle(size: int, up: bool, ground: Paint) -> Sprite:
    """A triangle, pasted by its middle."""
    half = round(size * 0.7) + 1
    sheet = Sketch(2 * half, 2 * half)
    draw_triangle(sheet, half, half, size, up)
    return sprite(sheet.art(), ground, half)


def cup_art(size: int) -> Image.Image:
    """A prize cup as high as `size`, on its foot."""
    sheet = Sketch(size + 8, size + 4)
    middle, foot, ink, thick = (size + 8) / 2, size + 2, colours.INK, max(2, size * 0.045)
    for side in (-1, 1):
        x, y = middle + side * size * 0.34, foot - size * 0.78
        sheet.disc(x, y, size * 0.17, None, ink, thick * 3)
        sheet.disc(x, y, size * 0.15, None, _CUP, thick * 1.5)
    sheet.box(middle - size * 0.1, foot - size * 0.4, size * 0.2, size * 0.28, _CUP, ink, thick)
    sheet.round_box(
        middle - size * 0.26, foot - size * 0.14, size * 0.52, size * 0.14, size * 0.04, _CUP_DEEP, ink, thick
    )
    wide, down = size * 0.34, foot - size * 0.66
    sheet.slice(middle, down, wide, size * 0.32, 0, 180, ink)
    sheet.box(middle - wide, foot - size, 2 * wide, size * 0.35, ink)
    sheet.slice(middle, down, wide - thick, size * 0.32 - thick, 0, 180, _CUP)
    sheet.box(middle - wide + thick, foot - size + thick, 2 * (wide - thick), size * 0.35 - thick, _CUP)
    sheet.box(
        middle - wide + 2.4 * thick, foot - size * 0.9, max(2, size * 0.06), size * 0.34, colours.COAT_CROSS
    )
    return sheet.art()


@lru_cache(maxsize=16)
def cup(size: int, ground: Paint) -> Sprite:
    """A prize cup in the palette, pasted by its corner."""
    return sprite(cup_art(size), ground)


def draw_clock(
    sheet: Sketch,
    x: float,
    y: float,
    radius: float,
    part: float,
    line: Paint = colours.INK,
    fill: Paint = colours.AMBER_DEEP,
) -> None:
    """A clock with so much left from twelve o'clock on, or with hands where there is nothing to tell."""
    sheet.disc(x, y, radius, colours.WHITE, line, max(2.5, radius * 0.14))
    if part:
        sheet.slice(x, y, radius * 0.72, radius * 0.72, -90, -90 + 360 * part, fill)
        return
    thick = max(2.5, radius * 0.15)
    sheet.line([(x, y), (x, y - radius * 0.58)], line, thick)
    sheet.line([(x, y), (x + radius * 0.42, y + radius * 0.2)], line, thick)


# The state of a table


class State(Enum):
    """What becomes of a table, in the order in which it needs attention."""

    LATE = "late"
    """Under a tenth of the time is left."""
    PLAYING = "playing"
    OVER = "over"
    WAITING = "waiting"


_PILL: Final = 48
_PAINTS: Final = {
    State.LATE: (colours.WARN_PALE, colours.WARN, colours.WARN),
    State.PLAYING: (colours.WINNER, colours.AMBER_DEEP, colours.INK),
    State.OVER: (colours.OK_PALE, colours.OK, colours.OK),
    State.WAITING: (colours.PAPER, colours.DASH, colours.MUTED),
}
"""What a state's pill is filled with, its line and its text."""


@lru_cache(maxsize=8)
def _state_sign(state: State, ground: Paint) -> Sprite:
    half = 16
    sheet = Sketch(2 * half, 2 * half)
    match state:
        case State.LATE:
            sheet.polygon([(1, 29), (half, 3), (31, 29)], colours.WARN)
            write(sheet, half, 20, "!", Type(24, Weight.BLACK), colours.WHITE)
        case State.PLAYING:
            draw_clock(sheet, half, half, 14, 0.7)
        case State.OVER:
            draw_tick(sheet, half, half, 25)
        case State.WAITING:
            draw_clock(sheet, half, half, 14, 0, colours.MUTED)
    return sprite(sheet.art(), ground, half)


def state_pill_width(text: str) -> int:
    """How wide a pill with this text is."""
    return round(width(text, CAPTION_BOLD)) + 80


def put_state(
    canvas: Canvas, right: int, y: int, text: str, state: State, room: float, ground: Paint
) -> None:
    """The pill of a table, which ends at `right`: sign and words, cut to the room."""
    shown = fitted(text, CAPTION_BOLD, room - 80)
    wide = state_pill_width(shown)
    fill, line, ink = _PAINTS[state]
    canvas.put(pill(wide, _PILL, fill, line, 2.5, ground), right - wide, y)
    canvas.put(_state_sign(state, fill), right - wide + 32, y + _PILL // 2)
    canvas.text(right - wide + 56, y + _PILL / 2, shown, CAPTION_BOLD, ink, fill, "lm")


@kept
def points_badge(
    text: str, fill: Paint, on: Paint, ground: Paint, kind: Type = HEAD, height: int = 48
) -> Sprite:
    """An ink pill with points in it, pasted by its corner."""
    wide = max(height, round(width(text, kind)) + 28)
    sheet = Sketch(wide, height)
    sheet.round_box(0, 0, wide, height, height / 2, fill)
    write(sheet, wide / 2, height / 2, text, kind, on)
    return sprite(sheet.art(), ground)
