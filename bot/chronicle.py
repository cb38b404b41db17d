"""What a table's history tells besides its log: reminders, weekends, and when the bot was away; pure.

None of it is kept for this: the outbox knows what it sent, the rest follows from when the table was played.
"""

import msgspec

from bot.clocks import words
from bot.clocks.reminders import Remind
from bot.clocks.spans import Span
from bot.clocks.stops import LONG_OUTAGE, weekends
from bot.running import in_ms
from bot.table import Entry, Kind, Table
from games.api import Seat
from games.message import Message


class Reminded(msgspec.Struct, frozen=True):
    """A reminder that was sent."""

    seat: Seat
    about: Remind
    at: int


class Aside(msgspec.Struct, frozen=True):
    """A line of the history that is none of the log."""

    at: int
    said: Message


def asides(
    table: Table, log: list[Entry], reminders: list[Reminded], outages: tuple[Span, ...], now: float
) -> list[Aside]:
    """All of them, oldest first."""
    control = table.arrangement.timing.control
    told = [Aside(each.at, words.reminded(each.seat, each.about, control)) for each in reminders]
    if (played := _played(table, log, now)) and not control.is_relaxed:
        stops = [*_outages(outages, played), *_weekends(table, played)]
        told += [Aside(max(span.start, played.start), said) for span, said in stops]
    return sorted(told, key=lambda aside: aside.at)


def _played(table: Table, log: list[Entry], now: float) -> Span | None:
    """From when to when somebody's clock ran, if that ever was so; whoever plays alone has none."""
    began = next((entry.at for entry in log if entry.kind is Kind.STARTED), None)
    if began is None or table.is_alone:
        return None
    return Span(in_ms(began), in_ms(table.since if table.has_ended else now))


def _outages(outages: tuple[Span, ...], played: Span) -> list[tuple[Span, Message]]:
    """Those that people noticed; a connection that was lost for a moment is not worth a line."""
    return [
        (span, words.was_away(span))
        for span in outages
        if span.end - span.start >= LONG_OUTAGE and span.start < played.end and span.end > played.start
    ]


def _weekends(table: Table, played: Span) -> list[tuple[Span, Message]]:
    zone = table.arrangement.timing.weekends
    spans = weekends(zone, played.start, played.end) if zone else ()
    return [(span, words.weekend(span.end, zone)) for span in spans]
