"""What the keys and menus of a lobby mean when they are pressed."""

from enum import StrEnum

from cogs.press import AtTable, Press, Word


class Join(AtTable, frozen=True, tag="join"):
    """Take a seat."""


class Leave(AtTable, frozen=True, tag="leave"):
    """Give the seat back."""


class Start(AtTable, frozen=True, tag="start"):
    """Begin the game."""


class StartAlone(AtTable, frozen=True, tag="alone"):
    """Begin the game without waiting for anybody."""


class AddBot(AtTable, frozen=True, tag="bot"):
    """Let a bot player sit down."""


class SetBot(AtTable, frozen=True, tag="level"):
    """Let this bot player play as the menu's choice says."""

    bot: int


class TakeBotOff(AtTable, frozen=True, tag="unbot"):
    """Let this bot player get up."""

    bot: int


class StartAgainstBots(AtTable, frozen=True, tag="bots"):
    """Begin the game with bot players on all free seats."""


class Cancel(AtTable, frozen=True, tag="cancel"):
    """Close the table before it has begun; where others are told of it, the host is asked first."""

    sure: Word = Word.NO


class Rematch(AtTable, frozen=True, tag="rematch"):
    """The same people again."""


class OpenOptions(AtTable, frozen=True, tag="options"):
    """Show the host's panel."""


class What(StrEnum):
    """What a host arranges."""

    SEATS = "seats"
    GUESTS = "invited"
    PLACE = "place"
    WATCH = "watch"
    WHEN_FULL = "full"
    CLOCK = "clock"
    AT_ZERO = "zero"
    WEEKENDS = "weekends"
    VACATION = "vacation"
    PLANS = "plans"
    RATED = "rated"
    RECAP = "recap"


class Arrange(AtTable, frozen=True, tag="arrange"):
    """Arrange one thing so, or as a menu's choice says."""

    what: What
    value: str | None = None


class SetOption(AtTable, frozen=True, tag="option"):
    """Play with an option of the game so, or as a menu's choice says; values as JSON."""

    name: str
    value: str | None = None


class AskName(AtTable, frozen=True, tag="naming"):
    """Ask what the table is to be called."""


class GiveName(AtTable, frozen=True, tag="name"):
    """The form with the table's name."""


class AskClock(AtTable, frozen=True, tag="clocking"):
    """Be asked for a clock of one's own."""


class GiveClock(AtTable, frozen=True, tag="clock"):
    """Play by the clock in the form."""


class TakeOff(AtTable, frozen=True, tag="remove"):
    """Take the chosen player off the table."""


class HandOver(AtTable, frozen=True, tag="handover"):
    """Make the chosen player the host."""


class OpenGame(Press, frozen=True, tag="game"):
    """Open a table of the chosen game with so many seats (0: as it is usual) for these guests, by this
    clock of those on offer, so called."""

    seats: int
    guests: tuple[int, ...] = ()
    clock: int | None = None
    name: str | None = None
