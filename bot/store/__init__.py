"""All SQL; callers pass values and get values."""

import logging
import sqlite3
from pathlib import Path
from typing import Any, Self

import aiosqlite
import msgspec

from bot.consequences import Consequences
from bot.draft import Draft
from bot.errors import NoSuchTable, StaleButton
from bot.notices import Notice
from bot.preferences import ChannelSettings, Preferences
from bot.store.file import OpenFile
from bot.store.opening import bring_up_to_date, check_whole, connect, newest_table
from bot.store.remembered import Remembered
from bot.store.rows import (
    NOTICE_COLUMNS,
    SHOWING_COLUMNS,
    TABLE_COLUMNS,
    UPDATE_SQL,
    DamagedRow,
    read_notices,
    read_table,
    read_text,
    read_words,
    update_row,
    write_text,
)
from bot.store.troubles import reason_for
from bot.store.writer import Writer
from bot.table import Entry, Kind, Table, Update
from games.api import Seat

log = logging.getLogger(__name__)


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

    @property
    def is_half_done(self) -> bool:
        """Was posting begun and not ended?"""
        return self.tried_in is not None or self.past_board_id is not None


class Store:
    """The database of tables: one connection that writes, one that reads what is committed."""

    def __init__(
        self, writing: aiosqlite.Connection, reading: aiosqlite.Connection, file: OpenFile, last_id: int
    ) -> None:
        self._writing = writing
        self._reading = reading
        self._file = file
        self._writer = Writer(writing, file)
        self._last_id = last_id
        self._players: Remembered[Preferences] = Remembered()
        self._channels: Remembered[ChannelSettings] = Remembered()

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open or create a database, or refuse it with one clear line."""
        writing = await connect(path)
        try:
            await bring_up_to_date(writing, path)
            await check_whole(writing, path)
            last_id = await newest_table(writing, path)
            reading = await connect(path)
        except BaseException:
            await writing.close()
            raise
        return cls(writing, reading, OpenFile(path), last_id)

    async def close(self) -> None:
        """Finish writing and let go of the file."""
        await self._writer.close()
        await self._reading.close()
        await self._writing.close()

    async def lost(self) -> None:
        """Wait until the file is found to be deleted or replaced."""
        await self._file.lost()

    async def _rows(self, sql: str, *parameters: Any) -> list[Any]:
        self._file.check()
        try:
            return list(await self._reading.execute_fetchall(sql, parameters))
        except sqlite3.Error as wrong:
            raise reason_for(wrong) from None

    # Tables

    def new_table_id(self) -> int:
        """A number no table has had."""
        self._last_id += 1
        return self._last_id

    async def keep_update(self, update: Update, consequences: Consequences) -> None:
        """Keep log entries, position and what follows in one transaction, guarded by the version."""
        try:
            await self._writer.write(UPDATE_SQL, *update_row(update, consequences))
        except sqlite3.IntegrityError as refused:
            if "stale version" in str(refused):
                raise StaleButton("The board has moved on; look at it again.") from None
            raise

    async def load_table(self, table_id: int) -> Table:
        """The table as it was kept."""
        rows = await self._rows(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", table_id)
        if not rows:
            raise NoSuchTable(f"There is no table {table_id}.")
        try:
            return read_table(rows[0])
        except DamagedRow as wrong:
            raise _damaged(table_id, wrong) from None

    async def load_log(self, table_id: int, newest: int = -1) -> list[Entry]:
        """The entries of the table's log, oldest first: all, or only so many of the newest."""
        rows = await self._rows(
            "SELECT kind, user_id, text, seat, at, words FROM log WHERE table_id = ?"
            " ORDER BY number DESC LIMIT ?",
            table_id,
            newest,
        )
        try:
            return [_entry(*row) for row in reversed(rows)]
        except (ValueError, DamagedRow):
            raise _damaged(table_id, "its log cannot be read") from None

    async def tables_in(self, channel_id: int) -> list[int]:
        """Open tables of a channel or thread, newest first."""
        rows = await self._rows(
            "SELECT id FROM tables WHERE channel_id = ? AND state IN ('lobby', 'playing')"
            " UNION SELECT id FROM tables WHERE home_id = ? AND state IN ('lobby', 'playing')"
            " ORDER BY id DESC LIMIT 50",
            channel_id,
            channel_id,
        )
        return [row[0] for row in rows]

    async def last_table_at(self, home_id: int) -> int | None:
        """The newest table shown in a thread or channel, over or not."""
        rows = await self._rows("SELECT max(id) FROM tables WHERE home_id = ?", home_id)
        return rows[0][0] if rows else None

    async def rematch_of(self, table_id: int) -> int | None:
        """The newest table that plays this one again and was not cancelled."""
        rows = await self._rows(
            "SELECT max(id) FROM tables WHERE id > ? AND state <> 'abandoned'"
            " AND json_extract(arrangement, '$.rematch_of') = ?",
            table_id,
            table_id,
        )
        return rows[0][0] if rows else None

    async def tables_of(self, user_id: int) -> list[int]:
        """Open tables at which somebody sits, those that wait for them first."""
        rows = await self._rows(
            "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id"
            " WHERE s.user_id = ? AND t.state IN ('lobby', 'playing')"
            " ORDER BY s.acting DESC, t.since LIMIT 50",
            user_id,
        )
        return [row[0] for row in rows]

    async def tables_waiting_for(self, user_id: int) -> list[int]:
        """Tables at which it is somebody's turn, the longest wait first."""
        rows = await self._rows(
            "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id"
            " WHERE s.user_id = ? AND s.acting = 1 AND t.state = 'playing' ORDER BY t.since LIMIT 50",
            user_id,
        )
        return [row[0] for row in rows]

    async def all_table_ids(self) -> list[int]:
        """Every table, for checks."""
        return [row[0] for row in await self._rows("SELECT id FROM tables ORDER BY id")]

    async def logs_with_gaps(self) -> list[tuple[int, int, int]]:
        """Table, version and lines of every log whose lines are not numbered 1 to the version."""
        rows = await self._rows(
            "SELECT t.id, t.version, count(l.number) FROM tables t LEFT JOIN log l ON l.table_id = t.id"
            " GROUP BY t.id HAVING count(l.number) <> t.version OR max(l.number) <> t.version"
        )
        return [(row[0], row[1], row[2]) for row in rows]

    # Drafts

    async def keep_draft(self, table_id: int, seat: Seat, draft: Draft) -> None:
        """Keep what a seat has drafted; an empty draft is forgotten."""
        if draft.steps:
            await self._writer.write(
                "INSERT OR REPLACE INTO drafts (table_id, seat, draft) VALUES (?, ?, ?)",
                table_id,
                seat,
                write_text(draft),
            )
        else:
            await self._writer.write("DELETE FROM drafts WHERE table_id = ? AND seat = ?", table_id, seat)

    async def load_draft(self, table_id: int, seat: Seat) -> Draft | None:
        """What the seat has drafted, if anything."""
        rows = await self._rows("SELECT draft FROM drafts WHERE table_id = ? AND seat = ?", table_id, seat)
        try:
            return read_text(rows[0][0], Draft, "draft") if rows else None
        except DamagedRow as wrong:
            log.error("table=%d seat=%d begins its turn anew: %s", table_id, seat, wrong)
            return None

    # What is shown

    async def load_showing(self, table_id: int) -> Showing:
        """Where the table is shown."""
        rows = await self._rows(f"SELECT {SHOWING_COLUMNS} FROM tables WHERE id = ?", table_id)
        return Showing(*rows[0]) if rows else Showing()

    async def keep_showing(self, table_id: int, showing: Showing) -> None:
        """Keep where the table is shown; an older version never replaces a newer one."""
        await self._writer.write(
            "UPDATE tables SET home_id = ?, board_id = ?, lobby_id = ?,"
            " shown_version = max(shown_version, ?), past_home_id = ?, past_board_id = ?,"
            " tried_in = ?, tried_at = ? WHERE id = ?",
            *msgspec.structs.astuple(showing),
            table_id,
        )

    async def tables_not_shown(self) -> list[int]:
        """Tables whose newest version is kept but not shown, or only half."""
        rows = await self._rows(
            "SELECT id FROM tables WHERE shown_version < version"
            " UNION SELECT id FROM tables WHERE tried_in IS NOT NULL OR past_board_id IS NOT NULL ORDER BY id"
        )
        return [row[0] for row in rows]

    # Notices

    async def tables_not_told(self) -> list[int]:
        """Tables of whose newest version somebody may still have to be told something."""
        rows = await self._rows("SELECT id FROM tables WHERE told_version < version ORDER BY id")
        return [row[0] for row in rows]

    async def keep_told(self, table_id: int, version: int) -> None:
        """Everybody was told what there is to tell up to this version, and what is past was taken away."""
        await self._writer.write(
            "UPDATE tables SET told_version = max(told_version, ?) WHERE id = ?", version, table_id
        )

    async def notices_to_send(self) -> list[Notice]:
        """Notices nobody has seen yet, oldest first."""
        rows = await self._rows(f"SELECT {NOTICE_COLUMNS} FROM notices WHERE done = 0 ORDER BY id")
        return read_notices(rows)

    async def open_notices(self, table_id: int) -> list[Notice]:
        """The table's notices that are to be sent or stand somewhere, oldest first."""
        rows = await self._rows(
            f"SELECT {NOTICE_COLUMNS} FROM notices WHERE table_id = ? AND done = 0"
            f" UNION ALL SELECT {NOTICE_COLUMNS} FROM notices WHERE table_id = ? AND message_id IS NOT NULL"
            " ORDER BY id",
            table_id,
            table_id,
        )
        return read_notices(rows)

    async def keep_trying(self, notice_id: int, channel_id: int, now: float) -> None:
        """The notice is about to be sent there; until it is done, nobody knows whether it was."""
        await self._writer.write(
            "UPDATE notices SET channel_id = ?, tried_at = ? WHERE id = ?", channel_id, now, notice_id
        )

    async def keep_sent(self, notice_id: int, channel_id: int, message_id: int) -> None:
        """The notice stands as this message."""
        await self._writer.write(
            "UPDATE notices SET done = 1, channel_id = ?, message_id = ? WHERE id = ?",
            channel_id,
            message_id,
            notice_id,
        )

    async def keep_done(self, notice_id: int) -> None:
        """Nothing is left to do about the notice: it needs no message, or none that is ever taken away."""
        await self._writer.write(
            "UPDATE notices SET done = 1, channel_id = NULL, message_id = NULL WHERE id = ?", notice_id
        )

    # Preferences

    async def load_preferences(self, user_id: int) -> Preferences:
        """How a player wants to be told things."""
        if (known := self._players.get(user_id)) is not None:
            return known
        rows = await self._rows("SELECT preferences FROM players WHERE user_id = ?", user_id)
        try:
            chosen = read_text(rows[0][0], Preferences, "row of preferences") if rows else Preferences()
        except DamagedRow as wrong:
            log.error("user=%d is told things in the usual way: %s", user_id, wrong)
            chosen = Preferences()
        return self._players.was_read(user_id, chosen)

    async def keep_preferences(self, user_id: int, preferences: Preferences) -> None:
        """Keep what a player chose."""
        self._players.is_being_kept(user_id)
        await self._writer.write(
            "INSERT OR REPLACE INTO players (user_id, preferences) VALUES (?, ?)",
            user_id,
            write_text(preferences),
        )
        self._players.was_kept(user_id, preferences)

    async def keep_locale(self, user_id: int, locale: str) -> None:
        """Keep in which locale a player uses Discord; what they chose is left as it is, whoever writes it."""
        self._players.is_being_kept(user_id)
        await self._writer.write(
            "INSERT INTO players (user_id, preferences) VALUES (?, json_object('locale', ?))"
            " ON CONFLICT (user_id) DO UPDATE SET preferences = json_set(preferences, '$.locale', ?)",
            user_id,
            locale,
            locale,
        )
        self._players.is_being_kept(user_id)

    async def load_channel(self, channel_id: int) -> ChannelSettings:
        """What a channel's moderators chose."""
        if (known := self._channels.get(channel_id)) is not None:
            return known
        rows = await self._rows("SELECT settings FROM channels WHERE channel_id = ?", channel_id)
        try:
            chosen = read_text(rows[0][0], ChannelSettings, "row of settings") if rows else ChannelSettings()
        except DamagedRow as wrong:
            log.error("channel=%d has the usual settings: %s", channel_id, wrong)
            chosen = ChannelSettings()
        return self._channels.was_read(channel_id, chosen)

    async def keep_channel(self, channel_id: int, settings: ChannelSettings) -> None:
        """Keep what a channel's moderators chose."""
        self._channels.is_being_kept(channel_id)
        await self._writer.write(
            "INSERT OR REPLACE INTO channels (channel_id, settings) VALUES (?, ?)",
            channel_id,
            write_text(settings),
        )
        self._channels.was_kept(channel_id, settings)


def _entry(kind: str, user_id: int, text: str, seat: int, at: float, words: str) -> Entry:
    return Entry(Kind(kind), user_id, text, seat, at, read_words(words))


def _damaged(table_id: int, why: object) -> NoSuchTable:
    return NoSuchTable(f"Table {table_id} is damaged in the database and cannot be opened: {why}.")
