"""The score ribbon: a lane of water for every seat, and its boat as far as its points have carried it."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import msgspec
from PIL import Image

from rendering import colours
from rendering.canvas import Canvas, Ground, Sprite, sprite
from rendering.colours import Paint, mix
from rendering.grounds import kept_ground
from rendering.parts import WIDTH, disc, door, pill
from rendering.scenery import draw_boat, lay_water
from rendering.sketch import Sketch
from rendering.text import CAPTION_BOLD, Type, Weight, width, write

RIBBON_HEIGHT: Final = 214

_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100)
_MOST_POSTS: Final = 15
_LEFT: Final = 112
_RIGHT: Final = 1108
_WAKE: Final = 60
"""Where all wakes begin: behind the seats' doors."""
_POSTS: Final = RIBBON_HEIGHT - 22
_LANES_MIDDLE: Final = 93
_LANES_SPAN: Final = 116
"""From the first lane's middle to the last one's."""
_MOST_PITCH: Final = 70
_WATER: Final = mix(colours.WATER_TOP, colours.WATER_FOOT, 0.4)
_NUMBER: Final = Type(26, Weight.BLACK)


class Scale(msgspec.Struct, frozen=True):
    """The points that a ribbon has room for: a post at every step from the first to the last."""

    first: int
    last: int
    step: int
    goal: int | None = None
    """The points that win, where a game has such."""

    @property
    def posts(self) -> range:
        """The numbers on the posts."""
        return range(self.first, self.last + 1, self.step)

    def across(self, points: int) -> float:
        """How far from the left so many points are."""
        return _LEFT + (points - self.first) / (self.last - self.first) * (_RIGHT - _LEFT)


def scale_for(points: Iterable[int], goal: int | None = None) -> Scale:
    """One scale for a whole game in which these points are reached at some time; nought is always on it."""
    reached = (*points, 0, goal or 1)
    lowest, highest = min(reached), max(reached)
    for step in _STEPS:
        first, last = lowest // step * step, -(-highest // step) * step
        if (last - first) // step < _MOST_POSTS:
            break
    return Scale(first, last, step, goal)


class Ribbon(msgspec.Struct, frozen=True):
    """Everybody's points at one time of a game, in seat order."""

    points: tuple[int, ...]
    gained: tuple[int, ...]
    """What of it each seat won, or lost, just now."""
    scale: Scale


def draw_ribbon(ribbon: Ribbon) -> Image.Image:
    """The ribbon as wide as every picture."""
    canvas = Canvas(_ground(len(ribbon.points), ribbon.scale))
    for seat, points in enumerate(ribbon.points):
        _put_wake(canvas, ribbon, seat, round(ribbon.scale.across(points)))
    size = _boat_size(len(ribbon.points))
    moved = [seat for seat, gained in enumerate(ribbon.gained) if gained]
    for seat in moved:
        canvas.put(_glow(size), *_place(ribbon, seat))
    for seat in range(len(ribbon.points)):
        x, y = _place(ribbon, seat)
        canvas.put(_boat(seat, size, colours.AMBER if seat in moved else _WATER), x, y)
    for seat in moved:
        _put_gain(canvas, *_place(ribbon, seat), size, ribbon.gained[seat])
    return canvas.image


@kept_ground
def draw_water() -> Image.Image:
    """The water without lanes and posts."""
    ground = Ground(WIDTH, RIBBON_HEIGHT, colours.PAPER)
    lay_water(ground, 0, 0, WIDTH, RIBBON_HEIGHT)
    return ground.settled()


def _lane(seats: int, seat: int) -> int:
    """The middle of a seat's lane."""
    pitch = min(_MOST_PITCH, _LANES_SPAN / max(1, seats - 1))
    return round(_LANES_MIDDLE + (seat - (seats - 1) / 2) * pitch)


