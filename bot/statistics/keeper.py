"""The service that counts: every table that ended is read once, and its facts are kept.

A table that ends is counted at once, and whoever shows its titles waits for that. What ended while the bot
was away, or was counted in an older way, is caught up with one table after the other, with a rest between any
two. Logs are read in a worker thread, one at a time, and only those of tables that were finished.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from bot.errors import StoreBusy
from bot.league.points import Ended
from bot.league.results import Result
from bot.statistics.facts import TableFacts, facts_of
from bot.statistics.judging import Judged
from bot.store import Store
from bot.store.facts import KeptFacts
from bot.store.news import FactsWanted
from bot.table import Update
from bot.tables import Tables
from games.errors import Refusal

log = logging.getLogger(__name__)

REST: Final = 0.1
"""Seconds between two tables that are caught up with: it is never more than a part of what a core can do."""
AT_ONCE: Final = 50
"""Tables to catch up with that are looked up together."""


class FactKeeper:
    """Keeps the facts of all tables that ended in our servers."""

    def __init__(self, store: Store, tables: Tables, rest: float = REST) -> None:
        self._store = store
        self._tables = tables
        self._rest = rest
        self._counting: dict[int, asyncio.Task[KeptFacts | None]] = {}
        self._catching_up: asyncio.Task[None] | None = None
        self._is_closing = False
        self._reading = asyncio.Lock()
        """Held while a log is read: when a whole season ends at once, others draw meanwhile."""
        self._keeping = asyncio.Lock()
        """Held from when a table's result is looked up until its facts are kept."""
        self.when_counted: list[Callable[[int], None]] = []
        """Who wants to know that a table's facts are kept."""
        tables.ratings.when_corrected.append(self._corrected)
        store.news.on(FactsWanted, lambda wanted: self._count(wanted.table_id))

    async def start(self) -> None:
        """Catch up, beside everything else."""
        self._catching_up = asyncio.create_task(self._catch_up(), name="counting tables")

    def note(self, update: Update) -> None:
        """Count a table that has just ended."""
        if update.after.has_ended and not update.before.has_ended:
            self._store.news.call_owner(FactsWanted(update.after.guild_id, update.after.id))

    async def catch_up(self) -> None:
        """Count tables of ours that another process has ended."""
        if self._catching_up is None and not self._is_closing:
            await self.start()

    async def stop(self) -> None:
        """What is not counted yet is caught up with at the next start."""
        self._is_closing = True
        tasks = [*self._counting.values(), *([self._catching_up] if self._catching_up else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def of_table(self, table_id: int) -> KeptFacts | None:
        """The facts of a table that ended, as soon as they are known; None if nothing is counted there."""
        if (counting := self._counting.get(table_id)) is not None:
            return await asyncio.shield(counting)
        return await self._store.facts.of_table(table_id)

    async def settled(self) -> None:
        """Wait until everything is counted."""
        while tasks := [*self._counting.values(), *([self._catching_up] if self._catching_up else [])]:
            await asyncio.gather(*tasks)

    async def keep_judged(self, table_id: int, judged: tuple[Judged, ...]) -> None:
        """Keep how everybody decided, beside what is known of the table by now."""
        async with self._keeping:
            result = await self._store.results.of_table(table_id)
            kept = await self._store.facts.of_table(table_id)
            if result is not None and kept is not None:
                await self._store.facts.keep(result, replace(kept, judged=judged))

    def _corrected(self, table_id: int) -> None:
        """A result is another now; the log is as it was."""
        self._count(table_id)

    def _count(self, table_id: int) -> None:
        if self._is_closing:
            return
        before = self._counting.get(table_id)
        task = asyncio.create_task(self._counted(table_id, before), name=f"facts of table {table_id}")
        self._counting[table_id] = task
        task.add_done_callback(lambda done: self._end(table_id, done))

    def _end(self, table_id: int, done: asyncio.Task[KeptFacts | None]) -> None:
        if self._counting.get(table_id) is done:
            del self._counting[table_id]

    async def _counted(
        self, table_id: int, before: asyncio.Task[KeptFacts | None] | None = None
    ) -> KeptFacts | None:
        """Count one table and keep it; what fails is left to the next start, and harms nobody else."""
        if before is not None:
            await asyncio.wait((before,))
        try:
            return await self._keep(table_id)
        except (Refusal, StoreBusy) as trouble:
            log.warning("table=%d is not counted: %s", table_id, trouble)
        except Exception:
            log.exception("table=%d is not counted", table_id)
        return None

    async def _keep(self, table_id: int) -> KeptFacts | None:
        result = await self._store.results.of_table(table_id)
        if result is None:
            return None
        known = await self._store.facts.of_table(table_id)
        read = known.facts if known else TableFacts()
        if result.ended is Ended.FINISHED and read == TableFacts():
            async with self._reading:
                read = await self._read(result)
        async with self._keeping:
            newest = await self._store.results.of_table(table_id)
            known = await self._store.facts.of_table(table_id)
            kept = KeptFacts(read, known.judged if known else None)
            await self._store.facts.keep(newest or result, kept)
        for tell in self.when_counted:
            tell(table_id)
        return kept

    async def _read(self, result: Result) -> TableFacts:
        table = await self._tables.load(result.table)
        lines = await self._store.log.load(result.table)
        try:
            return await asyncio.to_thread(facts_of, table, lines)
        except Refusal as refusal:  # its record counts all the same
            log.info("table=%d nothing is read from its log: %s", result.table, refusal)
            return TableFacts()

    async def _catch_up(self) -> None:
        try:
            await self._count_missing()
        except (Refusal, StoreBusy) as trouble:
            log.warning("tables that ended are counted at the next start: %s", trouble)
        finally:
            self._catching_up = None

    async def _count_missing(self) -> None:
        newest = 0
        while missing := await self._store.facts.missing(newest, AT_ONCE):
            for table_id in missing:
                newest = table_id
                if table_id not in self._counting:
                    await self._counted(table_id)
                    await asyncio.sleep(self._rest)
