"""The languages that there are: one folder each, found by itself."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

ROOT: Final = Path(__file__).parent
ENGLISH: Final = "en"
"""What is read where a language is not on the shelf."""


class Language:
    """One language: its short sentences from Fluent files, its long texts from Markdown files."""

    def __init__(self, key: str, folder: Path) -> None:
        self.key = key
        self._folder = folder
        resources = [FluentResource(path.read_text(encoding="utf-8")) for path in sentence_files(folder)]
        head = FluentBundle([key])
        for resource in resources:
            head.add_resource(resource)
        self.locale = self._format(head, "locale", {})
        """How numbers and lists are written, such as en_GB."""
        self._bundle = FluentBundle([self.locale.replace("_", "-")], use_isolating=False)
        for resource in resources:
            self._bundle.add_resource(resource)

    @property
    def name(self) -> str:
        """What the language calls itself."""
        return self.sentence("language-name", {})

    def has(self, key: str) -> bool:
        """Is there such a sentence?"""
        return self._bundle.has_message(key)

    def sentence(self, key: str, args: dict[str, str | int]) -> str:
        """The sentence of a key; what is not on file, or asks for something it is not given, is our bug."""
        return self._format(self._bundle, key, dict(args))

    def text(self, name: str) -> str:
        """A long text, such as "rules/copenhagen"."""
        return (self._folder / f"{name}.md").read_text(encoding="utf-8")

    def _format(self, bundle: FluentBundle, key: str, args: dict[str, Any]) -> str:
        if not bundle.has_message(key):
            raise LookupError(f"there is no sentence “{key}” in the language “{self.key}”")
        pattern = bundle.get_message(key).value
        assert pattern is not None
        text, troubles = bundle.format_pattern(pattern, args)
        if troubles:
            raise ValueError(f"“{key}” in the language “{self.key}”: {troubles[0]}")
        assert not isinstance(text, FluentType)
        return str(text)


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
