"""Copenhagen's smaller pieces: cards, coats of arms, a hand, the supply."""

from math import cos, radians, sin

from PIL import Image

from rendering import colours
from rendering.canvas import Sprite, sprite
from rendering.colours import PIECES, Paint
from rendering.copenhagen.bricks import draw_window, wall
from rendering.kept import kept
from rendering.scenery import draw_boat
from rendering.sketch import Sketch
from rendering.text import Type, Weight, write


def card_art(letter: str, width: int, height: int) -> Image.Image:
    """A facade card: a wall with its window and its letter."""
    sheet = Sketch(width, height)
    draw_card(sheet, letter, 0, 0, width, height)
    return sheet.art()


def draw_card(sheet: Sketch, letter: str, x: int, y: int, width: int, height: int) -> None:
    """The card on a sheet."""
    piece, edge = PIECES[letter], min(7, max(4, round(width * 0.07)))
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


@kept
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


@kept
def coat(height: int, ground: Paint) -> Sprite:
    """A coat of arms in the palette, pasted by its middle."""
    art = coat_art(height)
    made = sprite(art, ground)
    return Sprite(made.image, made.mask, -art.width // 2, -art.height // 2)


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
