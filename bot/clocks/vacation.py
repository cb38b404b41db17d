"""Vacation: days of a player that stop clocks, spent by themselves when a bank is empty, or booked ahead."""

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.clocks.lengths import DAY
from bot.clocks.spans import Span
from bot.clocks.stops import Stops
from bot.clocks.turns import TurnTime
from bot.clocks.zones import MIDNIGHT, beginning, end, local

DAYS_A_YEAR: Final = 15
DAYS_A_TURN: Final = 15
"""So many are spent by themselves in one turn at most."""


class Vacation(msgspec.Struct, frozen=True):
    """One player's days, spent or booked, and where the player's year begins."""

    zone: str = "UTC"
    days: tuple[Span, ...] = ()
    a_year: int = DAYS_A_YEAR

    def year_of(self, at: int) -> int:
        """The calendar year that a day beginning then belongs to."""
        return local(at, self.zone).year

    def left(self, year: int) -> int:
        """How many days of a year are neither spent nor booked."""
        return max(0, self.a_year - sum(self.year_of(day.start) == year for day in self.days))

    def with_days(self, days: Iterable[Span]) -> "Vacation":
        """The same with more days."""
        return replace(self, days=tuple(sorted({*self.days, *days})))


def booked_days(first: date, last: date, zone: str) -> tuple[Span, ...]:
    """Every day from one to another, each from midnight to midnight there."""
    number = (last - first).days + 1
    dates = [first + timedelta(days=each) for each in range(number)]
    return tuple(
        Span(beginning(day, MIDNIGHT, zone), end(day + timedelta(days=1), MIDNIGHT, zone)) for day in dates
    )


def day_at_zero(turn: TurnTime, vacation: Vacation) -> Span | None:
    """The day that is spent when this turn's time is up, if there is one to spend."""
    at = turn.deadline
    if at >= turn.last or any(day.holds(at) for day in vacation.days):
        return None
    if vacation.left(vacation.year_of(at)) == 0 or spent_in(turn, vacation) >= DAYS_A_TURN:
        return None
    return Span(at, at + DAY)


def spent_in(turn: TurnTime, vacation: Vacation) -> int:
    """How many of the player's days have begun in this turn."""
    return sum(turn.start <= day.start <= turn.deadline for day in vacation.days)


def with_vacation(turn: TurnTime, vacation: Vacation) -> TurnTime:
    """The turn with the player's days among its stops."""
    stops: Stops = replace(turn.stops, vacation=vacation.days)
    return replace(turn, stops=stops)
