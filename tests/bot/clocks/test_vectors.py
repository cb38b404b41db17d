"""The worked examples of the rules of time, each by its number."""

from datetime import date, time

import pytest

from bot.clocks.controls import USUAL, after_confirm, after_return, bank, days
from bot.clocks.instants import instant_of_press, never_back
from bot.clocks.judging import judged_at
from bot.clocks.lengths import DAY, HOUR, MINUTE
from bot.clocks.quiet import QuietHours, quiet_stretch
from bot.clocks.reminders import Remind, Reminder, reminders_of
from bot.clocks.stops import Stops, outages, weekends
from bot.clocks.turns import TurnTime
from bot.clocks.vacation import Vacation
from bot.clocks.zones import beginning, end
from tests.bot.clocks.when import at, run_out, span

BERLIN = "Europe/Berlin"
NOTHING = Stops()
NIGHT = QuietHours(time(23), time(7), BERLIN)
UPTIME = (
    span("05-01 00:00", "05-04 10:00"),
    span("05-04 16:00", "05-05 08:00"),
    span("05-05 08:02", "05-09 00:00"),
)


def turn(start: str, hours: int, stops: Stops = NOTHING) -> TurnTime:
    return TurnTime(USUAL, at(start), hours * HOUR, stops)


def at_weekends(start: str, hours: int) -> int:
    return turn(start, hours, Stops(weekend_zone=BERLIN)).deadline


def test_t1_a_bank_of_three_days_gets_a_day_back_for_every_turn():
    assert turn("03-02 08:00", 72).deadline == at("03-05 08:00")
    first = after_confirm(USUAL, 72 * HOUR, 30 * HOUR)
    assert first == 66 * HOUR
    assert after_confirm(USUAL, first, 2 * HOUR) == 72 * HOUR
    assert after_confirm(USUAL, first, 66 * HOUR) == 24 * HOUR


@pytest.mark.parametrize("used", [1, 47])
def test_t2_days_per_turn_are_the_same_again_for_every_turn(used):
    assert after_confirm(days(2), 2 * DAY, used * HOUR) == 2 * DAY


def test_t3_simultaneous_seats_have_deadlines_of_their_own():
    assert turn("04-10 09:00", 72).deadline == at("04-13 09:00")
    assert turn("04-10 09:00", 30).deadline == at("04-11 15:00")


def test_t4_outages_do_not_count_and_after_a_long_one_neither_does_a_quarter_of_an_hour():
    assert outages(UPTIME) == (
        span("05-04 10:00", "05-04 16:15"),
        span("05-05 08:00", "05-05 08:02"),
    )


def test_t5_an_outage_moves_the_deadline():
    playing = turn("05-03 12:00", 24, Stops(outages(UPTIME)))
    assert playing.deadline == at("05-04 18:15")
    assert playing.used(at("05-04 17:00")) == 22 * HOUR + 45 * MINUTE


def test_t6_a_deadline_inside_an_outage_comes_after_it():
    assert turn("05-02 10:00:30", 48, Stops(outages(UPTIME))).deadline == at("05-04 16:15:30")


def test_t7_weekends_do_not_count():
    assert at_weekends("06-05 16:00", 24) == at("06-08 16:00")


def test_t8_nor_do_they_when_clocks_go_forward():
    assert at_weekends("03-27 17:00", 24) == at("03-30 16:00")


def test_t9_nor_when_clocks_go_back():
    assert at_weekends("10-23 16:00", 24) == at("10-26 17:00")
    (spring,) = weekends(BERLIN, at("03-28 12:00"), at("03-29 12:00"))
    (autumn,) = weekends(BERLIN, at("10-24 12:00"), at("10-25 12:00"))
    assert (spring.end - spring.start, autumn.end - autumn.start) == (47 * HOUR, 49 * HOUR)


def test_t10_a_deadline_as_the_weekend_begins_is_its_end():
    assert at_weekends("06-05 16:00", 6) == at("06-07 22:00")


def test_t11_no_turn_lasts_longer_than_thirty_days_but_for_outages():
    on_weekdays = turn("06-01 00:00", 20 * 24, Stops(weekend_zone="UTC"))
    spent, gone = run_out(on_weekdays, Vacation())
    assert (len(spent), gone) == (2, at("07-01 00:00"))
    away = Stops((span("06-10 00:00", "06-12 00:00"),), weekend_zone="UTC")
    assert run_out(turn("06-01 00:00", 40 * 24, away), Vacation())[1] == at("07-03 00:00")


