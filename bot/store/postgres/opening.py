"""Opening a database on a server: is it ours, and of this release? Then it is brought up to date."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Any, Final

import asyncpg

from bot.errors import BadStore
from bot.store.place import Server
from bot.store.postgres.troubles import AWAY, what_is_wrong
from bot.store.sqlite.opening import columns_of_a_new_one
from games.message import Typed, say

OLDEST: Final = 15
"""The oldest release of PostgreSQL that is good enough."""
CONNECTING: Final = 5.0
"""Seconds that the server has to answer a new connection."""
LARGEST_ASKED: Final = 30.0
"""Seconds that any one statement has: more would mean a server that is gone."""
STATEMENTS: Final = 500
"""Prepared statements that a connection keeps."""
_BUSY_OPENING: Final = 0x526F7748
"""The lock under which one process at a time brings a database up to date."""


def options() -> dict[str, Any]:
    """How every connection is made."""
    return {
        "timeout": CONNECTING,
        "command_timeout": LARGEST_ASKED,
        "statement_cache_size": STATEMENTS,
        "max_cached_statement_lifetime": 0,
        "server_settings": {"application_name": "rowhouse"},
    }


def migrations() -> dict[int, str]:
    """The numbered scripts; the first one makes everything that there was by then."""
    folder = files("bot.store.postgres").joinpath("migrations")
    return {
        int(entry.name[:4]): entry.read_text(encoding="utf-8")
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if re.match(r"\d{4}_.*\.sql$", entry.name)
    }


async def connected(place: Server, **otherwise: Any) -> asyncpg.Connection:
    """A connection, or one clear line that says why there is none."""
    with refusing(place):
        return await asyncpg.connect(place.address, **options() | otherwise)


@contextmanager
def refusing(place: Server) -> Iterator[None]:
    """One clear line that says why a database cannot be opened, at whichever step that turns out."""
    try:
        yield
    except AWAY as wrong:
        why = (
            say("store-is-unreachable")
            if isinstance(wrong, (OSError, TimeoutError))
            else what_is_wrong(wrong)
        )
        raise BadStore(say("store-cannot-be-used", path=Typed(str(place)), wrong=why)) from None
    except (asyncpg.InvalidPasswordError, asyncpg.InvalidAuthorizationSpecificationError):
        raise BadStore(say("store-password", path=Typed(str(place)))) from None
    except asyncpg.InvalidCatalogNameError:
        raise BadStore(say("store-none", path=Typed(str(place)))) from None
    except (asyncpg.PostgresError, ValueError) as wrong:
        kind = Typed(type(wrong).__name__)
        raise BadStore(say("store-cannot-be-opened", path=Typed(str(place)), why=kind)) from None


async def bring_up_to_date(connection: asyncpg.Connection, place: Server) -> None:
    """Apply the migrations this database has not seen; several processes may begin at once."""
    release = connection.get_server_version().major
    if release < OLDEST:
        raise BadStore(
            say("store-server-older", path=Typed(str(place)), version=str(release), oldest=str(OLDEST))
        )
    if connection.get_settings().server_encoding != "UTF8":
        raise BadStore(say("store-not-utf8", path=Typed(str(place))))
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _BUSY_OPENING)
        version = await _version(connection, place)
        for number, script in migrations().items():
            if number > version:
                await connection.execute(script)
                await connection.execute("UPDATE rowhouse SET version = $1", number)


async def _version(connection: asyncpg.Connection, place: Server) -> int:
    """The newest migration the database has seen; refuse a newer one and one that is not ours."""
    found = {
        row["table_name"]
        for row in await connection.fetch(
            "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
        )
    }
    if "rowhouse" not in found:
        if found:
            raise BadStore(say("store-of-another-program", path=Typed(str(place))))
        await connection.execute("CREATE TABLE rowhouse (version BIGINT NOT NULL)")
        await connection.execute("INSERT INTO rowhouse VALUES (0)")
        return 0
    version = int(await connection.fetchval("SELECT max(version) FROM rowhouse"))
    known = max(migrations())
    if version > known:
        raise BadStore(say("store-newer", path=Typed(str(place)), version=version, known=known))
    return version


async def check_whole(connection: asyncpg.Connection, place: Server) -> None:
    """Refuse a database in which a table or a column is missing: there are the same ones on every engine."""
    rows = await connection.fetch(
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()"
    )
    found = {(row["table_name"], row["column_name"]) for row in rows}
    for table, column in sorted(columns_of_a_new_one() - found):
        raise BadStore(say("store-column-missing", path=Typed(str(place)), column=column, part=table))
