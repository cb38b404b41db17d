"""What runs beside the presses, such as boards and the outbox: one small shape for all of it."""

import asyncio
from collections.abc import Iterable
from typing import Any, Protocol

from bot.table import Update

PATIENCE = 2.0
"""Seconds that a stop waits for answers, and again for what services do. Discord may keep them waiting for
longer than that; all of it is kept, and the next start goes on with it.
"""
BETWEEN_CANCELS = 0.1


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


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks until they have ended: discord.py, once cancelled, still waits for the end of a limit."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=BETWEEN_CANCELS)
