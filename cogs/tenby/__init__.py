"""Tenby on Discord: a slash command for every action, and its turn panel."""

from discord import app_commands
from discord.ext import commands

from bot.app import App
from cogs.acting import act, moves_to_choose
from cogs.presses import Interaction
from cogs.slash import said, slash
from cogs.tenby.panel import panel
from cogs.turn import TurnPanels
from games.tenby import GAME
from games.tenby.position import (
    Activate,
    Buy,
    Choose,
    ChooseDay,
    Declare,
    DrawBlind,
    DrawResidents,
    EndTurn,
    Forfeit,
    Keep,
    Place,
    Reveal,
    RevealAccolade,
    Shift,
    Take,
    TakePlainEnd,
    TakeRing,
    Visit,
)

KINDS: dict[str, tuple[type, ...]] = {
    "keep": (Keep,),
    "accolade": (Declare, RevealAccolade, Activate),
    "day": (ChooseDay,),
    "take": (Take, DrawBlind, TakePlainEnd, DrawResidents),
    "place": (Place,),
    "move": (Shift,),
    "rings": (Buy, Reveal, Forfeit),
    "visit": (Visit, TakeRing, Choose),
}


class Tenby(
    commands.GroupCog,
    group_name=said("command-tenby"),
    group_description=said("command-tenby-about"),
):
    """Every action of the game as a command; what can be undone is drafted, the rest is made."""

    def __init__(self, app: App) -> None:
        super().__init__()
        self._app = app

    @slash("tenby-keep")
    async def keep(self, interaction: Interaction, resident: str, table: int | None = None) -> None:
        """keep1, keep2."""
        await self._act(interaction, "keep", resident, table)

    @slash("tenby-accolade")
    async def accolade(self, interaction: Interaction, use: str, table: int | None = None) -> None:
        """open, secret, show, X4."""
        await self._act(interaction, "accolade", use, table)

    @slash("tenby-day")
    async def day(self, interaction: Interaction, card: str, table: int | None = None) -> None:
        """d7 and its kind."""
        await self._act(interaction, "day", card, table)

    @slash("tenby-take")
    async def take(self, interaction: Interaction, card: str, table: int | None = None) -> None:
        """T012, T?, ET, R."""
        await self._act(interaction, "take", card, table)

    @slash("tenby-place")
    async def place(self, interaction: Interaction, where: str, table: int | None = None) -> None:
        """T012@2R, T012@new."""
        await self._act(interaction, "place", where, table)

    @slash("tenby-move")
    async def move(self, interaction: Interaction, where: str, table: int | None = None) -> None:
        """T012>2.3, T012>new."""
        await self._act(interaction, "move", where, table)

    @slash("tenby-rings")
    async def rings(self, interaction: Interaction, use: str, table: int | None = None) -> None:
        """$T, +T, -T."""
        await self._act(interaction, "rings", use, table)

    @slash("tenby-visit")
    async def visit(self, interaction: Interaction, cards: str, table: int | None = None) -> None:
        """v2.1, ring, =T012."""
        await self._act(interaction, "visit", cards, table)

    @slash("tenby-end")
    async def end(self, interaction: Interaction, table: int | None = None) -> None:
        """Actions still open are forfeited."""
        await act(self._app, interaction, GAME.key, GAME.write_move(EndTurn()), table)

    async def _act(self, interaction: Interaction, command: str, text: str, table: int | None) -> None:
        await act(self._app, interaction, GAME.key, text, table, KINDS[command])

    @keep.autocomplete("resident")
    @accolade.autocomplete("use")
    @day.autocomplete("card")
    @take.autocomplete("card")
    @place.autocomplete("where")
    @move.autocomplete("where")
    @rings.autocomplete("use")
    @visit.autocomplete("cards")
    async def _moves(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        command = interaction.command
        kinds = KINDS[command.name] if command else ()
        return await moves_to_choose(self._app, interaction, GAME.key, kinds, typed)


async def setup(app: App) -> None:
    """Add the commands, and the panel to the turn cog."""
    app.part(TurnPanels).add_panel(GAME.key, panel)
    await app.add_cog(Tenby(app))
