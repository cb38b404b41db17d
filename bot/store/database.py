"""What every subject reads and writes through, whichever engine is below."""

from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from typing import Any, Protocol

import msgspec

from bot.shards import Shards
from bot.store.statement import Row, Statement


class Holder(msgspec.Struct, frozen=True):
    """A process that holds a shard, and when its session last spoke to the server."""

    what: str
    who: str
    seen: datetime


class ShardLocks(Protocol):
    """The locks by which a process holds its shards."""

    @property
    def is_open(self) -> bool:
        """May they be held, as far as is known without asking?"""

    async def take(self, shards: Shards, name: str) -> Holder | None:
        """Lock all of these shards, or none; gives the process that is in the way."""

    async def beat(self) -> bool:
        """Hold them on; False if they are lost."""

    async def let_go(self) -> None:
        """Hold no shard any more."""


class Database(Protocol):
    """An open database."""

    @property
    def is_shared(self) -> bool:
        """May other processes write to it? Then nothing that was read before is trusted."""

    @property
    def shard_locks(self) -> ShardLocks | None:
        """None where no other process could hold a shard."""

    async def close(self) -> None:
        """Finish writing and let go."""

    async def lost(self) -> None:
        """Wait until it is found to be gone for good."""

    async def rows(self, sql: str, **values: Any) -> list[Row]:
        """What a query finds among what is committed."""

    async def write(self, sql: str, **values: Any) -> None:
        """Run one statement; return once it is committed."""

    async def write_and_read(self, sql: str, **values: Any) -> list[Row]:
        """Run one statement that returns rows; they are given once it is committed."""

    async def transact(self, statements: Iterable[Statement]) -> None:
        """Run several statements as one transaction; raise what a guard says that finds nothing."""

    def tell(self, text: str) -> None:
        """Call something out to the other processes, which may not hear it."""

    async def listen(self, listener: Callable[[str], None]) -> None:
        """Hear of what processes call out, this one among them, until cancelled."""

    def alone(self, what: str) -> AbstractAsyncContextManager[None]:
        """Do something that no process does meanwhile: wait until it is free."""

    def try_alone(self, what: str) -> AbstractAsyncContextManager[bool]:
        """Do something that no process does meanwhile; False if one is at it already."""
