"""The connections to the file: one that writes, one that reads what is committed."""

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import aiosqlite

from bot.store.sqlite.file import OpenFile
from bot.store.sqlite.opening import bring_up_to_date, check_whole, connect, connect_to_write
from bot.store.sqlite.troubles import reason_for
from bot.store.sqlite.writer import Writer
from bot.store.statement import Row, Statement


class SqliteDatabase:
    """A file that this process alone writes to."""

    is_shared = False
    shard_locks = None

    def __init__(self, writing: sqlite3.Connection, reading: aiosqlite.Connection, file: OpenFile) -> None:
        self._reading = reading
        self._file = file
        self._writer = Writer(writing, file)
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open or create a database, or refuse it with one clear line."""
        reading = await connect(path)
        try:
            await bring_up_to_date(reading, path)
            await check_whole(reading, path)
            writing = await asyncio.to_thread(connect_to_write, path)
        except BaseException:
            await reading.close()
            raise
        return cls(writing, reading, OpenFile(path))

    async def close(self) -> None:
        """Finish writing and let go of the file."""
        await self._writer.close()
        await self._reading.close()

    async def lost(self) -> None:
        """Wait until the file is found to be deleted or replaced."""
        await self._file.lost()

    async def rows(self, sql: str, **values: Any) -> list[Row]:
        """What a query finds among what is committed."""
        self._file.check()
        try:
            return list(await self._reading.execute_fetchall(sql, values))
        except sqlite3.Error as wrong:
            raise reason_for(wrong) from None

    async def write(self, sql: str, **values: Any) -> None:
        """Run one statement; return once it is committed."""
        await self._writer.write(Statement(sql, values))

    async def write_and_read(self, sql: str, **values: Any) -> list[Row]:
        """Run one statement that returns rows; they are given once it is committed."""
        return await self._writer.write(Statement(sql, values))

    async def transact(self, statements: Iterable[Statement]) -> None:
        """Run several statements as one transaction; raise what a guard says that finds nothing."""
        await self._writer.write(*statements)

    def tell(self, text: str) -> None:
        """There is no other process to hear it."""

    async def listen(self, listener: Callable[[str], None]) -> None:
        """There is no other process to tell anything."""

    @asynccontextmanager
    async def alone(self, what: str) -> AsyncIterator[None]:
        """Do something that no task does meanwhile: there is no other process."""
        async with self._locks[what]:
            yield

    @asynccontextmanager
    async def try_alone(self, what: str) -> AsyncIterator[bool]:
        """Do something that no task does meanwhile; False if one is at it already."""
        if self._locks[what].locked():
            yield False
            return
        async with self._locks[what]:
            yield True
