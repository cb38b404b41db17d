"""Who wants a list of open turns every day, and for which day they last got it."""

from datetime import date

from bot.store.database import Database


class Digests:
    """One day for each player, so that nobody gets two."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def wanted(self) -> list[int]:
        """The players who want one."""
        rows = await self._database.rows("SELECT user_id FROM players WHERE wants_digest ORDER BY user_id")
        return [row["user_id"] for row in rows]

    async def claim(self, user_id: int, day: date) -> bool:
        """This day's digest is about to be sent; not if it was, or a later one."""
        rows = await self._database.write_and_read(
            "INSERT INTO digests (user_id, day) VALUES (:user_id, :day)"
            " ON CONFLICT (user_id) DO UPDATE SET day = excluded.day WHERE digests.day < excluded.day"
            " RETURNING user_id",
            user_id=user_id,
            day=day.isoformat(),
        )
        return bool(rows)
