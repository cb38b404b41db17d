"""The nouns of Copenhagen: houses, players, moves and everything true of a table now.

A card is the letter of its colour and a row of cards is a string, so "RRG" is a hand of two reds and a green.
"""

from enum import StrEnum
from typing import Final

import msgspec

from games.api import Seat
from games.copenhagen.components import FACADE_TILES, Ability, Colour

HIDDEN: Final = "?"
"""A card that the viewer may not know."""
END_CARD: Final = "E"
TAKEN: Final = "."
"""A footbridge whose card was taken this turn."""

TILES: Final = tuple(FACADE_TILES)
TILE_NUMBER: Final = {tile: number for number, tile in enumerate(TILES)}
COLOUR_NUMBER: Final[dict[str, int]] = {colour: number for number, colour in enumerate(Colour)}


class Placed(msgspec.Struct, frozen=True):
    """A tile in a house: how it is turned, its left edge and its lowest row, counted from 0."""

    tile: str
    orientation: int = msgspec.field(name="turn")
    """Which of the tile\'s ORIENTATIONS."""
    column: int
    row: int


class House(msgspec.Struct, frozen=True):
    """One facade: its tiles in the order they were built, and as bitboards for the rules to search."""

    placed: tuple[Placed, ...] = ()
    filled: int = 0
    windows: int = 0
    colours: tuple[int, ...] = (0, 0, 0, 0, 0)


class Player(msgspec.Struct, frozen=True):
    """What lies in front of one seat. The hand is in the order the cards were received."""

    hand: str
    house: House
    active: tuple[Ability, ...]
    used: tuple[Ability, ...]


class Phase(StrEnum):
    """Which decision the seat in turn has to make."""

    ACT = "act"
    """Take cards or build."""
    TAKE = "take"
    """Both actions was declared first: cards must be taken now."""
    DISCARD = "discard"
    """More cards in hand than the limit."""
    LAST_CALL = "last call"
    """Cards are taken; Both actions may still be declared."""
    BUILD = "build"
    """The second of both actions, which may be declined."""
    COAT = "coat"
    """A coat of arms is to be used."""
    OVER = "over"


class EndCard(StrEnum):
    """Where the End card is."""

    ASIDE = "aside"
    SUPPLY = "supply"
    SHOWN = "shown"


class Last(msgspec.Struct, frozen=True):
    """What the seat that moved last did in that turn, for everybody to see."""

    seat: Seat
    turn_number: int = msgspec.field(name="turn")
    took: str = ""
    placed: int = 0
    """How many of its house's newest tiles it built in that turn."""


class Position(msgspec.Struct, frozen=True):
    """Everything true of a game of Copenhagen now."""

    seed: str
    players: tuple[Player, ...]
    supply: str
    """Face down, the top card first."""
    harbour: str
    """The cards at the seven footbridges."""
    discards: str
    stock: tuple[int, ...]
    """Coloured tiles left, in the order of TILES."""
    whites: int
    end_card: EndCard
    turn: Seat
    """Whose turn it is."""
    turn_number: int = msgspec.field(default=1, name="turns")
    phase: Phase = Phase.ACT
    both: bool = False
    """Both actions was declared this turn."""
    discount: bool = False
    """Discount is armed for this turn's build."""
    change: str = ""
    """Change colour is armed: "RB" lets red cards count as blue."""
    coats: int = 0
    """Coats of arms still to be used."""
    last: Last | None = None
    gone: tuple[Seat, ...] = ()
    """Seats whose players left; their houses and hands stay as they are."""


class Take(msgspec.Struct, frozen=True):
    """Two cards, or three with Extra card, from these footbridges (counted from 0, in order)."""

    bridges: tuple[int, ...]


class Discard(msgspec.Struct, frozen=True):
    """Put one card of a colour away to come down to the hand limit."""

    colour: Colour


class Use(msgspec.Struct, frozen=True):
    """Declare Both actions, or arm the Discount."""

    ability: Ability


class Change(msgspec.Struct, frozen=True):
    """Arm Change colour: all cards of one colour count as the other for this turn's build."""

    colour: Colour
    counts_as: Colour


class Build(msgspec.Struct, frozen=True):
    """Buy a tile and place it; `changed` of the cards paid are of the changed colour."""

    tile: str
    orientation: int
    column: int
    row: int
    changed: int = 0


class White(msgspec.Struct, frozen=True):
    """Use a coat of arms to place a white tile."""

    column: int
    row: int


class Gain(msgspec.Struct, frozen=True):
    """Use a coat of arms to take an ability tile."""

    ability: Ability


class TurnBack(msgspec.Struct, frozen=True):
    """Use a coat of arms to make all used ability tiles active again."""


class EndTurn(msgspec.Struct, frozen=True):
    """Decline Both actions, or the build that it allows."""


Move = Take | Discard | Use | Change | Build | White | Gain | TurnBack | EndTurn
