"""Weekly challenges in time: the service opens and closes weeks; their scoreboards are posts."""

import asyncio

import discord

from bot import services
from bot.app import App
from bot.challenge import Challenge, end_of_week, mode_of_week, standing, week_of
from bot.table import Update
from club.posts import Post
from cogs.challenge.scoreboard import scoreboard
from cogs.delivery.requests import Rendered, presses_on
from cogs.delivery.scene import Destination, Scene, draw_post
from cogs.delivery.service import Delivery
from cogs.press import PlayChallenge
from cogs.readers import Readers
from games.catalog import GAMES
from games.options import modes_of


class Weeks:
    """Looks at the clock, and lets delivery look after every game for a challenge."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._store = app.store.challenges
        self._delivery = app.part(Delivery)
        self._timer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Close and open what time has closed and opened meanwhile."""
        await self.look_at_clock()
        looking = services.look_regularly(
            self._app.tables.now, end_of_week, self.look_at_clock, "the weekly challenges"
        )
        self._timer = asyncio.create_task(looking, name="weekly challenges")

    def note(self, update: Update) -> None:
        """A game for a challenge has begun, gone on or ended."""
        if update.after.arrangement.contest:
            self._delivery.look_soon()

    async def catch_up(self) -> None:
        """Every process looks at the clock, and a week is opened and closed once."""

    async def stop(self) -> None:
        """Look at the clock no more."""
        if self._timer is not None:
            await services.end([self._timer])

    async def look_at_clock(self) -> None:
        """Close the weeks that are over, and open this one wherever it is wanted."""
        now = self._app.tables.now()
        for challenge_id in await self._store.ended(now):
            await self._store.close(challenge_id)
        for guild_id, channel_id in await self._store.homes_without(end_of_week(now)):
            await self.open(guild_id, channel_id)
        self._delivery.look_soon()

    async def open(self, guild_id: int, channel_id: int) -> None:
        """Draw this week's seed for a server, unless it has one."""
        now = self._app.tables.now()
        played = [game for game in GAMES.values() if 1 in game.seats]
        modes = [(game.key, mode) for game in played for mode in modes_of(game, 1)]
        game, mode = mode_of_week(modes, week_of(now))
        seed = self._app.tables.new_seed()
        await self._store.open(guild_id, channel_id, end_of_week(now), game, mode, seed)


class ScoreboardPosts:
    """Opens weeks for delivery: "challenge:3"."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def open(self, subject: str, posts: list[Post]) -> "ScoreboardScene | None":
        """The week as it stands now."""
        challenge = await self._app.store.challenges.load(int(subject.rpartition(":")[2]))
        return None if challenge is None else ScoreboardScene(self._app, challenge, posts)


class ScoreboardScene(Scene):
    """A week with its scoreboard."""

    def __init__(self, app: App, challenge: Challenge, posts: list[Post]) -> None:
        super().__init__(posts)
        self._app = app
        self._challenge = challenge

    def channel_id(self, post: Post) -> int:
        """Moderators may choose another channel in the middle of a week."""
        return self._challenge.channel_id

    def is_open(self, post: Post) -> bool:
        """A scoreboard that was deleted is posted again until its week is over."""
        return not self._challenge.is_closed

    async def destinations(self, post: Post) -> tuple[Destination, ...] | None:
        """The channel of the server's challenges; what never stood is not posted when its week is over."""
        return None if self._challenge.is_closed else (Destination(self._challenge.channel_id),)

    async def render(self, post: Post, place_id: int, *, in_place_of_direct: bool) -> Rendered:
        """How all did."""
        reader = await self._app.part(Readers).in_place(self._challenge.guild_id, place_id)
        tries = await self._app.store.challenges.tries(self._challenge.id)
        return await draw_post(self._app, scoreboard(self._challenge, standing(tries)), reader)

    def is_it(self, post: Post, message: discord.Message) -> bool:
        """Has the message the button that plays this week's game?"""
        return PlayChallenge(self._challenge.id) in presses_on(message)
