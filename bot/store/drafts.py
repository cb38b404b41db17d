"""Turns that are being composed."""

import logging

from bot.draft import Draft
from bot.store.database import Database
from bot.store.rows import DamagedRow, read_text, write_text
from bot.terminal import printed
from games.api import Seat

log = logging.getLogger(__name__)


class KeptDrafts:
    """The draft of every seat that has one; an update of its table takes it away."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, table_id: int, seat: Seat, draft: Draft) -> None:
        """Keep what a seat has drafted; an empty draft is forgotten."""
        if draft.steps:
            await self._database.write(
                "INSERT OR REPLACE INTO drafts (table_id, seat, draft) VALUES (:table_id, :seat, :draft)",
                table_id=table_id,
                seat=seat,
                draft=write_text(draft),
            )
        else:
            await self._database.write(
                "DELETE FROM drafts WHERE table_id = :table_id AND seat = :seat", table_id=table_id, seat=seat
            )

    async def load(self, table_id: int, seat: Seat) -> Draft | None:
        """What the seat has drafted, if anything."""
        rows = await self._database.rows(
            "SELECT draft FROM drafts WHERE table_id = :table_id AND seat = :seat",
            table_id=table_id,
            seat=seat,
        )
        try:
            return read_text(rows[0]["draft"], Draft, "draft") if rows else None
        except DamagedRow as wrong:
            log.error("table=%d seat=%d begins its turn anew: %s", table_id, seat, printed(wrong.said))
            return None
