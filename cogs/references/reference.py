"""What a game's short reference consists of: chapters of text, some with a picture of a short game."""

import re
from enum import StrEnum
from functools import cache
from itertools import repeat
from typing import Final

import msgspec

from games.message import Message
from languages.shelf import language

_TITLE: Final = re.compile("^# ", re.MULTILINE)


class Shows(StrEnum):
    """Which of a painter's pictures illustrates a chapter."""

    TABLE = "table"
    PRIVATE = "private"
    DRAFT = "draft"


class Illustration(msgspec.Struct, frozen=True):
    """A picture: the short game after so many moves, as everybody, a seat or a seat about to move sees it."""

    shows: Shows
    moves: int
    ghost: str = ""
    """With DRAFT, the written move of the seat to act whose ghost is drawn."""


class ShortGame(msgspec.Struct, frozen=True):
    """A game that is the same every time: who plays, its seed and its written moves, spaces between them."""

    names: tuple[str, ...]
    seed: str
    moves: str


class Chapter(msgspec.Struct, frozen=True):
    """One screen of a reference; {name} stands for an emoji, and for nothing where there is none."""

    title: str
    text: str
    illustration: Illustration | None = None


class Reference(msgspec.Struct, frozen=True):
    """A game in our own words."""

    tagline: Message
    game: ShortGame
    text: str
    """The long text that has its chapters, in every language."""
    illustrations: tuple[Illustration | None, ...] = ()
    """Of the first chapters, one each or none."""


@cache
def chapters_of(reference: Reference, key: str) -> tuple[Chapter, ...]:
    """The chapters of a reference in a language; in its text every title stands behind a hash."""
    _, *parts = _TITLE.split(language(key).text(reference.text))
    pictures = (*reference.illustrations, *repeat(None, len(parts) - len(reference.illustrations)))
    return tuple(_chapter(part, picture) for part, picture in zip(parts, pictures, strict=True))


def _chapter(part: str, illustration: Illustration | None) -> Chapter:
    title, _, text = part.partition("\n")
    return Chapter(title, text.strip(), illustration)
