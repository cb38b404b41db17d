"""The database as a file: made for its owner only, held by one bot, and noticed when it disappears."""

import asyncio
import errno
import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from bot.errors import BadStore, StoreGone
from bot.store.sqlite.troubles import what_is_wrong
from games.message import Message, Typed, say

log = logging.getLogger(__name__)

OWNER_ONLY: Final = 0o600
PATIENCE: Final = 1.0
"""Seconds that a start waits for a bot that is just ending."""
_READ_ONLY: Final = (errno.EACCES, errno.EPERM, errno.EROFS)


def make_file(path: Path) -> None:
    """Make sure that there is a file which can be read and written; a new one is its owner's alone.

    A file that is there is not opened: closing it again would take SQLite's locks on it from this process,
    and another one could think itself alone and remove the -wal under us.
    """
    try:
        os.close(os.open(path.resolve(), os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    except FileExistsError:
        if not path.is_file():
            raise BadStore(say("store-no-file", path=Typed(str(path)))) from None
        if not os.access(path, os.R_OK | os.W_OK):
            raise BadStore(say("store-file-read-only", path=Typed(str(path)))) from None
    except OSError as wrong:
        raise BadStore(_why_not(path, wrong)) from None


def _why_not(path: Path, wrong: OSError) -> Message:
    called = Typed(str(path))
    if wrong.errno not in _READ_ONLY:
        return say("store-cannot-be-opened", path=called, why=Typed((wrong.strerror or str(wrong)).lower()))
    if path.exists():
        return say("store-file-read-only", path=called)
    return say("store-folder-read-only", path=called, folder=Typed(str(path.parent)))


@contextmanager
def held_alone(database: Path) -> Iterator[None]:
    """Let no second bot run on the same database; the lock is SQLite's own and ends with the process."""
    place = database.resolve()
    lock = place.with_name(f"{place.name}-lock")
    make_file(place)
    make_file(lock)
    with closing(sqlite3.connect(lock, isolation_level=None, timeout=PATIENCE)) as connection:
        try:
            connection.execute("PRAGMA journal_mode = OFF")  # no second file: nothing is ever written here
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as wrong:
            if wrong.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise BadStore(say("store-lock", path=Typed(str(lock)), wrong=what_is_wrong(wrong))) from None
            raise BadStore(say("store-in-use", path=Typed(str(database)))) from None
        yield


class OpenFile:
    """Which files the open connections write to, to be compared with those that stand there now."""

    def __init__(self, path: Path) -> None:
        self._path = path
        files = (os.fspath(path), f"{os.path.realpath(path)}-wal")
        self._opened = {each: found for each in files if (found := _identity(each))}
        self._lost = asyncio.Event()

    def check(self) -> None:
        """Refuse to go on with a file that was deleted or replaced: nothing kept in it is found again."""
        if all(_identity(each) == opened for each, opened in self._opened.items()):
            return
        if not self._lost.is_set():
            self._lost.set()
            log.error("the database %s was deleted or replaced while the bot ran", self._path)
        raise StoreGone(say("store-gone"))

    async def lost(self) -> None:
        """Wait until a check has found the file gone."""
        await self._lost.wait()


def _identity(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
