"""Links to messages on Discord."""

from bot.store.posts import Showing
from bot.table import Table


def message_link(guild_id: int, channel_id: int, message_id: int | None) -> str:
    """Where a message stands, or the channel in which it will."""
    where = f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}"
    return f"{where}/{message_id}" if message_id else where


def board_link(table: Table, showing: Showing) -> str:
    """Where the board stands, or will."""
    return message_link(table.guild_id, showing.home_id or table.channel_id, showing.board_id)


def card_link(table: Table, showing: Showing) -> str:
    """Where the card stands, or will."""
    return message_link(table.guild_id, table.channel_id, showing.lobby_id)
