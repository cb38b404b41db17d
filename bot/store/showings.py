"""Where tables are shown on Discord."""

from typing import Final

import msgspec

from bot.store.database import Database
from bot.store.rows import larger, names


class Showing(msgspec.Struct, frozen=True):
    """Where a table is shown on Discord, and which version stands there."""

    home_id: int | None = None
    board_id: int | None = None
    lobby_id: int | None = None
    shown_version: int = 0
    past_home_id: int | None = None
    past_board_id: int | None = None
    """The board before this one, until it is taken away."""
    tried_in: int | None = None
    """Where a card or board was about to be posted: until it is known as what, it may stand there unknown."""
    tried_at: float = 0.0
    shown_for: int | None = None
    """The channel that the table had when it was shown; if it has another one now, all of it has to move."""

    @property
    def is_half_done(self) -> bool:
        """Was posting begun and not ended?"""
        return self.tried_in is not None or self.past_board_id is not None


_COLUMNS: Final = Showing.__struct_fields__
_KEPT: Final = ", ".join(
    f"{column} = {larger(column, ':shown_version')}" if column == "shown_version" else f"{column} = :{column}"
    for column in _COLUMNS
)


class Showings:
    """The showing of every table, written by whoever shows it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, table_id: int) -> Showing:
        """Where the table is shown."""
        rows = await self._database.rows(
            f"SELECT {names(_COLUMNS)} FROM tables WHERE id = :table_id", table_id=table_id
        )
        return Showing(**rows[0]) if rows else Showing()

    async def keep(self, table_id: int, showing: Showing) -> None:
        """Keep where the table is shown; an older version never replaces a newer one."""
        await self._database.write(
            f"UPDATE tables SET {_KEPT} WHERE id = :table_id",
            table_id=table_id,
            **msgspec.structs.asdict(showing),
        )

    async def unfinished(self) -> list[int]:
        """Tables whose newest version is kept but not shown, or only half."""
        rows = await self._database.rows(
            "SELECT id FROM tables WHERE shown_version < version"
            " UNION SELECT id FROM tables WHERE tried_in IS NOT NULL OR past_board_id IS NOT NULL ORDER BY id"
        )
        return [row["id"] for row in rows]
