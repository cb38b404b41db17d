"""All writing passes here: whatever waits is committed together, and a caller goes on when it is on disk."""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final

import aiosqlite

from bot.errors import StoreGone
from bot.store.file import OpenFile
from bot.store.troubles import may_pass, reason_for

Row = sqlite3.Row
Values = Mapping[str, Any]
REFUSED: Final = (sqlite3.Error, OverflowError, ValueError)
"""What is raised for a statement that the database does not take, or a value it cannot hold."""


class Job:
    """One statement that somebody waits for."""

    def __init__(self, sql: str, values: Values, *, returns_rows: bool) -> None:
        self.sql = sql
        self.values = values
        self.returns_rows = returns_rows
        self.rows: list[Row] = []
        self.done: asyncio.Future[list[Row]] = asyncio.get_running_loop().create_future()


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
        if self._task.done():
            raise RuntimeError("the store is closed")
        job = Job(sql, values, returns_rows=returns_rows)
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
                    await self._connection.executemany(sql, [job.values for job in same])
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
        try:
            await self._run_one(job)
        except REFUSED as refused:
            job.done.set_exception(reason_for(refused))
        else:
            self._settle([job])

    async def _run_one(self, job: Job) -> None:
        job.rows = list(await self._connection.execute_fetchall(job.sql, job.values))

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
