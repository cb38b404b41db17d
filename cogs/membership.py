"""Who has left the server. Discord tells only bots with the privileged members intent, which we do without:
it is asked for when it matters: before a player is called, at most once a day; before a game starts; and
after the bot was away."""

import asyncio
import logging
from collections import OrderedDict
from typing import Final

import discord

from bot.app import App
from bot.table import NOBODY, Holder, Table
from cogs.servers import Servers
from games.errors import Refusal

log = logging.getLogger(__name__)

UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
REMEMBERED: Final = 10_000
"""Members of whom it is known when Discord last said that they are there."""


class Membership:
    """Asks for players, and lets the table know of those who are gone."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._seen: OrderedDict[tuple[int, int], int] = OrderedDict()
        """When Discord last said that a player (server, user) is a member."""

    async def settle(self, table: Table) -> list[Holder]:
        """Those of a table's players who turned out to be gone; in play their seats are open now."""
        asked = [holder for holder in table.people if not holder.resigned]
        answers = await asyncio.gather(*(self.is_gone(table, holder) for holder in asked))
        return [holder for holder, is_gone in zip(asked, answers, strict=True) if is_gone]

    async def is_gone(self, table: Table, holder: Holder, *, good_for: int = 0) -> bool:
        """Was this player found to have left the server? Then the table has been told.

        Where Discord said so lately that they are there, its word is `good_for` that long.
        """
        if holder.bot is not None or table.arrangement.fixture:  # in a league the clock decides
            return False
        if holder.offer is not None and holder.offer.by == NOBODY:
            return False
        seen = self._seen.get((table.guild_id, holder.user_id))
        if seen is not None and self._app.wall.now() - seen < good_for:
            return False
        if not await self._left(table.guild_id, holder.user_id):
            return False
        try:
            await self._app.tables.gone(table.id, holder.user_id)
        except Refusal as refusal:  # the table has changed meanwhile
            log.info("table=%d user=%d has left: %s", table.id, holder.user_id, refusal)
            return False
        return True

    async def _left(self, guild_id: int, user_id: int) -> bool:
        """Only Discord's clear word counts: a server that cannot be reached has lost nobody."""
        server = await self._app.part(Servers).server(guild_id)
        if server is None:
            return False
        try:
            await server.fetch_member(user_id)
        except discord.NotFound as unknown:
            return unknown.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except discord.Forbidden:
            return False
        self._note(guild_id, user_id)
        return False

    def _note(self, guild_id: int, user_id: int) -> None:
        self._seen[guild_id, user_id] = self._app.wall.now()
        self._seen.move_to_end((guild_id, user_id))
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
