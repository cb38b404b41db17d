"""Town cards: what they score above, what they are, their features below; large, low and as stamps."""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from games.tenby.components import FACES, WHITE, Deck, Edge, Icon, Range, Scoring, TownCard
from rendering import colours
from rendering.canvas import Sprite, sprite
from rendering.colours import PIECES, mix
from rendering.kept import kept
from rendering.scenery import draw_boat
from rendering.sketch import Sketch
from rendering.tenby.ground import draw_ground
from rendering.tenby.houses import LETTERS, draw_small_house
from rendering.tenby.marks import draw_mark
from rendering.tenby.scene import draw_band, draw_scene
from rendering.text import Type, Weight, write
from rendering.text import width as width_of

_UNITS: Final = 128
"""The width of a card in units."""
_BAR: Final = 50
_CODE: Final = Type(26, Weight.BOLD)


@dataclass(frozen=True)
class Form:
    """How high the parts of a card are, in units of its width / 128."""

    scene: int
    line: int
    """A line of features."""
    foot: int

    def height(self, width: int) -> int:
        """The height of a card so wide."""
        return round((_BAR + self.scene + 3 * self.line + 6 + self.foot) * width / _UNITS)


LARGE: Final = Form(152, 36, 36)
LOW: Final = Form(66, 34, 34)
MARKET: Final = Form(64, 33, 0)
"""As in a row of the market: nobody's, so it has no place in a street and no points."""


_AIR: Final = mix(colours.SEASIDE, colours.PAPER, 0.5)


@kept
def card(face: str, width: int, form: Form) -> Sprite:
    """A card in the palette, without its place and points; its corners serve any height of the sky."""
    return sprite(card_art(face, width, form), _AIR)


def card_art(face: str, width: int, form: Form) -> Image.Image:
    """A card with round corners and an ink line."""
    shown, unit, height = FACES[face], width / _UNITS, form.height(width)
    is_landmark = shown.deck is Deck.LANDMARK
    sheet = Sketch(width, height, oversize=3)
    sheet.box(0, 0, width, height, colours.LANDMARK if is_landmark else colours.CARD)
    top, scene = _BAR * unit, form.scene * unit
    if form is LARGE:
        draw_scene(sheet, shown, top, scene, unit)
    else:
        draw_band(sheet, shown, top, scene, unit, 0.52 if form.foot else 0.66)
    if not form.foot:
        _draw_badge(sheet, shown.face, top, unit)
    _draw_kinds(sheet, shown, top, unit)
    for y in (top, top + scene):
        sheet.box(0, y - 1, width, 2, colours.INK)
    draw_scoring(sheet, shown.scoring, 4 * unit, 4 * unit, width - 8 * unit, (_BAR - 9) * unit, unit)
    _draw_features(sheet, shown, top + scene + 5 * unit, form.line, unit)
    if form.foot:
        _draw_foot(sheet, shown, height - form.foot * unit, form.foot * unit, unit)
    sheet.round_box(0, 0, width, height, 10 * unit, None, colours.INK, 2.5)
    sheet.round_corners(10 * unit)
    return sheet.art()


def _draw_badge(sheet: Sketch, code: str, y: float, unit: float) -> None:
    """The card's number, by which moves name it."""
    wide = width_of(code, _CODE) + 12
    sheet.round_box(4 * unit, y + 5 * unit, wide, 32, 16, colours.INK)
    write(sheet, 4 * unit + wide / 2, y + 5 * unit + 16, code, _CODE, colours.WHITE)


def _draw_foot(sheet: Sketch, shown: TownCard, y: float, height: float, unit: float) -> None:
    """The card's number again; its points are put beside it."""
    sheet.box(0, y, _UNITS * unit, 2, colours.LINE)
    kind = Type(max(_CODE.size, 25 * unit), Weight.BOLD)
    if 16 + width_of("T000", kind) > 84 * unit:
        kind = Type(23 * unit, Weight.BOLD)
    left = 7 * unit + width_of(shown.face, kind) / 2
    write(sheet, left, y + height / 2 + 1, shown.face, kind, colours.MUTED)


