"""What must be told to whom, until it was."""

import logging
from collections.abc import Iterable
from typing import Final

from bot.chronicle import Reminded
from bot.clocks.reminders import Remind
from bot.notices import DIRECTLY, REMINDERS, Notice, Tell
from bot.store.database import Database
from bot.store.rows import names
from bot.store.writer import Row, Statement, Unchanged
from games.api import Seat

log = logging.getLogger(__name__)

_COLUMNS: Final = names(Notice.__struct_fields__)

_BEGAN: Final = "json_extract(t.clocks, '$.seats[' || notices.seat || '].began')"
_IS_OPEN: Final = {
    **dict.fromkeys(REMINDERS, f"{_BEGAN} = notices.version"),
    # One that was called anew is called at a later version; a table from before clocks has none.
    Tell.TURN: f"({_BEGAN} <= notices.version OR json_extract(t.clocks, '$.seats') IS NULL)",
    Tell.NEXT: "EXISTS (SELECT 1 FROM json_each(t.clocks, '$.seats') s"
    " WHERE json_extract(s.value, '$.began') = notices.version)",
}
"""Is the turn open that a notice is about?"""


class KeptNotices:
    """Notices of all tables; new ones are kept with the update that they follow from."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def untold(self) -> list[int]:
        """Tables of whose newest version somebody may still have to be told something."""
        rows = await self._database.rows("SELECT id FROM tables WHERE told_version < version ORDER BY id")
        return [row["id"] for row in rows]

    async def keep_told(self, table_id: int, version: int) -> None:
        """Everybody was told what there is to tell up to this version, and what is past was taken away."""
        await self._database.write(
            "UPDATE tables SET told_version = max(told_version, :version) WHERE id = :table_id",
            table_id=table_id,
            version=version,
        )

    async def to_send(self) -> list[Notice]:
        """Notices nobody has seen yet, oldest first."""
        return _read(await self._database.rows(f"SELECT {_COLUMNS} FROM notices WHERE done = 0 ORDER BY id"))

    async def open_at(self, table_id: int) -> list[Notice]:
        """The table's notices that are to be sent or stand somewhere, oldest first."""
        return _read(
            await self._database.rows(
                f"SELECT {_COLUMNS} FROM notices WHERE table_id = :table_id AND done = 0 UNION ALL"
                f" SELECT {_COLUMNS} FROM notices WHERE table_id = :table_id AND message_id IS NOT NULL"
                " ORDER BY id",
                table_id=table_id,
            )
        )

    async def reminders_sent(self, table_id: int) -> list[Reminded]:
        """What the table's players were reminded of; one that was also told directly, once."""
        rows = await self._database.rows(
            "SELECT tell, seat, sent_at, key FROM notices WHERE sent_at IS NOT NULL"
            " AND ((key > :half AND key < :half || '~') OR (key > :late AND key < :late || '~'))",
            half=f"{Tell.HALF.value}:{table_id}:",
            late=f"{Tell.LATE.value}:{table_id}:",
        )
        return [
            Reminded(Seat(row["seat"]), Remind(row["tell"]), row["sent_at"])
            for row in rows
            if not row["key"].endswith(DIRECTLY)
        ]

    async def also(self, notice: Notice) -> bool:
        """Keep one more notice about a table; not if there has ever been one under its key."""
        try:
            await self._database.transact([notice_statement(notice)._replace(is_guard=True)])
        except Unchanged:
            return False
        return True

    async def claim(self, notice: Notice, channel_id: int, now: float) -> bool:
        """About to send something of a turn there, if that turn is still open; else it is dropped."""
        rows = await self._database.write_and_read(
            "UPDATE notices SET channel_id = :channel_id, tried_at = :now WHERE id = :id AND done = 0"
            " AND EXISTS (SELECT 1 FROM tables t WHERE t.id = notices.table_id AND t.state = 'playing'"
            f" AND {_IS_OPEN[notice.tell]}) RETURNING id",
            id=notice.id,
            channel_id=channel_id,
            now=now,
        )
        if not rows:
            await self.keep_done(notice.id)
        return bool(rows)

    async def keep_attempt(self, notice_id: int, channel_id: int, now: float) -> None:
        """The notice is about to be sent there; until it is done, nobody knows whether it was."""
        await self._database.write(
            "UPDATE notices SET channel_id = :channel_id, tried_at = :now WHERE id = :notice_id",
            notice_id=notice_id,
            channel_id=channel_id,
            now=now,
        )

    async def keep_refused(self, notice_id: int) -> None:
        """Discord did not take the notice: it stands nowhere for certain."""
        await self._database.write(
            "UPDATE notices SET channel_id = NULL, tried_at = 0 WHERE id = :notice_id", notice_id=notice_id
        )

    async def keep_done(self, notice_id: int) -> None:
        """Nothing is left to do about the notice: it needs no message, or none that is ever taken away."""
        await self._database.write(
            "UPDATE notices SET done = 1, channel_id = NULL, message_id = NULL WHERE id = :notice_id",
            notice_id=notice_id,
        )


def notice_statement(notice: Notice) -> Statement:
    """Nothing is told twice under a key."""
    return Statement(
        "INSERT OR IGNORE INTO notices (table_id, version, tell, user_id, seat, key, silent)"
        " VALUES (:table_id, :version, :tell, :user_id, :seat, :key, :silent)",
        {
            "table_id": notice.table_id,
            "version": notice.version,
            "tell": notice.tell.value,
            "user_id": notice.user_id,
            "seat": notice.seat,
            "key": notice.key,
            "silent": notice.silent,
        },
    )


def _read(rows: Iterable[Row]) -> list[Notice]:
    """One that this release cannot tell holds nothing else up."""
    found = []
    for row in rows:
        if row["tell"] in list(Tell):
            found.append(
                Notice(
                    **{
                        **row,
                        "tell": Tell(row["tell"]),
                        "key": row["key"] or "",
                        "silent": bool(row["silent"]),
                    }
                )
            )
        else:
            log.error("notice=%d cannot be sent: nobody knows how to tell “%s”", row["id"], row["tell"])
    return found
