"""A PostgreSQL server of our own, in a folder of its own, to be thrown away."""

import asyncio
import glob
import math
import os
import pwd
import shutil
import subprocess
import time
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
        self.up_since = math.inf
        """By the monotonic clock; later than ever while it is down."""
        self._settings = settings
        self._names = count(1)
        # PostgreSQL refuses to run as root.
        self._user = "postgres" if os.geteuid() == 0 else None

    def _run(self, program: str, *arguments: Path | str) -> None:
        found = programs()
        assert found is not None, NO_POSTGRES
        command = [found / program, "-D", self.folder / "data", *arguments]
        subprocess.run(command, check=True, user=self._user, cwd="/", stdout=subprocess.DEVNULL)

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

    async def made(self, template: str) -> Server:
        name = f"rowhouse_{next(self._names)}"
        connection = await asyncpg.connect(self.place("postgres").address)
        try:
            await connection.execute(f'CREATE DATABASE {name} TEMPLATE "{template}"')
        finally:
            await connection.close()
        return self.place(name)

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
