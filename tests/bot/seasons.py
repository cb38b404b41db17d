"""A house with leagues whose clock is set by hand, and people who play their tables, leave them or sleep."""

import random
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.attempt import attempt
from bot.clocks.controls import Timing
from bot.clocks.lengths import DAY
from bot.league.booking import Results
from bot.league.change import Line
from bot.league.season import Fixture, League, Phase, Whole
from bot.league.terms import Format, Terms, usual_terms
from bot.leagues import Leagues
from bot.running import BOT_THINKS
from bot.store import Store
from bot.store.place import Place
from bot.table import State, Table
from games.message import Typed, say
from tests.bot.hours import Channel, Hands, House

SERVER, CHANNEL = 7, 70
BEGIN = 1_700_000_000_000
"""When every test begins."""
ORGANISER = 1


def terms(format: Format = Format.LEAGUE, **changes: Any) -> Terms:
    """What a league of Copenhagen is played by, unless a test says otherwise; nobody has vacation."""
    usual = usual_terms("copenhagen", format)
    values = {"timing": Timing(vacation=False), "starts_at": BEGIN + DAY, **changes}
    return replace(usual, **values)


def line(at: int = BEGIN, by: int = ORGANISER) -> Line:
    """What an organiser did."""
    return Line(at, by, say("league-withdrew", player=Typed("somebody")))


class LeagueHouse(House):
    """The bot without Discord, with its leagues."""

    def __init__(self, store: Store, hands: Hands, channel: Channel | None = None) -> None:
        super().__init__(store, hands, channel)
        self.leagues = Leagues(store, self.tables)
        self.tables.subscribe(self.leagues.note)
        self.rng = random.Random(1)
        self.place: Place = Path()

    async def wait(self, length: int) -> None:
        """Time passes: whatever is due at a table or in a season is done at its time."""
        until = self.hands.now + length
        while (due := await self._next_due()) is not None and due <= until:
            self.hands.go_to(max(due, self.hands.now))
            await self.settle()
        self.hands.go_to(until)
        await self.settle()

    async def _next_due(self) -> int | None:
        dues = await self.store.clocks.next_due(), await self.store.leagues.next_due()
        return min((due for due in dues if due is not None), default=None)

    async def settle(self) -> None:
        """What is due now is done, and everybody told who is to move."""
        await self.tick()
        await self.send()
        await self.look()
        await self.send()

    async def look(self) -> None:
        """The leagues look at what has ended, and at the clock."""
        await self.leagues.look_at_clock()

    # Leagues

    async def open(self, wanted: Terms, name: str = "Spring") -> Whole:
        """A league that people can enter."""
        league = await self.leagues.create(League(0, SERVER, CHANNEL, name, ORGANISER, wanted))
        return await self.leagues.open(league)

    async def begun(self, wanted: Terms, players: int, name: str = "Spring") -> int:
        """A season that has begun, with players 101, 102 ...; gives its number."""
        season_id = (await self.open(wanted, name)).season.id
        for number in range(1, players + 1):
            self.hands.go(1)
            await self.leagues.enter(season_id, 100 + number, f"P{number}")
        if wanted.starts_at is not None:
            await self.wait(wanted.starts_at - self.hands.now)
        await self.settle()
        return season_id

    async def whole(self, season_id: int) -> Whole:
        """The season as it is kept."""
        return (await self.leagues.load(season_id))[0]

    async def load(self, season_id: int) -> tuple[Whole, Results]:
        """The season and its results."""
        return await self.leagues.load(season_id)

    async def phase(self, season_id: int) -> Phase:
        """How far the season is."""
        return (await self.whole(season_id)).season.phase

    # Tables

    async def open_fixtures(self, season_id: int) -> list[Fixture]:
        """What is being played."""
        return [fixture for fixture in (await self.whole(season_id)).fixtures if fixture.is_open]

    async def turn(self, table: Table, user_id: int) -> Table:
        """Somebody takes a turn, with any legal moves."""
        game, seat = table.game, table.seat_of(user_id)
        position, steps = table.position, []
        while True:
            move = self.rng.choice(game.legal_moves(position, seat))
            tried = attempt(game, position, seat, game.write_move(move))
            steps.append(tried.text)
            position = tried.position
            if tried.ends_turn or tried.reveals or game.outcome(position) is not None:
                break
        return (await self.tables.confirm(table.id, user_id, table.version, 0, *steps)).after

    async def play(self, table_id: int, asleep: Iterable[int] = ()) -> Table:
        """Everybody who is awake plays, until the game is over or waits for who is not."""
        table, sleepers = await self.tables.load(table_id), frozenset(asleep)
        while table.state is State.PLAYING:
            awake = [table.holders[seat].user_id for seat in table.asked]
            awake = [user_id for user_id in awake if user_id not in sleepers]
            if awake:
                table = await self.turn(table, awake[0])
            elif table.asked:
                break
            else:
                await self.send()
                await self.wait(BOT_THINKS)  # a bot player is to move
                table = await self.tables.load(table_id)
        await self.send()
        return table

    async def play_days(
        self, season_id: int, days: int, asleep: Iterable[int] = (), *, daily: float = 1.0
    ) -> None:
        """Days on which open tables are played; the part of them that anybody looks at each day."""
        for _ in range(days):
            if not (await self.whole(season_id)).season.phase.is_played:
                return
            for fixture in await self.open_fixtures(season_id):
                if self.rng.random() < daily:
                    await self.play(fixture.table_id, asleep)
            await self.settle()
            await self.wait(DAY)

    async def resign_all(self, season_id: int, loser: Callable[[Fixture], int]) -> None:
        """Every open table of two ends, and those that open then, lost by whom the test says."""
        while fixtures := await self.open_fixtures(season_id):
            for fixture in fixtures:
                await self.tables.resign(fixture.table_id, loser(fixture))
            await self.leagues.look_at_clock()


AnyHouse = TypeVar("AnyHouse", bound=LeagueHouse)


def a_league_house(place: Place, hands: Hands | None = None) -> AbstractAsyncContextManager[LeagueHouse]:
    """A bot with leagues that was just started on this database."""
    return a_house_of(LeagueHouse, place, hands)


@asynccontextmanager
async def a_house_of(
    built: type[AnyHouse], place: Place, hands: Hands | None = None
) -> AsyncIterator[AnyHouse]:
    """The same with a house that does more."""
    store = await Store.open(place)
    try:
        house = built(store, hands or Hands(BEGIN))
        house.place = place
        await house.up()
        yield house
    finally:
        await store.close()
