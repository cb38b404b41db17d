"""A day of many tables on the real bot: people move by the hours of their zones, clocks remind and run out.

    python -m benchmarks.day --tables 250
    python -m benchmarks.day --tables 250 --database postgresql://...

The bot is connected to a playground in a process of its own, and delivers every board and ping there. The
clock of the bot is set by hand, so a day passes in minutes. It prints what was played, what it cost, and what
more of it would need. Simplified are three things: people move without opening a panel, so that answers to
presses are left out; all tables are in one server, ten in a channel; and Discord sets no limits.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from heapq import heappop, heappush
from itertools import count
from pathlib import Path
from statistics import mean
from typing import Any, Final, TypeVar

import aiohttp
import msgspec

from benchmarks.bots import connected
from benchmarks.costs import Drawn, Measured, Spent, lines_of, needs_of, used_at
from benchmarks.counts import counted
from benchmarks.people import NOTICES_AFTER, Person, a_company, a_crowd
from benchmarks.playground import playground
from bot.app import PERMISSIONS, App, point_at
from bot.clocks.controls import PRESETS, AtZero, Timing
from bot.clocks.lengths import DAY, HOUR, MINUTE
from bot.pictures import Pictures, picture_reader
from bot.store import Store
from bot.store.place import Place, read_place
from bot.table import Arrangement, Holder, Kind, Table, Update
from bot.table_posts import is_called_anew, subject_of
from bot.tables import Tables
from bot.wall import Wall
from club.posts import REMINDERS
from cogs.delivery.service import Delivery
from cogs.emojis import Emojis
from cogs.services import clock_of
from games.api import Seat
from games.catalog import GAMES
from languages.shelf import ENGLISH
from rendering.catalog import painter_for
from rendering.kept import kept
from rendering.png import encode

T = TypeVar("T")
BEGINS: Final = 1_800_000_000_000 // DAY * DAY
"""A midnight in Greenwich."""
SETTLING: Final = 6 * HOUR
"""Played before anything is measured, so that tables are at all stages."""
CONTROLS: Final = {PRESETS[0]: 60, PRESETS[3]: 25, PRESETS[2]: 15}
"""Of a hundred tables: 3 days and 24 h a turn, one day a turn, one day and 8 h a turn."""
MEMORY: Final = Path("/dev/shm")
"""Where a file is not on a disk, whose pace figure 4 measures: here it is CPU and bytes."""
OUT_OF_TIME: Final = (Kind.TIMED_OUT, Kind.TAKEN_OVER)
IN_A_CHANNEL: Final = 10
DRAWN: Final = 20
"""Tables of every game of which pictures are drawn in the evening."""


class Hands:
    """The hands of the clock."""

    def __init__(self, now: int) -> None:
        self.now = now

    def go_to(self, at: int) -> None:
        """Time never goes back."""
        self.now = max(self.now, at)


class Town(msgspec.Struct, frozen=True):
    """Where everything happens: a server of the playground, its channels, and its members."""

    guild_id: int
    channels: list[int]
    members: list[int]


class Day:
    """The house, the people, and what happens next."""

    def __init__(self, app: App, town: Town, hands: Hands, rng: random.Random) -> None:
        self._rng = rng
        self._hands = hands
        self._app = app
        self._store = app.store
        self._tables = app.tables
        self._clock = app.part(clock_of)
        self._delivery = app.part(Delivery)
        self._town = town
        # As many people as tables: most tables have three seats or so, and everybody sits at three of them.
        self._people = {each.user_id: each for each in a_crowd(town.members, self._rng)}
        self._open: dict[int, dict[int, None]] = {user_id: {} for user_id in self._people}
        """At which tables somebody is to act."""
        self._next: list[tuple[int, int, Callable[[], Awaitable[None]]]] = []
        """(when, the how manieth, what): somebody looks at Discord, or is through with a turn."""
        self._events = count()
        self._changed: dict[int, None] = {}
        self._ended = 0
        self._counts = counted(app)
        self.spent = Spent(self._counts)
        self._tables.subscribe(self._note)

    def measures(self) -> None:
        """From now on it counts."""
        self._counts.clear()
        self.spent = Spent(self._counts)

    # What the house tells

    def _note(self, update: Update) -> None:
        table = update.after
        minute = self._hands.now // MINUTE
        self.spent.moves[minute] += sum(entry.kind is Kind.MOVE for entry in update.entries)
        self.spent.timeouts += any(entry.kind in OUT_OF_TIME for entry in update.entries)
        if table.has_ended and not update.before.has_ended:
            self.spent.games += 1
            self._ended += 1
        self._changed[table.id] = None
        asked = {table.holders[seat].user_id for seat in table.asked}
        for holder in table.holders:
            if holder.user_id in asked:
                self._open[holder.user_id][table.id] = None
                self._is_called(self._people[holder.user_id])
            elif holder.user_id in self._open:
                self._open[holder.user_id].pop(table.id, None)

    def _is_called(self, person: Person) -> None:
        """Who is there sees it soon; anybody else when they look again."""
        if person.stays_until > self._hands.now:
            self._begins_turn(person, NOTICES_AFTER)

    def _begins_turn(self, person: Person, after: int = 0) -> None:
        if self._open[person.user_id] and not person.is_at_it:
            person.is_at_it = True
            self._happens(self._hands.now + after + person.thinks(), partial(self._takes_turn, person))

    def _happens(self, at: int, what: Callable[[], Awaitable[None]]) -> None:
        heappush(self._next, (at, next(self._events), what))

    # What people do

    async def begin(self) -> None:
        """Everybody sits down, and looks when they look."""
        for person in self._people.values():
            await self._store.players.keep(person.user_id, person.preferences)
            if not person.is_gone:
                self._happens(person.next_look(self._hands.now), partial(self._looks, person))
        while len(await self._store.tables.all()) < len(self._people):
            await self._sit_down()

    async def _sit_down(self) -> None:
        game: Any = GAMES[self._rng.choice(list(GAMES))]
        most = [each for each in game.seats if 1 < each <= 4]
        company = a_company(list(self._people.values()), self._rng.choice(most), self._rng)
        (control,) = self._rng.choices(list(CONTROLS), list(CONTROLS.values()))
        timing = Timing(control, vacation=self._rng.random() < 0.5, at_zero=AtZero.FALLBACK)
        host, *guests = [Holder(each.user_id, f"Person {each.user_id % 1000}") for each in company]
        where = self._town.guild_id, self._rng.choice(self._town.channels)
        arrangement = Arrangement(len(company), timing=timing)
        table_id = (await self._tables.open(game, arrangement, host, *where)).after.id
        for guest in guests:
            await self._tables.join(table_id, guest)
        await self._tables.start(table_id, host.user_id)
        await self._show()

    async def passes(self, length: int) -> None:
        """Let so much of the day pass."""
        until = self._hands.now + length
        while self._next and self._next[0][0] <= until:
            at, _, what = heappop(self._next)
            await self._clocks_until(at)
            self._hands.go_to(at)
            await self._clock.tick()  # so that what it notes every minute is not taken for a move's
            await what()
            while self._ended:  # somebody plays again
                self._ended -= 1
                await self._sit_down()
        await self._clocks_until(until)
        self._hands.go_to(until)

    async def _looks(self, person: Person) -> None:
        person.stays_until = self._hands.now + person.stays()
        self._happens(person.next_look(person.stays_until), partial(self._looks, person))
        self._begins_turn(person)

    async def _takes_turn(self, person: Person) -> None:
        """The one that waits longest; then the next, if they stay."""
        person.is_at_it = False
        for table_id in list(self._open[person.user_id])[:1]:
            table = await self._tables.load(table_id)
            while table.waits_for(person.user_id):
                seat = table.seat_of(person.user_id)
                view = table.game.view_for(table.position, seat)
                text = table.game.write_move(self._rng.choice(table.game.legal_moves(view, seat)))
                table = await self._confirms(table, person.user_id, text)
        if person.stays_until > self._hands.now:
            self._begins_turn(person)

    async def _confirms(self, table: Table, user_id: int, text: str) -> Table:
        before = self._counts.copied()
        update = await self._does(self._moves(table, user_id, text))
        after = update.after
        if sum(is_called_anew(update, Seat(seat)) for seat in range(len(after.holders))) == 1:
            self.spent.with_ping(self._counts.since(before))
        return after

    async def _moves(self, table: Table, user_id: int, text: str) -> Update:
        await self._tables.turn(table.id, user_id)
        update = await self._tables.confirm(table.id, user_id, table.version, 0, text)
        await self._show()
        return update

    async def _does(self, work: Awaitable[T]) -> T:
        return await self.spent.on(work, self._hands.now)

    async def _show(self) -> None:
        """Wait until all that has changed stands on Discord."""
        while self._changed:
            await self._delivery.done(subject_of(self._changed.popitem()[0]))

    # What time does

    async def _clocks_until(self, at: int) -> None:
        """Whatever falls due until then is done when it does; what was played meanwhile is due no more."""
        while (due := await self._store.clocks.next_due()) is not None and due <= at:
            self._hands.go_to(due)
            await self._does(self._tick())
            self.spent.was_due(due)

    async def _tick(self) -> None:
        while await self._clock.tick():
            await self._show()

    # Pictures

    async def pictures(self) -> dict[str, Drawn]:
        """What drawing costs for each game, by turns: with many tables it is never the same again."""
        by_game: dict[str, list[Table]] = {game: [] for game in GAMES}
        for table_id in reversed(await self._store.tables.all()):
            table = await self._tables.load(table_id)
            if table.acting and len(by_game[table.game_key]) < DRAWN:
                by_game[table.game_key].append(table)
        mixed = [table for tables in zip(*by_game.values(), strict=False) for table in tables]
        for _ in range(2):  # the first round makes sprites that later ones use, as far as they are kept
            spent = [
                (table.game_key, _cpu_of(table, None), _cpu_of(table, table.acting[0])) for table in mixed
            ]
        return {
            game: Drawn(*(mean(each[part] for each in spent if each[0] == game) for part in (1, 2)))
            for game in by_game
        }


def _draw(table: Table, seat: Seat | None) -> None:
    painter, reader = painter_for(table.game), picture_reader(table, ENGLISH, seat)
    view = table.game.view_for(table.position, seat)
    drawn = painter.table(view, reader) if seat is None else (painter.private(view, seat, reader),)
    for picture in drawn:
        encode(picture)


def _cpu_of(table: Table, seat: Seat | None) -> float:
    start = time.thread_time()
    _draw(table, seat)
    return time.thread_time() - start


@asynccontextmanager
async def _town(folder: Path, tables: int) -> AsyncIterator[Town]:
    """A playground with as many members as there are tables."""
    async with (
        playground(folder / "town.world", "--bot-permissions", str(PERMISSIONS.value)) as (url, _),
        aiohttp.ClientSession(url) as session,
    ):

        async def ask(method: str, path: str, **body: Any) -> Any:
            async with session.request(method, f"/local{path}", json=body or None) as answer:
                return await answer.json()

        await ask("PUT", "/limits", **{"global": {"limit": 0, "per": 1}, "routes": []})
        guild_id = (await ask("GET", "/world"))["guilds"][0]["id"]
        rooms = [
            await ask("POST", "/channels", name=f"tables-{n}") for n in range(1 + tables // IN_A_CHANNEL)
        ]
        members = [await ask("POST", "/members", name=f"Person {n}") for n in range(tables)]
        point_at(url)
        yield Town(int(guild_id), [int(each["id"]) for each in rooms], [int(each["id"]) for each in members])


@asynccontextmanager
async def _house(store: Store, hands: Hands, rng: random.Random) -> AsyncIterator[App]:
    """The real bot, by a clock that is set by hand."""
    wall = Wall(*3 * [lambda: hands.now])
    tables = Tables(store, wall.seconds, lambda: f"{rng.getrandbits(128):032x}")
    pictures = Pictures()
    await asyncio.wrap_future(pictures.warm_up())
    app = App(store, tables, pictures, wall, guild_ready_timeout=0.05)
    async with connected(app, app.when_ready.append):
        await app.part(Emojis).synchronised()
        yield app
    pictures.close()


async def simulated(place: Place, folder: Path, tables: int, length: int, seed: int) -> Measured:
    """Let the day pass in a new database."""
    hands, rng, store = Hands(BEGINS), random.Random(seed), await Store.open(place)
    try:
        async with _town(folder, tables) as town, _house(store, hands, rng) as app:
            day = Day(app, town, hands, rng)
            await day.begin()
            await day.passes(SETTLING)
            began, before = hands.now, await used_at(place)
            day.measures()
            await day.passes(length)
            used = (await used_at(place)).since(before)
            day.spent.reminders = await reminders_since(store, began)
            drawn = await day.pictures()
    finally:
        await store.close()
    return Measured(tables, length, day.spent, used, drawn)


async def reminders_since(store: Store, began: int) -> int:
    """How many were sent."""
    topics = ", ".join(f"'{topic.value}'" for topic in REMINDERS)
    rows = await store._database.rows(
        f"SELECT count(*) AS sent FROM posts WHERE topic IN ({topics}) AND sent_at >= :began", began=began
    )
    sent: int = rows[0]["sent"]
    return sent


def main(argv: Sequence[str] | None = None) -> None:
    """Play a day and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--hours", type=int, default=24)
    parser.add_argument("--drawings", type=int, default=18, help="as ROWHOUSE_DRAWINGS")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="a new one; else a file that is taken away again")
    asked = parser.parse_args(argv)
    kept.most_bytes = asked.drawings << 20
    start = time.perf_counter()
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        place = read_place(asked.database or f"{folder}/day.sqlite3")
        day = asyncio.run(simulated(place, Path(folder), asked.tables, asked.hours * HOUR, asked.seed))
    passed = time.perf_counter() - start
    sys.stdout.write(f"{asked.tables:,} tables, {asked.hours} hours in {passed:.0f} s\n")
    for line in (*lines_of(day), "", *needs_of(day)):
        sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()
