"""Taking moves back after they were confirmed: what may be, who must agree, what then holds; pure."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from bot.errors import NotAllowed, StaleButton, WrongTime
from bot.table import NOBODY, Entry, Kind, State, Table, Takeback, Update, check_playing, updated
from games.api import LEAVES, Seat, follow, new_table

AGREES, REFUSES = "yes", "no"


def moves_that_count(log: Iterable[Entry]) -> list[Entry]:
    """The moves of a log without those that were taken back, and the leavings, which never are."""
    moves: list[Entry] = []
    for entry in log:
        if entry.kind is Kind.MOVE or (entry.kind is Kind.RESIGNED and entry.text == LEAVES):
            moves.append(entry)
        elif entry.kind is Kind.TAKEN_BACK:
            del moves[len(moves) - int(entry.text) :]
    return moves


def positions(table: Table, moves: Sequence[Entry]) -> list[Any]:
    """Every position the moves lead through, the first one included."""
    seats = len(table.holders)
    found = [new_table(table.game, seats, table.arrangement.options, table.seed)]
    for entry in moves:
        found.append(follow(table.game, found[-1], Seat(entry.seat), entry.text))
    return found


def asked_back(table: Table, log: Sequence[Entry], user_id: int, now: float) -> Update:
    """The table after a player asked to take the last turn back; nobody to ask, and it is done."""
    check_playing(table)
    seat = table.seat_of(user_id)
    if table.takeback is not None and table.takeback.seat == seat:
        raise WrongTime("You have asked already; the others have not all answered yet.")
    wish = Takeback(seat, _moves_to_take_back(table, log, seat), asked=table.version + 1)
    entry = Entry(Kind.ASKED_BACK, user_id, str(wish.moves), seat, now)
    return _decided(table, log, wish, (entry,), now)


def answered_back(
    table: Table, log: Sequence[Entry], user_id: int, answer: str, now: float, asked: int | None = None
) -> Update:
    """The table after another player agreed or refused; `asked` is the version of the question they saw."""
    check_playing(table)
    seat = table.seat_of(user_id)
    wish = table.takeback
    if wish is None:
        raise WrongTime("Nobody asks to take anything back any more.")
    if asked is not None and asked != wish.asked:
        raise StaleButton("That was about an earlier turn; here is what is asked now.")
    if seat == wish.seat:
        raise NotAllowed("The others decide about that.")
    if table.holders[seat].resigned:
        raise NotAllowed("Only those who still play decide about that.")
    if seat in wish.agreed:
        raise WrongTime("You have answered already.")
    entry = Entry(Kind.ANSWERED_BACK, user_id, answer, seat, now)
    if answer != AGREES:
        return updated(table, (entry,), takeback=None)
    return _decided(table, log, replace(wish, agreed=(*wish.agreed, seat)), (entry,), now)


def still_to_agree(table: Table, wish: Takeback) -> list[Seat]:
    """The seats whose word is awaited; a seat that was given up is not asked."""
    return [
        Seat(seat)
        for seat, holder in enumerate(table.holders)
        if seat != wish.seat and not holder.resigned and seat not in wish.agreed
    ]


def _decided(
    table: Table, log: Sequence[Entry], wish: Takeback, entries: tuple[Entry, ...], now: float
) -> Update:
    if still_to_agree(table, wish):
        return updated(table, entries, takeback=wish)
    moves = moves_that_count(log)
    before = positions(table, moves[: len(moves) - wish.moves])[-1]
    done = Entry(Kind.TAKEN_BACK, table.holders[wish.seat].user_id, str(wish.moves), wish.seat, now)
    return updated(table, (*entries, done), position=before, state=State.PLAYING, takeback=None, since=now)


def _moves_to_take_back(table: Table, log: Sequence[Entry], seat: Seat) -> int:
    """How many moves the seat made since anybody else moved, if none of them showed anything hidden."""
    moves = moves_that_count(log)
    mine = 0
    while mine < len(moves) and moves[-1 - mine].seat == seat and moves[-1 - mine].user_id != NOBODY:
        mine += 1
    if not mine:
        raise WrongTime("Only the last turn can be taken back, and it was not yours.")
    walked = positions(table, moves)
    for entry, position in list(zip(moves, walked, strict=False))[len(moves) - mine :]:
        if table.game.reveals(position, seat, table.game.read_move(entry.text)):
            raise WrongTime("That turn showed something hidden, so it cannot be taken back.")
    return mine
