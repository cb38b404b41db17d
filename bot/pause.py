"""Pauses of a table: how long it may still be paused, beginning one and ending it early; pure.

A pause ends by itself, because it says when. Meanwhile nobody's time runs; whoever wants to may move all the
same, which hurries nobody.
"""

from math import floor
from typing import Final

from msgspec.structs import replace

from bot.errors import WrongTime
from bot.stamps import moment
from bot.table import About, Entry, Kind, Pause, Table, Update, check_playing, updated
from games.errors import BadOption
from games.message import Message, say

DAY: Final = 86_400.0
MOST_AT_A_TIME: Final = 14
MOST_PER_TABLE: Final = 28
"""Days; together with the longest turn it follows that no game is endless."""


def pause_at(table: Table, now: float) -> Pause | None:
    """The pause that the table is in."""
    return next((pause for pause in table.pauses if pause.begins <= now < pause.ends), None)


def days_left(table: Table) -> int:
    """Whole days for which the table may still be paused."""
    used = sum(pause.ends - pause.begins for pause in table.pauses)
    return max(0, floor((MOST_PER_TABLE * DAY - used) / DAY))


def check_pause(table: Table, days: int, now: float) -> None:
    """Refuse a pause that is too long, or a second one at a time."""
    check_playing(table)
    if (pause := pause_at(table, now)) is not None:
        raise WrongTime(say("people-paused-already", until=moment(pause.ends)))
    if not 1 <= days <= MOST_AT_A_TIME:
        raise BadOption(say("people-pause-days", most=MOST_AT_A_TIME))
    if days > (left := days_left(table)):
        raise BadOption(say("people-pause-left", left=left, most=MOST_PER_TABLE))


def paused(table: Table, days: int, reason: str, entry: Entry, now: float) -> Update:
    """The table after a pause has begun; the entry says who brought it about."""
    check_pause(table, days, now)
    pause = Pause(now, now + days * DAY, reason)
    question = table.question
    if question and question.about is About.PAUSE:  # it has come about
        question = None
    return updated(table, (entry,), pauses=(*table.pauses, pause), question=question)


def resumed(table: Table, user_id: int, said: Message, now: float) -> Update:
    """The table after its pause was ended early."""
    check_playing(table)
    pause = pause_at(table, now)
    if pause is None:
        raise WrongTime(say("people-not-paused"))
    pauses = tuple(replace(each, ends=now) if each == pause else each for each in table.pauses)
    return updated(table, (Entry(Kind.RESUMED, user_id, at=now, said=said),), pauses=pauses)
