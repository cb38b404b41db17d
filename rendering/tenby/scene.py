"""The picture on a card: sky, house, pier or landmark, and features for charm; numbers are below it."""

from typing import Final

from games.tenby.components import Deck, Edge, Feature, Icon, TownCard
from rendering import colours
from rendering.colours import PIECES, darker, mix
from rendering.scenery import draw_boat, gable_points
from rendering.sketch import Sketch
from rendering.tenby.ground import draw_ground, draw_sky, draw_waves
from rendering.tenby.houses import GABLES, LETTERS, draw_small_house
from rendering.tenby.landmarks import draw_landmark
from rendering.tenby.marks import draw_mark
from rendering.text import Type, Weight, write

GROUND: Final = 30
"""Units of a large scene's ground strip."""
BAND_GROUND: Final = 18
_CLOUDS: Final = ((4, 38), (92, 40), (66, 4), (36, 30))
_GULLS: Final = ((96, 70), (4, 68), (62, 34))
_PROPS: Final = (
    (Feature.LAMPPOST, 40),
    (Feature.BENCH, 24),
    (Feature.BIN, 20),
    (Feature.LOBSTERBOX, 24),
    (Feature.BINOCULARS, 26),
)
"""What stands on the ground, and how high it is drawn."""


def draw_scene(sheet: Sketch, card: TownCard, y: float, height: float, unit: float) -> None:
    """A large scene across the whole card."""
    wide, foot = 128 * unit, y + height - GROUND * unit
    draw_sky(sheet, 0, y, wide, height)
    if Icon.PIER in card.icons:
        _draw_horizon(sheet, wide, foot, 26 * unit, unit)
    features = dict(card.features)
    for feature, places, size in ((Feature.CLOUD, _CLOUDS, 30), (Feature.SEAGULL, _GULLS, 27)):
        for across, down in places[: features.get(feature, 0)]:
            draw_mark(sheet, feature, across * unit, y + down * unit, size * unit)
    if card.deck is Deck.LANDMARK:
        draw_landmark(sheet, card.face, 0, foot + 1, unit)
    elif card.buildings:
        draw_house(sheet, card, foot, unit)
    else:
        _draw_railing(sheet, card, wide, foot, 22 * unit, unit)
        _draw_sails(sheet, card, foot, 40, unit)
    _draw_props(sheet, card, foot, unit)
    draw_ground(sheet, (card.left, card.right), 0, foot, wide, GROUND * unit, unit)


def draw_band(sheet: Sketch, card: TownCard, y: float, height: float, unit: float, middle: float) -> None:
    """A low scene: only what the card is, its house round a part of its width."""
    wide, foot = 128 * unit, y + height - BAND_GROUND * unit
    draw_sky(sheet, 0, y, wide, height)
    if card.deck is Deck.LANDMARK:
        size = unit * (height / unit - BAND_GROUND) / 118
        draw_landmark(sheet, card.face, wide * 0.47 - 52 * size, foot + 1, size)
    elif card.buildings:
        letter, high = LETTERS[card.buildings[0]], foot - y - 2 * unit
        draw_small_house(sheet, letter, wide * middle - high / 2, y + 2 * unit, high, high)
    else:
        _draw_horizon(sheet, wide, foot, 13 * unit, unit)
        _draw_railing(sheet, card, wide, foot, 17 * unit, unit)
        _draw_sails(sheet, card, foot, 32, unit)
    draw_ground(sheet, (card.left, card.right), 0, foot, wide, BAND_GROUND * unit, unit * 0.62)


def _draw_horizon(sheet: Sketch, wide: float, foot: float, high: float, unit: float) -> None:
    sheet.box(0, foot - high, wide, high, colours.SEA)
    pale = mix(colours.SEA, colours.WHITE, 0.55)
    draw_waves(sheet, 6 * unit, foot - high * 0.8, wide - 12 * unit, 9 * unit, pale, 1.8)


def _draw_railing(sheet: Sketch, card: TownCard, wide: float, foot: float, high: float, unit: float) -> None:
    """Along the deck; where the sea begins there is none."""
    left = wide / 2 if card.left is Edge.SEA else 0
    right = wide / 2 if card.right is Edge.SEA else wide
    sheet.box(left, foot - high, right - left, 3 * unit, colours.WHITE)
    for number in range(6):
        x = wide * (number + 0.5) / 6
        if left <= x <= right:
            sheet.box(x - 1.2 * unit, foot - high, 2.4 * unit, high, colours.WHITE)


def _draw_sails(sheet: Sketch, card: TownCard, foot: float, size: float, unit: float) -> None:
    if card.left is Edge.SEA:
        draw_boat(
            sheet, (8 if size > 36 else 62) * unit, foot - size * 0.16 * unit, size * unit, PIECES["R"].wall
        )
    elif card.right is Edge.SEA:
        draw_boat(
            sheet, (80 if size > 36 else 76) * unit, foot - size * 0.16 * unit, size * unit, PIECES["Y"].wall
        )


