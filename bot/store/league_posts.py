"""The messages of leagues: what they show in which version, and where they stand."""

from typing import Final

import msgspec

from bot.league.change import Post, Show
from bot.store.database import Database
from bot.store.rows import names, read_text
from bot.store.statement import Row
from games.message import Message


class Standing(msgspec.Struct, frozen=True):
    """Where a message stands, and which version of it."""

    shown_version: int = 0
    channel_id: int | None = None
    message_id: int | None = None
    tried_at: float | None = None
    """When it was about to be posted: until it is known as what, it may stand there unknown."""


class KeptPost(msgspec.Struct, frozen=True):
    """A message as it is to be shown, and as it is."""

    id: int
    post: Post
    version: int
    standing: Standing


_POST: Final = Post.__struct_fields__
_STANDING: Final = Standing.__struct_fields__
_COLUMNS: Final = names(("id", "version", *_POST, *_STANDING))


class LeaguePosts:
    """Every message of every league."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def unshown(self) -> list[int]:
        """Messages whose newest version is not shown."""
        rows = await self._database.rows(
            "SELECT id FROM league_posts WHERE shown_version < version ORDER BY id"
        )
        return [row["id"] for row in rows]

    async def load(self, post_id: int) -> KeptPost | None:
        """A message, if there is one of this number."""
        return await self._found("id = :id", id=post_id)

    async def of_key(self, key: str) -> KeptPost | None:
        """The message with this key."""
        return await self._found("key = :key", key=key)

    async def _found(self, where: str, **values: object) -> KeptPost | None:
        rows = await self._database.rows(f"SELECT {_COLUMNS} FROM league_posts WHERE {where}", **values)
        return _read(rows[0]) if rows else None

    async def keep(self, post_id: int, standing: Standing) -> None:
        """It stands so."""
        changes = ", ".join(f"{column} = :{column}" for column in _STANDING)
        await self._database.write(
            f"UPDATE league_posts SET {changes} WHERE id = :id",
            id=post_id,
            **msgspec.structs.asdict(standing),
        )


def _read(row: Row) -> KeptPost:
    post = Post(
        row["key"],
        Show(row["show"]),
        row["season_id"],
        row["number"],
        read_text(row["said"], Message | None, "choices"),
        read_text(row["people"], tuple[int, ...], "players"),
    )
    return KeptPost(
        row["id"], post, row["version"], Standing(**{column: row[column] for column in _STANDING})
    )
