"""Opening a database: is it ours, is it sound, is it of this release; then bring it up to date."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import aiosqlite

from bot.errors import BadStore
from bot.store.sqlite.file import make_file
from bot.store.sqlite.troubles import may_pass, what_is_wrong
from games.message import Typed, say

OURS: Final = 0x526F7748
"""SQLite's application id for a Rowhouse database."""
SETTINGS: Final = (
    "journal_mode = WAL",
    # FULL: what a player was told survives a power cut, not only a killed process.
    "synchronous = FULL",
    "foreign_keys = ON",
)
LOCK_PATIENCE = 5.0
"""Seconds that a statement waits for another program's lock."""
PARTS: Final = (
    "SELECT m.type, m.name, '' FROM sqlite_master m"
    " UNION SELECT m.type, m.name, c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c"
)
"""What a database is made of: kind, name and column, or no column for the thing itself."""


@cache
def migrations() -> tuple[str, ...]:
    """The numbered scripts in order; number n brings a database from version n - 1 to n."""
    folder = files("bot.store.sqlite").joinpath("migrations")
    scripts = sorted(
        (entry for entry in folder.iterdir() if entry.name.endswith(".sql")), key=lambda e: e.name
    )
    return tuple(script.read_text(encoding="utf-8") for script in scripts)


async def connect(path: Path) -> aiosqlite.Connection:
    """A connection that writes durably, statement by statement; a file that is not ours is left as it is."""
    make_file(path)
    connection = await aiosqlite.connect(path, isolation_level=None, timeout=LOCK_PATIENCE)
    connection.row_factory = sqlite3.Row
    try:
        with refusing(path):
            await version_of(connection, path)
            for setting in SETTINGS:
                await connection.execute_fetchall(f"PRAGMA {setting}")
    except BadStore:
        await connection.close()
        raise
    return connection


def connect_to_write(path: Path) -> sqlite3.Connection:
    """The connection that a thread of its own writes with."""
    connection = sqlite3.connect(path, timeout=LOCK_PATIENCE, isolation_level=None, check_same_thread=False)
    connection.row_factory = sqlite3.Row
    with refusing(path):
        for setting in SETTINGS:
            connection.execute(f"PRAGMA {setting}")
    return connection


@contextmanager
def refusing(path: Path) -> Iterator[None]:
    """Say in one line why a database cannot be used."""
    try:
        yield
    except sqlite3.Error as wrong:
        called = Typed(str(path))
        if may_pass(wrong):
            raise BadStore(say("store-cannot-be-used", path=called, wrong=what_is_wrong(wrong))) from None
        raise BadStore(say("store-not-sound", path=called, why=Typed(str(wrong)))) from None


async def bring_up_to_date(connection: aiosqlite.Connection, path: Path) -> None:
    """Apply the migrations this database has not seen, and find out that it can be written."""
    with refusing(path):
        version = await version_of(connection, path)
        for number, script in enumerate(migrations()[version:], version + 1):
            await connection.executescript(
                f"BEGIN; {script} PRAGMA application_id = {OURS}; PRAGMA user_version = {number}; COMMIT;"
            )
        await connection.execute_fetchall(f"PRAGMA user_version = {len(migrations())}")


def new_one() -> sqlite3.Connection:
    """A new database, in memory."""
    new = sqlite3.connect(":memory:")
    for script in migrations():
        new.executescript(script)
    return new


@cache
def parts_of_a_new_one() -> frozenset[tuple[str, str, str]]:
    """Everything that a new database is made of; the same for as long as the program runs."""
    with closing(new_one()) as new:
        return frozenset(new.execute(PARTS))


def columns_of_a_new_one() -> set[tuple[str, str]]:
    """Table and column of everything that a new database is made of."""
    return {
        (name, column)
        for kind, name, column in parts_of_a_new_one()
        if kind == "table" and column and not name.startswith("sqlite_")
    }


async def check_whole(connection: aiosqlite.Connection, path: Path) -> None:
    """Refuse a database in which a table, a column, an index or a trigger of ours is missing."""
    with refusing(path):
        missing = parts_of_a_new_one().difference(map(tuple, await connection.execute_fetchall(PARTS)))
    for kind, name, column in sorted(missing):
        called = Typed(str(path))
        if column:
            raise BadStore(say("store-column-missing", path=called, column=column, part=name))
        raise BadStore(say("store-part-missing", path=called, part=f"{kind} {name}"))
    with refusing(path):  # the list of tables can be read, as far as a look at its end tells
        await number_in(connection, "SELECT coalesce(max(id), 0) FROM tables")


async def version_of(connection: aiosqlite.Connection, path: Path) -> int:
    """How many migrations the database has seen; refuse a newer one and one that is not ours."""
    version = await number_in(connection, "PRAGMA user_version")
    owner = await number_in(connection, "PRAGMA application_id")
    if owner != OURS and await number_in(connection, "SELECT count(*) FROM sqlite_master"):
        raise BadStore(say("store-of-another-program", path=Typed(str(path))))
    known = len(migrations())
    if version > known:
        raise BadStore(say("store-newer", path=Typed(str(path)), version=version, known=known))
    return version


async def number_in(connection: aiosqlite.Connection, sql: str) -> int:
    """The one number that a query answers with."""
    rows = await connection.execute_fetchall(sql)
    return int(next(iter(rows))[0])
