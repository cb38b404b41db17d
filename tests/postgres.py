"""A PostgreSQL server for tests: found, started once per worker in a folder of its own, and thrown away.

A test needs it because it asks for `cluster`, itself or through another fixture, or runs on the engine
"postgresql"; nothing else marks it. Without PostgreSQL these tests are left out in one line.
"""

import asyncio
import glob
import os
import pwd
import shutil
import subprocess
import tempfile
from functools import cache
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from bot.store import Store
from bot.store.place import Server

NO_POSTGRES = "there is no PostgreSQL here; `make postgres` brings it"
LEFT_OUT = pytest.StashKey[int]()
QUICK = (
    "fsync=off",
    "full_page_writes=off",
    "synchronous_commit=off",
    "listen_addresses=",
    "max_connections=200",
)
"""What is thrown away need not survive a power cut."""
GUARDED = "guarded"
"""The one user who needs a password, once a test makes them."""


@cache
def programs():
    """The folder of the server's programs; Debian keeps them off the PATH."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    return next((Path(found).parent for found in sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"))), None)


def is_required():
    return os.environ.get("ROWHOUSE_POSTGRES") == "required"


def needs_server(item):
    on = item.callspec.params.get("engine") if hasattr(item, "callspec") else None
    return on == "postgresql" or "cluster" in getattr(item, "fixturenames", ())


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    needing = [item for item in items if needs_server(item)]
    if not needing or programs() or is_required():
        return
    config.hook.pytest_deselected(items=needing)
    items[:] = [item for item in items if item not in needing]
    config.stash[LEFT_OUT] = len(needing)
    if hasattr(config, "workeroutput"):
        config.workeroutput["server tests left out"] = len(needing)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node, error):
    left_out = getattr(node, "workeroutput", {}).get("server tests left out", 0)
    node.config.stash[LEFT_OUT] = max(left_out, node.config.stash.get(LEFT_OUT, 0))


def pytest_terminal_summary(terminalreporter, config):
    if number := config.stash.get(LEFT_OUT, 0):
        terminalreporter.write_line(f"Left out: {number} tests on a server, for {NO_POSTGRES}.", yellow=True)


class Cluster:
    """A server of our own, reached through a socket in its folder."""

    def __init__(self, folder, port=5432, settings=QUICK):
        self.folder = Path(folder)
        self.port = port
        self._settings = settings
        self._names = count(1)
        # PostgreSQL refuses to run as root.
        self._user = "postgres" if os.geteuid() == 0 else None

    def _run(self, program, *arguments, **more):
        command = [programs() / program, "-D", self.folder / "data", *arguments]
        subprocess.run(command, check=True, user=self._user, cwd="/", stdout=subprocess.DEVNULL, **more)

    def make(self):
        if self._user:
            owner = pwd.getpwnam(self._user)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        self._run("initdb", "-A", "trust", "-U", "rowhouse", "-E", "UTF8", "--locale=C", "--no-sync")
        rules = self.folder / "data" / "pg_hba.conf"
        rules.write_text(f"local all {GUARDED} scram-sha-256\n{rules.read_text()}")

    def start(self):
        options = " ".join(f"-c {setting}" for setting in self._settings)
        self._run(
            "pg_ctl",
            *("-w", "-l", self.folder / "log", "-o", f"{options} -k {self.folder} -p {self.port}", "start"),
        )

    def stop(self, how="fast"):
        self._run("pg_ctl", "-w", "-m", how, "stop")

    def place(self, database):
        return Server(f"postgresql://rowhouse@/{database}?host={self.folder}&port={self.port}")

    def new(self, template="template1"):
        """A database that nobody has used."""
        return asyncio.run(self._made(template))

    async def _made(self, template):
        name = f"rowhouse_{next(self._names)}"
        connection = await asyncpg.connect(self.place("postgres").address)
        try:
            await connection.execute(f'CREATE DATABASE {name} TEMPLATE "{template}"')
        finally:
            await connection.close()
        return self.place(name)

    def keep_as_template(self):
        """A database brought up to date, to copy quickly."""

        async def opened():
            place = await self._made("template1")
            await (await Store.open(place)).close()
            return place

        return asyncio.run(opened()).address.split("?")[0].rpartition("/")[2]


@pytest.fixture(scope="session")
def cluster():
    if programs() is None:
        pytest.fail(f"{NO_POSTGRES}.", pytrace=False)
    with tempfile.TemporaryDirectory(prefix="rowhouse-server-", ignore_cleanup_errors=True) as folder:
        made = Cluster(folder)
        made.make()
        made.start()
        made.template = made.keep_as_template()
        yield made
        made.stop("immediate")


@pytest.fixture
def server(cluster):
    """A database on a server, brought up to date and empty."""
    return cluster.new(cluster.template)
