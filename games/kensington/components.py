"""What is in Kensington's box: 100 tiles by name, tokens by number of players, and the limits.

The rulebook gives the counts but no list of tiles, so the tile set is our own within those counts. Drawn top
row first: X a cell, a dot nothing. Every outline is unbroken in each column, so strict support always works.
"""

from typing import Final

PLAIN_WINDOWS: Final = (
    *("X",) * 4,
    *("XX",) * 3,
    *("X/X",) * 3,
    *("XXX",) * 2,
    *("X/X/X",) * 2,
    "XXXX",
    "X/X/X/X",
    *("XX/XX",) * 2,
    "X./XX",
    ".X/XX",
)
"""The 20 plain window tiles of either colour."""

DIAMOND_WINDOWS: Final = (
    "XXX/.X.",
    ".X./XXX",
    "X./XX/X.",
    ".X/XX/.X",
    ".XX/XX.",
    "XX./.XX",
    "X./XX/.X",
    ".X/XX/X.",
    "X.X/XXX",
    "XXX/X.X",
    "X../XXX",
    "..X/XXX",
    "XXX/X..",
    "XXX/..X",
)
"""The window tiles with a grey diamond that both colours have; the fifteenth differs."""

LIT_CAP: Final = "XX/.X"
DARK_CAP: Final = "XX/X."

ROOFS: Final = (
    *("X",) * 5,
    *("XX",) * 6,
    *("XXX",) * 3,
    "X./XX",
    ".X/XX",
    *("XX/X.",) * 2,
    *("XX/.X",) * 2,
    "XXX/.X.",
    ".X./XXX",
    "XXX/X.X",
    "X.X/XXX",
)
WALLS: Final = 3
RED_DOORS: Final = 3

CATS: Final = frozenset(
    [
        "WL05",
        "WL13",
        "WL17",
        "WL19",
        "WL22",
        "WL25",
        "WL29",
        "WL31",
        "WD08",
        "WD11",
        "WD17",
        "WD20",
        "WD21",
        "WD26",
        "WD30",
        "WD32",
    ]
)
"""Tiles with a cat: black on lit windows, white on dark ones."""
SILHOUETTES: Final = frozenset(
    ["WL01", "WL08", "WL23", "WL27", "WL30", "WD01", "WD05", "WD24", "WD28", "WD29"]
)
"""Tiles with a person behind a window: worth nothing."""
BIRDS: Final = frozenset(["R01", "R02", "R06", "R07", "R12", "R17", "R19", "R21", "R23"])

DOOR_COLOURS: Final = ("yellow", "green", "blue", "brown", "grey")
"""The colour of each seat's own door and warehouse."""

TOKENS: Final = {2: 8, 3: 12, 4: 16, 5: 20}
"""Players -> bonus tokens in the game."""
STARTING_TOKENS: Final = 1
ENTRANCES: Final = 2
"""Tiles that a warehouse holds."""
FORCED_SPEND: Final = 4
"""Tokens at the start of a turn from which one must be spent."""
BIRDS_TO_END: Final = 7
IDLE_ROUNDS: Final = 3
"""Rounds in which nothing is built or stored that end the game (ruling 42)."""
SHOWN: Final = 6
"""Outlines of each back shown in the heap view (ruling 22)."""

WINDOW_POINTS: Final = 1
DOOR_POINTS: Final = 2
CAT_POINTS: Final = 1
WIDTH_POINTS: Final = 1
