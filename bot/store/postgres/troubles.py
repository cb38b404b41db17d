"""What PostgreSQL's failures mean: a log line for whoever runs the bot, a sentence for who waits."""

import logging
from typing import Final

import asyncpg

from bot.errors import StoreBusy, StoreDamaged
from bot.terminal import printed
from games.message import Message, Typed, say

log = logging.getLogger(__name__)

AWAY: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
    asyncpg.InternalClientError,
)
"""The server cannot be reached, or does not answer: what was asked of it may be asked again."""
UNHEARD: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.CrashShutdownError,
)
"""The server went away without a word: what it was told may have come to pass."""
CROSSED: Final = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
"""Two processes waited for each other: one of them is told to try again."""
_BROKEN: Final = (asyncpg.UndefinedTableError, asyncpg.UndefinedColumnError, asyncpg.InternalServerError)
_PASSING: Final = {
    asyncpg.ReadOnlySQLTransactionError: say("store-is-read-only"),
    asyncpg.DiskFullError: say("store-is-full"),
    asyncpg.QueryCanceledError: say("store-is-locked"),
    asyncpg.LockNotAvailableError: say("store-is-locked"),
}


def what_is_wrong(wrong: BaseException) -> Message:
    """What is wrong with a database, said of it: "cannot be reached"."""
    for kind, said in _PASSING.items():
        if isinstance(wrong, kind):
            return said
    if isinstance(wrong, AWAY):
        return say("store-is-unreachable")
    if isinstance(wrong, CROSSED):
        return say("store-is-locked")
    # PostgreSQL's words may quote a value (as its DETAIL), so only the kind of failure is told.
    return say("store-is-damaged", why=Typed(type(wrong).__name__))


def reason_for(wrong: Exception) -> Exception:
    """What a caller is told: a failure of the database as a sentence, logged here; anything else as it is."""
    if isinstance(wrong, (*_PASSING, *AWAY, *CROSSED)):
        said = what_is_wrong(wrong)
        log.error("the database %s", printed(said))
        return StoreBusy(say("store-busy", wrong=said))
    if isinstance(wrong, _BROKEN):
        log.error("the database %s", printed(what_is_wrong(wrong)))
        return StoreDamaged(say("store-damaged"))
    return wrong
