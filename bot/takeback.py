"""Taking moves back after they were confirmed: what may be, who must agree, what then holds; pure."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from bot.errors import NotAllowed, StaleButton, WrongTime
from bot.table import Entry, Kind, State, Table, Takeback, Update, check_playing, updated
from games.api import LEAVES, Seat, follow, new_table
from games.message import say

AGREES, REFUSES = "yes", "no"


def standing_lines(log: Iterable[Entry]) -> list[Entry]:
    """The start, moves and resignations of a log without the moves that were taken back.

    Of the newest part of a log it gives the newest of these lines.
    """
    lines: list[Entry] = []
    for entry in log:
        if entry.kind in (Kind.STARTED, Kind.MOVE, Kind.RESIGNED):
            lines.append(entry)
        elif entry.kind is Kind.TAKEN_BACK:
            taken = [number for number, line in enumerate(lines) if line.kind is Kind.MOVE]
            for number in reversed(taken[-int(entry.text) :]):
                del lines[number]
    return lines


def moves_that_count(log: Iterable[Entry]) -> list[Entry]:
    """What a replay follows: the moves that were not taken back, and the leavings, which never are."""
    return [line for line in standing_lines(log) if line.kind is Kind.MOVE or line.text == LEAVES]


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
    check_playing(table)
    seat = table.seat_of(user_id)
    if table.holders[seat].resigned:
        raise NotAllowed(say("takeback-resigned"))
    if table.arrangement.contest is not None:
        raise NotAllowed(say("takeback-contest"))
    if table.takeback is not None and table.takeback.seat == seat:
        raise WrongTime(say("takeback-asked-already"))
    moves = moves_that_count(log)
    turn = _turn_to_take_back(table, moves, user_id)
    wish = Takeback(seat, len(moves) - turn.start, asked=table.version + 1)
    if turn.stop == len(moves):
        return _taken_back(table, moves, wish, (), now)
    entry = Entry(Kind.ASKED_BACK, user_id, str(wish.moves), seat, now)
    return updated(table, (entry,), takeback=wish)


def answered_back(
    table: Table, log: Sequence[Entry], user_id: int, answer: str, now: float, asked: int | None = None
) -> Update:
    """The table after another player agreed or refused; `asked` is the version of the question they saw."""
    check_playing(table)
    seat = table.seat_of(user_id)
    wish = table.takeback
    if wish is None:
        raise WrongTime(say("takeback-nobody-asks"))
    if asked is not None and asked != wish.asked:
        raise StaleButton(say("takeback-earlier-question"))
    if seat == wish.seat:
        raise NotAllowed(say("takeback-others-decide"))
    if table.holders[seat].resigned:
        raise NotAllowed(say("takeback-players-decide"))
    if seat in wish.agreed:
        raise WrongTime(say("takeback-answered-already"))
    entry = Entry(Kind.ANSWERED_BACK, user_id, answer, seat, now)
    if answer != AGREES:
        return updated(table, (entry,), takeback=None)
    wish = replace(wish, agreed=(*wish.agreed, seat))
    if still_to_agree(table, wish):
        return updated(table, (entry,), takeback=wish)
    return _taken_back(table, moves_that_count(log), wish, (entry,), now)


def still_to_agree(table: Table, wish: Takeback) -> list[Seat]:
    """The seats whose word is awaited; a seat that was given up is not asked."""
    return [
        Seat(seat)
        for seat, holder in enumerate(table.holders)
        if seat != wish.seat and not holder.resigned and seat not in wish.agreed
    ]


def _taken_back(
    table: Table, moves: Sequence[Entry], wish: Takeback, entries: tuple[Entry, ...], now: float
) -> Update:
    before = positions(table, moves[: len(moves) - wish.moves])[-1]
    done = Entry(Kind.TAKEN_BACK, table.holders[wish.seat].user_id, str(wish.moves), wish.seat, now)
    return updated(table, (*entries, done), position=before, state=State.PLAYING, takeback=None, since=now)


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
