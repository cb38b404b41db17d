"""Our SQL as PostgreSQL takes it: values by number, each with its type."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from bot.store.statement import Values

MOST_KNOWN: Final = 2000
_TYPES: Final = ((bool, "boolean"), (int, "bigint"), (float, "double precision"), (str, "text"))
_NAMED: Final = re.compile(r"'[^']*'|(?<!:):([a-z_][a-z_0-9]*)")
"""A text, which is left as it is, or the name of a value."""
_NUMBER: Final = re.compile(r"\$(\d+)")
_CHANGES: Final = re.compile(r"(?:INSERT INTO|UPDATE|DELETE FROM) (\w+)")
_MORE: Final = re.compile(r"\b(?:SELECT|RETURNING)\b")


def numbered(sql: str, values: Values) -> tuple[str, tuple[Any, ...]]:
    """A statement with numbers for names, and its values in that order."""
    used = tuple([values[name] for name in _names(sql)])
    return _translated(sql, tuple([type(value) for value in used])), used


@lru_cache(MOST_KNOWN)
def _names(sql: str) -> tuple[str, ...]:
    """The names that a statement uses, each once, in their order."""
    return tuple(dict.fromkeys(name for name in _NAMED.findall(sql) if name))


@lru_cache(MOST_KNOWN)
def _translated(sql: str, kinds: tuple[type, ...]) -> str:
    typed = {
        name: f"${number}{_type(kind)}"
        for number, (name, kind) in enumerate(zip(_names(sql), kinds, strict=True), 1)
    }
    return _NAMED.sub(lambda match: typed[match[1]] if match[1] else match[0], sql)


@lru_cache(MOST_KNOWN)
def changed_by(text: str) -> str:
    """The table that a statement changes, if it has to do with no other and returns nothing."""
    found = _CHANGES.match(text)
    return found[1] if found and not _MORE.search(text) else ""


@lru_cache(MOST_KNOWN)
def together(texts: tuple[str, ...]) -> str:
    """Statements as one, with the values of all; each changes another table, for none sees the others."""
    *first, last = _shifted(texts)
    named = ", ".join(f"s{number} AS ({text})" for number, text in enumerate(first))
    return f"WITH {named} {last}" if first else last


def _shifted(texts: tuple[str, ...]) -> Iterator[str]:
    before = 0
    for text in texts:
        yield _shifted_by(before, text)
        before += max((int(number) for number in _NUMBER.findall(text)), default=0)


def _shifted_by(before: int, text: str) -> str:
    return _NUMBER.sub(lambda match: f"${int(match[1]) + before}", text)


def _type(kind: type) -> str:
    """Nothing (None) takes the type of what it is compared with."""
    return next((f"::{name}" for known, name in _TYPES if issubclass(kind, known)), "")
