"""The scoreboard service: weeks are opened and closed in time, and every standing is shown where it belongs.

Every step is kept before the next one is taken, so that a bot killed between any two of them goes on from
there: a scoreboard that may have arrived is looked for, one that was moved is taken away.
"""

import asyncio
from functools import partial

from msgspec.structs import replace

from bot.app import App
from bot.challenge import Challenge, end_of_week, mode_of_week, standing, week_of
from bot.store.challenges import Scoreboard
from bot.table import Update
from cogs.challenge.scoreboard import scoreboard
from cogs.layout import Reply, draw
from cogs.posts import take_away
from cogs.press import PlayChallenge
from cogs.readers import Readers
from cogs.standing import Notice, brought_up, look_again_and_again
from cogs.table_workers import TableWorkers
from games.catalog import GAMES
from games.options import modes_of


class Scoreboards:
    """Looks at the clock, and after every game at the standing; newest version wins."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._store = app.store.challenges
        self._workers = TableWorkers(app.store.claims, "scoreboard", self._work, "not shown", of="challenge")
        self._timer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Close and open what time has closed and opened meanwhile, and show what was kept but not shown."""
        await self.look_at_clock()
        await self._workers.start(await self._store.unshown())
        self._timer = asyncio.create_task(
            look_again_and_again(self._app, end_of_week, self.look_at_clock, "the weeks"),
            name="weekly challenges",
        )

    def note(self, update: Update) -> None:
        """A game for a challenge has begun, gone on or ended."""
        if contest := update.after.arrangement.contest:
            self._workers.want(contest.challenge)

    async def catch_up(self) -> None:
        """Show what another process has left."""
        self._workers.want_left(await self._store.unshown())

    async def stop(self) -> None:
        """Finish what is being shown."""
        if self._timer is not None:
            self._timer.cancel()
            await asyncio.gather(self._timer, return_exceptions=True)
        await self._workers.stop()

    def want(self, challenge_id: int) -> None:
        """Show this standing soon."""
        self._workers.want(challenge_id)

    async def shown(self, challenge_id: int) -> None:
        """Wait until nothing of this week is left to show."""
        await self._workers.done(challenge_id)

    # Weeks

    async def look_at_clock(self) -> None:
        """Close the weeks that are over, and open this one wherever it is wanted."""
        now = self._app.tables.now()
        for challenge_id in await self._store.ended(now):
            await self._store.close(challenge_id)
            self.want(challenge_id)
        for guild_id, channel_id in await self._store.homes_without(end_of_week(now)):
            await self.open(guild_id, channel_id)

    async def open(self, guild_id: int, channel_id: int) -> Challenge | None:
        """Draw this week's seed for a server, unless it has one."""
        now = self._app.tables.now()
        played = [game for game in GAMES.values() if 1 in game.seats]
        modes = [(game.key, mode) for game in played for mode in modes_of(game, 1)]
        game, mode = mode_of_week(modes, week_of(now))
        seed = self._app.tables.new_seed()
        await self._store.open(guild_id, channel_id, end_of_week(now), game, mode, seed)
        challenge = await self._store.current(guild_id, now)
        if challenge is not None:
            self.want(challenge.id)
        return challenge

    # Scoreboards

    async def _work(self, challenge_id: int) -> None:
        challenge = await self._store.load(challenge_id)
        if challenge is None:
            return
        board = await self._past_taken_away(challenge, await self._store.scoreboard(challenge_id))
        if board.shown_version >= challenge.version:
            return
        notice = Notice(
            guild_id=challenge.guild_id,
            press=PlayChallenge(challenge.id),
            nonce=f"challenge-{challenge.id}-{challenge.version}",
            may_be_posted=not challenge.is_closed,
            drawn=partial(self._drawn, challenge),
            keep=partial(self._keep, challenge),
        )
        board = await brought_up(self._app, notice, board)
        await self._keep(challenge, replace(board, shown_version=challenge.version))

    async def _past_taken_away(self, challenge: Challenge, board: Scoreboard) -> Scoreboard:
        if board.past_channel_id is None or board.past_message_id is None:
            return board
        await take_away(self._app, board.past_channel_id, board.past_message_id)
        return await self._keep(challenge, replace(board, past_channel_id=None, past_message_id=None))

    async def _drawn(self, challenge: Challenge, board: Scoreboard) -> Reply:
        reader = await self._app.part(Readers).in_place(challenge.guild_id, board.channel_id)
        screen = scoreboard(challenge, standing(await self._store.tries(challenge.id)))
        return draw(self._app, screen, reader)

    async def _keep(self, challenge: Challenge, board: Scoreboard) -> Scoreboard:
        await self._store.keep_scoreboard(challenge.id, board)
        return board
