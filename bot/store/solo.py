"""Games that people finished alone, for comparing them; new ones are kept with the update that ended them."""

from typing import Final

import msgspec

from bot.store.database import Database
from bot.store.rows import DamagedRow, read_text
from bot.store.statement import Row
from games.message import Message, Said

_WHERE: Final = "user_id = :user_id AND s.game = :game AND mode = :mode"
_COLUMNS: Final = (
    "table_id, points, grade, has_left, ended, t.guild_id, t.channel_id, p.place_id, p.message_id"
)


class FinishedAlone(msgspec.Struct, frozen=True):
    """One game, and where its board stands."""

    table_id: int
    points: int
    grade: Said
    has_left: bool
    ended: float
    guild_id: int
    channel_id: int
    board_id: int | None


class PlayedMode(msgspec.Struct, frozen=True):
    """What somebody has played alone: how often, and the best of it."""

    game: str
    mode: str
    games: int
    best: FinishedAlone | None
    """None if every one was given up."""


class KeptSoloGames:
    """By player, game and mode."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def modes(self, user_id: int) -> list[PlayedMode]:
        """Everything somebody has played alone, the newest first."""
        rows = await self._database.rows(
            "SELECT game, mode, count(*) AS games FROM solo_games WHERE user_id = :user_id"
            " GROUP BY game, mode ORDER BY max(ended) DESC LIMIT 50",
            user_id=user_id,
        )
        return [PlayedMode(**row, best=await self.best(user_id, row["game"], row["mode"])) for row in rows]

    async def best(self, user_id: int, game: str, mode: str) -> FinishedAlone | None:
        """The game with most points, the earliest of equals; those given up do not count."""
        found = await self._read(
            f"{_WHERE} AND NOT has_left ORDER BY points DESC, ended LIMIT 1", user_id, game, mode
        )
        return found[0] if found else None

    async def newest(self, user_id: int, game: str, mode: str, most: int) -> list[FinishedAlone]:
        """The last games, the newest first."""
        return await self._read(f"{_WHERE} ORDER BY ended DESC LIMIT {most:d}", user_id, game, mode)

    async def _read(self, where: str, user_id: int, game: str, mode: str) -> list[FinishedAlone]:
        rows = await self._database.rows(
            f"SELECT {_COLUMNS} FROM solo_games s JOIN tables t ON t.id = s.table_id"
            f" LEFT JOIN posts p ON p.key = 'board:' || t.id WHERE {where}",
            user_id=user_id,
            game=game,
            mode=mode,
        )
        return [_read(row) for row in rows]


def _read(row: Row) -> FinishedAlone:
    return FinishedAlone(
        table_id=row["table_id"],
        points=row["points"],
        grade=read_grade(row["grade"]),
        has_left=bool(row["has_left"]),
        ended=row["ended"],
        guild_id=row["guild_id"],
        channel_id=row["place_id"] or row["channel_id"],
        board_id=row["message_id"],
    )


def read_grade(text: str) -> Said:
    """What it was called; nothing if this release cannot read it, which hides no points."""
    try:
        grade: Said = read_text(text, Message | str, "outcome")
    except DamagedRow:
        return ""
    return grade
