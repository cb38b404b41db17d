"""Telling somebody by direct message what others did to their seat; who wants to be left alone is."""

import logging

import discord

from bot.app import App
from bot.doer import Doer, called
from bot.preferences import Ping
from bot.table import Table
from cogs.lobby.words import taken_off
from cogs.readers import Readers

log = logging.getLogger(__name__)


class Told:
    """Writes to people, to those who let us; on the card they read it too, when they press Join."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def was_taken_off(self, table: Table, doer: Doer, user_id: int) -> None:
        """Somebody no longer sits in the lobby; a bot player does not mind."""
        if all(holder.user_id != user_id for holder in table.people):
            return
        if (await self._app.store.players.load(user_id)).ping is Ping.NONE:
            return
        try:
            reader = await self._app.part(Readers).of_player(table, user_id)
            told = reader.read(taken_off(table, called(table, doer)))
            await (await self._app.create_dm(discord.Object(user_id))).send(told)
        except discord.HTTPException as failure:
            log.info("user=%d cannot be told by direct message: %s", user_id, failure.text)
