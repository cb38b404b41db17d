"""Instants as they are written in tests."""

from datetime import datetime
from zoneinfo import ZoneInfo

from bot.clocks.instants import instant
from bot.clocks.spans import Span


def at(text: str, zone: str = "UTC") -> int:
    """06-02 11:59:58 (of 2026), or 2028-02-27 09:00."""
    date, clock = text.split()
    year = date if date.count("-") == 2 else f"2026-{date}"
    return instant(datetime.fromisoformat(f"{year} {clock}").replace(tzinfo=ZoneInfo(zone)))


def span(start: str, end: str) -> Span:
    """From one instant to another."""
    return Span(at(start), at(end))
