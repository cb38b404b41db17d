"""A player's quiet hours: they hold messages back, never a clock."""

from datetime import time, timedelta
from typing import Final

import msgspec

from bot.clocks.spans import Span
from bot.clocks.zones import beginning, end, is_zone, local
from games.errors import BadOption
from games.message import Typed, say

LONGEST_QUIET: Final = 14 * 60
"""Minutes of a day that may be quiet."""
DAY_IN_MINUTES: Final = 24 * 60


class QuietHours(msgspec.Struct, frozen=True):
    """From one time of the day to another, by the clocks of a zone."""

    start: time
    end: time
    zone: str = "UTC"


def check_quiet(quiet: QuietHours) -> None:
    """Refuse quiet hours that leave no time to reach anybody, and a zone that is none."""
    if not is_zone(quiet.zone):
        raise BadOption(say("clock-no-zone", zone=Typed(quiet.zone)))
    length = (_minutes(quiet.end) - _minutes(quiet.start)) % DAY_IN_MINUTES
    if not 0 < length <= LONGEST_QUIET:
        raise BadOption(say("clock-bad-quiet"))


def quiet_stretch(quiet: QuietHours | None, at: int) -> Span | None:
    """The quiet stretch that holds this instant, if one does."""
    if quiet is None:
        return None
    today = local(at, quiet.zone).date()
    for days in (0, -1):
        first = today + timedelta(days=days)
        last = first if quiet.start < quiet.end else first + timedelta(days=1)
        stretch = Span(beginning(first, quiet.start, quiet.zone), end(last, quiet.end, quiet.zone))
        if stretch.holds(at):
            return stretch
    return None


def _minutes(clock: time) -> int:
    return clock.hour * 60 + clock.minute
