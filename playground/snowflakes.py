"""Discord's ids: unique numbers that carry their time of birth."""

from collections.abc import Callable

DISCORD_EPOCH_MS = 1_420_070_400_000


def snowflake_at(moment: float) -> int:
    """The smallest id of that moment (unix seconds)."""
    return max(0, int(moment * 1000) - DISCORD_EPOCH_MS) << 22


def born_at(snowflake: int) -> float:
    """When an id was made, in unix seconds."""
    return ((snowflake >> 22) + DISCORD_EPOCH_MS) / 1000


class Snowflakes:
    """Makes ids that only grow, even when the clock stands still or the process starts again."""

    def __init__(self, now: Callable[[], float], last: int = 0) -> None:
        self._now = now
        self._last = last

    def new(self) -> int:
        """One id larger than every id before it."""
        self._last = max(self._last + 1, snowflake_at(self._now()))
        return self._last

    def new_on(self, shard: int, count: int) -> int:
        """One that falls to this shard of so many, a few milliseconds ahead if need be."""
        moment = (max(self._last, snowflake_at(self._now())) >> 22) + 1
        self._last = (moment + (shard - moment) % count) << 22
        return self._last
