"""How long discord.py waits before it connects again: seconds, not a quarter of an hour as by itself."""

from typing import ClassVar, Literal
from weakref import WeakSet

from discord import client, shard
from discord.backoff import ExponentialBackoff

LONGEST = 30.0
"""Seconds; Discord is back long before a player has given up."""


class Backoff(ExponentialBackoff[Literal[False]]):
    """Waits longer with every try that fails, up to a limit; a connection that stands begins it anew."""

    _all: ClassVar[WeakSet["Backoff"]] = WeakSet()

    def __init__(self, base: int = 1, *, integral: Literal[False] = False) -> None:
        super().__init__(base, integral=integral)
        self._all.add(self)

    def delay(self) -> float:
        """Seconds until the next try."""
        return min(LONGEST, super().delay())

    @classmethod
    def begin_anew(cls) -> None:
        """A connection stands: should it break, the first tries come quickly again."""
        for each in cls._all:
            each._exp = 0


def wait_seconds_only() -> None:
    """Let discord.py wait in this way; it has no setting for it."""
    for module in (client, shard):
        vars(module)[ExponentialBackoff.__name__] = Backoff
