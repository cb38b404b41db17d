"""Copenhagen's pieces apart from its tiles: cards, coats of arms, ability tiles, hands, the supply."""

from enum import Enum
from functools import lru_cache
from math import cos, radians, sin

from PIL import Image

from games.copenhagen.components import Ability
from rendering import colours
from rendering.canvas import Sprite, sprite
from rendering.colours import PIECES, Paint
from rendering.copenhagen.bricks import draw_window, wall
from rendering.scenery import draw_boat
from rendering.sketch import Sketch
from rendering.text import Type, Weight, write

ARMED_BY = 5
"""How far the amber plate of an armed ability reaches beyond it."""


class Worth(Enum):
    """How an ability tile lies in front of its owner."""

    NONE = "none"
    ACTIVE = "active"
    ARMED = "armed"
    USED = "used"


def card_art(letter: str, width: int, height: int) -> Image.Image:
    """A facade card: a wall with its window and its letter."""
    sheet = Sketch(width, height)
    draw_card(sheet, letter, 0, 0, width, height)
    return sheet.art()


def draw_card(sheet: Sketch, letter: str, x: int, y: int, width: int, height: int) -> None:
    """The card on a sheet."""
    piece, edge = PIECES[letter], max(4, round(width * 0.07))
    inner, tall = width - 2 * edge, height - 2 * edge
    sheet.round_box(x, y, width, height, width * 0.12, colours.WHITE, colours.INK, 2.5)
    face = Sketch(inner, tall)
    for down in range(0, tall, inner):
        face.stamp(wall(letter, inner), 0, down)
    face.round_corners(width * 0.07)
    sheet.stamp(face, x + edge, y + edge)
    span = width * 0.66
    draw_window(sheet, letter, x + (width - span) / 2, y + height - edge - span - height * 0.02, span)
    tab = width * 0.42
    sheet.round_box(x + edge - 1, y + edge - 1, tab, tab * 1.05, width * 0.07, piece.disc)
    kind = Type(width * 0.4, Weight.BLACK)
    write(sheet, x + edge - 1 + tab / 2, y + edge - 1 + tab * 0.525, letter, kind, colours.WHITE)


@lru_cache(maxsize=128)
def card(letter: str, width: int, height: int, ground: Paint) -> Sprite:
    """A card in the palette."""
    return sprite(card_art(letter, width, height), ground)


def draw_coat(sheet: Sketch, x: float, y: float, height: float) -> None:
    """A coat of arms round a middle."""
    width = height * 0.8
    left, top, middle = x - width / 2, y - height / 2, y
    foot = [
        (x + width / 2 * cos(radians(angle)), middle + height / 2 * sin(radians(angle)))
        for angle in range(0, 181, 15)
    ]
    sheet.polygon(
        [(left, top), (left + width, top), *foot], colours.COAT, colours.INK, max(1.5, height * 0.05)
    )
    sheet.box(x - width * 0.09, top + height * 0.06, width * 0.18, height * 0.78, colours.COAT_CROSS)
    sheet.box(left + width * 0.06, top + height * 0.3, width * 0.88, height * 0.16, colours.COAT_CROSS)


def coat_art(height: int) -> Image.Image:
    """A coat of arms alone, its art 2 pixels larger than it on every side."""
    sheet = Sketch(round(height * 0.8) + 4, height + 4)
    draw_coat(sheet, (round(height * 0.8) + 4) / 2, (height + 4) / 2, height)
    return sheet.art()


