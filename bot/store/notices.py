"""What must be told to whom, until it was."""

import logging
from collections.abc import Iterable
from typing import Final

from bot.chronicle import Reminded
from bot.clocks.reminders import Remind
from bot.clocks.seats import TableClocks
from bot.notices import DIRECTLY, Notice, Tell
from bot.store.database import Database
from bot.store.rows import names, read_text
from bot.store.statement import Row, Statement, Unchanged
from games.api import Seat

log = logging.getLogger(__name__)

_COLUMNS: Final = names(Notice.__struct_fields__)

_THIS: Final = "table_id = :table_id AND id = :id"


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
            "UPDATE tables SET told_version = :version WHERE id = :table_id AND told_version < :version",
            table_id=table_id,
            version=version,
        )

    async def to_send(self) -> list[Notice]:
        """Notices nobody has seen yet, oldest first."""
        return _read(await self._database.rows(f"SELECT {_COLUMNS} FROM notices WHERE NOT done ORDER BY id"))

    async def open_at(self, table_id: int) -> list[Notice]:
        """The table's notices that are to be sent or stand somewhere, oldest first."""
        return _read(
            await self._database.rows(
                f"SELECT {_COLUMNS} FROM notices WHERE table_id = :table_id AND NOT done UNION ALL"
                f" SELECT {_COLUMNS} FROM notices WHERE table_id = :table_id AND message_id IS NOT NULL"
                " ORDER BY id",
                table_id=table_id,
            )
        )

    async def load(self, notice: Notice) -> Notice:
        """The notice as it is by now."""
        (found,) = _read(
            await self._database.rows(f"SELECT {_COLUMNS} FROM notices WHERE {_THIS}", **_this(notice))
        )
        return found

    async def reminders_sent(self, table_id: int) -> list[Reminded]:
        """What the table's players were reminded of; one that was also told directly, once."""
        rows = await self._database.rows(
            "SELECT tell, seat, sent_at, key FROM notices WHERE table_id = :table_id AND sent_at IS NOT NULL"
            " AND ((key > :half AND key < :after_half) OR (key > :late AND key < :after_late))",
            table_id=table_id,
            half=f"{Tell.HALF.value}:{table_id}:",
            after_half=f"{Tell.HALF.value}:{table_id}:~",
            late=f"{Tell.LATE.value}:{table_id}:",
            after_late=f"{Tell.LATE.value}:{table_id}:~",
        )
        return [
            Reminded(Seat(row["seat"]), Remind(row["tell"]), row["sent_at"])
            for row in rows
            if not row["key"].endswith(DIRECTLY)
        ]

    async def also(self, notice: Notice) -> bool:
        """Keep one more notice about a table; not if there has ever been one under its key."""
        try:
            await self._database.transact([notice_statement(notice)._replace(guard=Unchanged)])
        except Unchanged:
            return False
        return True

    async def claim(self, notice: Notice, channel_id: int, now: float) -> bool:
        """About to send something of a turn there, if that turn is still open; else it is dropped."""
        while True:
            rows = await self._database.rows(
                "SELECT t.clocks FROM notices n JOIN tables t ON t.id = n.table_id"
                " WHERE n.table_id = :table_id AND n.id = :id AND NOT n.done AND t.state = 'playing'",
                **_this(notice),
            )
            clocks = rows[0]["clocks"] if rows else ""
            if not rows or not _is_open(notice, read_text(clocks, TableClocks, "clocks")):
                await self.keep_done(notice)
                return False
            if await self._database.write_and_read(
                f"UPDATE notices SET channel_id = :channel_id, tried_at = :now WHERE {_THIS} AND NOT done"
                " AND EXISTS (SELECT 1 FROM tables t WHERE t.id = notices.table_id"
                " AND t.state = 'playing' AND t.clocks = :clocks) RETURNING id",
                **_this(notice),
                channel_id=channel_id,
                now=now,
                clocks=clocks,
            ):
                return True

    async def keep_attempt(self, notice: Notice, channel_id: int, now: float) -> None:
        """The notice is about to be sent there; until it is done, nobody knows whether it was."""
        await self._database.write(
            f"UPDATE notices SET channel_id = :channel_id, tried_at = :now WHERE {_THIS}",
            **_this(notice),
            channel_id=channel_id,
            now=now,
        )

    async def keep_refused(self, notice: Notice) -> None:
        """Discord did not take the notice: it stands nowhere for certain."""
        await self._database.write(
            f"UPDATE notices SET channel_id = NULL, tried_at = 0 WHERE {_THIS}", **_this(notice)
        )

    async def keep_done(self, notice: Notice) -> bool:
        """Nothing is left to do about the notice: it needs no message, or none that is ever taken away.

        Not if it was sent since it was read, or is about to be.
        """
        rows = await self._database.write_and_read(
            f"UPDATE notices SET done = TRUE, channel_id = NULL, message_id = NULL WHERE {_THIS}"
            " AND tried_at = :tried_at AND COALESCE(message_id, 0) = :message_id RETURNING id",
            **_this(notice),
            tried_at=notice.tried_at,
            message_id=notice.message_id or 0,
        )
        return bool(rows)


def _this(notice: Notice) -> dict[str, int]:
    return {"table_id": notice.table_id, "id": notice.id}


def _is_open(notice: Notice, clocks: TableClocks) -> bool:
    """Is the turn open that the notice is about?"""
    if notice.tell is Tell.NEXT:
        return any(clock.began == notice.version for clock in clocks.seats)
    if notice.tell is Tell.TURN and not clocks.seats:
        return True  # a table from before clocks
    if not 0 <= notice.seat < len(clocks.seats) or not clocks.seats[notice.seat].is_open:
        return False
    began = clocks.seats[notice.seat].began
    # A turn that was called anew is called at a later version.
    return began <= notice.version if notice.tell is Tell.TURN else began == notice.version


def notice_statement(notice: Notice) -> Statement:
    """Nothing is told twice under a key."""
    return Statement(
        "INSERT INTO notices (table_id, version, tell, user_id, seat, key, silent)"
        " VALUES (:table_id, :version, :tell, :user_id, :seat, :key, :silent) ON CONFLICT DO NOTHING",
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
