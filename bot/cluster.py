"""Several processes share a database: each holds its shards, sends only while it does, and may be succeeded.

| this process | what it does                                          | next                                |
|--------------|-------------------------------------------------------|-------------------------------------|
| holds        | beats every BEAT seconds; sends while a beat is fresh | a beat fails: lost                  |
| lost         | sends nothing; tries to take its shards again         | they are free: holds; another       |
|              |                                                       | process holds them: superseded, end |
| succeeds     | sends and answers nothing; tries to take them, and    | they are free: holds                |
|              | reads from which instant on presses are its own       |                                     |
"""

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
from bot.wall import machine_steady
from games.errors import Refusal
from games.message import Typed, say

log = logging.getLogger(__name__)

BEAT: Final = 3.0
"""Seconds between two beats; the server takes the shards away after four times as much."""
FRESH: Final = 6 * SECOND
"""Nothing is sent this long after the last good beat: what is on its way then arrives before the shards can
be another process's."""
LOOKING: Final = 0.25
"""Seconds between two tries to take shards."""
CATCHING_UP: Final = 4.0
"""Seconds between two looks at what other processes have changed in our servers."""
NOTICE: Final = 2 * SECOND
"""From an answer to the instant that it names, and from that to the last press that may still come."""
NEVER: Final = 2**63


class ShardsTaken(Refusal):
    """Another process holds some of the shards."""


class Cluster:
    """This process among those that share its database; on a file it is alone and may do everything."""

    def __init__(
        self,
        store: Store,
        shards: Shards,
        services: Sequence[Service],
        now: Callable[[], int],
        steady: Callable[[], int] = machine_steady,
    ) -> None:
        self._store = store
        self._shards = shards
        self._services = services
        self._now = now
        self._steady = steady
        self._tasks: list[asyncio.Task[None]] = []
        self._is_holding_on = False
        self._holds = False
        self._succeeds = False
        self._terms = 0
        self._beaten = 0
        """When the last good beat was sent, by a clock that nothing sets."""
        self._first, self._end = 0, NEVER
        """From when on presses are ours, and from when on they are our successor's."""
        self.superseded = asyncio.Event()
        """Another process holds our shards: this one has been away for too long."""
        self.handed_over = asyncio.Event()
        """Our successor answers all presses from now on."""

    # Sending

    @property
    def term(self) -> int | None:
        """How often the shards were taken: while it stays the same, they are held without a break.

        None if this process may not send anything.
        """
        if not self._store.is_shared:
            return 0
        is_fresh = self._steady() - self._beaten < FRESH
        return self._terms if self._holds and is_fresh and self._store.shards.may_be_held else None

    def may_send(self) -> bool:
        """Are the shards surely ours, so that no other process sends what we do?"""
        return self.term is not None

    def takes(self, pressed: int) -> bool:
        """Is what was pressed at this instant ours to answer?

        While shards are handed over, two processes hear of everything, and each press is answered by one.
        """
        return self._first <= pressed < self._end

    # From start to stop

    def succeed(self) -> None:
        """Answer no press until the process that holds our shards has named from when on we may."""
        self._first, self._succeeds = NEVER, True

    async def hold(self) -> None:
        """Hold the shards from now on, and take them again whenever they are lost."""
        if self._store.is_shared and not self._is_holding_on:
            self._is_holding_on = True
            await self._look()
            self._tasks.append(asyncio.create_task(self._hold_on(), name="shards"))

    def start(self) -> None:
        """Hear of what other processes change in our servers, once the services have started."""
        if self._store.is_shared:
            self._tasks += [
                asyncio.create_task(self._catch_up(), name="catching up"),
                asyncio.create_task(self._store.news.listen(), name="news"),
            ]

    async def connected(self) -> None:
        """All that happens on our shards reaches us: ask for them, if another process holds them."""
        if self._succeeds:
            await self._store.shards.ask_for(self._shards)

    async def stop(self) -> None:
        """Let the shards go, so that no other process needs to wait."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._holds = False
        with suppress(StoreTrouble):  # the server lets them go by itself
            await self._store.shards.let_go()

    async def _catch_up(self) -> None:
        while True:
            await asyncio.sleep(CATCHING_UP)
            for service in self._services:
                try:
                    await service.catch_up()
                except StoreTrouble:
                    break  # the store has logged it
                except Exception:
                    log.exception("a service does not look at what other processes have changed")

    # Holding

    async def _hold_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT if self._holds else LOOKING)
            await self._look()

    async def _look(self) -> None:
        with suppress(StoreTrouble):  # the store has logged it, or the next look tells more
            if not self._holds:
                await self._take()
            elif await self._beat():
                await self._hand_over()

    async def _beat(self) -> bool:
        sent = self._steady()
        self._holds = await self._store.shards.beat()
        if self._holds:
            self._beaten = sent
        else:
            log.warning("shards %s are not held any more: nothing is sent until they are", self._shards)
        return self._holds

    async def _take(self) -> None:
        if self._succeeds and self._first == NEVER:
            await self._read_answer()
        sent = self._steady()
        holder = await self._store.shards.take(self._shards)
        if holder is None:
            self._holds, self._beaten, self._terms = True, sent, self._terms + 1
            log.info("shards %s are held", self._shards)
            if self._succeeds:
                await self._end_succession()
        elif not self._succeeds and self._end == NEVER and holder.who != self._store.shards.name:
            # Under our own name, it is a session of ours that the server has not given up yet.
            log.error("another process holds shards %s: %s", self._shards, holder.who)
            self.superseded.set()

    # Handing over

    async def _read_answer(self) -> None:
        if (instant := await self._store.shards.answer_to_us(self._shards)) is not None:
            self._first = instant
            log.info("presses on shards %s are ours from %d on", self._shards, instant)

    async def _end_succession(self) -> None:
        self._succeeds = False
        if self._first == NEVER:  # the process that held them died before it could answer
            self._first = 0
        await self._store.shards.end_handover(self._shards)

    async def _hand_over(self) -> None:
        """Answer a process that asks for our shards; end when all that is ours has come."""
        if self._end != NEVER or not await self._store.shards.is_asked_for(self._shards):
            return
        end = self._now() + NOTICE
        await self._store.shards.answer(self._shards, end)
        self._end = end
        log.info("presses on shards %s are another process's from %d on", self._shards, end)
        self._tasks.append(asyncio.create_task(self._end_at(end + NOTICE), name="handing over"))

    async def _end_at(self, instant: int) -> None:
        await asyncio.sleep(max(0, instant - self._now()) / SECOND)
        self.handed_over.set()


async def take_shards(store: Store, shards: Shards, *, succeeds: bool = False) -> bool:
    """Take shards at the start, or refuse it with the name of the process that holds them.

    The server ends the session of a process that is dead: while the session of a holder is silent, wait for
    that. False if a process holds them that is to be succeeded.
    """
    store.serve(shards)
    first = holder = await store.shards.take(shards)
    while holder is not None:
        if succeeds:
            return False
        if holder != first:  # its session has spoken since
            raise ShardsTaken(say("program-shards-taken", shards=Typed(holder.what), who=Typed(holder.who)))
        await asyncio.sleep(LOOKING)
        holder = await store.shards.take(shards)
    await store.shards.end_handover(shards)
    return True
