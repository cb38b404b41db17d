"""What time it is: the wall clock of the machine, which never goes back in this house."""

import time
from collections.abc import Callable
from typing import Final

from bot.clocks.instants import jumped, never_back
from bot.clocks.lengths import SECOND
from bot.clocks.spans import Span

BETWEEN_LOOKS: Final = 2 * SECOND
"""How often a process looks that nothing has stood still."""


def machine_wall() -> int:
    """What the machine thinks is the time."""
    return time.time_ns() // 1_000_000


def machine_monotonic() -> int:
    """What passes whatever anybody sets the time to."""
    return time.monotonic_ns() // 1_000_000


def machine_steady() -> int:
    """The same, with the time in which the machine slept, where the machine can tell."""
    clock = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
    return time.clock_gettime_ns(clock) // 1_000_000


class Awake:
    """How long this process was awake: of a time in which it never looked, only a moment counts."""

    def __init__(self, monotonic: Callable[[], int] = machine_monotonic) -> None:
        self._monotonic = monotonic
        self._looked = monotonic()
        self._awake = 0

    def __call__(self) -> int:
        before, self._looked = self._looked, self._monotonic()
        self._awake += min(self._looked - before, 2 * BETWEEN_LOOKS)
        return self._awake


class Wall:
    """The time by which everything is kept. Set back, it stands still until it is caught up."""

    def __init__(
        self,
        wall: Callable[[], int] = machine_wall,
        awake: Callable[[], int] | None = None,
        steady: Callable[[], int] = machine_steady,
    ) -> None:
        self._wall = wall
        self.steady = steady
        """Milliseconds that pass evenly, whatever the time is set to."""
        self._awake = awake or Awake()
        self._newest = 0
        self._looked = (self._wall(), self._awake())
        self.gaps: list[Span] = []
        """What look() has found, the oldest first, until the caller has kept it."""

    def now(self) -> int:
        """The time in milliseconds."""
        self._newest = never_back(self._wall(), self._newest)
        return self._newest

    def seconds(self) -> float:
        """The time in seconds, as tables keep it."""
        return self.now() / SECOND

    def not_before(self, kept: int) -> None:
        """Something was kept then: it is not earlier now."""
        self._newest = never_back(self._newest, kept)

    def look(self) -> None:
        """Note a gap, if there was one since the last look: the clock was set ahead, or all stood still."""
        before, self._looked = self._looked, (self._wall(), self._awake())
        if ahead := jumped(self._looked[0] - before[0], self._looked[1] - before[1]):
            self.gaps.append(Span(before[0], before[0] + ahead))
