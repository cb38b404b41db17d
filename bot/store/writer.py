"""All writing passes here: whatever waits is committed together, and a caller goes on when it is on disk."""

import asyncio
import sqlite3
from collections.abc import Sequence
from itertools import groupby
from typing import Any

import aiosqlite

Parameters = tuple[Any, ...]


class Job:
    """One statement that somebody waits for."""

    def __init__(self, sql: str, parameters: Parameters) -> None:
        self.sql = sql
        self.parameters = parameters
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer:
    """A queue in front of the one connection that writes, so that concurrent tables share a commit."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._waiting: list[Job] = []
        self._filled = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def write(self, sql: str, *parameters: Any) -> None:
        """Run one statement; return once it is committed, raise if it was refused."""
        if self._task.done():
            raise RuntimeError("the store is closed")
        job = Job(sql, parameters)
        self._waiting.append(job)
        self._filled.set()
        await job.done

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
            try:
                await self._commit(jobs)
            except sqlite3.Error:
                await self._connection.rollback()
                for job in jobs:
                    await self._commit_alone(job)
            del self._waiting[: len(jobs)]
            if self._waiting:
                self._filled.set()

    async def _commit(self, jobs: Sequence[Job]) -> None:
        for sql, same in groupby(jobs, key=lambda job: job.sql):
            await self._connection.executemany(sql, [job.parameters for job in same])
        await self._connection.commit()
        for job in jobs:
            if not job.done.done():
                job.done.set_result(None)

    async def _commit_alone(self, job: Job) -> None:
        """After a refused batch: let each succeed or fail by itself."""
        try:
            await self._commit([job])
        except sqlite3.Error as refused:
            await self._connection.rollback()
            if not job.done.done():
                job.done.set_exception(refused)
