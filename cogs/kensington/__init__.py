"""Kensington on Discord: a slash command for every action, and its turn panel."""

from collections.abc import Mapping
from typing import Final

from bot.app import App
from cogs.game_commands import GameCommands
from cogs.kensington.panel import panel
from cogs.presses import Interaction
from cogs.slash import said, slash
from cogs.turn import TurnPanels
from games.kensington import GAME
from games.kensington.position import Build, EndTurn, Return, Skip, Store, Take, Vote

KINDS: Final[Mapping[str, tuple[type, ...]]] = {"take": (Take,), "build": (Build,)}


class Kensington(
    GameCommands,
    group_name=said("command-kensington"),
    group_description=said("command-kensington-about"),
):
    """Every action of the game as a command."""

    game, kinds = GAME, KINDS

    @slash("kensington-take")
    async def take(self, interaction: Interaction, tile: str, table: int | None = None) -> None:
        """A3 and its kind."""
        await self.make_typed(interaction, tile, table)

    @slash("kensington-build")
    async def build(self, interaction: Interaction, tiles: str, table: int | None = None) -> None:
        """WL05@-2,0, WD01@1,2+R03@1,3, $R03@1,3 and their kind."""
        await self.make_typed(interaction, tiles, table)

    @slash("kensington-store")
    async def store(self, interaction: Interaction, table: int | None = None) -> None:
        """Ends the turn."""
        await self.make(interaction, Store(), table)

    @slash("kensington-return")
    async def return_(self, interaction: Interaction, table: int | None = None) -> None:
        """Ends the turn."""
        await self.make(interaction, Return(), table)

    @slash("kensington-skip")
    async def skip(self, interaction: Interaction, table: int | None = None) -> None:
        """Go on to build from the warehouse."""
        await self.make(interaction, Skip(), table)

    @slash("kensington-end")
    async def end(self, interaction: Interaction, table: int | None = None) -> None:
        """With no tile in hand."""
        await self.make(interaction, EndTurn(), table)

    @slash("kensington-vote")
    async def vote(self, interaction: Interaction, table: int | None = None) -> None:
        """At the start of one's turn."""
        await self.make(interaction, Vote(), table)

    take.autocomplete("tile")(GameCommands.moves)
    build.autocomplete("tiles")(GameCommands.moves)


async def setup(app: App) -> None:
    """Add the commands, and the panel to the turn cog."""
    app.part(TurnPanels).add_panel(GAME.key, panel)
    await app.add_cog(Kensington(app))
