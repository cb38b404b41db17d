"""What is to be done about a table by now: whom to remind, whose time is up, what ends by itself; pure."""

from typing import Final

import msgspec
from msgspec.structs import replace

from bot.clocks import words
from bot.clocks.judging import PRESS_ON_ITS_WAY, UNSENDABLE, VOID, judged_at
from bot.clocks.quiet import QuietHours
from bot.clocks.reminders import Remind, Reminder, reminders_of
from bot.clocks.seats import SeatClock, TableClocks, due_now, running, waiting
from bot.clocks.spans import Span, reached
from bot.clocks.stops import Stops
from bot.clocks.turns import TurnTime
from bot.clocks.vacation import Vacation, day_at_zero, spent_in
from bot.errors import WrongTime
from bot.running import LEFT_ALONE, LOBBY_WARNED, in_ms, left_alone_until, turn_time, wound_up
from bot.table import State, Table, Update, check_playing
from bot.table_posts import call_to_turn, is_call_to_open_turn, news_for
from bot.timeout import bot_moved, ended, spent_day, timed_out
from club.posts import Post, Topic, WantedPost
from games.api import Seat
from games.message import Message, say

_SNOOZED: Final = (Remind.HALF, Remind.WAKE)


class Player(msgspec.Struct, frozen=True):
    """What matters about a seat's player where time is concerned."""

    stops: Stops = Stops()
    quiet: QuietHours | None = None
    wants_reminders: bool = True
    vacation: Vacation = Vacation()
    """The days of the player that may be spent here; none a year where they may not."""


class Attention(msgspec.Struct, frozen=True):
    """What came of looking at a table: an update, or only changed clocks and somebody to tell."""

    update: Update
    posts: tuple[WantedPost, ...] = ()


def attended(
    table: Table, players: tuple[Player, ...], now: float, away: tuple[Span, ...] = ()
) -> Attention | None:
    """The next thing that is to be done about the table; None when nothing is left for now.

    `away` is when nobody could do anything because the bot was not there.
    """
    at = in_ms(now)
    if table.state is State.LOBBY:
        return _lobby(table, now, away)
    if table.state is not State.PLAYING:
        return None
    clocks = table.clocks
    if table.is_alone:
        return None
    if len(clocks.seats) != len(table.holders):
        return _from_before(table, at)
    if clocks.abandoned:
        return _left_alone(table, words.abandoned(), now, away)
    if clocks.stuck and at >= reached(clocks.stuck, VOID, away):
        return Attention(ended(table, words.ended_unreachable(), now))
    for number, clock in enumerate(clocks.seats):
        if not clock.is_open or clock.due > at:
            continue
        if done := _seat(table, Seat(number), players[number], now, away):
            return done
    return None


def _left_alone(table: Table, said: Message, now: float, away: tuple[Span, ...]) -> Attention | None:
    """Nobody is there: the table ends after a day in which somebody could have come."""
    at, clocks = in_ms(now), table.clocks
    if at < left_alone_until(clocks):
        return None
    ends = reached(clocks.abandoned, LEFT_ALONE, away)
    if at >= ends:
        return Attention(ended(table, said, now))
    return Attention(Update(table, replace(table, clocks=replace(clocks, ends=ends)), ()))


def _lobby(table: Table, now: float, away: tuple[Span, ...]) -> Attention | None:
    """A lobby that nobody has touched for long closes; its host is told the day before."""
    at = in_ms(now)
    if table.clocks.abandoned:
        return _left_alone(table, words.lobby_forgotten(), now, away)
    if at < in_ms(table.since) + LOBBY_WARNED:
        return None
    warned = replace(table, clocks=TableClocks(abandoned=at, ends=at + LEFT_ALONE))
    return Attention(Update(table, warned, ()), (news_for(table, Topic.LOBBY, table.host_id),))


def _from_before(table: Table, at: int) -> Attention:
    """A table from before there were clocks: those to act were told long ago."""
    clocks = wound_up(table)
    for seat in table.acting:
        clocks = clocks.with_seat(seat, running(waiting(clocks.seats[seat], table.version, at), at))
    return Attention(Update(table, replace(table, clocks=clocks), ()))


def _seat(table: Table, seat: Seat, player: Player, now: float, away: tuple[Span, ...]) -> Attention | None:
    clock = table.clocks.seats[seat]
    if not table.holders[seat].plays:
        return Attention(bot_moved(table, seat, now))
    turn = turn_time(table, seat, player.stops)
    if turn is None:
        return _untold(table, seat, clock.since, now, away)
    return _reminded(table, seat, player, turn, now) or _at_zero(table, seat, player, turn, now, away)


def _reminded(table: Table, seat: Seat, player: Player, turn: TurnTime, now: float) -> Attention | None:
    """Of several reminders that are overdue only the last is sent, and the one before judging before all."""
    at, clock = in_ms(now), table.clocks.seats[seat]
    overdue = [each for each in _open_reminders(clock, turn, player) if each.at <= at]
    if not overdue:
        return None
    done = replace(clock, reminded=(*clock.reminded, *(each.about for each in overdue)))
    late = next((each for each in overdue if each.about is Remind.LATE), None)
    last = late if late and not turn.control.is_relaxed else overdue[-1]
    posts = [_reminder(table, seat, last)] if _is_wanted(clock, player, last) else []
    if late:
        done = replace(done, warned=at) if posts else replace(done, told=late.at)
    return _changed(table, seat, replace(done, due=_next(done, turn, player)), tuple(posts))


