"""/puzzle: solving today's, looking at runs, and where moderators want one every day."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.draft import Turn, completed
from bot.errors import NotAllowed, WrongTime
from bot.practice import What, check_practised
from bot.puzzle import PLAYED, Answered, DailyPuzzle, answered, day_of, turn_of
from bot.table import DIRECT
from cogs.answers import Answer, answering
from cogs.lobby.permissions import check_permissions
from cogs.practice import Practices
from cogs.press import UnreadablePress
from cogs.presses import Interaction, on_press
from cogs.puzzle.days import PuzzleDays
from cogs.puzzle.pictures import picture_of
from cogs.puzzle.press import AnswerPuzzle, ReadRuns, SolvePuzzle
from cogs.puzzle.screens import (
    answer_screen,
    cover_screen,
    panel_lines,
    runs_screen,
    told_screen,
    which_screen,
)
from cogs.readers import is_about
from cogs.screen import Screen, parted
from cogs.settings import checked_channel
from cogs.slash import said, slash
from games.catalog import GAMES
from games.errors import BadOption
from games.message import Said, say

GAME_CHOICES = [app_commands.Choice(name=GAMES[key].title, value=key) for key in PLAYED]


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class Puzzles(
    commands.GroupCog, group_name=said("command-puzzle"), group_description=said("command-puzzle-about")
):
    """One answer a day and puzzle for everybody, which only they see."""

    asks_itself = True

    def __init__(self, app: App) -> None:
        self._app = app
        self._store = app.store.puzzles
        on_press(app, SolvePuzzle, self._press_solve)
        on_press(app, AnswerPuzzle, self._press_answer)
        on_press(app, ReadRuns, self._press_runs)
        app.part(Practices).add(What.PUZZLE, self)

    # Solving

    @slash("puzzle-today")
    @app_commands.choices(game=GAME_CHOICES)
    async def today_command(self, interaction: Interaction, game: str | None = None) -> None:
        """Today's puzzle of this server, or which one of several."""
        async with answering(interaction, fresh=True) as answer:
            await self._app.part(PuzzleDays).look_at_clock()
            today = day_of(self._app.tables.now())
            found = await self._store.open_in(interaction.guild_id or DIRECT, today)
            fitting = [daily for daily in found if game in (None, daily.game)]
            if not fitting:
                raise WrongTime(say("puzzle-none"))
            if len(fitting) > 1:
                await answer.show(which_screen(fitting))
                return
            await self._show(answer, interaction, fitting[0])

    async def _press_solve(self, interaction: Interaction, press: SolvePuzzle, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            await self._show(answer, interaction, await self._open(press.puzzle))

    async def _open(self, puzzle_id: int) -> DailyPuzzle:
        """The puzzle, if it is one of today; of others nobody is told that they are there."""
        daily = await self._store.load(puzzle_id)
        if daily is None or daily.number is None:
            raise UnreadablePress
        if daily.day != day_of(self._app.tables.now()):
            raise WrongTime(say("puzzle-over"))
        return daily

    async def _show(self, answer: Answer, interaction: Interaction, daily: DailyPuzzle) -> None:
        """The puzzle, or how the one answer did."""
        run = await self._app.part(PuzzleDays).run_of(interaction.user.id, daily.game)
        known = await self._store.answer_of(daily.id, interaction.user.id)
        if known is not None:
            await answer.show(told_screen(daily, known, run))
            return
        tally, reader = await self._store.tally(daily.id), await answer.reader()
        await answer.show(cover_screen(daily, await picture_of(self._app, daily, tally, reader, run=run)))

    # In the panel

    async def turn(self, interaction: Interaction, number: int) -> Turn:
        """The turn as drafted by somebody who has not answered yet."""
        daily = await self._open(number)
        user = interaction.user
        if await self._store.answer_of(daily.id, user.id) is not None:
            raise NotAllowed(say("puzzle-answered"))
        steps = await self._app.store.practice.load(daily.mark, user.id)
        turn = turn_of(daily, user.id, *steps)
        is_about(interaction, turn.table)  # so that the seat is "you"
        return turn

    def around(self, number: int, turn: Turn, screen: Screen) -> Screen:
        """A screen of the game's panel that says what it is."""
        return panel_lines(screen)

    def refusal(self, number: int, turn: Turn, *texts: str) -> Said:
        """Every move may be tried."""
        return ""

    def is_whole(self, number: int, turn: Turn) -> bool:
        """A turn is whole when it can go on no more."""
        return False

    async def complete(self, answer: Answer, interaction: Interaction, number: int, *texts: str) -> None:
        """Before a whole turn is the answer, it is asked for."""
        daily, turn = await self._open(number), await self.turn(interaction, number)
        completed(turn, *texts)
        await self._app.part(Practices).show_screen(
            answer, daily.mark, turn, answer_screen(daily, turn, *texts)
        )

    async def _press_answer(self, interaction: Interaction, press: AnswerPuzzle, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            daily, turn = await self._open(press.puzzle), await self.turn(interaction, press.puzzle)
            check_practised(turn, press.step)
            texts = parted(press.text)
            completed(turn, *texts)
            whole = turn.after(*texts)
            points, is_best = answered(daily, whole)
            user, now = interaction.user, self._app.tables.now()
            given = Answered(
                user_id=user.id,
                name=user.display_name,
                points=points,
                is_best=is_best,
                steps=whole.steps,
                guild_id=interaction.guild_id or DIRECT,
                at=now,
            )
            if not await self._store.keep_answer(daily.id, day_of(now), given):
                raise NotAllowed(say("puzzle-answered"))
            run = await self._app.part(PuzzleDays).run_of(user.id, daily.game)
            await answer.show(told_screen(daily, given, run))

    # Runs

    @slash("puzzle-board")
    @app_commands.choices(game=GAME_CHOICES)
    async def board_command(self, interaction: Interaction, game: str) -> None:
        """Who has found the best turn how many days in a row."""
        async with answering(interaction, fresh=True) as answer:
            await answer.show(await self._runs(interaction, game))

    async def _press_runs(self, interaction: Interaction, press: ReadRuns, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            if press.game not in PLAYED:
                raise UnreadablePress
            await answer.show(await self._runs(interaction, press.game))

    async def _runs(self, interaction: Interaction, game: str) -> Screen:
        days = self._app.part(PuzzleDays)
        found = await days.runners_in(interaction.guild_id or DIRECT, game)
        return runs_screen(game, found, await days.run_of(interaction.user.id, game))

    # The moderators' part

    @slash("puzzle-setup")
    @app_commands.choices(game=GAME_CHOICES)
    async def setup_command(self, interaction: Interaction, game: str) -> None:
        """A puzzle of this game stands in this channel every day from now on."""
        async with answering(interaction, fresh=True) as answer:
            checked_channel(interaction)
            if isinstance(interaction.channel, discord.Thread):
                raise BadOption(say("puzzle-not-in-thread"))
            check_permissions(interaction.app_permissions, in_thread=False)
            await self._store.keep_home(interaction.guild_id or DIRECT, interaction.channel_id or 0, game)
            await self._app.part(PuzzleDays).look_at_clock()
            await answer.say(say("puzzle-set-up", game=GAMES[game].title))

    @slash("puzzle-stop")
    @app_commands.choices(game=GAME_CHOICES)
    async def stop_command(self, interaction: Interaction, game: str | None = None) -> None:
        """Today's goes on to its end; no other follows in this channel."""
        async with answering(interaction, fresh=True) as answer:
            checked_channel(interaction)
            wanted = await self._store.wanted(interaction.channel_id or 0)
            stopped = [each for each in wanted if game in (None, each)]
            if not stopped:
                raise BadOption(say("puzzle-none-here"))
            await self._store.remove_homes(interaction.channel_id or 0, *stopped)
            await answer.say(say("puzzle-stopped", games=tuple(GAMES[each].title for each in stopped)))


async def setup(app: App) -> None:
    """Add the commands."""
    await app.add_cog(Puzzles(app))
