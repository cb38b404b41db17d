"""What the lobby says about a clock, and what the history says about time; all of it as messages."""

from bot.clocks.controls import AtZero, Control, ControlKind, Timing
from bot.clocks.lengths import DAY, in_days, in_hours
from bot.clocks.reminders import RELAXED_HALF, RELAXED_LATE, Remind
from bot.clocks.seats import Reading
from bot.clocks.spans import Span
from bot.stamps import stamp
from games.api import Seat
from games.message import Message, Typed, say, who

# The lobby


def control_in_words(control: Control) -> Message:
    """3 days on the clock, 24 h back for every turn, never more than 3 days."""
    match control.kind:
        case ControlKind.RELAXED:
            return say("clock-control-relaxed")
        case ControlKind.DAYS:
            return say("clock-control-days", time=in_days(control.bank))
        case ControlKind.LIVE:
            back = in_hours(control.increment)
            return say("clock-control-live", time=in_hours(control.bank), back=back)
        case ControlKind.BANK:
            back = in_hours(control.increment)
            return say("clock-control-bank", time=in_days(control.bank), back=back)


def timing_in_words(timing: Timing) -> tuple[Message, ...]:
    """All that was agreed about time, a sentence each."""
    said = [control_in_words(timing.control)]
    if timing.control.is_relaxed:
        return tuple(said)
    if timing.weekends:
        said.append(say("clock-weekends", zone=timing.weekends))
    if timing.allows_vacation:
        said.append(say("clock-vacation-counts"))
    return (*said, at_zero_in_words(timing.at_zero))


def at_zero_in_words(rule: AtZero) -> Message:
    """What happens when a seat has no time left."""
    return say(f"clock-zero-{rule.value}")


# The history


def reading(shown: Reading) -> Message:
    """Red's turn, 72 h; or: Red confirmed after 30 h, 66 h on the clock."""
    whose, held = who(shown.seat), in_hours(shown.held)
    if shown.used is None:
        return say("clock-turn", who=whose, time=held)
    return say("clock-confirmed", who=whose, used=in_hours(shown.used), time=held)


def was_away(outage: Span) -> Message:
    """The bot was away 10:00-16:15; not counted."""
    return say("clock-away", start=stamp(outage.start), end=stamp(outage.end))


def weekend(until: int, zone: str) -> Message:
    """Weekend until Monday 00:00 (Europe/Berlin)."""
    return say("clock-weekend", end=stamp(until), zone=zone)


def reminded(seat: Seat, about: Remind, control: Control) -> Message:
    """Red was reminded (90 %)."""
    is_late = about is Remind.LATE
    if control.is_relaxed:
        days = (RELAXED_LATE if is_late else RELAXED_HALF) // DAY
        return say("clock-reminded-relaxed", who=who(seat), days=days)
    return say("clock-reminded", who=who(seat), percent=90 if is_late else 50)


def vacation_day(seat: Seat, number: int, left: int, until: int) -> Message:
    """Red's time is up: vacation day 1, 14 left, until Friday 12:00."""
    return say("clock-vacation-day", who=who(seat), number=number, left=left, end=stamp(until))


def time_ran_out(seat: Seat, rule: AtZero) -> Message:
    """Red's time ran out; bot player took over."""
    return say(f"clock-ran-out-{rule.value}", who=who(seat))


def came_back(seat: Seat, held: int) -> Message:
    """Red is back; 24 h on the clock."""
    return say("clock-back", who=who(seat), time=in_hours(held)) if held else say("clock-here", who=who(seat))


def given(seat: Seat, length: int, by: Message, why: str) -> Message:
    """Red was given 12 h by the host: illness."""
    return say("clock-given", who=who(seat), time=in_hours(length), by=by, why=Typed(why))


def abandoned() -> Message:
    """Abandoned: nobody was left."""
    return say("clock-abandoned")


def ended_unmoved() -> Message:
    """Ended: nobody has moved for 30 days."""
    return say("clock-unmoved")


def ended_unreachable() -> Message:
    """Ended without a result: nobody could be told."""
    return say("clock-unreachable")


def lobby_forgotten() -> Message:
    """The lobby closed by itself."""
    return say("clock-lobby-forgotten")
