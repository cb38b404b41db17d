"""Who must be told what: pure. Sending is the cogs' work, once per notice."""

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from bot.question import still_to_agree
from bot.seats import is_left, open_seats_in_play
from bot.table import Table, Update

EVERYBODY = 0
"""The user id of a notice that is for all who sit at the table."""


class Tell(StrEnum):
    """What a notice is about."""

    TURN = "turn"
    QUESTION = "question"
    SEAT = "seat"
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
    """The seats to act, those whose word is awaited, and whoever would take an open seat; at the end only the
    result.

    Whoever plays alone is at the table when anything happens there, and needs no call.
    """
    if table.is_alone:
        return ()
    if table.has_ended:
        return (Call(Tell.RESULT, EVERYBODY),)
    calls = [
        Call(Tell.TURN, table.holders[seat].user_id) for seat in table.acting if not is_left(table, seat)
    ]
    if question := table.question:
        asked = still_to_agree(table, question)
        calls += [Call(Tell.QUESTION, table.holders[seat].user_id, question.asked) for seat in asked]
    if offers := [offer.opened for seat in open_seats_in_play(table) if (offer := table.holders[seat].offer)]:
        calls.append(Call(Tell.SEAT, EVERYBODY, max(offers)))
    return tuple(calls)


def notices_for(update: Update) -> tuple[Notice, ...]:
    """A notice for everybody whom the table calls now and did not call before; one that moved calls anew."""
    after = update.after
    before = calls_for(update.before) if after.channel_id == update.before.channel_id else ()
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
