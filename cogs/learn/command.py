"""/learn: a private lesson for each game, taken in the turn panel of the game itself."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.draft import Turn
from bot.errors import NotAllowed, StaleButton
from bot.lesson import (
    Task,
    after,
    check_there,
    is_done,
    lessons,
    next_task,
    refusal,
    task_of,
    turn_at,
    turned_to,
)
from bot.practice import What
from cogs.answers import Answer, answering
from cogs.learn.press import OpenLesson, PlayLearnt, TurnTo
from cogs.learn.screens import done_screen, end_screen, lessons_screen, step_screen
from cogs.lobby.opening import Opening
from cogs.panel_message import shown_rows
from cogs.practice import Practices
from cogs.press import UnreadablePress
from cogs.presses import Interaction, on_press
from cogs.readers import is_about
from cogs.screen import Picture, Screen
from cogs.slash import slash
from games.api import Game
from games.catalog import GAMES
from games.message import Said, say

LESSON_CHOICES = [app_commands.Choice(name=GAMES[key].title, value=key) for key in lessons()]


class Learning(commands.Cog):
    """Shows somebody a lesson where they are in it; what they do there is seen and kept for them alone."""

    asks_itself = False

    def __init__(self, app: App) -> None:
        self._app = app
        self._store = app.store
        self._practices = app.part(Practices)
        self._practices.add(What.LESSON, self)
        on_press(app, OpenLesson, self._open)
        on_press(app, TurnTo, self._turn_to)
        on_press(app, PlayLearnt, self._play)

    @slash("learn")
    @app_commands.choices(game=LESSON_CHOICES)
    async def learn_command(self, interaction: Interaction, game: str | None = None) -> None:
        """The lesson of a game, or the list of them."""
        async with answering(interaction, fresh=True) as answer:
            if game is None:
                await answer.show(lessons_screen(await self._store.lessons.all(interaction.user.id)))
            else:
                await self._show(answer, interaction, _game(game))

    async def _open(self, interaction: Interaction, press: OpenLesson, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            await self._show(answer, interaction, _game(press.game))

    async def _turn_to(self, interaction: Interaction, press: TurnTo, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            game, user_id = _game(press.game), interaction.user.id
            progress = await self._store.lessons.load(user_id, game.key)
            try:
                then = turned_to(progress, press.step, press.to)
            except StaleButton as stale:
                await self._show(answer, interaction, game, stale.said)
                return
            if task := next_task(game, then):
                await self._store.practice.keep(task.mark, user_id, ())
            await self._store.lessons.keep(user_id, game.key, then)
            await self._show(answer, interaction, game)

    async def _play(self, interaction: Interaction, press: PlayLearnt, values: list[str]) -> None:
        """A table here, against a bot player, in place of the lesson."""
        async with answering(interaction, fresh=False) as answer:
            if interaction.guild_id is None:
                raise NotAllowed(say("learn-end-elsewhere"))
            await self._app.part(Opening).play_against_bots(answer, interaction, _game(press.game))

    async def _show(
        self, answer: Answer, interaction: Interaction, game: Game[Any, Any], note: Said = ""
    ) -> None:
        """What is to be done next, or the end."""
        progress = await self._store.lessons.load(interaction.user.id, game.key)
        if task := next_task(game, progress):
            turn = await self._turn_at(interaction, task)
            await self._practices.show(answer, task.mark, turn, note=note)
        else:
            can_play = interaction.guild_id is not None
            await answer.show(end_screen(game, progress, can_play=can_play))

    async def _turn_at(self, interaction: Interaction, task: Task) -> Turn:
        user = interaction.user
        steps = await self._store.practice.load(task.mark, user.id)
        turn = turn_at(task, user.id, user.display_name, *steps)
        is_about(interaction, turn.table)
        return turn

    # What a step is, for whoever practises it

    async def turn(self, interaction: Interaction, number: int) -> Turn:
        """The turn of a step, if the learner is there."""
        task = _task(number)
        check_there(await self._store.lessons.load(interaction.user.id, task.game.key), task.number)
        return await self._turn_at(interaction, task)

    def around(self, number: int, turn: Turn, screen: Screen) -> Screen:
        """The screen with what is to be done."""
        return step_screen(_task(number), screen)

    def refusal(self, number: int, turn: Turn, *texts: str) -> Said:
        """Why these moves are not what the step asks; empty if they are."""
        return refusal(_task(number), turn, *texts)

    def is_whole(self, number: int, turn: Turn) -> bool:
        """Has all of the step been done?"""
        return is_done(_task(number), turn)

    async def complete(self, answer: Answer, interaction: Interaction, number: int, *texts: str) -> None:
        """The step is done: one has come further, and is told what came of it."""
        task, user_id = _task(number), interaction.user.id
        turn = (await self.turn(interaction, number)).after(*texts)
        progress = await self._store.lessons.load(user_id, task.game.key)
        await self._store.lessons.keep(user_id, task.game.key, after(progress, task))
        await self._store.practice.keep(task.mark, user_id, ())
        language = (await answer.reader()).language
        has_text = (await self._store.players.load(user_id)).text_boards
        pictured = Screen((), picture=Picture.DRAFT if task.step.builds else Picture.PRIVATE)
        drawn = await shown_rows(self._app, turn, pictured, language, has_text=has_text)
        await answer.show(done_screen(task, turn, drawn))


def _game(key: str) -> Game[Any, Any]:
    """The game of a lesson; a key of another release may name one that there is not."""
    if key not in lessons():
        raise UnreadablePress
    return GAMES[key]


def _task(number: int) -> Task:
    """The step that a press means."""
    if (task := task_of(number)) is None:
        raise UnreadablePress
    return task


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(Learning(app))
