"""Where several processes share a database: who listens to which shards, and who takes over from the dead."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from bot.errors import StoreTrouble
from bot.services import Service
from bot.shards import Shards
from bot.store import Store
from bot.store.claims import LEASE
from games.errors import Refusal
from games.message import Typed, say

log = logging.getLogger(__name__)

RENEWAL: Final = LEASE / 4
CATCHING_UP: Final = LEASE / 3
"""Seconds between two looks at what others have left undone."""


class ShardsTaken(Refusal):
    """Another process listens to some of the shards."""


class Sharing:
    """Holds the shards of this process and all that it has claimed, and takes over from the dead."""

    def __init__(self, store: Store, shards: Shards, services: Sequence[Service]) -> None:
        self._store = store
        self._shards = shards
        self._services = services
        self._tasks: list[asyncio.Task[None]] = []
        self.superseded = asyncio.Event()
        """Another process listens to our shards: this one has been away for too long."""

    def start(self) -> None:
        """Begin, if there is anybody to share with."""
        if self._store.is_shared:
            self._tasks = [
                asyncio.create_task(self._renew(), name="claims"),
                asyncio.create_task(self._catch_up(), name="catching up"),
            ]

    async def stop(self) -> None:
        """Let go of everything, so that others need not wait."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreTrouble):  # then it is let go of when its time is over
            await self._store.claims.let_all_go()

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEWAL)
            with suppress(StoreTrouble):  # the store has logged it
                if not await self._store.claims.renew(self._shards):
                    log.error("another process listens to shards %s", self._shards)
                    self.superseded.set()

    async def _catch_up(self) -> None:
        while True:
            await asyncio.sleep(CATCHING_UP)
            for service in self._services:
                try:
                    await service.catch_up()
                except StoreTrouble:
                    break  # the store has logged it
                except Exception:
                    log.exception("nothing is taken over")


async def take_shards(store: Store, shards: Shards) -> None:
    """Claim them, or say who listens to them; of who is dead, the claim runs out."""
    store.serve(shards)
    first = holder = await store.claims.take(shards)
    while holder is not None:
        if holder != first:  # it was renewed: somebody lives
            raise ShardsTaken(say("program-shards-taken", shards=Typed(holder.what), who=Typed(holder.who)))
        await asyncio.sleep(RENEWAL / 2)
        holder = await store.claims.take(shards)
