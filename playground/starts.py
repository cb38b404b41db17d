"""How often a bot may begin a session: so many a day, and shards of one key only so close to each other."""

from collections.abc import Callable
from typing import Annotated

import msgspec

from playground.values import Json

DAY = 86_400
RECOMMENDED = 1000
"""Servers for which Discord recommends one shard."""
Some = Annotated[int, msgspec.Meta(ge=1, lt=2**31)]


class StartLimits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What Discord gives a large bot, without its 5 seconds in between: nobody's start is slowed unasked."""

    max_concurrency: Some = 16
    every: Annotated[float, msgspec.Meta(ge=0)] = 0.0
    """Seconds from one IDENTIFY of a key to the next; the key is the shard's number % max_concurrency."""
    total: Some = 10_000
    most_guilds: Some = 2500
    """Servers that one shard may hold."""


class Starts:
    """Counts the sessions that are begun."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.limits = StartLimits()
        self._now = now
        self._last: dict[int, float] = {}
        self._ends = 0.0
        self._used = 0

    @property
    def remaining(self) -> int:
        """How many may still be begun today."""
        return max(0, self.limits.total - (self._used if self._now() < self._ends else 0))

    def take(self, shard_id: int) -> bool:
        """Begin one more session; False if the last one of this key was begun just now."""
        key, now = shard_id % self.limits.max_concurrency, self._now()
        if now - self._last.get(key, -DAY) < self.limits.every:
            return False
        if now >= self._ends:
            self._ends, self._used = now + DAY, 0
        self._last[key] = now
        self._used += 1
        return True

    def told(self) -> Json:
        """The limit as a bot is told it."""
        return {
            "total": self.limits.total,
            "remaining": self.remaining,
            "reset_after": max(0, round((self._ends - self._now()) * 1000)),
            "max_concurrency": self.limits.max_concurrency,
        }


def recommended_shards(guilds: int) -> int:
    """How many shards Discord recommends for so many servers."""
    return max(1, -(-guilds // RECOMMENDED))
