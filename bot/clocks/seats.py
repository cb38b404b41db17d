"""The clocks of a table as they are kept: what every seat holds, and the turn that is open."""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from bot.clocks.judging import UNSENDABLE
from bot.clocks.reminders import Remind
from bot.clocks.spans import Span

NO_TURN = 0


class Reading(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat's clock showed as a turn began, or was confirmed."""

    seat: int
    held: int
    used: int | None = None
    """How much of it the turn took; None as it begins."""


class SeatClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat's bank, and its turn if one is open."""

    bank: int = 0
    """What the seat holds; in a turn, what it held as that began."""
    began: int = NO_TURN
    """The version at which the open turn began."""
    since: int = 0
    """When that was."""
    called: int = 0
    """How often the seat's player was called to a turn, which tells the calls apart."""
    started: int | None = None
    """When the clock started: once the message that says whose turn it is was sent."""
    given: int = 0
    """What somebody gave the seat in this turn."""
    reminded: tuple[Remind, ...] = ()
    """Which reminders of this turn are in the outbox, or were left out."""
    warned: int = 0
    """When the last reminder went to the outbox."""
    told: int | None = None
    """When it was sent: before that nobody is judged."""
    is_snoozed: bool = False
    is_late_off: bool = False
    due: int = 0
    """When something is to be done about this turn next; perhaps too early, never too late."""
    fallbacks: int = 0
    """Turns in a row that the fallback was played in."""
    takeovers: int = 0
    turns: int = 0
    """How many turns a person has confirmed at this seat."""
    used: int = 0
    """Thinking time of all turns that are over."""
    before: "SeatClock | None" = None
    """The clock before the last Confirm, which taking that back puts back."""

    @property
    def is_open(self) -> bool:
        """Is a turn open?"""
        return self.began != NO_TURN


class TableClocks(msgspec.Struct, frozen=True, omit_defaults=True):
    """All clocks of a table."""

    seats: tuple[SeatClock, ...] = ()
    unreachable: tuple[Span, ...] = ()
    """When no clock ran because nobody could be told whose turn it is."""
    stuck: int = 0
    """Since when nobody could be told whose turn it is; then the table is paused."""
    abandoned: int = 0
    """When it was announced that nobody is left, or a lobby's host was told that nobody comes."""
    ends: int = 0
    """When that ends the table; perhaps too early, never too late."""

    def with_seat(self, seat: int, clock: SeatClock) -> "TableClocks":
        """The same with another clock on one seat."""
        return replace(self, seats=(*self.seats[:seat], clock, *self.seats[seat + 1 :]))

    def with_all(self, change: Callable[[SeatClock], SeatClock]) -> "TableClocks":
        """The same with every clock changed."""
        return replace(self, seats=tuple(map(change, self.seats)))


def waiting(clock: SeatClock, version: int, at: int) -> SeatClock:
    """The clock of a seat whose turn begins; it stands until the player was told."""
    return SeatClock(
        bank=clock.bank,
        began=version,
        since=at,
        due=at + UNSENDABLE,
        fallbacks=clock.fallbacks,
        takeovers=clock.takeovers,
        turns=clock.turns,
        used=clock.used,
        called=clock.called,
    )


def running(clock: SeatClock, at: int) -> SeatClock:
    """The clock of a seat whose player was told; what is due when, the service finds out."""
    return replace(clock, started=at, due=at)


def closed(clock: SeatClock, bank: int, *, undoable: bool) -> SeatClock:
    """The clock of a seat whose turn is over."""
    return SeatClock(
        bank=bank,
        fallbacks=clock.fallbacks,
        takeovers=clock.takeovers,
        turns=clock.turns,
        used=clock.used,
        called=clock.called,
        before=replace(clock, before=None) if undoable else None,
    )


def due_now(clock: SeatClock, at: int) -> SeatClock:
    """The clock with everything about its turn to be looked at anew."""
    return replace(clock, due=at) if clock.is_open else clock
