"""What booking a finished table and drawing its standings costs among many leagues, against one alone."""

import asyncio
import os
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
BOOKED, WARMING_UP = 40, 4
"""Tables of the first league that are booked and timed, but for the first few."""
BEFORE = 3
"""Tables of every league that were booked before."""
GUILD, CHANNEL = 5, 6
FIRST = 1
"""The season that is timed."""


class Competition:
    """A house of so many leagues, all of them under way."""

    def __init__(self, store: Store, now: float = 1_700_000_000.0) -> None:
        self.now = now
        seeds = count()
        self.store = store
        self.tables = Tables(store, lambda: self.now, lambda: f"bench {next(seeds)}")
        self.leagues = Leagues(store, self.tables)
        self.tables.subscribe(self.leagues.note)

    @classmethod
    async def filled(cls, path: Path, leagues: int) -> float:
        """Make a database of so many leagues; gives what time it is then."""
        store = await Store.open(path)
        house = cls(store)
        await house.fill(leagues)
        await store.close()
        return house.now

    async def fill(self, leagues: int) -> None:
        """Everybody enters, everything begins, and some tables are booked."""
        seasons = []
        usual = replace(usual_terms("copenhagen"), seats=2, starts_at=round(self.now * SECOND) + DAY)
        for number in range(leagues):
            kept = await self.leagues.create(League(0, GUILD, CHANNEL, f"League {number}", 1, usual))
            season_id = (await self.leagues.open(kept)).season.id
            for player in range(PLAYERS):
                await self.leagues.enter(season_id, 1000 + PLAYERS * number + player, f"Player {player}")
            seasons.append(season_id)
        self.now += DAY / SECOND + 1
        await self.leagues.look_at_clock()
        for season_id in seasons:
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
    what = f"{MANY * PLAYERS:,} players in {MANY} leagues / in {FEW}"
    return [
        Figure(f"a table is booked, standings drawn, {what}", f"{showing:.2f}", against(showing, 1.2)),
        Figure("of that, the booking alone", f"{booking:.2f}"),
    ]


async def _ratios(folder: Path) -> tuple[float, float]:
    """Both houses book the same tables, one after the other and the other way round."""
    async with AsyncExitStack() as closing:
        houses = []
        for leagues in (FEW, MANY):
            path = folder / f"{leagues}.sqlite3"
            filled = await Competition.filled(path, leagues)
            store = await Store.open(path)  # anew, so that nothing of the filling is still to be written
            closing.push_async_callback(store.close)
            houses.append(Competition(store, filled))
        os.sync()
        few, many = houses
        timed = []
        for number in range(BOOKED):
            if number % 2:
                timed.append((await _timed(few), await _timed(many)))
            else:
                timed.append((await _timed(many), await _timed(few))[::-1])
    timed = timed[WARMING_UP:]
    booking = median(other[0] / one[0] for one, other in timed)
    showing = median(sum(other) / sum(one) for one, other in timed)
    return booking, showing


async def _timed(house: Competition) -> tuple[float, float]:
    """Seconds of the processor, in all threads: how long a disk takes to agree says nothing of leagues."""
    table = await house.ready(FIRST)
    start = time.process_time()
    await house.book(table)
    booked = time.process_time()
    await house.redraw(FIRST)
    return booked - start, time.process_time() - booked
