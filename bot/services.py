"""What runs beside the presses, such as boards and the outbox: one small shape for all of it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, Protocol

from bot.errors import StoreTrouble
from bot.table import Update

log = logging.getLogger(__name__)

PATIENCE = 2.0
"""Seconds that a stop waits for answers, and again for what services do. Discord may keep them waiting for
longer than that; all of it is kept, and the next start goes on with it.
"""
BETWEEN_CANCELS = 0.1
LONGEST_SLEEP: Final = 60.0
"""Seconds after which the clock is looked at again."""


class Service(Protocol):
    """Hears of every update after it was kept, and does its own part of what follows, apart from the others.

    What it does it finds in the store, so that a start after any kind of end goes on where that was.
    """

    async def start(self) -> None:
        """Go on with what was kept and not done, before anybody can press."""

    def note(self, update: Update) -> None:
        """An update was kept: do soon what it calls for."""

    async def catch_up(self) -> None:
        """Look at what other processes have changed in our servers; asked for every few seconds, if there are
        any."""

    async def stop(self) -> None:
        """End what is under way; what takes too long is left to the next start."""


async def look_regularly(
    now: Callable[[], float],
    end_after: Callable[[float], float],
    look: Callable[[], Awaitable[None]],
    what: str,
) -> None:
    """Look when a stretch of time ends, and every now and then: the clock may have been set."""
    while True:
        at = now()
        await asyncio.sleep(min(LONGEST_SLEEP, end_after(at) - at))
        try:
            await look()
        except StoreTrouble:
            pass  # the store has logged it; the clock is looked at again
        except Exception:
            log.exception("%s could not be looked after", what)


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks until they have ended: discord.py, once cancelled, still waits for the end of a limit."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=BETWEEN_CANCELS)
