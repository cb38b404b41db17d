"""What cards stand on: paving, planks on posts or waves, half a card each; and the sky above."""

from typing import Final

from games.tenby.components import Edge
from rendering import colours
from rendering.colours import Paint, darker, lighter, mix
from rendering.sketch import Sketch

_JOINT: Final = darker(colours.TERRACE, 0.3)
_KERB: Final = lighter(colours.TERRACE, 0.5)
_SKIES: Final = 13
"""As many steps of the sky as the palette has."""


def draw_sky(sheet: Sketch, x: float, y: float, width: float, height: float) -> None:
    """Seaside air, lighter below."""
    for step in range(_SKIES):
        paint = mix(colours.SCENE_TOP, colours.SCENE_FOOT, step / (_SKIES - 1))
        top = y + height * step / _SKIES
        sheet.box(x, top, width, y + height - top, paint)


def draw_waves(
    sheet: Sketch, x: float, y: float, width: float, size: float, fill: Paint, thick: float
) -> None:
    """A row of small arcs."""
    count = max(1, int(width // (2 * size)))
    step = width / count
    for number in range(count):
        sheet.arc(x + (number + 0.5) * step, y, step / 2, size * 0.5, 0, 180, fill, thick)


def draw_ground(
    sheet: Sketch, edges: tuple[Edge, Edge], x: float, y: float, width: float, height: float, unit: float
) -> None:
    """A strip that joins card to card: the left half shows the left edge, the right half the right one."""
    half = width / 2
    for number, edge in enumerate(edges):
        _draw_half(sheet, edge, x + number * half, y, half, height, unit)
    left, right = edges
    if left is right:
        return
    wall = colours.BEAM if Edge.PIER in edges and Edge.SEA in edges else colours.SASH
    sheet.box(x + half - 3 * unit, y, 6 * unit, height, wall)


def _draw_half(
    sheet: Sketch, edge: Edge, x: float, y: float, width: float, height: float, unit: float
) -> None:
    match edge:
        case Edge.TERRACE:
            _draw_paving(sheet, x, y, width, height, unit)
        case Edge.PIER:
            _draw_planks(sheet, x, y, width, height, unit)
        case Edge.SEA:
            sheet.box(x, y, width, height, colours.SEA)
            pale = mix(colours.SEA, colours.WHITE, 0.55)
            draw_waves(sheet, x + 2 * unit, y + 3 * unit, width - 4 * unit, 8 * unit, colours.WHITE, 2)
            draw_waves(sheet, x + 6 * unit, y + height * 0.6, width - 12 * unit, 8 * unit, pale, 1.8)


def _draw_paving(sheet: Sketch, x: float, y: float, width: float, height: float, unit: float) -> None:
    sheet.box(x, y, width, height, colours.TERRACE)
    sheet.box(x, y, width, 5 * unit, _KERB)
    course = (height - 5 * unit) / 2
    for row in range(2):
        top = y + 5 * unit + row * course
        sheet.box(x, top, width, 1.5, _JOINT)
        for number in range(int(width // (14 * unit)) + 1):
            left = (number + (0.5 if row else 0)) * 14 * unit
            if 0 < left < width:
                sheet.box(x + left, top, 1.5, course, _JOINT)


def _draw_planks(sheet: Sketch, x: float, y: float, width: float, height: float, unit: float) -> None:
    deck = 11 * unit
    sheet.box(x, y + deck, width, height - deck, colours.SEA)
    for post in (0.28, 0.8):
        sheet.box(x + width * post - 3 * unit, y + deck, 6 * unit, height - deck, colours.BEAM)
    sheet.box(x, y, width, deck, colours.PIER)
    for number in range(1, int(width // (11 * unit)) + 1):
        sheet.box(x + number * 11 * unit, y, 1.5, deck, colours.BEAM)
    sheet.box(x, y + deck - 2, width, 2, colours.BEAM)
