"""Pauses that people make: how long one may be, and how much of a table's life all of them."""

from collections.abc import Iterable
from typing import Final

from bot.clocks.lengths import DAY
from bot.clocks.spans import Span
from games.errors import BadOption
from games.message import say

LONGEST_PAUSE: Final = 14 * DAY
ALL_PAUSES: Final = 28 * DAY


def pause(pauses: Iterable[Span], now: int, until: int) -> Span:
    """A new pause from now on, or a refusal: a table cannot be paused for ever."""
    left = ALL_PAUSES - sum(span.end - span.start for span in pauses)
    if left <= 0:
        raise BadOption(say("clock-no-pause-left"))
    if not now < until <= now + min(LONGEST_PAUSE, left):
        raise BadOption(say("clock-bad-pause", days=min(LONGEST_PAUSE, left) // DAY))
    return Span(now, until)


def running(pauses: Iterable[Span], now: int) -> Span | None:
    """The pause that the table is in, if it is in one."""
    return next((span for span in pauses if span.holds(now)), None)


def ended(pauses: Iterable[Span], now: int) -> tuple[Span, ...]:
    """The same pauses, the running one ended now."""
    return tuple(Span(span.start, now) if span.holds(now) else span for span in pauses)
