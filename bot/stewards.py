"""What a table's host and moderators decide: pausing it, ending it, moving it, handing it over; pure."""

from typing import Final

import msgspec

from bot import lobby, pause
from bot.doer import Doer, called, check_impartial, check_steward
from bot.errors import NotAllowed, WrongTime
from bot.stamps import moment
from bot.table import (
    Entry,
    Kind,
    Place,
    State,
    Table,
    Update,
    check_playing,
    updated,
)
from games.api import Outcome
from games.errors import BadOption
from games.message import Message, Typed, say

LONGEST_REASON: Final = 200


def paused(table: Table, doer: Doer, days: int, reason: str, now: float) -> Update:
    """The table paused for so many days."""
    check_steward(table, doer)
    words = read_reason(reason)
    until = moment(now + days * pause.DAY)
    said = say("people-paused", by=called(table, doer), until=until, reason=Typed(words))
    entry = Entry(Kind.PAUSED, doer.user_id, str(days), at=now, said=said)
    return pause.paused(table, days, words, entry, now)


def resumed(table: Table, doer: Doer, now: float) -> Update:
    """The table with its pause over before its time."""
    check_steward(table, doer)
    return pause.resumed(table, doer.user_id, say("people-resumed", by=called(table, doer)), now)


def ended(table: Table, doer: Doer, reason: str, now: float) -> Update:
    """The table given up: a lobby is cancelled, a game has no winner."""
    check_impartial(table, doer)
    words = read_reason(reason)
    if table.state is State.LOBBY:
        return lobby.closed(table, doer.user_id, now)
    said = say("people-ended", by=called(table, doer), reason=Typed(words))
    return without_winner(table, (Entry(Kind.ENDED, doer.user_id, at=now, said=said),), said, now)


def without_winner(table: Table, entries: tuple[Entry, ...], reason: Message, now: float) -> Update:
    """The table ended before the game was; whoever plays alone gives up instead, and that counts."""
    check_playing(table)
    if table.is_alone:
        raise NotAllowed(say("people-alone"))
    return updated(
        table,
        entries,
        state=State.ABANDONED,
        outcome=Outcome((), reason),
        holders=tuple(msgspec.structs.replace(holder, offer=None) for holder in table.holders),
        question=None,
        since=now,
    )


def handed_over(table: Table, doer: Doer, other_id: int, now: float) -> Update:
    """The table with another host, who plays there: before the start and during the game."""
    check_steward(table, doer)
    if table.state is not State.LOBBY:
        check_playing(table)
    if other_id == table.host_id:
        raise NotAllowed(say("people-host-already"))
    if not table.is_seated(other_id) or table.holders[table.seat_of(other_id)].resigned:
        raise WrongTime(say("table-no-longer-seated"))
    seat = table.seat_of(other_id)
    if table.holders[seat].bot is not None:
        raise NotAllowed(say("people-bot-cannot-host"))
    said = say("people-handed-over", by=called(table, doer), player=Typed(table.holders[seat].name))
    entry = Entry(Kind.HANDED_OVER, doer.user_id, str(other_id), seat, now, said)
    return updated(table, (entry,), host_id=other_id)


def moved(table: Table, doer: Doer, channel_id: int, *, is_thread: bool, now: float) -> Update:
    """The table in another channel, or in a thread of one, of the same server."""
    check_steward(table, doer)
    if table.state is not State.LOBBY:
        check_playing(table)
    if table.is_direct:
        raise NotAllowed(say("people-cannot-move-there"))
    if channel_id == table.channel_id:
        raise WrongTime(say("people-there-already"))
    arrangement = table.arrangement
    if is_thread:  # a thread has no threads
        arrangement = msgspec.structs.replace(arrangement, place=Place.CHANNEL)
    said = say("people-moved", by=called(table, doer), channel=f"<#{channel_id}>")
    entry = Entry(Kind.MOVED_AWAY, doer.user_id, str(channel_id), at=now, said=said)
    return updated(table, (entry,), channel_id=channel_id, arrangement=arrangement)


def read_reason(text: str) -> str:
    """A reason as one line, or a refusal."""
    words = " ".join(text.split())
    if not words:
        raise BadOption(say("people-reason-missing"))
    if len(words) > LONGEST_REASON:
        raise BadOption(say("people-reason-long", most=LONGEST_REASON))
    return words