# A house by the street


def draw_house(sheet: Sketch, card: TownCard, foot: float, unit: float, left: float = 0) -> None:
    """A card's house with what is on it; `left` is where the card would begin."""
    letter, features = LETTERS[card.buildings[0]], dict(card.features)
    wall, wide, high = PIECES[letter].wall, 74 * unit, 58 * unit
    x, top = left + 27 * unit, foot - 58 * unit
    for number in range(features.get(Feature.CHIMNEY, 0)):
        up = 46 if letter in "BPG" else 38
        draw_mark(sheet, Feature.CHIMNEY, x + (2, 48)[number] * unit, top - up * unit, 24 * unit)
    gable = gable_points(x - 4 * unit, top + 2, wide + 8 * unit, 34 * unit, GABLES[letter])
    sheet.polygon(gable, wall, colours.INK, 2)
    sheet.box(x, top, wide, high, wall, colours.INK, 2)
    sheet.box(x + 2, top - 2, wide - 4, 5, wall)
    sheet.disc(x + wide / 2, top - 9 * unit, 15 * unit, colours.WHITE, colours.INK, 1.8)
    write(sheet, x + wide / 2, top - 9 * unit, letter, Type(27 * unit, Weight.BLACK), colours.INK)
    for number, across in enumerate((8, 46)):
        _draw_window(sheet, features, number, x + across * unit, top + 9 * unit, unit)
    door = 52 if Icon.BUSINESS in card.icons else 29
    if Icon.BUSINESS in card.icons:
        _draw_shop(sheet, x, top, unit)
    _draw_door(sheet, features, x + door * unit, top, unit, letter)


def _draw_window(
    sheet: Sketch, features: dict[Feature, int], number: int, x: float, y: float, unit: float
) -> None:
    size = 20 * unit
    sheet.box(x, y, size, size, colours.GLASS, colours.INK, 1.8)
    sheet.box(x + size / 2 - 0.8, y, 1.6, size, colours.INK)
    if number < features.get(Feature.SHUTTERS, 0):
        for across in (-6, 20):
            sheet.box(x + across * unit, y - 1, 6 * unit, size + 2, colours.TEAL, colours.INK, 1.3)
    if number < features.get(Feature.FLOWERBOX, 0):
        sheet.box(x - 2 * unit, y + size, 24 * unit, 5 * unit, colours.WAREHOUSE, colours.INK, 1.2)
        for across, fill in ((3, PIECES["R"].wall), (10, colours.PINK), (17, PIECES["Y"].wall)):
            sheet.disc(x + across * unit, y + 19 * unit, 3.4 * unit, fill)


def _draw_shop(sheet: Sketch, x: float, top: float, unit: float) -> None:
    sheet.box(x + 6 * unit, top + 36 * unit, 40 * unit, 16 * unit, colours.PALE_GLASS, colours.INK, 1.5)
    for number in range(5):
        fill = PIECES["R"].wall if number % 2 == 0 else colours.WHITE
        middle = x + (10 + number * 8) * unit
        sheet.slice(middle, top + 35 * unit, 4 * unit, 6 * unit, 0, 180, fill)


def _draw_door(
    sheet: Sketch, features: dict[Feature, int], x: float, top: float, unit: float, letter: str
) -> None:
    if features.get(Feature.PORCH):
        roof = [
            (x - 6 * unit, top + 35 * unit),
            (x + 8 * unit, top + 27 * unit),
            (x + 22 * unit, top + 35 * unit),
        ]
        sheet.polygon(roof, colours.CARD, colours.INK, 1.5)
    leaf = PIECES["B"].wall if letter == "W" else darker(PIECES[letter].wall, 0.5)
    sheet.box(x, top + 35 * unit, 16 * unit, 23 * unit, leaf, colours.INK, 1.8)


def _draw_props(sheet: Sketch, card: TownCard, foot: float, unit: float) -> None:
    """A few of the things on the ground, where there is room for them."""
    features = dict(card.features)
    props = [(kind, size) for kind, size in _PROPS for _ in range(features.get(kind, 0))]
    if card.buildings or card.deck is Deck.LANDMARK:
        places = [2.0, 102.0]
    elif card.left is Edge.SEA:
        places = [66.0, 86.0, 104.0]
    elif card.right is Edge.SEA:
        places = [3.0, 23.0, 43.0]
    else:
        places = [36.0, 62.0, 88.0, 10.0]
    at_sea = Edge.SEA in (card.left, card.right)
    for (kind, size), x in zip(props, places, strict=False):
        high = min(size, 22) if at_sea else size
        draw_mark(sheet, kind, min(x, 126 - high) * unit, foot - high * unit + 1, high * unit)
