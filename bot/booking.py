"""Vacation days that players choose ahead: which days those are, and what refuses them; pure."""

from collections import Counter
from datetime import date, timedelta
from typing import Final

from bot.clocks.spans import Span
from bot.clocks.vacation import DAYS_A_YEAR, Vacation, booked_days
from bot.errors import WrongTime
from games.errors import BadOption
from games.message import Typed, say

MOST_TYPED: Final = 20
LAST_DAY: Final = date.max - timedelta(days=2)
"""The end of a later day cannot be reckoned with in every zone."""


def days_to_book(vacation: Vacation, first: date, last: date, now: int) -> tuple[Span, ...]:
    """Every day from one to another that is not booked yet, or a refusal of all of them."""
    if last < first:
        raise BadOption(say("vacation-backwards"))
    if (last - first).days >= 2 * DAYS_A_YEAR:
        raise BadOption(say("vacation-too-many", left=vacation.left(first.year), year=str(first.year)))
    days = tuple(day for day in booked_days(first, last, vacation.zone) if day not in vacation.days)
    if not days:
        raise WrongTime(say("vacation-booked-already"))
    if days[0].start <= now:
        raise BadOption(say("vacation-begun"))
    for year, number in Counter(vacation.year_of(day.start) for day in days).items():
        if number > (left := vacation.left(year)):
            raise BadOption(say("vacation-too-many", left=left, year=str(year)))
    return days


def date_in(typed: str, today: date) -> date:
    """A day, typed as 2026-12-24, 24.12.2026 or 24.12.; without a year, the next one to come."""
    text = typed.strip().rstrip(".")
    parts = text.split("-")[::-1] if "-" in text else text.split(".")
    numbers = [int(part) for part in map(str.strip, parts) if part.isascii() and part.isdecimal()]
    if len(numbers) == len(parts) and len(parts) in (2, 3):
        day, month = numbers[:2]
        year = numbers[2] if len(parts) == 3 else today.year
        try:
            found = date(year, month, day)
            if found <= LAST_DAY:
                return found if len(parts) == 3 or found >= today else date(year + 1, month, day)
        except ValueError:  # there is no such day
            pass
    raise BadOption(say("vacation-bad-day", typed=Typed(typed[:MOST_TYPED])))
