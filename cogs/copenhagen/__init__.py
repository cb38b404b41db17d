"""Copenhagen on Discord: a slash command for every action, and its turn panel."""

from collections.abc import Mapping
from typing import Final

from bot.app import App
from cogs.copenhagen.panel import panel
from cogs.game_commands import GameCommands
from cogs.presses import Interaction
from cogs.slash import said, slash
from cogs.turn import TurnPanels
from games.copenhagen import GAME
from games.copenhagen.position import Build, Change, Discard, EndTurn, Gain, Take, TurnBack, Use, White

KINDS: Final[Mapping[str, tuple[type, ...]]] = {
    "take": (Take,),
    "build": (Build,),
    "ability": (Use, Change),
    "coat": (White, Gain, TurnBack),
    "discard": (Discard,),
}


class Copenhagen(
    GameCommands,
    group_name=said("command-copenhagen"),
    group_description=said("command-copenhagen-about"),
):
    """Every action of the game as a command."""

    game, kinds = GAME, KINDS

    @slash("copenhagen-take")
    async def take(self, interaction: Interaction, cards: str, table: int | None = None) -> None:
        """t34 and its kind."""
        await self.make_typed(interaction, cards, table)

    @slash("copenhagen-build")
    async def build(self, interaction: Interaction, tile: str, table: int | None = None) -> None:
        """R4/1@B3 and its kind."""
        await self.make_typed(interaction, tile, table)

    @slash("copenhagen-ability")
    async def ability(self, interaction: Interaction, ability: str, table: int | None = None) -> None:
        """both, discount, R>B."""
        await self.make_typed(interaction, ability, table)

    @slash("copenhagen-coat")
    async def coat(self, interaction: Interaction, use: str, table: int | None = None) -> None:
        """W@C3, get:any, back."""
        await self.make_typed(interaction, use, table)

    @slash("copenhagen-discard")
    async def discard(self, interaction: Interaction, card: str, table: int | None = None) -> None:
        """-R and its kind."""
        await self.make_typed(interaction, card, table)

    @slash("copenhagen-end")
    async def end(self, interaction: Interaction, table: int | None = None) -> None:
        """Decline what Both actions allows."""
        await self.make(interaction, EndTurn(), table)

    take.autocomplete("cards")(GameCommands.moves)
    build.autocomplete("tile")(GameCommands.moves)
    ability.autocomplete("ability")(GameCommands.moves)
    coat.autocomplete("use")(GameCommands.moves)
    discard.autocomplete("card")(GameCommands.moves)


async def setup(app: App) -> None:
    """Add the commands, and the panel to the turn cog."""
    app.part(TurnPanels).add_panel(GAME.key, panel)
    await app.add_cog(Copenhagen(app))
