"""Shards as advisory locks of one session: the server lets go of them when the session ends.

A lock's two numbers are the count of shards and the number of one of them, to be read in `pg_locks`. The
server ends a session that has been silent for IDLE seconds, so that a process that stands still and a machine
that vanished lose their shards.
"""

import asyncio
from typing import Any, Final

import asyncpg

from bot.errors import StoreBusy
from bot.shards import Shards
from bot.store.database import Holder
from bot.store.place import Server
from bot.store.postgres.opening import options
from bot.store.postgres.troubles import AWAY, what_is_wrong
from games.message import say

IDLE: Final = 12.0
"""Seconds of silence after which the server ends the session."""
_TROUBLES: Final = (*AWAY, asyncpg.PostgresError)
_TAKE: Final = """
WITH tried AS (
    SELECT number, pg_try_advisory_lock($1::int, number) AS is_ours FROM unnest($2::int[]) AS number
)
INSERT INTO shards (number, count, holder) SELECT number, $1, $3 FROM tried WHERE is_ours
ON CONFLICT (count, number) DO UPDATE SET holder = excluded.holder, since = excluded.since
RETURNING number
"""
HELD: Final = (
    "FROM pg_locks l WHERE l.locktype = 'advisory' AND l.objsubid = 2 AND l.granted"
    " AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
"""The shards that sessions hold."""
_OTHERS: Final = f"""
SELECT h.number || '/' || h.count AS what, coalesce(s.holder, '') AS who,
    coalesce(a.state_change, clock_timestamp()) AS seen
FROM (SELECT l.classid::bigint AS count, l.objid::bigint AS number, l.pid {HELD}) h
LEFT JOIN shards s ON s.number = h.number AND s.count = h.count
LEFT JOIN pg_stat_activity a ON a.pid = h.pid
WHERE h.pid <> pg_backend_pid() AND (h.count <> $1 OR h.number = ANY($2::bigint[]))
ORDER BY h.count, h.number LIMIT 1
"""
"""A holder of one of these shards, or of a part of Discord that is divided otherwise."""


class SessionLocks:
    """The one connection that holds the shards of this process and does nothing else."""

    def __init__(self, place: Server) -> None:
        self._place = place
        self._connection: asyncpg.Connection | None = None
        self._queue = asyncio.Lock()
        """asyncpg takes one question at a time."""

    @property
    def is_open(self) -> bool:
        """Has the server not ended the session, as far as is known without asking?"""
        return self._connection is not None and not self._connection.is_closed()

    async def take(self, shards: Shards, name: str) -> Holder | None:
        """Lock all of these shards, or none; gives the process that is in the way.

        A shard is locked before the others are looked at: of two processes that divide Discord differently
        and begin at once, at least one sees the other.
        """
        numbers = list(shards.numbers)
        async with self._queue:
            while True:
                taken = await self._ask(_TAKE, shards.count, numbers, name, opens=True)
                others = await self._ask(_OTHERS, shards.count, numbers)
                if len(taken) == len(numbers) and not others:
                    return None
                await self._ask("SELECT pg_advisory_unlock_all()")
                if others:
                    return Holder(**others[0])

    async def beat(self) -> bool:
        """Tell the server that this process lives; False if the session has ended, and its locks with it."""
        async with self._queue:
            try:
                await self._ask("SELECT 1")
            except StoreBusy:
                return False
            return True

    async def let_go(self) -> None:
        """Hold no shard any more."""
        async with self._queue:
            if self._connection is not None:
                await self._ask("SELECT pg_advisory_unlock_all()")
                self.end()

    async def _ask(self, sql: str, *values: Any, opens: bool = False) -> list[Any]:
        """Ask in the session; one that does not answer is given up. Only the taking of locks `opens` another:
        what is asked afterwards is true of the session that holds them, or fails."""
        try:
            async with asyncio.timeout(IDLE):
                if self._connection is None:
                    if not opens:
                        raise asyncpg.InterfaceError("the session has ended")
                    self._connection = await self._connect()
                return list(await self._connection.fetch(sql, *values))
        except _TROUBLES as wrong:
            self.end()
            raise StoreBusy(say("store-busy", wrong=what_is_wrong(wrong))) from None
        except BaseException:
            self.end()
            raise

    async def _connect(self) -> asyncpg.Connection:
        usual = options()
        settings = {
            **usual.pop("server_settings"),
            "idle_session_timeout": str(round(IDLE * 1000)),
            "tcp_keepalives_idle": "10",
            "tcp_keepalives_interval": "5",
            "tcp_keepalives_count": "3",
        }
        return await asyncpg.connect(self._place.address, **usual, server_settings=settings)

    def end(self) -> None:
        """Give the session up: the server lets go of what it held."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
