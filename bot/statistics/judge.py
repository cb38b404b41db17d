"""The service that judges decisions: tables that ended are thought through when nobody needs the thinkers.

What the numbers mean, judging.py says. It costs a part of a second for each decision, so it is done once,
some time after a table ended, one question at a time and only while nobody waits for a bot player or a hint.
Tables that ended long ago are not judged any more.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

from bot.clocks.lengths import DAY, SECOND
from bot.errors import StoreBusy
from bot.league.points import Ended
from bot.looking_back import Decision, question_back
from bot.statistics.judging import Judged, Weighed, judged, to_judge, weighed
from bot.statistics.keeper import FactKeeper
from bot.store import Store
from bot.table import Update
from bot.tables import Tables
from bot.thinkers import NoThought, Thinkers
from games.errors import Refusal
from games.thought import Level

log = logging.getLogger(__name__)

PAUSE: Final = 60.0
"""Seconds after a start, and after tables ended, in which people have other wishes."""
AT_ONCE: Final = 10
"""Tables that are looked up together."""
LONG_AGO: Final = 30 * DAY


class Judge:
    """Thinks through what is kept and not judged yet, the newest first."""

    def __init__(
        self, store: Store, tables: Tables, thinkers: Thinkers, keeper: FactKeeper, pause: float = PAUSE
    ) -> None:
        self._store = store
        self._tables = tables
        self._thinkers = thinkers
        self._keeper = keeper
        self._pause = pause
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.rested = asyncio.Event()
        """Is nothing left to judge?"""
        keeper.when_counted.append(self._counted)

    async def start(self) -> None:
        """Go on where the last one ended, after a while."""
        self._wanted.set()
        self._task = asyncio.create_task(self._run(), name="judging decisions")

    def note(self, update: Update) -> None:
        """Tables are judged once they are counted."""

    async def catch_up(self) -> None:
        """What was counted elsewhere is judged there, or when this process is next at it."""

    async def stop(self) -> None:
        """End at once; a table that was not thought through is begun anew at the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _counted(self, table_id: int) -> None:
        self.rested.clear()
        self._wanted.set()

    async def _run(self) -> None:
        while True:
            await self._wanted.wait()
            await asyncio.sleep(self._pause)
            self._wanted.clear()
            try:
                async with self._store.try_alone("judging") as is_ours:
                    if is_ours:
                        await self._judge_all()
            except (Refusal, StoreBusy) as trouble:
                log.warning("decisions are judged later: %s", trouble)
            except Exception:
                log.exception("decisions are judged later")
            if not self._wanted.is_set():
                self.rested.set()

    async def _judge_all(self) -> None:
        since = round(self._tables.now() * SECOND) - LONG_AGO
        tried: set[int] = set()
        while found := set(await self._store.facts.to_judge(since, AT_ONCE)) - tried:
            for table_id in sorted(found, reverse=True):
                tried.add(table_id)
                await self._keeper.keep_judged(table_id, await self._judged(table_id))

    async def _judged(self, table_id: int) -> tuple[Judged, ...]:
        """How everybody decided at a table; nobody is judged where nobody can think, or nobody won."""
        result = await self._store.results.of_table(table_id)
        table = await self._tables.load(table_id)
        if result is None or result.ended is not Ended.FINISHED or table.game.think is None:
            return ()
        lines = await self._store.log.load(table_id)
        try:
            people = await asyncio.to_thread(to_judge, table, lines)
        except Refusal as refusal:
            log.info("table=%d nobody is judged there: %s", table_id, refusal)
            return ()
        return tuple([judged(user_id, await self._weighed(decisions)) for user_id, decisions in people])

    async def _weighed(self, decisions: list[Decision]) -> list[Weighed]:
        found = []
        for decision in decisions:
            with suppress(NoThought):  # this one is left out
                found.append(await self._weigh(decision))
        return found

    async def _weigh(self, decision: Decision) -> Weighed:
        await self._thinkers.at_leisure()
        plans: tuple[Any, ...] = await self._thinkers.plans(question_back(decision, Level.STEADY))
        return await asyncio.to_thread(weighed, decision, plans)
