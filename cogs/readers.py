"""Whose language: a person's for what they alone read, a table's for what everybody sees.

A person reads in the language chosen with /settings, else in Discord's; who was never seen, in the table's.
A table speaks the language that its channel's moderators chose, else the server's.
"""

import logging
from typing import Any, Final

import discord

from bot.app import App
from bot.errors import StoreTrouble
from bot.preferences import ChannelSettings, Preferences
from bot.table import Table
from cogs.servers import Servers
from languages.reader import Medium, Reader
from languages.shelf import ENGLISH, LANGUAGES, fitting, language

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
CHOICES: Final = {key: language(key).name for key in LANGUAGES}
"""What can be chosen as a language, each by its own name; "" stands for Discord's."""
_ABOUT: Final = "rowhouse-table"


class Readers:
    """Finds the reader of everything that is said on Discord; an unreachable database hinders none."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._servers = app.part(Servers)

    async def of(self, interaction: Interaction, table: Table | None = None) -> Reader:
        """Whoever pressed or typed; about the table that the interaction means, if no other is given."""
        chosen = (await self._preferences(interaction.user.id)).language
        key = chosen if chosen in LANGUAGES else fitting(interaction.locale.value)
        about = table or meant_in(interaction)
        return _reader(key, about, interaction.user.id) if about else Reader(key, medium=Medium.MARKDOWN)

    async def public(self, table: Table) -> Reader:
        """Whoever reads what stands in the table's channel or thread; in direct messages, its player."""
        if table.is_direct:
            return await self.of_player(table, table.host_id)
        return Reader(await self._spoken_at(table), table.names, medium=Medium.MARKDOWN)

    async def in_place(self, guild_id: int, channel_id: int) -> Reader:
        """Whoever reads what stands in a channel of a server and is about no table."""
        return Reader(await self._spoken_in(guild_id, channel_id), medium=Medium.MARKDOWN)

    async def of_player(self, table: Table, user_id: int) -> Reader:
        """Somebody who is told something without having asked."""
        known = await self._preferences(user_id)
        if known.language in LANGUAGES:
            return _reader(known.language, table, user_id)
        key = fitting(known.locale) if known.locale else await self._spoken_at(table)
        return _reader(key, table, user_id)

    async def note(self, interaction: Interaction) -> None:
        """Remember in which locale somebody uses Discord, for what they will be told unasked."""
        try:
            known = await self._app.store.players.load(interaction.user.id)
            if known.locale != (locale := interaction.locale.value):
                await self._app.store.players.keep_locale(interaction.user.id, locale)
        except StoreTrouble as trouble:
            log.warning("user=%d locale not remembered: %s", interaction.user.id, trouble)

    async def _spoken_at(self, table: Table) -> str:
        return ENGLISH if table.is_direct else await self._spoken_in(table.guild_id, table.channel_id)

    async def _spoken_in(self, guild_id: int, channel_id: int) -> str:
        chosen = (await self._settings(await self._above(guild_id, channel_id))).language
        return chosen if chosen in LANGUAGES else await self._language_of_server(guild_id)

    async def _above(self, guild_id: int, channel_id: int) -> int:
        """Whose settings hold there: a thread's are those of the channel above it."""
        if self._app.own_shards.hold(guild_id):
            place = self._app.get_channel(channel_id)
            return place.parent_id if isinstance(place, discord.Thread) else channel_id
        found = await self._servers.place(guild_id, channel_id)
        return found.above.id if found else channel_id

    async def _language_of_server(self, guild_id: int) -> str:
        server = await self._servers.asked(guild_id)  # also what is told before the bot is connected
        return fitting(server.preferred_locale.value) if server else ENGLISH

    async def _preferences(self, user_id: int) -> Preferences:
        try:
            return await self._app.store.players.load(user_id)
        except StoreTrouble:
            return Preferences()

    async def _settings(self, channel_id: int) -> ChannelSettings:
        try:
            return await self._app.store.channels.load(channel_id)
        except StoreTrouble:
            return ChannelSettings()


def is_about(interaction: Interaction, table: Table) -> None:
    """Remember for this one interaction which table it means, so that a refusal can name its players."""
    interaction.extras[_ABOUT] = table


def meant_in(interaction: Interaction) -> Table | None:
    """The table that an interaction turned out to mean."""
    found: Table | None = interaction.extras.get(_ABOUT)
    return found


def _reader(key: str, table: Table, user_id: int) -> Reader:
    you = table.seat_of(user_id) if table.is_seated(user_id) else None
    return Reader(key, table.names, you, Medium.MARKDOWN)
