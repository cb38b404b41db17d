"""When a player is reminded of a turn: after half of it and when most is gone, but not in quiet hours."""

from enum import StrEnum
from typing import Final

import msgspec

from bot.clocks.judging import fair_warning
from bot.clocks.lengths import DAY, HOUR
from bot.clocks.quiet import QuietHours, quiet_stretch
from bot.clocks.turns import TurnTime

RELAXED_HALF: Final = 2 * DAY
RELAXED_LATE: Final = 6 * DAY
RELAXED_STILL: Final = 21 * DAY
RELAXED_ENDING: Final = 28 * DAY


class Remind(StrEnum):
    """What a message about a turn is for; also how its key in the outbox begins."""

    HALF = "half"
    LATE = "late"
    WAKE = "wake"
    STILL = "still"
    """Relaxed tables: nobody has moved for three weeks."""
    ENDING = "ending"
    """Relaxed tables: this table ends in two days."""


class Reminder(msgspec.Struct, frozen=True):
    """One message about a turn."""

    about: Remind
    at: int
    silent: bool = False


def reminders_of(turn: TurnTime, quiet: QuietHours | None = None) -> tuple[Reminder, ...]:
    """All reminders of a turn in order, if it stays open so long."""
    if turn.control.is_live:
        return (_sent(turn, Remind.LATE, _late(turn), None),)
    half = _sent(turn, Remind.HALF, _half(turn), quiet)
    late = _sent(turn, Remind.LATE, _late(turn), quiet)
    found = [half, late] if half.at < late.at else [late]
    if turn.control.is_relaxed:
        found.append(_sent(turn, Remind.STILL, turn.after(RELAXED_STILL), quiet))
        found.append(_sent(turn, Remind.ENDING, turn.after(RELAXED_ENDING), quiet))
    wake = _wake(turn, found, quiet)
    return tuple(sorted([*found, *wake], key=lambda reminder: reminder.at))


def _half(turn: TurnTime) -> int:
    return turn.after(RELAXED_HALF if turn.control.is_relaxed else turn.available // 2)


def _late(turn: TurnTime) -> int:
    """When nine tenths are gone; but early enough that the longest turn needs no more time for it."""
    if turn.control.is_relaxed:
        return turn.after(RELAXED_LATE)
    latest = turn.deadline - fair_warning(turn.available)
    return max(turn.start, min(latest, turn.after(turn.available * 9 // 10)))


def _sent(turn: TurnTime, about: Remind, due: int, quiet: QuietHours | None) -> Reminder:
    """Quiet hours move it behind them, if enough time is left then, or before them, or silence it."""
    stretch = quiet_stretch(quiet, due)
    if stretch is None:
        return Reminder(about, due)
    if stretch.end <= turn.deadline - HOUR:
        return Reminder(about, stretch.end)
    if stretch.start > turn.start:
        return Reminder(about, stretch.start)
    return Reminder(about, due, silent=True)


def _wake(turn: TurnTime, others: list[Reminder], quiet: QuietHours | None) -> list[Reminder]:
    """A turn that began in quiet hours is called out when they end, unless something else is about to be."""
    stretch = quiet_stretch(quiet, turn.start)
    if stretch is None or stretch.end >= turn.deadline:
        return []
    if any(stretch.end <= other.at <= stretch.end + HOUR for other in others):
        return []
    return [Reminder(Remind.WAKE, stretch.end)]


def begins_silently(start: int, quiet: QuietHours | None) -> bool:
    """Is the message that says whose turn it is sent without sound?"""
    return quiet_stretch(quiet, start) is not None
