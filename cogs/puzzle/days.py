"""The service of puzzles: they are made ahead, and their days open and close in time; and their posts."""

import asyncio
import logging
from itertools import count
from typing import Final

import discord

from bot import services
from bot.app import App
from bot.errors import StoreTrouble
from bot.puzzle import DailyPuzzle, Runner, day_of, end_of_day, look_for, run_of, runners, seed_of
from bot.table import Update
from bot.thinker import Task
from bot.thinkers import NoThought, Thinkers
from club.posts import Post
from cogs.delivery.requests import Rendered, presses_on
from cogs.delivery.scene import Destination, Scene, draw_post
from cogs.delivery.service import Delivery
from cogs.puzzle.pictures import picture_of
from cogs.puzzle.press import SolvePuzzle
from cogs.puzzle.screens import Found, closed_screen, open_screen
from cogs.readers import Readers
from games.puzzle import Puzzle

log = logging.getLogger(__name__)

PATIENCE: Final = 120.0
"""Seconds after which one game that is played for a puzzle is given up."""
MOST_GAMES: Final = 400
"""Games that are played for one puzzle; mostly the first few have one."""


class PuzzleDays:
    """Looks at the clock and makes what is missing."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._store = app.store.puzzles
        self._delivery = app.part(Delivery)
        self._thinkers = Thinkers(1, PATIENCE)
        self._timer: asyncio.Task[None] | None = None
        self._making: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Close and open what time has closed and opened meanwhile."""
        await self.look_at_clock()
        looking = services.look_regularly(
            self._app.tables.now, lambda now: end_of_day(day_of(now)), self.look_at_clock, "the puzzles"
        )
        self._timer = asyncio.create_task(looking, name="puzzles")

    def note(self, update: Update) -> None:
        """Puzzles are at no table."""

    async def catch_up(self) -> None:
        """Every process looks at the clock, and a day is opened and closed once."""

    async def stop(self) -> None:
        """End what is being made: it is made again, and the same."""
        await services.end(task for task in (self._timer, self._making) if task is not None)
        await self._thinkers.close()

    # Days

    async def look_at_clock(self) -> None:
        """Close the days that are over, open this one wherever it is wanted, and make what is missing."""
        today = day_of(self._app.tables.now())
        await self._store.close_before(today)
        is_missing = False
        for game in await self._store.wanted():
            daily = await self._store.of_day(game, today)
            if daily is not None:
                await self._store.open(daily.id)
            for day in (today, today + 1):
                is_missing = is_missing or await self._store.is_missing(game, day)
        self._delivery.look_soon()
        if is_missing and (self._making is None or self._making.done()):
            self._making = asyncio.create_task(self._make_all(), name="making puzzles")

    async def made(self) -> None:
        """Wait until nothing is being made."""
        if self._making is not None:
            await asyncio.shield(self._making)

    async def _make_all(self) -> None:
        """Today's puzzles first, then tomorrow's."""
        try:
            today = day_of(self._app.tables.now())
            async with self._app.store.try_alone("puzzles") as is_ours:
                for day in (today, today + 1) if is_ours else ():
                    for game in await self._store.wanted():
                        if await self._store.is_missing(game, day):
                            await self._make(game, day)
        except StoreTrouble:
            pass  # the store has logged it; what is missing is made when the clock is looked at again
        except Exception:
            log.exception("puzzles could not be made")

    async def _make(self, game: str, day: int) -> None:
        puzzle = await self._found(game, day)
        if puzzle is None:
            log.error("no puzzle of %s was found in %d games", game, MOST_GAMES)
            return
        await self._store.keep(game, day, puzzle)
        if day == day_of(self._app.tables.now()) and (daily := await self._store.of_day(game, day)):
            await self._store.open(daily.id)
            self._delivery.look_soon()

    async def _found(self, game: str, day: int) -> Puzzle | None:
        """The first puzzle in games that only this installation can know."""
        secret = await self._store.secret(self._app.tables.new_seed())
        for number in count():
            if number == MOST_GAMES:
                return None
            try:
                found: Puzzle | None = await self._thinkers.done(
                    Task(look_for, (game, seed_of(secret, game, day, number)))
                )
            except NoThought as failure:
                log.warning("a game of %s came to nothing: %s", game, failure)
                continue
            if found is not None:
                return found
        return None

    # Runs

    async def runners_in(self, guild_id: int, game: str) -> list[Runner]:
        """Who of a server has found the best turn of a game how many days in a row."""
        rows = await self._store.answers_to(game, guild_id=guild_id)
        names = {row["user_id"]: row["name"] for row in rows}
        answers = [(row["user_id"], row["number"], bool(row["is_best"])) for row in rows]
        return runners(names, answers, await self._store.newest_number(game))

    async def run_of(self, user_id: int, game: str) -> int:
        """How many days in a row somebody has found the best turn."""
        rows = await self._store.answers_to(game, user_id=user_id)
        best = {row["number"]: bool(row["is_best"]) for row in rows}
        newest = await self._store.newest_number(game)
        return run_of([best.get(number) for number in range(newest, 0, -1)])


class PuzzlePosts:
    """Opens puzzles for delivery, each in one channel: "puzzle:3:70"."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def open(self, subject: str, posts: list[Post]) -> "PuzzleScene | None":
        """The puzzle, if it can be read."""
        _, puzzle_id, channel_id = subject.split(":")
        daily = await self._app.store.puzzles.load(int(puzzle_id))
        return None if daily is None else PuzzleScene(self._app, daily, int(channel_id), posts)


class PuzzleScene(Scene):
    """A puzzle in a channel: one that can be solved, or its answer."""

    def __init__(self, app: App, daily: DailyPuzzle, channel_id: int, posts: list[Post]) -> None:
        super().__init__(posts)
        self._app = app
        self._daily = daily
        self._channel_id = channel_id
        self._is_closed = daily.day < day_of(app.tables.now())

    def is_open(self, post: Post) -> bool:
        """A puzzle that was deleted is posted again until its day is over."""
        return not self._is_closed

    async def destinations(self, post: Post) -> tuple[Destination, ...] | None:
        """What never stood is not posted when its day is over."""
        return None if self._is_closed else (Destination(self._channel_id),)

    async def render(self, post: Post, place_id: int, *, in_place_of_direct: bool) -> Rendered:
        """While its day lasts the question, afterwards the answer and who found it."""
        daily, guild_id = self._daily, post.wanted.guild_id
        reader = await self._app.part(Readers).in_place(guild_id, place_id)
        tally = await self._app.store.puzzles.tally(daily.id)
        picture = await picture_of(self._app, daily, tally, reader, is_solved=self._is_closed)
        if not self._is_closed:
            return await draw_post(self._app, open_screen(daily, tally, picture), reader)
        found = Found(
            tuple(await self._app.store.puzzles.finders(daily.id, guild_id)),
            tuple(await self._app.part(PuzzleDays).runners_in(guild_id, daily.game)),
        )
        return await draw_post(self._app, closed_screen(daily, tally, found, picture), reader)

    def is_it(self, post: Post, message: discord.Message) -> bool:
        """Has the message the button that solves this puzzle?"""
        return SolvePuzzle(self._daily.id) in presses_on(message)
