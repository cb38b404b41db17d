"""What messages say about the time that is left: exact instants, which Discord shows in everybody's zone."""

from collections.abc import Sequence

from bot.clocks.lengths import in_hours
from bot.clocks.quiet import QuietHours, quiet_stretch
from bot.stamps import stamp
from bot.table import Table
from bot.time_left import Standing, TimeLeft
from games.message import Message, say, who


def due_lines(times: Sequence[TimeLeft]) -> list[Message]:
    """A sentence for every seat that is to act."""
    return [_due(time) for time in times if time.deadline]


def time_lines(table: Table, times: Sequence[TimeLeft]) -> list[Message]:
    """A sentence for every person's seat: until when it has time, what it holds, or who plays for it."""
    return [_line(time) for time in times if table.holders[time.seat].bot is None]


def own_line(time: TimeLeft, quiet: QuietHours | None, now: int) -> Message:
    """What the player of a seat reads, who alone knows of the quiet hours."""
    stretch = quiet_stretch(quiet, now)
    if stretch is None or time.standing is not Standing.RUNNING:
        return _due(time)
    return say("time-quiet", left=stamp(time.deadline, "R"), until=stamp(stretch.end, "t"))


def _line(time: TimeLeft) -> Message:
    if time.standing is Standing.BOT:
        return say("time-bot-plays", who=who(time.seat))
    if not time.deadline:
        return say("time-held", who=who(time.seat), time=in_hours(time.left))
    return _due(time)


def _due(time: TimeLeft) -> Message:
    whose, end = who(time.seat), stamp(time.deadline)
    match time.standing:
        case Standing.PAUSED:
            return say("time-due-paused", who=whose, until=stamp(time.until), end=end)
        case Standing.AWAY:
            return say("time-due-away", who=whose, until=stamp(time.until), end=end)
        case _:
            return say("time-due", who=whose, end=end, left=stamp(time.deadline, "R"))
