"""What booking a finished table and drawing its standings costs among many leagues, against one alone."""

import asyncio
import tempfile
import time
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from statistics import median
from typing import Final

from msgspec.structs import replace

from benchmarks.figure import Figure, against
from bot.attempt import attempt
from bot.clocks.lengths import DAY, SECOND
from bot.league.season import League
from bot.league.terms import usual_terms
from bot.leagues import Leagues
from bot.store import Store
from bot.table import Table
from bot.tables import Tables
from cogs.league.values import standings_of
from languages.reader import Reader
from rendering.league.standings_picture import draw_standings

PLAYERS: Final = 10
"""Of one league; a hundred of them have a thousand."""
MANY, FEW = 100, 1
BOOKED = 25
"""Tables of the first league that are booked and timed."""
BEFORE = 3
"""Tables of every league that were booked before."""
GUILD, CHANNEL = 5, 6


class Competition:
    """A house of so many leagues, all of them under way."""

    def __init__(self, store: Store) -> None:
        self.now = 1_700_000_000.0
        seeds = count()
        self.store = store
        self.tables = Tables(store, lambda: self.now, lambda: f"bench {next(seeds)}")
        self.leagues = Leagues(store, self.tables)
        self.tables.subscribe(self.leagues.note)
        self.seasons: list[int] = []

    async def fill(self, leagues: int) -> None:
        """Everybody enters, everything begins, and some tables are booked."""
        usual = replace(usual_terms("copenhagen"), seats=2, starts_at=round(self.now * SECOND) + DAY)
        for number in range(leagues):
            kept = await self.leagues.create(League(0, GUILD, CHANNEL, f"League {number}", 1, usual))
            season_id = (await self.leagues.open(kept)).season.id
            for player in range(PLAYERS):
                await self.leagues.enter(season_id, 1000 + PLAYERS * number + player, f"Player {player}")
            self.seasons.append(season_id)
        self.now += DAY / SECOND + 1
        await self.leagues.look_at_clock()
        for season_id in self.seasons:
            for _ in range(BEFORE):
                await self.book(await self.ready(season_id))

    async def ready(self, season_id: int) -> Table:
        """The first open table of a season, with a move made by each of its two players."""
        whole, _ = await self.leagues.load(season_id)
        fixture = next(each for each in whole.fixtures if each.is_open)
        table = await self.tables.load(fixture.table_id)
        for _ in range(2):
            self.now += 1
            seat = table.acting[0]
            text = table.game.write_move(table.game.fallback(table.position, seat))
            steps, tried = [text], attempt(table.game, table.position, seat, text)
            while not tried.ends_turn and not tried.reveals:
                text = table.game.write_move(table.game.fallback(tried.position, seat))
                tried = attempt(table.game, tried.position, seat, text)
                steps.append(text)
            holder = table.holders[seat]
            table = (await self.tables.confirm(table.id, holder.user_id, table.version, 0, *steps)).after
        self.now += 1
        return table

    async def book(self, table: Table) -> None:
        """One of two resigns; the league books it and opens what can be opened then."""
        await self.tables.resign(table.id, table.holders[0].user_id)
        await self.leagues.look_at_clock()

    async def redraw(self, season_id: int) -> None:
        """The standings as they are now, as a picture."""
        whole, results = await self.leagues.load(season_id)
        draw_standings(standings_of(whole, results, 1), Reader())


def figures() -> list[Figure]:
    """Booking alone, and booking with the picture of the division that changed."""
    with tempfile.TemporaryDirectory() as folder:
        booking, showing = asyncio.run(_ratios(Path(folder)))
    what = f"of {MANY} leagues with {MANY * PLAYERS:,} players / of {FEW}"
    return [
        Figure(f"a finished table is booked, {what}", f"{booking:.2f}", against(booking, 1.2)),
        Figure(f"booked, and its standings drawn, {what}", f"{showing:.2f}", against(showing, 1.2)),
    ]


async def _ratios(folder: Path) -> tuple[float, float]:
    """Both houses book the same tables, in turn."""
    async with AsyncExitStack() as closing:
        houses = []
        for leagues in (FEW, MANY):
            store = await Store.open(folder / f"{leagues}.sqlite3")
            closing.push_async_callback(store.close)
            house = Competition(store)
            await house.fill(leagues)
            houses.append(house)
        timed = [[await _timed(house) for house in houses] for _ in range(BOOKED)]
    booking = median(many[0] / few[0] for few, many in timed)
    showing = median(sum(many) / sum(few) for few, many in timed)
    return booking, showing


async def _timed(house: Competition) -> tuple[float, float]:
    table = await house.ready(house.seasons[0])
    start = time.perf_counter()
    await house.book(table)
    booked = time.perf_counter()
    await house.redraw(house.seasons[0])
    return booked - start, time.perf_counter() - booked
