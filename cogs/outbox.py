"""The outbox service: whoever is to be told something is told once, even if no board could be drawn."""

import asyncio
import logging

import discord

from bot.app import App
from bot.table import Table, Update
from cogs.board_message import BoardMessages
from cogs.pings import ON_ITS_WAY, Pings
from cogs.posts import is_closed
from cogs.table_workers import TableWorkers

log = logging.getLogger(__name__)


class Outbox:
    """Sends the notices that were kept; a ping links to the board as it stands once that was tried."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._boards = app.part(BoardMessages)
        self._boards.when_moved.append(self._board_moved)
        self._pings = Pings(app)
        self._workers = TableWorkers(
            app.store.claims, "outbox", self._work, "not told", after=self._board_tried
        )
        self._tried: dict[int, int] = {}
        """Up to which version of a table it was tried to show its board."""
        self._moved: set[int] = set()
        self._unsure: set[int] = set()
        """Tables of which something may still arrive that the last process was sending."""
        self._timer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Send what was kept but not sent, and take away what is past."""
        self._pings.begin()
        await self._workers.start(await self._app.store.notices.untold())
        self._timer = asyncio.create_task(self._wait_until_sure(), name="outbox of the last process")

    async def _wait_until_sure(self) -> None:
        while self._pings.until_sure() > 0:
            await asyncio.sleep(ON_ITS_WAY)
            self.look_at_clock()

    def look_at_clock(self) -> None:
        """What the last process was sending has arrived by now, or never will."""
        if self._pings.until_sure() <= 0:
            for table_id in self._unsure:
                self._workers.want(table_id)
            self._unsure.clear()

    def note(self, update: Update) -> None:
        """A table has changed: it may call somebody else now."""
        self._workers.want(update.after.id)

    async def catch_up(self) -> None:
        """Send what another process has left."""
        self._workers.want_left(await self._app.store.notices.untold())

    async def stop(self) -> None:
        """Finish what is being sent."""
        if self._timer is not None:
            self._timer.cancel()
        await self._workers.stop()

    def age(self) -> float:
        """Seconds since the oldest of what is still to be told was to be told."""
        return self._workers.longest_wait()

    async def sent(self, table_id: int) -> None:
        """Wait until nobody is left to be told anything about this table."""
        await self._workers.done(table_id)

    def _board_moved(self, table_id: int) -> None:
        self._moved.add(table_id)
        self._workers.want(table_id)

    async def _board_tried(self, table_id: int) -> None:
        table = await self._app.tables.load(table_id)
        await self._boards.tried(table_id)
        self._tried[table_id] = table.version

    async def _work(self, table_id: int) -> None:
        table = await self._app.tables.load(table_id)
        if table.version > self._tried.pop(table_id):
            self._workers.want(table_id)  # its newest board first, which may be the first that it has
            return
        is_settled = await self._tell(table)
        self._moved.discard(table_id)
        if not is_settled:
            self._unsure.add(table_id)
            return
        await self._app.store.notices.keep_told(table_id, table.version)

    async def _tell(self, table: Table) -> bool:
        """Where the table is played; a thread that takes nothing any more is left for the channel."""
        showing = await self._app.store.showings.load(table.id)
        home_id = showing.home_id or table.channel_id
        try:
            return await self._pings.settle(table, showing, home_id, has_moved=table.id in self._moved)
        except discord.HTTPException as failure:
            if home_id == table.channel_id or not is_closed(failure):
                raise
            log.info("table=%d its thread takes no messages, going on in the channel: %s", table.id, failure)
            await self._boards.leave_thread(table.id)
            showing = await self._app.store.showings.load(table.id)
            return await self._pings.settle(table, showing, table.channel_id, has_moved=True)