@lru_cache(maxsize=32)
def coat(height: int, ground: Paint) -> Sprite:
    """A coat of arms in the palette, pasted by its middle."""
    art = coat_art(height)
    made = sprite(art, ground)
    return Sprite(made.image, made.mask, -art.width // 2, -art.height // 2)


def ability_art(ability: Ability, size: int, worth: Worth) -> Image.Image:
    """An ability tile; an armed one has its amber plate, ARMED_BY larger."""
    by = ARMED_BY if worth is Worth.ARMED else 0
    sheet = Sketch(size + 2 * by, size + 2 * by)
    if worth is Worth.ARMED:
        sheet.round_box(0, 0, size + 2 * by, size + 2 * by, size * 0.24, colours.AMBER, colours.INK, 2.5)
    draw_ability(sheet, ability, by, by, size, worth)
    return sheet.art()


def draw_ability(sheet: Sketch, ability: Ability, x: float, y: float, size: float, worth: Worth) -> None:
    """An ability tile on a sheet."""
    if worth is Worth.NONE:
        far = size - 2
        corners = [(x + 2, y + 2), (x + far, y + 2), (x + far, y + far), (x + 2, y + far)]
        sheet.dashes(corners, colours.DASH, 2, 6, 5)
        return
    used = worth is Worth.USED
    line = colours.DASH if used else colours.INK
    sheet.round_box(x, y, size, size, size * 0.18, colours.SPENT if used else colours.HONEY, line, 2.5)
    _SIGNS[ability](sheet, x, y, size / 48, line, used)
    if used:
        ends = [(x + size * 0.16, y + size * 0.84), (x + size * 0.84, y + size * 0.16)]
        sheet.line(ends, colours.WARN, max(3, size * 0.075))


def _any_cards(sheet: Sketch, x: float, y: float, u: float, ink: Paint, used: bool) -> None:
    """Two cards apart, joined by an arch."""
    for left in (5, 30):
        sheet.round_box(x + left * u, y + 17 * u, 13 * u, 18 * u, 2.5 * u, colours.WHITE, ink, 2.2 * u)
    sheet.arc(x + 24 * u, y + 16 * u, 11 * u, 8 * u, 200, 340, ink, 2.8 * u)
    sheet.line([(x + 21 * u, y + 38 * u), (x + 27 * u, y + 38 * u)], ink, 2.5 * u)


def _additional_card(sheet: Sketch, x: float, y: float, u: float, ink: Paint, used: bool) -> None:
    """A card and a plus."""
    sheet.round_box(x + 8 * u, y + 10 * u, 19 * u, 28 * u, 3 * u, colours.WHITE, ink, 2.4 * u)
    sheet.line([(x + 35 * u, y + 17 * u), (x + 35 * u, y + 31 * u)], ink, 4.5 * u)
    sheet.line([(x + 30 * u, y + 24 * u), (x + 42 * u, y + 24 * u)], ink, 4.5 * u)


def _discount(sheet: Sketch, x: float, y: float, u: float, ink: Paint, used: bool) -> None:
    write(sheet, x + 24 * u, y + 24 * u, "−1", Type(31 * u, Weight.BLACK), ink)


def _change_of_colours(sheet: Sketch, x: float, y: float, u: float, ink: Paint, used: bool) -> None:
    """Two colours and arrows between them."""
    first, second = (colours.SPENT_DEEP,) * 2 if used else (PIECES["R"].wall, PIECES["B"].wall)
    sheet.box(x + 6 * u, y + 7 * u, 16 * u, 16 * u, first, ink, 2 * u)
    sheet.box(x + 26 * u, y + 25 * u, 16 * u, 16 * u, second, ink, 2 * u)
    sheet.arc(x + 24 * u, y + 22 * u, 13 * u, 13 * u, 275, 350, ink, 3 * u)
    sheet.polygon([(x + 32 * u, y + 16 * u), (x + 42 * u, y + 16 * u), (x + 37 * u, y + 23 * u)], ink)
    sheet.arc(x + 24 * u, y + 26 * u, 13 * u, 13 * u, 95, 170, ink, 3 * u)
    sheet.polygon([(x + 6 * u, y + 32 * u), (x + 16 * u, y + 32 * u), (x + 11 * u, y + 25 * u)], ink)


def _both_actions(sheet: Sketch, x: float, y: float, u: float, ink: Paint, used: bool) -> None:
    """A card, a plus and a house."""
    sheet.round_box(x + 4 * u, y + 14 * u, 14 * u, 20 * u, 2.5 * u, colours.WHITE, ink, 2.2 * u)
    sheet.line([(x + 23 * u, y + 20.5 * u), (x + 23 * u, y + 27.5 * u)], ink, 2.6 * u)
    sheet.line([(x + 19.8 * u, y + 24 * u), (x + 26.2 * u, y + 24 * u)], ink, 2.6 * u)
    sheet.box(x + 30 * u, y + 22 * u, 12 * u, 13 * u, colours.WHITE, ink, 2.2 * u)
    sheet.polygon([(x + 27 * u, y + 23 * u), (x + 36 * u, y + 12 * u), (x + 45 * u, y + 23 * u)], ink)


_SIGNS = {
    Ability.ANY_CARDS: _any_cards,
    Ability.ADDITIONAL_CARD: _additional_card,
    Ability.DISCOUNT: _discount,
    Ability.CHANGE_OF_COLOURS: _change_of_colours,
    Ability.BOTH_ACTIONS: _both_actions,
}


@lru_cache(maxsize=128)
def ability_tile(ability: Ability, size: int, worth: Worth, ground: Paint) -> Sprite:
    """An ability tile in the palette."""
    margin = ARMED_BY if worth is Worth.ARMED else 0
    return sprite(ability_art(ability, size, worth), ground, margin)


def draw_hand(sheet: Sketch, x: float, y: float, size: float) -> None:
    """Three cards held together."""
    for lean in (-0.26, 0.0, 0.26):
        middle, drop = x + size * (0.5 + lean), y + abs(lean) * size * 0.2
        top = middle + lean * size * 0.3
        corners = [(top - size * 0.2, drop), (top + size * 0.2, drop)]
        corners += [(middle + size * 0.2, y + size), (middle - size * 0.2, y + size)]
        sheet.polygon(corners, colours.WHITE, colours.INK, 2)


def draw_supply(sheet: Sketch, x: float, y: float, width: float, height: float) -> None:
    """A pile of cards face down; the number goes on it later."""
    for step in range(3):
        sheet.round_box(x + step * 5, y + 10 - step * 5, width, height, 10, colours.PILE, colours.INK, 2.5)
    left = x + 10
    sheet.round_box(left + 8, y + 8, width - 16, height - 16, 6, None, colours.PILE_LINE, 2)
    draw_boat(sheet, left + width / 2 - 20, y + height * 0.42, 40, colours.PILE_LINE)
