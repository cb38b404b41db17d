"""What a process is at, so that no other one is: a row in the database that they share, for a short while."""

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from bot.errors import StoreTrouble
from bot.store.database import Database
from bot.store.rows import upsert

LEASE: Final = 30.0
"""Seconds for which a claim is good."""
_NOW: Final = "extract(epoch FROM clock_timestamp())::double precision"
"""The server's clock: those of processes may differ."""


class Claims:
    """All claims of this process."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._held: set[str] = set()
        self._name = secrets.token_hex(8)

    @asynccontextmanager
    async def held(self, what: str, when_lost: Callable[[], None] = lambda: None) -> AsyncIterator[bool]:
        """Is it ours to do, until we are done? Not while another task or process is at it.

        `when_lost` is called if another process may have been at it meanwhile.
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

    async def _claim(self, what: str) -> bool:
        taken = upsert("claims", ("what", "holder", "until"), ("what",))
        rows = await self._database.write_and_read(
            f"{taken.replace(':until', f'{_NOW} + :lease')} WHERE claims.until < {_NOW}"
            " OR claims.holder = :holder RETURNING what",
            what=what,
            holder=self._name,
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
                    holder=self._name,
                )
            )
        return False
