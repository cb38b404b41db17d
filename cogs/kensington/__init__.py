"""Kensington on Discord: a slash command for every action, and its turn panel."""

from discord import app_commands
from discord.ext import commands

from bot.app import App
from cogs.acting import act, moves_to_choose
from cogs.kensington.panel import panel
from cogs.presses import Interaction
from cogs.turn import TurnPanels
from games.kensington import GAME
from games.kensington.position import Build, EndTurn, Move, Return, Skip, Store, Take, Vote

KINDS: dict[str, tuple[type, ...]] = {"take": (Take,), "build": (Build,)}


class Kensington(commands.GroupCog, group_name="kensington", group_description="Play Kensington by typing"):
    """Every action of the game as a command; what can be undone is drafted, the rest is made."""

    def __init__(self, app: App) -> None:
        super().__init__()
        self._app = app

    @app_commands.command(name="take", description="Take a tile from the heap")
    @app_commands.describe(
        tile="Which back and outline: choose from the list, or write A3", table="Which table"
    )
    async def take(self, interaction: Interaction, tile: str, table: int | None = None) -> None:
        """A3 and its kind."""
        await act(self._app, interaction, GAME.key, tile, table)

    @app_commands.command(name="build", description="Build tiles, or buy one and build it at once")
    @app_commands.describe(
        tiles="What and where: type lit, roof, buys or column 2 to narrow the list", table="Which table"
    )
    async def build(self, interaction: Interaction, tiles: str, table: int | None = None) -> None:
        """WL05@-2,0, WD01@1,2+R03@1,3, $R03@1,3 and their kind."""
        await act(self._app, interaction, GAME.key, tiles, table)

    @app_commands.command(name="store", description="Keep the tile you took in your warehouse")
    @app_commands.describe(table="Which table")
    async def store(self, interaction: Interaction, table: int | None = None) -> None:
        """Ends the turn."""
        await self._act(interaction, Store(), table)

    @app_commands.command(name="return", description="Put the tile you took back into the heap")
    @app_commands.describe(table="Which table")
    async def return_(self, interaction: Interaction, table: int | None = None) -> None:
        """Ends the turn."""
        await self._act(interaction, Return(), table)

    @app_commands.command(name="skip", description="Take nothing, where that is allowed")
    @app_commands.describe(table="Which table")
    async def skip(self, interaction: Interaction, table: int | None = None) -> None:
        """Go on to build from the warehouse."""
        await self._act(interaction, Skip(), table)

    @app_commands.command(name="end", description="Build no more and end your turn")
    @app_commands.describe(table="Which table")
    async def end(self, interaction: Interaction, table: int | None = None) -> None:
        """With no tile in hand."""
        await self._act(interaction, EndTurn(), table)

    @app_commands.command(name="vote", description="Agree to end the game; it ends once everybody agreed")
    @app_commands.describe(table="Which table")
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
