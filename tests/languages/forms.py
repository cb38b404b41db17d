"""Every form of every sentence of a file: all that its selectors can choose, all languages side by side."""

from collections.abc import Iterator
from itertools import product

from fluent.syntax import FluentParser, ast

from languages.shelf import LANGUAGES, ROOT, language
from tests.languages.sentences import Variables

NUMBERS = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 11, "other": 2}
"""A number for every plural category; a sentence about who does it also has [many]."""


class _Choices(Variables):
    """What a sentence asks about each of its arguments."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: dict[str, dict[str, None]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        keys = self.keys.setdefault(node.selector.id.name, {})
        for variant in node.variants:
            key = variant.key
            keys[key.name if isinstance(key, ast.Identifier) else key.value] = None
        self.generic_visit(node)


def _choices(prefix: str) -> dict[str, _Choices]:
    """The keys of a file with all that any language chooses by."""
    found: dict[str, _Choices] = {}
    for key in LANGUAGES:
        text = (ROOT / key / f"{prefix}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                found.setdefault(entry.id.name, _Choices()).visit(entry)
    return found


def _values(name: str, keys: dict[str, None]) -> list[dict[str, str | int]]:
    """The arguments to try for one name."""
    if name.endswith("-is"):
        who = name.removesuffix("-is")
        return [{name: key, **_called(who, key)} for key in keys]
    if all(key.isdecimal() or key in NUMBERS for key in keys):
        numbers = sorted({int(key) if key.isdecimal() else NUMBERS[key] for key in keys})
        if name.endswith("-count"):
            several = name.removesuffix("-count")
            return [{name: number, several: f"‹{several}›"} for number in numbers]
        return [{name: number} for number in numbers]
    return [{name: key} for key in keys]


def _called(who: str, form: str) -> dict[str, str | int]:
    """What the players of a form are called, in a sentence and at its beginning."""
    called = {"you": "you", "us": "‹you and others›"}.get(form, "‹who›")
    return {who: called, f"{who}-begins": called.replace("you", "You")}


def _arguments(choices: _Choices) -> Iterator[dict[str, str | int]]:
    plain = {name: f"‹{name}›" for name in sorted(choices.names)}
    tried = [_values(name, keys) for name, keys in choices.keys.items()]
    for combination in product(*tried):
        args: dict[str, str | int] = dict(plain)
        for each in combination:
            args |= each
        yield args


def forms(prefix: str) -> Iterator[str]:
    """Lines of a file to keep: a key, then each of its forms in every language."""
    for key, choices in _choices(prefix).items():
        yield key
        seen = set()
        for args in _arguments(choices):
            told = tuple(language(each).sentence(key, args).replace("\n", " / ") for each in LANGUAGES)
            if told not in seen:
                seen.add(told)
                yield from (f"  {each}: {text}" for each, text in zip(LANGUAGES, told, strict=True))
