"""Kensington's pieces as single icons, for emoji on buttons and in lists."""

from typing import Final

from PIL import Image

from games.kensington.tiles import DARK, DOOR, LIT, ROOF, WALL, Back
from rendering import colours
from rendering.kensington.bricks import EDGE, cell
from rendering.kensington.marks import draw_bird, draw_cat, draw_diamond, draw_token
from rendering.kensington.tiles import back_art
from rendering.parts import ICON_SIZE, centred, seat_icons
from rendering.sketch import Sketch

_CELLS: Final = {"lit": LIT, "dark": DARK, "roof": ROOF, "wall": WALL, "red_door": DOOR}
"""Icons of single cells and their marks."""
_FACE: Final = 116


def draw_icons() -> dict[str, Image.Image]:
    """Every icon by its emoji's name."""
    icons = {f"ken_{name}": _cell_icon(mark) for name, mark in _CELLS.items()}
    icons |= {f"ken_back_{back.lower()}": centred(back_art("X", back, _FACE)) for back in Back}
    icons["ken_cat"] = _cat_icon()
    icons["ken_bird"] = _bird_icon()
    icons["ken_diamond"] = _diamond_icon()
    icons["ken_token"] = _token_icon()
    return icons | seat_icons()


def _cell_icon(mark: str) -> Image.Image:
    sheet = Sketch(_FACE + 8, _FACE + 8)
    sheet.round_box(0, 0, _FACE + 8, _FACE + 8, 10, EDGE)
    sheet.stamp(cell(mark, _FACE), 4, 4)
    return centred(sheet.art())


def _cat_icon() -> Image.Image:
    """A black cat with a light rim, so that it is seen on any ground."""
    sheet = Sketch(ICON_SIZE, ICON_SIZE)
    sheet.disc(64, 64, 62, colours.LIT_GLASS, colours.INK, 4)
    draw_cat(sheet, 22, 112, 80, colours.CAT)
    return sheet.art()


def _bird_icon() -> Image.Image:
    sheet = Sketch(ICON_SIZE, ICON_SIZE)
    draw_bird(sheet, 8, 118, 104)
    return sheet.art()


def _diamond_icon() -> Image.Image:
    sheet = Sketch(ICON_SIZE, ICON_SIZE)
    draw_diamond(sheet, 64, 64, 54)
    return sheet.art()


def _token_icon() -> Image.Image:
    sheet = Sketch(ICON_SIZE, ICON_SIZE)
    draw_token(sheet, 64, 64, 60)
    return sheet.art()
