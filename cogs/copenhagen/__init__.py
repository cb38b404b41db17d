"""Copenhagen on Discord: a slash command for every action, and its turn panel."""

from discord import app_commands
from discord.ext import commands

from bot.app import App
from cogs.acting import act, moves_to_choose
from cogs.copenhagen.panel import panel
from cogs.presses import Interaction
from cogs.slash import said, slash
from cogs.turn import TurnPanels
from games.copenhagen import GAME
from games.copenhagen.position import Build, Change, Discard, EndTurn, Gain, Take, TurnBack, Use, White

KINDS: dict[str, tuple[type, ...]] = {
    "take": (Take,),
    "build": (Build,),
    "ability": (Use, Change),
    "coat": (White, Gain, TurnBack),
    "discard": (Discard,),
}


class Copenhagen(
    commands.GroupCog,
    group_name=said("command-copenhagen"),
    group_description=said("command-copenhagen-about"),
):
    """Every action of the game as a command; what can be undone is drafted, the rest is made."""

    def __init__(self, app: App) -> None:
        super().__init__()
        self._app = app

    @slash("copenhagen-take")
    async def take(self, interaction: Interaction, cards: str, table: int | None = None) -> None:
        """t34 and its kind."""
        await self._act(interaction, "take", cards, table)

    @slash("copenhagen-build")
    async def build(self, interaction: Interaction, tile: str, table: int | None = None) -> None:
        """R4/1@B3 and its kind."""
        await self._act(interaction, "build", tile, table)

    @slash("copenhagen-ability")
    async def ability(self, interaction: Interaction, ability: str, table: int | None = None) -> None:
        """both, discount, R>B."""
        await self._act(interaction, "ability", ability, table)

    @slash("copenhagen-coat")
    async def coat(self, interaction: Interaction, use: str, table: int | None = None) -> None:
        """W@C3, get:any, back."""
        await self._act(interaction, "coat", use, table)

    @slash("copenhagen-discard")
    async def discard(self, interaction: Interaction, card: str, table: int | None = None) -> None:
        """-R and its kind."""
        await self._act(interaction, "discard", card, table)

    @slash("copenhagen-end")
    async def end(self, interaction: Interaction, table: int | None = None) -> None:
        """Decline what Both actions allows."""
        await act(self._app, interaction, GAME.key, GAME.write_move(EndTurn()), table)

    async def _act(self, interaction: Interaction, command: str, text: str, table: int | None) -> None:
        await act(self._app, interaction, GAME.key, text, table, KINDS[command])

    @take.autocomplete("cards")
    @build.autocomplete("tile")
    @ability.autocomplete("ability")
    @coat.autocomplete("use")
    @discard.autocomplete("card")
    async def _moves(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        command = interaction.command
        kinds = KINDS[command.name] if command else ()
        return await moves_to_choose(self._app, interaction, GAME.key, kinds, typed)


async def setup(app: App) -> None:
    """Add the commands, and the panel to the turn cog."""
    app.part(TurnPanels).add_panel(GAME.key, panel)
    await app.add_cog(Copenhagen(app))
