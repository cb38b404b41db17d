"""How much there is of something, for whoever operates the bot."""

from bot.store.database import Database


class Counts:
    """Counted anew whenever somebody asks, which is not meant to be often."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open_tables(self) -> int:
        """Lobbies, and tables in play."""
        (row,) = await self._database.rows(
            "SELECT count(*) AS number FROM tables WHERE state IN ('lobby', 'playing')"
        )
        number: int = row["number"]
        return number
