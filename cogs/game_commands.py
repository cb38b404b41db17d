"""A game's own slash commands: each makes moves of its kinds, and lists the legal ones while one types."""

from collections.abc import Mapping
from typing import Any, ClassVar

from discord import app_commands
from discord.ext import commands

from bot.app import App
from cogs.acting import act, moves_to_choose
from cogs.presses import Interaction
from games.api import Game


class GameCommands(commands.GroupCog):
    """What can be undone is drafted, the rest is made; a game adds a command for each of its actions."""

    game: ClassVar[Game[Any, Any]]
    kinds: ClassVar[Mapping[str, tuple[type, ...]]]
    """By a command's name, the moves that can be typed there."""

    def __init__(self, app: App) -> None:
        super().__init__()
        self._app = app

    async def make(self, interaction: Interaction, move: Any, table: int | None) -> None:
        """The one move that a command means."""
        await act(self._app, interaction, self.game.key, self.game.write_move(move), table)

    async def make_typed(self, interaction: Interaction, text: str, table: int | None) -> None:
        """The move of the command's kinds that was typed."""
        await act(self._app, interaction, self.game.key, text, table, self._kinds_at(interaction))

    async def moves(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The legal moves of the command's kinds, for its autocomplete."""
        kinds = self._kinds_at(interaction)
        return await moves_to_choose(self._app, interaction, self.game.key, kinds, typed)

    def _kinds_at(self, interaction: Interaction) -> tuple[type, ...]:
        assert interaction.command is not None
        return self.kinds[interaction.command.name]
