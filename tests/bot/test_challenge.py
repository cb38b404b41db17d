"""Weekly challenges: when weeks end, what is played, who may try, how the standing is made."""

from datetime import UTC, datetime

import pytest

from bot.challenge import Tried, end_of_week, mode_of_week, scoreboard_key, standing, week_of
from bot.errors import NotAllowed, WrongTime
from bot.lobby import rematch_of
from bot.table import DIRECT, Arrangement
from games.catalog import GAMES
from tests.bot.company import ANNA, BEN, SERVER, fallback, moved
from tests.games import sealed
from tests.languages.english import refused

LOBBY = 70


def at(*when):
    return datetime(*when).replace(tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("now", "ends"),
    [
        (at(2026, 11, 16), at(2026, 11, 23)),
        (at(2026, 11, 22, 23, 59, 59), at(2026, 11, 23)),
        (at(2026, 11, 23), at(2026, 11, 30)),
        (at(2027, 1, 1), at(2027, 1, 4)),
        (at(1970, 1, 5), at(1970, 1, 12)),
    ],
)
def test_a_week_ends_on_monday_at_midnight_utc(now, ends):
    assert end_of_week(now) == ends
    assert datetime.fromtimestamp(ends, UTC).weekday() == 0


def test_every_mode_comes_once_before_any_comes_again_and_each_time_in_another_order():
    modes = tuple(range(31))
    weeks = [mode_of_week(modes, week) for week in range(310)]
    turns = [tuple(weeks[start : start + 31]) for start in range(0, 310, 31)]
    assert all(set(turn) == set(modes) for turn in turns)
    assert len(set(turns)) == len(turns)


def test_equal_points_share_a_place_and_who_gave_up_or_is_not_done_has_none():
    tries = [
        Tried(1, "Anna", 1, 90),
        Tried(2, "Ben", 2, 104),
        Tried(3, "Carl", 3, 90),
        Tried(4, "Dora", 4, 12),
        Tried(5, "Eva", 5, 0, has_left=True),
        Tried(6, "Fay", 6),
    ]
    found = standing(tries)
    assert [(each.place, each.tried.name) for each in found.placed] == [
        (1, "Ben"),
        (2, "Anna"),
        (2, "Carl"),
        (4, "Dora"),
    ]
    assert [tried.name for tried in found.left] == ["Eva"]
    assert [tried.name for tried in found.unfinished] == ["Fay"]


# What is kept


@pytest.fixture
async def week(store, clock, sealed_on_the_shelf):
    await store.challenges.keep_home(SERVER, LOBBY)
    await store.challenges.open(SERVER, LOBBY, end_of_week(clock.now), "sealed", {}, "the week's seed")
    return await store.challenges.current(SERVER, clock.now)


async def tried(tables, week, player):
    wanted = Arrangement(1, week.options, contest=week.contest)
    update = await tables.open_alone(GAMES[week.game], wanted, player, DIRECT, 700, week.seed)
    return update.after


async def finished(tables, table):
    while table.acting:
        table = (await moved(tables, table, fallback(table))).after
    return table


async def test_everybody_plays_the_same_cards(tables, week):
    assert (await tried(tables, week, ANNA)).position == (await tried(tables, week, BEN)).position


@pytest.mark.contract
async def test_a_second_attempt_is_refused_and_keeps_nothing(tables, store, week):
    first = await tried(tables, week, ANNA)
    for going_on in (True, False):
        with refused(NotAllowed, match="there is only one"):
            await tried(tables, week, ANNA)
        if going_on:
            await tables.resign(first.id, ANNA.user_id)
    assert await store.tables.all() == [first.id]
    assert await store.challenges.table_of(week.id, ANNA.user_id) == first.id


async def test_after_the_close_nobody_begins_and_nothing_counts(tables, store, week):
    table = await tried(tables, week, ANNA)
    await store.challenges.close(week.id)
    with refused(WrongTime, match="That week is over"):
        await tried(tables, week, BEN)
    assert await store.tables.all() == [table.id]


async def test_what_is_finished_after_the_end_does_not_count(tables, store, clock, week):
    await finished(tables, await tried(tables, week, ANNA))
    late = await tried(tables, week, BEN)
    clock.now = week.ends
    await finished(tables, late)
    assert [(each.name, each.points) for each in await store.challenges.tries(week.id)] == [
        ("Ben", None),
        ("Anna", 3),
    ]
    assert len(await store.solo_games.modes(BEN.user_id)) == 1, "it is still Ben's own game"


@pytest.mark.contract
async def test_a_week_is_opened_once_and_closed_once(store, clock, week):
    await store.challenges.open(SERVER, LOBBY, week.ends, "sealed", {}, "another seed")
    assert await store.challenges.current(SERVER, clock.now) == week
    assert await store.challenges.ended(week.ends - 1) == []
    assert await store.challenges.ended(week.ends) == [week.id]
    for _ in range(2):
        await store.challenges.close(week.id)
    closed = await store.challenges.load(week.id)
    board = await store.posts.load(scoreboard_key(week.id))
    assert (closed.is_closed, board.version) == (True, 2)
    assert await store.challenges.homes_without(end_of_week(week.ends)) == [(SERVER, LOBBY)]


async def test_nothing_is_taken_back_in_a_challenge(tables, week):
    table = await tried(tables, week, ANNA)
    await moved(tables, table, fallback(table))
    with refused(NotAllowed, match="In a weekly challenge nothing is taken back"):
        await tables.ask_back(table.id, ANNA.user_id)


async def test_a_game_that_is_played_again_is_for_nothing_and_has_another_seed(tables, week):
    table = await finished(tables, await tried(tables, week, ANNA))
    update = await tables.open_alone(sealed.GAME, rematch_of(table), ANNA, DIRECT, 700)
    assert update.after.arrangement.contest is None
    assert update.after.seed != week.seed


def test_the_week_number_grows_on_monday():
    assert week_of(at(2026, 11, 23)) == week_of(at(2026, 11, 22, 23, 59)) + 1
