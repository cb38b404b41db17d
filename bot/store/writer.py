"""All writing passes here: whatever waits is committed together, and a caller goes on when it is on disk."""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

import aiosqlite

from bot.errors import StoreGone
from bot.store.file import OpenFile
from bot.store.troubles import may_pass, reason_for

Row = sqlite3.Row
Values = Mapping[str, Any]


class Unchanged(Exception):
    """A statement that had to change something found nothing to change: what it was decided on is no more."""


class Statement(NamedTuple):
    """A statement of a transaction; a guard must return a row, or all of it is undone."""

    sql: str
    values: Values
    is_guard: bool = False


REFUSED: Final = (sqlite3.Error, OverflowError, ValueError, Unchanged)
"""What is raised for a statement that the database does not take, or a value it cannot hold."""


class Job:
    """One statement, or several that are one transaction, for which somebody waits."""

    def __init__(self, statements: Sequence[Statement], *, returns_rows: bool) -> None:
        self.statements = statements
        self.returns_rows = returns_rows
        self.rows: list[Row] = []
        self.done: asyncio.Future[list[Row]] = asyncio.get_running_loop().create_future()

    @property
    def sql(self) -> str:
        """What is run, as far as others may be run together with it."""
        return self.statements[0].sql if len(self.statements) == 1 else ""


class Writer:
    """A queue in front of the one connection that writes, so that concurrent tables share a commit.

    The connection must begin no transaction by itself (isolation_level None).
    """

    def __init__(self, connection: aiosqlite.Connection, file: OpenFile) -> None:
        self._connection = connection
        self._file = file
        self._waiting: list[Job] = []
        self._filled = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def write(self, sql: str, values: Values, *, returns_rows: bool = False) -> list[Row]:
        """Run one statement; return once it is committed, raise if it was refused or the database failed."""
        return await self._wait_for(Job([Statement(sql, values)], returns_rows=returns_rows))

    async def transact(self, statements: Sequence[Statement]) -> None:
        """Run them all or none; raise Unchanged if a guard finds nothing."""
        await self._wait_for(Job(statements, returns_rows=True))

    async def _wait_for(self, job: Job) -> list[Row]:
        if self._task.done():
            raise RuntimeError("the store is closed")
        self._waiting.append(job)
        self._filled.set()
        try:
            return await asyncio.shield(job.done)
        except asyncio.CancelledError:
            # It is written all the same, unless the writer ends; whoever comes next must find it on disk.
            ending: list[asyncio.Future[Any]] = [job.done, self._task]
            await asyncio.wait(ending, return_when=asyncio.FIRST_COMPLETED)
            raise

    async def close(self) -> None:
        """Finish what waits, then stop."""
        while self._waiting:
            await asyncio.gather(*(job.done for job in self._waiting), return_exceptions=True)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self._filled.wait()
            self._filled.clear()
            jobs = list(self._waiting)
            if len(jobs) == 1:
                await self._commit_alone(jobs[0])
            else:
                await self._commit_together(jobs)
            del self._waiting[: len(jobs)]
            if self._waiting:
                self._filled.set()

    async def _commit_together(self, jobs: Sequence[Job]) -> None:
        """One transaction for all; if any is refused, each succeeds or fails by itself."""
        try:
            await self._connection.execute_fetchall("BEGIN IMMEDIATE")
            for (sql, returns_rows), same in groupby(jobs, key=lambda job: (job.sql, job.returns_rows)):
                if returns_rows:
                    for job in same:
                        await self._run_one(job)
                else:
                    await self._connection.executemany(sql, [job.statements[0].values for job in same])
            await self._connection.commit()
        except REFUSED as refused:
            await self._connection.rollback()
            if may_pass(refused):
                # A database that is locked would keep each of them waiting as long again.
                reason = reason_for(refused)
                for job in jobs:
                    job.done.set_exception(reason)
                return
            for job in jobs:
                await self._commit_alone(job)
        else:
            self._settle(jobs)

    async def _commit_alone(self, job: Job) -> None:
        """A statement is a transaction of its own, so this is one trip to the database's thread."""
        is_one = len(job.statements) == 1
        try:
            if not is_one:
                await self._connection.execute_fetchall("BEGIN IMMEDIATE")
            await self._run_one(job)
            if not is_one:
                await self._connection.commit()
        except REFUSED as refused:
            await self._connection.rollback()
            job.done.set_exception(reason_for(refused))
        else:
            self._settle([job])

    async def _run_one(self, job: Job) -> None:
        for sql, values, is_guard in job.statements:
            job.rows = list(await self._connection.execute_fetchall(sql, values))
            if is_guard and not job.rows:
                raise Unchanged

    def _settle(self, jobs: Sequence[Job]) -> None:
        """It is committed; but what went into a file that nobody will find again was not kept."""
        try:
            self._file.check()
        except StoreGone as gone:
            for job in jobs:
                job.done.set_exception(gone)
        else:
            for job in jobs:
                job.done.set_result(job.rows)
