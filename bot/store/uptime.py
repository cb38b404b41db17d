"""When the bot could take moves: what lies between counts on nobody's clock."""

from bisect import bisect_right
from typing import Final

from bot.clocks.spans import Span
from bot.clocks.stops import outages
from bot.store.database import Database

REMEMBERED: Final = 10_000
"""Stretches of uptime that are read back, the newest; no turn is so long that it saw more."""


class Uptime:
    """Stretches of uptime, the newest of which may still grow."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: tuple[Span, ...] | None = None
        self._outages: dict[int, tuple[Span, ...]] = {}
        """What lies between, for every moment of grace: every move asks for it, and it seldom changes."""

    async def load(self) -> tuple[Span, ...]:
        """All stretches that may matter, oldest first."""
        if self._known is None:
            rows = await self._database.rows(
                "SELECT up_from, last_beat FROM uptime ORDER BY up_from DESC LIMIT :most", most=REMEMBERED
            )
            self._known = tuple(Span(row["up_from"], row["last_beat"]) for row in reversed(rows))
        return self._known

    async def outages(self, grace: int, since: int = 0) -> tuple[Span, ...]:
        """When the bot was away, and a moment of grace after that, as far as it was not over by then."""
        known = await self.load()
        if grace not in self._outages:
            self._outages[grace] = outages(known, grace)
        found = self._outages[grace]
        return found[bisect_right(found, since, key=lambda outage: outage.end) :]

    async def newest(self) -> int:
        """The newest instant that was kept."""
        known = await self.load()
        return known[-1].end if known else 0

    async def begin(self, at: int) -> None:
        """The bot can take moves from now on."""
        known = await self.load()
        await self._database.write(
            "INSERT INTO uptime (up_from, last_beat) VALUES (:at, :at) ON CONFLICT DO NOTHING", at=at
        )
        if not known or known[-1].start < at:
            self._known = (*known, Span(at, at))[-REMEMBERED:]
            self._outages.clear()

    async def beat(self, at: int) -> None:
        """It still can."""
        known = await self.load()
        if known and known[-1].end < at:
            newest = Span(known[-1].start, at)
            await self._database.write(
                "UPDATE uptime SET last_beat = :at WHERE up_from = :up_from", at=at, up_from=newest.start
            )
            self._known = (*known[:-1], newest)
