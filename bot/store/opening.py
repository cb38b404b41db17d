"""Opening a database: is it ours, is it sound, is it of this release; then bring it up to date."""

import sqlite3
from importlib.resources import files
from pathlib import Path
from typing import Final

import aiosqlite

from bot.errors import BadStore

OURS: Final = 0x526F7748
"""SQLite's application id for a Rowhouse database."""


def migrations() -> list[str]:
    """The numbered scripts in order; number n brings a database from version n - 1 to n."""
    folder = files("bot.store").joinpath("migrations")
    scripts = sorted(
        (entry for entry in folder.iterdir() if entry.name.endswith(".sql")), key=lambda e: e.name
    )
    return [script.read_text(encoding="utf-8") for script in scripts]


async def connect(path: Path) -> aiosqlite.Connection:
    """A connection that writes durably and lets others read meanwhile."""
    try:
        connection = await aiosqlite.connect(path)
    except sqlite3.Error as wrong:
        raise BadStore(f"The database {path} cannot be opened: {wrong}.") from None
    try:
        # FULL: what a player was told survives a power cut, not only a killed process.
        await connection.execute("PRAGMA journal_mode = WAL")
        await connection.execute("PRAGMA synchronous = FULL")
        await connection.execute("PRAGMA foreign_keys = ON")
        await connection.execute("PRAGMA busy_timeout = 5000")
    except sqlite3.Error as wrong:
        await connection.close()
        raise BadStore(f"{path} is not a sound Rowhouse database: {wrong}.") from None
    return connection


async def bring_up_to_date(connection: aiosqlite.Connection, path: Path) -> None:
    """Apply the migrations this database has not seen; refuse a newer or foreign one."""
    try:
        version = await pragma(connection, "user_version")
        owner = await pragma(connection, "application_id")
        rows = await connection.execute_fetchall("SELECT count(*) FROM sqlite_master")
        is_new = next(iter(rows))[0] == 0
    except sqlite3.Error as wrong:
        raise BadStore(f"{path} is not a sound Rowhouse database: {wrong}.") from None
    if owner != OURS and not is_new:
        raise BadStore(f"{path} is a database of another program.")
    scripts = migrations()
    if version > len(scripts):
        raise BadStore(
            f"{path} was written by a newer Rowhouse (version {version}); this one knows {len(scripts)}."
        )
    for number, script in enumerate(scripts[version:], version + 1):
        await connection.executescript(
            f"BEGIN; {script} PRAGMA application_id = {OURS}; PRAGMA user_version = {number}; COMMIT;"
        )


async def pragma(connection: aiosqlite.Connection, name: str) -> int:
    """A number that SQLite keeps in the file's head."""
    rows = await connection.execute_fetchall(f"PRAGMA {name}")
    return int(next(iter(rows))[0])
