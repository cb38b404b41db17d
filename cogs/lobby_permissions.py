"""What the bot may do in a channel, and what a table there needs; pure."""

import discord

from bot.app import PERMISSIONS
from bot.errors import NotAllowed
from games.english import join

THREADS_NEED_NO = discord.Permissions(send_messages=True, create_public_threads=True)
"""Inside a thread these count for nothing: one writes there with the right to send in threads."""
NAMES = {"read_messages": "View Channel", "external_emojis": "Use External Emoji"}
"""Where Discord's settings call a permission otherwise than its library does."""


def missing_permissions(granted: discord.Permissions, *, in_thread: bool) -> list[str]:
    """The permissions that a table needs and the bot lacks, as Discord's settings call them."""
    needed = PERMISSIONS & ~THREADS_NEED_NO if in_thread else PERMISSIONS
    lacking = needed & ~granted
    return [NAMES.get(name, name.replace("_", " ").title()) for name, value in lacking if value]


def check_permissions(granted: discord.Permissions, *, in_thread: bool) -> None:
    """Refuse a table where the bot could not show it, and say what to allow."""
    missing = missing_permissions(granted, in_thread=in_thread)
    if missing:
        noun = "permission" if len(missing) == 1 else "permissions"
        raise NotAllowed(f"I cannot host a table here: I need the {noun} {join(missing)} in this channel.")
