"""The clock service: sleeps until something is due at some table, and does it; keeps when the bot was up."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from bot.attending import Attention, Player, attended, looked_at_anew
from bot.clocks.lengths import DAY, HOUR, MINUTE, SECOND
from bot.errors import StaleButton, StoreBusy, StoreGone, StoreTrouble
from bot.running import due_of, in_ms
from bot.store import Store
from bot.store.news import Due
from bot.table import Table, Update
from bot.tables import Tables
from bot.wall import BETWEEN_LOOKS, Wall
from games.api import Seat
from games.errors import Refusal

log = logging.getLogger(__name__)

BEAT: Final = MINUTE
BATCH: Final = 100
"""Tables that are looked at before anything else may happen."""
NOT_ASLEEP: Final = 2**63
"""What is due earlier than this is noticed: while it is looked at what is due, all that comes."""
AT_ONCE: Final = 64
"""Things that may be to do at one table, one after the other."""


class Clock:
    """Does what time calls for. Nothing is judged while the bot cannot take a move."""

    def __init__(self, store: Store, tables: Tables, wall: Wall) -> None:
        self._store = store
        self._tables = tables
        self._wall = wall
        self._is_connected = False
        self._is_up = False
        """Connected, and what players do can be kept."""
        self._last_beat = 0
        self._sleeps_until = NOT_ASLEEP
        self._woken = asyncio.Event()
        self._looking = asyncio.Lock()
        self._telling_of_gaps = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []
        self.when_attended: list[Callable[[int], None]] = []
        """Who wants to know how late a table was looked at."""
        tables.when_due.append(self._look_at)
        tables.before_clocks_are_read.append(self._keep_gaps)
        store.news.on(Due, lambda due: self._wake(due.at))

    async def start(self) -> None:
        """Begin to sleep; nothing is rewritten, and nothing done before Discord is connected."""
        self._wall.not_before(await self._store.uptime.newest())
        self._tasks = [
            asyncio.create_task(self._run(), name="clock"),
            asyncio.create_task(self._look_regularly(), name="awake"),
        ]

    def note(self, update: Update) -> None:
        """A table has changed: something may be due earlier."""
        self._look_at(update.after)

    def _look_at(self, table: Table) -> None:
        """What is due there is done by the process that holds its server's shard."""
        if (at := due_of(table)) is not None:
            self._store.news.call_owner(Due(table.guild_id, at))

    async def catch_up(self) -> None:
        """Something may be due that another process has brought about."""
        self._woken.set()

    async def stop(self) -> None:
        """Keep until when the bot was up."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.disconnected()
        except StoreTrouble as trouble:
            log.warning("until when the bot was up is not kept: %s", trouble)

    # When the bot was up

    async def connected(self) -> None:
        """Moves can be made from now on, if they can be kept."""
        self._is_connected = True
        try:
            await self._come_up()
        except StoreTrouble as trouble:
            log.warning("no clock runs yet: %s", trouble)
        self._woken.set()

    async def disconnected(self) -> None:
        """No move can reach the bot; no clock runs."""
        was_up = self._is_up
        try:
            await self._keep_gaps()
        finally:
            self._is_connected = self._is_up = False
        if was_up:
            await self._store.uptime.beat(self._wall.now())

    async def _come_up(self) -> None:
        if not self._is_up:
            self._wall.look()
            self._wall.gaps.clear()  # they lie in the time that the bot was not up
            self._last_beat = self._wall.now()
            await self._store.uptime.begin(self._last_beat)
            self._is_up = self._is_connected

    async def beat(self) -> None:
        """Still up; time that the wall clock left out counts as an outage.

        A database that takes nothing takes no move either: that is an outage until it does.
        """
        try:
            await self._beat()
        except StoreTrouble:
            self._is_up = False
            raise

    async def _beat(self) -> None:
        await self._keep_gaps()
        now = self._wall.now()
        await self._store.uptime.beat(now)
        self._last_beat = now

    async def _keep_gaps(self) -> None:
        """What the wall clock left out while the bot was up is an outage. Who asks waits until it is kept."""
        async with self._telling_of_gaps:
            self._wall.look()
            while self._wall.gaps:
                gap = self._wall.gaps[0]
                if self._is_up:
                    seconds = (gap.end - gap.start) // SECOND
                    log.warning("this machine slept or stood still, or its clock was set: %d s", seconds)
                    await self._store.uptime.beat(gap.start)
                    await self._store.uptime.begin(gap.end)
                self._wall.gaps.pop(0)

    async def _look_regularly(self) -> None:
        while True:
            await asyncio.sleep(BETWEEN_LOOKS / SECOND)
            self._wall.look()

    # What is due

    async def tick(self) -> int:
        """Do what is due, a batch of it at most; how many tables were looked at.

        Whoever asks for it meanwhile waits: when nothing is left, all of it has been announced.
        """
        async with self._looking:
            if not self._is_connected:
                return 0
            await self._come_up()
            await self._keep_gaps()
            if self._wall.now() >= self._last_beat + BEAT:
                await self.beat()
            found = await self._store.clocks.due(self._wall.now(), BATCH)
            for table_id in found:
                if self._is_up:
                    await self._attend(table_id)
            return len(found)

    async def _attend(self, table_id: int) -> None:
        """A table that cannot be looked at does not keep the others waiting."""
        try:
            for times in range(AT_ONCE):
                if await self._done_once(table_id, is_first=times == 0) is None:
                    return
        except (StoreBusy, StoreGone):
            raise
        except StaleButton:
            log.info("table=%d has moved on; its clock is looked at again", table_id)
        except Refusal as refusal:
            log.error("table=%d its clock is left alone for a day: %s", table_id, refusal)
            await self._store.clocks.postpone(table_id, self._wall.now() + DAY)
        except Exception:
            log.exception("table=%d its clock is left alone for an hour", table_id)
            await self._store.clocks.postpone(table_id, self._wall.now() + HOUR)

    async def _done_once(self, table_id: int, *, is_first: bool) -> Update | None:
        seen = await self._tables.load(table_id)
        if is_first and (due := due_of(seen)) is not None:
            for listener in self.when_attended:
                listener(self._wall.now() - due)
        players = await self._players(seen)
        away = await self._tables.outages_at(seen, in_ms(seen.since))

        def look(table: Table) -> Attention | None:
            """What changed meanwhile is looked at the next time."""
            may_act = self._is_up and table == seen
            return attended(table, players, self._wall.seconds(), away) if may_act else None

        return await self._tables.attend(table_id, look, put_back=is_first)

    async def _players(self, table: Table) -> tuple[Player, ...]:
        return tuple([await self._tables.player_at(table, Seat(n)) for n in range(len(table.holders))])

    async def reconsider(self, user_id: int) -> None:
        """A player's quiet hours or vacation have changed: look at their open turns anew."""
        now = self._wall.now()
        for table_id in await self._store.clocks.of_player(user_id):
            await self._tables.attend(
                table_id, lambda table: looked_at_anew(table, user_id, now), put_back=False
            )
        self._woken.set()

    # Sleeping

    def _wake(self, due: int) -> None:
        if due < self._sleeps_until:
            self._woken.set()

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            self._sleeps_until = NOT_ASLEEP
            try:
                pause = 0 if await self.tick() == BATCH else await self._until_next()
            except StoreTrouble as trouble:
                log.warning("the clock waits: %s", trouble)
                pause = SECOND
            self._sleeps_until = self._wall.now() + pause
            with suppress(TimeoutError):  # wait_for would let a stop pass that comes as it is woken
                async with asyncio.timeout(pause / SECOND):
                    await self._woken.wait()

    async def _until_next(self) -> int:
        """How long to sleep: to the next beat at most, and a moment at least."""
        now, due = self._wall.now(), await self._store.clocks.next_due()
        longest = max(self._last_beat + BEAT - now, SECOND)
        return longest if due is None or not self._is_up else min(longest, max(due - now, SECOND // 10))
