"""Somebody who reads: in which language, what seats are called, and which seat is "you"."""

from collections.abc import Iterable
from enum import Enum
from functools import lru_cache
from typing import Literal

import msgspec
from babel.lists import format_list

from games.message import Arg, Either, Message, Part, Said, Typed, Who
from languages.names import bold, isolated, letter_for_letter
from languages.shelf import ENGLISH, language


class Medium(Enum):
    """Where it is read, which decides how names and typed words are shown."""

    TEXT = "text"
    """Labels, menus, alt text, text boards: shown as it is."""
    MARKDOWN = "markdown"
    """Messages on Discord, where marks have a meaning: names stand out, and theirs are taken out of play."""
    PICTURE = "picture"
    """Drawn by the renderer, which has no glyphs for marks that nobody sees."""


class Reader(msgspec.Struct, frozen=True):
    """Reads messages; equal readers read the same."""

    language: str = ENGLISH
    names: tuple[str, ...] = ()
    """What the seats are called."""
    you: int | None = None
    """The seat of the one who reads."""
    medium: Medium = Medium.TEXT

    def on(self, medium: Medium) -> "Reader":
        """The same reader, reading somewhere else: a label, a message, a picture."""
        return self if medium is self.medium else msgspec.structs.replace(self, medium=medium)

    def read(self, said: Said) -> str:
        """What is said, in this reader's language."""
        return said if isinstance(said, str) else _read(self, said)

    def read_all(self, said: Iterable[Said], joint: str = "\n") -> str:
        """Several things, one after another; what is empty is left out."""
        return joint.join(text for each in said if (text := self.read(each)))

    def list(self, said: Iterable[Said]) -> str:
        """a, b and c."""
        return _listed(self, tuple(said), "standard")

    def name(self, seat: int) -> str:
        """What a seat's player is called, whoever reads; one without a name by the seat's number."""
        if seat >= len(self.names) or not self.names[seat]:
            return language(self.language).sentence("who-seat", {"number": seat + 1})
        return _shown(self, self.names[seat], is_name=True)


@lru_cache(maxsize=4096)
def _read(reader: Reader, message: Message) -> str:
    spoken = language(reader.language)
    args: dict[str, str | int] = {}
    for name, arg in message.args:
        args[name] = _argument(reader, arg)
        if isinstance(arg, Who):
            args[f"{name}-begins"] = _named(reader, arg, begins=True)
            form = _is(reader, arg)
            args[f"{name}-is"] = "many" if form == "us" and not spoken.has_form(message.key, "us") else form
        elif isinstance(arg, tuple):
            args[f"{name}-count"] = len(arg)
    return spoken.sentence(message.key, args)


def _argument(reader: Reader, arg: Arg) -> str | int:
    match arg:
        case tuple():
            return _listed(reader, arg, "standard")
        case Either(parts):
            return _listed(reader, parts, "or")
        case Message():
            return _read(reader, arg)
        case Who():
            return _named(reader, arg)
        case Typed(text):
            return _shown(reader, text)
        case _:
            return arg


def _listed(reader: Reader, parts: tuple[Part, ...], style: Literal["standard", "or"]) -> str:
    texts = [str(_argument(reader, part)) for part in parts]
    if len(texts) == 1:
        return texts[0]
    return format_list(texts, style=style, locale=language(reader.language).locale)


def _named(reader: Reader, arg: Who, *, begins: bool = False) -> str:
    """Players by their names, the reader before all others as "you"; a sentence begins with "You"."""
    others = tuple(reader.name(seat) for seat in arg.seats if seat != reader.you)
    if len(others) == len(arg.seats):
        return _listed(reader, others, "standard")
    you = language(reader.language).sentence("who-you", {})
    you = you.capitalize() if begins else you
    is_beside_names = others and reader.medium is Medium.MARKDOWN
    return _listed(reader, (bold(you) if is_beside_names else you, *others), "standard")


def _is(reader: Reader, arg: Who) -> str:
    """What a verb depends on: [you], [one], [many], or [us] where the reader is one of several."""
    if len(arg.seats) != 1:
        return "us" if reader.you in arg.seats else "many"
    return "you" if arg.seats[0] == reader.you else "one"


def _shown(reader: Reader, words: str, *, is_name: bool = False) -> str:
    """Words of somebody else's, which scramble nothing around them and mean nothing to Discord."""
    match reader.medium:
        case Medium.PICTURE:
            return words
        case Medium.TEXT:
            return isolated(words)
        case Medium.MARKDOWN:
            shown = isolated(letter_for_letter(words))
            return bold(shown) if is_name else shown
