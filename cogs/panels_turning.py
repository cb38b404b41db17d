"""Whoever plays against bots keeps one panel open: when they have moved, it shows the next turn by itself."""

import asyncio
import logging

import discord

from bot.app import App
from bot.table import Kind, Table, Update
from cogs.answers import UNREACHABLE
from cogs.screen import in_one
from cogs.turn import TurnPanels
from cogs.wording import last_lines
from games.errors import Refusal

log = logging.getLogger(__name__)

MOST_TOLD = 8
"""Lines of what the bot players did; the board tells more."""


class PanelsTurning:
    """Among several people a panel stays as it is, until its player looks again: they are called."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Nothing: no panel outlives the bot that showed it."""

    def note(self, update: Update) -> None:
        """Bot players may have moved, and somebody's turn has come."""
        table = update.after
        if len(table.people) != 1 or len(table.holders) == 1:
            return
        user_id = table.people[0].user_id
        if table.waits_for(user_id) and any(entry.user_id != user_id for entry in update.entries):
            task = asyncio.create_task(self._turn(table, user_id, update), name=f"panel of table {table.id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def catch_up(self) -> None:
        """A panel is turned by the process that opened it."""

    async def stop(self) -> None:
        """Whatever is not shown is found by a press."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _turn(self, table: Table, user_id: int, update: Update) -> None:
        moves = [entry for entry in update.entries if entry.kind is Kind.MOVE and entry.user_id != user_id]
        try:
            told = in_one(*last_lines(moves, MOST_TOLD))
            await self._app.part(TurnPanels).turn_into(table, user_id, told)
        except (discord.HTTPException, *UNREACHABLE, Refusal) as failure:
            log.info("table=%d user=%d their panel stays as it is: %s", table.id, user_id, failure)
        except Exception:
            log.exception("table=%d user=%d their panel stays as it is", table.id, user_id)


async def setup(app: App) -> None:
    """Let it run beside the presses."""
    app.serve(app.part(PanelsTurning))
