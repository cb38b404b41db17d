"""Everything that is kept goes from one database into an empty one, of whichever engines: all or nothing, and
compared before it counts."""

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import AbstractAsyncContextManager, aclosing
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Protocol

import msgspec

from bot.errors import BadStore
from bot.store.parts import Part, Values, parts
from bot.store.place import Place, Server
from bot.store.sqlite import moving as sqlite
from games.message import Message, Typed, say


class End(Protocol):
    """A database on one end of a move; nobody else writes to it meanwhile."""

    def rows(self, part: Part) -> AsyncGenerator[Values]:
        """The rows of a part, a few at a time."""

    async def put(self, part: Part, rows: AsyncIterator[Values]) -> None:
        """Write the rows of a part, in place of those that every new database has."""

    async def last_numbers(self) -> dict[str, int]:
        """By part, the last number that was given to a row, where the database remembers it."""

    async def number_on(self, last: dict[str, int]) -> None:
        """Give to no new row a number that one had before."""


@dataclass
class Tally:
    """How many rows went by, and what stood in them: the same in whichever order they come."""

    rows: int = 0
    digest: int = 0

    async def over(self, rows: AsyncIterator[Values]) -> AsyncIterator[Values]:
        """Let rows go by."""
        async for row in rows:
            self.rows += 1
            written = blake2b(msgspec.msgpack.encode(row), digest_size=16).digest()
            self.digest = (self.digest + int.from_bytes(written)) % 2**128
            yield row


async def move(source: Place, target: Place) -> Message:
    """What was moved out of a database that is there; a refusal leaves the target as it was."""
    if _is_same(source, target):
        raise BadStore(say("store-not-empty", path=Typed(str(target))))
    everything = parts()
    async with _read(source) as here, _written(target) as there:
        if await _is_new(here, everything):
            raise BadStore(say("store-nothing-to-move", path=Typed(str(source))))
        if not await _is_new(there, everything):
            raise BadStore(say("store-not-empty", path=Typed(str(target))))
        moved = {part.name: await _copy(part, here, there) for part in everything}
        await there.number_on(await here.last_numbers())
        for part in everything:
            if await _tally(part, there) != moved[part.name]:
                raise BadStore(say("store-moved-otherwise", path=Typed(str(target)), part=part.name))
    return say(
        "store-moved",
        what=say("store-tables", tables=moved["tables"].rows),
        rows=sum(tally.rows for tally in moved.values()),
        path=Typed(str(source)),
        target=Typed(str(target)),
    )


async def _copy(part: Part, here: End, there: End) -> Tally:
    tally = Tally()
    async with aclosing(here.rows(part)) as rows:
        await there.put(part, tally.over(rows))
    return tally


async def _tally(part: Part, end: End) -> Tally:
    tally = Tally()
    async for _ in tally.over(end.rows(part)):
        pass
    return tally


async def _is_new(end: End, everything: list[Part]) -> bool:
    """Has nothing been kept in it?"""
    for part in everything:
        left = list(part.new)
        async with aclosing(end.rows(part)) as rows:
            async for row in rows:
                if row not in left:
                    return False
                left.remove(row)
    return True


def _is_same(source: Place, target: Place) -> bool:
    if isinstance(source, Path) and isinstance(target, Path):
        return source.resolve() == target.resolve()
    return source == target


def _read(place: Place) -> AbstractAsyncContextManager[End]:
    if isinstance(place, Server):
        # Only who uses a server pays for its driver.
        from bot.store.postgres import moving as postgres

        return postgres.read(place)
    return sqlite.read(place)


def _written(place: Place) -> AbstractAsyncContextManager[End]:
    if isinstance(place, Server):
        from bot.store.postgres import moving as postgres

        return postgres.written(place)
    return sqlite.written(place)
