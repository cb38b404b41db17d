"""Local times where they are odd: clock changes at midnight, a day that never was, quarters of an hour."""

from datetime import date, time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.clocks.lengths import DAY, HOUR, MINUTE
from bot.clocks.quiet import QuietHours, check_quiet, quiet_stretch
from bot.clocks.stops import weekends
from bot.clocks.vacation import Vacation, booked_days
from bot.clocks.zones import MIDNIGHT, beginning, end, is_zone, zone_names
from games.errors import BadOption
from tests.bot.clocks.when import at

ZONES = sorted(zone_names())
YEARS_2000_TO_2037 = st.integers(at("2000-01-01 00:00"), at("2037-01-01 00:00"))


def test_a_day_whose_midnight_is_skipped_begins_with_its_first_hour():
    cairo = date(2026, 4, 24)  # clocks go from 00:00 to 01:00
    assert beginning(cairo, MIDNIGHT, "Africa/Cairo") == at("2026-04-23 22:00")
    (day,) = booked_days(cairo, cairo, "Africa/Cairo")
    assert day.end - day.start == 23 * HOUR


def test_a_day_that_never_was_takes_no_time():
    never = date(2011, 12, 30)  # Samoa crossed the date line
    assert beginning(never, MIDNIGHT, "Pacific/Apia") == end(date(2011, 12, 31), MIDNIGHT, "Pacific/Apia")


def test_a_year_begins_where_the_player_is():
    new_year = at("2026-12-31 11:00")
    assert Vacation("Pacific/Kiritimati").year_of(new_year) == 2027
    assert Vacation("Pacific/Pago_Pago").year_of(new_year) == 2026


def test_days_booked_across_the_end_of_february_are_all_there():
    booked = booked_days(date(2028, 2, 28), date(2028, 3, 1), "Europe/Berlin")
    assert [day.end - day.start for day in booked] == [DAY, DAY, DAY]
    assert Vacation(days=booked).left(2028) == 12


@pytest.mark.parametrize("name", ["", "Berlin", "europe/berlin", "../etc/passwd", "Europe", "UTC\n"])
def test_what_is_no_zone_is_not_taken_for_one(name):
    assert not is_zone(name)


@given(st.sampled_from(ZONES), YEARS_2000_TO_2037)
def test_weekends_hold_every_saturday_and_sunday_and_nothing_else(zone, instant):
    found = weekends(zone, instant, instant + 8 * DAY)
    assert 1 <= len(found) <= 2
    for weekend in found:
        assert 0 <= weekend.end - weekend.start <= 3 * DAY
        assert weekend.end > instant
        assert weekend.start <= instant + 8 * DAY


@given(st.sampled_from(ZONES), YEARS_2000_TO_2037, st.times(), st.integers(1, 14 * 60))
def test_a_quiet_stretch_holds_its_instant_and_ends(zone, instant, start, length):
    start = start.replace(second=0, microsecond=0, tzinfo=None)
    minutes = (start.hour * 60 + start.minute + length) % (24 * 60)
    quiet = QuietHours(start, time(minutes // 60, minutes % 60), zone)
    check_quiet(quiet)
    if stretch := quiet_stretch(quiet, instant):
        assert stretch.holds(instant)
        assert stretch.end - stretch.start <= length * MINUTE + 27 * HOUR
        assert quiet_stretch(quiet, stretch.start) == stretch


@pytest.mark.parametrize(
    ("start", "until", "zone"),
    [(time(8), time(8), "UTC"), (time(8), time(22, 1), "UTC"), (time(22), time(7), "Berlin")],
)
def test_quiet_hours_that_cannot_be_are_refused(start, until, zone):
    with pytest.raises(BadOption):
        check_quiet(QuietHours(start, until, zone))
