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
OWN: Final = "own "
"""Before the number of moves that a takeback took back: they are those of its seat alone, and what others
chose at the same time stays."""


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
            for number in reversed(which_taken(entry, lines)):
                del lines[number]
    return lines


def how_many_taken(entry: Entry) -> int:
    """How many moves a takeback took back."""
    return int(entry.text.removeprefix(OWN))


def which_taken(entry: Entry, lines: Sequence[Entry]) -> list[int]:
    """Which of the lines a takeback took back: the newest moves of all, or of its seat alone."""
    is_own = entry.text.startswith(OWN)
    moves = [
        number
        for number, line in enumerate(lines)
        if line.kind is Kind.MOVE and (not is_own or line.seat == entry.seat)
    ]
    return moves[-how_many_taken(entry) :]


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
    if chosen := _secret_choice(table, moves, seat):
        return _chosen_anew(table, moves, seat, chosen, user_id, now)
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
    return updated(table, (done,), position=before, question=_other_question(table), since=now)


def _secret_choice(table: Table, moves: Sequence[Entry], seat: Seat) -> int:
    """How many moves of the seat are its choice, made at the same time as others who have yet to choose.

    While all choose, those to act become fewer with every one who has chosen, and never others; when the last
    of them moves, all have chosen.
    """
    walked = positions(table, moves)
    acting = [set(table.game.to_act(position)) for position in walked]
    began = len(moves)
    while began and acting[began - 1] >= acting[began] and len(acting[began - 1]) > 1:
        began -= 1
    own = [number for number in range(began, len(moves)) if moves[number].seat == seat]
    is_open = bool(acting[-1] - {seat}) and seat in acting[began] and len(acting[began]) > 1
    if not own or not is_open or any(moves[number].kind is Kind.RESIGNED for number in own):
        return 0
    shown = [number for number in own if _reveals(table, walked[number], moves[number])]
    if shown and shown[-1] == own[-1]:
        raise WrongTime(say("takeback-shown"))
    return len([number for number in own if not shown or number > shown[-1]])


def is_secret_choice(update: Update, seat: Seat) -> bool:
    """Has the seat chosen with it what others, who were to act at the same time, have yet to choose, without
    being shown anything?"""
    before, after = set(update.before.acting), set(update.after.acting)
    if seat not in before - after or not after or not after < before:
        return False
    position, shown = update.before.position, False
    for entry in update.entries:
        if is_followed(entry):
            shown = _reveals(update.before, position, entry)
            position = follow(update.before.game, position, Seat(entry.seat), entry.text)
    return not shown


def _chosen_anew(
    table: Table, moves: Sequence[Entry], seat: Seat, chosen: int, user_id: int, now: float
) -> Update:
    """The table as if the seat had not chosen yet; what others chose lies as it did."""
    done = Entry(Kind.TAKEN_BACK, user_id, f"{OWN}{chosen}", seat, now)
    taken = which_taken(done, moves)
    kept = [entry for number, entry in enumerate(moves) if number not in taken]
    return updated(
        table, (done,), position=positions(table, kept)[-1], question=_other_question(table), since=now
    )


def _other_question(table: Table) -> Question | None:
    """What is asked at the table, unless it is about a takeback."""
    return table.question if table.question and table.question.about is not About.TAKEBACK else None


def _turn_to_take_back(table: Table, moves: Sequence[Entry], user_id: int) -> range:
    """Which moves are the player's last turn, as far as it showed nothing hidden; nor may anything since.

    What several choose at the same time stands: to take it back would touch, or tell, what others chose.
    """
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
    if any(len(table.game.to_act(position)) > 1 for position in walked[start:]):
        raise WrongTime(say("takeback-chosen-together"))
    shown = [n for n in range(start, len(moves)) if _reveals(table, walked[n], moves[n])]
    if shown and shown[-1] >= stop:
        raise WrongTime(say("takeback-shown-since"))
    if shown and shown[-1] == stop - 1:
        raise WrongTime(say("takeback-shown"))
    return range(shown[-1] + 1 if shown else start, stop)


def _reveals(table: Table, position: Any, entry: Entry) -> bool:
    return table.game.reveals(position, Seat(entry.seat), table.game.read_move(entry.text))
