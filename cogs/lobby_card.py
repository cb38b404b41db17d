"""The card of a table before it starts, and the pointer it becomes afterwards."""

from typing import Any

import discord

from bot.lobby import open_seats
from bot.table import Place, State, Table
from cogs import wording
from cogs.answers import Reply
from cogs.layout import AMBER, button, layout, picture, png, row
from cogs.lobby_wording import agreed
from games.english import join


def lobby_card(table: Table, drawn: bytes) -> Reply:
    """Who sits there, what was agreed, and what can be pressed; its picture while people may join."""
    head = f"### {wording.title_of(table)}"
    if table.state is State.ABANDONED:
        return Reply(layout(f"{head}\nThis table was cancelled."))
    if table.state is not State.LOBBY:
        where = "below in its thread" if table.arrangement.place is Place.THREAD else "in this channel"
        names = join([wording.name_of(holder) for holder in table.holders])
        playing = "is playing" if len(table.holders) == 1 else "are playing"
        text = f"{head}\n{names} {playing} {where}.\n{wording.commitment_line(table)}"
        return Reply(layout(text))
    seats = _seats(table)
    file = png(drawn, "lobby.png", f"{wording.title_of(table)}\n{seats}")
    parts: list[Any] = [
        f"{head}\n{seats}",
        picture(file),
        f"-# {' · '.join(agreed(table))}",
        *_buttons(table),
    ]
    return Reply(layout(*parts, accent=AMBER), [file])


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


def _buttons(table: Table) -> list[discord.ui.ActionRow[Any]]:
    enough = len(table.holders) in table.game.seats
    join_in = button(
        "Join", "join", table.id, style=discord.ButtonStyle.success, disabled=not open_seats(table)
    )
    start = button("Start", "start", table.id, style=discord.ButtonStyle.primary, disabled=not enough)
    return [
        row(join_in, button("Leave", "leave", table.id)),
        row(
            start,
            button("Options", "options", table.id),
            button("Cancel", "cancel", table.id, style=discord.ButtonStyle.danger),
        ),
    ]
