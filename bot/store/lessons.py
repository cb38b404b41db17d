"""How far everybody has come in lessons."""

from bot.lesson import Progress
from bot.store.database import Database
from bot.store.rows import upsert


class KeptLessons:
    """One progress for each person and game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, user_id: int, game: str) -> Progress:
        """How far somebody has come; who has not begun is at the beginning."""
        return (await self.all(user_id)).get(game, Progress())

    async def all(self, user_id: int) -> dict[str, Progress]:
        """Every lesson that somebody has begun, by its game."""
        rows = await self._database.rows(
            "SELECT game, step, has_finished FROM lessons WHERE user_id = :user_id", user_id=user_id
        )
        return {row["game"]: Progress(row["step"], bool(row["has_finished"])) for row in rows}

    async def keep(self, user_id: int, game: str, progress: Progress) -> None:
        """Keep how far somebody has come."""
        await self._database.write(
            upsert("lessons", ("user_id", "game", "step", "has_finished"), ("user_id", "game")),
            user_id=user_id,
            game=game,
            step=progress.step,
            has_finished=progress.has_finished,
        )
