"""What SQLite's failures mean: a log line for whoever runs the bot, a sentence for the player who waits."""

import logging
import sqlite3

from bot.errors import StoreBusy, StoreDamaged
from bot.terminal import printed
from games.message import Message, Typed, say

log = logging.getLogger(__name__)

_PASSING = {
    sqlite3.SQLITE_BUSY: say("store-is-locked"),
    sqlite3.SQLITE_LOCKED: say("store-is-locked"),
    sqlite3.SQLITE_READONLY: say("store-is-read-only"),
    sqlite3.SQLITE_FULL: say("store-is-full"),
    sqlite3.SQLITE_IOERR: say("store-is-failing"),
    sqlite3.SQLITE_CANTOPEN: say("store-is-closed"),
}
_FAILED = (sqlite3.OperationalError, sqlite3.DatabaseError)
"""What is raised when the database fails; its other kinds of error refuse a statement or a value of ours."""


def what_is_wrong(wrong: Exception) -> Message:
    """What is wrong with a database, said of it: "is locked by another program"."""
    code = _code(wrong)
    if code in _PASSING:
        return _PASSING[code]
    # SQLite's own words never quote a value, but Python's about undecodable text do.
    return say("store-is-damaged", why=Typed(str(wrong))) if code else say("store-is-no-text")


def reason_for(wrong: Exception) -> Exception:
    """What a caller is told: a failure of the database as a sentence, logged here; anything else as it is."""
    if type(wrong) not in _FAILED:
        return wrong
    said = what_is_wrong(wrong)
    if may_pass(wrong):
        log.error("the database %s", printed(said))
        return StoreBusy(say("store-busy", wrong=said))
    log.error("the database %s; python -m bot.store check says more", printed(said))
    return StoreDamaged(say("store-damaged"))


def may_pass(wrong: Exception) -> bool:
    """Is it a failure of the database that may be over the next time?"""
    return _code(wrong) in _PASSING


def _code(wrong: Exception) -> int:
    """SQLite's primary code; 0 if the failure is not its own."""
    return getattr(wrong, "sqlite_errorcode", 0) & 0xFF