def _place(ribbon: Ribbon, seat: int) -> tuple[int, int]:
    return round(ribbon.scale.across(ribbon.points[seat])), _lane(len(ribbon.points), seat)


def _boat_size(seats: int) -> int:
    return 44 if seats < 5 else 34


def _put_wake(canvas: Canvas, ribbon: Ribbon, seat: int, end: int) -> None:
    middle = _lane(len(ribbon.points), seat)
    canvas.fill(_WAKE, middle - 6, end - _WAKE, 11, colours.INK)
    canvas.fill(_WAKE, middle - 4, end - _WAKE, 7, colours.SEATS[seat])
    wide, high = (26, 32) if len(ribbon.points) < 5 else (24, 28)
    canvas.put(door(seat, wide, high, _WATER), 47 - wide // 2, middle - high // 2 - 1)


def _put_gain(canvas: Canvas, x: int, y: int, size: int, gained: int) -> None:
    """How much, beside the boat: behind it, or before it where there is no room yet."""
    text = f"+{gained}" if gained > 0 else f"−{-gained}"
    wide, away = round(width(text, CAPTION_BOLD)) + 24, round(size * 0.9)
    left = x - away - wide
    if left < _WAKE + 6:
        left = x + away
    canvas.put(pill(wide, 34, colours.AMBER, colours.AMBER, 0, _WATER), left, y - 19)
    canvas.text(left + wide / 2, y - 2, text, CAPTION_BOLD, colours.INK, colours.AMBER, "mm")


@kept_ground
def _ground(seats: int, scale: Scale) -> Image.Image:
    """Water and posts, and where the lanes run."""
    ground = Ground(WIDTH, RIBBON_HEIGHT, colours.PAPER)
    lay_water(ground, 0, 0, WIDTH, RIBBON_HEIGHT)
    line = mix(_WATER, colours.WHITE, 0.43)
    for points in scale.posts:
        ground.fill(round(scale.across(points)) - 1, 8, 2, _POSTS - 16, line)
    ground.lay(_posts(scale), 0, 0)
    return ground.settled()


def _posts(scale: Scale) -> Image.Image:
    sheet = Sketch(WIDTH, RIBBON_HEIGHT)
    for points in scale.posts:
        x, is_goal = scale.across(points), points == scale.goal
        half = max(20 if is_goal else 17, width(str(points), _NUMBER) / 2 + 7)
        high = 20 if is_goal else 17
        fill = colours.AMBER if is_goal else colours.CARD
        sheet.round_box(x - half, _POSTS - high, 2 * half, 2 * high, high, fill, colours.INK, 2)
        write(sheet, x, _POSTS, str(points).replace("-", "−"), _NUMBER, colours.INK)
    if scale.goal == scale.last:
        _draw_flag(sheet, scale.across(scale.last) + 34)
    return sheet.art()


def _draw_flag(sheet: Sketch, x: float) -> None:
    sheet.line([(x, _POSTS), (x, _POSTS - 56)], colours.INK, 3.5, round_ends=False)
    cloth = [(x, _POSTS - 56), (x + 32, _POSTS - 46), (x, _POSTS - 34)]
    sheet.polygon(cloth, colours.PIECES["R"].wall, colours.INK, 2)


@lru_cache(maxsize=20)
def _boat(seat: int, size: int, ground: Paint) -> Sprite:
    """A seat's boat, pasted by the middle of its deck."""
    half, deck = size // 2 + 3, size + 6
    sheet = Sketch(2 * half, deck + 9)
    draw_boat(sheet, 3, deck, size, colours.SEATS[seat])
    made = sprite(sheet.art(), ground)
    return Sprite(made.image, made.mask, -half, 9 - deck)


def _glow(size: int) -> Sprite:
    """Behind the boat of whoever scored."""
    made = disc("", size * 0.65, colours.AMBER, colours.INK, CAPTION_BOLD, _WATER, colours.INK)
    return Sprite(made.image, made.mask, made.left, made.top - 4)
