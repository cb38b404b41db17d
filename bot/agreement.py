"""What all who play may agree on: taking a turn back, ending the game without a winner, a pause; pure."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot import pause
from bot.errors import NotAllowed
from bot.question import AGREES, asking, seat_answering, seat_asking, still_to_agree
from bot.stamps import moment
from bot.stewards import read_reason, without_winner
from bot.table import NOBODY, About, Entry, Kind, Question, Table, Update, then, updated
from bot.takeback import moves_that_count, taken_back
from games.message import Message, Typed, say, who


def asked_to_end(table: Table, user_id: int, now: float) -> Update:
    """The table after somebody asked the others to end it without a winner."""
    question = Question(seat_asking(table, user_id), About.END)
    return _asked(table, question, user_id, say("question-to-end", who=who(question.seat)), now)


def asked_to_pause(table: Table, user_id: int, days: int, reason: str, now: float) -> Update:
    """The table after somebody asked the others for a pause."""
    seat = seat_asking(table, user_id)
    if table.arrangement.fixture:
        raise NotAllowed(say("league-only-organiser"))
    pause.check_pause(table, days, now)
    words = read_reason(reason)
    question = Question(seat, About.PAUSE, days=days, reason=words)
    said = say("question-to-pause", who=who(seat), days=days, reason=Typed(words))
    return _asked(table, question, user_id, said, now)


def _asked(table: Table, question: Question, user_id: int, said: Message, now: float) -> Update:
    """Where there is nobody to ask, it is done at once."""
    entry = Entry(Kind.ASKED, user_id, question.about.value, question.seat, now, said)
    if still_to_agree(table, question):
        return asking(table, question, entry)
    told = updated(table, (entry,))
    return then(told, _done(told.after, (), question, now))


def answered(
    table: Table, log: Sequence[Entry], user_id: int, answer: str, now: float, asked: int | None = None
) -> Update:
    """The table after somebody agreed or refused, or after whoever asked has thought better of it."""
    seat = seat_answering(table, user_id, asked)
    question = table.question
    assert question is not None
    if seat == question.seat:
        return _withdrawn(table, user_id, answer, now)
    said = say("question-agrees" if answer == AGREES else "question-declines", who=who(seat))
    entry = Entry(Kind.ANSWERED, user_id, answer, seat, now, said)
    if answer != AGREES:
        return updated(table, (entry,), question=None)
    question = replace(question, agreed=(*question.agreed, seat))
    told = updated(table, (entry,), question=question)
    if still_to_agree(table, question):
        return told
    return then(told, _done(told.after, log, question, now))


def _withdrawn(table: Table, user_id: int, answer: str, now: float) -> Update:
    assert table.question is not None
    if answer == AGREES:
        raise NotAllowed(say("question-others-decide"))
    seat = table.question.seat
    said = say("question-withdrawn", who=who(seat))
    return updated(table, (Entry(Kind.WITHDRAWN, user_id, seat=seat, at=now, said=said),), question=None)


def _done(table: Table, log: Sequence[Entry], question: Question, now: float) -> Update:
    """What was agreed on, done."""
    match question.about:
        case About.TAKEBACK:
            return taken_back(table, moves_that_count(log), question, now)
        case About.END:
            said = say("question-ended")
            return without_winner(table, (Entry(Kind.ENDED, NOBODY, at=now, said=said),), said, now)
        case About.PAUSE:
            until = moment(now + question.days * pause.DAY)
            said = say("question-paused", until=until, reason=Typed(question.reason))
            entry = Entry(Kind.PAUSED, NOBODY, str(question.days), at=now, said=said)
            return pause.paused(table, question.days, question.reason, entry, now)
