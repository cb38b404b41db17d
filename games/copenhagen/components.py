"""What is in Copenhagen's box: tiles, cards, the house board, counts by number of players.

Drawn top row first: W a window, B the brickwork, a dot nothing. Every coloured tile has exactly one brick
space. The copies for 2 and 3 players rest on a single source (the rulebook's picture is lost), so they
are plain data, easy to correct.
"""

from enum import StrEnum
from typing import Final


class Colour(StrEnum):
    """The five colours of cards and tiles, in the order of every list and picture."""

    RED = "R"
    YELLOW = "Y"
    GREEN = "G"
    BLUE = "B"
    PURPLE = "P"


class Ability(StrEnum):
    """The five ability tiles, in the order they lie beside a house."""

    ANY_CARDS = "any"
    ADDITIONAL_CARD = "extra"
    DISCOUNT = "discount"
    CHANGE_OF_COLOURS = "change"
    BOTH_ACTIONS = "both"


SIZES: Final = (2, 3, 4, 5)

FACADE_TILES: Final = {
    "R2": "BW",
    "R3": "WW/B.",
    "R4": "WW/BW",
    "R5": ".WW/BWW",
    "Y2": "BW",
    "Y3": "WW/B.",
    "Y4": ".WW/WB.",
    "Y5": "W../WWW/..B",
    "G2": "BW",
    "G3": "BWW",
    "G4": "WWW/.B.",
    "G5": ".W./BWW/.W.",
    "B2": "BW",
    "B3": "WW/B.",
    "B4": "..W/BWW",
    "B5": "..W/BWW/..W",
    "P2": "BW",
    "P3": "BWW",
    "P4": "BWWW",
    "P5": "BWWWW",
}
"""Coloured tiles by name: the colour's letter and the number of spaces (rulebook p. 2)."""

WHITE: Final = "W1"
"""The special tile: one white window, only ever gained by a coat of arms."""

WHITE_TILES: Final = 12

COPIES: Final = {
    2: {2: 2, 3: 2, 4: 2, 5: 1},
    3: {2: 2, 3: 3, 4: 2, 5: 1},
    4: {2: 3, 3: 3, 4: 3, 5: 1},
}
"""Players -> size -> copies of each coloured tile of that size."""

CARDS_PER_COLOUR: Final = {2: 14, 3: 12, 4: 14}
STARTING_HANDS: Final = {2: (2, 3), 3: (2, 3, 3), 4: (2, 3, 3, 4)}
"""Players -> cards dealt, from the first player on (rulebook p. 3)."""

FOOTBRIDGES: Final = 7
HAND_LIMIT: Final = 7
END_CARD_AMONG: Final = 10
"""The End card lies among this many cards at the bottom of the supply, itself included."""

ROWS: Final = 9
COLUMNS: Final = 5
COLUMN_LETTERS: Final = "ABCDE"
"""From the left; rows are counted from 1 at the bottom."""
COAT_SPACES: Final = ((3, 3), (5, 5), (7, 2), (9, 4))
"""(row, column) of the coats of arms on spaces, counted from 1 at the bottom left."""
COAT_ROWS: Final = (2, 4, 6)

ROW_POINTS: Final = 1
COLUMN_POINTS: Final = 2
ALL_WINDOWS: Final = 2
"""A row or column made of windows only counts this many times."""
POINTS_TO_WIN: Final = 12
