"""The digest service: once a day, whoever wants it gets a direct message with all turns that wait."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

import discord

from bot.app import App
from bot.clocks.lengths import MINUTE, SECOND
from bot.digest import day_of_digest
from bot.errors import StoreTrouble
from bot.stamps import stamp
from bot.table import Table, Update
from cogs.answers import UNREACHABLE
from cogs.layout import beneath
from cogs.links import board_link
from cogs.press import OpenWaiting
from cogs.readers import Readers
from cogs.screen import Key, Style, item
from cogs.sight import Sight
from cogs.wording import since, title_of
from games.message import Message, say

log = logging.getLogger(__name__)

EVERY: Final = MINUTE
MOST_LISTED: Final = 15


class Digests:
    """Looks at the clock every minute. One that cannot be sent is not sent later."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._timer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Wait for the next minute."""
        self._timer = asyncio.create_task(self._run(), name="digests")

    def note(self, update: Update) -> None:
        """No move makes a digest due."""

    async def catch_up(self) -> None:
        """Every process looks at the clock, and a digest is claimed before it is sent."""

    async def stop(self) -> None:
        """Send none any more."""
        if self._timer is not None:
            self._timer.cancel()
            await asyncio.gather(self._timer, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY / SECOND)
            with suppress(StoreTrouble):  # the store has logged it, and the clock is looked at again
                await self.look_at_clock()

    async def look_at_clock(self) -> None:
        """Send what is due by now."""
        store = self._app.store
        for user_id in await store.digests.wanted():
            day = day_of_digest(await store.players.load(user_id), self._app.wall.now())
            if day is None or not await store.digests.claim(user_id, day):
                continue
            try:
                await self._send(user_id, day.isoformat())
            except (discord.HTTPException, *UNREACHABLE) as failure:
                log.info("user=%d gets no digest today: %s", user_id, failure)

    async def _send(self, user_id: int, day: str) -> None:
        """Only if something waits that they may see."""
        found = await self._app.tables.load_each(await self._app.store.tables.waiting_for(user_id))
        waiting = [table for table in found if await self._app.part(Sight).shown_to(user_id, table)]
        if not waiting:
            return
        lines = [item(await self._line(table, user_id)) for table in waiting[:MOST_LISTED]]
        reader = await self._app.part(Readers).of_player(waiting[0], user_id)
        channel = await self._app.create_dm(discord.Object(user_id))
        await channel.send(
            reader.read_all((say("digest-head", tables=len(waiting)), *lines)),
            view=beneath(self._app, (_key(user_id, day),), reader),
            nonce=f"digest-{user_id}-{day[2:]}"[:25],
        )

    async def _line(self, table: Table, user_id: int) -> Message:
        where = board_link(table, await self._app.store.posts.showing(table.id))
        turn = await self._app.tables.turn_time(table, table.seat_of(user_id))
        if turn is None or turn.control.is_relaxed:
            return say("panel-waiting-table", title=title_of(table), link=where, since=since(table))
        return say("digest-table", title=title_of(table), link=where, due=stamp(turn.deadline, "R"))


def _key(user_id: int, day: str) -> Key:
    return Key(say("digest-take"), OpenWaiting(user_id, day), Style.GO)
