"""Seasons of many, at most of forty in four divisions, that run themselves, counted once more by hand."""

from itertools import combinations

import pytest

from bot.clocks.controls import Timing, bank
from bot.clocks.lengths import DAY
from bot.league.correcting import corrected_places
from bot.league.season import Phase, Whole
from bot.league.terms import Terms
from tests.bot.scribe import Scribe
from tests.bot.seasons import LeagueHouse, a_house_of, line, terms

SLOW = Timing(bank(10 * DAY, DAY), vacation=False)


def terms_of(divisions: int, size: int, seats: int) -> Terms:
    return terms(
        seats=seats,
        tables=seats,
        size=size,
        divisions=divisions,
        moves=2,
        days=42,
        overtime=7,
        rest=7,
        timing=SLOW,
    )


def check_balance(whole: Whole) -> None:
    """Everybody plays as many tables as they have seats, on each seat once, and meets all once or twice."""
    wanted = whole.season.terms
    for number in range(1, wanted.divisions + 1):
        tables = [[s.player for s in f.spots] for f in whole.fixtures if f.division == number]
        members = [member.user_id for member in whole.divisions[number - 1]]
        assert len(members) == wanted.size
        assert len(tables) == wanted.size
        for member in members:
            assert sorted(table.index(member) for table in tables if member in table) == [
                *range(wanted.seats)
            ]
        meetings = [sum(a in table and b in table for table in tables) for a, b in combinations(members, 2)]
        assert set(meetings) == {1, 2}


class WatchedHouse(LeagueHouse):
    """A house whose scribe sees who is out because time ran out twice, at the moment when they are."""

    scribe: Scribe | None = None

    async def look(self) -> None:
        if self.scribe is None:
            await super().look()
            return
        before = await self.whole(self.scribe.season_id)
        await super().look()
        for member in (await self.whole(self.scribe.season_id)).members:
            if member.has_left and member.user_id not in self.scribe.leavers:
                self.scribe.left(before, member.user_id)


async def played(house: WatchedHouse, season_id: int) -> Scribe:
    """A whole season: two sleep, two leave early, one late, results are corrected; the rest needs nobody."""
    whole = await house.whole(season_id)
    scribe = house.scribe = Scribe(whole)
    divisions = whole.divisions
    asleep = {divisions[0][3].user_id, divisions[-1][5].user_id}
    early, second = divisions[1][2].user_id, divisions[1][-3].user_id

    async def leave(player: int) -> None:
        scribe.left(await house.whole(season_id), player)
        await house.leagues.withdraw(season_id, player, "Somebody")
        await house.settle()

    late = 0
    await house.play_days(season_id, 3, asleep, daily=0.15)
    await leave(early)  # whoever waits takes the place
    await leave(second)  # nobody waits any more
    while (whole := await house.whole(season_id)).season.phase.is_played:
        if not late and (late := half_done(whole, asleep)):
            await leave(late)
        await correct_once(house, scribe)
        await house.play_days(season_id, 1, asleep, daily=0.4)
    assert scribe.leavers == {early, second, late, *asleep}
    assert len(scribe.guests) == 1
    house.scribe = None
    return scribe


def half_done(whole: Whole, asleep: set[int]) -> int:
    """A player of the last division but one with half of the tables played, one running, another not open."""
    for member in whole.divisions[-2]:
        own = whole.fixtures_of(member.user_id)
        if (
            member.user_id not in asleep
            and sum(f.is_done for f in own) == 2
            and any(f.is_open for f in own)
            and (len(own) == 3 or any(f.is_waiting for f in own))
        ):
            return member.user_id
    return 0


async def correct_once(house: WatchedHouse, scribe: Scribe) -> None:
    """An organiser says of the first table of every division that all four were equal, which ties them."""
    whole, results = await house.load(scribe.season_id)
    for fixture in whole.fixtures:
        if fixture.number == 0 and fixture.id in results and fixture.id not in scribe.places:
            result = results[fixture.id]
            if all(seat.has_stayed for seat in result.seats):
                scribe.places[fixture.id] = [1] * len(result.seats)
                equal = corrected_places(result, " ".join("1" * len(result.seats)))
                await house.leagues.correct(whole.league, equal, line(), "they had agreed on it")


def ladder(orders: list[list[int]], scribe: Scribe, returning: set[int]) -> list[int]:
    """Everybody who comes back, as the rules say it: two rise and two go down at each line."""
    down, up, stay = [], [], []
    for number, division in enumerate(orders):
        lowest = division[-2:] if number < len(orders) - 1 else []
        back = [player for player in division if player in returning and player not in scribe.guests]
        down.append([player for player in back if player in lowest])
        up.append([player for player in back if player not in lowest][:2] if number else [])
        stay.append([player for player in back if player not in down[-1] + up[-1]])
    guests = [player for division in orders for player in division if player in scribe.guests & returning]
    rungs = zip(stay, [*up[1:], []], down, strict=True)
    return [player for rung in rungs for part in rung for player in part] + guests


async def begun(house: WatchedHouse, season_id: int) -> Whole:
    whole = await house.whole(season_id)
    assert whole.season.phase is Phase.RUNNING
    check_balance(whole)
    return whole


@pytest.mark.parametrize(
    ("seasons", "divisions", "size", "seats"),
    [(1, 2, 6, 3), pytest.param(2, 4, 10, 4, marks=pytest.mark.thorough)],
)
async def test_seasons_run_themselves_and_the_next_one_begins(place, seasons, divisions, size, seats):
    players, newcomers = divisions * size, 0
    async with a_house_of(WatchedHouse, place) as house:
        season_id = await house.begun(terms_of(divisions, size, seats), players + 1)
        whole = await begun(house, season_id)
        for _ in range(seasons):
            scribe = await played(house, season_id)
            orders = await scribe.count(house, await house.whole(season_id))
            finals = await house.store.leagues.finals(season_id)
            numbers = range(1, divisions + 1)
            assert [[f.user_id for f in finals if f.division == number] for number in numbers] == orders
            following = await house.store.leagues.newest(whole.league.id)
            assert following == season_id + 1
            entered = {entrant.user_id for entrant in (await house.whole(following)).entrants}
            assert entered == set(scribe.division) - scribe.leavers
            expected = ladder(orders, scribe, entered)
            while len(entered) < players + 1:
                newcomers += 1
                house.hands.go(1)
                await house.leagues.enter(following, 500 + newcomers, f"N{newcomers}")
                entered.add(500 + newcomers)
                expected.append(500 + newcomers)
            await house.wait(7 * DAY)
            season_id = following
            whole = await begun(house, season_id)
            rows = [expected[start : start + size] for start in range(0, players, size)]
            assert [{m.user_id for m in each} for each in whole.divisions] == [set(row) for row in rows]
        champions = await house.store.leagues.champions(whole.league.id)
        assert [number for number, _ in champions] == [*range(seasons, 0, -1)]
