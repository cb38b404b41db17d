"""Messages that stand in a channel and are drawn anew whenever what they show has changed.

Every step is kept before the next one is taken, so that a bot killed between any two of them goes on from
there: a message that may have arrived is looked for by one of its buttons.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from msgspec.structs import replace

from bot.app import App
from bot.errors import StoreTrouble
from cogs.layout import Reply
from cogs.posts import edited, find_lost_with
from cogs.press import Press

log = logging.getLogger(__name__)

LONGEST_SLEEP: Final = 60.0
"""Seconds after which the clock is looked at again: somebody may have set it."""


class Standing(Protocol):
    """Where a message stands, in a frozen Struct of its own kind."""

    @property
    def channel_id(self) -> int:
        """The channel that it belongs in."""

    @property
    def message_id(self) -> int | None:
        """As what it stands there; None while it does not, as far as is known."""

    @property
    def tried_at(self) -> float | None:
        """When it was about to be posted; None once it is known as what."""


S = TypeVar("S", bound=Standing)


@dataclass(frozen=True, kw_only=True)
class Notice(Generic[S]):
    """One message, for whoever brings it to what is kept."""

    guild_id: int
    press: Press
    """By which the message is known again."""
    nonce: str
    may_be_posted: bool
    """What never stood there while it was about something is not posted when that is over."""
    drawn: Callable[[S], Awaitable[Reply]]
    """What it shows now."""
    keep: Callable[[S], Awaitable[S]]
    """Keeps where it stands."""


async def brought_up(app: App, notice: Notice[S], standing: S) -> S:
    """Find the message, edit it, or post it; gives where it then stands."""
    if standing.message_id is None and standing.tried_at is not None:
        found = await find_lost_with(app, standing.channel_id, standing.tried_at, notice.press)
        standing = await notice.keep(_with(standing, message_id=found, tried_at=None))
    if standing.message_id is not None:
        if await edited(app, standing.channel_id, standing.message_id, await notice.drawn(standing)):
            return standing
        standing = await notice.keep(_with(standing, message_id=None))
    return await _posted(app, notice, standing) if notice.may_be_posted else standing


async def _posted(app: App, notice: Notice[S], standing: S) -> S:
    reply = await notice.drawn(standing)
    standing = await notice.keep(_with(standing, tried_at=app.tables.now()))
    channel = app.get_partial_messageable(standing.channel_id, guild_id=notice.guild_id)
    sent = await channel.send(view=reply.view, files=reply.files, nonce=notice.nonce, silent=True)
    return await notice.keep(_with(standing, message_id=sent.id, tried_at=None))


def _with(standing: S, **changes: Any) -> S:
    struct: Any = standing
    changed: S = replace(struct, **changes)
    return changed


async def look_again_and_again(
    app: App, end_after: Callable[[float], float], look: Callable[[], Awaitable[None]], what: str
) -> None:
    """Look at the clock when a stretch of time ends, and every now and then; for as long as the bot runs."""
    while True:
        now = app.tables.now()
        await asyncio.sleep(min(LONGEST_SLEEP, end_after(now) - now))
        try:
            await look()
        except StoreTrouble:
            pass  # the store has logged it; the clock is looked at again
        except Exception:
            log.exception("%s could not be looked after", what)
