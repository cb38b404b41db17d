"""The languages that there are: one folder each, found by itself."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentType

ROOT: Final = Path(__file__).parent
ENGLISH: Final = "en"
"""What is read where a language is not on the shelf."""
_BEGINNING: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a sentence begins in a file: what else it has is indented."""


class Language:
    """One language: its short sentences from Fluent files, its long texts from Markdown files.

    No sentence refers to another, so each is understood when it is first said: all of them together would
    keep everybody waiting at the start.
    """

    def __init__(self, key: str, folder: Path) -> None:
        self.key = key
        self._folder = folder
        files = [path.read_text(encoding="utf-8") for path in sentence_files(folder)]
        self._written = {name: text for file in files for name, text in _sentences(file)}
        self._bundle = FluentBundle([key])
        self.locale = self.sentence("locale", {})
        """How numbers and lists are written, such as en_GB."""
        self._bundle = FluentBundle([self.locale.replace("_", "-")], use_isolating=False)

    @property
    def name(self) -> str:
        """What the language calls itself."""
        return self.sentence("language-name", {})

    def has(self, key: str) -> bool:
        """Is there such a sentence?"""
        return key in self._written

    def has_form(self, key: str, form: str) -> bool:
        """Does a sentence know this form, such as [us]?"""
        return f"[{form}]" in self._written.get(key, "")

    def sentence(self, key: str, args: dict[str, str | int]) -> str:
        """The sentence of a key; what is not on file, or asks for something it is not given, is our bug."""
        text, troubles = self._bundle.format_pattern(self._pattern(key), dict[str, Any](args))
        if troubles:
            raise ValueError(f"“{key}” in the language “{self.key}”: {troubles[0]}")
        assert not isinstance(text, FluentType)
        return str(text)

    def _pattern(self, key: str) -> Pattern:
        if not self.has(key):
            raise LookupError(f"there is no sentence “{key}” in the language “{self.key}”")
        if not self._bundle.has_message(key):
            self._bundle.add_resource(FluentResource(self._written[key]))
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        return pattern

    def text(self, name: str) -> str:
        """A long text, such as "rules/copenhagen"."""
        return (self._folder / f"{name}.md").read_text(encoding="utf-8")


def _sentences(file: str) -> Iterator[tuple[str, str]]:
    """The keys in a file, each with all that is written under it."""
    beginnings = list(_BEGINNING.finditer(file))
    ends = [*(each.start() for each in beginnings[1:]), len(file)]
    for beginning, end in zip(beginnings, ends, strict=True):
        yield beginning[1], file[beginning.start() : end]


def sentence_files(folder: Path) -> Iterator[Path]:
    """The Fluent files of a language."""
    return iter(sorted(folder.rglob("*.ftl")))


LANGUAGES: Final = {path.parent.name: path.parent for path in sorted(ROOT.glob("*/language.ftl"))}
"""The folder of every language, by its key."""


@cache
def language(key: str) -> Language:
    """A language on the shelf."""
    return Language(key, LANGUAGES[key])


def fitting(locale: str) -> str:
    """The language for a locale of Discord's such as "de" or "en-GB"; English where there is none."""
    key = locale.replace("_", "-").partition("-")[0].lower()
    return key if key in LANGUAGES else ENGLISH
