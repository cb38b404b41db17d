"""A question to all who play: who may ask, whose word is awaited, and whether an answer counts; pure."""

from typing import Final

from msgspec.structs import replace

from bot.errors import NotAllowed, StaleButton, WrongTime
from bot.table import Entry, Question, Table, Update, check_playing, updated
from games.api import Seat
from games.message import say

AGREES: Final = "yes"
REFUSES: Final = "no"


def seat_asking(table: Table, user_id: int) -> Seat:
    """The seat of somebody who wants to ask the others something."""
    check_playing(table)
    seat = table.seat_of(user_id)
    if table.holders[seat].resigned:
        raise NotAllowed(say("question-resigned"))
    return seat


def asking(table: Table, question: Question, entry: Entry) -> Update:
    """The table with this question; only one thing is asked at a time."""
    if table.question is not None:
        own = table.question.seat == question.seat
        raise WrongTime(say("question-asked-already" if own else "question-another-first"))
    return updated(table, (entry,), question=replace(question, asked=table.version + 1))


def seat_answering(table: Table, user_id: int, asked: int | None) -> Seat:
    """The seat of somebody who answers; `asked` is the version of the question they saw."""
    check_playing(table)
    seat = table.seat_of(user_id)
    question = table.question
    if question is None:
        raise WrongTime(say("question-none"))
    if asked is not None and asked != question.asked:
        raise StaleButton(say("question-earlier"))
    if not table.holders[seat].has_a_say and seat != question.seat:
        raise NotAllowed(say("question-players-decide"))
    if seat in question.agreed:
        raise WrongTime(say("question-answered-already"))
    return seat


def still_to_agree(table: Table, question: Question) -> list[Seat]:
    """The seats whose word is awaited; a seat that was given up is not asked."""
    return [
        Seat(seat)
        for seat, holder in enumerate(table.holders)
        if holder.has_a_say and seat != question.seat and seat not in question.agreed
    ]
