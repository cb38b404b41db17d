"""The nouns of Kensington: buildings, the heap, players, moves and everything true of a table now.

A tile is its name, and a column of a building is a string of marks from the ground up, so "Dw^" is a door
under a lit window under a roof.
"""

from enum import StrEnum
from typing import Final

import msgspec

from games.api import Seat
from games.kensington.tiles import DOOR, TILES

HIDDEN: Final = "?"
"""A tile whose face nobody may know."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose."""

    heap_view: bool = True
    """Six outlines of each back are shown to pick from; else tiles are drawn blindly."""
    public_bird_counter: bool = True
    """How many of the birds that end the game are out is told."""


class Placed(msgspec.Struct, frozen=True):
    """A tile in a building: its left column and its lowest row; the own door is column 0, row 0."""

    tile: str
    column: int
    row: int


class Building(msgspec.Struct, frozen=True):
    """One building: its tiles in the order they were built, and its columns from left to right.

    Support is strict, so columns have no gaps and form one unbroken interval; only the last mark of a
    column can be a roof with nothing above it.
    """

    placed: tuple[Placed, ...] = ()
    columns: tuple[str, ...] = (DOOR,)
    left: int = 0
    """The number of the first column."""


class Player(msgspec.Struct, frozen=True):
    """What lies in front of one seat, all of it open."""

    building: Building = Building()
    stored: tuple[str, ...] = ()
    tokens: int = 0

    @property
    def birds(self) -> int:
        """Birds on its own roofs, which break ties."""
        return sum(TILES[placed.tile].bird for placed in self.building.placed)


class Shown(msgspec.Struct, frozen=True):
    """A face-down tile of the heap that can be picked: its outline as it happens to lie."""

    tile: str
    outline: str


class Pile(msgspec.Struct, frozen=True):
    """The tiles of one back in the heap: those shown to pick from, and the rest in the order of drawing."""

    shown: tuple[Shown, ...]
    rest: tuple[str, ...]
    dealt: int = 0
    """Outlines shown so far; each is turned by its own random number."""

    @property
    def size(self) -> int:
        """How many tiles lie there."""
        return len(self.shown) + len(self.rest)


class Phase(StrEnum):
    """Which decision the seat in turn has to make."""

    TAKE = "take"
    """Take a tile, or buy and build one."""
    BUILD = "build"
    """Build, then store or return what was taken."""
    LAST_BUILD = "last build"
    """The seventh bird is out: build from the warehouse once more."""
    OVER = "over"


class End(StrEnum):
    """Why a game is over."""

    BIRDS = "birds"
    STALL = "stall"
    IDLE = "idle"
    VOTE = "vote"
    LEFT = "left"
    """Only one player stayed."""


class Last(msgspec.Struct, frozen=True):
    """What the seat that moved last did in that turn, for everybody to see."""

    seat: Seat
    turn_number: int = msgspec.field(name="turn")
    took: str = ""
    placed: int = 0
    """How many of its building's newest tiles it built in that turn."""


class Position(msgspec.Struct, frozen=True):
    """Everything true of a game of Kensington now."""

    seed: str
    options: Options
    players: tuple[Player, ...]
    piles: tuple[Pile, ...]
    """The heap, by back in the order of Back."""
    pool: int
    """Tokens that nobody has."""
    turn: Seat
    """Whose turn it is."""
    turn_number: int = msgspec.field(default=1, name="turns")
    phase: Phase = Phase.TAKE
    hand: str = ""
    """The tile taken this turn and not yet built, stored or returned."""
    busy: bool = False
    """Something was built this turn."""
    idle: int = 0
    """Turns in a row in which nothing was built or stored."""
    votes: tuple[Seat, ...] = ()
    """Seats that agreed in their latest turn to end the game."""
    bird_end: Seat | None = None
    """The seat that drew the seventh bird."""
    end: End | None = None
    last: Last | None = None
    gone: tuple[Seat, ...] = ()
    """Seats whose players left; what they have stays where it is."""

    @property
    def staying(self) -> tuple[Seat, ...]:
        """The seats whose players are still there."""
        return tuple(Seat(seat) for seat in range(len(self.players)) if seat not in self.gone)


class Take(msgspec.Struct, frozen=True):
    """Take a tile from the heap by its back; `slot` counts the shown outlines from 1, 0 draws blindly."""

    back: str
    slot: int = 0


class Build(msgspec.Struct, frozen=True):
    """Add up to three tiles together, ordered by name; at most one is bought from another's warehouse."""

    parts: tuple[Placed, ...]
    bought: str = ""


class Skip(msgspec.Struct, frozen=True):
    """Take nothing."""


class Store(msgspec.Struct, frozen=True):
    """Put the tile taken into a free entrance; ends the turn."""


class Return(msgspec.Struct, frozen=True):
    """Put the tile taken back into the heap; ends the turn."""


class EndTurn(msgspec.Struct, frozen=True):
    """Build no more."""


class Vote(msgspec.Struct, frozen=True):
    """Agree to end the game now; it ends once all who stayed agreed within one round."""


Move = Take | Build | Skip | Store | Return | EndTurn | Vote
