"""Values in the columns of a row, as JSON text, and back; and the pieces of SQL that are made of values."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.shards import Shards
from games.message import Message, say


class DamagedRow(Exception):
    """A row that cannot be read; says which part, and nothing of what stands there, which may be hidden."""

    def __init__(self, said: Message) -> None:
        super().__init__(said)
        self.said = said


def write_text(value: Any) -> str:
    """A value as JSON text."""
    return msgspec.json.encode(value).decode()


def read_text(text: str, kind: Any, what: str) -> Any:
    """A value from its JSON text; `what` it is of its table."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError:
        raise DamagedRow(say(f"store-unreadable-{what}")) from None


def names(columns: Sequence[str], before: str = "") -> str:
    """Columns as a list for SQL, or with a colon before each of them, their values."""
    return ", ".join(f"{before}{column}" for column in columns)


def among(values: Sequence[int], name: str = "among") -> tuple[str, dict[str, int]]:
    """A list of numbers for IN, and their values; there must be at least one."""
    assert values
    numbered = {f"{name}{number}": value for number, value in enumerate(values)}
    return f"({names(tuple(numbered), ':')})", numbered


def upsert(table: str, columns: Sequence[str], key: Sequence[str]) -> str:
    """Insert a row, or put its values in place of those of the row with the same key."""
    changes = ", ".join(f"{column} = excluded.{column}" for column in columns if column not in key)
    return (
        f"INSERT INTO {table} ({names(columns)}) VALUES ({names(columns, ':')})"
        f" ON CONFLICT ({names(key)}) DO {f'UPDATE SET {changes}' if changes else 'NOTHING'}"
    )


def of_shards(guild_id: str = "guild_id") -> str:
    """Says of a row that its server is on one of these shards; `ours` gives the values."""
    return f"(({guild_id} >> 22) % :count) BETWEEN :first AND :last"


def ours(shards: Shards) -> dict[str, int]:
    """The shards as values of a statement."""
    return {"first": shards.first, "last": shards.last, "count": shards.count}


def larger(one: str, other: str) -> str:
    """The larger of two numbers."""
    return f"CASE WHEN {one} < {other} THEN {other} ELSE {one} END"
