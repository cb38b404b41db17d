"""A PostgreSQL server of our own, in a folder of its own, to be thrown away."""

import asyncio
import glob
import math
import os
import pwd
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

import asyncpg

from bot.store import Store
from bot.store.place import Server

NO_POSTGRES: Final = "there is no PostgreSQL here; `make postgres` brings it"
QUICK: Final = (
    "fsync=off",
    "full_page_writes=off",
    "synchronous_commit=off",
    "listen_addresses=",
    "max_connections=200",
)
"""What is thrown away need not survive a power cut."""
CARETAKER: Final = Path(__file__).with_name("caretaker.py")
GUARDED: Final = "guarded"
"""The one user who needs a password, once a test makes them."""


@cache
def programs() -> Path | None:
    """The folder of the server's programs; Debian keeps them off the PATH."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    return next((Path(found).parent for found in sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"))), None)


class Cluster:
    """A server of our own, reached through a socket in its folder."""

    def __init__(self, folder: Path | str, port: int = 5432, settings: tuple[str, ...] = QUICK) -> None:
        self.folder = Path(folder)
        self.port = port
        self.template: str
        """The database that is copied quickly, once there is one."""
        self.up_since = math.inf
        """By the monotonic clock; later than ever while it is down."""
        self._settings = settings
        self._caretaker: subprocess.Popen[bytes] | None = None
        self._names = count(1)
        # PostgreSQL refuses to run as root.
        self._user = "postgres" if os.geteuid() == 0 else None

    def _command(self, program: str, *arguments: Path | str) -> list[Path | str]:
        found = programs()
        assert found is not None, NO_POSTGRES
        return [found / program, "-D", self.folder / "data", *arguments]

    def _run(self, program: str, *arguments: Path | str) -> None:
        command = self._command(program, *arguments)
        subprocess.run(command, check=True, user=self._user, cwd="/", stdout=subprocess.DEVNULL)

    def hand_over(self) -> None:
        """Let a caretaker end it and remove its folder once this process is done, or was killed."""
        stop = self._command("pg_ctl", "-w", "-m", "immediate", "stop")
        command = [sys.executable, "-I", "-S", CARETAKER, self.folder, self._user or "", *stop]
        self._caretaker = subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True)

    def end(self) -> None:
        """Return once its caretaker has removed it."""
        assert self._caretaker is not None
        self._caretaker.communicate()

    def make(self) -> None:
        """Set it up."""
        if self._user:
            owner = pwd.getpwnam(self._user)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        self._run("initdb", "-A", "trust", "-U", "rowhouse", "-E", "UTF8", "--locale=C", "--no-sync")
        rules = self.folder / "data" / "pg_hba.conf"
        rules.write_text(f"local all {GUARDED} scram-sha-256\n{rules.read_text()}")

    def start(self) -> None:
        """Return once it answers."""
        options = " ".join(f"-c {setting}" for setting in self._settings)
        self._run(
            "pg_ctl",
            *("-w", "-l", self.folder / "log", "-o", f"{options} -k {self.folder} -p {self.port}", "start"),
        )
        self.up_since = time.monotonic()

    def stop(self, how: str = "fast") -> None:
        """Return once it has ended."""
        self.up_since = math.inf
        self._run("pg_ctl", "-w", "-m", how, "stop")

    @property
    def socket(self) -> Path:
        """Where it is reached."""
        return self.folder / f".s.PGSQL.{self.port}"

    def place(self, database: str) -> Server:
        """One of its databases."""
        return Server(f"postgresql://rowhouse@/{database}?host={self.folder}&port={self.port}")

    def new(self, template: str = "template1") -> Server:
        """A database that nobody has used."""
        return asyncio.run(self.made(template))

    @contextmanager
    def database(self, template: str = "template1") -> Iterator[Server]:
        """A new database; gone afterwards, whatever still uses it."""
        place = self.new(template)
        yield place
        asyncio.run(self._does(f"DROP DATABASE {name_of(place)} WITH (FORCE)"))

    async def made(self, template: str) -> Server:
        name = f"rowhouse_{next(self._names)}"
        # Copying files takes half as long as writing what is in them to the log.
        await self._does(f'CREATE DATABASE {name} TEMPLATE "{template}" STRATEGY file_copy')
        return self.place(name)

    async def _does(self, statement: str) -> None:
        connection = await asyncpg.connect(self.place("postgres").address)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    def keep_as_template(self) -> str:
        """A database brought up to date, to copy quickly."""

        async def opened() -> Server:
            place = await self.made("template1")
            await (await Store.open(place)).close()
            return place

        return name_of(asyncio.run(opened()))


def name_of(place: Server) -> str:
    """What a database is called on its server."""
    return place.address.split("?")[0].rpartition("/")[2]
