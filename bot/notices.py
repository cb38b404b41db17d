"""Who must be told what: pure. Sending is the cogs' work, once per notice."""

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from bot.lobby import awaited
from bot.question import still_to_agree
from bot.seats import is_left, open_seats_in_play
from bot.table import State, Table, Update

EVERYBODY = 0
"""The user id of a notice that is for all who sit at the table."""


class Tell(StrEnum):
    """What a notice is about."""

    TURN = "turn"
    QUESTION = "question"
    SEAT = "seat"
    RESULT = "result"
    HALF = "half"
    """Half of the time for a turn is gone."""
    LATE = "late"
    """Nine tenths are."""
    NEXT = "next"
    """The turn of whoever plays after the one who does now; told on request."""
    WAKE = "wake"
    """The turn began in quiet hours, which are over."""
    STILL = "still"
    """Nobody has moved for three weeks."""
    ENDING = "ending"
    """The table ends in two days, if nobody moves."""
    GONE = "gone"
    """Time ran out, and somebody plays for them."""
    STAND_IN = "standin"
    """A bot player was asked to play for them."""
    VACATION = "vac"
    """A vacation day was spent."""
    UNSENT = "unsent"
    """Nobody could be told whose turn it is; for the host."""
    ABANDONED = "abandoned"
    """Nobody is left, and the table will end."""
    LOBBY = "lobby"
    """The lobby closes tomorrow; for the host."""
    INVITED = "invited"
    """The host keeps a seat for them; who is invited with /play reads it on the card."""
    CANCELLED = "cancelled"
    """The lobby in which they sat, or to which they were invited, was closed."""
    PLAN = "plan"
    """A turn that was planned ahead is not planned any more."""


DIRECTLY = ":direct"
"""How the key of a notice ends that repeats another one by direct message."""
REMINDERS = (Tell.HALF, Tell.WAKE, Tell.LATE)
"""What is said of a turn while it is open, and never afterwards."""
OF_A_TURN = (Tell.TURN, *REMINDERS)
"""What calls a player to an open turn; of these only the newest stands."""
WHILE_A_TURN = (*OF_A_TURN, Tell.NEXT)
"""What is only sent while the turn is open that it is about."""
NEWS = (
    Tell.STILL,
    Tell.ENDING,
    Tell.GONE,
    Tell.STAND_IN,
    Tell.VACATION,
    Tell.UNSENT,
    Tell.ABANDONED,
    Tell.LOBBY,
    Tell.CANCELLED,
    Tell.PLAN,
)
"""What is said once and stays."""
PRIVATE = (Tell.PLAN,)
"""What nobody else may know: it is told directly, or where only its player looks."""
UNASKED = (*WHILE_A_TURN, Tell.INVITED, Tell.CANCELLED)
"""What a player who wants no pings is not told."""
NOT_SENT_LATER = (Tell.HALF, Tell.WAKE, Tell.NEXT, Tell.VACATION, Tell.CANCELLED, Tell.PLAN)
"""What is dropped if nobody knows whether it was sent, and it is not found."""


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
    seat: int = -1
    key: str = ""
    """Nothing is told twice under a key: "late:7:31:0" is table 7, the turn begun at version 31, seat 0."""
    silent: bool = False
    """Sent without sound."""
    id: int = 0
    channel_id: int | None = None
    """Where it stands, or was about to be sent: if nothing else is known, it may stand there."""
    tried_at: float = 0.0
    message_id: int | None = None
    """The message that it stands as, until that is taken away."""

    @property
    def is_copy(self) -> bool:
        """Does it repeat another one by direct message?"""
        return self.key.endswith(DIRECTLY)


def calls_for(table: Table) -> tuple[Call, ...]:
    """The seats to act, those whose word is awaited, and whoever would take an open seat; at the end only the
    result.

    Whoever plays alone is at the table when anything happens there, and needs no call.
    """
    if table.is_alone:
        return ()
    if table.has_ended:
        return (Call(Tell.RESULT, EVERYBODY),)
    calls = calls_to_turns(table)
    if question := table.question:
        asked = still_to_agree(table, question)
        calls += [Call(Tell.QUESTION, table.holders[seat].user_id, question.asked) for seat in asked]
    if offers := [offer.opened for seat in open_seats_in_play(table) if (offer := table.holders[seat].offer)]:
        calls.append(Call(Tell.SEAT, EVERYBODY, max(offers)))
    return tuple(calls)


def calls_to_turns(table: Table) -> list[Call]:
    """The seats to act whose players are there to be called."""
    return [Call(Tell.TURN, table.holders[seat].user_id) for seat in table.asked if not is_left(table, seat)]


def notices_for(update: Update) -> tuple[Notice, ...]:
    """A notice for everybody whom the table calls now and did not call before; one that moved calls anew."""
    after = update.after
    before = calls_for(update.before) if after.channel_id == update.before.channel_id else ()
    return tuple(notice_of(after, call.tell, call.user_id) for call in calls_for(after) if call not in before)


def notice_of(table: Table, tell: Tell, user_id: int, version: int = 0, *, silent: bool = False) -> Notice:
    """A notice about this table, or about the turn that began at a version."""
    seat = next((n for n, holder in enumerate(table.holders) if holder.user_id == user_id), -1)
    about = version or table.version
    key = f"{tell.value}:{table.id}:{about}:{seat}"
    return Notice(table.id, about, tell, user_id, seat, key, silent)


def current(table: Table, notices: Iterable[Notice]) -> tuple[Notice, ...]:
    """Of a table's notices, oldest first, those that still hold: the newest one of every call, and news.

    Whoever is told here and directly has two of each, the direct one first.
    """
    known = [notice for notice in notices if _holds(table, notice)]
    newest = {(_kind(each.tell), each.user_id, each.is_copy): each for each in known if each.tell not in NEWS}
    calls = [(call.tell, call.user_id, is_copy) for call in calls_for(table) for is_copy in (True, False)]
    calls += [call for call in newest if call[0] in (Tell.NEXT, Tell.INVITED)]
    news = sorted((each for each in known if each.tell in NEWS), key=lambda each: not each.is_copy)
    return (*(newest[call] for call in calls if call in newest), *news)


def copy_of(notice: Notice) -> Notice:
    """The same to be told once more, by direct message."""
    return Notice(
        notice.table_id,
        notice.version,
        notice.tell,
        notice.user_id,
        notice.seat,
        notice.key + DIRECTLY,
        notice.silent,
    )


def _kind(tell: Tell) -> Tell:
    return Tell.TURN if tell in OF_A_TURN else tell


def _holds(table: Table, notice: Notice) -> bool:
    """A reminder holds while its turn is open, "you are next" while the turn before is, and an invitation
    until the guest sits down or is invited no longer."""
    if notice.tell is Tell.INVITED:
        return table.state is State.LOBBY and notice.user_id in awaited(table)
    if notice.tell is Tell.NEXT:
        return len(table.asked) == 1 and table.clocks.seats[table.asked[0]].began == notice.version
    return notice.tell not in REMINDERS or is_open(table, notice)


def is_open(table: Table, notice: Notice) -> bool:
    """Is the turn open that began with this notice's version?"""
    clocks = table.clocks.seats
    return 0 <= notice.seat < len(clocks) and clocks[notice.seat].began == notice.version
