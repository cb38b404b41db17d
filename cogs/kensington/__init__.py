"""Kensington on Discord: a slash command for every action, and its turn panel."""

from discord import app_commands
from discord.ext import commands

from bot.app import App
from cogs.acting import act, moves_to_choose
from cogs.kensington.panel import panel
from cogs.presses import Interaction
from cogs.slash import said, slash
from cogs.turn import TurnPanels
from games.kensington import GAME
from games.kensington.position import Build, EndTurn, Move, Return, Skip, Store, Take, Vote

KINDS: dict[str, tuple[type, ...]] = {"take": (Take,), "build": (Build,)}


class Kensington(
    commands.GroupCog,
    group_name=said("command-kensington"),
    group_description=said("command-kensington-about"),
):
    """Every action of the game as a command; what can be undone is drafted, the rest is made."""

    def __init__(self, app: App) -> None:
        super().__init__()
        self._app = app

    @slash("kensington-take")
    async def take(self, interaction: Interaction, tile: str, table: int | None = None) -> None:
        """A3 and its kind."""
        await act(self._app, interaction, GAME.key, tile, table, KINDS["take"])

    @slash("kensington-build")
    async def build(self, interaction: Interaction, tiles: str, table: int | None = None) -> None:
        """WL05@-2,0, WD01@1,2+R03@1,3, $R03@1,3 and their kind."""
        await act(self._app, interaction, GAME.key, tiles, table, KINDS["build"])

    @slash("kensington-store")
    async def store(self, interaction: Interaction, table: int | None = None) -> None:
        """Ends the turn."""
        await self._act(interaction, Store(), table)

    @slash("kensington-return")
    async def return_(self, interaction: Interaction, table: int | None = None) -> None:
        """Ends the turn."""
        await self._act(interaction, Return(), table)

    @slash("kensington-skip")
    async def skip(self, interaction: Interaction, table: int | None = None) -> None:
        """Go on to build from the warehouse."""
        await self._act(interaction, Skip(), table)

    @slash("kensington-end")
    async def end(self, interaction: Interaction, table: int | None = None) -> None:
        """With no tile in hand."""
        await self._act(interaction, EndTurn(), table)

    @slash("kensington-vote")
    async def vote(self, interaction: Interaction, table: int | None = None) -> None:
        """At the start of one's turn."""
        await self._act(interaction, Vote(), table)

    async def _act(self, interaction: Interaction, move: Move, table: int | None) -> None:
        await act(self._app, interaction, GAME.key, GAME.write_move(move), table)

    @take.autocomplete("tile")
    @build.autocomplete("tiles")
    async def _moves(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        command = interaction.command
        kinds = KINDS[command.name] if command else ()
        return await moves_to_choose(self._app, interaction, GAME.key, kinds, typed)


async def setup(app: App) -> None:
    """Add the commands, and the panel to the turn cog."""
    app.part(TurnPanels).add_panel(GAME.key, panel)
    await app.add_cog(Kensington(app))
