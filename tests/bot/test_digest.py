"""When the daily list of open turns is due: at its hour where the player is, and a while after; once."""

from datetime import date

import pytest

from bot.clocks.lengths import MINUTE
from bot.digest import day_of_digest, digest_due
from bot.preferences import Preferences
from club.posts import State, Topic, WantedPost, begin_sending, stands
from tests.bot.clocks.when import at
from tests.bot.company import rows

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


@pytest.mark.parametrize("minutes", [0, 59, 179])
def test_a_digest_is_not_sent_later_than_three_hours_after_its_hour(minutes):
    mine = Preferences(digest_hour=23, zone="Asia/Kathmandu")
    due, end = at("06-01 17:15"), at("06-01 20:15")
    wanted = WantedPost("digest:7:2026-06-01", Topic.DIGEST, "digest:7", to=7, not_after=end)
    assert digest_due(7, mine, due + minutes * MINUTE) == wanted
    assert digest_due(7, mine, due - MINUTE) is digest_due(7, mine, end) is None


def digest(day, user_id=7):
    return WantedPost(f"digest:{user_id}:{day}", Topic.DIGEST, f"digest:{user_id}", to=user_id)


@pytest.mark.contract
async def test_a_player_gets_one_digest_a_day_whatever_zone_they_choose(store, place):
    days = ("2026-06-01", "2026-06-01", "2026-06-02", "2026-06-01", "2026-06-02", "2026-06-03")
    wanted = [await store.posts.insert_newest(digest(day)) for day in days]
    assert wanted == [True, False, True, False, False, True]
    assert await store.posts.insert_newest(digest("2026-06-01", user_id=70))
    assert await store.posts.insert_newest(digest("2026-06-01", user_id=6))
    left = rows(place, "SELECT key FROM posts ORDER BY key")
    assert left == [("digest:6:2026-06-01",), ("digest:70:2026-06-01",), ("digest:7:2026-06-03",)]


async def test_a_post_that_is_gone_is_wanted_again_once(store):
    wanted = digest("2026-06-01")
    await store.posts.want_again(wanted, None)
    first = await store.posts.load(wanted.key)
    sent = stands(begin_sending(first, 40, None, 5), 400, 1, 6)
    assert await store.posts.begin(begin_sending(first, 40, None, 5))
    await store.posts.want_again(wanted, first)
    assert (await store.posts.load(wanted.key)).state is State.SENDING
    await store.posts.keep([sent])
    known = await store.posts.load(wanted.key)
    for _ in range(2):  # two players have seen that its message is gone
        await store.posts.want_again(wanted, known)
    again = await store.posts.load(wanted.key)
    assert (again.state, again.standing, again.sent_at, again.postings) == (State.NONE, None, None, 2)
