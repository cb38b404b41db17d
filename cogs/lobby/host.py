"""What a host may do with a table besides its options: name it, take somebody off it, hand it over."""

from typing import Any

from discord import ui
from discord.ext import commands

from bot.app import App
from bot.lobby import LONGEST_NAME, check_host
from bot.table import Table
from cogs.answers import answering
from cogs.custom_ids import read_choice, write_press
from cogs.lobby.options_screen import options_screen
from cogs.lobby.press import AskName, GiveName, HandOver, TakeOff
from cogs.lobby.told import Told
from cogs.lobby.words import no_longer_host
from cogs.press import AtTable
from cogs.presses import Interaction, on_press
from cogs.screen import Screen
from cogs.sight import Sight
from games.message import say
from languages.reader import Reader


class LobbyHost(commands.Cog):
    """Does what a host presses on the panel of options."""

    def __init__(self, app: App) -> None:
        self._app = app
        on_press(app, AskName, self._ask_name)
        on_press(app, GiveName, self._name)
        on_press(app, TakeOff, self._remove)
        on_press(app, HandOver, self._hand_over)

    async def _ask_name(self, interaction: Interaction, press: AskName, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            table = await self._table(interaction, press)
            check_host(table, interaction.user.id)
            await answer.ask(name_form(table, await answer.reader()))

    async def _table(self, interaction: Interaction, press: AtTable) -> Table:
        return await self._app.part(Sight).table(interaction, press.table)

    async def _name(self, interaction: Interaction, press: GiveName, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            table = await self._table(interaction, press)
            update = await self._app.tables.name(table.id, interaction.user.id, "".join(values))
            await answer.show(options_screen(update.after))

    async def _remove(self, interaction: Interaction, press: TakeOff, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            table = await self._table(interaction, press)
            other_id = read_choice(values, int)
            doer = await self._app.part(Sight).doer(interaction, table)
            update = await self._app.tables.remove(table.id, doer, other_id)
            await self._app.part(Told).was_taken_off(update.before, doer, other_id)
            await answer.show(options_screen(update.after))

    async def _hand_over(self, interaction: Interaction, press: HandOver, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            table = await self._table(interaction, press)
            other_id = read_choice(values, int)
            doer = await self._app.part(Sight).doer(interaction, table)
            update = await self._app.tables.hand_over(table.id, doer, other_id)
            await answer.show(Screen((no_longer_host(update.after),)))


def name_form(table: Table, reader: Reader) -> ui.Modal:
    """Asks what the table is to be called."""
    custom_id = write_press(GiveName(table.id))
    form = ui.Modal(title=reader.read(say("lobby-name")), custom_id=custom_id, timeout=None)
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="name", default=table.arrangement.name, max_length=LONGEST_NAME, required=False
    )
    form.add_item(ui.Label(text=reader.read(say("lobby-name-question")), component=field))
    return form


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(LobbyHost(app))
