"""A database of a server as one end of a move."""

from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

import asyncpg

from bot.errors import BadStore
from bot.store.parts import Part, Values
from bot.store.place import Server
from bot.store.postgres.opening import bring_up_to_date, check_whole, connected
from bot.store.postgres.shards import HELD
from bot.store.postgres.troubles import what_is_wrong
from games.message import Typed, say

AT_ONCE: Final = 200
"""Rows that are in memory at a time: a position may be long."""
_COLUMNS: Final = (
    "SELECT table_name, column_name, data_type, is_identity FROM information_schema.columns"
    " WHERE table_schema = current_schema()"
)
_HELD: Final = (
    # Where there is another program's lock, that is said soon.
    "SET LOCAL lock_timeout = '5s'",
    # One end waits while the other one is at work.
    "SET LOCAL idle_in_transaction_session_timeout = 0",
    # A bot that starts meanwhile cannot write that it holds its shards, so it waits.
    "LOCK TABLE shards IN SHARE MODE",
)


class ServerEnd:
    """A database of a server, in a transaction."""

    def __init__(self, connection: asyncpg.Connection, place: Server) -> None:
        self._connection = connection
        self._place = place
        self._truths: set[tuple[str, str]] = set()
        self._numbered: dict[str, str] = {}
        """Parts whose rows the server numbers, and the column."""

    async def look(self) -> None:
        """Find out what kinds of columns there are."""
        for name, column, kind, is_identity in await self._connection.fetch(_COLUMNS):
            if kind == "boolean":
                self._truths.add((name, column))
            if is_identity == "YES":
                self._numbered[name] = column

    async def rows(self, part: Part) -> AsyncGenerator[Values]:
        """The rows of a part, a few at a time."""
        columns = ", ".join(
            f'"{column}"::int' if (part.name, column) in self._truths else f'"{column}"'
            for column in part.columns
        )
        asked = f"SELECT {columns} FROM {part.name} ORDER BY {part.ordered}"
        with _refusing(self._place):
            async for record in self._connection.cursor(asked, prefetch=AT_ONCE):
                yield tuple(record)

    async def put(self, part: Part, rows: AsyncIterator[Values]) -> None:
        """Write the rows of a part, in place of those that every new database has."""
        with _refusing(self._place, part):
            if part.new:
                await self._connection.execute(f"DELETE FROM {part.name}")
            await self._connection.copy_records_to_table(
                part.name, records=self._records(part, rows), columns=part.columns
            )

    async def _records(self, part: Part, rows: AsyncIterator[Values]) -> AsyncIterator[Values]:
        truths = [(part.name, column) in self._truths for column in part.columns]
        async for row in rows:
            if any(truths):
                yield tuple(bool(value) if truth else value for value, truth in zip(row, truths, strict=True))
            else:
                yield row

    async def last_numbers(self) -> dict[str, int]:
        """By part, the last number that was given to a row."""
        last = {}
        with _refusing(self._place):
            for name, column in self._numbered.items():
                sequence = await self._connection.fetchval(
                    "SELECT pg_get_serial_sequence($1, $2)", name, column
                )
                last[name] = await self._connection.fetchval(
                    f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {sequence}"
                )
        return last

    async def number_on(self, last: dict[str, int]) -> None:
        """Give to no new row a number that one had before."""
        with _refusing(self._place):
            for name, column in self._numbered.items():
                largest = await self._connection.fetchval(f"SELECT coalesce(max({column}), 0) FROM {name}")
                if number := max(largest, last.get(name, 0)):
                    await self._connection.execute(
                        "SELECT setval(pg_get_serial_sequence($1, $2), $3)", name, column, number
                    )
            await self._connection.execute("ANALYZE")


@asynccontextmanager
async def read(place: Server) -> AsyncIterator[ServerEnd]:
    """A database on which no bot runs, as it is at one moment."""
    async with _connected(place) as connection:
        await bring_up_to_date(connection, place)
        await check_whole(connection, place)
        async with connection.transaction(isolation="repeatable_read"):
            yield await _end(connection, place)


@asynccontextmanager
async def written(place: Server) -> AsyncIterator[ServerEnd]:
    """A database that is left as it was if anything fails."""
    async with _connected(place) as connection, connection.transaction():
        await bring_up_to_date(connection, place)
        await check_whole(connection, place)
        yield await _end(connection, place)


@asynccontextmanager
async def _connected(place: Server) -> AsyncIterator[asyncpg.Connection]:
    connection = await connected(place, command_timeout=None)
    try:
        with _refusing(place):
            yield connection
    finally:
        connection.terminate()


async def _end(connection: asyncpg.Connection, place: Server) -> ServerEnd:
    """Nobody may be at it, and nobody can come."""
    for statement in _HELD:
        await connection.execute(statement)
    if await connection.fetchval(f"SELECT 1 {HELD} LIMIT 1"):
        raise BadStore(say("store-in-use", path=Typed(str(place))))
    end = ServerEnd(connection, place)
    await end.look()
    return end


@contextmanager
def _refusing(place: Server, part: Part | None = None) -> Iterator[None]:
    """Say in one line why a database cannot be used, or a part of another not be written into it."""
    try:
        yield
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as wrong:
        # A value that is refused by the server, or already by the driver.
        if part is not None and isinstance(wrong, (asyncpg.DataError, ValueError)):
            raise BadStore(say("store-value", path=Typed(str(place)), part=part.name)) from None
        raise BadStore(
            say("store-cannot-be-used", path=Typed(str(place)), wrong=what_is_wrong(wrong))
        ) from None
