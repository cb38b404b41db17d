"""What players do about time: take the turn from a reminder, snooze it, take their seat back (/comeback)."""

from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.clocks.controls import after_return
from bot.clocks.lengths import in_hours
from bot.errors import StaleButton
from cogs.answers import Answer, answering
from cogs.finding import choose_table, find_table
from cogs.press import Called, ComeBack, OpenTurn, ReadBoard, ReadNews, Snooze, Word
from cogs.presses import Interaction, Presses, on_press
from cogs.screen import Key, Screen
from cogs.sight import Sight
from cogs.slash import slash
from cogs.turn import TurnPanels
from games.message import say


class Reminders(commands.Cog):
    """Answers what the messages about time offer."""

    def __init__(self, app: App) -> None:
        self._app = app
        on_press(app, Called, self._called)
        on_press(app, ReadNews, self._read_news)
        on_press(app, Snooze, self._snooze)
        on_press(app, ComeBack, self._press_come_back)

    async def _called(self, interaction: Interaction, press: Called, values: list[str]) -> None:
        await self._app.part(Presses).do(interaction, OpenTurn(press.table))

    async def _read_news(self, interaction: Interaction, press: ReadNews, values: list[str]) -> None:
        await self._app.part(Presses).do(interaction, ReadBoard(press.table))

    async def _snooze(self, interaction: Interaction, press: Snooze, values: list[str]) -> None:
        """Only you see that; the last reminder comes unless it is given up too."""
        late_too = press.late_too is Word.YES
        async with answering(interaction, fresh=not late_too) as answer:
            table = await self._app.part(Sight).table(interaction, press.table)
            seat = table.seat_of(interaction.user.id)
            if table.clocks.seats and table.clocks.seats[seat].began != press.began:
                raise StaleButton(say("clock-not-running"))
            await self._app.tables.snooze(table.id, interaction.user.id, late_too=late_too)
            if late_too:
                await answer.show(Screen((say("clock-snoozed-late"),)))
                return
            key = Key(say("clock-snooze-late"), Snooze(table.id, press.began, Word.YES))
            await answer.show(Screen((say("clock-snoozed"),), ((key,),)))

    # Coming back

    @slash("comeback")
    async def comeback_command(self, interaction: Interaction, table: int | None = None) -> None:
        """Take the seat back from the bot player."""
        async with answering(interaction, fresh=True) as answer:
            found = await find_table(self._app, interaction, table)
            await self._come_back(answer, interaction, found.id)

    @comeback_command.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await choose_table(self._app, interaction, typed)

    async def _press_come_back(self, interaction: Interaction, press: ComeBack, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            table = await self._app.part(Sight).table(interaction, press.table)
            await self._come_back(answer, interaction, table.id)

    async def _come_back(self, answer: Answer, interaction: Interaction, table_id: int) -> None:
        """The board tells everybody; whoever is to act finds the panel open."""
        table = (await self._app.tables.come_back(table_id, interaction.user.id)).after
        if table.waits_for(interaction.user.id):
            turn = await self._app.tables.turn(table_id, interaction.user.id)
            await self._app.part(TurnPanels).show(answer, interaction, turn)
        else:
            held = after_return(table.arrangement.timing.control)
            back = say("clock-you-are-back", time=in_hours(held)) if held else say("clock-you-are-here")
            await answer.say(back)


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(Reminders(app))
