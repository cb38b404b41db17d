"""Where a table may be moved: a channel of its server in which it can be shown and its players can see it."""

import discord

from bot.app import App
from bot.doer import Doer, check_steward
from bot.errors import NotAllowed
from bot.table import Table
from cogs.lobby.permissions import check_permissions
from cogs.servers import Servers
from games.message import Typed, say

Target = discord.TextChannel | discord.Thread


async def check_target(app: App, table: Table, doer: Doer, target: Target) -> None:
    """Refuse a channel that the table cannot go to, or that whoever moves it may not write in."""
    check_steward(table, doer)
    servers = app.part(Servers)
    mover = await servers.member(table.guild_id, doer.user_id)
    if target.guild.id != table.guild_id or mover is None or not _writes(target, mover):
        raise NotAllowed(say("people-cannot-move-there"))
    is_thread = isinstance(target, discord.Thread)
    check_permissions(target.permissions_for(target.guild.me), in_thread=is_thread)
    above = target.parent_id if isinstance(target, discord.Thread) else target.id
    if not (await app.store.channels.load(above)).open_to_tables:
        raise NotAllowed(say("lobby-closed-channel"))
    for holder in table.people:
        member = await servers.member(table.guild_id, holder.user_id)
        if member is not None and not target.permissions_for(member).view_channel:
            raise NotAllowed(say("people-not-visible", player=Typed(holder.name)))


def _writes(place: Target, member: discord.Member) -> bool:
    may = place.permissions_for(member)
    in_thread = isinstance(place, discord.Thread)
    return may.view_channel and (may.send_messages_in_threads if in_thread else may.send_messages)
