"""Local times of a place.

One that is skipped is read with the offset from before the change; of one that comes twice, a beginning is
the first and an end the second.
"""

from datetime import UTC, date, datetime, time
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from bot.clocks.instants import instant, moment

MIDNIGHT: Final = time()


@lru_cache(maxsize=1)
def zone_names() -> frozenset[str]:
    """Every zone there is: Europe/Berlin, UTC."""
    return frozenset(available_timezones())


def is_zone(name: str) -> bool:
    """Is it the name of a zone?"""
    return name in zone_names()


def local(at: int, zone: str) -> datetime:
    """What the clocks of a zone show."""
    return moment(at).astimezone(ZoneInfo(zone))


def beginning(day: date, clock: time, zone: str) -> int:
    """The instant at which something begins there."""
    return _instant(day, clock, zone, fold=0)


def end(day: date, clock: time, zone: str) -> int:
    """The instant at which something ends there."""
    there = datetime.combine(day, clock, ZoneInfo(zone))
    first, second = there.replace(fold=0).utcoffset(), there.replace(fold=1).utcoffset()
    assert first is not None
    assert second is not None
    comes_twice = second < first
    return _instant(day, clock, zone, fold=1 if comes_twice else 0)


def _instant(day: date, clock: time, zone: str, fold: int) -> int:
    there = datetime.combine(day, clock, ZoneInfo(zone)).replace(fold=fold)
    return instant(there.astimezone(UTC))
