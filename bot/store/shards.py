"""The shards of this process, and how it succeeds another; a file is one process's alone and grants all."""

import os
import secrets
import socket

from bot.shards import Shards
from bot.store.database import Database, Holder
from bot.store.rows import upsert


class KeptShards:
    """Which shards this process holds, and which process asks for them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.name = f"{socket.gethostname()}/{os.getpid()}/{secrets.token_hex(4)}"
        """Of this process; two containers may have the same host name and process number."""

    async def take(self, shards: Shards) -> Holder | None:
        """Hold shards for as long as this process beats; else gives a process that holds one of them, or a
        part of Discord that is divided otherwise."""
        locks = self._database.shard_locks
        return None if locks is None else await locks.take(shards, self.name)

    @property
    def may_be_held(self) -> bool:
        """Is nothing known of their loss? That costs no question."""
        locks = self._database.shard_locks
        return locks is None or locks.is_open

    async def beat(self) -> bool:
        """Hold them on; False if they are lost."""
        locks = self._database.shard_locks
        return locks is None or await locks.beat()

    async def let_go(self) -> None:
        """Hold no shard any more."""
        if (locks := self._database.shard_locks) is not None:
            await locks.let_go()

    # Handing over: the successor asks, and the holder names the instant from which on the successor answers

    async def ask_for(self, shards: Shards) -> None:
        """Want to hold these shards in place of the process that does."""
        await self._database.write(
            upsert("handover", ("shards", "asked_by", "from_instant"), ("shards",)),
            shards=str(shards),
            asked_by=self.name,
            from_instant=None,
        )

    async def is_asked_for(self, shards: Shards) -> bool:
        """Does another process want exactly these shards?"""
        return bool(
            await self._database.rows(
                "SELECT 1 FROM handover"
                " WHERE shards = :shards AND asked_by <> :name AND from_instant IS NULL",
                shards=str(shards),
                name=self.name,
            )
        )

    async def answer(self, shards: Shards, instant: int) -> None:
        """The process that asked takes over from this instant on."""
        await self._database.write(
            "UPDATE handover SET from_instant = :instant WHERE shards = :shards AND from_instant IS NULL",
            shards=str(shards),
            instant=instant,
        )

    async def answer_to_us(self, shards: Shards) -> int | None:
        """The instant from which on this process takes over, once the holder has named it."""
        rows = await self._database.rows(
            "SELECT from_instant FROM handover WHERE shards = :shards AND asked_by = :name",
            shards=str(shards),
            name=self.name,
        )
        instant: int | None = rows[0]["from_instant"] if rows else None
        return instant

    async def end_handover(self, shards: Shards) -> None:
        """No process is asked for these shards any more."""
        if self._database.is_shared:
            await self._database.write("DELETE FROM handover WHERE shards = :shards", shards=str(shards))
