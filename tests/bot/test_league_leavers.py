"""Seasons that many leave, early and late, with guests and without, counted once more by hand."""

import random

import pytest

from bot.clocks.lengths import DAY, HOUR
from bot.league.booking import division_standings
from tests.bot.scribe import Scribe
from tests.bot.seasons import a_league_house, terms

SIZES = {2: (6, 1), 3: (7, 3), 4: (8, 4)}
"""Players of a division, and tables for everybody, by seats."""
QUICK = {(2, 7), (3, 3), (4, 2), (4, 6)}
"""The seats and seeds of the seasons that `make test` plays."""


@pytest.mark.parametrize(
    ("seats", "seed"),
    [
        pytest.param(seats, seed, marks=() if (seats, seed) in QUICK else pytest.mark.thorough)
        for seed in range(8)
        for seats in SIZES
    ],
)
async def test_standings_are_right_whoever_leaves_when(place, seats, seed):
    size, tables = SIZES[seats]
    chance = random.Random(f"{seats} {seed}")
    wanted = terms(seats=seats, size=size, tables=tables, divisions=1, days=14, overtime=1, at_once=2)
    async with a_league_house(place) as house:
        season_id = await house.begun(wanted, size + chance.choice((0, 0, 1, 2)))
        scribe = Scribe(await house.whole(season_id))
        while (whole := await house.whole(season_id)).season.phase.is_played:
            staying = [member.user_id for member in whole.members if not member.has_left]
            if len(staying) > 2 and chance.random() < 0.35:
                leaver = chance.choice(staying)
                scribe.left(whole, leaver)
                await house.leagues.withdraw(season_id, leaver, "Somebody")
            for fixture in await house.open_fixtures(season_id):
                if chance.random() < 0.3:
                    await _resigned(house, fixture.table_id, chance)
            await house.leagues.look_at_clock()
            whole, results = await house.load(season_id)
            rows = division_standings(whole, results, 1)
            assert [row.player for row in rows] == (await scribe.count(house, whole))[0]
            house.hands.go(chance.choice((HOUR, DAY, 2 * DAY)))
            await house.leagues.look_at_clock()
        assert scribe.leavers


async def _resigned(house, table_id: int, chance: random.Random) -> None:
    """Somebody who plays gives up; with two that is the end, with more the others go on."""
    table = await house.tables.load(table_id)
    if playing := [holder.user_id for holder in table.holders if holder.plays]:
        await house.tables.resign(table_id, chance.choice(playing))
