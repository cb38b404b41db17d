"""The nouns of Tenby: towns, the market, day cards, players, moves and everything true of a table now.

A card is the text of its number. A street is a row of faces from left to right, a town a row of streets.
"""

from enum import StrEnum
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from games.api import Seat
from games.tenby.components import Action, Deck
from games.tenby.solo_table import ANYWHERE, SoloMove, SoloTable

HIDDEN: Final = "?"
"""A card that the viewer may not know."""

NEVER_BEGAN: Final = 0
"""The round of a game that ended in set-up."""
NEW: Final = -1
"""A street that a move begins."""

Street: TypeAlias = tuple[str, ...]
Town: TypeAlias = tuple[Street, ...]


class Accolades(StrEnum):
    """How a table plays with accolades."""

    NONE = "none"
    OPEN_SEA = "open_sea"
    EBB_AND_FLOW = "ebb_and_flow"
    HIGH_TIDE = "high_tide"
    CROSSWIND = "crosswind"
    DRIFTWOOD = "driftwood"


class Solo(StrEnum):
    """What a single player plays: the core rules, a scenario, or the Alternative Take."""

    CORE = "core"
    CLIFF_CLIMB = "cliff_climb"
    MAIN_STREET = "main_street"
    FESTIVAL = "festival"
    EVEN_STREETS = "even_streets"
    NOBODY_HOME = "nobody_home"
    NOT_PERFECT = "not_perfect"
    """No Such Thing as Perfect."""
    ALTERNATIVE_TAKE = "alternative_take"


