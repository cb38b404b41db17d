"""Tenby's signs as single icons, for emoji on buttons and in lists."""

from typing import Final

from PIL import Image

from games.tenby.components import Range
from rendering import colours
from rendering.parts import ICON_SIZE, seat_icons
from rendering.sketch import Sketch
from rendering.tenby.card import draw_range
from rendering.tenby.marks import NAMES, draw_mark

_MARGIN: Final = 4


def draw_icons() -> dict[str, Image.Image]:
    """Every icon by its emoji's name."""
    icons = {f"tby_{name}": _mark_icon(name) for name in NAMES}
    icons |= {f"tby_range_{reach}": _range_icon(reach) for reach in Range}
    return icons | seat_icons()


def _mark_icon(name: str) -> Image.Image:
    sheet = Sketch(ICON_SIZE, ICON_SIZE)
    draw_mark(sheet, name, _MARGIN, _MARGIN, ICON_SIZE - 2 * _MARGIN)
    return sheet.art()


def _range_icon(reach: Range) -> Image.Image:
    """The arrows at the ends of a scoring bar, with a card between them."""
    sheet = Sketch(ICON_SIZE, ICON_SIZE)
    fill = colours.LAMP if reach is Range.GOLD else colours.CARD
    sheet.round_box(2, 30, 124, 68, 16, fill, colours.INK, 5)
    draw_range(sheet, reach, 4, 64, 120, 1.5)
    return sheet.art()
