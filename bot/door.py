"""The one path of a change: take the table's turnstile, load, decide, keep, and only then announce."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import reduce
from typing import TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.attending import Player
from bot.clocks.spans import Span
from bot.clocks.stops import Stops
from bot.clocks.turns import TurnTime
from bot.clocks.vacation import DAYS_A_YEAR, Vacation
from bot.consequences import Consequences, consequences_of
from bot.errors import MovedOn, NoSuchTable, StoreDamaged
from bot.planning import planned_turn, without_lapsed
from bot.preferences import Ping
from bot.rating_book import RatingBook
from bot.running import clocked, grace_at, in_ms, stops_for, turn_time
from bot.seats import is_left
from bot.store import Store
from bot.table import Entry, Table, Update, then
from games.api import Seat

log = logging.getLogger(__name__)

CACHED_TABLES = 256
TRIES = 16
"""Times that something is decided on a table that other processes change meanwhile."""
T = TypeVar("T")
Decision = Callable[[Table], Update]
Listener = Callable[[Update], None]


class Door:
    """One lock for each table, and a bounded number of tables in memory."""

    def __init__(self, store: Store, now: Callable[[], float], new_seed: Callable[[], str]) -> None:
        self._store = store
        self._now = now
        self._new_seed = new_seed
        self._cache: OrderedDict[int, Table] = OrderedDict()
        self._most = 0 if store.is_shared else CACHED_TABLES
        """Of a database that other processes write to, nothing is remembered."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Listener] = []
        self.when_due: list[Callable[[Table], None]] = []
        """Who wants to know when something is to be done about a table that was only told something."""
        self.before_clocks_are_read: list[Callable[[], Awaitable[None]]] = []
        """Who has to keep something first that stops clocks."""
        self.when_kept: list[Callable[[float], None]] = []
        """Who wants to know how many seconds it took to keep an update."""
        self.ratings = RatingBook(store)
        self._left_out: set[int] = set()
        """Unreadable tables that the log has heard of."""

    def now(self) -> float:
        """The time by which everything is kept."""
        return self._now()

    def new_seed(self) -> str:
        """A seed that nobody knows."""
        return self._new_seed()

    def subscribe(self, listener: Listener) -> None:
        """Call the listener with every update, after it was kept."""
        self._listeners.append(listener)

    def _turnstile(self, table_id: int) -> asyncio.Lock:
        """The lock of a table; it is there for as long as somebody is inside or waits."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def load(self, table_id: int) -> Table:
        """The table as it stands."""
        if (table := self._cache.get(table_id)) is not None:
            self._cache.move_to_end(table_id)
            return table
        table = await self._store.tables.load(table_id)
        self._remember(table)
        return table

    async def load_settled(self, table_id: int) -> Table:
        """The table as it stands when no change of it is under way: not older than what is committed."""
        async with self._turnstile(table_id):
            return await self.load(table_id)

    async def load_each(self, table_ids: Iterable[int]) -> list[Table]:
        """Those of these tables that can be read; one that is damaged does not hide the others."""
        found = []
        for table_id in table_ids:
            try:
                found.append(await self.load(table_id))
            except (NoSuchTable, StoreDamaged) as refusal:
                if table_id not in self._left_out:
                    self._left_out.add(table_id)
                    log.error("table=%d is left out: %s", table_id, refusal)
        return found

    def _remember(self, table: Table) -> None:
        """Keep the newest version of a table in memory, and only so many tables."""
        known = self._cache.get(table.id)
        if known is None or known.version <= table.version:
            self._cache[table.id] = table
        self._cache.move_to_end(table.id)
        while len(self._cache) > self._most:
            self._cache.popitem(last=False)

    async def _decide(self, table_id: int, decide: Decision) -> Update:
        """The one path of a change: load, decide, keep; then tell everyone."""

        async def kept() -> Update:
            return await self._keep(decide(await self.load(table_id)))

        update = await self._inside(table_id, kept)
        self._announce(update)
        return update

    async def _decide_on_log(self, table_id: int, decide: Callable[[Table, list[Entry]], Update]) -> Update:
        """As _decide, for decisions that look at what was played."""

        async def kept() -> Update:
            log = await self._store.log.load(table_id)
            # It replays the game, which takes a while; meanwhile other tables go on.
            update = await asyncio.to_thread(decide, await self.load(table_id), log)
            return await self._keep(update)

        update = await self._inside(table_id, kept)
        self._announce(update)
        return update

    async def _inside(self, table_id: int, work: Callable[[], Awaitable[T]]) -> T:
        """Load, decide and keep, one at a time; and anew where another process was faster."""
        async with self._turnstile(table_id):
            for _ in range(TRIES - 1):
                with suppress(MovedOn):
                    return await work()
            return await work()

    async def _keep(self, update: Update, pressed: int | None = None) -> Update:
        """Keep the update with the clocks as they are after it, and all that follows, in one transaction.

        The turns that begin with it and were planned ahead are part of it.
        """
        at = in_ms(self._now()) if pressed is None else pressed
        parts = [await self._clocked(without_lapsed(update), at)]
        while (planned := planned_turn(parts[-1].after, self._now())) is not None:
            # One that did not fit leaves a private word, and the turn goes on as it began.
            parts.append(await self._clocked(planned, at) if planned.entries else planned)
        update, consequences = reduce(then, parts), consequences_of(*parts)
        if any(result.rated_table for result in consequences.results):
            async with self.ratings.lock():
                await self._keep_with(update, await self._rated(consequences))
        else:
            await self._keep_with(update, consequences)
        return update

    async def _keep_with(self, update: Update, consequences: Consequences) -> None:
        start = time.perf_counter()
        with self._keeping(update.after):
            await self._store.tables.keep(update, consequences)
        for listener in self.when_kept:
            listener(time.perf_counter() - start)
        for day in consequences.vacation:
            self._store.vacations.was_spent(day.user_id)

    async def _rated(self, consequences: Consequences) -> Consequences:
        """What follows from an update that ends a rated table, with what its players are rated after it."""
        rows = [row for result in consequences.results for row in await self.ratings.rows(result)]
        return replace(consequences, ratings=tuple(rows))

    @contextmanager
    def _keeping(self, table: Table) -> Iterator[None]:
        try:
            yield
        except BaseException:
            # Whether it reached the disk or not, the disk knows.
            self._cache.pop(table.id, None)
            raise
        self._remember(table)

    def _announce(self, update: Update) -> None:
        kinds = ", ".join(entry.kind.value for entry in update.entries)
        log.info("table=%d version=%d %s", update.after.id, update.after.version, kinds)
        for listener in self._listeners:
            listener(update)

    # Time

    async def stops_of(self, table: Table, seat: Seat) -> Stops:
        """What stops the seat's clock."""
        days: tuple[Span, ...] = ()
        if table.arrangement.timing.allows_vacation:
            days = await self._store.vacations.load(table.holders[seat].user_id)
        seats = table.clocks.seats
        began = (seats[seat].started or seats[seat].since) if seat < len(seats) else 0
        return stops_for(table, await self.outages_at(table, began), days)

    async def outages_at(self, table: Table, since: int) -> tuple[Span, ...]:
        """When nobody could do anything at the table, as far as it was not over by then."""
        for keep in self.before_clocks_are_read:
            await keep()
        return await self._store.uptime.outages(grace_at(table), since, table.guild_id)

    async def turn_time(self, table: Table, seat: Seat) -> TurnTime | None:
        """The seat's open turn by the clock, if that has started."""
        if seat >= len(table.clocks.seats):
            return None
        return turn_time(table, seat, await self.stops_of(table, seat))

    async def player_at(self, table: Table, seat: Seat) -> Player:
        """What matters about the seat's player where time is concerned."""
        user_id = table.holders[seat].user_id
        chosen = await self._store.players.load(user_id)
        may_spend = table.arrangement.timing.allows_vacation and chosen.spends_vacation
        return Player(
            stops=await self.stops_of(table, seat),
            quiet=None if table.arrangement.timing.control.is_live else chosen.quiet,
            wants_reminders=chosen.reminders and chosen.ping is not Ping.NONE and not is_left(table, seat),
            vacation=Vacation(
                chosen.zone,
                await self._store.vacations.load(user_id),
                DAYS_A_YEAR if may_spend else 0,
            ),
        )

    async def _clocked(self, update: Update, at: int) -> Update:
        before = update.before
        ticking = [Seat(n) for n, clock in enumerate(before.clocks.seats) if clock.started is not None]
        stops = {seat: await self.stops_of(before, seat) for seat in ticking}
        return clocked(update, at, lambda seat: stops.get(seat, Stops()))
