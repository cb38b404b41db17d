"""All writing passes here: whatever waits is committed together, and a caller goes on when it is on disk."""

import asyncio
import sqlite3
from collections.abc import Sequence
from queue import SimpleQueue
from threading import Thread

from bot.errors import StoreGone
from bot.store.settled import settled
from bot.store.sqlite.file import OpenFile
from bot.store.sqlite.troubles import may_pass, reason_for
from bot.store.statement import Row, Statement


class Job:
    """Statements that are one transaction, for which somebody waits."""

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.statements = statements
        self.rows: list[Row] = []
        """What the last of them returned."""
        self.refused: Exception | None = None
        self.done: asyncio.Future[list[Row]] = asyncio.get_running_loop().create_future()


class Writer:
    """A thread with the one connection that writes: tables that come while it is busy share the next commit.

    The connection must begin no transaction by itself (isolation_level None).
    """

    def __init__(self, connection: sqlite3.Connection, file: OpenFile) -> None:
        self._connection = connection
        self._file = file
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()
        """None is the end."""
        self._is_closed = False
        self._thread = Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    async def write(self, *statements: Statement) -> list[Row]:
        """Run them all or none, and return what the last of them does once it is committed.

        Raise what a guard says that finds nothing, or why it was refused, or how the database failed.
        """
        return await self._wait_for(Job(statements))

    async def _wait_for(self, job: Job) -> list[Row]:
        if self._is_closed:
            raise RuntimeError("the store is closed")
        self._waiting.put(job)
        return await settled(job.done)

    async def close(self) -> None:
        """Finish what waits, then stop."""
        self._is_closed = True
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    # In the thread

    def _run(self) -> None:
        while jobs := self._next_jobs():
            self._commit(jobs)
            self._loop.call_soon_threadsafe(self._settle, jobs)

    def _next_jobs(self) -> list[Job]:
        """All that wait, or the next that comes; none at the end."""
        jobs: list[Job] = []
        while (job := self._waiting.get()) is not None:
            jobs.append(job)
            if self._waiting.empty():
                return jobs
        self._waiting.put(None)
        return jobs

    def _commit(self, jobs: list[Job]) -> None:
        """One transaction for all; if any is refused, each succeeds or fails by itself."""
        try:
            self._transact(jobs)
        except Exception as refused:
            if may_pass(refused) and not self._waiting.empty():
                # A database that is locked would keep each of them waiting as long again.
                jobs += self._next_jobs()
            if may_pass(refused) or len(jobs) == 1:
                reason = reason_for(refused)
                for job in jobs:
                    job.refused = reason
            else:
                for job in jobs:
                    self._commit([job])

    def _transact(self, jobs: Sequence[Job]) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                for sql, values, guard in job.statements:
                    cursor = self._connection.execute(sql, values)
                    job.rows = cursor.fetchall()
                    if guard is not None and cursor.rowcount < 1:
                        raise guard
            self._connection.commit()
        except BaseException:
            self._connection.rollback()
            raise

    # In the loop

    def _settle(self, jobs: Sequence[Job]) -> None:
        """It is committed; but what went into a file that nobody will find again was not kept."""
        gone = None
        try:
            self._file.check()
        except StoreGone as found:
            gone = found
        for job in jobs:
            if refused := job.refused or gone:
                job.done.set_exception(refused)
            else:
                job.done.set_result(job.rows)
