"""Who must be told what: pure. Sending is the cogs' work, once per notice."""

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from bot.table import State, Table, Update
from bot.takeback import still_to_agree

EVERYBODY = 0
"""The user id of a notice that is for all who sit at the table."""


class Tell(StrEnum):
    """What a notice is about."""

    TURN = "turn"
    TAKEBACK = "takeback"
    RESULT = "result"


class Call(msgspec.Struct, frozen=True):
    """Somebody whom the table calls, as long as it stands as it does."""

    tell: Tell
    user_id: int
    asked: int = 0
    """Which question it is, if it is one."""


class Notice(msgspec.Struct, frozen=True):
    """Something to tell a player, kept with the move that caused it."""

    table_id: int
    version: int
    tell: Tell
    user_id: int
    id: int = 0
    channel_id: int | None = None
    """Where it stands, or was about to be sent: if nothing else is known, it may stand there."""
    tried_at: float = 0.0
    message_id: int | None = None
    """The message that it stands as, until that is taken away."""


def calls_for(table: Table) -> tuple[Call, ...]:
    """The seats to act and those whose word on a takeback is awaited; at the end only the result.

    Whoever plays alone is at the table when anything happens there, and needs no call.
    """
    if table.is_alone:
        return ()
    if table.state is State.OVER:
        return (Call(Tell.RESULT, EVERYBODY),)
    calls = [Call(Tell.TURN, table.holders[seat].user_id) for seat in table.acting]
    if wish := table.takeback:
        asked = still_to_agree(table, wish)
        calls += [Call(Tell.TAKEBACK, table.holders[seat].user_id, wish.asked) for seat in asked]
    return tuple(calls)


def notices_for(update: Update) -> tuple[Notice, ...]:
    """A notice for everybody whom the table calls now and did not call before."""
    after, before = update.after, calls_for(update.before)
    return tuple(
        Notice(after.id, after.version, call.tell, call.user_id)
        for call in calls_for(after)
        if call not in before
    )


def current(table: Table, notices: Iterable[Notice]) -> tuple[Notice, ...]:
    """Of a table's notices, oldest first, those that still hold: the newest one of every call."""
    newest = {(notice.tell, notice.user_id): notice for notice in notices}
    calls = [(call.tell, call.user_id) for call in calls_for(table)]
    return tuple(newest[call] for call in calls if call in newest)