def _next(clock: SeatClock, turn: TurnTime, player: Player) -> int:
    """When the turn is to be looked at again: for a reminder, or because its time is up."""
    following = [each.at for each in _open_reminders(clock, turn, player)]
    return min([*following, turn.deadline + PRESS_ON_ITS_WAY])


def _open_reminders(clock: SeatClock, turn: TurnTime, player: Player) -> list[Reminder]:
    return [each for each in reminders_of(turn, player.quiet) if each.about not in clock.reminded]


def _is_wanted(clock: SeatClock, player: Player, reminder: Reminder) -> bool:
    if reminder.about in (Remind.STILL, Remind.ENDING):
        return True
    if not player.wants_reminders or (clock.is_snoozed and reminder.about in _SNOOZED):
        return False
    return not (clock.is_late_off and reminder.about is Remind.LATE)


def _reminder(table: Table, seat: Seat, reminder: Reminder) -> WantedPost:
    return call_to_turn(table, seat, Topic(reminder.about.value), silent=reminder.silent)


def _at_zero(
    table: Table, seat: Seat, player: Player, turn: TurnTime, now: float, away: tuple[Span, ...]
) -> Attention | None:
    """Time is up: a vacation day is spent, or the table's rule acts once the player was told."""
    at, clock, deadline = in_ms(now), table.clocks.seats[seat], turn.deadline
    if at < deadline + PRESS_ON_ITS_WAY:
        return _changed(table, seat, replace(clock, due=_next(clock, turn, player)))
    if turn.control.is_relaxed:
        return Attention(ended(table, words.ended_unmoved(), now))
    if day := day_at_zero(turn, player.vacation):
        year = player.vacation.year_of(day.start)
        left = player.vacation.left(year) - 1
        return Attention(spent_day(table, seat, day, left, spent_in(turn, player.vacation) + 1, now))
    judged = judged_at(deadline, clock.told, turn.available)
    if judged is None:
        return _untold(table, seat, clock.warned, now, away)
    if at < judged + PRESS_ON_ITS_WAY:
        return _changed(table, seat, replace(clock, due=judged + PRESS_ON_ITS_WAY))
    return Attention(timed_out(table, seat, now))


def _untold(table: Table, seat: Seat, since: int, now: float, away: tuple[Span, ...]) -> Attention | None:
    """What the player must know was not sent yet; after two days of that the table pauses."""
    at, clock = in_ms(now), table.clocks.seats[seat]
    if at < (pauses := reached(since, UNSENDABLE, away)):
        return _changed(table, seat, replace(clock, due=pauses))
    if table.clocks.stuck:
        return _changed(table, seat, replace(clock, due=reached(table.clocks.stuck, VOID, away)))
    ends = max(at, reached(since, VOID, away))
    clocks = replace(
        table.clocks,
        stuck=since,
        unreachable=(*table.clocks.unreachable, Span(at, ends)),
    ).with_seat(seat, replace(clock, due=ends))
    stuck = replace(table, clocks=clocks)
    return Attention(Update(table, stuck, ()), (news_for(table, Topic.UNSENT, table.host_id, since),))


def _changed(
    table: Table, seat: Seat, clock: SeatClock, posts: tuple[WantedPost, ...] = ()
) -> Attention | None:
    """Only the seat's clock has changed; None if it has not."""
    if clock == table.clocks.seats[seat]:
        return None
    after = replace(table, clocks=table.clocks.with_seat(seat, clock))
    return Attention(Update(table, after, ()), posts)


def with_clock_started(table: Table, post: Post, now: float) -> Table:
    """The table after a post was sent: the clock of the turn starts, or its player has been warned."""
    at, clocks, seat = in_ms(now), table.clocks, post.wanted.seat
    if seat is None or post.topic not in (Topic.TURN, Topic.LATE) or not is_call_to_open_turn(table, post):
        return table
    clock = clocks.seats[seat]
    if post.topic is Topic.TURN and clock.started is None:
        clock = running(clock, at)
    elif post.topic is Topic.LATE and clock.told is None:
        clock = replace(clock, told=at, due=at)
    else:
        return table
    clocks = clocks.with_seat(seat, clock)
    if clocks.stuck:
        over = tuple(Span(span.start, min(span.end, at)) for span in clocks.unreachable)
        clocks = replace(clocks, stuck=0, unreachable=over)
        clocks = clocks.with_all(lambda each: due_now(each, at))
    return replace(table, clocks=clocks)


def with_next_look(table: Table, seat: Seat, player: Player) -> Table:
    """The table whose seat has a clock that runs: it is looked at again for a reminder, or at its end."""
    clock, turn = table.clocks.seats[seat], turn_time(table, seat, player.stops)
    if turn is None:
        return table
    return replace(table, clocks=table.clocks.with_seat(seat, replace(clock, due=_next(clock, turn, player))))


def snoozed(table: Table, user_id: int, late_too: bool) -> Attention | None:
    """A player wants no more reminders of this turn, or only the last one."""
    check_playing(table)
    seat = table.seat_of(user_id)
    clock = table.clocks.seats[seat] if table.clocks.seats else SeatClock()
    if not clock.is_open:
        raise WrongTime(say("clock-not-running"))
    return _changed(table, seat, replace(clock, is_snoozed=True, is_late_off=late_too))


def looked_at_anew(table: Table, user_id: int, at: int) -> Attention | None:
    """A player's quiet hours or vacation have changed: something may be due earlier than was thought."""
    if table.state is not State.PLAYING or not table.clocks.seats:
        return None
    seat = table.seat_of(user_id)
    return _changed(table, seat, due_now(table.clocks.seats[seat], at))