class FirstPlayer(StrEnum):
    """Who chooses a day card first."""

    BY_LOT = "by_lot"
    SEAT_1 = "seat_1"
    SEAT_2 = "seat_2"
    SEAT_3 = "seat_3"
    SEAT_4 = "seat_4"
    SEAT_5 = "seat_5"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose; `limits` says what goes together."""

    solo: Solo = Solo.CORE
    rounds: Annotated[int, Meta(ge=6, le=12)] = 10
    secret_residents: bool = True
    thanks_for_visiting: bool = False
    accolades: Accolades = Accolades.NONE
    first_player: FirstPlayer = FirstPlayer.BY_LOT


class Player(msgspec.Struct, frozen=True):
    """What lies in front of one seat."""

    town: Town
    rings: int = 0
    residents: tuple[str, ...] = ()
    """Those kept, in the order they came."""
    drawn: tuple[str, ...] = ()
    """Residents of which one is to be kept now."""
    returning: tuple[str, ...] = ()
    """Setting up: the resident not kept, which goes under the deck when everybody has chosen (ruling 43)."""
    accolade: str = ""
    """Dealt for Ebb & Flow."""
    has_declared: bool = False
    """Ebb & Flow: it is decided whether the accolade is open; others see how when everybody has decided."""
    is_accolade_open: bool = False
    honours: tuple[str, ...] = ()
    """Driftwood: accolades gained."""


class Pile(msgspec.Struct, frozen=True):
    """A town deck with its row in the market and its discard pile."""

    deck: tuple[str, ...]
    """Face down, the top card first."""
    row: tuple[str, ...] = ()
    """Face up. In the core solo game every card has its place, the first next to the deck, and a place
    whose card is gone holds "" (ruling 47)."""
    discards: tuple[str, ...] = ()
    shuffles: int = 0
    """How often the discards have become the deck."""

    @property
    def left(self) -> int:
        """Cards that can still be drawn."""
        return len(self.deck) + len(self.discards)

    @property
    def open_cards(self) -> tuple[str, ...]:
        """The cards of the row, without places that are empty."""
        return tuple(card for card in self.row if card) if "" in self.row else self.row


class Market(msgspec.Struct, frozen=True):
    """Where town cards come from."""

    terraces: Pile
    piers: Pile
    landmarks: Pile
    plain_terraces: tuple[str, ...]
    """Plain ends still in the supply."""
    plain_piers: tuple[str, ...]


class Day(msgspec.Struct, frozen=True):
    """A day card on the table, the rings lying on it and the piece that stands on it."""

    number: int
    rings: int = 0
    seat: Seat | None = None


class DayDeck(msgspec.Struct, frozen=True):
    """The day cards that do not lie on the table."""

    deck: tuple[int, ...]
    """Face down, the top card first; 0 is a card that the viewer may not know."""
    discards: tuple[int, ...] = ()
    shuffles: int = 0


class Phase(StrEnum):
    """Which decision is to be made."""

    KEEP_RESIDENT = "keep resident"
    """Everybody at once: which of two residents to keep."""
    EBB_AND_FLOW = "ebb and flow"
    """Everybody at once: is the accolade revealed or kept secret?"""
    CROSSWIND = "crosswind"
    """Solo: a token is to be placed on an accolade."""
    PLAN = "plan"
    """Solo: choose a compass."""
    LOWER = "lower"
    """Solo: the anchor is revealed; pay to go before it, or set out."""
    NIGHT = "night"
    """The first piece on the night cards: choose a day card."""
    DAY = "day"
    """The piece on the lowest day card: take a turn."""
    VISITING = "visiting"
    """Thanks for Visiting: three cards, or a ring."""
    OVER = "over"


class Turn(msgspec.Struct, frozen=True):
    """How far the seat in turn is: on a day card, or visiting."""

    actions: tuple[Action, ...] = ()
    """Icons of the day card that are still open, without what is gained at once (ruling 41)."""
    bought: Action | None = None
    """An action that was paid for and must be done now."""
    holding: str = ""
    """A card gained that must be placed now."""
    offered: tuple[str, ...] = ()
    """Cards drawn of which one is to be chosen: Thanks for Visiting, landmarks of the Alternative Take."""
    revealed: tuple[str, ...] = ()
    """Cards that came into the market for rings in this turn."""


class Last(msgspec.Struct, frozen=True):
    """What the seat that moved last did in that turn, for everybody to see."""

    seat: Seat
    turn: int
    cards: tuple[str, ...] = ()
    """The faces it placed or moved, in order."""


class Position(msgspec.Struct, frozen=True):
    """Everything true of a game of Tenby now."""

    seed: str
    options: Options
    players: tuple[Player, ...]
    market: Market
    residents: tuple[str, ...]
    """The resident deck, the top card first."""
    days: tuple[Day, ...]
    """Day cards on the table, by number; in a solo game the compass that was played."""
    day_deck: DayDeck
    night: tuple[Seat, ...]
    """The pieces on the night cards, in order: by night who is still to choose, by day who is done."""
    accolades: tuple[str, ...] = ()
    """Accolades beside the market: The Open Sea, High Tide and Crosswind."""
    active: tuple[str, ...] = ()
    """High Tide: accolades activated so far, in order."""
    round: int = 1
    phase: Phase = Phase.KEEP_RESIDENT
    turn: Turn = Turn()
    visitors: tuple[Seat, ...] = ()
    """Thanks for Visiting: who is still to visit, in order."""
    turns: int = 1
    last: Last | None = None
    gone: tuple[Seat, ...] = ()
    """Seats whose players left; what they have stays where it is."""
    solo: SoloTable | None = None
    """What only a game for one player has."""

    @property
    def staying(self) -> tuple[Seat, ...]:
        """The seats whose players are still there."""
        return tuple(Seat(seat) for seat in range(len(self.players)) if seat not in self.gone)


# Moves


class Keep(msgspec.Struct, frozen=True):
    """Keep the first (0) or second (1) of the residents drawn; the log must not tell which it is."""

    place: int


class Declare(msgspec.Struct, frozen=True):
    """Ebb & Flow: reveal the accolade dealt, or keep it secret."""

    is_open: bool


class RevealAccolade(msgspec.Struct, frozen=True):
    """Ebb & Flow: pay to reveal an accolade kept secret, at any time (ruling 42)."""


class ChooseDay(msgspec.Struct, frozen=True):
    """Move the piece from its night card to a day card."""

    number: int


class Take(msgspec.Struct, frozen=True):
    """Begin an action: gain a face-up card of the market."""

    card: str


class DrawBlind(msgspec.Struct, frozen=True):
    """Begin an action: gain the top card of a town deck."""

    deck: Deck


class TakePlainEnd(msgspec.Struct, frozen=True):
    """Begin an action: gain a plain end."""

    deck: Deck


class DrawResidents(msgspec.Struct, frozen=True):
    """Begin a resident action: draw two, of which one will be kept."""


class Place(msgspec.Struct, frozen=True):
    """Put the card gained at an end of a street (counted from 0), or in a NEW one.

    The face says which side of a plain end is up.
    """

    face: str
    street: int
    at_right: bool = True


class Forfeit(msgspec.Struct, frozen=True):
    """Take a ring instead of an action."""

    action: Action


class Buy(msgspec.Struct, frozen=True):
    """Pay for an extra action, which must be done now."""

    action: Action


class Reveal(msgspec.Struct, frozen=True):
    """Pay a ring: the top card of a town deck comes into its row, or alone to a place of it."""

    deck: Deck
    place: int = ANYWHERE


class Shift(msgspec.Struct, frozen=True):
    """Pay two rings: move a card of the town before the card that now lies at a place of a street.

    Streets and places are counted from 0 as the town lies before the move; behind the last card the place is
    the street's length, in a NEW street 0. The face says how a plain end lies afterwards.
    """

    face: str
    street: int
    place: int


class Activate(msgspec.Struct, frozen=True):
    """High Tide: pay to activate an accolade for everybody."""

    accolade: str


class EndTurn(msgspec.Struct, frozen=True):
    """End the turn; actions still open are forfeited for a ring each (rulings 6 and 51)."""


class Visit(msgspec.Struct, frozen=True):
    """Thanks for Visiting: draw this many terraces and piers."""

    terraces: int
    piers: int


class TakeRing(msgspec.Struct, frozen=True):
    """Thanks for Visiting: a ring instead of cards; in Cliff Climb the ring of an icon."""


class Choose(msgspec.Struct, frozen=True):
    """Which of the cards drawn is placed: of those of Thanks for Visiting, or of two landmarks."""

    card: str


Move = (
    Keep
    | Declare
    | RevealAccolade
    | ChooseDay
    | Take
    | DrawBlind
    | TakePlainEnd
    | DrawResidents
    | Place
    | Forfeit
    | Buy
    | Reveal
    | Shift
    | Activate
    | EndTurn
    | Visit
    | TakeRing
    | Choose
    | SoloMove
)
