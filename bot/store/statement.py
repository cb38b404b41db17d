"""What is asked of a database, in SQL that both engines understand; values have names, as have columns."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Protocol

Values = Mapping[str, Any]


class Row(Protocol):
    """A row that was found, by the names of its columns."""

    def keys(self) -> Iterable[str]: ...
    def __getitem__(self, column: str, /) -> Any: ...


class Unchanged(Exception):
    """A statement that had to change something found nothing to change: what it was decided on is no more."""


class Statement(NamedTuple):
    """A statement of a transaction; a guard must change a row, or all of it is undone."""

    sql: str
    values: Values
    guard: type[Exception] | Exception | None = None
    """What is raised where it changes nothing, if it is a guard."""
