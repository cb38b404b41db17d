"""What processes that share a database tell each other at once. It may get lost: it only spares a wait."""

import logging
import secrets
from collections import defaultdict
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from bot.shards import EVERYTHING
from bot.store.database import Database

log = logging.getLogger(__name__)


class Due(msgspec.Struct, frozen=True, tag="due"):
    """At a table of another process something is to be done then, which may be earlier than it knows."""

    guild_id: int
    at: int


class PostsWanted(msgspec.Struct, frozen=True, tag="posts"):
    """What should stand on Discord about a subject of another process's server has changed."""

    guild_id: int
    subject: str


class BotsWanted(msgspec.Struct, frozen=True, tag="bots"):
    """A bot player is to act at a table of another process's server."""

    guild_id: int
    table_id: int


class SeasonsWanted(msgspec.Struct, frozen=True, tag="seasons"):
    """A season of another process's server is due."""

    guild_id: int


class FactsWanted(msgspec.Struct, frozen=True, tag="facts"):
    """A table of another process's server has ended."""

    guild_id: int
    table_id: int


class PanelOpened(msgspec.Struct, frozen=True, tag="opened"):
    """A private message is a player's panel at a table now, in place of any other."""

    table_id: int
    user_id: int
    which: str
    message_id: int


class PanelsClosed(msgspec.Struct, frozen=True, tag="closed"):
    """Whatever somebody has open at a table is no longer for their eyes."""

    table_id: int
    user_id: int


Work = Due | PostsWanted | BotsWanted | SeasonsWanted | FactsWanted
"""What one process is to do: the one that holds the shard of the server."""
Item = Work | PanelOpened | PanelsClosed
T = TypeVar("T", bound=Item)


class Told(msgspec.Struct, frozen=True):
    """An item, and which process it is from."""

    by: str
    item: Item


class News:
    """What this process tells and hears; nothing where nobody shares the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._name = secrets.token_hex(4)
        self._listeners: defaultdict[type, list[Callable[[Any], None]]] = defaultdict(list)
        self.shards = EVERYTHING
        """Which shards this process holds."""

    def on(self, kind: type[T], listener: Callable[[T], None]) -> None:
        """Call a listener with every item of this kind that another process tells, and with our own work."""
        self._listeners[kind].append(listener)

    def tell(self, item: Item) -> None:
        """Let the other processes know soon."""
        self._database.tell(msgspec.json.encode(Told(self._name, item)).decode())

    def call_owner(self, work: Work) -> None:
        """Let the process do it that holds the server's shard: this one at once, another one soon."""
        if self.shards.hold(work.guild_id):
            self._pass_on(work)
        else:
            self.tell(work)

    async def listen(self) -> None:
        """Hear of what others tell, until cancelled; what is told while the server is away is not heard."""
        await self._database.listen(self._heard)

    def _heard(self, text: str) -> None:
        try:
            told = msgspec.json.decode(text, type=Told)
        except msgspec.DecodeError:
            log.info("another release tells something that is not known here")
            return
        is_ours = not isinstance(told.item, Work) or self.shards.hold(told.item.guild_id)
        if told.by != self._name and is_ours:
            self._pass_on(told.item)

    def _pass_on(self, item: Item) -> None:
        for listener in self._listeners[type(item)]:
            listener(item)
