"""Instants as they are written in tests, and what becomes of a turn that nobody takes."""

from datetime import datetime
from zoneinfo import ZoneInfo

from bot.clocks.instants import instant
from bot.clocks.spans import Span
from bot.clocks.turns import TurnTime
from bot.clocks.vacation import Vacation, day_at_zero, with_vacation


def at(text: str, zone: str = "UTC") -> int:
    """06-02 11:59:58 (of 2026), or 2028-02-27 09:00."""
    date, clock = text.split()
    year = date if date.count("-") == 2 else f"2026-{date}"
    return instant(datetime.fromisoformat(f"{year} {clock}").replace(tzinfo=ZoneInfo(zone)))


def span(start: str, end: str) -> Span:
    """From one instant to another."""
    return Span(at(start), at(end))


def run_out(turn: TurnTime, vacation: Vacation) -> tuple[tuple[Span, ...], int]:
    """If nobody moves: the days that are spent one after the other, and when the time is gone for good."""
    spent: list[Span] = []
    turn = with_vacation(turn, vacation)
    while day := day_at_zero(turn, vacation):
        spent.append(day)
        vacation = vacation.with_days([day])
        turn = with_vacation(turn, vacation)
    return tuple(spent), turn.deadline
