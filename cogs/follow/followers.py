"""The service that tells those who follow: it hears what happens, and sends direct messages, calmly.

Whom and what follows from what was kept: who follows, how far they were told, and the tables' logs. A table
that nobody follows costs a look into two sets.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final

import discord

from bot.app import App
from bot.clocks.lengths import HOUR, MINUTE, SECOND
from bot.errors import StoreTrouble
from bot.following import (
    CALM,
    GATHERING,
    Following,
    News,
    Spectator,
    Tells,
    has_news,
    is_closed,
    may_be_told,
    news_of,
    when_told,
)
from bot.preferences import Ping
from bot.running import in_ms
from bot.table import Table, Update
from cogs.delivery.requests import has_key
from cogs.follow.words import keys_on, news_in_words
from cogs.layout import beneath
from cogs.links import board_link, card_link
from cogs.posts import CANNOT_LOOK, look_for
from cogs.readers import Readers
from cogs.servers import Servers
from cogs.sight import Sight
from cogs.table_workers import TableWorkers

log = logging.getLogger(__name__)

LONGEST_SLEEP: Final = HOUR


class Followers:
    """Everybody who follows something, table by table."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._store = app.store.followings
        self._workers = TableWorkers(app.store.claims, "followers", self._work, "its followers are not told")
        self._tables: frozenset[int] = frozenset()
        self._people: frozenset[tuple[int, int]] = frozenset()
        """Members whom somebody follows, each with the server."""
        self._due: dict[int, int] = {}
        """When which table is to be looked at."""
        self._caught_up = 0
        self._woken = asyncio.Event()
        self._timer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Know who is followed; tell what was not told as soon as the bot knows its servers."""
        await self.learn()
        self._app.when_ready.append(self._catch_up)
        self._timer = asyncio.create_task(self._run(), name="followers")

    async def _catch_up(self) -> None:
        with suppress(StoreTrouble):  # the store has logged it; the next turn is another chance
            for table_id in await self._store.not_told():
                self._workers.want(table_id)

    async def learn(self) -> None:
        """Read anew what is followed, after that has changed."""
        self._tables, self._people = await self._store.followed()

    def note(self, update: Update) -> None:
        """A table has changed: look at it when quick turns have come together, or at once if it is over."""
        table = update.after
        if self._is_followed(table) and has_news(update):
            now = self._app.wall.now()
            self._look_at(table.id, now if is_closed(table) else now + GATHERING)

    def _is_followed(self, table: Table) -> bool:
        if table.id in self._tables:
            return True
        people = self._people
        return bool(people) and any((table.guild_id, each.user_id) in people for each in table.holders)

    async def catch_up(self) -> None:
        """Who follows what may be other people now; and tell what another process has left."""
        if (now := self._app.wall.now()) >= self._caught_up + MINUTE:
            self._caught_up = now
            await self.learn()
            self._workers.want_left(await self._store.not_told())

    async def stop(self) -> None:
        """Finish what is being sent."""
        if self._timer is not None:
            self._timer.cancel()
            await asyncio.gather(self._timer, return_exceptions=True)
        await self._workers.stop()

    async def told(self) -> None:
        """Wait until everybody was told what is due by now."""
        self.look_at_clock()
        if tasks := self._workers.tasks:
            await asyncio.wait(tasks)

    # When

    def _look_at(self, table_id: int, at: int) -> None:
        if at < self._due.get(table_id, at + 1):
            self._due[table_id] = at
            self._woken.set()

    def look_at_clock(self) -> None:
        """Tell what is due by now."""
        now = self._app.wall.now()
        for table_id in [each for each, at in self._due.items() if at <= now]:
            del self._due[table_id]
            self._workers.want(table_id)

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            self.look_at_clock()
            now = self._app.wall.now()
            pause = min([LONGEST_SLEEP, *(at - now for at in self._due.values())])
            with suppress(TimeoutError):
                async with asyncio.timeout(max(pause, 0) / SECOND):
                    await self._woken.wait()

    # What

    async def _work(self, table_id: int) -> None:
        table = await self._app.tables.load(table_id)
        by_user: dict[int, list[Following]] = {}
        for following in await self._store.at(table):
            by_user.setdefault(following.user_id, []).append(following)
        for spectator in await self._store.trying(table_id):
            await self._finish(table, spectator, by_user.get(spectator.user_id, []))
        for user_id, followings in by_user.items():
            await self._look_for_news(table, user_id, followings)

    async def _finish(self, table: Table, spectator: Spectator, followings: list[Following]) -> None:
        """What was being sent when the last process ended has arrived, or is sent now as it was."""
        version = spectator.trying
        if await self._has_arrived(spectator):
            await self._was_told(table, spectator, version, in_ms(spectator.tried_at))
            return
        news = await self._news(table, spectator, followings, version)
        if news is None or not await self._may_hear(table, spectator.user_id):
            await self._was_told(table, spectator, version, spectator.told_at)
        else:
            await self._send(table, spectator, news, version)

    async def _has_arrived(self, spectator: Spectator) -> bool:
        assert spectator.channel_id is not None
        key = _key(spectator, spectator.trying)
        try:
            found = await look_for(
                self._app, spectator.channel_id, spectator.tried_at, lambda message: has_key(message, key)
            )
        except CANNOT_LOOK as gone:
            log.info("user=%d their messages cannot be looked through: %s", spectator.user_id, gone)
            return False
        return found is not None

    async def _look_for_news(self, table: Table, user_id: int, followings: list[Following]) -> None:
        followings = await self._that_may_be_told(table, user_id, followings)
        spectator = await self._store.spectator(user_id, table.id)
        if not followings or spectator.seen >= table.version:
            return
        news = await self._news(table, spectator, followings, table.version)
        if news is None:
            return
        now, quiet = self._app.wall.now(), (await self._app.store.players.load(user_id)).quiet
        at = when_told(news, spectator, quiet, now)
        if at <= now and await self._app.part(Servers).server(table.guild_id) is None:
            at = now + CALM  # nobody can say who may see the table
        if at > now:
            self._look_at(table.id, at)
        elif not await self._may_hear(table, user_id):
            log.info("table=%d user=%d follows it, but may not see it any more", table.id, user_id)
            await self._was_told(table, spectator, table.version, spectator.told_at)
        else:
            await self._send(table, spectator, news, table.version)

    async def _that_may_be_told(
        self, table: Table, user_id: int, followings: list[Following]
    ) -> list[Following]:
        """Those that hold here; what can never be told again has ended: they play there now, or a person
        hides."""
        may = may_be_told(table, user_id)
        found = []
        for each in followings:
            if await self._is_hidden(each) or (each.table_id and not may):
                await self._end(each, "may not any more")
            elif may:
                found.append(each)
        return found

    async def _is_hidden(self, following: Following) -> bool:
        person = following.person_id
        return bool(person) and not (await self._app.store.players.load(person)).shows_profile

    async def _news(
        self, table: Table, spectator: Spectator, followings: list[Following], version: int
    ) -> News | None:
        lines = []
        if any(each.tells is Tells.TURNS for each in followings):
            lines = (await self._app.store.log.load(table.id))[spectator.seen : version]
        return news_of(table, lines, followings, is_over=_is_over(table, version))

    async def _may_hear(self, table: Table, user_id: int) -> bool:
        return await self._app.part(Sight).shown_to(user_id, table)

    # Telling

    async def _send(self, table: Table, spectator: Spectator, news: News, version: int) -> None:
        """Keep that it is tried, send it, keep that it was: whatever ends in between, it comes once."""
        try:
            channel = await self._app.create_dm(discord.Object(spectator.user_id))
            now = self._app.tables.now()
            spectator = await self._store.keep_attempt(spectator, version, channel.id, now)
            await self._post(channel, table, spectator, news, version)
        except (discord.Forbidden, discord.NotFound) as refused:
            for each in await self._store.at(table):
                if each.user_id == spectator.user_id:
                    await self._end(each, refused)
            await self._was_told(table, spectator, version, spectator.told_at)
            return
        await self._was_told(table, spectator, version, self._app.wall.now())

    async def _post(
        self, channel: discord.DMChannel, table: Table, spectator: Spectator, news: News, version: int
    ) -> None:
        reader = await self._app.part(Readers).of_player(table, spectator.user_id)
        showing = await self._app.store.posts.showing(table.id)
        link = card_link(table, showing) if table.position is None else board_link(table, showing)
        keys = keys_on(news, self._app.wall.now(), _key(spectator, version))
        chosen = await self._app.store.players.load(spectator.user_id)
        await channel.send(
            news_in_words(table, news, link, reader),
            view=beneath(self._app, keys, reader),
            nonce=f"follow-{_key(spectator, version)}",
            silent=chosen.ping is Ping.NONE,
        )

    async def _was_told(self, table: Table, spectator: Spectator, version: int, at: int) -> None:
        is_over = _is_over(table, version)
        await self._store.keep_told(spectator, version, at, is_over=is_over)
        if is_over:
            await self.learn()

    async def _end(self, following: Following, why: object) -> None:
        log.info("user=%d follows no longer: %s", following.user_id, why)
        await self._store.stop(following)
        await self.learn()

    # Following

    async def follow(self, wanted: Following) -> Following | None:
        """Follow something; None if that would be too much."""
        if wanted.table_id:  # whatever happens while it is kept is heard already
            self._tables |= {wanted.table_id}
        else:
            self._people |= {(wanted.guild_id, wanted.person_id)}
        kept = await self._store.keep(wanted)
        await self.learn()
        return kept

    async def change(self, changed: Following) -> None:
        """Tell something else of it, or from another time on."""
        await self._store.change(changed)
        if changed.table_id:
            self._workers.want(changed.table_id)

    async def unfollow(self, following: Following) -> None:
        """Follow it no longer."""
        await self._store.stop(following)
        await self.learn()


def _is_over(table: Table, version: int) -> bool:
    """Was that the end?"""
    return is_closed(table) and version >= table.version


def _key(spectator: Spectator, version: int) -> str:
    """By this a message is known again."""
    return f"{spectator.id}-{version}"
