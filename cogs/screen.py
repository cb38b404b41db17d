"""What a private panel shows, as plain values: a game's panel makes them, the turn cog answers them."""

from collections.abc import Callable
from enum import StrEnum

import msgspec

from bot.draft import Turn
from games.message import Message, Said, say


class Verb(StrEnum):
    """What a key or a choice does with its text."""

    LOOK = "look"
    """Show another screen of the panel."""
    CHOOSE = "choose"
    """Make this move a step of the draft, or ask to confirm it if it cannot be undone."""
    CONFIRM = "confirm"
    """Make the drafted steps and this move, or those that the text joins."""


class Style(StrEnum):
    """How much a key stands out."""

    PLAIN = "plain"
    CHOSEN = "chosen"
    GO = "go"
    CAREFUL = "careful"


class Key(msgspec.Struct, frozen=True):
    """A button; without a text it only says that something is not possible."""

    label: Said
    verb: Verb = Verb.LOOK
    text: str | None = None
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

    name: str
    placeholder: Said
    verb: Verb
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


def joined(*texts: str) -> str:
    """Moves that one press makes together."""
    return _JOINT.join(texts)


def parted(text: str) -> list[str]:
    """The moves of a text to confirm."""
    return text.split(_JOINT)


def last_word(turn: Turn, text: str) -> Verb:
    """For a screen that has told all consequences of a move: one press is enough."""
    return Verb.CONFIRM if turn.tried(text).needs_confirming else Verb.CHOOSE


def plain_panel(turn: Turn, looking_at: str) -> Screen:
    """For a game without a panel of its own: every legal move in menus, as it is written."""
    game = turn.table.game
    texts = [game.write_move(move) for move in game.legal_moves(turn.view, turn.seat)]
    pages = [texts[start : start + MOST_CHOICES] for start in range(0, len(texts), MOST_CHOICES)][:4]
    return Screen(
        lines=("Choose your move.",),
        picture=Picture.PRIVATE,
        rows=tuple(
            Menu(f"m{number}", f"{page[0]} to {page[-1]}", Verb.CHOOSE, tuple(Choice(t, t) for t in page))
            for number, page in enumerate(pages)
        ),
    )
