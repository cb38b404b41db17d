"""What a private panel shows, as plain values: a game's panel makes them, the turn cog answers them."""

from collections.abc import Callable
from enum import StrEnum

import msgspec

from bot.draft import Turn
from cogs.press import Press, Verb
from games.message import Message, Said, say


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


class Menu(msgspec.Struct, frozen=True):
    """A select; Discord shows 25 choices at most, so the best come first."""

    press: Press | Deed
    placeholder: Said
    choices: tuple[Choice, ...]


class Picture(StrEnum):
    """Which of the painter's private pictures stands in the panel."""

    NONE = ""
    PRIVATE = "private"
    DRAFT = "draft"


class Screen(msgspec.Struct, frozen=True):
    """One screen of a panel: sentences, a picture, rows of keys and menus."""

    lines: tuple[Said, ...]
    rows: tuple[tuple[Key, ...] | Menu, ...] = ()
    picture: Picture = Picture.NONE
    ghost: str = ""
    """The written move whose ghost the picture shows."""
    refusal: Said = ""
    """Why the ghost's move is not possible, if it is not."""
    expects: str = ""
    """The written move that most likely comes next: its board is drawn while the screen is read."""


Panel = Callable[[Turn, str], Screen]
"""A game's panel: the turn as drafted and what is looked at ("" for the first screen) -> a screen."""

MOST_CHOICES = 25
_JOINT = "|"


def item(told: Message) -> Message:
    """A line of a list."""
    return say("panel-item", told=told)


def small(told: Message) -> Message:
    """A line beside the matter, in small letters."""
    return say("panel-small", told=told)


def parted(text: str) -> list[str]:
    """The moves of a text to confirm."""
    return text.split(_JOINT)


def look(text: str) -> Deed:
    """Shows another screen of the panel; the first is ""."""
    return Deed(Verb.LOOK, text)


def choose(text: str) -> Deed:
    """Drafts a move, or asks to confirm it if it cannot be undone."""
    return Deed(Verb.CHOOSE, text)


def confirm(*texts: str) -> Deed:
    """Makes the drafted steps and these moves."""
    return Deed(Verb.CONFIRM, _JOINT.join(texts))


def without_asking(turn: Turn, text: str) -> Deed:
    """For a screen that has told all consequences of a move: one press makes or drafts it."""
    return confirm(text) if turn.tried(text).needs_confirming else choose(text)


def plain_panel(turn: Turn, looking_at: str) -> Screen:
    """For a game without a panel of its own: every legal move in menus, as it is written."""
    game = turn.table.game
    texts = [game.write_move(move) for move in game.legal_moves(turn.view, turn.seat)]
    pages = [texts[start : start + MOST_CHOICES] for start in range(0, len(texts), MOST_CHOICES)][:4]
    return Screen(
        lines=("Choose your move.",),
        picture=Picture.PRIVATE,
        rows=tuple(
            Menu(choose(f"m{number}"), f"{page[0]} to {page[-1]}", tuple(Choice(t, t) for t in page))
            for number, page in enumerate(pages)
        ),
    )
