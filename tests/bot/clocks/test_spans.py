"""Counting time: nothing is counted twice, nothing counts for ever."""

from collections.abc import Iterable
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from bot.clocks.controls import PRESETS, USUAL
from bot.clocks.lengths import DAY, HOUR, MINUTE
from bot.clocks.spans import Span, counted, reached, union
from bot.clocks.stops import Stops, outages
from bot.clocks.turns import TurnTime
from bot.clocks.vacation import DAYS_A_TURN, Vacation
from tests.bot.clocks.when import at, run_out, span

MARCH = at("03-20 00:00")
instants = st.integers(0, 400)
spans = st.lists(st.builds(lambda a, b: Span(min(a, b), max(a, b)), instants, instants), max_size=8)
hours = st.integers(0, 80 * 24).map(lambda hour: MARCH + hour * HOUR)
long_stops = st.lists(
    st.builds(lambda start, length: Span(start, start + length * HOUR), hours, st.integers(0, 200)),
    max_size=5,
).map(tuple)
zones = st.sampled_from(["", "UTC", "Europe/Berlin", "America/New_York", "Pacific/Chatham", "Africa/Cairo"])
turns = st.builds(
    TurnTime,
    st.sampled_from(PRESETS),
    hours,
    st.integers(0, 14 * DAY),
    st.builds(Stops, long_stops, zones, long_stops),
    st.integers(0, 3 * DAY),
)


def instants_in(several: Iterable[Span]) -> set[int]:
    return {instant for each in several for instant in range(each.start, each.end)}


@given(spans)
def test_a_union_holds_every_instant_once(several):
    merged = union(several)
    assert instants_in(merged) == instants_in(several)
    assert sum(each.end - each.start for each in merged) == len(instants_in(several))
    assert all(one.end < other.start for one, other in pairwise(merged))


@given(spans, instants, instants)
def test_what_counts_is_every_instant_outside_of_all_stops(stops, a, b):
    a, b = sorted((a, b))
    assert counted(a, b, stops) == len(set(range(a, b)) - instants_in(stops))


@given(spans, instants, instants, instants)
def test_counting_is_additive_and_never_goes_back(stops, a, b, c):
    a, b, c = sorted((a, b, c))
    assert counted(a, b, stops) + counted(b, c, stops) == counted(a, c, stops)
    assert 0 <= counted(a, b, stops) <= counted(a, c, stops)


@given(spans, instants, st.integers(0, 300))
def test_a_deadline_is_the_first_instant_with_everything_counted_that_no_stop_holds(stops, start, length):
    end = reached(start, length, stops)
    reaching = (
        instant
        for instant in range(start, end + 1)
        if counted(start, instant, stops) == length and instant not in instants_in(stops)
    )
    assert next(reaching) == end


@given(spans, spans, instants, st.integers(0, 300))
def test_more_stops_only_move_a_deadline_later(stops, more, start, length):
    assert reached(start, length, stops) <= reached(start, length, [*stops, *more])


@given(turns)
def test_no_turn_is_endless(turn):
    ours = sum(each.end - each.start for each in union(turn.stops.ours))
    assert turn.start <= turn.deadline <= turn.last <= turn.start + turn.control.longest_turn + ours


@given(turns, st.sampled_from(["UTC", "Asia/Kathmandu", "America/New_York"]), st.integers(0, 15))
def test_vacation_ends_and_is_never_spent_twice(turn, zone, a_year):
    spent, gone = run_out(turn, Vacation(zone, a_year=a_year))
    assert len(union(spent)) <= len(spent) <= DAYS_A_TURN
    assert all(one.end <= other.start for one, other in pairwise(spent))
    assert gone <= turn.last
    assert not any(day.start == gone for day in spent)


@given(turns, hours)
def test_a_turn_never_uses_more_than_the_time_that_passed(turn, later):
    passed = max(0, later - turn.start)
    assert 0 <= turn.used(later) <= passed
    assert turn.left(turn.deadline) == 0 or turn.deadline == turn.last


def test_outages_that_overlap_with_a_moment_of_grace_are_one():
    uptime = [
        span("05-04 09:00", "05-04 10:00"),
        span("05-04 16:00", "05-04 16:05"),
        span("05-04 16:12", "05-04 18:00"),
    ]
    assert outages(uptime) == (span("05-04 10:00", "05-04 16:27"),)
    assert outages(uptime, MINUTE) == (
        span("05-04 10:00", "05-04 16:01"),
        span("05-04 16:05", "05-04 16:13"),
    )


def test_an_outage_and_a_weekend_do_not_add_up():
    stops = Stops((span("06-05 12:00", "06-06 12:00"),), "UTC", (span("06-07 12:00", "06-08 12:00"),))
    assert TurnTime(USUAL, at("06-05 00:00"), DAY, stops).deadline == at("06-09 00:00")


def test_a_deadline_during_downtime_is_not_reached_before_we_are_back():
    before = TurnTime(USUAL, at("05-04 00:00"), 12 * HOUR)
    away = Stops(outages([span("05-01 00:00", "05-04 11:00"), span("05-04 20:00", "05-05 00:00")]))
    after = TurnTime(USUAL, before.start, before.available, away)
    assert before.deadline == at("05-04 12:00")
    assert after.deadline == at("05-04 21:15")
