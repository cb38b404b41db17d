"""Connections to a server that any number of bots share; each is lent to whoever reads or writes."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import chain, groupby
from operator import itemgetter
from typing import Any, Final, Self, TypeVar

import asyncpg

from bot.store.place import Server
from bot.store.postgres.calls import Calls
from bot.store.postgres.opening import (
    CONNECTING,
    bring_up_to_date,
    check_whole,
    connected,
    options,
    refusing,
)
from bot.store.postgres.shards import SessionLocks
from bot.store.postgres.sql import changed_by, numbered, together
from bot.store.postgres.troubles import AWAY, CROSSED, UNHEARD, reason_for
from bot.store.settled import settled
from bot.store.statement import Row, Statement

log = logging.getLogger(__name__)

T = TypeVar("T")
CONNECTIONS: Final = 8
"""Connections of a process at most."""
PATIENCE: Final = 6.0
"""Seconds for which something is tried again while the server is away: a restart is hardly noticed."""
FIRST_WAIT, LONGEST_WAIT = 0.05, 0.5
_STATUS: Final = "SELECT pg_xact_status($1::text::xid8) AS status"
_WATCHED: Final = """
SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3;
SET idle_in_transaction_session_timeout = '20s'
"""
"""A machine that vanished says no goodbye: what it locked is let go of as soon as the server finds out."""
_LOCK: Final = "SELECT pg_{}(hashtextextended($1, 0))"
_TRANSACTION: Final = "pg_current_xact_id()::text"
Lent = Any
"""A connection out of the pool."""
_Asked = tuple[str, tuple[Any, ...], type[Exception] | Exception | None]
"""A statement as PostgreSQL takes it, its values, and what is raised where it changes nothing."""


class PostgresDatabase:
    """A database that other processes write to as well."""

    is_shared = True

    def __init__(self, place: Server, pool: asyncpg.Pool) -> None:
        self._place = place
        self._pool = pool
        self._calls = Calls(place, pool)
        self.shard_locks = SessionLocks(place)
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    @classmethod
    async def open(cls, place: Server) -> Self:
        """Open a database, or refuse it with one clear line."""
        first = await connected(place)
        with refusing(place):
            try:
                await bring_up_to_date(first, place)
                await check_whole(first, place)
            finally:
                await first.close(timeout=CONNECTING)
        # None is held open for its own sake: asyncpg would tell of every try with a traceback.
        pool = await asyncpg.create_pool(
            place.address,
            min_size=0,
            max_size=CONNECTIONS,
            init=_made_known,
            reset=_nothing_to_put_back,
            **options(),
        )
        return cls(place, pool)

    async def close(self) -> None:
        """Finish what is asked and let go."""
        await self._calls.close()
        self.shard_locks.end()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()

    async def lost(self) -> None:
        """A server may always come back."""
        await asyncio.Event().wait()

    async def rows(self, sql: str, **values: Any) -> list[Row]:
        """What a query finds among what is committed."""
        text, used = numbered(sql, values)
        return await self._tried(lambda: self._fetched(text, used))

    async def write(self, sql: str, **values: Any) -> None:
        """Run one statement; return once it is committed."""
        await self.write_and_read(sql, **values)

    async def write_and_read(self, sql: str, **values: Any) -> list[Row]:
        """Run one statement that returns rows; they are given once it is committed."""
        text, used = numbered(sql, values)
        return await settled(asyncio.ensure_future(self._tried(lambda: self._run_once(text, used))))

    async def transact(self, statements: Iterable[Statement]) -> None:
        """Run several statements as one transaction; raise what a guard says that finds nothing."""
        asked = list(statements)
        await settled(asyncio.ensure_future(self._tried(lambda: self._transact(asked))))

    def tell(self, text: str) -> None:
        """Call something out to the other processes, which may not hear it."""
        self._calls.tell(text)

    async def listen(self, listener: Callable[[str], None]) -> None:
        """Hear of what processes call out, this one among them, until cancelled."""
        await self._calls.listen(listener)

    @asynccontextmanager
    async def alone(self, what: str) -> AsyncIterator[None]:
        """Do something that no process does meanwhile: wait until it is free."""
        async with self._locks[what], self._locked(what, "advisory_lock"):
            yield

    @asynccontextmanager
    async def try_alone(self, what: str) -> AsyncIterator[bool]:
        """Do something that no process does meanwhile; False if one is at it already."""
        lock = self._locks[what]
        if lock.locked():
            yield False
            return
        async with lock, self._locked(what, "try_advisory_lock") as is_ours:
            yield is_ours

    @asynccontextmanager
    async def _locked(self, what: str, how: str) -> AsyncIterator[bool]:
        async with AsyncExitStack() as stack:
            connection, is_ours = await self._tried(lambda: self._lock(what, how, stack))
            try:
                yield is_ours
            finally:
                if is_ours:
                    with suppress(*AWAY):  # a connection that is lost holds nothing
                        await _ask_or_end(connection, "advisory_unlock", what)

    async def _lock(self, what: str, how: str, stack: AsyncExitStack) -> tuple[Lent, bool]:
        """A connection and whether it holds the lock; the stack gives it back."""
        async with AsyncExitStack() as trying:
            connection = await trying.enter_async_context(self._lent())
            is_ours = await _ask_or_end(connection, how, what) is not False
            stack.push_async_exit(trying.pop_all())
            return connection, is_ours

    @asynccontextmanager
    async def _lent(self) -> AsyncIterator[Lent]:
        """A connection; one whose talk with the server was broken off in a sentence is not lent again."""
        async with self._pool.acquire() as connection:
            try:
                yield connection
            except asyncpg.InternalClientError:
                connection.terminate()
                raise

    async def _fetched(self, text: str, used: tuple[Any, ...]) -> list[Row]:
        async with self._lent() as connection:
            return list(await connection.fetch(text, *used))

    # Trying

    async def _tried(self, work: Callable[[], Awaitable[T]]) -> T:
        """Again and again while the server is away, as far as nothing can have come of it."""
        loop = asyncio.get_running_loop()
        until, wait = loop.time() + PATIENCE, FIRST_WAIT
        while True:
            try:
                return await work()
            except (*AWAY, *CROSSED) as wrong:
                if loop.time() + wait > until or self._pool.is_closing():
                    raise reason_for(wrong) from None
            except asyncpg.PostgresError as wrong:
                raise reason_for(wrong) from None
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, wait * 2)

    async def _run_once(self, text: str, used: tuple[Any, ...]) -> list[Row]:
        """One statement by itself. If the server goes away meanwhile, nobody knows: it is not tried again."""
        async with self._lent() as connection:
            try:
                return list(await connection.fetch(text, *used))
            except UNHEARD as wrong:
                raise reason_for(wrong) from None

    async def _transact(self, statements: Sequence[Statement]) -> None:
        async with self._lent() as connection:
            transaction = await _begun(connection, statements)
            try:
                await connection.execute("COMMIT")
                return
            except AWAY as wrong:
                lost = wrong
        if not await self._tried(lambda: self._has_committed(transaction)):
            raise lost
        await self._tried(lambda: self._is_there(statements))

    async def _has_committed(self, transaction: str) -> bool:
        """What became of a transaction whose end was not heard of."""
        while True:
            try:
                (row,) = await self._fetched(_STATUS, (transaction,))
            except asyncpg.InvalidParameterValueError:  # a server that crashed may not remember its number
                return False
            if row["status"] != "in progress":
                return bool(row["status"] == "committed")
            await asyncio.sleep(FIRST_WAIT)

    async def _is_there(self, statements: Sequence[Statement]) -> None:
        """After a crash another transaction may have got the number of one that was never kept.

        Where a guard would let it pass again, it was not: then it is kept now.
        """
        guards = [each.guard for each in statements if each.guard is not None]
        if guards:
            with suppress(*{guard if isinstance(guard, type) else type(guard) for guard in guards}):
                await self._transact(statements)


async def _ask_or_end(connection: Lent, how: str, what: str) -> Any:
    """Lock or unlock. A connection that did not hear the answer may hold the lock: it is closed, so that the
    server lets go, and never lent again."""
    try:
        return await connection.fetchval(_LOCK.format(how), what)
    except BaseException:
        connection.terminate()
        raise


async def _made_known(connection: Lent) -> None:
    await connection.execute(_WATCHED)


async def _nothing_to_put_back(connection: Lent) -> None:
    """Nothing is ever set on a connection, so a trip to the server is spared when it is given back."""


async def _begun(connection: Lent, statements: Sequence[Statement]) -> str:
    """Everything but the commit; gives by what the transaction is known to the server."""
    await connection.execute("BEGIN")
    try:
        groups = [list(group) for _, group in groupby(map(_asked, statements), key=itemgetter(0))]
        transaction = await _guarded(connection, groups[0]) if groups else ""
        for group in _fewer(groups[1:] if transaction else groups):
            await _run(connection, group)
        return transaction or str(await connection.fetchval(f"SELECT {_TRANSACTION}"))
    except BaseException:
        with suppress(*AWAY):
            await connection.execute("ROLLBACK")
        raise


def _asked(statement: Statement) -> _Asked:
    text, used = numbered(statement.sql, statement.values)
    return text, used, statement.guard


async def _guarded(connection: Lent, group: list[_Asked]) -> str:
    """Let a guard tell by what its transaction is known, which saves asking; nothing if it is no guard."""
    text, used, guard = group[0]
    if guard is None or len(group) > 1 or not changed_by(text):
        return ""
    if found := await connection.fetchval(f"{text} RETURNING {_TRANSACTION}", *used):
        return str(found)
    raise guard


def _fewer(groups: Iterable[list[_Asked]]) -> Iterator[list[_Asked]]:
    """The same with statements put together as far as they do not mind each other: every one is a journey."""
    waiting: dict[str, _Asked] = {}
    for group in groups:
        text, _, guard = group[0]
        table = changed_by(text) if guard is None and len(group) == 1 else ""
        if not table or table in waiting:
            yield from _joined(waiting)
            waiting = {}
        if table:
            waiting[table] = group[0]
        else:
            yield group
    yield from _joined(waiting)


def _joined(waiting: dict[str, _Asked]) -> Iterator[list[_Asked]]:
    if waiting:
        texts, used, _ = zip(*waiting.values(), strict=True)
        yield [(together(texts), tuple(chain.from_iterable(used)), None)]


async def _run(connection: Lent, group: list[_Asked]) -> None:
    """The same statement with one value after the other: at once, unless somebody asks what it changed."""
    if len(group) > 1 and not any(guard for _, _, guard in group):
        await connection.executemany(group[0][0], [used for _, used, _ in group])
        return
    for text, used, guard in group:
        status = await connection.execute(text, *used)
        if guard is not None and status.endswith(" 0"):
            raise guard
