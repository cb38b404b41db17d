"""The service that shows leagues: every message that was kept is posted once and drawn anew when it changes.

Every step is kept before the next one is taken: a message that may have arrived before the bot was killed is
looked for by the key that its buttons carry.
"""

from typing import Final

import discord
from msgspec.structs import replace

from bot.app import App
from bot.league.change import Show
from bot.league.season import Whole
from bot.store.league_posts import KeptPost, Standing
from bot.table import Update
from cogs.layout import Reply, beneath, draw
from cogs.league.boards import news_lines, result_lines, signup_screen
from cogs.league.finding import leagues_of
from cogs.league.press import EnterSeason, LeagueNews, ReadStandings, ReadSummary
from cogs.league.screens import board_for, summary_for
from cogs.posts import edited, find_lost_with
from cogs.press import Press
from cogs.readers import Readers
from cogs.screen import Key
from cogs.table_workers import TableWorkers
from games.message import Said, say

LOOK: Final = 0
"""No message has this number: it stands for looking which ones are not shown."""
ONCE: Final = (Show.NEWS, Show.RESULT)
"""What is said once and never drawn anew."""


class LeagueMessages:
    """Brings what stands on Discord to what is kept; newest version wins."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._store = app.store.league_posts
        self._workers = TableWorkers(app.store.claims, "league message", self._work, "not shown", of="post")
        app.part(leagues_of).when_changed.append(self.look)

    async def start(self) -> None:
        """Show what was kept but not shown."""
        await self._workers.start(await self._store.unshown())

    def note(self, update: Update) -> None:
        """What a table changes in its league is shown once the league has heard of it."""

    async def catch_up(self) -> None:
        """Show what another process has left."""
        self._workers.want_left(await self._store.unshown())

    async def stop(self) -> None:
        """Finish what is being shown."""
        await self._workers.stop()

    def look(self) -> None:
        """Something may have changed: show what is not shown."""
        self._workers.want(LOOK)

    async def shown(self) -> None:
        """Wait until everything is shown that can be."""
        await self._workers.done(LOOK)
        for post_id in await self._store.unshown():
            await self._workers.done(post_id)

    async def _work(self, post_id: int) -> None:
        if post_id == LOOK:
            for unshown in await self._store.unshown():
                self._workers.want(unshown)
            return
        kept = await self._store.load(post_id)
        if kept is None or kept.standing.shown_version >= kept.version:
            return
        whole, _ = await self._app.part(leagues_of).load(kept.post.season_id)
        standing = kept.standing
        if standing.message_id is None and standing.tried_at is not None:
            standing = await self._found(kept, standing.tried_at)
        if standing.message_id is None:
            standing = await self._posted(kept, whole, standing)
        elif kept.post.show not in ONCE:
            standing = await self._edited(kept, whole, standing)
        await self._keep(kept, replace(standing, shown_version=kept.version))

    async def _found(self, kept: KeptPost, tried_at: float) -> Standing:
        """Was the message that was being posted posted?"""
        standing = kept.standing
        found = await find_lost_with(self._app, standing.channel_id or 0, tried_at, mark_of(kept))
        return await self._keep(kept, replace(standing, message_id=found, tried_at=None))

    async def _posted(self, kept: KeptPost, whole: Whole, standing: Standing) -> Standing:
        channel_id = whole.league.channel_id
        if kept.post.show is Show.RESULT:
            channel_id = whole.league.results_id or channel_id
        standing = replace(standing, channel_id=channel_id, tried_at=self._app.tables.now())
        standing = await self._keep(kept, standing)
        channel = self._app.get_partial_messageable(channel_id, guild_id=whole.league.guild_id)
        nonce = f"post-{kept.id}-{kept.version}"
        if kept.post.show in ONCE:
            sent = await self._say(kept, whole, channel, nonce)
        else:
            reply = await self._drawn(kept, whole, channel_id)
            sent = await channel.send(view=reply.view, files=reply.files, nonce=nonce, silent=True)
        return await self._keep(kept, replace(standing, message_id=sent.id, tried_at=None))

    async def _say(
        self, kept: KeptPost, whole: Whole, channel: discord.PartialMessageable, nonce: str
    ) -> discord.Message:
        """News are plain text, which a phone's notification can show, and call whom they name."""
        reader = await self._app.part(Readers).in_place(whole.league.guild_id, channel.id)
        post = kept.post
        lines: tuple[Said, ...] = news_lines(post.said, post.people) if post.said else ()
        key = Key(say("league-look"), LeagueNews(whole.season.id, post.key))
        if post.show is Show.RESULT:
            result = await self._app.store.results.of_table(post.number)
            lines = result_lines(whole, result) if result else ()
        people = [discord.Object(person) for person in post.people]
        return await channel.send(
            reader.read_all(lines) or "\u200b",
            view=beneath(self._app, (key,), reader),
            allowed_mentions=discord.AllowedMentions(users=people),
            nonce=nonce,
        )

    async def _edited(self, kept: KeptPost, whole: Whole, standing: Standing) -> Standing:
        assert standing.message_id is not None
        assert standing.channel_id is not None
        reply = await self._drawn(kept, whole, standing.channel_id)
        if await edited(self._app, standing.channel_id, standing.message_id, reply):
            return standing
        gone = await self._keep(kept, replace(standing, message_id=None, tried_at=None))
        return await self._posted(kept, whole, gone)

    async def _drawn(self, kept: KeptPost, whole: Whole, channel_id: int) -> Reply:
        reader = await self._app.part(Readers).in_place(whole.league.guild_id, channel_id)
        match kept.post.show:
            case Show.SIGNUP:
                screen = signup_screen(whole)
            case Show.SUMMARY:
                screen = await summary_for(self._app, whole, reader)
            case _:
                screen = await board_for(self._app, whole, kept.post.number, reader)
        async with self._app.long_work:
            return draw(self._app, screen, reader)

    async def _keep(self, kept: KeptPost, standing: Standing) -> Standing:
        await self._store.keep(kept.id, standing)
        return standing


def mark_of(kept: KeptPost) -> Press:
    """The press by which a message is known again."""
    post = kept.post
    match post.show:
        case Show.SIGNUP:
            return EnterSeason(post.season_id)
        case Show.STANDINGS | Show.BRACKET:
            return ReadStandings(post.season_id, post.number)
        case Show.SUMMARY:
            return ReadSummary(post.season_id)
        case Show.NEWS | Show.RESULT:
            return LeagueNews(post.season_id, post.key)
