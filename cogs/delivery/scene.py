"""What delivery has to know about the subject of posts: where they go, what they show, how they are known."""

from typing import Protocol

import discord
import msgspec

from bot.app import App
from club.posts import Post, WantedPost
from cogs.delivery.requests import Rendered
from cogs.layout import draw
from cogs.screen import Screen
from languages.reader import Reader


class Destination(msgspec.Struct, frozen=True):
    """Where a post may go: a channel or thread, or a player's direct messages."""

    place_id: int | None = None
    user_id: int | None = None


class Scene:
    """A subject with its posts, for one look at all of them. A renderer overrides what differs."""

    def __init__(self, posts: list[Post]) -> None:
        self.posts = {post.key: post for post in posts}

    async def more(self) -> list[WantedPost]:
        """Posts that players wish besides."""
        return []

    def order(self, post: Post) -> int:
        """Posts with a lower number are dealt with first."""
        return 0

    def channel_id(self, post: Post) -> int | None:
        """The channel that the subject has now; a post that was sent for another one moves."""
        return post.channel_id

    async def destinations(self, post: Post) -> tuple[Destination, ...] | None:
        """Where it goes, best first; None if there is no need to send it, () to leave it for now."""
        raise NotImplementedError

    async def render(self, post: Post, place_id: int, *, in_place_of_direct: bool) -> Rendered | None:
        """What it shows in this place; None if it is not so any more."""
        raise NotImplementedError

    async def left_behind(self, post: Post) -> Rendered | None:
        """What its message says when it has moved to another channel; None if the message is deleted."""
        return None

    def is_it(self, post: Post, message: discord.Message) -> bool:
        """Is this the message of the post?"""
        raise NotImplementedError

    def is_open(self, post: Post) -> bool:
        """Does what it shows go on?"""
        return True

    async def is_out_of_sight(self, post: Post) -> bool:
        """Should it be sent anew, because it stands far above the newest messages?"""
        return False

    def stranded(self, place_id: int) -> list[str]:
        """The keys of posts that leave a place for the next best one, because it takes no messages."""
        return []

    def linked(self, post: Post) -> list[str]:
        """The keys of standing posts that link to this one, which stands as another message now."""
        return []

    async def give_up(self, post: Post, failure: discord.HTTPException | None) -> None:
        """Discord takes it in none of its places: what that means besides. The failure is its last answer."""

    async def settle(self, post: Post, others: list[Post], raised: list[str], at: int | None) -> bool:
        """Keep what became of a post where that means more than the row; False if it does not."""
        return False


async def draw_post(
    app: App, screen: Screen, reader: Reader, *, mentions: tuple[int, ...] = (), is_silent: bool = True
) -> Rendered:
    """A screen as a post; without sound unless it calls players."""
    async with app.long_work:
        reply = draw(app, screen, reader)
    return Rendered(view=reply.view, files=reply.files, mentions=mentions, is_silent=is_silent)


class Renderer(Protocol):
    """Opens the scenes of one kind of subject."""

    async def open(self, subject: str, posts: list[Post]) -> Scene | None:
        """The subject as it is now; None if it cannot be read."""
