"""Every message that the code can say, found in its source: keys, and the arguments they are said with."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = ("games", "club", "languages", "rendering", "bot", "cogs")
SAYING = {"say", "said"}
"""say() makes a message; said() is a command's name or description that Discord shows in every language."""


@dataclass(frozen=True)
class Use:
    """One place where something is said: a key, or a pattern where a part is only known at run time."""

    key: re.Pattern[str]
    args: frozenset[str]
    where: str

    @property
    def is_exact(self) -> bool:
        return ".+" not in self.key.pattern


@cache
def uses() -> list[Use]:
    """Every place, found once."""
    return list(_uses())


def _uses() -> Iterator[Use]:
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and _called(node) in SAYING and node.args:
                    where = f"{path.relative_to(ROOT)}:{node.lineno}"
                    for key in _keys(node.args[0], where):
                        yield Use(key, frozenset(word.arg or "**" for word in node.keywords), where)


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _keys(node: ast.expr, where: str) -> Iterator[re.Pattern[str]]:
    match node:
        case ast.Constant(value=str(key)):
            yield re.compile(re.escape(key))
        case ast.JoinedStr(values=parts):
            found = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in parts]
            yield re.compile("".join(found))
        case ast.IfExp(body=one, orelse=other):
            yield from _keys(one, where)
            yield from _keys(other, where)
        case ast.Name(id="key"):
            pass  # say() itself, and what hands a key on
        case _:
            raise AssertionError(f"{where}: the key of a message should stand there in the source")
