"""Opening a database: is it ours, is it sound, is it of this release; then bring it up to date."""

import sqlite3
from importlib.resources import files
from pathlib import Path
from typing import Final

import aiosqlite

from bot.errors import BadStore

OURS: Final = 0x526F7748
"""SQLite's application id for a Rowhouse database."""
SETTINGS: Final = (
    "journal_mode = WAL",
    # FULL: what a player was told survives a power cut, not only a killed process.
    "synchronous = FULL",
    "foreign_keys = ON",
    "busy_timeout = 5000",
)


def migrations() -> list[str]:
    """The numbered scripts in order; number n brings a database from version n - 1 to n."""
    folder = files("bot.store").joinpath("migrations")
    scripts = sorted(
        (entry for entry in folder.iterdir() if entry.name.endswith(".sql")), key=lambda e: e.name
    )
    return [script.read_text(encoding="utf-8") for script in scripts]


async def connect(path: Path) -> aiosqlite.Connection:
    """A connection that writes durably, statement by statement; a file that is not ours is left as it is."""
    check_openable(path)
    connection = await aiosqlite.connect(path, isolation_level=None)
    try:
        await version_of(connection, path)
        for setting in SETTINGS:
            await connection.execute_fetchall(f"PRAGMA {setting}")
    except sqlite3.Error as wrong:
        await connection.close()
        raise BadStore(f"{path} is not a sound Rowhouse database: {wrong}.") from None
    except BadStore:
        await connection.close()
        raise
    return connection


def check_openable(path: Path) -> None:
    """Refuse a path that cannot be a database, before a thread is started for it."""
    try:
        sqlite3.connect(path).close()
    except sqlite3.Error as wrong:
        raise BadStore(f"The database {path} cannot be opened: {wrong}.") from None


async def bring_up_to_date(connection: aiosqlite.Connection, path: Path) -> None:
    """Apply the migrations this database has not seen."""
    try:
        version = await version_of(connection, path)
        for number, script in enumerate(migrations()[version:], version + 1):
            await connection.executescript(
                f"BEGIN; {script} PRAGMA application_id = {OURS}; PRAGMA user_version = {number}; COMMIT;"
            )
    except sqlite3.Error as wrong:
        raise BadStore(f"{path} is not a sound Rowhouse database: {wrong}.") from None


async def newest_table(connection: aiosqlite.Connection, path: Path) -> int:
    """The highest number a table has; 0 without any."""
    try:
        return await number_in(connection, "SELECT coalesce(max(id), 0) FROM tables")
    except sqlite3.Error as wrong:
        raise BadStore(f"{path} is not a sound Rowhouse database: {wrong}.") from None


async def version_of(connection: aiosqlite.Connection, path: Path) -> int:
    """How many migrations the database has seen; refuse a newer one and one that is not ours."""
    version = await number_in(connection, "PRAGMA user_version")
    owner = await number_in(connection, "PRAGMA application_id")
    if owner != OURS and await number_in(connection, "SELECT count(*) FROM sqlite_master"):
        raise BadStore(f"{path} is a database of another program.")
    known = len(migrations())
    if version > known:
        raise BadStore(f"{path} was written by a newer Rowhouse (version {version}); this one knows {known}.")
    return version


async def number_in(connection: aiosqlite.Connection, sql: str) -> int:
    """The one number that a query answers with."""
    rows = await connection.execute_fetchall(sql)
    return int(next(iter(rows))[0])
