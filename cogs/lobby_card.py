"""The card of a table before it starts, and the pointer it becomes afterwards."""

from typing import Any

import discord

from bot.lobby import open_seats
from bot.table import Place, State, Table, Watch
from cogs import wording
from cogs.answers import Reply
from cogs.layout import AMBER, button, layout, row
from games.english import join


def lobby_card(table: Table) -> Reply:
    """Who sits there, what was agreed, and what can be pressed."""
    head = f"### {wording.title_of(table)}"
    if table.state is State.ABANDONED:
        return Reply(layout(f"{head}\nThis table was cancelled."))
    if table.state is not State.LOBBY:
        where = "below in its thread" if table.arrangement.place is Place.THREAD else "in this channel"
        names = join([wording.name_of(holder) for holder in table.holders])
        text = f"{head}\n{names} are playing {where}.\n{wording.commitment_line(table)}"
        return Reply(layout(text))
    parts: list[Any] = [f"{head}\n{_seats(table)}", _agreed(table), row(*_buttons(table))]
    return Reply(layout(*parts, accent=AMBER))


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


def _agreed(table: Table) -> str:
    """The arrangement in one quiet line."""
    wanted = table.arrangement
    parts = ["in its own thread" if wanted.place is Place.THREAD else "in this channel"]
    parts.append("anyone may watch" if wanted.watch is Watch.ANYONE else "only players see the board")
    if wanted.starts_when_full:
        parts.append("starts when full")
    parts += [f"{name.replace('_', ' ')}: {value}" for name, value in sorted(wanted.options.items())]
    return "-# " + " · ".join(parts)


def _buttons(table: Table) -> list[discord.ui.Button[Any]]:
    enough = len(table.holders) in table.game.seats
    return [
        button("Join", "join", table.id, style=discord.ButtonStyle.success, disabled=not open_seats(table)),
        button("Leave", "leave", table.id),
        button("Options", "options", table.id),
        button("Start", "start", table.id, style=discord.ButtonStyle.primary, disabled=not enough),
        button("Cancel", "cancel", table.id, style=discord.ButtonStyle.danger),
    ]
