"""Where a table is played: its own thread with its players in it, or the channel itself."""

import logging
from collections.abc import Iterable
from typing import Final

import discord

from bot.app import App
from bot.store.posts import Showing
from bot.table import Place, Table
from cogs import wording
from cogs.servers import Servers

log = logging.getLogger(__name__)

THREAD_EXISTS = 160004
LONGEST_SLEEP: Final = 10080
"""Minutes without a message after which Discord archives a thread; the most it allows."""


async def home_of(app: App, table: Table, showing: Showing) -> int:
    """Where the board goes: its own thread under the lobby card, or the channel itself."""
    if showing.home_id is not None:
        return showing.home_id
    if table.arrangement.place is Place.CHANNEL or showing.lobby_id is None:
        return table.channel_id
    thread = await _thread_under(app, table, showing.lobby_id)
    if thread is None:
        return table.channel_id
    await _bring_in(table, thread, [holder.user_id for holder in table.people])
    return thread.id


async def bring_in(app: App, table: Table, user_ids: Iterable[int]) -> None:
    """Add newcomers to the thread of a table that has one."""
    home_id = (await app.store.posts.showing(table.id)).home_id
    home = await app.part(Servers).place(table.guild_id, home_id) if home_id else None
    if home is not None and isinstance(home.channel, discord.Thread):
        await _bring_in(table, home.channel, user_ids)


async def _thread_under(app: App, table: Table, lobby_id: int) -> discord.Thread | None:
    """The thread of the lobby card, made if it is missing; None where there cannot be one."""
    try:
        place = await app.part(Servers).place(table.guild_id, table.channel_id)
        if place is None or not isinstance(place.channel, discord.TextChannel):
            return None
        card = place.channel.get_partial_message(lobby_id)
        name = wording.thread_name(table)
        return await card.create_thread(name=name, auto_archive_duration=LONGEST_SLEEP)
    except discord.HTTPException as failure:
        if failure.code == THREAD_EXISTS:
            return await _thread_with(app, lobby_id)
        if failure.status in (400, 403, 404):
            log.info("table=%d no thread possible, going on in the channel: %s", table.id, failure)
            return None
        raise


async def _thread_with(app: App, lobby_id: int) -> discord.Thread | None:
    """A thread made just before a restart; it has its message's id."""
    try:
        thread = await app.fetch_channel(lobby_id)
    except discord.NotFound:
        return None
    return thread if isinstance(thread, discord.Thread) else None


async def _bring_in(table: Table, thread: discord.Thread, user_ids: Iterable[int]) -> None:
    """Add players to the thread, so that it stands in their list; who cannot be added is left out."""
    for user_id in user_ids:
        try:
            await thread.add_user(discord.Object(user_id))
        except discord.HTTPException as failure:
            if failure.status >= 500:
                raise
            log.info("table=%d user=%d not added to the thread: %s", table.id, user_id, failure)


async def wake(app: App, thread_id: int) -> None:
    """A thread in which nothing happened for long is archived, and takes no edits until it is woken."""
    thread = await app.fetch_channel(thread_id)
    if isinstance(thread, discord.Thread):
        await thread.edit(archived=False)
