"""Every colour of the house by its meaning; palette.py turns them into the fixed palette."""

from dataclasses import dataclass
from typing import Final

Paint = tuple[int, int, int]


def paint(text: str) -> Paint:
    """A colour from its "#RRGGBB"."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(first: Paint, second: Paint, part: float) -> Paint:
    """The colour that is `part` of the way from the first to the second."""
    (red, green, blue), (red2, green2, blue2) = first, second
    return (
        round(red + (red2 - red) * part),
        round(green + (green2 - green) * part),
        round(blue + (blue2 - blue) * part),
    )


def darker(colour: Paint, part: float) -> Paint:
    """Mixed with the night."""
    return mix(colour, (16, 19, 26), part)


def lighter(colour: Paint, part: float) -> Paint:
    """Mixed with white."""
    return mix(colour, WHITE, part)


WHITE: Final = (255, 255, 255)

# Paper and ink
PAPER: Final = paint("#F6F0E4")
CARD: Final = paint("#FFFBF3")
LIT: Final = paint("#FFF6DD")
"""The panel whose turn it is."""
LINE: Final = paint("#D8CDB8")
EDGE: Final = paint("#B9AC93")
INK: Final = paint("#1F2A37")
MUTED: Final = paint("#5A606C")
QUIET: Final = paint("#857C6C")
DASH: Final = paint("#A79E8E")
AMBER: Final = paint("#FFB627")
"""Whose turn, the last move, what is chosen; nothing else."""
AMBER_DEEP: Final = paint("#B86E00")
HONEY: Final = paint("#FFE7A8")
WINNER: Final = paint("#FFF0C9")
OK: Final = paint("#2E7D4F")
OK_PALE: Final = paint("#EFF6EC")
WARN: Final = paint("#B3261E")
WARN_PALE: Final = paint("#FBE3DC")
SPENT: Final = paint("#E2DBCD")
SPENT_DEEP: Final = paint("#C9C2B4")

# Skies, water and stone
MORNING: Final = paint("#C3DEE8")
SKYLINE: Final = paint("#AFCEDA")
GULL: Final = paint("#6F97A8")
SEASIDE: Final = paint("#CDE7EE")
SCENE_TOP: Final = paint("#A9D6E8")
SCENE_FOOT: Final = paint("#E6F2EF")
NIGHT: Final = paint("#161C3A")
NIGHT_FOOT: Final = paint("#2A3160")
NIGHT_PANEL: Final = paint("#3A4272")
NIGHT_TEXT: Final = paint("#FFF6DD")
NIGHT_MUTED: Final = paint("#B9C1E0")
WATER_TOP: Final = paint("#7FB9CF")
WATER_FOOT: Final = paint("#4F95B3")
QUAY: Final = paint("#9C8A6C")
PILE: Final = paint("#32506B")
PILE_LINE: Final = paint("#9CC3D6")

# A house before it is built
STONE: Final = paint("#E6DAC2")
WALL: Final = paint("#F3EAD6")
WALL_LINE: Final = paint("#CFC0A0")
GABLE: Final = paint("#C9B894")
LAMP: Final = paint("#F6C667")
COAT: Final = paint("#B98A2F")
COAT_CROSS: Final = paint("#FFF6DC")

# Windows
GLASS: Final = paint("#FFF3C9")
SEA_GLASS: Final = paint("#8FC3D6")
PALE_GLASS: Final = paint("#DCEBF2")
SASH: Final = paint("#6B7280")


@dataclass(frozen=True)
class Piece:
    """The colours of one kind of wall: face, texture, window bars, the disc behind its letter, text."""

    wall: Paint
    texture: Paint
    bars: Paint
    disc: Paint
    on: Paint


def _dark_textured(text: str, on: Paint) -> Piece:
    wall = paint(text)
    return Piece(wall, darker(wall, 0.22), darker(wall, 0.45), darker(wall, 0.55), on)


def _light_textured(text: str, disc: Paint | None = None) -> Piece:
    wall = paint(text)
    return Piece(wall, lighter(wall, 0.24), darker(wall, 0.45), disc or darker(wall, 0.55), WHITE)


PIECES: Final = {
    "R": _dark_textured("#C63F33", WHITE),
    "Y": _dark_textured("#F0C340", INK),
    "G": _dark_textured("#5DB18A", INK),
    "B": _light_textured("#2A70B4"),
    "P": _light_textured("#573060", paint("#2C1533")),
    "W": Piece(paint("#FBF8F0"), paint("#D8D2C4"), SASH, INK, INK),
}
"""Walls by letter; Copenhagen's tiles and cards and Tenby's buildings are made of them."""

SEATS: Final = (paint("#E8BE45"), paint("#4FA37C"), paint("#2C5F9E"), paint("#63391F"), paint("#B4B9BF"))
ON_SEATS: Final = (INK, INK, WHITE, WHITE, INK)

# Kensington
LIT_WALL: Final = paint("#D9A066")
LIT_GLASS: Final = paint("#FFE27A")
LIT_BARS: Final = paint("#8A5A1E")
DARK_WALL: Final = paint("#4B5578")
DARK_GLASS: Final = paint("#141A33")
DARK_FRAME: Final = paint("#8E97BC")
CURTAIN: Final = paint("#39436B")
ROOF: Final = paint("#8A4B38")
ROOF_DEEP: Final = paint("#5E3026")
RIDGE: Final = paint("#B9735A")
WALL_STONE: Final = paint("#CBB79A")
CAT: Final = paint("#171717")
BEAK: Final = paint("#F0A030")
WAREHOUSE: Final = paint("#9B6A4C")
BEAM: Final = paint("#7A5236")
GATE: Final = paint("#2A1D18")
COIN: Final = paint("#D9B44A")
NIGHT_EDGE: Final = paint("#0C1024")
NIGHT_LINE: Final = paint("#5A6396")

# Tenby
TERRACE: Final = paint("#B9B4A8")
PIER: Final = paint("#B98755")
SEA: Final = paint("#3F8FB0")
LANDMARK: Final = paint("#FFF3CF")
SEA_DEEP: Final = paint("#2B6E8C")
SAND: Final = paint("#E3BE84")
SKIN: Final = paint("#E3B58A")
TEAL: Final = paint("#3E8E8A")
PINK: Final = paint("#F4A7C0")
RANGE_GREY: Final = paint("#8A8F98")
RANGE_GOLD: Final = paint("#C98A12")
