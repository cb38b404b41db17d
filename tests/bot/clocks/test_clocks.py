"""Controls, reminders, pauses and the clock on the wall, where the worked examples leave something open."""

from datetime import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.clocks.controls import (
    PRESETS,
    RELAXED,
    USUAL,
    Control,
    ControlKind,
    Timing,
    after_confirm,
    after_extension,
    after_takeback,
    bank,
    check_timing,
    live,
)
from bot.clocks.instants import instant_of_press, jumped
from bot.clocks.judging import judged_at
from bot.clocks.lengths import DAY, HOUR, MINUTE, SECOND
from bot.clocks.quiet import QuietHours
from bot.clocks.reminders import Remind, Reminder, reminders_of
from bot.clocks.stops import Stops
from bot.clocks.turns import TurnTime
from games.errors import BadOption
from tests.bot.clocks.test_spans import turns
from tests.bot.clocks.when import at, span

NIGHT = QuietHours(time(23), time(7), "Europe/Berlin")


@pytest.mark.parametrize("control", PRESETS)
def test_every_clock_on_offer_may_be_chosen(control):
    check_timing(Timing(control, weekend_zone="Europe/Berlin"))


@pytest.mark.parametrize(
    "timing",
    [
        Timing(bank(6 * HOUR - 1, HOUR)),
        Timing(bank(14 * DAY + 1, HOUR)),
        Timing(bank(DAY, HOUR - 1)),
        Timing(bank(DAY, DAY + 1)),
        Timing(Control(ControlKind.DAYS, 4 * DAY, 4 * DAY)),
        Timing(live(5, 5)),
        Timing(USUAL, weekend_zone="Berlin"),
    ],
)
def test_a_clock_that_is_out_of_bounds_is_refused(timing):
    with pytest.raises(BadOption):
        check_timing(timing)


def test_the_bounds_themselves_may_be_chosen():
    check_timing(Timing(bank(6 * HOUR, HOUR)))
    check_timing(Timing(bank(14 * DAY, 14 * DAY)))


def test_a_live_table_knows_no_weekend_and_no_vacation():
    timing = Timing(live(10, 30), weekend_zone="UTC")
    assert (timing.weekends, timing.allows_vacation) == ("", False)


@given(st.sampled_from(PRESETS), st.integers(0, 20 * DAY), st.integers(0, 20 * DAY))
def test_a_bank_stays_between_the_increment_and_what_the_table_gives(control, held, used):
    assert control.increment <= after_confirm(control, held, used) <= control.bank


def test_time_that_was_given_lasts_until_the_next_confirm():
    held = after_extension(USUAL, 70 * HOUR, 12 * HOUR)
    assert held == 82 * HOUR
    assert after_confirm(USUAL, held, HOUR) == 72 * HOUR
    with pytest.raises(BadOption):
        after_extension(USUAL, 0, 73 * HOUR)
    with pytest.raises(BadOption):
        after_extension(USUAL, 0, 0)


def test_who_is_back_on_turn_by_consent_has_at_least_the_increment():
    assert after_takeback(USUAL, 3 * HOUR) == 24 * HOUR
    assert after_takeback(USUAL, 50 * HOUR) == 50 * HOUR


def test_time_that_was_given_moves_the_deadline_but_no_reminder():
    before = TurnTime(USUAL, at("06-01 12:00"), 10 * HOUR)
    given_more = TurnTime(USUAL, before.start, before.available, given=5 * HOUR)
    assert given_more.deadline == before.deadline + 5 * HOUR
    assert reminders_of(given_more) == reminders_of(before)
    assert given_more.left(at("06-01 13:00")) == 14 * HOUR


def test_a_relaxed_table_reminds_after_days_and_ends_after_thirty():
    turn = TurnTime(RELAXED, at("06-01 00:00"), 0)
    assert [(each.about, (each.at - turn.start) // DAY) for each in reminders_of(turn)] == [
        (Remind.HALF, 2),
        (Remind.LATE, 6),
        (Remind.STILL, 21),
        (Remind.ENDING, 28),
    ]
    assert turn.deadline == at("07-01 00:00")


def test_a_live_turn_has_one_reminder_whatever_the_hour():
    turn = TurnTime(live(10, 30), at("06-01 22:00"), 10 * MINUTE)
    assert reminders_of(turn, NIGHT) == (Reminder(Remind.LATE, turn.start + 9 * MINUTE),)


def test_a_turn_that_begins_in_quiet_hours_is_called_out_when_they_end():
    turn = TurnTime(USUAL, at("06-01 22:00"), 72 * HOUR)
    assert reminders_of(turn, NIGHT)[0] == Reminder(Remind.WAKE, at("06-02 05:00"))


def test_it_is_not_called_out_when_a_reminder_comes_within_the_hour():
    turn = TurnTime(USUAL, at("06-01 22:00"), 15 * HOUR)  # half of it is gone at 05:30
    assert [each.about for each in reminders_of(turn, NIGHT)] == [Remind.HALF, Remind.LATE]


@given(turns, st.booleans())
def test_whoever_is_reminded_in_time_is_judged_at_the_deadline(turn, is_quiet):
    """Also where the longest turn ends it, and in quiet hours: the last reminder is never too late."""
    if turn.control.is_relaxed:
        return
    reminders = reminders_of(turn, NIGHT if is_quiet else None)
    assert [each.about for each in reminders].count(Remind.LATE) == 1
    late = next(each for each in reminders if each.about is Remind.LATE)
    assert turn.start <= late.at <= turn.deadline
    if not is_quiet:
        assert judged_at(turn.deadline, late.at, turn.available) in range(
            turn.deadline, turn.deadline + 12 * HOUR + 1
        )
        if turn.deadline - turn.start >= 12 * HOUR:
            assert judged_at(turn.deadline, late.at, turn.available) == turn.deadline


def test_a_pause_stretches_even_the_longest_turn():
    paused = Stops((span("06-10 00:00", "06-20 00:00"),), "UTC")
    assert TurnTime(USUAL, at("06-01 00:00"), 40 * DAY, paused).deadline == at("07-11 00:00")


def test_a_clock_that_jumps_ahead_has_lost_that_time():
    assert jumped(120 * SECOND, 60 * SECOND) == 60 * SECOND
    assert jumped(65 * SECOND, 60 * SECOND) == 5 * SECOND
    assert jumped(64 * SECOND, 60 * SECOND) == 0
    assert jumped(-HOUR, 60 * SECOND) == 0


@given(st.integers(0, 2**63 - 1), st.integers(0, 4 * 10**12))
def test_a_press_is_never_in_the_future_and_never_long_ago(interaction_id, now):
    assert now - MINUTE <= instant_of_press(interaction_id, now) <= now
