"""How much time a table gives its seats, and what a bank holds after something happened."""

from enum import StrEnum
from typing import Final

import msgspec

from bot.clocks.lengths import DAY, HOUR, MINUTE, SECOND
from bot.clocks.zones import is_zone
from games.errors import BadOption
from games.message import Typed, say


class ControlKind(StrEnum):
    """The four kinds of clocks."""

    BANK = "bank"
    DAYS = "days"
    LIVE = "live"
    RELAXED = "relaxed"


class AtZero(StrEnum):
    """What happens when a seat has no time left."""

    FALLBACK = "fallback"
    TAKEOVER = "takeover"
    LOSS = "loss"


class Control(msgspec.Struct, frozen=True):
    """A clock: every seat begins with the bank, which is also the most it may hold."""

    kind: ControlKind
    bank: int = 0
    increment: int = 0
    """What a confirmed turn gives back."""

    @property
    def is_relaxed(self) -> bool:
        """Is there no clock at all?"""
        return self.kind is ControlKind.RELAXED

    @property
    def is_live(self) -> bool:
        """Is it played in one go?"""
        return self.kind is ControlKind.LIVE

    @property
    def longest_turn(self) -> int:
        """However many weekends and vacation days there are, no turn is longer."""
        return LONGEST_LIVE_TURN if self.is_live else LONGEST_TURN


LONGEST_TURN: Final = 30 * DAY
LONGEST_LIVE_TURN: Final = 24 * HOUR


def bank(length: int, increment: int) -> Control:
    """3 days on the clock, 24 h back for every turn."""
    return Control(ControlKind.BANK, length, increment)


def days(number: int) -> Control:
    """So many days for every turn."""
    return Control(ControlKind.DAYS, number * DAY, number * DAY)


def live(minutes: int, seconds: int) -> Control:
    """10 minutes on the clock, 30 seconds back for every turn."""
    return Control(ControlKind.LIVE, minutes * MINUTE, seconds * SECOND)


RELAXED: Final = Control(ControlKind.RELAXED)
USUAL: Final = bank(3 * DAY, 24 * HOUR)
PRESETS: Final = (
    USUAL,
    bank(10 * DAY, 36 * HOUR),
    bank(1 * DAY, 8 * HOUR),
    days(1),
    days(2),
    days(3),
    days(7),
    live(10, 30),
    live(20, 60),
    RELAXED,
)
"""What the lobby offers, the usual one first."""
SHORTEST_BANK: Final = 6 * HOUR
LONGEST_BANK: Final = 14 * DAY
SHORTEST_INCREMENT: Final = HOUR


class Timing(msgspec.Struct, frozen=True):
    """What a table's lobby agreed about time."""

    control: Control = USUAL
    weekend_zone: str = ""
    """The zone whose weekends stop the clocks; empty for none."""
    vacation: bool = True
    """Do the players' vacation days stop their clocks here?"""
    at_zero: AtZero = AtZero.TAKEOVER
    plans: bool = True
    """May a seat plan its next turn ahead?"""

    @property
    def allows_plans(self) -> bool:
        """May turns be planned ahead here? In a live game everybody is there."""
        return self.plans and not self.control.is_live

    @property
    def allows_vacation(self) -> bool:
        """Do vacation days count here? In a live game, or where no clock runs, they mean nothing."""
        return self.vacation and self.control.kind in (ControlKind.BANK, ControlKind.DAYS)

    @property
    def weekends(self) -> str:
        """The zone whose weekends really stop the clocks: a live game goes on."""
        return "" if self.control.is_live else self.weekend_zone


def check_timing(timing: Timing) -> None:
    """Refuse a clock that nobody could play by, and a zone that is none."""
    if timing.weekend_zone and not is_zone(timing.weekend_zone):
        raise BadOption(say("clock-no-zone", zone=Typed(timing.weekend_zone)))
    control = timing.control
    if control.kind is ControlKind.BANK:
        if not SHORTEST_BANK <= control.bank <= LONGEST_BANK:
            raise BadOption(say("clock-bad-bank"))
        if not SHORTEST_INCREMENT <= control.increment <= control.bank:
            raise BadOption(say("clock-bad-increment"))
    elif control not in PRESETS:
        raise BadOption(say("clock-not-offered"))


def after_confirm(control: Control, held: int, used: int) -> int:
    """The bank after a confirmed turn: what was left and the increment, never more than the table gives."""
    return min(control.bank, max(0, held - used) + control.increment)


def after_takeback(control: Control, held: int) -> int:
    """The bank of a seat that is back on turn because all agreed: as it is, but enough to play with."""
    return max(held, control.increment)


def after_fallback(control: Control) -> int:
    """The bank of a seat for which the fallback was played."""
    return control.increment


def after_return(control: Control) -> int:
    """The bank of a player who takes the seat back."""
    return min(control.bank, max(control.increment, control.bank // 3))


def after_extension(control: Control, held: int, given: int) -> int:
    """The bank after somebody was given time; above what the table gives, until the next Confirm."""
    if not 0 < given <= control.bank:
        raise BadOption(say("clock-bad-extension"))
    return held + given
