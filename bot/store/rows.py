"""Values in the columns of a row, as JSON text, and back."""

from typing import Any

import msgspec

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


def names(columns: tuple[str, ...], before: str = "") -> str:
    """Columns as a list for SQL, or with a colon before each of them, their values."""
    return ", ".join(f"{before}{column}" for column in columns)
