"""Scenery for headers, skies and water: boats, waves, gulls, clouds, gables and the skyline."""

from math import cos, radians, sin
from typing import Final

from rendering import colours
from rendering.canvas import Ground
from rendering.colours import Paint, mix
from rendering.sketch import Point, Sketch
from rendering.text import Type, Weight, write

# Places of the waves in a band of water, as parts of its width and height: scattered once by hand.
_WAVES: Final = (
    (0.02, 0.82), (0.05, 0.36), (0.13, 0.24), (0.16, 0.62), (0.22, 0.44), (0.25, 0.80), (0.31, 0.20),
    (0.34, 0.55), (0.39, 0.84), (0.43, 0.32), (0.47, 0.60), (0.52, 0.22), (0.55, 0.78), (0.60, 0.42),
    (0.62, 0.66), (0.68, 0.26), (0.70, 0.84), (0.75, 0.50), (0.80, 0.30), (0.83, 0.70), (0.88, 0.46),
    (0.92, 0.80), (0.95, 0.34),
)  # fmt: skip
GABLES: Final = 5


def lay_water(ground: Ground, x: int, y: int, width: int, height: int, waves: int = len(_WAVES)) -> None:
    """A harbour below a quay."""
    ground.fade(x, y, width, height, colours.WATER_TOP, colours.WATER_FOOT)
    for across, down in _WAVES[:: max(1, len(_WAVES) // waves)]:
        top = 6 + down * (height - 22)
        ripple = Sketch(42, 12)
        water = mix(colours.WATER_TOP, colours.WATER_FOOT, (top + 6) / height)
        for step in range(2):
            ripple.arc(11 + step * 18, 2, 9, 6, 0, 180, mix(water, colours.WHITE, 0.36), 2.5)
        ground.lay(ripple.art(), x + round(across * (width - 42)), y + round(top))
    ground.fill(x, y - 12, width, 12, colours.QUAY)
    ground.fill(x, y - 12, width, 2, colours.INK)


def draw_boat(
    sheet: Sketch, x: float, y: float, size: float, hull: Paint, number: str = "", on: Paint = colours.WHITE
) -> None:
    """A sailing boat as wide as `size`, its deck's underside at y."""
    ink = colours.INK
    sheet.line(
        [(x + size * 0.5, y - size * 0.28), (x + size * 0.5, y - size * 0.98)], ink, max(2, size * 0.05)
    )
    right = [
        (x + size * 0.55, y - size * 0.93),
        (x + size * 0.55, y - size * 0.36),
        (x + size * 0.92, y - size * 0.36),
    ]
    left = [
        (x + size * 0.45, y - size * 0.8),
        (x + size * 0.45, y - size * 0.36),
        (x + size * 0.15, y - size * 0.36),
    ]
    sheet.polygon(right, colours.WHITE, ink, max(1.5, size * 0.035))
    sheet.polygon(left, colours.COAT_CROSS, ink, max(1.5, size * 0.035))
    deck, keel = y - size * 0.28, y + size * 0.1
    body = [(x + 1, deck), (x + size - 1, deck), (x + size * 0.82, keel), (x + size * 0.18, keel)]
    sheet.polygon(body, hull, ink, max(2, size * 0.04))
    if number:
        write(sheet, x + size * 0.5, y - size * 0.09, number, Type(max(26, size * 0.38), Weight.BLACK), on)


def draw_gull(sheet: Sketch, x: float, y: float, size: float, line: Paint, thick: float) -> None:
    """Two wings."""
    sheet.arc(x - size * 0.5, y, size * 0.5, size * 0.42, 190, 340, line, thick)
    sheet.arc(x + size * 0.5, y, size * 0.5, size * 0.42, 200, 350, line, thick)


def draw_cloud(sheet: Sketch, x: float, y: float, size: float, fill: Paint) -> None:
    """A flat cloud round a middle."""
    sheet.round_box(x - size, y - size * 0.25, 2 * size, size * 0.5, size * 0.25, fill)
    sheet.oval(x - size * 0.3, y - size * 0.28, size * 0.42, size * 0.38, fill)
    sheet.oval(x + size * 0.3, y - size * 0.2, size * 0.34, size * 0.3, fill)


def gable_points(x: float, y: float, width: float, height: float, kind: int) -> list[Point]:
    """A gable whose foot runs right from (x, y): stepped, pointed, bell, flat or mansard."""
    half = _left_half(kind % GABLES)
    left = [(x + width * across, y - height * up) for across, up in half]
    right = [(x + width * (1 - across), y - height * up) for across, up in reversed(half)]
    return left + right


def _left_half(kind: int) -> list[Point]:
    match kind:
        case 0:
            steps = [(n / 8, (n + 0.6) / 4) for n in range(4)]
            return [(0.0, 0.0)] + [point for x, up in steps for point in ((x, up), (x + 1 / 8, up))]
        case 1:
            return [(0, 0), (0, 0.18), (0.5, 1)]
        case 2:
            foot = [(0.22 * (1 - cos(radians(a))), 0.5 * sin(radians(a))) for a in range(0, 91, 10)]
            bell = [(0.5 - 0.28 * cos(radians(a)), 0.5 + 0.5 * sin(radians(a))) for a in range(0, 91, 10)]
            return foot + bell
        case 3:
            return [(0, 0), (0.06, 0.72)]
        case _:
            return [(0, 0), (0.1, 0.62), (0.5, 1)]


_ROOFTOPS: Final = ((54, 30), (44, 42), (62, 26), (40, 36), (58, 46), (48, 28), (52, 38), (64, 32), (46, 40))


def lay_skyline(ground: Ground, x: int, foot: int, width: int, fill: Paint = colours.SKYLINE) -> None:
    """Pale gables and a spire behind a header, with gulls above."""
    sheet = Sketch(width, 90)
    left = 0
    for number in range(100):
        wide, high = _ROOFTOPS[number % len(_ROOFTOPS)]
        if left + wide > width:
            break
        _draw_rooftop(sheet, left, wide, high, number % 5, fill)
        left += wide + 2
    for across, up, size in ((0.3, 66, 14), (0.42, 78, 11), (0.85, 74, 12)):
        draw_gull(sheet, width * across, 90 - up, size, colours.GULL, 2.5)
    ground.lay(sheet.art(), x, foot - 90)


def _draw_rooftop(sheet: Sketch, x: float, wide: float, high: float, kind: int, fill: Paint) -> None:
    y = 90 - high
    sheet.box(x, y, wide, high, fill)
    match kind:
        case 0:
            sheet.polygon([(x, y), (x + wide / 2, y - 24), (x + wide, y)], fill)
        case 1:
            sheet.slice(x + wide / 2, y, wide / 2, 20, 180, 360, fill)
        case 2:
            sheet.box(x + wide * 0.2, y - 10, wide * 0.6, 12, fill)
            sheet.box(x + wide * 0.36, y - 20, wide * 0.28, 12, fill)
        case 3:
            sheet.polygon([(x + wide * 0.2, y), (x + wide / 2, y - 50), (x + wide * 0.8, y)], fill)
        case _:
            sheet.polygon([(x, y), (x + 8, y - 16), (x + wide - 8, y - 16), (x + wide, y)], fill)
