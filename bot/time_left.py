"""How much time everybody at a table has, as people are shown it: in the picture, in messages, in lists."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

import msgspec

from bot.clocks.controls import LONGEST_TURN
from bot.clocks.lengths import DAY, HOUR, MINUTE
from bot.clocks.spans import Span
from bot.clocks.stops import Stops, weekends
from bot.clocks.turns import TurnTime
from bot.running import in_ms, turn_time
from bot.table import Table
from bot.tables import Tables
from games.api import Seat
from games.message import Message, say
from rendering.seat_time import SLICES, SeatTime, Sign, Times

LOW: Final = 10
"""Less than one part in so many is left: the clock is red."""
MOST_HOURS: Final = 100
"""A bank of so many hours or more is told in days."""


class Standing(StrEnum):
    """What a seat's clock does."""

    RUNNING = "running"
    WAITING = "waiting"
    PAUSED = "paused"
    AWAY = "away"
    BOT = "bot"


class TimeLeft(msgspec.Struct, frozen=True):
    """One seat's clock at an instant."""

    seat: Seat
    standing: Standing
    left: int = 0
    """What is on the clock."""
    whole: int = 0
    """What that is a part of: the time as the turn began, or all that a clock can hold."""
    deadline: int = 0
    """When the open turn's time is up."""
    until: int = 0
    """How long the clock stands still."""


async def times_at(tables: Tables, table: Table) -> tuple[TimeLeft, ...]:
    """The clocks of all seats now; none at a table without clocks."""
    if not table.has_clocks:
        return ()
    now = in_ms(tables.now())
    found = []
    for seat, clock in enumerate(table.clocks.seats):
        stops = await tables.stops_of(table, Seat(seat)) if clock.is_open else Stops()
        found.append(time_left(table, Seat(seat), stops, now))
    return tuple(each for each in found if each is not None)


async def deadline_for(tables: Tables, table: Table, user_id: int) -> int:
    """When the time of somebody on turn is up; without a clock, when the table would end by itself."""
    seat = table.seat_of(user_id)
    if seat >= len(table.clocks.seats) or not table.clocks.seats[seat].is_open:
        return in_ms(table.since) + LONGEST_TURN
    return _turn(table, seat, await tables.stops_of(table, seat), in_ms(tables.now())).deadline


def time_left(table: Table, seat: Seat, stops: Stops, now: int) -> TimeLeft | None:
    """The seat's clock; None for those who have left."""
    holder, clock = table.holders[seat], table.clocks.seats[seat]
    if holder.resigned:
        return None
    if not holder.plays:
        return TimeLeft(seat, Standing.BOT)
    if not clock.is_open:
        return TimeLeft(seat, Standing.WAITING, clock.bank, table.arrangement.timing.control.bank)
    turn = _turn(table, seat, stops, now)
    standing, until = _standing(stops, now)
    left, whole = turn.left(now), turn.available + turn.given
    return TimeLeft(seat, standing, left, whole, turn.deadline, until)


def _turn(table: Table, seat: Seat, stops: Stops, now: int) -> TurnTime:
    """The seat's open turn. Until its player was told, it is as if that was now: later it is not earlier."""
    clock = table.clocks.seats[seat]
    control = table.arrangement.timing.control
    return turn_time(table, seat, stops) or TurnTime(control, now, clock.bank, stops, clock.given)


def _standing(stops: Stops, now: int) -> tuple[Standing, int]:
    weekend = weekends(stops.weekend_zone, now, now) if stops.weekend_zone else ()
    paused, away = _running((*stops.ours, *weekend), now), _running(stops.vacation, now)
    if paused is not None:
        return Standing.PAUSED, paused.end
    return (Standing.AWAY, away.end) if away is not None else (Standing.RUNNING, 0)


def _running(spans: Sequence[Span], now: int) -> Span | None:
    return next((span for span in spans if span.holds(now)), None)


# In the picture


def drawn_times(table: Table, times: Sequence[TimeLeft]) -> Times:
    """The clocks as a picture shows them; a picture without clocks is drawn as it always was."""
    by_seat = {each.seat: _drawn(each) for each in times}
    return tuple(by_seat.get(Seat(seat)) for seat in range(len(table.holders))) if times else ()


def _drawn(time: TimeLeft) -> SeatTime:
    match time.standing:
        case Standing.BOT:
            return SeatTime(Sign.BOT, say("time-bot"))
        case Standing.PAUSED:
            return SeatTime(Sign.PAUSED, say("time-paused"))
        case Standing.AWAY:
            return SeatTime(Sign.VACATION, say("time-away"))
        case Standing.WAITING:
            return SeatTime(Sign.WAITING, held_in_short(time.left), _slices(time))
        case Standing.RUNNING:
            is_low = time.left * LOW < time.whole
            return SeatTime(Sign.LOW if is_low else Sign.RUNNING, _step(time.left), _slices(time))


def _slices(time: TimeLeft) -> int:
    """Rounded up, so that a clock that has just started is whole."""
    return min(SLICES, -(-time.left * SLICES // time.whole)) if time.whole else 0


def _step(left: int) -> Message:
    """A picture stands for hours: it says how much is left in steps."""
    if left >= DAY:
        return say("time-over-a-day")
    return say("time-under-a-day") if left >= HOUR else say("time-under-an-hour")


def held_in_short(length: int) -> Message:
    """66 h, 10 d or 20 min: a clock that stands, in a word."""
    hours = length // HOUR
    if hours >= MOST_HOURS or (hours and length % DAY == 0):
        return say("time-days", days=length // DAY)
    return say("time-hours", hours=hours) if hours else say("time-minutes", minutes=length // MINUTE)
