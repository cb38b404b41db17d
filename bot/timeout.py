"""What becomes of a table whose time runs out: a seat changes to a bot player and back, it ends; pure."""

from typing import Any, Final

from msgspec.structs import replace

from bot.attempt import Attempt, attempt
from bot.clocks import words
from bot.clocks.controls import AtZero, after_extension, after_return
from bot.clocks.seats import due_now
from bot.clocks.spans import Span
from bot.doer import Doer, called, check_impartial
from bot.errors import NotAllowed, WrongTime
from bot.playing import settled, with_them_back
from bot.stewards import read_reason, without_winner
from bot.table import NOBODY, Entry, Holder, Kind, State, Table, Update, check_playing, updated
from games.api import LEAVES, Game, Seat, leave
from games.message import Message, say

FALLBACKS: Final = 3
"""The so manieth fallback in a row hands the seat to a bot player."""
TAKEOVERS: Final = 3
"""At a table of a league, so many takeovers are final."""
MOST_STEPS: Final = 100
"""A turn has fewer steps than this in every game."""


def timed_out(table: Table, seat: Seat, now: float) -> Update:
    """The table after a seat's time ran out, by the table's rule."""
    rule = table.arrangement.timing.at_zero
    if rule is AtZero.FALLBACK and table.clocks.seats[seat].fallbacks + 1 < FALLBACKS:
        said = words.time_ran_out(seat, AtZero.FALLBACK)
        return _with_fallback(table, seat, [Entry(Kind.TIMED_OUT, NOBODY, "", seat, now, said)], now)
    if rule is AtZero.LOSS:
        return _lost(table, seat, now)
    entry = Entry(Kind.TAKEN_OVER, NOBODY, "", seat, now, words.time_ran_out(seat, AtZero.TAKEOVER))
    return _handed_to_a_bot(table, seat, entry, now, forfeit=False)


def _lost(table: Table, seat: Seat, now: float) -> Update:
    """Between two it is over; among more, a bot player plays on so that the others can."""
    entry = Entry(Kind.TIMED_OUT, NOBODY, "", seat, now, words.time_ran_out(seat, AtZero.LOSS))
    if len(table.holders) - len(table.game.gone(table.position)) > 2:
        return _handed_to_a_bot(table, seat, entry, now, forfeit=True)
    position = leave(table.game, table.position, seat)
    left = Entry(Kind.RESIGNED, NOBODY, LEAVES, seat, now)
    holders = _with(table, seat, resigned=True)
    return settled(table, position, holders, [entry, left], now)


def _handed_to_a_bot(table: Table, seat: Seat, entry: Entry, now: float, *, forfeit: bool) -> Update:
    holders = _with(table, seat, taken_over=True, forfeit=forfeit)
    clock = table.clocks.seats[seat]
    clocks = table.clocks.with_seat(seat, replace(clock, takeovers=clock.takeovers + 1))
    return updated(table, (entry,), holders=holders, clocks=clocks, question=None)


def bot_moved(table: Table, seat: Seat, now: float) -> Update:
    """The table after the simplest moves were made for a bot player that has not moved in time."""
    return _with_fallback(table, seat, [], now)


def _with_fallback(table: Table, seat: Seat, entries: list[Entry], now: float) -> Update:
    position = table.position
    for tried in fallback_turn(table.game, position, seat):
        entries.append(Entry(Kind.MOVE, NOBODY, tried.text, seat, now, tried.told(None)))
        position = tried.position
    return settled(table, position, table.holders, entries, now)


def fallback_turn(game: Game[Any, Any], position: Any, seat: Seat) -> list[Attempt]:
    """The simplest moves up to where the seat's turn ends."""
    made: list[Attempt] = []
    for _ in range(MOST_STEPS):
        tried = attempt(game, position, seat, game.write_move(game.fallback(position, seat)))
        made.append(tried)
        position = tried.position
        if game.outcome(position) is not None or tried.ends_turn:
            break
    return made


def came_back(table: Table, user_id: int, now: float) -> Update:
    """The table after a player took the seat back."""
    check_playing(table)
    seat = table.seat_of(user_id)
    holder = table.holders[seat]
    if holder.forfeit:
        raise NotAllowed(say("clock-seat-forfeit"))
    if holder.resigned or not holder.taken_over:
        raise WrongTime(say("clock-not-away"))
    if table.arrangement.fixture and table.clocks.seats[seat].takeovers >= TAKEOVERS:
        raise NotAllowed(say("league-third-takeover"))
    said = words.came_back(seat, after_return(table.arrangement.timing.control))
    entry = Entry(Kind.CAME_BACK, user_id, "", seat, now, said)
    back = replace(table, holders=_with(table, seat, taken_over=False))
    return updated(table, (entry,), holders=with_them_back(back, seat))


def spent_day(table: Table, seat: Seat, day: Span, left: int, number: int, now: float) -> Update:
    """The table after a vacation day of a seat's player began because the bank is empty."""
    said = words.vacation_day(seat, number, left, day.end)
    clocks = table.clocks.with_all(lambda clock: due_now(clock, day.start))
    return updated(table, (Entry(Kind.VACATION, NOBODY, str(day.start), seat, now, said),), clocks=clocks)


def announced(table: Table, user_id: int, said: Message, now: float) -> Update:
    """The table after it was told when a player has vacation, or has it no more."""
    check_playing(table)
    return updated(table, (Entry(Kind.AWAY, user_id, "", table.seat_of(user_id), now, said),))


def ended(table: Table, said: Message, now: float) -> Update:
    """The table after it ended by itself, without a winner."""
    entry = Entry(Kind.ENDED, NOBODY, at=now, said=said)
    if table.state is State.LOBBY:
        return updated(table, (entry,), state=State.ABANDONED, since=now)
    return without_winner(table, (entry,), said, now)


def extended(table: Table, doer: Doer, seat: Seat, length: int, reason: str, now: float) -> Update:
    """The table after its host or a moderator gave a seat on turn more time."""
    check_playing(table)
    check_impartial(table, doer)
    why = read_reason(reason)
    clock = table.clocks.seats[seat]
    if not clock.is_open or not table.holders[seat].plays:
        raise WrongTime(say("clock-not-running"))
    given = after_extension(table.arrangement.timing.control, clock.given, length)
    clocks = table.clocks.with_seat(seat, replace(clock, given=given))
    said = words.given(seat, length, called(table, doer), why)
    return updated(table, (Entry(Kind.EXTENDED, doer.user_id, "", seat, now, said),), clocks=clocks)


def _with(table: Table, seat: Seat, **changes: bool) -> tuple[Holder, ...]:
    holders = list(table.holders)
    holders[seat] = replace(holders[seat], **changes)
    return tuple(holders)
