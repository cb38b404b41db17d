"""What a process is at, so that no other one is: claimed in the database that they share, for a short while.

Whoever holds a claim renews it; who dies lets go of it when that while is over. A database that nobody shares
needs none of it: there every claim is granted.
"""

import os
import secrets
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec

from bot.errors import StoreTrouble
from bot.shards import Shards
from bot.store.database import Database
from bot.store.rows import upsert

LEASE: Final = 12.0
"""Seconds for which a claim is good."""
_NOW: Final = "extract(epoch FROM clock_timestamp())::double precision"
"""The server's clock: those of processes may differ."""
FREE: Final = f"claims.until < {_NOW}"
"""Said of a claim that nobody holds any more."""


SHARD: Final = "shard/"
UNANSWERED: Final = -1.0


class Holder(msgspec.Struct, frozen=True):
    """Who listens to a shard, and until when at least."""

    what: str
    who: str
    until: float


class Claims:
    """All claims of this process."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._held: set[str] = set()
        """What this process is at: that alone is renewed, so that a claim nobody was told of runs out."""
        self.holder = f"{socket.gethostname()}/{os.getpid()}/{secrets.token_hex(4)}"

    @asynccontextmanager
    async def held(self, what: str, when_lost: Callable[[], None] = lambda: None) -> AsyncIterator[bool]:
        """Is it ours to do, until we are done? Not if somebody is at it.

        `when_lost` is called if another process may have been at it meanwhile: nothing is renewed while the
        database is away.
        """
        if not self._database.is_shared:
            yield True
            return
        if what in self._held:
            yield False
            return
        is_ours = False
        self._held.add(what)
        try:
            is_ours = await self._claim(what)
            yield is_ours
        finally:
            self._held.discard(what)
            if is_ours and not await self._let_go(what):
                when_lost()

    async def renew(self, shards: Shards) -> bool:
        """Hold for a while longer whatever is held; False if these shards are another process's by now."""
        rows = await self._database.write_and_read(
            f"UPDATE claims SET until = {_NOW} + :lease WHERE holder = :holder AND what = ANY(:held)"
            " RETURNING what",
            lease=LEASE,
            holder=self.holder,
            held=list(self._held),
        )
        return _names(shards) <= {row["what"] for row in rows}

    async def _claim(self, what: str) -> bool:
        taken = upsert("claims", ("what", "holder", "until"), ("what",))
        rows = await self._database.write_and_read(
            f"{taken.replace(':until', f'{_NOW} + :lease')} WHERE {FREE} OR claims.holder = :holder"
            " RETURNING what",
            what=what,
            holder=self.holder,
            lease=LEASE,
        )
        return bool(rows)

    async def _let_go(self, what: str) -> bool:
        """Was it ours until now?"""
        with suppress(StoreTrouble):  # then it is let go of when its time is over
            return bool(
                await self._database.write_and_read(
                    "DELETE FROM claims WHERE what = :what AND holder = :holder RETURNING what",
                    what=what,
                    holder=self.holder,
                )
            )
        return False

    # Shards

    async def take(self, shards: Shards) -> "Holder | None":
        """Claim shards for as long as this process runs; else who listens to one of them, or to a part of
        Discord that is divided otherwise."""
        if not self._database.is_shared:
            return None
        await self._bury()
        wanted = _names(shards)
        rows = await self._database.rows(
            "SELECT what, holder, until FROM claims WHERE what LIKE 'shard/%' AND holder <> :holder"
            f" AND NOT {FREE} ORDER BY what",
            holder=self.holder,
        )
        for row in rows:
            if row["what"] in wanted or not row["what"].endswith(f"/{shards.count}"):
                return Holder(row["what"].removeprefix(SHARD), row["holder"], row["until"])
        self._held |= wanted
        taken = [what for what in sorted(wanted) if not await self._claim(what)]
        return Holder(taken[0].removeprefix(SHARD), "", 0.0) if taken else None

    # Handing shards over: the successor asks, and whoever listens answers from which instant on it takes over

    async def ask_for(self, shards: Shards) -> None:
        """Want to listen to these shards in place of the process that does."""
        await self._database.write(
            upsert("claims", ("what", "holder", "until"), ("what",)),
            what=_handover(shards),
            holder=self.holder,
            until=UNANSWERED,
        )

    async def is_asked_for(self, shards: Shards) -> bool:
        """Does another process want to listen to exactly these shards?"""
        return bool(await self._instant(shards, "holder <> :holder") == UNANSWERED)

    async def answer(self, shards: Shards, at: int) -> None:
        """It may, from this instant on."""
        await self._database.write(
            "UPDATE claims SET until = :at WHERE what = :what AND until = :unanswered",
            what=_handover(shards),
            at=float(at),
            unanswered=UNANSWERED,
        )

    async def answer_to(self, shards: Shards) -> int | None:
        """From which instant on we take over, once that was answered."""
        at = await self._instant(shards, "holder = :holder")
        return None if at in (None, UNANSWERED) else round(at)

    async def _instant(self, shards: Shards, where: str) -> Any:
        rows = await self._database.rows(
            f"SELECT until FROM claims WHERE what = :what AND {where}",
            what=_handover(shards),
            holder=self.holder,
        )
        return rows[0]["until"] if rows else None

    async def end_handover(self, shards: Shards) -> None:
        """Nobody is asked for anything any more."""
        await self._database.write("DELETE FROM claims WHERE what = :what", what=_handover(shards))

    async def _bury(self) -> None:
        """Let go at once of what processes of this machine held that are no more."""
        rows = await self._database.rows("SELECT DISTINCT holder FROM claims")
        for holder in {row["holder"] for row in rows} - {self.holder}:
            host, _, rest = holder.partition("/")
            if host == socket.gethostname() and not _is_alive(int(rest.partition("/")[0])):
                await self._database.write("DELETE FROM claims WHERE holder = :holder", holder=holder)

    async def let_all_go(self) -> None:
        """Hold nothing any more."""
        if self._database.is_shared:
            await self._database.write("DELETE FROM claims WHERE holder = :holder", holder=self.holder)


def _names(shards: Shards) -> set[str]:
    return {f"{SHARD}{number}/{shards.count}" for number in shards.numbers}


def _handover(shards: Shards) -> str:
    return f"handover/{shards}"


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # somebody else's
        pass
    return True
