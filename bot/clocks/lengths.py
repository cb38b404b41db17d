"""Lengths of time in milliseconds, and in words."""

from typing import Final

from games.message import Message, say

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


def in_days(length: int) -> Message:
    """3 days, or 36 h: as a length is chosen."""
    days, rest = divmod(length, DAY)
    return say("clock-days", days=days) if days > 1 and not rest else in_hours(length)


def in_hours(length: int) -> Message:
    """72 h, 22 h 45 min, 10 min or 30 s: as a clock shows it, without what is too small to matter."""
    hours, rest = divmod(length, HOUR)
    minutes, rest = divmod(rest, MINUTE)
    if hours:
        whole = say("clock-hours", hours=hours)
        return say("clock-hours-minutes", hours=hours, minutes=minutes) if minutes else whole
    seconds = rest // SECOND
    if minutes:
        whole = say("clock-minutes", minutes=minutes)
        return say("clock-minutes-seconds", minutes=minutes, seconds=seconds) if seconds else whole
    return say("clock-seconds", seconds=seconds)
