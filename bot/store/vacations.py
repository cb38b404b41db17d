"""Vacation days of players, spent and booked."""

from collections.abc import Iterable

import msgspec

from bot.clocks.spans import Span
from bot.consequences import VacationDay
from bot.store.database import Database
from bot.store.remembered import Remembered
from bot.store.statement import Statement


class Vacations:
    """Everybody's days; one that a turn spends is kept with the update that says so."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: Remembered[tuple[Span, ...]] = Remembered(database)

    async def load(self, user_id: int) -> tuple[Span, ...]:
        """A player's days, oldest first."""
        known = self._known.get(user_id)
        if known is not None:
            return known
        rows = await self._database.rows(
            'SELECT start, "end" FROM vacation WHERE user_id = :user_id ORDER BY start', user_id=user_id
        )
        return self._known.was_read(user_id, tuple(Span(row["start"], row["end"]) for row in rows))

    async def book(self, user_id: int, days: Iterable[Span]) -> None:
        """Keep days that a player has chosen."""
        await self._write(
            user_id, *(day_statement(VacationDay(user_id, day.start, day.end, booked=True)) for day in days)
        )

    async def cancel(self, user_id: int, now: int) -> None:
        """Take back all booked days that have not begun."""
        sql = "DELETE FROM vacation WHERE user_id = :user_id AND booked AND start > :now"
        await self._write(user_id, Statement(sql, {"user_id": user_id, "now": now}))

    def was_spent(self, user_id: int) -> None:
        """An update has kept a day for this player."""
        self._known.is_being_kept(user_id)

    async def _write(self, user_id: int, *statements: Statement) -> None:
        self._known.is_being_kept(user_id)
        await self._database.transact(statements)
        self._known.is_being_kept(user_id)


def day_statement(day: VacationDay) -> Statement:
    """A day is kept as it was first spent or booked."""
    return Statement(
        'INSERT INTO vacation (user_id, start, "end", booked) VALUES (:user_id, :start, :end, :booked)'
        " ON CONFLICT DO NOTHING",
        msgspec.structs.asdict(day),
    )
