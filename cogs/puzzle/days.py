"""The service of puzzles: they are made ahead, days open and close in time, and messages show how it is.

Every step is kept before the next one is taken. While a day lasts its message changes calmly, once a
minute at most; when it ends, at once.
"""

import asyncio
import logging
from functools import partial
from itertools import count
from typing import Final

import discord
from msgspec.structs import replace

from bot.app import App
from bot.errors import StoreTrouble
from bot.puzzle import DailyPuzzle, Runner, day_of, end_of_day, look_for, run_of, runners, seed_of
from bot.store.puzzles import PuzzlePost
from bot.table import Update
from bot.thinker import Task
from bot.thinkers import NoThought, Thinkers
from cogs.layout import Reply, draw
from cogs.posts import is_closed
from cogs.puzzle.pictures import picture_of
from cogs.puzzle.press import SolvePuzzle
from cogs.puzzle.screens import Found, closed_screen, open_screen
from cogs.readers import Readers
from cogs.standing import Notice, brought_up, look_again_and_again
from cogs.table_workers import TableWorkers
from games.puzzle import Puzzle

log = logging.getLogger(__name__)

PATIENCE: Final = 120.0
"""Seconds after which one game that is played for a puzzle is given up."""
MOST_GAMES: Final = 400
"""Games that are played for one puzzle; mostly the first few have one."""


class PuzzleDays:
    """Looks at the clock, makes what is missing, and shows what was kept; newest version wins."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._store = app.store.puzzles
        self._workers = TableWorkers(app.store.claims, "puzzle", self._work, "not shown", of="post")
        self._thinkers = Thinkers(1, PATIENCE)
        self._timer: asyncio.Task[None] | None = None
        self._making: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Close and open what time has closed and opened meanwhile, and show what was kept but not shown."""
        await self.look_at_clock()
        await self._workers.start(await self._store.unshown())
        self._timer = asyncio.create_task(
            look_again_and_again(self._app, lambda now: end_of_day(day_of(now)), self.tend, "the puzzles"),
            name="puzzles",
        )

    def note(self, update: Update) -> None:
        """Puzzles are at no table."""

    async def catch_up(self) -> None:
        """Show what another process has left."""
        self._workers.want_left(await self._store.unshown())

    async def stop(self) -> None:
        """Finish what is being shown; what is being made is made again, and the same."""
        tasks = [task for task in (self._timer, self._making) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.stop()
        await self._thinkers.close()

    async def shown(self) -> None:
        """Wait until everything is shown that can be."""
        for post_id in await self._store.unshown():
            self._workers.want(post_id)
            await self._workers.done(post_id)

    # Days

    async def tend(self) -> None:
        """Every now and then: what time has changed, and how many have answered meanwhile."""
        await self.look_at_clock()
        for post_id in await self._store.unshown():
            self._workers.want(post_id)

    async def look_at_clock(self) -> None:
        """Close the days that are over, open this one wherever it is wanted, and make what is missing."""
        today = day_of(self._app.tables.now())
        changed = await self._store.close_before(today)
        is_missing = False
        for game in await self._store.wanted():
            daily = await self._store.of_day(game, today)
            if daily is not None:
                changed += await self._store.open(daily.id)
            for day in (today, today + 1):
                is_missing = is_missing or await self._store.is_missing(game, day)
        for post_id in changed:
            self._workers.want(post_id)
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
            for post_id in await self._store.open(daily.id):
                self._workers.want(post_id)

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

    # Messages

    async def _work(self, post_id: int) -> None:
        post = await self._store.post(post_id)
        if post is None or post.shown_version >= post.version:
            return
        daily = await self._store.load(post.puzzle_id)
        if daily is None:  # it cannot be read; its message stays as it is
            await self._keep(replace(post, shown_version=post.version))
            return
        try:
            shown = await brought_up(self._app, self._notice(daily, post), post)
        except discord.HTTPException as failure:
            if not is_closed(failure):
                raise
            # A channel that is gone or closed to us hears of this day no more; the next one is tried again.
            log.info("post=%d cannot be shown: %s", post.id, failure)
            shown = post
        await self._keep(replace(shown, shown_version=post.version))

    def _notice(self, daily: DailyPuzzle, post: PuzzlePost) -> Notice[PuzzlePost]:
        return Notice(
            guild_id=post.guild_id,
            press=SolvePuzzle(daily.id),
            nonce=f"puzzle-{post.id}-{post.version}",
            may_be_posted=not post.is_closed,
            drawn=partial(self._drawn, daily),
            keep=self._keep,
        )

    async def _drawn(self, daily: DailyPuzzle, post: PuzzlePost) -> Reply:
        """A puzzle that can be solved, or its answer."""
        reader = await self._app.part(Readers).in_place(post.guild_id, post.channel_id)
        tally = await self._store.tally(daily.id)
        picture = await picture_of(self._app, daily, tally, reader, is_solved=post.is_closed)
        if not post.is_closed:
            screen = open_screen(daily, tally, picture)
        else:
            found = Found(
                tuple(await self._store.finders(daily.id, post.guild_id)),
                tuple(await self.runners_in(post.guild_id, daily.game)),
            )
            screen = closed_screen(daily, tally, found, picture)
        async with self._app.long_work:
            return draw(self._app, screen, reader)

    async def _keep(self, post: PuzzlePost) -> PuzzlePost:
        await self._store.keep_post(post)
        return post

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
