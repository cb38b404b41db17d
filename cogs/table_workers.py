"""Work on tables in the background: one worker for each, the newest wish wins, tried until it is done."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import partial
from typing import Any

import discord

from bot import services
from bot.errors import StoreBusy
from bot.store.claims import Claims
from cogs.answers import UNREACHABLE
from games.errors import Refusal

log = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds until it is tried again with a Discord that cannot be reached."""
TAKEN_WAIT = 0.5
"""Seconds until it is looked again at what another process is at."""
FIRST_MOMENTS = 5.0
"""Seconds that a start waits for what was left undone."""


class Worker:
    """The task that works on one table, and whether it is at it."""

    def __init__(self, work: Coroutine[Any, Any, None], name: str) -> None:
        self.task = asyncio.create_task(work, name=name)
        self.since = time.monotonic()
        self.has_tried = asyncio.Event()
        """It came to an end, well or not; or Discord keeps it waiting."""


class TableWorkers:
    """Does the same for every table that it is wanted for, however long Discord or the database is away."""

    def __init__(
        self,
        claims: Claims,
        name: str,
        work: Callable[[int], Awaitable[None]],
        undone: str,
        of: str = "table",
        after: Callable[[int], Awaitable[None]] | None = None,
        when_lost: Callable[[int], None] = lambda _: None,
    ) -> None:
        self._claims = claims
        self._name = name
        self._of = of
        self._undone = undone
        self._work = work
        self._after = after
        """What is waited for before anything is claimed: no claim outlasts a database that is long away."""
        self._when_lost = when_lost
        """Who wants to know that another process may have done it at the same time: it is done again."""
        self._workers: dict[int, Worker] = {}
        self._wanted: set[int] = set()
        self._left: set[int] = set()
        """What was undone when it was last looked for."""
        self._closing = asyncio.Event()

    def want(self, table_id: int) -> None:
        """Do it for this table; a worker that is at it notices by itself."""
        self._wanted.add(table_id)
        if table_id not in self._workers:
            self._workers[table_id] = Worker(self._run(table_id), f"{self._name} of {self._of} {table_id}")

    def want_left(self, table_ids: Iterable[int]) -> None:
        """Do it for those of these that were left undone the last time, too: nobody else is at them."""
        undone = set(table_ids)
        for table_id in undone & self._left:
            self.want(table_id)
        self._left = undone

    async def start(self, table_ids: Iterable[int]) -> None:
        """Begin with these, and give them a moment."""
        for table_id in table_ids:
            self.want(table_id)
        if tasks := self.tasks:
            await asyncio.wait(tasks, timeout=FIRST_MOMENTS)

    async def stop(self) -> None:
        """Finish what is under way, as far as that is done in time."""
        self._closing.set()
        if tasks := self.tasks:
            _, late = await asyncio.wait(tasks, timeout=services.PATIENCE)
            await services.end(late)

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """Everything under way."""
        return [worker.task for worker in self._workers.values()]

    def longest_wait(self) -> float:
        """Seconds since the first was wanted of those under way."""
        now = time.monotonic()
        return max((now - worker.since for worker in self._workers.values()), default=0.0)

    async def done(self, table_id: int) -> None:
        """Wait until nothing of this table is left to do."""
        while worker := self._workers.get(table_id):
            await asyncio.shield(worker.task)

    async def tried(self, table_id: int) -> None:
        """Wait until all that is wanted for this table was done or did not succeed."""
        while (worker := self._workers.get(table_id)) and not worker.has_tried.is_set():
            await worker.has_tried.wait()

    async def _run(self, table_id: int) -> None:
        wait = FIRST_WAIT
        try:
            while table_id in self._wanted:
                self._wanted.discard(table_id)
                try:
                    if self._after is not None:
                        await self._after(table_id)
                    what = f"{self._name}/{table_id}"
                    async with self._claims.held(what, partial(self._lost, table_id)) as is_ours:
                        if is_ours:
                            await self._work(table_id)
                    if not is_ours and not await self._closes_within(TAKEN_WAIT):
                        self._wanted.add(table_id)  # what another process is at may be done by then
                except (*UNREACHABLE, StoreBusy) as trouble:
                    log.warning(
                        "%s=%d %s, trying again in %.0f s: %s",
                        self._of,
                        table_id,
                        self._undone,
                        wait,
                        trouble,
                    )
                    if await self._is_given_up(table_id, trouble, wait):
                        return
                    wait = min(LONGEST_WAIT, wait * 2)
                    self._wanted.add(table_id)
        except discord.HTTPException as failure:
            # It stays marked as not done: the next update, /board or start tries again.
            log.warning("%s=%d %s: %s", self._of, table_id, self._undone, failure)
        except Refusal as refusal:
            log.error("%s=%d %s: %s", self._of, table_id, self._undone, refusal)
        except Exception:
            log.exception("%s=%d %s", self._of, table_id, self._undone)
        finally:
            self._workers.pop(table_id).has_tried.set()
            if table_id in self._wanted and not self._closing.is_set():
                self.want(table_id)

    def _lost(self, table_id: int) -> None:
        log.info("%s=%d once more: another process may have been at it", self._of, table_id)
        self._when_lost(table_id)
        self._wanted.add(table_id)

    async def _is_given_up(self, table_id: int, trouble: Exception, wait: float) -> bool:
        """Wait until it is tried again, or the bot closes. Whoever waits for a try goes on without it where
        Discord is in the way; without our database there is nothing that they could do."""
        has_tried = self._workers[table_id].has_tried
        if not isinstance(trouble, StoreBusy):
            has_tried.set()
        closes = await self._closes_within(wait)
        if not closes:
            has_tried.clear()
        return closes

    async def _closes_within(self, seconds: float) -> bool:
        try:
            await asyncio.wait_for(self._closing.wait(), seconds)
        except TimeoutError:
            return False
        return True
