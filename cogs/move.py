"""Any move of any game, typed: the list offers all legal ones, in words."""

from discord import app_commands
from discord.ext import commands

from bot.app import App
from cogs.acting import act, moves_to_choose
from cogs.finding import choose_table
from cogs.presses import Interaction
from cogs.slash import slash

ANY = (object,)
"""Moves of whatever kind."""


class MoveCog(commands.Cog):
    """One command for every game, whether it has commands of its own or not."""

    def __init__(self, app: App) -> None:
        self._app = app

    @slash("move")
    async def move_command(self, interaction: Interaction, move: str, table: int | None = None) -> None:
        """As a press would: what can be undone is drafted, the rest is made."""
        await act(self._app, interaction, None, move, table, ANY)

    @move_command.autocomplete("move")
    async def _moves(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await moves_to_choose(self._app, interaction, None, ANY, typed)

    @move_command.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await choose_table(self._app, interaction, typed)


async def setup(app: App) -> None:
    """Add the command."""
    await app.add_cog(MoveCog(app))
