"""Who may see a table: whoever may see the channel it was opened in. To all others it is not there.

A table in direct messages is there for its player only.
"""

import discord

from bot.app import App
from bot.doer import Doer
from bot.errors import NotAllowed, no_such_table
from bot.table import Table
from cogs.league.organisers import organises
from cogs.presses import Interaction
from cogs.readers import is_about
from cogs.servers import Place, Servers
from games.message import Typed, say


class Sight:
    """Asks for every table that somebody names, from wherever they name it."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._servers = app.part(Servers)

    async def table(self, interaction: Interaction, table_id: int) -> Table:
        """The table, if this person may see it."""
        table = await self._app.tables.load(table_id)
        if not await self.sees(interaction, table):
            raise no_such_table(table_id)
        is_about(interaction, table)
        return table

    async def visible(self, interaction: Interaction, table_ids: list[int]) -> list[Table]:
        """Those of the tables that this person may see, in the same order."""
        tables = await self._app.tables.load_each(table_ids)
        return [table for table in tables if await self.sees(interaction, table)]

    async def sees(self, interaction: Interaction, table: Table) -> bool:
        """May this person see the channel of the table?"""
        user = interaction.user
        if table.is_direct:
            return table.is_seated(user.id)
        if table.channel_id in _here(interaction):
            return True
        if table.guild_id == interaction.guild_id:
            member = user if isinstance(user, discord.Member) else None
        else:
            # Numbers are easy to guess: from elsewhere a table is there only for those who sit at it.
            is_seated = table.is_seated(user.id)
            member = await self._servers.member(table.guild_id, user.id) if is_seated else None
        return member is not None and await self._shown_to(member, table)

    async def shown_to(self, user_id: int, table: Table) -> bool:
        """May this player hear of the table elsewhere? Not where its server cannot be asked."""
        if table.is_direct:
            return table.is_seated(user_id)
        member = await self._servers.member(table.guild_id, user_id)
        return member is not None and await self._shown_to(member, table)

    async def _shown_to(self, member: discord.Member, table: Table) -> bool:
        place = await self._place(table)
        if place is None:  # the channel is gone; its players may go on, and moderators may move it
            return table.is_seated(member.id) or _may_moderate(member.guild_permissions)
        if not place.rights_of(member).view_channel:
            return False
        return not _is_private(place) or await _is_in(place, member)

    async def doer(self, interaction: Interaction, table: Table) -> Doer:
        """Whoever pressed or typed, and whether they moderate the channel of the table."""
        user = interaction.user
        return Doer(user.id, user.display_name, await self._moderates(interaction, table))

    async def _moderates(self, interaction: Interaction, table: Table) -> bool:
        """A moderator is whoever may take away others' messages there, or change the channel; in a league,
        who organises it."""
        if table.arrangement.fixture:
            league = await self._app.store.leagues.of_fixture(table.arrangement.fixture)
            return league is not None and organises(interaction.user, league)
        if table.channel_id in _here(interaction):
            return _may_moderate(interaction.permissions)
        member = interaction.user
        if table.guild_id != interaction.guild_id or not isinstance(member, discord.Member):
            return False
        place = await self._place(table)
        return _may_moderate(place.rights_of(member) if place else member.guild_permissions)

    async def check_sees(self, table: Table, user: discord.abc.User) -> None:
        """Refuse somebody who may not see the channel of the table."""
        member = user if isinstance(user, discord.Member) else None
        member = member or await self._servers.member(table.guild_id, user.id)
        place = await self._place(table)
        if member is None or (place is not None and not place.rights_of(member).view_channel):
            raise NotAllowed(say("people-not-visible", player=Typed(user.display_name)))

    async def _place(self, table: Table) -> Place | None:
        """The channel or thread that the table was opened in."""
        return await self._servers.place(table.guild_id, table.channel_id)


def _here(interaction: Interaction) -> tuple[int | None, int | None]:
    """Where the interaction came from, and the channel above it if that is a thread."""
    channel = interaction.channel
    return interaction.channel_id, channel.parent_id if isinstance(channel, discord.Thread) else None


def _may_moderate(permissions: discord.Permissions) -> bool:
    return permissions.manage_messages or permissions.manage_channels


def _is_private(place: Place) -> bool:
    return isinstance(place.channel, discord.Thread) and place.channel.is_private()


async def _is_in(place: Place, member: discord.Member) -> bool:
    """Is the member in a private thread, or one of those who may see all of them?"""
    assert isinstance(place.channel, discord.Thread)
    if place.rights_of(member).manage_threads:
        return True
    try:
        await place.channel.fetch_member(member.id)
    except discord.NotFound:
        return False
    return True
