"""Residents' faces: a friendly head before the sea, with a hat and a coat of its own for every calling."""

from typing import Final

from PIL import Image

from games.tenby.components import RESIDENTS
from rendering import colours
from rendering.canvas import Sprite, sprite
from rendering.colours import PIECES, Paint
from rendering.kept import kept
from rendering.sketch import Sketch
from rendering.tenby.ground import draw_sky

_COATS: Final = (
    colours.LIT_WALL,
    colours.DARK_WALL,
    colours.TEAL,
    PIECES["R"].wall,
    PIECES["B"].wall,
    colours.OK,
    colours.PINK,
    PIECES["P"].wall,
)
_HATS: Final = ("cap", "hat", "top", "bun", "beret")
_COLOUR_OF: Final = {"red": "R", "yellow": "Y", "green": "G", "blue": "B", "purple": "P"}
_TARGETS: Final = tuple(dict.fromkeys(resident.target for resident in RESIDENTS.values()))


@kept
def portrait(target: str, size: int, ground: Paint) -> Sprite:
    """The face of who counts a target."""
    return sprite(portrait_art(target, size), ground)


def portrait_art(target: str, size: int) -> Image.Image:
    """On a card with round corners; the numbers are of a sheet of 100."""
    sheet, unit = Sketch(size, size), size / 100
    number = _TARGETS.index(target)
    coat = PIECES[_COLOUR_OF[target]].wall if target in _COLOUR_OF else _COATS[number % len(_COATS)]
    draw_sky(sheet, 0, 0, size, size)
    sheet.box(0, 78 * unit, size, 22 * unit, colours.SEA)
    sheet.slice(50 * unit, 102 * unit, 38 * unit, 38 * unit, 180, 360, coat)
    sheet.arc(50 * unit, 102 * unit, 38 * unit, 38 * unit, 180, 360, colours.INK, 2)
    sheet.box(42 * unit, 58 * unit, 16 * unit, 14 * unit, colours.SKIN)
    sheet.oval(50 * unit, 46 * unit, 20 * unit, 21 * unit, colours.SKIN, colours.INK, 2)
    for x in (43, 57):
        sheet.disc(x * unit, 46 * unit, 2.2 * unit, colours.INK)
    sheet.arc(50 * unit, 51 * unit, 8 * unit, 7 * unit, 20, 160, colours.INK, max(2, 2 * unit))
    _draw_hat(sheet, _HATS[number % len(_HATS)], _COATS[(number + 3) % len(_COATS)], unit)
    sheet.round_box(0, 0, size, size, 12, None, colours.INK, 2.5)
    sheet.round_corners(12)
    return sheet.art()


def _draw_hat(sheet: Sketch, hat: str, fill: Paint, unit: float) -> None:
    def box(x: float, y: float, width: float, height: float, paint: Paint) -> None:
        span = (x * unit, y * unit, width * unit, height * unit)
        sheet.round_box(*span, 3 * unit, paint, colours.INK, 1.5)

    match hat:
        case "cap":
            sheet.slice(50 * unit, 38 * unit, 22 * unit, 20 * unit, 180, 360, fill)
            box(46, 34, 32, 7, fill)
        case "hat":
            sheet.slice(50 * unit, 36 * unit, 19 * unit, 22 * unit, 180, 360, fill)
            box(20, 32, 60, 8, fill)
        case "top":
            box(34, 8, 32, 28, colours.INK)
            box(34, 26, 32, 6, fill)
            box(24, 32, 52, 7, colours.INK)
        case "bun":
            sheet.disc(50 * unit, 20 * unit, 9 * unit, colours.BEAM)
            sheet.slice(50 * unit, 42 * unit, 22 * unit, 20 * unit, 180, 360, colours.BEAM)
        case _:
            sheet.oval(54 * unit, 28 * unit, 26 * unit, 10 * unit, fill, colours.INK, 2)
