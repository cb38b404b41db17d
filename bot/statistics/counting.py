"""What a table adds to everybody's numbers, from its facts and its result; pure.

All of it can be added up and taken away again, so totals are kept for every player, game and server and a
question reads them instead of tables. A number is found by what it counts, a word or a path such as
"place/2" or "thing/tile/r4". What counts for NOBODY is everybody's together: what people did, and what the
table as a whole came to.

Only tables count that were finished, as their newest result says: an organiser's correction counts anew.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from bot.clocks.lengths import DAY, HOUR, MINUTE, SECOND
from bot.league.points import Became, Ended
from bot.league.results import Result, ResultSeat
from bot.statistics.facts import UNKNOWN, TableFacts
from bot.statistics.judging import Judged
from bot.table import NOBODY

EVEN: Final = 60
"""An even share of a win is kept in so many parts: every number of seats divides it."""
LENGTHS: Final = (
    10 * SECOND,
    30 * SECOND,
    *(number * MINUTE for number in (1, 2, 5, 10, 20, 30)),
    *(number * HOUR for number in (1, 2, 4, 8, 12)),
    *(number * DAY for number in (1, 2, 3, 7)),
)
"""Turns are counted by the shortest of these lengths that they fit in: so medians can be added up."""


class Count(msgspec.Struct, frozen=True):
    """A number of somebody's."""

    user_id: int
    what: str
    number: int


class SeatRow(msgspec.Struct, frozen=True):
    """One player's table, for bests and for comparing two players."""

    seat: int
    user_id: int
    seats: int
    place: int
    stayed: bool
    """Did they hold the seat to the end? Else their place is not theirs alone."""
    points: int
    biggest: int
    turns: int
    timed: int
    """Turns of which the time is known."""
    time: int


def counts_of(facts: TableFacts, result: Result, judged: tuple[Judged, ...] = ()) -> tuple[Count, ...]:
    """Everything that a table adds; nothing, if it was not finished."""
    if result.ended is not Ended.FINISHED:
        return ()
    found: Counter[tuple[int, str]] = Counter()
    found.update(dict(_of_table(facts, result)))
    for seat in range(len(result.seats)):
        for user_id, what, number in _of_seat(facts, result, seat):
            found[user_id, what] += number
            found[NOBODY, what] += number
    for user_id, what, number in (*_of_parts(facts), *_of_judged(judged)):
        found[user_id, what] += number
        found[NOBODY, what] += number
    return tuple(Count(*which, number) for which, number in sorted(found.items()) if number)


def _of_table(facts: TableFacts, result: Result) -> Iterator[tuple[tuple[int, str], int]]:
    yield (NOBODY, "tables"), 1
    yield (NOBODY, f"seats/{len(result.seats)}"), 1
    yield (NOBODY, "table-turns"), facts.turns
    yield (NOBODY, "lead-changes"), facts.lead_changes
    for seat in range(len(result.seats)):
        if result.seats[seat].is_bot:  # people's own are added to everybody's with what they did
            for what, number in _of_order(facts, result, seat):
                yield (NOBODY, what), number


Numbered = tuple[int, str, int]


def _of_seat(facts: TableFacts, result: Result, number: int) -> Iterator[Numbered]:
    """Record and points of whoever sat there at the start."""
    seat = result.seats[number]
    if seat.is_bot:
        return
    yield seat.player, "played", 1
    for what, share in _of_order(facts, result, number):
        yield seat.player, what, share
    if not seat.has_stayed:
        yield seat.player, "left" if seat.became is Became.FORFEIT else "handed", 1
        return
    yield seat.player, f"place/{seat.place}", 1
    yield seat.player, "won", int(_is_won(seat))
    if facts.seats:
        yield seat.player, "scored", 1
        yield seat.player, "points", facts.seats[number].points
        for key, points in facts.seats[number].lines:
            yield seat.player, f"line/{key}", points


def _is_won(seat: ResultSeat) -> bool:
    return seat.place == 1 and seat.has_stayed


def _of_order(facts: TableFacts, result: Result, number: int) -> Iterator[tuple[str, int]]:
    """How often the one who began won, the one after, and so on; and what an even share would be."""
    if facts.first == UNKNOWN:
        return
    seats = len(result.seats)
    order = (number - facts.first) % seats + 1
    yield f"order/{order}", 1
    yield f"order-won/{order}", int(_is_won(result.seats[number]))
    yield f"order-even/{order}", sum(map(_is_won, result.seats)) * EVEN // seats


def _of_parts(facts: TableFacts) -> Iterator[Numbered]:
    for part in facts.parts:
        yield part.user_id, "turns", part.turns
        yield part.user_id, "timed", len(part.times)
        yield part.user_id, "time", sum(part.times)
        for length in map(within, part.times):
            yield part.user_id, f"within/{length}", 1
        yield part.user_id, "taken-back", part.taken_back
        for each in part.counted:
            yield part.user_id, f"thing/{each.kind}/{each.thing}", each.number


def _of_judged(judged: tuple[Judged, ...]) -> Iterator[Numbered]:
    for each in judged:
        yield each.user_id, "judged", each.decisions
        yield each.user_id, "judged-tables", 1
        yield each.user_id, "cost", each.cost
        yield each.user_id, "fortune", each.fortune


def within(length: int) -> int:
    """Which of the LENGTHS a turn fits in; their number, if in none."""
    return next((number for number, longest in enumerate(LENGTHS) if length <= longest), len(LENGTHS))


def seat_rows(facts: TableFacts, result: Result) -> tuple[SeatRow, ...]:
    """The tables of those who sat there at the start; none, if it was not finished."""
    if result.ended is not Ended.FINISHED:
        return ()
    rows = []
    for number, seat in enumerate(result.seats):
        part = facts.part(number, seat.player)
        if not seat.is_bot:
            rows.append(
                SeatRow(
                    seat=number,
                    user_id=seat.player,
                    seats=len(result.seats),
                    place=seat.place,
                    stayed=seat.has_stayed,
                    points=seat.score,
                    biggest=part.biggest,
                    turns=part.turns,
                    timed=len(part.times),
                    time=sum(part.times),
                )
            )
    return tuple(rows)
