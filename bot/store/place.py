"""Where a store is: a file on this machine, or a database of a PostgreSQL server."""

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Final
from urllib.parse import parse_qsl, urlencode

import msgspec

from bot.store.sqlite.file import held_alone

SCHEMES: Final = ("postgresql", "postgres")


class Server(msgspec.Struct, frozen=True):
    """A database of a PostgreSQL server."""

    address: str
    """As whoever runs the bot wrote it, perhaps with a password: never to be shown."""

    def __str__(self) -> str:
        scheme, _, rest = self.address.partition("://")
        # A password may hold what should have been escaped, so it ends at the last @, wherever that is.
        user, at, where = rest.rpartition("@")
        where, _, options = where.partition("?")
        shown = urlencode([pair for pair in parse_qsl(options) if "password" not in pair[0]], safe="/")
        return f"{scheme}://{user.partition(':')[0]}{at}{where}{'?' if shown else ''}{shown}"

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
