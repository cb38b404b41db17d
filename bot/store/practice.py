"""Turns that somebody practises at no table, as far as they are drafted."""

from typing import Final

from bot.practice import Mark
from bot.store.database import Database
from bot.store.rows import read_text, upsert, write_text

_MINE: Final = "what = :what AND number = :number AND user_id = :user_id"


class KeptPractice:
    """The draft of everybody who practises something."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, mark: Mark, user_id: int, steps: tuple[str, ...]) -> None:
        """Keep what somebody has drafted; nothing is forgotten."""
        whose = {"what": mark.what.value, "number": mark.number, "user_id": user_id}
        if not steps:
            await self._database.write(f"DELETE FROM practice WHERE {_MINE}", **whose)
            return
        await self._database.write(
            upsert("practice", (*whose, "steps"), tuple(whose)),
            **whose,
            steps=write_text(steps),
        )

    async def load(self, mark: Mark, user_id: int) -> tuple[str, ...]:
        """What somebody has drafted last, if anything."""
        rows = await self._database.rows(
            f"SELECT steps FROM practice WHERE {_MINE}",
            what=mark.what.value,
            number=mark.number,
            user_id=user_id,
        )
        return read_text(rows[0]["steps"], tuple[str, ...], "draft") if rows else ()
