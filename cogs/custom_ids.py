"""Presses written into custom_ids and read from them by one pair of functions, so that a press works after a
restart and for as long as its message stands.

    write_press(Confirm(17, 42, 1, "t34")) == "confirm:17:42:1:t34"
"""

from enum import StrEnum
from functools import cache
from types import UnionType
from typing import Any, Final, TypeVar, get_args, get_origin

from msgspec.structs import astuple, fields

from cogs.press import AtTable, Press, UnreadablePress

LONGEST: Final = 100
"""Characters that Discord allows in a custom_id."""
LARGEST: Final = 2**63 - 1
"""What Discord's ids need, and what a database's numbers can hold."""
_JOINT: Final = ":"
_LIST_JOINT: Final = ","

T = TypeVar("T")


def write_press(press: Press) -> str:
    """The custom_id that means this press."""
    kind = type(press)
    values = [*astuple(press)]
    while values and values[-1] is None:
        values.pop()
    words = [_write(value) for value in values]
    text = _JOINT.join([tag_of(kind), *words])
    if len(text) > LONGEST:
        raise ValueError(f"a custom_id is too long: {text}")
    if any(_JOINT in word for word in words[: len(_types(kind)) - 1]):
        raise ValueError(f"only the last text of a press may contain a colon: {text}")
    return text


def read_press(text: str) -> Press:
    """The press that a custom_id means; refuses what no press of this release is written as."""
    tag, *_ = text.split(_JOINT, 1)
    kind = _kinds().get(tag)
    if kind is None:
        raise UnreadablePress()
    types = _types(kind)
    words = text.split(_JOINT, len(types))[1:]
    values = [_read(word, type_) for word, type_ in zip(words, types, strict=False)]
    press = kind(*values) if len(values) >= _fewest(kind) else None
    if press is None or len(text) > LONGEST or write_press(press) != text:
        raise UnreadablePress()
    return press


def read_choice(values: list[str], kind: type[T]) -> T:
    """The one thing that was chosen in a menu; refuses what the menu does not offer."""
    if len(values) != 1:
        raise UnreadablePress()
    chosen: T = _read(values[0], kind)
    return chosen


def summary_of(text: str) -> str:
    """A custom_id as a log may tell it: what was pressed at which table, without its texts."""
    try:
        press = read_press(text)
    except UnreadablePress:
        return "unreadable"
    return f"{tag_of(type(press))} table={press.table}" if isinstance(press, AtTable) else tag_of(type(press))


def kinds_of_press() -> frozenset[type[Press]]:
    """Every kind of press that there is."""
    return frozenset(_kinds().values())


def tag_of(kind: type[Press]) -> str:
    """What the custom_ids of a kind begin with."""
    return str(kind.__struct_config__.tag)


@cache
def _kinds() -> dict[str, type[Press]]:
    found: dict[str, type[Press]] = {}
    waiting = [Press]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if kind.__struct_config__.tag is not None:
                if tag_of(kind) in found:
                    raise ValueError(f"two kinds of press are written “{tag_of(kind)}”")
                found[tag_of(kind)] = kind
    return found


@cache
def _types(kind: type[Press]) -> tuple[Any, ...]:
    return tuple(field.type for field in fields(kind))


@cache
def _fewest(kind: type[Press]) -> int:
    return sum(field.required for field in fields(kind))


def _write(value: Any) -> str:
    match value:
        case None:
            return ""
        case tuple():
            return _LIST_JOINT.join(map(_write, value))
        case StrEnum():
            return value.value
        case str():
            return value
        case int() if 0 <= value <= LARGEST:
            return str(value)
    raise ValueError(f"{value!r} cannot stand in a custom_id")


def _read(word: str, kind: Any) -> Any:
    if isinstance(kind, UnionType):  # one that may be left out
        kind = next(each for each in get_args(kind) if each is not type(None))
        if not word and kind is not str:
            return None
    if kind is str:
        return word
    if get_origin(kind) is tuple:
        return tuple(_read(each, int) for each in word.split(_LIST_JOINT)) if word else ()
    if kind is int:
        return _read_number(word)
    if word not in set(kind):
        raise UnreadablePress()
    return kind(word)


def _read_number(word: str) -> int:
    if not (word.isascii() and word.isdecimal()) or len(word) > len(str(LARGEST)) or int(word) > LARGEST:
        raise UnreadablePress()
    return int(word)
