"""A clock that is none of those on offer: the host fills in how much it holds, and what a turn gives back."""

from typing import Any

from discord import ui
from discord.ext import commands
from msgspec.structs import replace

from bot.app import App
from bot.clocks.controls import Control, bank
from bot.clocks.lengths import HOUR
from bot.lobby import check_host
from bot.table import Table
from cogs.answers import answering
from cogs.custom_ids import write_press
from cogs.lobby.options_screen import options_screen
from cogs.lobby.press import AskClock, GiveClock
from cogs.press import UnreadablePress
from cogs.presses import Interaction, on_press
from cogs.sight import Sight
from games.errors import BadOption
from games.message import Typed, say
from languages.reader import Reader

LONGEST_TYPED = 10
FIELDS = 2


class OwnClock(commands.Cog):
    """Asks for it, and plays by it."""

    def __init__(self, app: App) -> None:
        self._app = app
        on_press(app, AskClock, self._ask)
        on_press(app, GiveClock, self._give)

    async def _ask(self, interaction: Interaction, press: AskClock, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            table = await self._app.part(Sight).table(interaction, press.table)
            check_host(table, interaction.user.id)
            await answer.ask(clock_form(table, await answer.reader()))

    async def _give(self, interaction: Interaction, press: GiveClock, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            table = await self._app.part(Sight).table(interaction, press.table)
            arrangement = table.arrangement
            timing = replace(arrangement.timing, control=read_clock(values))
            wanted = replace(arrangement, timing=timing)
            update = await self._app.tables.arrange(table.id, interaction.user.id, wanted)
            await answer.show(options_screen(update.after))


def read_clock(typed: list[str]) -> Control:
    """The clock that was filled in; whether one can play by it, the lobby decides."""
    if len(typed) != FIELDS:
        raise UnreadablePress
    held, back = (_hours(text) for text in typed)
    return bank(held * HOUR, back * HOUR)


def _hours(typed: str) -> int:
    """72, or 72 h."""
    number = typed.strip().casefold().removesuffix("h").strip()
    if not (number.isascii() and number.isdigit() and len(typed) <= LONGEST_TYPED):
        raise BadOption(say("lobby-no-hours", typed=Typed(typed[:LONGEST_TYPED])))
    return int(number)


def clock_form(table: Table, reader: Reader) -> ui.Modal:
    """Asks for two numbers of hours, and shows those of the table."""
    form = ui.Modal(
        title=reader.read(say("lobby-own-clock")), custom_id=write_press(GiveClock(table.id)), timeout=None
    )
    control = table.arrangement.timing.control
    for name, length in (("held", control.bank), ("back", control.increment)):
        shown = f"{length // HOUR}" if length >= HOUR else ""
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id=name, default=shown, max_length=LONGEST_TYPED, required=True
        )
        form.add_item(ui.Label(text=reader.read(say(f"lobby-clock-{name}")), component=field))
    return form


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(OwnClock(app))
