"""Tenby on Discord: a slash command for every action, and its turn panel."""

from collections.abc import Mapping
from typing import Final

from bot.app import App
from cogs.game_commands import GameCommands
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
from games.tenby.solo_table import DiscardCompass, DrawCompass, LowerCompass, PlaceToken, PlayCompass, SetOut

KINDS: Final[Mapping[str, tuple[type, ...]]] = {
    "keep": (Keep,),
    "accolade": (Declare, RevealAccolade, Activate, PlaceToken),
    "day": (ChooseDay,),
    "compass": (PlayCompass, DrawCompass, DiscardCompass, LowerCompass, SetOut),
    "take": (Take, DrawBlind, TakePlainEnd, DrawResidents),
    "place": (Place,),
    "move": (Shift,),
    "rings": (Buy, Reveal, Forfeit, TakeRing),
    "visit": (Visit, TakeRing, Choose),
}


class Tenby(
    GameCommands,
    group_name=said("command-tenby"),
    group_description=said("command-tenby-about"),
):
    """Every action of the game as a command."""

    game, kinds = GAME, KINDS

    @slash("tenby-keep")
    async def keep(self, interaction: Interaction, resident: str, table: int | None = None) -> None:
        """keep1, keep2."""
        await self.make_typed(interaction, resident, table)

    @slash("tenby-accolade")
    async def accolade(self, interaction: Interaction, use: str, table: int | None = None) -> None:
        """open, secret, show, X4."""
        await self.make_typed(interaction, use, table)

    @slash("tenby-day")
    async def day(self, interaction: Interaction, card: str, table: int | None = None) -> None:
        """d7 and its kind."""
        await self.make_typed(interaction, card, table)

    @slash("tenby-compass")
    async def compass(self, interaction: Interaction, use: str, table: int | None = None) -> None:
        """c7, c+, cx, c-, go."""
        await self.make_typed(interaction, use, table)

    @slash("tenby-take")
    async def take(self, interaction: Interaction, card: str, table: int | None = None) -> None:
        """T012, T?, ET, R."""
        await self.make_typed(interaction, card, table)

    @slash("tenby-place")
    async def place(self, interaction: Interaction, where: str, table: int | None = None) -> None:
        """T012@2R, T012@new."""
        await self.make_typed(interaction, where, table)

    @slash("tenby-move")
    async def move(self, interaction: Interaction, where: str, table: int | None = None) -> None:
        """T012>2.3, T012>new."""
        await self.make_typed(interaction, where, table)

    @slash("tenby-rings")
    async def rings(self, interaction: Interaction, use: str, table: int | None = None) -> None:
        """$T, +T, -T."""
        await self.make_typed(interaction, use, table)

    @slash("tenby-visit")
    async def visit(self, interaction: Interaction, cards: str, table: int | None = None) -> None:
        """v2.1, ring, =T012."""
        await self.make_typed(interaction, cards, table)

    @slash("tenby-end")
    async def end(self, interaction: Interaction, table: int | None = None) -> None:
        """Actions still open are forfeited."""
        await self.make(interaction, EndTurn(), table)

    keep.autocomplete("resident")(GameCommands.moves)
    accolade.autocomplete("use")(GameCommands.moves)
    day.autocomplete("card")(GameCommands.moves)
    compass.autocomplete("use")(GameCommands.moves)
    take.autocomplete("card")(GameCommands.moves)
    place.autocomplete("where")(GameCommands.moves)
    move.autocomplete("where")(GameCommands.moves)
    rings.autocomplete("use")(GameCommands.moves)
    visit.autocomplete("cards")(GameCommands.moves)


async def setup(app: App) -> None:
    """Add the commands, and the panel to the turn cog."""
    app.part(TurnPanels).add_panel(GAME.key, panel)
    await app.add_cog(Tenby(app))
