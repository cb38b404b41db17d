"""What time it is: the wall clock of the machine, which never goes back in this house."""

import time
from collections.abc import Callable

from bot.clocks.instants import jumped, never_back
from bot.clocks.lengths import SECOND


def machine_wall() -> int:
    """What the machine thinks is the time."""
    return time.time_ns() // 1_000_000


def machine_monotonic() -> int:
    """What passes whatever anybody sets the time to."""
    return time.monotonic_ns() // 1_000_000


class Wall:
    """The time by which everything is kept. Set back, it stands still until it is caught up."""

    def __init__(
        self, wall: Callable[[], int] = machine_wall, monotonic: Callable[[], int] = machine_monotonic
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._newest = 0
        self._looked = (self._wall(), self._monotonic())

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

    def ahead(self) -> int:
        """By how much the wall clock was set ahead since this was asked last."""
        before, self._looked = self._looked, (self._wall(), self._monotonic())
        return jumped(self._looked[0] - before[0], self._looked[1] - before[1])
