"""The posts to spectators: direct messages about a table that they follow and may see."""

import logging

import discord

from bot.app import App
from bot.clocks.reminders import begins_silently
from bot.following import News, is_end, read_follow_post
from bot.preferences import Ping
from bot.table import Table
from club.posts import Post
from cogs.delivery.requests import Rendered, Trouble, has_key, trouble_of
from cogs.delivery.scene import Destination, Scene
from cogs.follow.followers import Followers
from cogs.follow.words import keys_on, news_in_words
from cogs.layout import beneath
from cogs.links import board_link, card_link
from cogs.readers import Readers
from cogs.sight import Sight

log = logging.getLogger(__name__)


class FollowPosts:
    """Opens spectators of a table for delivery."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def open(self, subject: str, posts: list[Post]) -> "FollowScene":
        """One spectator of one table."""
        _, table_id, user_id = subject.split(":")
        return FollowScene(self._app, await self._app.tables.load(int(table_id)), int(user_id), posts)


class FollowScene(Scene):
    """A table, and what one spectator is told of it."""

    def __init__(self, app: App, table: Table, user_id: int, posts: list[Post]) -> None:
        super().__init__(posts)
        self._app = app
        self._table = table
        self._user_id = user_id
        self._followers = app.part(Followers)
        self._news: dict[str, News] = {}

    async def destinations(self, post: Post) -> tuple[Destination, ...] | None:
        """Direct messages, if its reader still follows the table and may see it."""
        news = await self._followers.news_in(self._table, read_follow_post(post.key))
        if news is None:
            return None
        if not await self._app.part(Sight).shown_to(self._user_id, self._table):
            log.info("table=%d user=%d follows it, but may not see it", self._table.id, self._user_id)
            return None
        self._news[post.key] = news
        return (Destination(user_id=self._user_id),)

    async def render(self, post: Post, place_id: int, *, in_place_of_direct: bool) -> Rendered:
        """What happened, in its reader's language, with keys to mute and stop it."""
        table, news, now = self._table, self._news[post.key], self._app.wall.now()
        reader = await self._app.part(Readers).of_player(table, self._user_id)
        showing = await self._app.store.posts.showing(table.id)
        link = card_link(table, showing) if table.position is None else board_link(table, showing)
        chosen = await self._app.store.players.load(self._user_id)
        return Rendered(
            text=news_in_words(table, news, link, reader),
            view=beneath(self._app, keys_on(news, now, post.key), reader),
            is_silent=chosen.ping is Ping.NONE or begins_silently(now, chosen.quiet),
        )

    def is_it(self, post: Post, message: discord.Message) -> bool:
        """Has the message a button that carries the key?"""
        return has_key(message, post.key)

    async def give_up(self, post: Post, failure: discord.HTTPException | None) -> None:
        """A player who takes no direct messages follows the table no longer."""
        if failure is not None and trouble_of(failure) is not Trouble.CLOSED:
            return  # Discord does not take what we wrote, which says nothing about its reader
        await self._followers.end_all(self._table, self._user_id, failure or "no direct message is possible")

    async def settle(self, post: Post, others: list[Post], raised: list[str], at: int | None) -> bool:
        """With the end of a table it is followed no longer."""
        if not is_end(self._table, read_follow_post(post.key).version):
            return False
        await self._app.store.followings.keep_end(self._user_id, self._table.id, [*others, post])
        await self._followers.learn()
        return True
