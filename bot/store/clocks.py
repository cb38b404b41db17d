"""Which tables something is to be done about, and when."""

import sqlite3

from bot.errors import StaleButton
from bot.notices import Notice
from bot.running import due_of
from bot.store.database import Database
from bot.store.rows import write_text
from bot.table import Table
from games.message import say


class KeptClocks:
    """What time changes at tables, whose versions stay."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def next_due(self) -> int | None:
        """When something is to be done next, anywhere; it may turn out to be nothing yet."""
        (row,) = await self._database.rows("SELECT min(due) AS due FROM tables WHERE due IS NOT NULL")
        due: int | None = row["due"]
        return due

    async def due(self, now: int, most: int) -> list[int]:
        """Tables about which something may be to do by now, the longest overdue first."""
        rows = await self._database.rows(
            "SELECT id FROM tables WHERE due <= :now ORDER BY due LIMIT :most", now=now, most=most
        )
        return [row["id"] for row in rows]

    async def keep(
        self,
        table: Table,
        notices: tuple[Notice, ...] = (),
        sent: Notice | None = None,
        sent_at: int | None = None,
    ) -> None:
        """Keep the table's clocks, what is to be told now, and where a notice stands that was just sent."""
        try:
            await self._database.write(
                "INSERT INTO clock_changes"
                " (id, version, clocks, due, notices, notice_id, sent_to, message_id, sent_at) VALUES"
                " (:id, :version, :clocks, :due, :notices, :notice_id, :sent_to, :message_id, :sent_at)",
                id=table.id,
                version=table.version,
                clocks=write_text(table.clocks),
                due=due_of(table),
                notices=write_text(notices),
                notice_id=sent.id if sent else None,
                sent_to=sent.channel_id if sent else None,
                message_id=sent.message_id if sent else None,
                sent_at=sent_at,
            )
        except sqlite3.IntegrityError as refused:
            if "stale version" in str(refused):
                raise StaleButton(say("store-moved-on")) from None
            raise

    async def postpone(self, table_id: int, until: int) -> None:
        """Leave a table alone until then: something is wrong with it."""
        await self._database.write(
            "UPDATE tables SET due = :until WHERE id = :table_id", table_id=table_id, until=until
        )

    async def of_player(self, user_id: int) -> list[int]:
        """Tables in play at which somebody is on turn or may be."""
        rows = await self._database.rows(
            "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id"
            " WHERE s.user_id = :user_id AND s.acting = 1 AND t.state = 'playing'",
            user_id=user_id,
        )
        return [row["id"] for row in rows]
