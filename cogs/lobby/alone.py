"""Playing alone: a table for one begins at once, and whoever began it is shown the first decision."""

import asyncio
from typing import Any

from discord.ext import commands

from bot.app import App
from bot.lobby import rematch_of
from bot.table import Arrangement, Holder, State, Table
from cogs.answers import Answer, answering
from cogs.lobby.limits import check_limits
from cogs.lobby.press import StartAlone
from cogs.presses import Interaction, on_press
from cogs.sight import Sight
from cogs.turn import TurnPanels
from games.api import Game


class Alone(commands.Cog):
    """Begins games for one, and plays them again."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._one_at_a_time = asyncio.Lock()
        on_press(app, StartAlone, self._start)

    async def begin(
        self, answer: Answer, interaction: Interaction, game: Game[Any, Any], wanted: Arrangement
    ) -> None:
        """Begin a game here, in a channel or in direct messages."""
        await check_limits(self._app, interaction.user.id)
        where = interaction.guild_id or 0, interaction.channel_id or 0
        update = await self._app.tables.open_alone(game, wanted, _player(interaction), *where)
        await self._show(answer, interaction, update.after)

    async def _start(self, interaction: Interaction, press: StartAlone, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            table = await self._app.part(Sight).table(interaction, press.table)
            update = await self._app.tables.start_alone(table.id, interaction.user.id)
            await self._show(answer, interaction, update.after)

    async def play_again(self, answer: Answer, interaction: Interaction, table: Table) -> None:
        """The same game where it was played; one that was begun so and is not over goes on."""
        async with self._one_at_a_time:
            known = await self._app.store.tables.rematch_of(table.id)
            again = await self._app.tables.load(known) if known else table
            if again.state is State.OVER:
                await check_limits(self._app, interaction.user.id)
                where = table.guild_id, table.channel_id
                update = await self._app.tables.open_alone(
                    table.game, rematch_of(table), _player(interaction), *where
                )
                again = update.after
        await self._show(answer, interaction, again)

    async def _show(self, answer: Answer, interaction: Interaction, table: Table) -> None:
        turn = await self._app.tables.turn(table.id, interaction.user.id)
        await self._app.part(TurnPanels).show(answer, interaction, turn)


def _player(interaction: Interaction) -> Holder:
    return Holder(interaction.user.id, interaction.user.display_name)


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(app.part(Alone))