def test_t12_quiet_hours_are_an_hour_shorter_or_longer_when_clocks_change():
    assert quiet_stretch(NIGHT, at("03-29 00:30")) == span("03-28 22:00", "03-29 05:00")
    assert quiet_stretch(NIGHT, at("10-25 02:00")) == span("10-24 21:00", "10-25 06:00")
    assert quiet_stretch(NIGHT, at("03-29 05:00")) is None


def test_t13_a_local_time_that_is_skipped_or_comes_twice():
    skipped, twice = date(2026, 3, 29), date(2026, 10, 25)
    half_past_two = time(2, 30)
    assert beginning(skipped, half_past_two, BERLIN) == at("03-29 01:30")
    assert end(skipped, half_past_two, BERLIN) == at("03-29 01:30")
    assert beginning(twice, half_past_two, BERLIN) == at("10-25 00:30")
    assert end(twice, half_past_two, BERLIN) == at("10-25 01:30")


def test_t14_a_reminder_in_quiet_hours_comes_when_they_end():
    assert reminders_of(turn("06-01 12:00", 24), NIGHT) == (
        Reminder(Remind.HALF, at("06-02 05:00")),
        Reminder(Remind.LATE, at("06-02 09:36")),
    )


def test_t15_a_first_reminder_that_would_come_with_the_second_is_dropped():
    assert reminders_of(turn("06-01 20:00", 10), NIGHT) == (Reminder(Remind.LATE, at("06-02 05:00")),)


def test_t16_a_reminder_comes_before_quiet_hours_that_hold_the_deadline():
    assert reminders_of(turn("06-01 16:00", 12), NIGHT) == (Reminder(Remind.LATE, at("06-01 21:00")),)


def test_t17_reminders_of_a_turn_all_in_quiet_hours_make_no_sound():
    assert reminders_of(turn("06-01 22:00", 4), NIGHT) == (
        Reminder(Remind.HALF, at("06-02 00:00"), silent=True),
        Reminder(Remind.LATE, at("06-02 01:36"), silent=True),
    )


def two_days_left() -> Vacation:
    return Vacation(a_year=2)


def test_t18_vacation_days_spend_themselves_one_by_one():
    spent, gone = run_out(turn("07-01 12:00", 24), two_days_left())
    assert spent == (span("07-02 12:00", "07-03 12:00"), span("07-03 12:00", "07-04 12:00"))
    assert gone == at("07-04 12:00")


def test_t19_days_spent_at_one_table_stop_the_clock_at_another():
    spent, _ = run_out(turn("07-01 12:00", 24), two_days_left())
    assert run_out(turn("07-01 20:00", 24), two_days_left().with_days(spent)) == ((), at("07-04 20:00"))


def test_t20_a_day_counts_for_the_year_in_which_it_begins_where_the_player_is():
    newcomer = Vacation("America/New_York", a_year=1)
    spent, gone = run_out(turn("12-31 02:00", 24), newcomer)
    assert [day.start for day in spent] == [at("2027-01-01 02:00"), at("2027-01-02 02:00")]
    assert [newcomer.year_of(day.start) for day in spent] == [2026, 2027]
    assert gone == at("2027-01-03 02:00")


def test_t21_a_leap_day_is_a_day():
    assert turn("2028-02-27 09:00", 72).deadline == at("2028-03-01 09:00")


def test_t22_nobody_is_judged_who_was_not_told():
    deadline, available = at("06-02 12:00"), 24 * HOUR
    assert judged_at(deadline, at("06-02 09:36"), available) == deadline
    assert judged_at(deadline, at("06-02 11:30"), available) == at("06-02 13:54")
    assert judged_at(deadline, None, available) is None


@pytest.mark.parametrize(
    ("handled", "counts"),
    [("12:00:03", "11:59:58"), ("12:02:00", "12:01:00"), ("11:59:57", "11:59:57")],
)
def test_t23_a_press_counts_from_when_it_was_made(handled, counts):
    assert instant_of_press(1511338585096192000, at(f"06-02 {handled}")) == at(f"06-02 {counts}")


def test_t24_who_comes_back_has_time_to_play():
    assert after_return(USUAL) == 24 * HOUR
    assert after_return(bank(10 * DAY, 36 * HOUR)) == 80 * HOUR
    assert after_return(days(2)) == 48 * HOUR


def test_t25_a_clock_that_was_set_back_stands_still():
    assert never_back(at("06-02 11:00"), at("06-02 11:20")) == at("06-02 11:20")


def test_t26_quiet_hours_in_a_zone_of_quarters():
    kathmandu = QuietHours(time(22, 30), time(6), "Asia/Kathmandu")
    assert quiet_stretch(kathmandu, at("06-01 18:00")) == span("06-01 16:45", "06-02 00:15")
