"""What never counts on anybody's clock: outages of ours, pauses, weekends and vacation days."""

from collections.abc import Iterable
from datetime import date, timedelta
from functools import lru_cache
from itertools import pairwise
from typing import Final

import msgspec

from bot.clocks.lengths import MINUTE
from bot.clocks.spans import Span, union
from bot.clocks.zones import MIDNIGHT, beginning, end, local

LONG_OUTAGE: Final = 5 * MINUTE
"""After an outage so long, people get a moment to find out that we are back."""
GRACE: Final = 15 * MINUTE
LIVE_GRACE: Final = MINUTE
SATURDAY: Final = 5


class Stops(msgspec.Struct, frozen=True):
    """Everything that stops one seat's clock."""

    ours: tuple[Span, ...] = ()
    """Outages and pauses by people; no turn is too long to be stretched by them."""
    weekend_zone: str = ""
    """Where the table's weekend is, if it pauses at weekends."""
    vacation: tuple[Span, ...] = ()
    """The player's vacation days, where the table allows them."""

    def between(self, a: int, b: int) -> tuple[Span, ...]:
        """The union of all that touches this time."""
        weekend = weekends(self.weekend_zone, a, b) if self.weekend_zone else ()
        return union(
            span for span in (*self.ours, *weekend, *self.vacation) if span.start <= b and span.end > a
        )


def outages(uptime: Iterable[Span], grace: int = GRACE) -> tuple[Span, ...]:
    """The time between one stretch of uptime and the next, and a moment more after a long one."""
    return union(
        Span(before.end, after.start + (grace if after.start - before.end >= LONG_OUTAGE else 0))
        for before, after in pairwise(uptime)
        if before.end < after.start
    )


def weekends(zone: str, a: int, b: int) -> tuple[Span, ...]:
    """Saturday 00:00 to Monday 00:00 there, as far as it touches the time from a to b."""
    first = local(a, zone).date()
    saturday = first + timedelta(days=SATURDAY - first.weekday())
    found = []
    while (weekend := _weekend(zone, saturday)).start <= b:
        if weekend.end > a:
            found.append(weekend)
        saturday += timedelta(weeks=1)
    return tuple(found)


@lru_cache(maxsize=1024)
def _weekend(zone: str, saturday: date) -> Span:
    monday = saturday + timedelta(days=2)
    return Span(beginning(saturday, MIDNIGHT, zone), end(monday, MIDNIGHT, zone))
