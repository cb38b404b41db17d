"""A file as one end of a move."""

from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Final

import aiosqlite

from bot.store.parts import Part, Values, quoted
from bot.store.place import is_there
from bot.store.sqlite.file import held_alone
from bot.store.sqlite.opening import bring_up_to_date, check_whole, connect, new_one, refusing

AT_ONCE: Final = 200
"""Rows that are in memory at a time: a position may be long."""
_NUMBERED: Final = "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'"


class FileEnd:
    """A file, in a transaction."""

    def __init__(self, connection: aiosqlite.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path

    async def rows(self, part: Part) -> AsyncGenerator[Values]:
        """The rows of a part, a few at a time."""
        asked = f"SELECT {quoted(part.columns)} FROM {part.name} ORDER BY {part.ordered}"
        with refusing(self._path):
            async with self._connection.execute(asked) as cursor:
                while few := await cursor.fetchmany(AT_ONCE):
                    for row in few:
                        yield tuple(row)

    async def put(self, part: Part, rows: AsyncIterator[Values]) -> None:
        """Write the rows of a part, in place of those that every new database has."""
        inserted = (
            f"INSERT INTO {part.name} ({quoted(part.columns)}) VALUES ({', '.join('?' * len(part.columns))})"
        )
        with refusing(self._path):
            if part.new:
                await self._connection.execute_fetchall(f"DELETE FROM {part.name}")
            few: list[Values] = []
            async for row in rows:
                few.append(row)
                if len(few) == AT_ONCE:
                    await self._connection.executemany(inserted, few)
                    few.clear()
            await self._connection.executemany(inserted, few)

    async def last_numbers(self) -> dict[str, int]:
        """By part, the last number that was given to a row, where the database remembers it."""
        with refusing(self._path):
            rows = await self._connection.execute_fetchall("SELECT name, seq FROM sqlite_sequence")
        return {row[0]: row[1] for row in rows}

    async def number_on(self, last: dict[str, int]) -> None:
        """Give to no new row a number that one had before."""
        with closing(new_one()) as new:
            numbered = [name for (name,) in new.execute(_NUMBERED)]
        known = await self.last_numbers()
        with refusing(self._path):
            for name in numbered:
                if last.get(name, 0) > known.get(name, 0):
                    await self._connection.execute_fetchall(
                        "DELETE FROM sqlite_sequence WHERE name = ?", (name,)
                    )
                    await self._connection.execute_fetchall(
                        "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, last[name])
                    )


@asynccontextmanager
async def read(path: Path) -> AsyncIterator[FileEnd]:
    """A file on which no bot runs."""
    with held_alone(path):
        async with _opened(path) as connection:
            await connection.execute_fetchall("BEGIN")
            yield FileEnd(connection, path)


@asynccontextmanager
async def written(path: Path) -> AsyncIterator[FileEnd]:
    """A file that is left as it was if anything fails; one that was not there is taken away again."""
    was_there = is_there(path)
    with held_alone(path), _left_as_it_was(path, was_there=was_there):
        async with _opened(path) as connection:
            await connection.execute_fetchall("BEGIN IMMEDIATE")
            yield FileEnd(connection, path)
            with refusing(path):
                await connection.commit()


@contextmanager
def _left_as_it_was(path: Path, *, was_there: bool) -> Iterator[None]:
    try:
        yield
    except BaseException:
        if not was_there:
            for name in ("", "-wal", "-shm"):
                path.with_name(f"{path.name}{name}").unlink(missing_ok=True)
        raise


@asynccontextmanager
async def _opened(path: Path) -> AsyncIterator[aiosqlite.Connection]:
    async with AsyncExitStack() as stack:
        connection = await connect(path)
        stack.push_async_callback(connection.close)
        await bring_up_to_date(connection, path)
        await check_whole(connection, path)
        connection.row_factory = None
        yield connection