def _draw_kinds(sheet: Sketch, shown: TownCard, y: float, unit: float) -> None:
    """What the house on it does not tell: home, business, and of landmarks all that they count as."""
    icons = [icon for icon in (Icon.HOME, Icon.BUSINESS, Icon.START) if icon in shown.icons]
    names: list[str] = [*icons]
    if shown.deck is Deck.LANDMARK:
        base = [icon for icon in (Icon.TERRACE, Icon.PIER) if icon in shown.icons]
        names = [Icon.LANDMARK, *base, *icons, *(WHITE for _ in shown.buildings)]
    size = 27 if len(names) == 1 else 24
    for number, name in enumerate(names):
        x = _UNITS - 3 - size * (1 + number // 2)
        draw_mark(sheet, name, x * unit, y + (3 + number % 2 * (size - 1)) * unit, size * unit)


def _draw_features(sheet: Sketch, shown: TownCard, y: float, line: int, unit: float) -> None:
    for number, (feature, count) in enumerate(sorted(shown.features)):
        x, top = (5 + number % 2 * 62) * unit, y + number // 2 * line * unit
        draw_mark(sheet, feature, x, top, (line - 1) * unit)
        write(
            sheet,
            x + 46 * unit,
            top + (line - 1) / 2 * unit,
            str(count),
            Type(32 * unit, Weight.BOLD),
            colours.INK,
        )


# What a card scores


def draw_scoring(
    sheet: Sketch, scoring: Scoring, x: float, y: float, width: float, height: float, unit: float
) -> None:
    """Points and target between the arrows of its range."""
    is_gold = scoring.range is Range.GOLD
    fill = colours.LAMP if is_gold else colours.CARD
    sheet.round_box(x, y, width, height, 9 * unit, fill, colours.INK, 2)
    middle, half = x + width / 2, y + height / 2
    kind = Type(38 * unit, Weight.BLACK)
    if scoring.range is None:
        if scoring.value:
            write(sheet, middle, half, str(scoring.value), kind, colours.INK)
        else:
            draw_mark(sheet, Icon.START, middle - 16 * unit, half - 16 * unit, 32 * unit)
        return
    size = (38 if scoring.target in LETTERS else 34) * unit
    number = width_of(str(scoring.value), kind)
    left = middle - (number + 3 * unit + size) / 2
    write(sheet, left + number / 2, half, str(scoring.value), kind, colours.INK)
    draw_mark(sheet, scoring.target, left + number + 3 * unit, half - size / 2, size)
    draw_range(sheet, scoring.range, x, half, width, unit)


def draw_range(sheet: Sketch, reach: Range, x: float, y: float, width: float, unit: float) -> None:
    """One white triangle: the next card; two grey ones: the next two; golden, stopped: the whole street."""
    count, fill = (1, colours.WHITE) if reach is Range.WHITE else (2, colours.RANGE_GREY)
    for way, edge in ((-1, x), (1, x + width)):
        if (way == -1 and reach is Range.RIGHT) or (way == 1 and reach is Range.LEFT):
            continue
        if reach is Range.GOLD:
            foot = edge - way * 17 * unit
            tip = [(foot, y - 13 * unit), (foot + way * 12 * unit, y), (foot, y + 13 * unit)]
            sheet.polygon(tip, colours.RANGE_GOLD, colours.INK, 1.8)
            stop = foot - way * 5 * unit
            sheet.box(
                stop - 2 * unit, y - 13 * unit, 4 * unit, 26 * unit, colours.RANGE_GOLD, colours.INK, 1.3
            )
            continue
        deep = (14 if count == 1 else 9) * unit
        for number in range(count):
            tip_x = edge - way * ((5 if count == 1 else 4) + number * 9.5) * unit
            points = [(tip_x, y), (tip_x - way * deep, y - 13 * unit), (tip_x - way * deep, y + 13 * unit)]
            sheet.polygon(points, fill, colours.INK, 1.8)


# Stamps

STAMP_RISE: Final = 1.45
"""How much higher than wide a stamp is."""


@kept
def stamp(face: str, width: int) -> Sprite:
    """A card seen from far: its house and letter, or what it is; its ground shows both edges."""
    shown, height = FACES[face], round(width * STAMP_RISE)
    sheet = Sketch(width, height)
    strip = round(height * 0.16)
    is_landmark = shown.deck is Deck.LANDMARK
    sheet.box(0, 0, width, height, colours.LANDMARK if is_landmark else colours.SEASIDE)
    foot = height - strip
    if is_landmark:
        draw_mark(sheet, Icon.LANDMARK, width * 0.2, foot * 0.5 - width * 0.32, width * 0.6)
    elif shown.buildings:
        draw_small_house(sheet, LETTERS[shown.buildings[0]], 2, foot - width + 3, width - 4, width - 3)
        if Icon.START in shown.icons:
            draw_mark(sheet, Icon.START, width * 0.62, 1, width * 0.36)
    elif Edge.SEA in (shown.left, shown.right):
        draw_boat(sheet, width * 0.22, foot - width * 0.09, width * 0.56, PIECES["R"].wall)
    else:
        sheet.box(0, foot - width * 0.14, width, width * 0.14, colours.SEA)
        sheet.box(2, foot - 14, width - 4, 2.5, colours.INK)
        for part in (0.12, 0.5, 0.88):
            sheet.box(width * part - 1.2, foot - 14, 2.4, 14, colours.INK)
    draw_ground(sheet, (shown.left, shown.right), 0, foot, width, strip, width / 120)
    sheet.box(0, 0, width, height, None, colours.INK, 2)
    return sprite(sheet.art(), colours.CARD)
