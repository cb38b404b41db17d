"""Recaps that are wanted, until they are posted, and where they stand then."""

from enum import StrEnum
from typing import Final

import msgspec

from bot.store.database import Database
from bot.store.rows import names


class Trouble(StrEnum):
    """Why there is no recap."""

    NONE = ""
    NOT_MADE = "not made"
    FORBIDDEN = "forbidden"
    """The bot may not post it there."""
    TOO_LARGE = "too large"
    """Discord takes no such file there."""


class Recapped(msgspec.Struct, frozen=True):
    """How it stands with a table's recap."""

    channel_id: int | None = None
    tried_at: float | None = None
    """When it was about to be posted there: until it is known as what, it may stand there unknown."""
    message_id: int | None = None
    trouble: Trouble = Trouble.NONE

    @property
    def is_open(self) -> bool:
        """Is it still to be posted?"""
        return self.message_id is None and self.trouble is Trouble.NONE


_COLUMNS: Final = Recapped.__struct_fields__


class KeptRecaps:
    """One for each table at most; that a table's players agreed on one is kept with the end of the table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self) -> list[int]:
        """Tables whose recap is wanted and not posted."""
        rows = await self._database.rows(
            "SELECT table_id FROM recaps WHERE message_id IS NULL AND trouble = '' ORDER BY table_id"
        )
        return [row["table_id"] for row in rows]

    async def load(self, table_id: int) -> Recapped | None:
        """How it stands; None if nobody wants one."""
        rows = await self._database.rows(
            f"SELECT {names(_COLUMNS)} FROM recaps WHERE table_id = :table_id", table_id=table_id
        )
        return Recapped(**{**rows[0], "trouble": Trouble(rows[0]["trouble"])}) if rows else None

    async def want(self, table_id: int) -> None:
        """Somebody wants it: what hindered one may be gone by now, or the message that was posted is."""
        await self._database.write(
            "INSERT INTO recaps (table_id) VALUES (:table_id)"
            " ON CONFLICT (table_id) DO UPDATE SET trouble = '', message_id = NULL",
            table_id=table_id,
        )

    async def keep(self, table_id: int, recapped: Recapped) -> None:
        """It stands so."""
        changes = ", ".join(f"{column} = :{column}" for column in _COLUMNS)
        await self._database.write(
            f"UPDATE recaps SET {changes} WHERE table_id = :table_id",
            table_id=table_id,
            channel_id=recapped.channel_id,
            tried_at=recapped.tried_at,
            message_id=recapped.message_id,
            trouble=recapped.trouble.value,
        )
