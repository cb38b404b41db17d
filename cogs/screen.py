"""What a message shows, as plain values: sentences, pictures, rows of keys and menus. Panels, cards, boards
and settings make them, one place draws them (layout.py), and presses come back from them (press.py)."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Final, TypeVar

import msgspec

from bot.draft import Turn
from cogs.press import Press, UnreadablePress, Verb
from games.message import Message, Said, say

M = TypeVar("M")
LONGEST_TEXT: Final = 4000
"""Characters that all sentences of a message may have together."""
MOST_CHOICES: Final = 25
"""Lines of a menu."""
KEYS_IN_A_ROW: Final = 3
"""Keys with words on them that a phone shows side by side; it wraps what does not fit."""


class Style(StrEnum):
    """How much a key stands out."""

    PLAIN = "plain"
    CHOSEN = "chosen"
    GO = "go"
    CAREFUL = "careful"


class Deed(msgspec.Struct, frozen=True):
    """What a key of a turn's panel does, or a menu with what is chosen in it; the text of a menu is its name.
    Where it is pressed (table, version, step) is added when it is drawn."""

    verb: Verb
    text: str

    @property
    def is_final(self) -> bool:
        """Does it make moves, with no way back?"""
        return self.verb is Verb.CONFIRM


class Key(msgspec.Struct, frozen=True):
    """A button; without a press it only says that something is not possible."""

    label: Said
    press: Press | Deed | None = None
    style: Style = Style.PLAIN
    icon: str = ""


class Choice(msgspec.Struct, frozen=True):
    """One line of a menu."""

    label: Said
    text: str
    description: Said = ""
    icon: str = ""
    is_chosen: bool = False


class Menu(msgspec.Struct, frozen=True):
    """A select; Discord shows 25 choices at most, so the best come first."""

    press: Press | Deed
    placeholder: Said
    choices: tuple[Choice, ...]


class People(msgspec.Struct, frozen=True):
    """A select of members."""

    press: Press
    placeholder: Said
    most: int


class Text(msgspec.Struct, frozen=True):
    """Sentences between rows."""

    lines: tuple[Said, ...]
    longest: int = LONGEST_TEXT
    """Characters that there is room for; lines that no longer fit are left out."""


class Drawing(msgspec.Struct, frozen=True):
    """A picture's file, and what it shows in words."""

    png: bytes
    name: str
    alt: tuple[Said, ...]


class Gallery(msgspec.Struct, frozen=True):
    """Pictures that open large."""

    drawings: tuple[Drawing, ...]


class Attachment(msgspec.Struct, frozen=True):
    """A file to keep."""

    name: str
    content: bytes


Keys = tuple[Key, ...]
Row = Keys | Menu | People | Text | Gallery | Attachment


class Picture(StrEnum):
    """Which of the painter's private pictures stands in a turn's panel."""

    NONE = ""
    PRIVATE = "private"
    DRAFT = "draft"


class Screen(msgspec.Struct, frozen=True):
    """A message: sentences, then rows of anything."""

    lines: tuple[Said, ...]
    rows: tuple[Row, ...] = ()
    picture: Picture = Picture.NONE
    """In the panel of a turn, between the lines and the rows."""
    ghost: str = ""
    """The written move whose ghost the picture shows."""
    refusal: Said = ""
    """Why the ghost's move is not possible, if it is not."""
    expects: str = ""
    """The written move that most likely comes next: its board is drawn while the screen is read."""
    is_question: bool = False
    """Does it only ask whether that move is to be made? A player who wants no questions is not shown it."""
    is_lit: bool = False
    """Does it have an amber edge, because something is to be done?"""


Panel = Callable[[Turn, str], Screen]
"""A game's panel: the turn as drafted and what is looked at ("" for the first screen) -> a screen."""

_JOINT: Final = "|"


# Rows and lines


def in_rows(keys: Sequence[Key], most: int = KEYS_IN_A_ROW) -> tuple[Keys, ...]:
    """Keys in rows that fit a phone."""
    return tuple(tuple(keys[start : start + most]) for start in range(0, len(keys), most))


def in_menus(deed: Deed, placeholder: Said, choices: Sequence[Choice]) -> list[Row]:
    """Choices in as many menus as they need, each named after the deed and the number of its first choice."""
    menus: list[Row] = []
    for start in range(0, len(choices), MOST_CHOICES):
        shown = tuple(choices[start : start + MOST_CHOICES])
        menus.append(Menu(Deed(deed.verb, f"{deed.text}{start}"), placeholder, shown))
    return menus


def item(told: Said) -> Message:
    """A line of a list."""
    return say("panel-item", told=told)


def small(told: Said) -> Message:
    """A line beside the matter, in small letters."""
    return say("panel-small", told=told)


def in_one(*told: Said) -> Said:
    """Sentences one after another, in one line."""
    line: Said = ""
    for each in told:
        line = say("panel-then", one=line, other=each) if line and each else line or each
    return line


def beside(first: Said, *others: Said) -> Said:
    """Things told side by side in one line; what is empty is left out."""
    line = first
    for other in others:
        line = say("panel-beside", one=line, other=other) if line and other else line or other
    return line


# What a turn's keys do


def look(text: str) -> Deed:
    """Shows another screen of the panel; the first is ""."""
    return Deed(Verb.LOOK, text)


def choose(text: str) -> Deed:
    """Drafts a move, or asks to confirm it if it cannot be undone."""
    return Deed(Verb.CHOOSE, text)


def confirm(*texts: str) -> Deed:
    """Makes the drafted steps and these moves."""
    return Deed(Verb.CONFIRM, _JOINT.join(texts))


def keep(*texts: str) -> Deed:
    """Plans the drafted steps and these moves."""
    return Deed(Verb.PLAN, _JOINT.join(texts))


def parted(text: str) -> list[str]:
    """The moves of a text to confirm or to plan."""
    return text.split(_JOINT)


def looked_at(turn: Turn, text: str, kind: type[M]) -> M:
    """The move that a look carries; refuses what no key of ours would."""
    move = turn.table.game.read_move(text)
    if not isinstance(move, kind):
        raise UnreadablePress
    return move


def without_asking(turn: Turn, text: str) -> Deed:
    """For a screen that has told all consequences of a move: one press makes or drafts it."""
    return confirm(text) if turn.tried(text).needs_confirming else choose(text)
