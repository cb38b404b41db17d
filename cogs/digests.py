"""Digests: once a day, a player who wants it gets a direct message with all turns that wait."""

import asyncio
from contextlib import suppress
from typing import Final

import discord

from bot.app import App
from bot.clocks.lengths import MINUTE, SECOND
from bot.digest import digest_due
from bot.errors import StoreTrouble
from bot.stamps import stamp
from bot.table import Table, Update
from club.posts import Post
from cogs.delivery.requests import Rendered, presses_on
from cogs.delivery.scene import Destination, Scene
from cogs.delivery.service import Delivery
from cogs.layout import beneath
from cogs.links import board_link
from cogs.press import OpenWaiting
from cogs.readers import Readers
from cogs.screen import Key, Style, item
from cogs.sight import Sight
from cogs.wording import since, title_of
from games.message import Message, say

EVERY: Final = MINUTE
MOST_LISTED: Final = 15


class Digests:
    """Looks at the clock every minute, in the process that direct messages come to."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._timer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Wait for the next minute."""
        self._timer = asyncio.create_task(self._run(), name="digests")

    def note(self, update: Update) -> None:
        """No move makes a digest due."""

    async def catch_up(self) -> None:
        """Delivery goes on with what was wanted."""

    async def stop(self) -> None:
        """Want none any more."""
        if self._timer is not None:
            self._timer.cancel()
            await asyncio.gather(self._timer, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY / SECOND)
            with suppress(StoreTrouble):  # the store has logged it, and the clock is looked at again
                await self.look_at_clock()

    async def look_at_clock(self) -> None:
        """Want posted what is due by now; the newest row of a player says which day they had."""
        if not self._app.own_shards.hold_direct:
            return
        store = self._app.store
        for user_id in await store.players.with_digest():
            wanted = digest_due(user_id, await store.players.load(user_id), self._app.wall.now())
            if wanted is not None and await store.posts.insert_newest(wanted):
                self._app.part(Delivery).call_for(wanted.guild_id, wanted.subject)


class DigestPosts:
    """Opens digests for delivery."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def open(self, subject: str, posts: list[Post]) -> "DigestScene":
        """What waits for one player."""
        return DigestScene(self._app, int(subject.partition(":")[2]), posts)


class DigestScene(Scene):
    """A player with the tables that wait for them."""

    def __init__(self, app: App, user_id: int, posts: list[Post]) -> None:
        super().__init__(posts)
        self._app = app
        self._user_id = user_id
        self._waiting: list[Table] = []

    async def destinations(self, post: Post) -> tuple[Destination, ...] | None:
        """Direct messages, if the player still wants it and something waits that they may see."""
        if (await self._app.store.players.load(self._user_id)).digest_hour is None:
            return None
        found = await self._app.tables.load_each(await self._app.store.tables.waiting_for(self._user_id))
        sight = self._app.part(Sight)
        self._waiting = [table for table in found if await sight.shown_to(self._user_id, table)]
        return (Destination(user_id=self._user_id),) if self._waiting else None

    async def render(self, post: Post, place_id: int, *, in_place_of_direct: bool) -> Rendered:
        """The tables that wait, each with its link and its time."""
        lines = [item(await self._line(table)) for table in self._waiting[:MOST_LISTED]]
        reader = await self._app.part(Readers).of_player(self._waiting[0], self._user_id)
        take = Key(say("digest-take"), _press_on(post), Style.GO)
        return Rendered(
            text=reader.read_all((say("digest-head", tables=len(self._waiting)), *lines)),
            view=beneath(self._app, (take,), reader),
        )

    async def _line(self, table: Table) -> Message:
        where = board_link(table, await self._app.store.posts.showing(table.id))
        turn = await self._app.tables.turn_time(table, table.seat_of(self._user_id))
        if turn is None or turn.control.is_relaxed:
            return say("panel-waiting-table", title=title_of(table), link=where, since=since(table))
        return say("digest-table", title=title_of(table), link=where, due=stamp(turn.deadline, "R"))

    def is_it(self, post: Post, message: discord.Message) -> bool:
        """Has the message the button of that player and day?"""
        return _press_on(post) in presses_on(message)


def _press_on(post: Post) -> OpenWaiting:
    _, user_id, day = post.key.split(":")
    return OpenWaiting(int(user_id), day)
