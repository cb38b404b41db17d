"""What the bot may do in a channel, and what a table there needs; pure."""

import discord

from bot.app import PERMISSIONS
from bot.errors import NotAllowed
from games.message import Message, say

THREADS_NEED_NO = discord.Permissions(send_messages=True, create_public_threads=True)
"""Inside a thread these count for nothing: one writes there with the right to send in threads."""


def missing_permissions(granted: discord.Permissions, *, in_thread: bool) -> tuple[Message, ...]:
    """The permissions that a table needs and the bot lacks, as Discord's settings call them."""
    needed = PERMISSIONS & ~THREADS_NEED_NO if in_thread else PERMISSIONS
    lacking = needed & ~granted
    return tuple(say(f"permission-{name.replace('_', '-')}") for name, value in lacking if value)


def check_permissions(granted: discord.Permissions, *, in_thread: bool) -> None:
    """Refuse a table where the bot could not show it, and say what to allow."""
    if missing := missing_permissions(granted, in_thread=in_thread):
        raise NotAllowed(say("lobby-permissions-missing", permissions=missing))
