"""The bot dies before or after any write in the life of a season: nothing is created twice or lost."""

import asyncio
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.clocks.lengths import DAY
from bot.league.season import Phase, Whole
from bot.league.terms import Format, Terms
from bot.store import Store
from bot.store.sqlite.database import SqliteDatabase
from tests.bot.company import rows
from tests.bot.hours import Hands
from tests.bot.seasons import BEGIN, LeagueHouse, a_league_house, line, terms

SCENES = {
    Format.LEAGUE: terms(seats=2, size=6, divisions=1, days=14, overtime=1, rest=1, at_once=2),
    Format.SWISS: terms(Format.SWISS, seats=2, days=3),
    Format.KNOCKOUT: terms(Format.KNOCKOUT, seats=2, days=3),
}
PLAYERS = {Format.LEAGUE: 7, Format.SWISS: 5, Format.KNOCKOUT: 5}
"""One more than the league has places for; in a tournament of pairs somebody sits out."""
EVERY = 9
"""The bot dies at every so manieth write; each write has its turn in one of so many lives."""
LAST_DAY = {Format.LEAGUE: 18, Format.SWISS: 14, Format.KNOCKOUT: 14}


class Dead(BaseException):
    """The process ends here; nothing in the house catches that."""


class Death:
    """Does not come."""

    def __init__(self) -> None:
        self.deaths = 0

    def comes_at(self, job: Any) -> str:
        """Does the bot die "before" this write reaches the disk, or "after"?"""
        return ""

    def waits_at(self, store: Store) -> None:
        """Every write of every subject goes through one place."""
        assert isinstance(store._database, SqliteDatabase)
        writer = store._database._writer
        wait_for = writer._wait_for

        async def dies(job: Any) -> Any:
            when = self.comes_at(job)
            self.deaths += bool(when)
            if when == "before":
                raise Dead
            found = await wait_for(job)
            if when:
                raise Dead
            return found

        writer._wait_for = dies


class Regular(Death):
    """Comes at every so manieth write, before it reaches the disk or after."""

    def __init__(self, at: int, when: str) -> None:
        super().__init__()
        self.at = at
        self.when = when
        self.writes = 0

    def comes_at(self, job: Any) -> str:
        self.writes += 1
        return self.when if self.writes % EVERY == self.at else ""


