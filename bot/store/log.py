"""What happened at tables, line by line."""

import asyncio
from contextlib import suppress

from bot.errors import StoreBusy
from bot.retelling import retold
from bot.store.database import Database
from bot.store.lines import kept_lines
from bot.store.rows import DamagedRow, write_text
from bot.store.statement import Statement
from bot.store.tables import KeptTables, damaged
from bot.table import Entry


class KeptLog:
    """The logs of all tables; new lines are kept with the update that they are part of."""

    def __init__(self, database: Database, tables: KeptTables) -> None:
        self._database = database
        self._tables = tables

    async def load(self, table_id: int, newest: int = -1) -> list[Entry]:
        """The lines of the table's log, oldest first: all, or only so many of the newest."""
        try:
            lines = await kept_lines(self._database, table_id, newest)
            if lines.are_older:
                told = await self._tell_anew(table_id)
                return told if newest < 0 else told[-newest:]
        except DamagedRow as wrong:
            raise damaged(table_id, wrong) from None
        return lines.entries

    async def load_as_kept(self, table_id: int) -> list[Entry]:
        """All lines of the log, for checks; sentences of an older release are left as they are."""
        try:
            return (await kept_lines(self._database, table_id)).entries
        except DamagedRow as wrong:
            raise damaged(table_id, wrong) from None

    async def _tell_anew(self, table_id: int) -> list[Entry]:
        """Sentences of an older release become messages, once: the first time that the log is read."""
        table = await self._tables.load(table_id)
        lines = (await kept_lines(self._database, table_id)).entries
        # It replays the game, which takes a while; meanwhile other tables go on.
        told = await asyncio.to_thread(retold, table, lines)
        with suppress(StoreBusy):  # then it is done the next time
            await self._database.transact(
                Statement(
                    "UPDATE log SET said = :said WHERE table_id = :table_id AND number = :number"
                    " AND said <> '' AND said NOT LIKE '{%'",
                    {"table_id": table_id, "number": number, "said": write_text(entry.said)},
                )
                for number, entry in enumerate(told, 1)
                if entry.said is not None
            )
        return told

    async def with_gaps(self) -> list[tuple[int, int, int]]:
        """Table, version and lines of every log whose lines are not numbered 1 to the version."""
        rows = await self._database.rows(
            "SELECT t.id, t.version, count(l.number) AS lines FROM tables t"
            " LEFT JOIN log l ON l.table_id = t.id"
            " GROUP BY t.id HAVING count(l.number) <> t.version OR max(l.number) <> t.version"
        )
        return [(row["id"], row["version"], row["lines"]) for row in rows]
