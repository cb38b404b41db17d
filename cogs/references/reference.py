"""What a game's short reference consists of: chapters of text, some with a picture of a short game."""

from enum import StrEnum

import msgspec


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

    tagline: str
    chapters: tuple[Chapter, ...]
    game: ShortGame
