"""The card of a table where it was opened: the lobby, then who plays and where, then who won."""

from typing import Any

import discord

from bot.lobby import open_seats
from bot.table import Place, Table
from cogs import wording
from cogs.answers import Reply
from cogs.keys import rematch_key, turn_key
from cogs.layout import AMBER, button, layout, picture, png, row
from cogs.lobby_wording import agreed
from cogs.press import Cancel, Join, Leave, OpenOptions, Start
from games.english import join


def lobby_card(table: Table, drawn: bytes) -> Reply:
    """Who sits there, what was agreed, and what can be pressed while people may join."""
    file = png(drawn, "lobby.png", _seats_text(table))
    parts: list[Any] = [
        f"{_head(table)}\n{_seats(table)}",
        picture(file),
        f"-# {' · '.join(agreed(table))}",
        *_buttons(table),
    ]
    return Reply(layout(*parts, accent=AMBER), [file])


def playing_card(table: Table, home_id: int | None) -> Reply:
    """Who plays, and where: as it was agreed, until the board has found its home."""
    in_channel = table.arrangement.place is Place.CHANNEL or home_id == table.channel_id
    where = "in this channel" if in_channel else "below in its thread"
    names = join([wording.name_of(holder) for holder in table.holders])
    playing = "is playing" if len(table.holders) == 1 else "are playing"
    text = f"{_head(table)}\n{names} {playing} {where}.\n{wording.commitment_line(table)}"
    return Reply(layout(text, row(turn_key(table))))


def result_card(table: Table, scores: discord.File, board_link: str) -> Reply:
    """Who won, everybody's place, where the board stands, and another game."""
    text = f"{_head(table)}\n{wording.result_line(table)}"
    places = f"{wording.places_line(table)}\n[See the board]({board_link})"
    return Reply(layout(text, picture(scores), places, row(rematch_key(table))), [scores])


def cancelled_card(table: Table) -> Reply:
    """A table that never began."""
    return Reply(layout(f"{_head(table)}\nThis table was cancelled."))


def _head(table: Table) -> str:
    return f"### {wording.title_of(table)}"


def _seats(table: Table) -> str:
    lines = []
    for number in range(table.arrangement.seats):
        if number < len(table.holders):
            holder = table.holders[number]
            host = " (host)" if holder.user_id == table.host_id else ""
            lines.append(f"{number + 1}. **{wording.name_of(holder)}**{host}")
        else:
            lines.append(f"{number + 1}. *free*")
    awaited = [user for user in table.arrangement.invited if not table.is_seated(user)]
    if awaited:
        lines.append("Invited: " + ", ".join(f"<@{user}>" for user in awaited))
    return "\n".join(lines)


def _seats_text(table: Table) -> str:
    """The picture of the lobby in words."""
    free = ["free"] * open_seats(table)
    seats = [f"{number}. {name}" for number, name in enumerate([*table.names, *free], 1)]
    return "\n".join([f"{table.game.title}, table {table.id}, waits for players", *seats])


def _buttons(table: Table) -> list[discord.ui.ActionRow[Any]]:
    enough = len(table.holders) in table.game.seats
    join_in = button("Join", Join(table.id) if open_seats(table) else None, discord.ButtonStyle.success)
    start = button("Start", Start(table.id) if enough else None, discord.ButtonStyle.primary)
    return [
        row(join_in, button("Leave", Leave(table.id))),
        row(
            start,
            button("Options", OpenOptions(table.id)),
            button("Cancel", Cancel(table.id), discord.ButtonStyle.danger),
        ),
    ]