class OnceAKind(Death):
    """Comes at the first write of every kind before it reaches the disk, and at the second one after."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: Counter[frozenset[str]] = Counter()

    def comes_at(self, job: Any) -> str:
        kind = frozenset(sql for sql, *_ in job.statements)
        self.kinds[kind] += 1
        return {1: "before", 2: "after"}.get(self.kinds[kind], "")


async def live(house: LeagueHouse, wanted: Terms) -> None:
    """Everything that people do until the day is over, as far as it is not done yet: they try again."""
    found = await house.store.leagues.in_server(7)
    season_id = await house.store.leagues.newest(found[0].id) if found else 0
    if not season_id:
        opened = await house.leagues.open(found[0]) if found else await house.open(wanted)
        season_id = opened.season.id
    whole, day = await house.whole(season_id), (house.hands.now - BEGIN) // DAY
    if whole.season.phase is Phase.SIGNUP and whole.season.number == 1:
        for number in range(1, PLAYERS[wanted.format] + 1):
            await house.leagues.enter(season_id, 100 + number, f"P{number}")
    await house.leagues.look_at_clock()
    whole = await house.whole(season_id)
    if not whole.season.phase.is_played:
        return
    if whole.season.number == 1:
        await organise(house, whole, day)
    while loser := await to_resign(house, season_id, day):  # one by one: what opens next depends on it
        await house.tables.resign(*loser)
        await house.leagues.look_at_clock()


async def organise(house: LeagueHouse, whole: Whole, day: int) -> None:
    """What happens in the first season beside its tables, as far as it has not."""
    season, leaver, now = whole.season, whole.member(103), house.hands.now
    if day == 2 and leaver is not None and not leaver.has_left:
        await house.leagues.withdraw(season.id, 103, "P3")
    if day == 3 and season.terms.format is Format.LEAGUE and not season.pauses:
        await house.leagues.pause(season.id, 2, line(now))
    if day == 4 and season.is_paused(now):
        await house.leagues.resume(season.id, line(now))


async def to_resign(house: LeagueHouse, season_id: int, day: int) -> tuple[int, int] | None:
    """A third of the tables may end on a day, each lost by the one with the larger number."""
    for fixture in (await house.whole(season_id)).fixtures:
        if fixture.is_open and fixture.number % 3 == day % 3:
            table = await house.tables.load(fixture.table_id)
            return table.id, max(h.user_id for h in table.holders if h.plays)
    return None


async def lived(path: Path, format: Format, death: Death) -> None:
    """A life of some days, in which the bot dies and is started again at once."""
    hands, days = Hands(BEGIN), 0
    while days < LAST_DAY[format]:
        with suppress(Dead):
            async with a_league_house(path, hands) as house:
                house.tables._new_seed = lambda: "seed"
                death.waits_at(house.store)
                house.leagues._wanted.update(await house.store.leagues.unfinished())
                while days < LAST_DAY[format]:
                    await live(house, SCENES[format])
                    hands.go(DAY)
                    days += 1


def kept(path: Path) -> list[Any]:
    """All that stands on disk of leagues, without the numbers that tables and lines happen to have."""
    found: list[Any] = [
        rows(
            path,
            "SELECT number, phase, starts_at, ends_at, began_at, delays, round, pauses FROM seasons"
            " ORDER BY id",
        ),
        rows(path, "SELECT season_id, user_id, entered_at, is_returning FROM entrants ORDER BY 1, 2"),
        rows(path, "SELECT * FROM members ORDER BY season_id, user_id"),
        rows(path, "SELECT * FROM finals ORDER BY season_id, division, position"),
        rows(
            path,
            "SELECT season_id, division, number, spots, table_id > 0, is_done, is_void, reseat, paused_until"
            " FROM fixtures ORDER BY 1, 2, 3",
        ),
        rows(path, "SELECT key FROM posts WHERE subject NOT LIKE 'table:%' ORDER BY key"),
        rows(path, "SELECT said FROM league_log ORDER BY said"),
        rows(path, "SELECT fixture_id, json_extract(result, '$.ended') FROM results ORDER BY fixture_id"),
    ]
    tables = rows(path, "SELECT json_extract(arrangement, '$.fixture') FROM tables ORDER BY 1")
    assert len(set(tables)) == len(tables), "a fixture has two tables"
    logs = rows(
        path,
        "SELECT json_extract(arrangement, '$.fixture'), kind FROM log JOIN tables ON tables.id = log.table_id"
        " ORDER BY 1, log.number",
    )
    return [*found, tables, logs]


def a_life(format: Format, death: Death) -> list[Any]:
    """What is kept after a life with these deaths."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "rowhouse.sqlite3"
        asyncio.run(lived(path, format, death))
        return kept(path)


def test_much_happens_in_an_undisturbed_life(undisturbed):
    kinds = {kind for _, kind in undisturbed[Format.LEAGUE][-1]}
    assert {"opened", "started", "replaced", "paused", "resumed", "resigned"} <= kinds
    phases = {format: [row[1] for row in kept[0]] for format, kept in undisturbed.items()}
    assert phases[Format.LEAGUE] == ["closed", "running"]
    assert phases[Format.SWISS] == phases[Format.KNOCKOUT] == ["closed"]


@pytest.fixture(scope="module")
def undisturbed() -> dict[Format, list[Any]]:
    """What is kept where nobody died."""
    return {format: a_life(format, Death()) for format in Format}


@pytest.mark.parametrize("format", Format)
def test_a_season_goes_on_after_a_death_at_each_kind_of_write(undisturbed, format):
    death = OnceAKind()
    assert a_life(format, death) == undisturbed[format]
    assert death.deaths == 2 * len(death.kinds) > 20


@pytest.mark.thorough
@pytest.mark.parametrize("at", range(EVERY))
@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("format", Format)
def test_a_season_goes_on_as_if_the_bot_had_not_died(undisturbed, format, when, at):
    death = Regular(at, when)
    assert a_life(format, death) == undisturbed[format]
    assert death.deaths > 2
