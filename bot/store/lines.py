"""The lines of a log as rows and back."""

from typing import Any, Final

import msgspec

from bot.clocks.seats import Reading
from bot.retelling import told_before
from bot.store.database import Database
from bot.store.rows import DamagedRow, names, read_text
from bot.store.statement import Row
from bot.table import Entry, Kind
from games.message import Message, say

_COLUMNS: Final = names(Entry.__struct_fields__)
ALL: Final = 2**31
"""More lines than any log has."""


class Lines(msgspec.Struct, frozen=True):
    """Lines of a log as they are kept, oldest first."""

    entries: list[Entry]
    are_older: bool
    """Is there one that an older release kept as an English sentence?"""


async def kept_lines(database: Database, table_id: int, newest: int = -1) -> Lines:
    """All lines of a table's log, or only so many of the newest; DamagedRow if one cannot be read."""
    rows = await database.rows(
        f"SELECT {_COLUMNS} FROM log WHERE table_id = :table_id ORDER BY number DESC LIMIT :newest",
        table_id=table_id,
        newest=newest if newest >= 0 else ALL,
    )
    return Lines([_read(row) for row in reversed(rows)], any(map(_is_older, rows)))


def _read(row: Row) -> Entry:
    columns: dict[str, Any] = dict(row)
    try:
        kind = Kind(columns["kind"])
    except ValueError:
        raise DamagedRow(say("store-unreadable-log")) from None
    readings = read_text(columns["readings"], tuple[Reading, ...], "clocks")
    return Entry(**{**columns, "kind": kind, "said": _said(row), "readings": readings})


def _is_older(row: Row) -> bool:
    return bool(row["said"]) and not row["said"].startswith("{")


def _said(row: Row) -> Message | None:
    if _is_older(row):
        return told_before(row["seat"], row["said"])
    return read_text(row["said"], Message, "log") if row["said"] else None
