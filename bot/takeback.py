"""Taking moves back after they were confirmed: what may be, who must agree, what then holds; pure."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from bot.errors import NotAllowed, WrongTime
from bot.question import asking, seat_asking, still_to_agree
from bot.table import About, Entry, Kind, Question, Table, Update, updated
from games.api import LEAVES, Seat, follow, new_table
from games.message import say, who

TOLD: Final = frozenset(
    (
        Kind.STARTED,
        Kind.MOVE,
        Kind.RESIGNED,
        Kind.OFFERED,
        Kind.KEPT,
        Kind.REPLACED,
        Kind.GONE,
        Kind.PAUSED,
        Kind.RESUMED,
        Kind.MOVED_AWAY,
        Kind.ENDED,
        Kind.VACATION,
        Kind.AWAY,
        Kind.TIMED_OUT,
        Kind.TAKEN_OVER,
        Kind.STOOD_IN,
        Kind.CAME_BACK,
        Kind.EXTENDED,
    )
)


def standing_lines(log: Iterable[Entry]) -> list[Entry]:
    """What is told of a game: its start, moves and whatever became of its players and the table, without the
    moves that were taken back.

    Of the newest part of a log it gives the newest of these lines.
    """
    lines: list[Entry] = []
    for entry in log:
        if entry.kind in TOLD:
            lines.append(entry)
        elif entry.kind is Kind.TAKEN_BACK:
            taken = [number for number, line in enumerate(lines) if line.kind is Kind.MOVE]
            for number in reversed(taken[-int(entry.text) :]):
                del lines[number]
    return lines


def moves_that_count(log: Iterable[Entry]) -> list[Entry]:
    """What a replay follows: the moves that were not taken back, and the leavings, which never are."""
    return [line for line in standing_lines(log) if is_followed(line)]


def is_followed(line: Entry) -> bool:
    """Is it a move or a leaving, so that a replay follows it?"""
    return line.kind is Kind.MOVE or line.text == LEAVES


def positions(table: Table, moves: Sequence[Entry]) -> list[Any]:
    """Every position the moves lead through, the first one included."""
    check_rules(table)
    seats = len(table.holders)
    found = [new_table(table.game, seats, table.arrangement.options, table.seed)]
    for entry in moves:
        found.append(follow(table.game, found[-1], Seat(entry.seat), entry.text))
    return found


def check_rules(table: Table) -> None:
    """Refuse to follow the moves of a table that was begun with other rules: they may lead elsewhere now."""
    if table.rules_version != table.game.rules_version:
        raise WrongTime(say("table-older-rules"))


def asked_back(table: Table, log: Sequence[Entry], user_id: int, now: float) -> Update:
    """The table after a player took the last turn back or, if others have moved since, asked about it."""
    seat = seat_asking(table, user_id)
    if table.arrangement.contest is not None:
        raise NotAllowed(say("takeback-contest"))
    moves = moves_that_count(log)
    turn = _turn_to_take_back(table, moves, user_id)
    question = Question(seat, moves=len(moves) - turn.start)
    if turn.stop == len(moves) or not still_to_agree(table, question):
        return taken_back(table, moves, question, now)
    said = say("takeback-asks", who=who(seat))
    entry = Entry(Kind.ASKED, user_id, str(question.moves), seat, now, said)
    return asking(table, question, entry)


def taken_back(table: Table, moves: Sequence[Entry], question: Question, now: float) -> Update:
    """The table as it stood before the moves that the question is about."""
    before = positions(table, moves[: len(moves) - question.moves])[-1]
    asker = table.holders[question.seat].user_id
    done = Entry(Kind.TAKEN_BACK, asker, str(question.moves), question.seat, now)
    vote = table.question if table.question and table.question.about is not About.TAKEBACK else None
    return updated(table, (done,), position=before, question=vote, since=now)


def _turn_to_take_back(table: Table, moves: Sequence[Entry], user_id: int) -> range:
    """Which moves are the player's last turn, as far as it showed nothing hidden; nor may anything since."""
    stop = len(moves)
    while stop and moves[stop - 1].user_id != user_id:
        stop -= 1
    start = stop
    while start and moves[start - 1].user_id == user_id:
        start -= 1
    if start == stop:
        raise WrongTime(say("takeback-no-turn"))
    if any(entry.kind is Kind.RESIGNED for entry in moves[stop:]):
        raise WrongTime(say("takeback-somebody-resigned"))
    walked = positions(table, moves)
    shown = [n for n in range(start, len(moves)) if _reveals(table, walked[n], moves[n])]
    if shown and shown[-1] >= stop:
        raise WrongTime(say("takeback-shown-since"))
    if shown and shown[-1] == stop - 1:
        raise WrongTime(say("takeback-shown"))
    return range(shown[-1] + 1 if shown else start, stop)


def _reveals(table: Table, position: Any, entry: Entry) -> bool:
    return table.game.reveals(position, Seat(entry.seat), table.game.read_move(entry.text))
