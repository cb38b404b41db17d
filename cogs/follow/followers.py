"""The service that decides when spectators are told: it hears what happens, and wants posts that are due.

What is told follows from what was kept: who follows, how far they were told, and the tables' logs. A table
that no member follows costs a look into two sets. The process that listens to a table's server tells its
spectators; what another process changes there, it finds within a minute.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from bot.app import App
from bot.clocks.lengths import HOUR, MINUTE, SECOND
from bot.errors import StoreTrouble
from bot.following import (
    CALM,
    GATHERING,
    Following,
    FollowPost,
    News,
    Tells,
    has_news,
    is_closed,
    is_end,
    may_be_told,
    news_of,
    when_told,
)
from bot.table import Table, Update
from cogs.delivery.service import Delivery
from cogs.servers import Servers
from games.errors import Refusal

log = logging.getLogger(__name__)

LONGEST_SLEEP: Final = HOUR
UNTIL_AGAIN: Final = 5 * SECOND
"""Until a table is looked at again because the database was away."""


class Followers:
    """All who follow something, table by table."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._store = app.store.followings
        self._tables: frozenset[int] = frozenset()
        self._people: frozenset[tuple[int, int]] = frozenset()
        """Members who are followed, each with the server."""
        self._due: dict[int, int] = {}
        """When which table is to be looked at."""
        self._caught_up = 0
        self._looking = asyncio.Lock()
        self._woken = asyncio.Event()
        self._timer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Know who is followed; tell what was not told as soon as the bot knows its servers."""
        await self.learn()
        self._app.when_ready.append(self._find_untold)
        self._timer = asyncio.create_task(self._run(), name="followers")

    async def _find_untold(self) -> None:
        with suppress(StoreTrouble):  # the store has logged it; the next turn is another chance
            for table_id, guild_id in await self._store.not_told():
                self._look_at(guild_id, table_id, self._app.wall.now())

    async def learn(self) -> None:
        """Read anew what is followed, after that has changed."""
        self._tables, self._people = await self._store.followed()

    def note(self, update: Update) -> None:
        """A table has changed: look at it when quick turns have come together, or at once if it is over."""
        table = update.after
        if self._is_followed(table) and has_news(update):
            now = self._app.wall.now()
            self._look_at(table.guild_id, table.id, now if is_closed(table) else now + GATHERING)

    def _is_followed(self, table: Table) -> bool:
        if table.id in self._tables:
            return True
        people = self._people
        return bool(people) and any((table.guild_id, each.user_id) in people for each in table.holders)

    async def catch_up(self) -> None:
        """Other processes change who follows what, and what happens at our tables."""
        if (now := self._app.wall.now()) >= self._caught_up + MINUTE:
            self._caught_up = now
            await self.learn()
            await self._find_untold()

    async def stop(self) -> None:
        """Want nothing told any more."""
        if self._timer is not None:
            self._timer.cancel()
            await asyncio.gather(self._timer, return_exceptions=True)

    # When

    def _look_at(self, guild_id: int, table_id: int, at: int) -> None:
        is_ours = self._app.own_shards.hold(guild_id)
        if is_ours and at < self._due.get(table_id, at + 1):
            self._due[table_id] = at
            self._woken.set()

    async def look_at_clock(self) -> None:
        """Want told what is due by now."""
        async with self._looking:
            now = self._app.wall.now()
            for table_id in [each for each, at in self._due.items() if at <= now]:
                del self._due[table_id]
                await self._try_to_look(table_id, now)

    async def _try_to_look(self, table_id: int, now: int) -> None:
        """What is wrong with one table holds up no other."""
        try:
            await self._look_for_news(await self._app.tables.load(table_id))
        except StoreTrouble as trouble:
            log.warning("table=%d its spectators are not told yet: %s", table_id, trouble)
            self._due[table_id] = now + UNTIL_AGAIN
        except Refusal as refusal:
            log.error("table=%d its spectators are not told: %s", table_id, refusal)
        except Exception:
            log.exception("table=%d its spectators are not told", table_id)

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            await self.look_at_clock()
            now = self._app.wall.now()
            pause = min([LONGEST_SLEEP, *(at - now for at in self._due.values())])
            with suppress(TimeoutError):
                async with asyncio.timeout(max(pause, 0) / SECOND):
                    await self._woken.wait()

    # What

    async def _look_for_news(self, table: Table) -> None:
        by_user: dict[int, list[Following]] = {}
        for following in await self._store.at(table):
            by_user.setdefault(following.user_id, []).append(following)
        for user_id, followings in by_user.items():
            await self._want_told(table, user_id, followings)

    async def _want_told(self, table: Table, user_id: int, followings: list[Following]) -> None:
        """Want a post about all that the spectator does not know, or look again when it may be told."""
        followings = await self._that_may_be_told(table, user_id, followings)
        spectator = await self._store.spectator(user_id, table.id)
        post = FollowPost(table.id, user_id, spectator.seen, table.version)
        if not followings or spectator.seen >= table.version:
            return
        news = await self._news(table, followings, post)
        if news is None:
            return
        now, quiet = self._app.wall.now(), (await self._app.store.players.load(user_id)).quiet
        at = when_told(news, spectator, quiet, now)
        if at <= now and not await self._can_tell(table, post):
            at = now + CALM
        if at > now:
            self._look_at(table.guild_id, table.id, at)
        elif await self._store.want_told(spectator, post, table.guild_id, now):
            self._app.part(Delivery).call_for(table.guild_id, post.subject)

    async def _can_tell(self, table: Table, post: FollowPost) -> bool:
        """Can the server be asked who may see the table, and has the last message been sent?"""
        if await self._app.part(Servers).server(table.guild_id) is None:
            return False
        return not await self._app.store.posts.of_subject(post.subject)

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

    async def _news(self, table: Table, followings: list[Following], post: FollowPost) -> News | None:
        lines = []
        if any(each.tells is Tells.TURNS for each in followings):
            lines = (await self._app.store.log.load(table.id))[post.seen : post.version]
        return news_of(table, lines, followings, is_over=is_end(table, post.version))

    # What a post tells

    async def news_in(self, table: Table, post: FollowPost) -> News | None:
        """What a post tells by what its reader follows now; None for nothing."""
        followings = [each for each in await self._store.at(table) if each.user_id == post.user_id]
        return await self._news(table, await self._that_may_be_told(table, post.user_id, followings), post)

    async def end_all(self, table: Table, user_id: int, why: object) -> None:
        """A spectator cannot be told of a table: they follow neither it nor its players any longer."""
        for each in await self._store.at(table):
            if each.user_id == user_id:
                await self._end(each, why)

    async def _end(self, following: Following, why: object) -> None:
        log.info("user=%d follows no longer: %s", following.user_id, why)
        await self._store.stop(following)
        await self.learn()

    # Following

    async def follow(self, wanted: Following) -> Following | None:
        """Follow something; None if that would be too much."""
        if wanted.table_id:  # what happens while it is kept is heard already
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
            self._look_at(changed.guild_id, changed.table_id, self._app.wall.now())

    async def unfollow(self, following: Following) -> None:
        """Follow it no longer."""
        await self._store.stop(following)
        await self.learn()
