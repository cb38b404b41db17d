"""The connections to the file: one that writes, one that reads what is committed."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

import aiosqlite

from bot.store.file import OpenFile
from bot.store.opening import bring_up_to_date, check_whole, connect
from bot.store.troubles import reason_for
from bot.store.writer import Row, Statement, Writer


class Database:
    """What every subject reads and writes through; values have names, as have the columns of a row."""

    def __init__(self, writing: aiosqlite.Connection, reading: aiosqlite.Connection, file: OpenFile) -> None:
        self._writing = writing
        self._reading = reading
        self._file = file
        self._writer = Writer(writing, file)

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open or create a database, or refuse it with one clear line."""
        writing = await connect(path)
        try:
            await bring_up_to_date(writing, path)
            await check_whole(writing, path)
            reading = await connect(path)
        except BaseException:
            await writing.close()
            raise
        return cls(writing, reading, OpenFile(path))

    async def close(self) -> None:
        """Finish writing and let go of the file."""
        await self._writer.close()
        await self._reading.close()
        await self._writing.close()

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
        await self._writer.write(sql, values)

    async def write_and_read(self, sql: str, **values: Any) -> list[Row]:
        """Run one statement that returns rows; they are given once it is committed."""
        return await self._writer.write(sql, values, returns_rows=True)

    async def transact(self, statements: Sequence[Statement]) -> None:
        """Run several statements as one transaction; raise Unchanged if a guard finds nothing."""
        await self._writer.transact(statements)
