"""Values in the columns of a row, as JSON text, and back."""

from typing import Any

import msgspec


class DamagedRow(Exception):
    """A row that cannot be read; says which part, and nothing of what stands there, which may be hidden."""


def write_text(value: Any) -> str:
    """A value as JSON text."""
    return msgspec.json.encode(value).decode()


def read_text(text: str, kind: Any, what: str) -> Any:
    """A value from its JSON text."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError:
        raise DamagedRow(f"its {what} cannot be read") from None


def names(columns: tuple[str, ...], before: str = "") -> str:
    """Columns as a list for SQL, or with a colon before each of them, their values."""
    return ", ".join(f"{before}{column}" for column in columns)
