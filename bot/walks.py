"""Walks through tables, made beside everything else; the newest few are remembered."""

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec

from bot.store import Store
from bot.table import Entry, Table
from bot.walk import Stretch, stretches, walk

REMEMBERED: Final = 16
"""Walks that are kept: whoever steps through a game asks for the same one again and again."""


class Walked(msgspec.Struct, frozen=True):
    """A table's log and the turns that it leads through."""

    log: tuple[Entry, ...]
    turns: tuple[Stretch, ...]


class Walks:
    """By table and version: what was played up to there never changes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._newest: OrderedDict[tuple[int, int], Walked] = OrderedDict()

    async def of(self, table: Table) -> Walked:
        """All turns of a table up to its version, or a refusal if it cannot be followed any more."""
        key = (table.id, table.version)
        if key not in self._newest:
            # The log may have grown since the table was read.
            log = (await self._store.log.load(table.id))[: table.version]
            self._newest[key] = await asyncio.to_thread(_walked, table, tuple(log))
        self._newest.move_to_end(key)
        while len(self._newest) > REMEMBERED:
            self._newest.popitem(last=False)
        return self._newest[key]


def _walked(table: Table, log: tuple[Entry, ...]) -> Walked:
    return Walked(log, stretches(walk(table, log)))
