"""Vacation days of players, spent and booked."""

from collections.abc import Iterable

from bot.clocks.spans import Span
from bot.store.database import Database
from bot.store.remembered import Remembered
from bot.store.rows import write_text


class Vacations:
    """Everybody's days; one that a turn spends is kept with the update that says so."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: Remembered[tuple[Span, ...]] = Remembered()

    async def load(self, user_id: int) -> tuple[Span, ...]:
        """A player's days, oldest first."""
        known = self._known.get(user_id)
        if known is not None:
            return known
        rows = await self._database.rows(
            "SELECT start, end FROM vacation WHERE user_id = :user_id ORDER BY start", user_id=user_id
        )
        return self._known.was_read(user_id, tuple(Span(row["start"], row["end"]) for row in rows))

    async def book(self, user_id: int, days: Iterable[Span]) -> None:
        """Keep days that a player has chosen."""
        await self._write(
            user_id,
            "INSERT OR IGNORE INTO vacation (user_id, start, end, booked)"
            " SELECT :user_id, json_extract(value, '$.start'), json_extract(value, '$.end'), 1"
            " FROM json_each(:days)",
            days=write_text(list(days)),
        )

    async def cancel(self, user_id: int, now: int) -> None:
        """Take back all booked days that have not begun."""
        await self._write(
            user_id,
            "DELETE FROM vacation WHERE user_id = :user_id AND booked = 1 AND start > :now",
            now=now,
        )

    def was_spent(self, user_id: int) -> None:
        """An update has kept a day for this player."""
        self._known.is_being_kept(user_id)

    async def _write(self, user_id: int, sql: str, **values: object) -> None:
        self._known.is_being_kept(user_id)
        await self._database.write(sql, user_id=user_id, **values)
        self._known.is_being_kept(user_id)
