"""Which tables are to be shown: the only way from an update to Discord. Newest version wins."""

import asyncio
import logging

import discord
from msgspec.structs import replace

from bot.app import App
from bot.errors import StoreBusy
from bot.store import Showing
from bot.table import Table, Update
from cogs.answers import UNREACHABLE, Reply
from cogs.board import board_of
from cogs.pings import Pings
from cogs.table_messages import TableMessages
from games.errors import Refusal

log = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds until a table is shown again to a Discord that cannot be reached."""
PATIENCE = 5.0
"""Seconds that a start or a stop waits for what is being shown."""


class BoardMessages:
    """Shows every table's newest version with its pings, one worker for each table that has changed."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._pings = Pings(app)
        self._messages = TableMessages(app, self._pings)
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._wanted: set[int] = set()
        self._to_mend: set[int] = set()
        self._closing = asyncio.Event()
        app.tables.subscribe(self.note)
        app.before_connecting.append(self.catch_up)
        app.when_closing.append(self.close)

    def note(self, update: Update) -> None:
        """A table has changed: show it soon."""
        self.want(update.after.id)

    def want(self, table_id: int) -> None:
        """Show this table's newest version; a redraw under way notices by itself."""
        self._wanted.add(table_id)
        if table_id not in self._workers:
            worker = asyncio.create_task(self._work(table_id), name=f"board of table {table_id}")
            self._workers[table_id] = worker

    def mend(self, table_id: int) -> None:
        """Show this table even if it is thought to be shown: its message may have been deleted."""
        self._to_mend.add(table_id)
        self.want(table_id)

    async def catch_up(self) -> None:
        """At start: show what was kept but not shown, send what was not sent, before anybody can press."""
        store = self._app.tables.store
        waiting = {notice.table_id for notice in await store.notices_to_send()}
        for table_id in sorted(waiting.union(await store.tables_not_shown())):
            self.want(table_id)
        if self._workers:
            await asyncio.wait(self._workers.values(), timeout=PATIENCE)

    async def close(self) -> None:
        """Finish the redraws under way; the next start shows what could not be shown in time."""
        self._closing.set()
        workers = list(self._workers.values())
        if workers:
            _, late = await asyncio.wait(workers, timeout=PATIENCE)
            for worker in late:
                worker.cancel()
            await asyncio.gather(*workers, return_exceptions=True)

    async def shown(self, table_id: int) -> None:
        """Wait until nothing of this table is left to show."""
        while worker := self._workers.get(table_id):
            await asyncio.shield(worker)

    async def _work(self, table_id: int) -> None:
        """Show the newest version until it stands there, however long Discord or the database is away."""
        wait = FIRST_WAIT
        try:
            while table_id in self._wanted:
                self._wanted.discard(table_id)
                try:
                    await self._show(await self._app.tables.load(table_id))
                except (*UNREACHABLE, StoreBusy) as trouble:
                    log.warning("table=%d not shown, trying again in %.0f s: %s", table_id, wait, trouble)
                    if await self._closes_within(wait):
                        return
                    wait = min(LONGEST_WAIT, wait * 2)
                    self._wanted.add(table_id)
        except discord.HTTPException as failure:
            # The table stays marked as not shown: the next update, /board or start tries again.
            log.warning("table=%d not shown: %s", table_id, failure)
        except Refusal as refusal:
            log.error("table=%d not shown: %s", table_id, refusal)
        except Exception:
            log.exception("table=%d not shown", table_id)
        finally:
            del self._workers[table_id]
            if table_id in self._wanted and not self._closing.is_set():
                self.want(table_id)

    async def _closes_within(self, seconds: float) -> bool:
        try:
            await asyncio.wait_for(self._closing.wait(), seconds)
        except TimeoutError:
            return False
        return True

    async def _show(self, table: Table) -> None:
        """Only when all of it stands does the version count as shown."""
        showing = await self._app.tables.store.load_showing(table.id)
        if await self._is_shown(table, showing):
            return
        showing = await self._messages.show(table, showing)
        await self._app.tables.store.keep_showing(table.id, replace(showing, shown_version=table.version))
        self._to_mend.discard(table.id)

    async def _is_shown(self, table: Table, showing: Showing) -> bool:
        if showing.shown_version < table.version or showing.is_half_done or table.id in self._to_mend:
            return False
        has_board = showing.board_id is not None or table.position is None
        return has_board and not await self._pings.has_news(table)

    async def board(self, table: Table) -> Reply:
        """A copy of a table's public message."""
        return await board_of(self._app, table)


async def setup(app: App) -> None:
    """Listen to every update, and catch up when connected."""
    app.part(BoardMessages)
