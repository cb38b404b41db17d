"""The key that shows a finished game as a moving picture: made once for all, then linked."""

from discord.ext import commands

from bot.app import App
from bot.errors import NotAllowed, WrongTime
from bot.recap import RecapTrouble, can_recap
from bot.takeback import moves_that_count
from cogs.answers import answering
from cogs.links import message_link
from cogs.press import AskRecap
from cogs.presses import Interaction, on_press
from cogs.recaps import Recaps
from cogs.sight import Sight
from cogs.wording import NO_RECAP
from games.message import say


class RecapKey(commands.Cog):
    """Asks the service, for those who played."""

    def __init__(self, app: App) -> None:
        self._app = app
        on_press(app, AskRecap, self._ask)

    async def _ask(self, interaction: Interaction, press: AskRecap, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            table = await self._app.part(Sight).table(interaction, press.table)
            table.seat_of(interaction.user.id)
            if not can_recap(table, self._app.tables.now()):
                raise NotAllowed(say("recap-not-here"))
            if not moves_that_count(await self._app.store.log.load(table.id)):
                raise NotAllowed(say("recap-nothing"))
            found = await self._app.part(Recaps).ask(table)
            if isinstance(found, RecapTrouble):
                raise WrongTime(NO_RECAP[found])
            if found is None:
                raise WrongTime(say("recap-not-yet"))
            link = message_link(table.guild_id, found.place_id, found.message_id)
            await answer.say(say("recap-is-here", link=link))


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(RecapKey(app))
