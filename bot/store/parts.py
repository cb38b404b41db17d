"""What a database is made of, read from a new one: the same on every engine, but for shards."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from graphlib import TopologicalSorter
from typing import Any

import msgspec

from bot.store.sqlite.opening import new_one

Values = tuple[Any, ...]
"""What stands in a row, in the order of its columns: numbers, texts and None; a truth is 0 or 1."""


class Part(msgspec.Struct, frozen=True):
    """A table of the database, called a part because tables are something else here."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    """The columns by which a row is known; none where there is one row."""
    new: tuple[Values, ...]
    """The rows that it has in a new database."""

    @property
    def ordered(self) -> str:
        """What follows ORDER BY, so that rows come as they lie, and are written beside each other again."""
        return quoted(self.key or self.columns)


def parts() -> list[Part]:
    """All of them, each after those that its rows refer to."""
    with closing(new_one()) as new:
        names = [
            name
            for (name,) in new.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
            if not name.startswith("sqlite_")
        ]
        referred = {
            name: {row[2] for row in new.execute(f"PRAGMA foreign_key_list({name})")} for name in names
        }
        return [_part(new, name) for name in TopologicalSorter(referred).static_order()]


def _part(new: sqlite3.Connection, name: str) -> Part:
    found = new.execute(f"PRAGMA table_info({name})").fetchall()
    key = sorted((row[5], row[1]) for row in found if row[5])
    rows = tuple(new.execute(f"SELECT * FROM {name}"))
    return Part(name, tuple(row[1] for row in found), tuple(column for _, column in key), rows)


def quoted(columns: Sequence[str]) -> str:
    """Columns as a list for SQL, some of which are words of its own."""
    return ", ".join(f'"{column}"' for column in columns)
