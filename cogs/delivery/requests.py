"""What delivery asks of Discord: to send, edit, delete and find messages; and what a refusal means."""

import hashlib
import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from enum import Enum, auto
from typing import Any, Final

import aiohttp
import discord
import msgspec
from discord import ui

from bot.app import App
from bot.clocks.lengths import SECOND
from club.posts import Post, SentMessage
from cogs.custom_ids import read_press
from cogs.homes import wake
from cogs.press import AtTable, Press, UnreadablePress

log = logging.getLogger(__name__)

UNKNOWN_MESSAGE, THREAD_ARCHIVED, THREAD_LOCKED = 10008, 50083, 160005
MISSING_ACCESS, MISSING_PERMISSIONS = 50001, 50013
"""The bot may not see the place; or it sees it, and may not do that there."""
TOO_MANY: Final = 429
CLOCKS_DIFFER: Final = 60 * SECOND
"""By so much Discord's clock may be behind ours."""
LOOKED_THROUGH: Final = 100
"""Messages after an interrupted try among which its message is looked for."""
CANNOT_LOOK: Final = (discord.NotFound, discord.Forbidden)
FAILURES: Final = (discord.HTTPException, aiohttp.ClientError)
"""How discord.py says that a request came to nothing."""


class Trouble(Enum):
    """What a failed request means."""

    AWAY = auto()
    """Discord is not there, or the connection was lost: the request may have been carried out."""
    BUSY = auto()
    """Discord wants fewer requests; this one was not carried out."""
    CLOSED = auto()
    """The place is not there, or the bot may not write in it."""
    GONE = auto()
    """The message was deleted."""
    REFUSED = auto()
    """Discord does not take this message, and would not take it later."""


class TooManyInvalid(Exception):
    """So many requests were refused that nothing is sent until an instant."""

    def __init__(self, until: int) -> None:
        super().__init__()
        self.until = until


class ShardsLost(Exception):
    """Another process may hold our shards by now: nothing is sent until we hold them again."""


class Rendered(msgspec.Struct, kw_only=True):
    """A message as it is sent or edited: text with keys beneath it, or a layout with its files."""

    text: str | None = None
    view: ui.View | ui.LayoutView | None = None
    files: list[discord.File] = []
    mentions: tuple[int, ...] = ()
    is_silent: bool = False


def trouble_of(failure: Exception) -> Trouble:
    """What a failed request means for the post."""
    if not isinstance(failure, discord.HTTPException) or failure.status >= 500:
        return Trouble.AWAY
    if failure.status == TOO_MANY:
        return Trouble.BUSY
    if failure.code == UNKNOWN_MESSAGE:
        return Trouble.GONE
    is_shut = failure.code in (THREAD_ARCHIVED, THREAD_LOCKED)
    if is_shut or isinstance(failure, discord.NotFound | discord.Forbidden):
        return Trouble.CLOSED
    return Trouble.REFUSED


class Requests:
    """The requests of one process; it pauses before Discord bans it."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def send(self, post: Post, place_id: int, rendered: Rendered) -> int:
        """Send a message; gives its id. Discord takes a repeated try with the same nonce for the first."""
        channel = self._app.get_partial_messageable(place_id, guild_id=post.wanted.guild_id or None)
        parts: dict[str, Any] = {"view": rendered.view, "files": rendered.files, "silent": rendered.is_silent}
        if rendered.text is not None:
            parts["content"] = rendered.text
        nonce, mentions = nonce_of(post), _mentions(rendered)
        self.check()
        sent = await channel.send(**parts, nonce=nonce, allowed_mentions=mentions)
        return sent.id

    async def edit(self, message: SentMessage, rendered: Rendered) -> None:
        """Show something else in a message; an archived thread is woken for it."""
        found, change = self._message(message), _change(rendered)
        self.check()
        try:
            await found.edit(**change)
        except discord.HTTPException as failure:
            if failure.code != THREAD_ARCHIVED:
                raise
            await wake(self._app, message.place_id)
            for file in rendered.files:
                file.reset()
            await found.edit(**change)

    async def delete(self, message: SentMessage) -> None:
        """Delete a message; one that is out of reach for good is let go."""
        self.check()
        try:
            await self._message(message).delete()
        except discord.HTTPException as failure:
            is_gone = trouble_of(failure) in (Trouble.CLOSED, Trouble.GONE)
            if not is_gone or failure.code == MISSING_ACCESS:
                raise
            log.info("message=%d could not be taken away: %s", message.message_id, failure)

    async def find(
        self, place_id: int, tried_at: int, fits: Callable[[discord.Message], bool]
    ) -> discord.Message | None:
        """Our message whose sending was interrupted, if it arrived all the same."""
        assert self._app.user is not None
        self.check()
        earliest = max(discord.utils.DISCORD_EPOCH, tried_at - CLOCKS_DIFFER) / SECOND
        began = datetime.fromtimestamp(earliest, UTC)
        channel = self._app.get_partial_messageable(place_id)
        async for message in channel.history(limit=LOOKED_THROUGH, after=began, oldest_first=True):
            if message.author.id == self._app.user.id and fits(message):
                return message
        return None

    def _message(self, message: SentMessage) -> discord.PartialMessage:
        return self._app.get_partial_messageable(message.place_id).get_partial_message(message.message_id)

    def check(self) -> None:
        """Raise while nothing may be asked of Discord: our shards are lost, or it has refused too much."""
        if not self._app.cluster.may_send():
            raise ShardsLost
        if (until := self._app.invalid_requests.pause_until()) is not None:
            raise TooManyInvalid(until)


def nonce_of(post: Post) -> str:
    """The same for every try to send one message, another one for the message after it; 25 characters."""
    return hashlib.blake2b(f"{post.key}#{post.postings}".encode(), digest_size=12).hexdigest()


def _mentions(rendered: Rendered) -> discord.AllowedMentions:
    return discord.AllowedMentions(users=[*map(discord.Object, rendered.mentions)])


def _change(rendered: Rendered) -> dict[str, Any]:
    if isinstance(rendered.view, ui.LayoutView):
        return {"view": rendered.view, "attachments": rendered.files}
    return {"content": rendered.text, "allowed_mentions": _mentions(rendered)}


# By what messages are known again


def has_press(message: discord.Message, kind: type[AtTable], table_id: int) -> bool:
    """Has the message a button of this kind that means this table?"""
    return any(isinstance(press, kind) and press.table == table_id for press in presses_on(message))


def has_key(message: discord.Message, key: str) -> bool:
    """Has the message a button that carries this key?"""
    return any(getattr(press, "key", None) == key for press in presses_on(message))


def presses_on(message: discord.Message) -> Iterator[Press]:
    """What the buttons and menus of a message mean."""
    for custom_id in _custom_ids(message.components):
        with suppress(UnreadablePress):  # of an older release
            yield read_press(custom_id)


def _custom_ids(components: Iterable[Any]) -> Iterator[str]:
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
        yield from _custom_ids(getattr(component, "children", ()))
