"""What processes that share a database tell each other at once. It may get lost: it only spares a wait."""

import logging
import secrets
from collections import defaultdict
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

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


Item = Due | PostsWanted | PanelOpened | PanelsClosed
T = TypeVar("T", Due, PostsWanted, PanelOpened, PanelsClosed)


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

    def on(self, kind: type[T], listener: Callable[[T], None]) -> None:
        """Let somebody know whenever another process tells something of this kind."""
        self._listeners[kind].append(listener)

    def tell(self, item: Item) -> None:
        """Let the other processes know soon."""
        self._database.tell(msgspec.json.encode(Told(self._name, item)).decode())

    async def listen(self) -> None:
        """Hear of what others tell, until cancelled; what is told while the server is away is not heard."""
        await self._database.listen(self._heard)

    def _heard(self, text: str) -> None:
        try:
            told = msgspec.json.decode(text, type=Told)
        except msgspec.DecodeError:
            log.info("another release tells something that is not known here")
            return
        if told.by != self._name:
            for listener in self._listeners[type(told.item)]:
                listener(told.item)
