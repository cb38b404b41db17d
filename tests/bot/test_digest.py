"""When the daily list of open turns is due: at its hour where the player is, and a while after."""

from datetime import date

import pytest

from bot.digest import day_of_digest
from bot.preferences import Preferences
from tests.bot.clocks.when import at

JUNE_1, JUNE_2 = date(2026, 6, 1), date(2026, 6, 2)


@pytest.mark.parametrize(
    ("hour", "zone", "when", "day"),
    [
        (9, "UTC", "06-01 08:59", None),
        (9, "UTC", "06-01 09:00", JUNE_1),
        (9, "UTC", "06-01 11:59", JUNE_1),
        (9, "UTC", "06-01 12:00", None),
        (23, "UTC", "06-01 23:00", JUNE_1),
        (23, "UTC", "06-02 00:30", JUNE_1),
        (23, "UTC", "06-02 02:00", None),
        (0, "UTC", "06-02 00:30", JUNE_2),
        (9, "Asia/Kathmandu", "06-02 03:15", JUNE_2),
        (9, "Asia/Kathmandu", "06-02 03:14", None),
        (2, "Europe/Berlin", "03-29 01:00", date(2026, 3, 29)),  # there 02:00 is skipped that night
        (None, "UTC", "06-01 09:00", None),
    ],
)
def test_a_digest_is_due_at_its_hour_and_for_a_while_after_it_also_past_midnight(hour, zone, when, day):
    assert day_of_digest(Preferences(digest_hour=hour, zone=zone), at(when)) == day
