"""The service that finds those who left a server while the bot was away: nobody else tells of them."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

import discord

from bot.app import App
from bot.errors import StoreTrouble
from bot.table import Update
from cogs.answers import UNREACHABLE
from cogs.membership import Membership

log = logging.getLogger(__name__)

AT_ONCE: Final = 100
"""Players of a server whom Discord is asked for in one go; it takes no more."""
BETWEEN: Final = 1.0
"""Seconds from one question to the next, so that presses never wait for them."""


class Departures:
    """Looks once, after a start, for all who sit at an open table of a server that we listen to."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Look as soon as the bot knows its servers."""
        self._app.when_ready.append(self._begin)

    def note(self, update: Update) -> None:
        """Whoever is called by a table is looked for then."""

    async def catch_up(self) -> None:
        """Whose server is another process's is looked for there."""

    async def stop(self) -> None:
        """Look no further."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def done(self) -> None:
        """Wait until everybody was looked for."""
        if self._task is not None:
            await asyncio.shield(self._task)

    async def _begin(self) -> None:
        self._task = asyncio.create_task(self._look(), name="departures")

    async def _look(self) -> None:
        """One server after the other; whoever cannot be asked for is found when a table calls them."""
        with suppress(StoreTrouble):  # the store has logged it
            seated = await self._app.store.tables.players_by_server()
            for number, (guild_id, user_ids) in enumerate(_questions(seated)):
                if number:
                    await asyncio.sleep(BETWEEN)
                if (guild := self._app.get_guild(guild_id)) is not None:
                    await self._look_in(guild, user_ids)

    async def _look_in(self, guild: discord.Guild, user_ids: list[int]) -> None:
        try:
            there = await guild.query_members(user_ids=user_ids, limit=AT_ONCE, cache=False)
            for user_id in sorted({*user_ids} - {member.id for member in there}):
                await self._look_for(guild, user_id)
        except (discord.HTTPException, *UNREACHABLE) as failure:
            log.info("server=%d its members could not be asked for: %s", guild.id, failure)

    async def _look_for(self, guild: discord.Guild, user_id: int) -> None:
        """At every table of this server; there it is asked once more, in a way that leaves no doubt."""
        ids = await self._app.store.tables.of_player(user_id)
        for table in await self._app.tables.load_each(ids):
            if table.guild_id == guild.id:
                await self._app.part(Membership).is_gone(table, table.holders[table.seat_of(user_id)])


def _questions(seated: dict[int, list[int]]) -> Iterator[tuple[int, list[int]]]:
    """A server, and as many of its players as may be asked for at once."""
    for guild_id, user_ids in seated.items():
        for first in range(0, len(user_ids), AT_ONCE):
            yield guild_id, user_ids[first : first + AT_ONCE]
