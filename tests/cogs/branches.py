"""The bot as several processes that share a database, each started again whenever it dies."""

import asyncio
import math
import os
import signal
import sys
import time
from pathlib import Path

from tests.line import Line

ROOT = Path(__file__).parents[2]
KILLED = -9
COULD_NOT_START = 1
MOST_LINES = 40
"""Of a log, told when something is wrong: of a machine that was lent for the tests nobody has the file."""


class Branch:
    """One process, the part of Discord that it listens to, and its line to the database."""

    def __init__(self, folder, shards, cluster, database, **environment):
        self.shards = shards
        self.line = Line(cluster.socket)
        self.log = folder / f"{shards.replace('/', '-of-')}.log"
        self.starts = 0
        self._cluster = cluster
        self._database = database
        self._environment = {
            **os.environ,
            "DISCORD_TOKEN": "",
            "ROWHOUSE_SHARDS": shards,
            "ROWHOUSE_LOG": "INFO",
            **environment,
        }
        self.is_open = asyncio.Event()
        self._process = None
        self._went_on = -math.inf
        """When it last went on after it had stood still: who stands still at the start reaches nothing."""
        self._keeping: asyncio.Task[None]

    async def __aenter__(self):
        await self.line.__aenter__()
        where = f"postgresql://rowhouse@127.0.0.1:{self.line.port}/{self._database}"
        self._environment["ROWHOUSE_DATABASE"] = where
        self._keeping = asyncio.create_task(self._keep_running())
        return self

    async def __aexit__(self, *_):
        self._keeping.cancel()
        await asyncio.gather(self._keeping, return_exceptions=True)
        await self.line.__aexit__()

    async def opened(self):
        """Wait until it listens; raises what ended it for good."""
        waiting = asyncio.create_task(self.is_open.wait())
        await asyncio.wait((waiting, self._keeping), return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        self.check()

    def check(self):
        """It has never ended by itself without a reason, nor logged what nobody had thought of."""
        if self._keeping.done():
            self._keeping.result()
        said = self.log.read_text() if self.log.exists() else ""
        assert "Traceback" not in said, f"{self.shards} told of a traceback:\n{self._last_said()}"

    def kill(self):
        self._signal(signal.SIGKILL)

    def stall(self):
        """Let it stand still, as a machine does that has too much to do."""
        self._signal(signal.SIGSTOP)

    def go_on(self):
        self._went_on = time.monotonic()
        self._signal(signal.SIGCONT)

    def _signal(self, number):
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(number)

    async def _keep_running(self):
        """Start it, and again whenever it has died or could not reach the database."""
        with self.log.open("ab") as log:
            while True:
                await self._run(log)

    async def _run(self, log):
        self.starts += 1
        started = time.monotonic()
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot"),
            cwd=ROOT,
            env=self._environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
        )
        try:
            was_open = await self._hear()
            code = await self._process.wait()
        finally:
            self.is_open.clear()
            self.kill()
            await self._process.wait()
        was_away = started < max(self.line.whole_since, self._cluster.up_since, self._went_on)
        could_not = code == COULD_NOT_START and was_away and not was_open
        assert code == KILLED or could_not, f"{self.shards} ended by itself with {code}:\n{self._last_said()}"

    def _last_said(self):
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return "\n".join(lines[-MOST_LINES:])

    async def _hear(self):
        """Everything it prints; was it ever open?"""
        was_open = False
        while line := await self._process.stdout.readline():
            if line.startswith(b"Rowhouse is open"):
                was_open = True
                self.is_open.set()
        return was_open
