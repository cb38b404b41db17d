"""Where several processes share a database: who listens to which shards, and who takes over from the dead."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from bot.clocks.lengths import SECOND
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
LOOKING: Final = 0.25
"""Seconds between two looks for the answer to who wants to take over."""
NOTICE: Final = 2 * SECOND
"""From an answer to the instant that it names, and from that to the last press that may still come."""
NEVER: Final = 2**63


class ShardsTaken(Refusal):
    """Another process listens to some of the shards."""


class Sharing:
    """Holds the shards of this process and all that it has claimed, and takes over from the dead."""

    def __init__(
        self, store: Store, shards: Shards, services: Sequence[Service], now: Callable[[], int]
    ) -> None:
        self._store = store
        self._now = now
        self._shards = shards
        self._services = services
        self._tasks: list[asyncio.Task[None]] = []
        self._is_renewing = False
        self.superseded = asyncio.Event()
        """Another process listens to our shards: this one has been away for too long."""
        self.handed_over = asyncio.Event()
        """Another process listens to our shards because it asked for them: nothing more comes here."""
        self._holds = True
        self._first, self._end = 0, NEVER
        """From when on presses are ours, and from when on they are our successor's."""

    def hold(self) -> None:
        """Let nobody else have what is claimed, from the first claim on."""
        if self._store.is_shared and not self._is_renewing:
            self._is_renewing = True
            self._tasks.append(asyncio.create_task(self._renew(), name="claims"))

    def start(self) -> None:
        """Hear of the others, and take over from them, once the services have started."""
        if self._store.is_shared:
            self._tasks += [
                asyncio.create_task(self._catch_up(), name="catching up"),
                asyncio.create_task(self._store.news.listen(), name="news"),
            ]

    def takes(self, pressed: int) -> bool:
        """Is what was pressed at this instant ours to answer?

        While shards are handed over, two processes hear of everything, and every press is one's alone.
        """
        return self._first <= pressed < self._end

    def succeed(self) -> None:
        """Take nothing until the process that listens to our shards has answered from when on we may."""
        self._first, self._holds = NEVER, False
        self._tasks.append(asyncio.create_task(self._take_over(), name="taking over"))

    async def connected(self) -> None:
        """All that happens on our shards reaches us: the time to ask for them, if they are another's."""
        if not self._holds:
            await self._store.claims.ask_for(self._shards)

    async def _take_over(self) -> None:
        claims = self._store.claims
        while not self._holds:
            with suppress(StoreTrouble):  # the store has logged it
                if self._first == NEVER and (at := await claims.answer_to(self._shards)) is not None:
                    self._first = at
                    log.info("shards %s are ours from %d on", self._shards, at)
                self._holds = await claims.take(self._shards) is None
            await asyncio.sleep(LOOKING)
        if self._first == NEVER:  # whoever listened to them died before it could answer
            self._first = 0
        with suppress(StoreTrouble):
            await claims.end_handover(self._shards)

    async def _hand_over(self) -> None:
        """Answer whoever asks for our shards; end when all that is ours has come."""
        if self._end != NEVER or not await self._store.claims.is_asked_for(self._shards):
            return
        end = self._now() + NOTICE
        await self._store.claims.answer(self._shards, end)
        self._end = end
        log.info("shards %s are another process's from %d on", self._shards, end)
        self._tasks.append(asyncio.create_task(self._end_at(end + NOTICE), name="handing over"))

    async def _end_at(self, instant: int) -> None:
        await asyncio.sleep(max(0, instant - self._now()) / SECOND)
        self.handed_over.set()

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
                has_shards = await self._store.claims.renew(self._shards)
                if not self._holds:
                    continue
                if not has_shards:
                    log.error("another process listens to shards %s", self._shards)
                    self.superseded.set()
                await self._hand_over()

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


async def take_shards(store: Store, shards: Shards, *, succeeds: bool = False) -> bool:
    """Claim them, or say who listens to them; of who is dead, the claim runs out.

    False if another process listens to them, of which they are to be taken over.
    """
    store.serve(shards)
    first = holder = await store.claims.take(shards)
    while holder is not None:
        if holder != first:  # it was renewed: somebody lives
            if succeeds:
                return False
            raise ShardsTaken(say("program-shards-taken", shards=Typed(holder.what), who=Typed(holder.who)))
        await asyncio.sleep(RENEWAL / 2)
        holder = await store.claims.take(shards)
    return True
