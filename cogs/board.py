"""The public message of a table in play or over: its pictures, its words, its buttons."""

from typing import Any

import discord

from bot.app import App
from bot.table import Entry, State, Table
from cogs import wording
from cogs.answers import Reply
from cogs.keys import board_keys, takeback_keys
from cogs.layout import AMBER, layout, picture, png, row
from languages.shelf import ENGLISH

MOVES_SHOWN = 4


async def board_of(app: App, table: Table, note: str = "") -> Reply:
    """The board as everybody may see it; a note says what is odd about where it stands."""
    drawn = await app.pictures.board(table)
    log = await app.tables.newest_lines(table.id, MOVES_SHOWN)
    card = await score_card(app, table) if table.state is State.OVER else None
    async with app.breath:
        return _reply(table, drawn, log, card, note)


def _reply(
    table: Table, drawn: tuple[bytes, ...], log: list[Entry], card: discord.File | None, note: str
) -> Reply:
    files = _board_files(table, drawn)
    log_lines = wording.last_lines(table, log, MOVES_SHOWN)
    parts: list[Any] = [f"### {wording.title_of(table)}\n{wording.turn_line(table)}", picture(*files)]
    scores = [] if card else [wording.score_line(table)]
    parts.append("\n".join([*scores, *(f"-# {line}" for line in log_lines)]))
    if card:
        files.append(card)
        parts += [picture(card), "\n".join(wording.breakdown(table)), wording.fairness_line(table)]
    elif table.takeback:
        parts += [wording.takeback_line(table), row(*takeback_keys(table))]
    parts += [row(*board_keys(table)), note]
    accent = AMBER if table.state is State.PLAYING else None
    return Reply(layout(*parts, accent=accent), files)


async def score_card(app: App, table: Table) -> discord.File:
    """The picture of the final scores."""
    drawn = await app.pictures.result(table, language=ENGLISH)
    return png(drawn, "result.png", wording.breakdown_text(table))


def _board_files(table: Table, drawn: tuple[bytes, ...]) -> list[discord.File]:
    """The board's pictures; the first one's alt text tells the whole board."""
    first, *others = drawn
    diagram = table.game.diagram(table.game.view_for(table.position, None))
    return [png(first, "board.png", diagram)] + [
        png(other, f"board-{number}.png", wording.further_picture(number, len(drawn)))
        for number, other in enumerate(others, start=2)
    ]
