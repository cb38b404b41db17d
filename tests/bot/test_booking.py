"""Results booked in any order, and corrected: ratings are what they lead to, to the last bit."""

from itertools import permutations
from random import Random

import pytest
from msgspec.structs import replace

from bot.league.points import Became, Ended
from bot.league.results import Result, ResultSeat
from bot.league.scopes import Scope
from bot.profiles import ACTIVE, Profiles
from bot.ratings import computed
from tests.bot.company import SERVER, a_lobby, opened

ELSEWHERE = 8
NOW = 1_800_000_000
GAMES = ("copenhagen", "kensington", "tenby")


def result(table, ended_at, places, game="copenhagen", guild_id=SERVER, **changes):
    """A rated table that ended with these players in these places: {"a": 1, "b": 2}."""
    seats = tuple(
        ResultSeat(player=ord(name), holder=ord(name), name=name, place=place, moved=True)
        for name, place in places.items()
    )
    return replace(Result(table, game, guild_id, ended_at, Ended.FINISHED, seats, rated=True), **changes)


async def numbered(tables, count):
    """So many tables, by their numbers from 1 on."""
    for _ in range(count):
        await a_lobby(tables)


async def booked(tables, store, result):
    """As the door books the result of a table that ends."""
    async with tables.ratings.lock():
        await store.results.keep(result, await tables.ratings.rows(result), 0, "")


L25 = (
    result(1, 1, {"a": 1, "b": 2, "c": 2, "d": 4}),
    result(2, 2, {"b": 1, "a": 2}),
    result(3, 2, {"c": 1, "d": 2, "e": 3}),
)


@pytest.mark.parametrize("order", tuple(permutations(L25)))
async def test_l25_booked_in_any_order(tmp_path, order):
    async with opened(tmp_path / "tables.db") as (tables, store):
        await numbered(tables, 3)
        for each in order:
            await booked(tables, store, each)
        everybody = {
            chr(row.user_id): row for row in await store.ratings.everybody(Scope("copenhagen", SERVER))
        }
    assert {name: row.rating.shown for name, row in everybody.items()} == {
        "a": 1497,
        "b": 1556,
        "c": 1548,
        "d": 1452,
        "e": 1444,
    }


def some_result(dice, table):
    """Any two to five of eight players, any places and times, some who left, any game, one of two servers."""
    names = dice.sample("abcdefgh", dice.randint(2, 5))
    places = {name: dice.randint(1, len(names)) for name in names}
    found = result(
        table, dice.randint(1, 6), places, dice.choice(GAMES), dice.choice((SERVER, ELSEWHERE)),
        rated=dice.random() < 0.9,
        ended=dice.choice((Ended.FINISHED,) * 5 + (Ended.VOID,)),
    )  # fmt: skip
    return replace(found, seats=tuple(changed(dice, seat) for seat in found.seats))


def changed(dice, seat):
    became = dice.choice((Became.PLAYED,) * 4 + (Became.FORFEIT, Became.SUBSTITUTE))
    return replace(seat, became=became, place=dice.randint(1, 5))


@pytest.mark.parametrize("seed", range(12))
async def test_whatever_is_booked_and_corrected_when_a_recompute_gives_the_same(tmp_path, seed):
    dice = Random(seed)
    results = [some_result(dice, table) for table in range(1, 16)]
    dice.shuffle(results)
    async with opened(tmp_path / "tables.db") as (tables, store):
        await numbered(tables, len(results))
        for number, each in enumerate(results):
            await booked(tables, store, each)
            if dice.random() < 0.3:
                known = await store.results.of_table(dice.choice(results[: number + 1]).table)
                assert known is not None
                seats = tuple(changed(dice, seat) for seat in known.seats)
                wanted = replace(known, seats=seats, ended=dice.choice((Ended.FINISHED, Ended.VOID)))
                await tables.ratings.correct(wanted, 1, "They said so.")
            assert await store.ratings.all() == await computed(store)


# What members of a server learn


def won_by(winner, loser, guild_id, first, count=5, called=""):
    """Tables that one wins against another, numbered from `first` on, a minute apart."""
    for table in range(first, first + count):
        each = result(table, NOW * 1000 + table * 60_000, {winner: 1, loser: 2}, guild_id=guild_id)
        seats = tuple(replace(seat, name=called + seat.name) for seat in each.seats)
        yield replace(each, seats=seats)


async def test_everywhere_lists_only_who_is_rated_here_by_the_names_they_have_here(tmp_path):
    async with opened(tmp_path / "tables.db") as (tables, store):
        await numbered(tables, 11)
        for each in won_by("a", "b", SERVER, 1):
            await booked(tables, store, each)
        for each in won_by("a", "x", ELSEWHERE, 6, called="secret "):
            await booked(tables, store, each)
        profiles = Profiles(store)
        page = await profiles.leaderboard(Scope("copenhagen"), SERVER, ord("b"), NOW)
        assert [(row.place, row.name, row.tables) for row in page.board.rows] == [(1, "a", 10), (2, "b", 5)]
        assert page.own == page.board.rows[1]
        here = await profiles.profile(ord("a"), "a", SERVER, NOW)
        assert here.profile.tables == 5
        assert [met.name for met in here.profile.met] == ["b"]
        assert here.profile.records[0].rank == 1
        own = await profiles.profile(ord("a"), "a", 0, NOW)
        assert own.profile.tables == 10


async def test_half_a_year_without_a_rated_table_and_the_name_is_gone(tmp_path):
    async with opened(tmp_path / "tables.db") as (tables, store):
        await numbered(tables, 5)
        for each in won_by("a", "b", SERVER, 1):
            await booked(tables, store, each)
        profiles = Profiles(store)
        last = NOW + 5 * 60 + ACTIVE // 1000
        assert (await profiles.leaderboard(Scope(), SERVER, 0, last)).players
        assert not (await profiles.leaderboard(Scope(), SERVER, 0, last + 1)).players
