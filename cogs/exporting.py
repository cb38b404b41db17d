"""/export: a table that is over as files, to be replayed elsewhere."""

from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.errors import WrongTime
from bot.export import exported
from bot.table import Table
from bot.watching import check_watches
from cogs import wording
from cogs.answers import answering
from cogs.finding import choose_ended_table, find_table
from cogs.presses import Interaction
from cogs.screen import Attachment, Screen
from cogs.slash import slash
from games.message import say


class Exporting(commands.Cog):
    """Private answers; they change nothing."""

    def __init__(self, app: App) -> None:
        self._app = app

    @slash("export")
    async def export_command(self, interaction: Interaction, table: int | None = None) -> None:
        """Both files at once."""
        async with answering(interaction, fresh=True) as answer:
            found = await find_table(self._app, interaction, table)
            check_watches(found, interaction.user.id)
            self._check_open_to_all(found)
            files = exported(found, await self._app.store.log.load(found.id))
            rows = tuple(Attachment(name, content) for name, content in files)
            await answer.show(Screen((wording.heading(found), say("export-files")), rows))

    def _check_open_to_all(self, table: Table) -> None:
        """Refuse a table whose seed and hidden moves nobody may know yet."""
        if not table.has_ended:
            raise WrongTime(say("export-later"))
        if table.hides_seed(now := self._app.tables.now()):
            raise WrongTime(wording.fairness_line(table, now))

    @export_command.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await choose_ended_table(self._app, interaction, typed)


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(Exporting(app))
