"""What SQLite's failures mean: a log line for whoever runs the bot, a sentence for the player who waits."""

import logging
import sqlite3

from bot.errors import StoreBusy, StoreDamaged

log = logging.getLogger(__name__)

_PASSING = {
    sqlite3.SQLITE_BUSY: "is locked by another program",
    sqlite3.SQLITE_LOCKED: "is locked by another program",
    sqlite3.SQLITE_READONLY: "is read-only, or its folder is",
    sqlite3.SQLITE_FULL: "cannot grow: the disk is full",
    sqlite3.SQLITE_IOERR: "cannot be read or written: the disk failed",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened; its folder must be writable too",
}
_FAILED = (sqlite3.OperationalError, sqlite3.DatabaseError)
"""What is raised when the database fails; its other kinds of error refuse a statement or a value of ours."""


def what_is_wrong(wrong: Exception) -> str:
    """What is wrong with a database, said of it: "is locked by another program"."""
    code = _code(wrong)
    if code in _PASSING:
        return _PASSING[code]
    # SQLite's own words never quote a value, but Python's about undecodable text do.
    return f"is damaged: {wrong}" if code else "is damaged: it holds text that is none"


def reason_for(wrong: Exception) -> Exception:
    """What a caller is told: a failure of the database as a sentence, logged here; anything else as it is."""
    if type(wrong) not in _FAILED:
        return wrong
    said = what_is_wrong(wrong)
    if may_pass(wrong):
        log.error("the database %s", said)
        return StoreBusy(f"Our database {said}, so nothing was changed. Please try again in a moment.")
    log.error("the database %s; python -m bot.store check says more", said)
    return StoreDamaged(
        "A part of our database is damaged, so nothing was changed. Please tell whoever runs this bot."
    )


def may_pass(wrong: Exception) -> bool:
    """Is it a failure of the database that may be over the next time?"""
    return _code(wrong) in _PASSING


def _code(wrong: Exception) -> int:
    """SQLite's primary code; 0 if the failure is not its own."""
    return getattr(wrong, "sqlite_errorcode", 0) & 0xFF
