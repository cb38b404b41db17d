"""The playground's time: the machine's plus what was added by hand, and the things due at a moment of it."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime


def iso(moment: float) -> str:
    """A moment as Discord writes it."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")


class Clock:
    """Unix time that can be moved forward; due calls are made in order when their moment comes."""

    def __init__(self, offset: float = 0.0, machine_time: Callable[[], float] = time.time) -> None:
        self._offset = offset
        self._machine_time = machine_time
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._tie = itertools.count()
        self._timer: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """The present, in unix seconds."""
        return self._machine_time() + self._offset

    @property
    def offset(self) -> float:
        """How far the clock was moved by hand."""
        return self._offset

    def advance(self, seconds: float) -> None:
        """Move the clock forward and make the calls that became due."""
        self._offset += seconds
        self._run_due()

    def call_at(self, moment: float, call: Callable[[], None]) -> None:
        """Have something called once that moment has come."""
        heapq.heappush(self._due, (moment, next(self._tie), call))
        self._wind()

    async def sleep(self, seconds: float) -> None:
        """Wait that long by this clock."""
        woken = asyncio.Event()
        self.call_at(self.now() + seconds, woken.set)
        await woken.wait()

    def stop(self) -> None:
        """Forget everything that is still due."""
        self._due.clear()
        self._wind()

    def _run_due(self) -> None:
        while self._due and self._due[0][0] <= self.now():
            heapq.heappop(self._due)[2]()
        self._wind()

    def _wind(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._due:
            wait = max(0.0, self._due[0][0] - self.now())
            self._timer = asyncio.get_running_loop().call_later(wait, self._run_due)
