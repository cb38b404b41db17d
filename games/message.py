"""What is said, in no language: a key and its arguments. Only `languages` turns it into a sentence.

    say("copenhagen-takes", who=who(seat), cards=(say("copenhagen-red"), say("copenhagen-blue")))

A message is a frozen value: it is kept in logs, compared in tests and read in any language later.
"""

from typing import Any, TypeAlias

import msgspec


class Who(msgspec.Struct, frozen=True, tag="who"):
    """The players of these seats; whoever reads is one of them, is called "you"."""

    seats: tuple[int, ...]


class Typed(msgspec.Struct, frozen=True, tag="typed"):
    """Words that somebody chose, such as a table's name: shown letter for letter, whatever they contain."""

    text: str


class Either(msgspec.Struct, frozen=True, tag="either"):
    """A list of which one holds: a, b or c. A plain tuple is a list of which all hold."""

    parts: tuple["Part", ...]


class Message(msgspec.Struct, frozen=True, tag="say"):
    """A sentence or a part of one."""

    key: str
    args: tuple[tuple[str, "Arg"], ...] = ()

    def __str__(self) -> str:
        """For logs: what is said, not how."""
        named = " ".join(f"{name}={_plain(arg)}" for name, arg in self.args)
        return f"{self.key}({named})" if named else self.key


Part: TypeAlias = int | str | Who | Typed | Message
"""A string is notation, the same in every language: "B3", "R4", a link."""
Arg: TypeAlias = int | str | Who | Typed | Message | Either | tuple[Part, ...]

Said: TypeAlias = Message | str
"""What is read to people. A string is read as it is, so it is never a sentence of ours: only what is the same
in every language ("A1", a game's title), a page that was read already, or "" for nothing."""


def say(key: str, /, **args: Arg) -> Message:
    """A message with named arguments."""
    return Message(key, tuple(sorted(args.items())))


def who(*seats: int) -> Who:
    """The players of these seats, as an argument."""
    return Who(seats)


def _plain(arg: Any) -> str:
    match arg:
        case tuple():
            return "[" + ", ".join(map(_plain, arg)) + "]"
        case Either(parts):
            return _plain(parts)
        case Who(seats):
            return "seat " + "+".join(str(seat + 1) for seat in seats)
        case Typed(text):
            return repr(text)
        case _:
            return str(arg)
