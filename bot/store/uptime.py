"""When the bot could take moves, shard by shard: what lies between counts on nobody's clock."""

from bisect import bisect_right
from collections import OrderedDict
from typing import Any, Final

from bot.clocks.spans import Span
from bot.clocks.stops import outages
from bot.shards import EVERYTHING, Shards
from bot.store.database import Database
from bot.store.statement import Row

REMEMBERED: Final = 10_000
"""Stretches of uptime that are read back, the newest; no turn is so long that it saw more."""
MOST_SERVERS: Final = 4096
"""Servers whose outages are remembered."""
Stretch = tuple[Span, Shards]


class Uptime:
    """Stretches of uptime, the newest of which may still grow."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.shards = EVERYTHING
        """Which shards this process listens to: only for these does it write anything."""
        self._known: tuple[Stretch, ...] | None = None
        self._outages: OrderedDict[tuple[int, int], tuple[Span, ...]] = OrderedDict()
        """What lies between, for a server and every moment of grace: every move asks for it, and it seldom
        changes."""

    async def load(self) -> tuple[Stretch, ...]:
        """All stretches that may matter, oldest first."""
        if self._known is None:
            self._known = await self._read()
        return self._known

    async def _read(self) -> tuple[Stretch, ...]:
        rows = await self._database.rows(
            "SELECT up_from, last_beat, first, last, count FROM uptime ORDER BY up_from DESC LIMIT :most",
            most=REMEMBERED,
        )
        return tuple(map(_stretch, reversed(rows)))

    async def outages(self, grace: int, since: int = 0, guild_id: int = 0) -> tuple[Span, ...]:
        """When nobody of a server could reach the bot, and a moment of grace after that, as far as it was not
        over by then."""
        if not self.shards.hold(guild_id):  # another process keeps when it was up
            found = _outages(await self._read(), grace, guild_id)
        else:
            known = await self.load()
            key = (grace, 0 if self.shards.are_all else guild_id)
            if key not in self._outages:
                self._outages[key] = _outages(known, grace, guild_id)
                if len(self._outages) > MOST_SERVERS:
                    self._outages.popitem(last=False)
            found = self._outages[key]
        return found[bisect_right(found, since, key=lambda outage: outage.end) :]

    async def newest(self) -> int:
        """The newest instant that was kept."""
        return max((span.end for span, _ in await self.load()), default=0)

    async def begin(self, at: int) -> None:
        """The bot can take moves from now on."""
        known = await self.load()
        await self._database.write(
            "INSERT INTO uptime (up_from, last_beat, first, last, count)"
            " VALUES (:at, :at, :first, :last, :count) ON CONFLICT DO NOTHING",
            at=at,
            **self._ours(),
        )
        newest = self._newest_of_ours(known)
        if newest is None or newest.start < at:
            self._known = (*known, (Span(at, at), self.shards))[-REMEMBERED:]
            self._outages.clear()

    async def beat(self, at: int) -> None:
        """It still can."""
        known = await self.load()
        newest = self._newest_of_ours(known)
        if newest is not None and newest.end < at:
            await self._database.write(
                "UPDATE uptime SET last_beat = :at"
                " WHERE up_from = :up_from AND first = :first AND count = :count",
                at=at,
                up_from=newest.start,
                first=self.shards.first,
                count=self.shards.count,
            )
            grown = (Span(newest.start, at), self.shards)
            self._known = tuple([grown if each == (newest, self.shards) else each for each in known])

    def _newest_of_ours(self, known: tuple[Stretch, ...]) -> Span | None:
        return next((span for span, shards in reversed(known) if shards == self.shards), None)

    def _ours(self) -> dict[str, Any]:
        return {"first": self.shards.first, "last": self.shards.last, "count": self.shards.count}


def _stretch(row: Row) -> Stretch:
    return Span(row["up_from"], row["last_beat"]), Shards(row["first"], row["last"], row["count"])


def _outages(known: tuple[Stretch, ...], grace: int, guild_id: int) -> tuple[Span, ...]:
    return outages(_merged([span for span, shards in known if shards.hold(guild_id)]), grace)


def _merged(spans: list[Span]) -> list[Span]:
    """Stretches that overlap are one: a process ends after its successor has begun."""
    merged: list[Span] = []
    for span in sorted(spans):
        if merged and span.start <= merged[-1].end:
            merged[-1] = Span(merged[-1].start, max(merged[-1].end, span.end))
        else:
            merged.append(span)
    return merged
