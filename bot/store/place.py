"""Where a store is: a file on this machine, or a database of a PostgreSQL server."""

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Final
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

import msgspec

from bot.store.sqlite.file import held_alone

SCHEMES: Final = ("postgresql", "postgres")


class Server(msgspec.Struct, frozen=True):
    """A database of a PostgreSQL server."""

    address: str
    """As whoever runs the bot wrote it, perhaps with a password: never to be shown."""

    def __str__(self) -> str:
        parts = urlsplit(self.address)
        where = parts.netloc.rpartition("@")
        user = where[0].partition(":")[0]
        asked = urlencode([pair for pair in parse_qsl(parts.query) if pair[0] != "password"], safe="/")
        return urlunsplit((parts.scheme, f"{user}{where[1]}{where[2]}", parts.path, asked, ""))

    def __repr__(self) -> str:
        return f"Server({self})"


Place = Path | Server


def read_place(text: str) -> Place:
    """An address of PostgreSQL's, or else a path."""
    return Server(text) if text.partition("://")[0] in SCHEMES and "://" in text else Path(text)


def held(place: Place) -> AbstractContextManager[None]:
    """Let no second bot run on the same file; a server is for several."""
    return nullcontext() if isinstance(place, Server) else held_alone(place)


def is_there(place: Place) -> bool:
    """Is there something to open? Of a server, opening it tells."""
    return isinstance(place, Server) or place.exists()
