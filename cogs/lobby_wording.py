"""What people read about opening, filling and repeating a table."""

from typing import Any

from bot.table import Place, Table, Watch
from cogs.lobby_fields import fields_of, shown_value, value_of
from cogs.wording import name_of, title_of
from games.api import Game
from games.english import count

CLOSED_CHANNEL = "The moderators of this channel have closed it to tables. Try another channel."
NOT_OVER_YET = "This table is not over yet; a rematch comes after it."


def link(table: Table, channel_id: int, message_id: int | None) -> str:
    """Where a message of the table stands, or the channel in which it will."""
    where = f"https://discord.com/channels/{table.guild_id or '@me'}/{channel_id}"
    return f"{where}/{message_id}" if message_id else where


def card_missing(table: Table) -> str:
    """What the host of a new table reads whose card is not there."""
    return (
        f"Table {table.id} is open, but I could not post its card there; "
        "see that I may write in that channel, then use /board."
    )


def table_opened(table: Table, where: str) -> str:
    """What somebody reads who opened a table elsewhere."""
    return f"Table {table.id} is open: {where}" if where else card_missing(table)


def rematch_known(table: Table, where: str) -> str:
    """What the second reads who asks for a rematch."""
    return (
        f"The rematch is table {table.id} already: {where}" if where else f"The rematch is table {table.id}."
    )


def taken_off(table: Table) -> str:
    """What somebody reads whom the host took off the table."""
    host = name_of(table.holders[table.seat_of(table.host_id)])
    return (
        f"You no longer sit at {title_of(table)}: its host, {host}, has taken you off it. "
        "You can sit down again once you are invited."
    )


def no_longer_host(table: Table) -> str:
    """What somebody reads who has handed a table over."""
    host = name_of(table.holders[table.seat_of(table.host_id)])
    return f"{host} is the host of {title_of(table)} now; you keep your seat."


def players_line(game: Game[Any, Any]) -> str:
    """For how many people a game is."""
    fewest, most = game.seats[0], game.seats[-1]
    return f"{fewest} to {most} players" if fewest < most else count(fewest, "player")


def agreed(table: Table) -> tuple[str, ...]:
    """The arrangement in a few words each; the game's options only where they were changed."""
    wanted = table.arrangement
    parts = ["in its own thread" if wanted.place is Place.THREAD else "in this channel"]
    parts.append(
        "anyone may look things up" if wanted.watch is Watch.ANYONE else "only players look things up"
    )
    parts.append("starts when full" if wanted.starts_when_full else "starts when the host says so")
    if wanted.rematch_of:
        parts.append(f"rematch of table {wanted.rematch_of}")
    for field in fields_of(table.game):
        value = value_of(table.game, wanted.options, field.name)
        if value != value_of(table.game, {}, field.name):
            parts.append(f"{field.label.lower()}: {shown_value(value)}")
    return tuple(parts)
