"""The bot as a program of its own, for tests that need a real process."""

import asyncio
import os
import sys


class Program:
    """`python -m bot` in a folder of its own."""

    def __init__(self, folder, run=("-m", "bot"), **environment):
        self._run = run
        self._heard = []
        self.printed = []
        """What it has said so far."""
        self.database = folder / "rowhouse.db"
        self._environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("DISCORD_")},
            "ROWHOUSE_DATABASE": str(self.database),
            "ROWHOUSE_PORT": "0",
            "DISCORD_TOKEN": "",
            **environment,
        }

    def point_at(self, url):
        """Let it talk to a playground that runs already."""
        self._environment["ROWHOUSE_DISCORD"] = url

    async def __aenter__(self):
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            *self._run,
            env=self._environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        return self

    async def __aexit__(self, *_):
        if self.process.returncode is None:
            self.process.kill()
        await self.process.communicate()

    async def says(self):
        self.printed.append((await self.process.stdout.readline()).decode().rstrip())
        return self.printed[-1]

    async def address(self):
        while not (line := await self.says()).startswith("Rowhouse is open: http://127.0.0.1:"):
            assert line, "it ended before it was open"
        return line.split()[-1]

    async def said(self):
        """The exit code, and everything written to the log."""
        _, errors = await self.process.communicate()
        return self.process.returncode, "".join(self._heard) + errors.decode()

    async def hears(self, words):
        """Wait for a line of the log with these words."""
        while words not in (line := (await self.process.stderr.readline()).decode()):
            assert line, f"it ended before it said “{words}”"
            self._heard.append(line)
        self._heard.append(line)
