"""What is refused changes nothing: not a row of any league, in any phase of its season."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.clocks.lengths import DAY
from bot.league.change import Bar
from bot.league.correcting import corrected_places
from bot.league.terms import Format
from games.errors import Refusal
from tests.bot.company import rows
from tests.bot.seasons import LeagueHouse, a_league_house, line, terms

PAIRS = terms(seats=2, size=6, divisions=1, days=14, overtime=2, rest=3)
KEPT = (
    "leagues",
    "seasons",
    "entrants",
    "members",
    "fixtures",
    "finals",
    "bars",
    "league_log",
    "posts",
)


async def in_phase(house: LeagueHouse, phase: str) -> int:
    """A season in this phase; gives its number."""
    if phase == "tournament":
        return await house.begun(terms(Format.KNOCKOUT, seats=2), 4)
    if phase == "signup":
        return (await house.open(PAIRS)).season.id
    season_id = await house.begun(PAIRS, 3 if phase == "cancelled" else 6)
    if phase == "left":
        await house.leagues.withdraw(season_id, 101, "P1")
    if phase == "paused":
        await house.leagues.pause(season_id, 5, line())
    if phase == "cancelled":
        await house.wait(14 * DAY)
    if phase == "closed":
        await house.resign_all(season_id, lambda fixture: fixture.seated[0].player)
        await house.wait(14 * DAY)
    return season_id


ACTS = {
    "enter": lambda house, season: house.leagues.enter(season, 150, "New"),
    "enter again": lambda house, season: house.leagues.enter(season, 101, "P1"),
    "leave": lambda house, season: house.leagues.leave_signup(season, 101),
    "withdraw": lambda house, season: house.leagues.withdraw(season, 101, "P1"),
    "a stranger withdraws": lambda house, season: house.leagues.withdraw(season, 999, "X"),
    "remove": lambda house, season: house.leagues.remove(season, 101, line()),
    "remove a stranger": lambda house, season: house.leagues.remove(season, 999, line()),
    "pause": lambda house, season: house.leagues.pause(season, 3, line()),
    "pause too long": lambda house, season: house.leagues.pause(season, 15, line()),
    "pause for nothing": lambda house, season: house.leagues.pause(season, 0, line()),
    "resume": lambda house, season: house.leagues.resume(season, line()),
    "extend": lambda house, season: house.leagues.extend(season, 3, line()),
    "extend backwards": lambda house, season: house.leagues.extend(season, -3, line()),
    "extend for ever": lambda house, season: house.leagues.extend(season, 29, line()),
    "open": lambda house, season: _open(house, season),
}
REFUSED = {
    "signup": {
        "withdraw",
        "a stranger withdraws",
        "remove",
        "remove a stranger",
        "pause",
        "resume",
        "extend",
        "open",
    },
    "running": {"a stranger withdraws", "remove a stranger", "resume", "open"},
    "left": {
        "enter again",
        "withdraw",
        "a stranger withdraws",
        "remove",
        "remove a stranger",
        "resume",
        "open",
    },
    "paused": {"a stranger withdraws", "remove a stranger", "pause", "open"},
    "cancelled": set(ACTS) - {"open"},
    "closed": set(ACTS),
    "tournament": {"enter", "a stranger withdraws", "remove a stranger", "resume", "open"},
}
NEAR_RUNNING = {"left", "paused"}
"""Phases in which almost everything is allowed that is while a season runs."""
NEVER = {"pause too long", "pause for nothing", "extend backwards", "extend for ever"}


async def _open(house: LeagueHouse, season_id: int) -> None:
    found = (await house.whole(season_id)).league
    await house.leagues.open(replace(found, terms=replace(found.terms, starts_at=house.hands.now + DAY)))


@pytest.mark.parametrize("phase", REFUSED)
async def test_what_is_refused_changes_nothing(place, phase):
    async with a_league_house(place) as house:
        season_id = await in_phase(house, phase)
        before = [rows(place, f"SELECT * FROM {table}") for table in KEPT]
        for act in sorted(REFUSED[phase] | NEVER):
            with pytest.raises(Refusal):
                await ACTS[act](house, season_id)
            assert [rows(place, f"SELECT * FROM {table}") for table in KEPT] == before, act


@pytest.mark.parametrize(
    ("phase", "act"),
    [
        pytest.param(phase, act, marks=pytest.mark.thorough if phase in NEAR_RUNNING else ())
        for phase in ("signup", "running", "left", "paused", "tournament")
        for act in sorted(set(ACTS) - NEVER - REFUSED[phase])
    ],
)
async def test_what_is_not_refused_is_done(place, phase, act):
    async with a_league_house(place) as house:
        await ACTS[act](house, await in_phase(house, phase))


@pytest.fixture(scope="module")
def a_result(tmp_path_factory):
    """What is booked of a table of two that one of them gave up."""

    async def booked():
        async with a_league_house(tmp_path_factory.mktemp("league") / "rowhouse.sqlite3") as house:
            season_id = await in_phase(house, "running")
            (fixture, *_) = await house.open_fixtures(season_id)
            await house.tables.resign(fixture.table_id, fixture.spots[0].player)
            _, results = await house.load(season_id)
            return results[fixture.id]

    return asyncio.run(booked())


@pytest.mark.parametrize(
    "typed", ["", "1", "1 2 3", "2 3", "0 1", "x x", "- -", "1 3", "a b", "1 2.0", "²  1"]
)
def test_places_that_no_table_could_end_with_are_refused(a_result, typed):
    with pytest.raises(Refusal):
        corrected_places(a_result, typed)


@pytest.mark.parametrize(
    ("typed", "places"), [("2 1", (2, 1)), ("1, 1", (1, 1)), ("1 X", (1, 2)), ("- 1", (2, 1))]
)
def test_places_are_typed_by_seat(a_result, typed, places):
    corrected = corrected_places(a_result, typed)
    assert tuple(seat.place for seat in corrected.seats) == places


async def test_who_is_barred_is_refused_and_nothing_changes(place):
    async with a_league_house(place) as house:
        season_id = await in_phase(house, "signup")
        await house.leagues.bar(1, Bar(101, house.hands.now + DAY, "rude"), line())
        before = [rows(place, f"SELECT * FROM {table}") for table in KEPT]
        with pytest.raises(Refusal):
            await house.leagues.enter(season_id, 101, "P1")
        assert [rows(place, f"SELECT * FROM {table}") for table in KEPT] == before
