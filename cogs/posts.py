"""Messages that are posted once and taken away once, whatever happens in between."""

import logging
from collections.abc import Callable
from datetime import UTC, datetime

import discord

from bot.app import App
from cogs.delivery.requests import presses_on
from cogs.layout import Reply
from cogs.press import Press

log = logging.getLogger(__name__)

THREAD_ARCHIVED, THREAD_LOCKED = 50083, 160005
CLOCKS_DIFFER = 60.0
"""Seconds by which Discord's clock may be behind ours."""
DISCORDS_FIRST_SECOND = discord.utils.DISCORD_EPOCH / 1000
CANNOT_LOOK = (discord.NotFound, discord.Forbidden)
LOOKED_THROUGH = 100
"""Messages after an interrupted try among which its message is looked for."""


async def find_lost(
    app: App, channel_id: int, tried_at: float, fits: Callable[[discord.Message], bool]
) -> discord.Message | None:
    """Our message whose sending was interrupted, if it arrived all the same.

    For a few minutes Discord knows a repeated try by its nonce; afterwards only its place tells.
    """
    try:
        return await look_for(app, channel_id, tried_at, fits)
    except CANNOT_LOOK as gone:
        log.info("channel=%d cannot be looked through: %s", channel_id, gone)
    return None


async def find_lost_with(app: App, channel_id: int, tried_at: float, press: Press) -> int | None:
    """The same for a message that is known by one of its buttons; gives its number."""
    found = await find_lost(app, channel_id, tried_at, lambda message: press in presses_on(message))
    return found.id if found else None


async def edited(app: App, channel_id: int, message_id: int, reply: Reply) -> bool:
    """Show something else in a message of ours; False if somebody has deleted it."""
    message = app.get_partial_messageable(channel_id).get_partial_message(message_id)
    try:
        await message.edit(view=reply.view, attachments=reply.files)
    except discord.NotFound:
        log.info("message=%d is gone", message_id)
        return False
    return True


async def look_for(
    app: App, channel_id: int, tried_at: float, fits: Callable[[discord.Message], bool]
) -> discord.Message | None:
    """The same, but whoever asks wants to know if we may not look there."""
    assert app.user is not None
    began = datetime.fromtimestamp(max(DISCORDS_FIRST_SECOND, tried_at - CLOCKS_DIFFER), UTC)
    channel = app.get_partial_messageable(channel_id)
    async for message in channel.history(limit=LOOKED_THROUGH, after=began, oldest_first=True):
        if message.author.id == app.user.id and fits(message):
            return message
    return None


async def take_away(app: App, channel_id: int, message_id: int) -> None:
    """Delete a message of ours; one that cannot be reached any more is let go."""
    message = app.get_partial_messageable(channel_id).get_partial_message(message_id)
    try:
        await message.delete()
    except discord.HTTPException as failure:
        if not is_closed(failure):
            raise
        log.info("message=%d could not be taken away: %s", message_id, failure)


def is_closed(failure: discord.HTTPException) -> bool:
    """Is it gone, or may the bot not write there: no permission, or a thread that moderators have locked?"""
    shut = failure.code in (THREAD_ARCHIVED, THREAD_LOCKED)
    return shut or isinstance(failure, discord.NotFound | discord.Forbidden)
