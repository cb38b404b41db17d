"""/vote: what all who play may agree on, besides taking a turn back."""

from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.pause import MOST_AT_A_TIME
from bot.question import REFUSES
from bot.stewards import LONGEST_REASON
from bot.table import Table, Update
from cogs import wording
from cogs.answers import Answer, answering
from cogs.finding import choose_table, find_table
from cogs.presses import Interaction
from cogs.slash import said, slash
from games.message import say

Days = app_commands.Range[int, 1, MOST_AT_A_TIME]
Reason = app_commands.Range[str, 1, LONGEST_REASON]


class Votes(commands.GroupCog, group_name=said("command-vote"), group_description=said("command-vote-about")):
    """Asks the others; they answer on the board and on their pings."""

    def __init__(self, app: App) -> None:
        self._app = app

    @slash("vote-end")
    async def end_command(self, interaction: Interaction, table: int | None = None) -> None:
        """The game ends without a winner."""
        async with answering(interaction, fresh=True) as answer:
            found = await self._table(interaction, table)
            self._app.pace.note(interaction.user.id)
            await _tell(answer, await self._app.tables.ask_to_end(found.id, interaction.user.id))

    @slash("vote-pause")
    async def pause_command(
        self, interaction: Interaction, days: Days, reason: Reason, table: int | None = None
    ) -> None:
        """Nobody's time runs for a while."""
        async with answering(interaction, fresh=True) as answer:
            found = await self._table(interaction, table)
            self._app.pace.note(interaction.user.id)
            update = await self._app.tables.ask_to_pause(found.id, interaction.user.id, days, reason)
            await _tell(answer, update)

    @slash("vote-withdraw")
    async def withdraw_command(self, interaction: Interaction, table: int | None = None) -> None:
        """Whoever asked thinks better of it."""
        async with answering(interaction, fresh=True) as answer:
            found = await self._table(interaction, table)
            await _tell(answer, await self._app.tables.answer(found.id, interaction.user.id, REFUSES))

    async def _table(self, interaction: Interaction, table_id: int | None) -> Table:
        return await find_table(self._app, interaction, table_id)

    @end_command.autocomplete("table")
    @pause_command.autocomplete("table")
    @withdraw_command.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await choose_table(self._app, interaction, typed)


async def _tell(answer: Answer, update: Update) -> None:
    """What is asked now, or what came of it."""
    if update.after.question is not None:
        await answer.say(wording.question_line(update.after))
    else:
        await answer.say(say("people-done", told=wording.entry_line(update.entries[-1])))


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(Votes(app))
