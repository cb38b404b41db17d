"""Hints: what a sharp player would do from what is drafted, told in the private panel of whoever asks."""

from discord.ext import commands

from bot.app import App
from bot.draft import Turn
from bot.errors import NotAllowed, WrongTime
from bot.hints import may_have_hints, question_about
from bot.thinkers import NoThought
from cogs.answers import answering
from cogs.press import AskHint
from cogs.presses import Interaction, on_press
from cogs.screen import in_one
from cogs.services import thinkers_of
from cogs.turn import TurnPanels
from games.message import Said, say


class Hints(commands.Cog):
    """Asks those who think; everybody has one question at a time."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._asking: set[int] = set()
        on_press(app, AskHint, self._hint)

    async def _hint(self, interaction: Interaction, press: AskHint, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            panels, user_id = self._app.part(TurnPanels), interaction.user.id
            turn = await panels.current(answer, interaction, press)
            if turn is None:
                return
            if turn.table.arrangement.rated:
                raise NotAllowed(say("hint-not-rated"))
            if not may_have_hints(turn):
                raise NotAllowed(say("hint-not-here"))
            if user_id in self._asking:
                raise WrongTime(say("hint-thinking"))
            self._asking.add(user_id)
            try:
                await panels.show(answer, interaction, turn, hint=say("hint-coming"))
                hint = await self._best(turn)
            finally:
                self._asking.discard(user_id)
            # It takes a moment, in which anything may have happened.
            if turn := await panels.current(answer, interaction, press):
                await panels.show(answer, interaction, turn, hint=hint)

    async def _best(self, turn: Turn) -> Said:
        try:
            best = (await self._app.part(thinkers_of).plans(question_about(turn)))[0]
        except NoThought as failure:
            raise WrongTime(say("hint-none")) from failure
        texts = map(turn.table.game.write_move, best.moves)
        told = [each.foretold for each in turn.after(*texts).attempts[len(turn.steps) :]]
        return in_one(say("hint-head"), *told, best.why)


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(Hints(app))
