"""A game's own options as questions with answers to choose from, read off its options record; pure."""

from collections.abc import Collection
from enum import Enum
from typing import Any

import msgspec
from msgspec import inspect

from cogs.press import UnreadablePress
from games.api import Game, option_value, read_options
from games.message import Said, say

MOST_ANSWERS = 25


class Field(msgspec.Struct, frozen=True):
    """One option: its name, and every value it may have."""

    name: str
    values: tuple[Any, ...]

    @property
    def is_switch(self) -> bool:
        """Is it only on or off?"""
        return self.values == (True, False)


def fields_of(game: Game[Any, Any]) -> tuple[Field, ...]:
    """The game's options in the order of its record."""
    record = inspect.type_info(game.options)
    assert isinstance(record, inspect.StructType)
    return tuple(_field(each) for each in record.fields)


def offered_fields(game: Game[Any, Any], seats: int, chosen: dict[str, Any]) -> tuple[Field, ...]:
    """The options that leave a choice beside the others and so many seats, with the values they may have."""
    options = read_options(game, chosen)
    limits = {field.name: game.limit(seats, options, field.name) for field in fields_of(game)}
    fields = (
        field if (limit := limits[field.name]) is None else _within(field, msgspec.to_builtins(limit.values))
        for field in fields_of(game)
    )
    return tuple(field for field in fields if len(field.values) > 1)


def _within(field: Field, values: Collection[Any]) -> Field:
    return Field(field.name, tuple(value for value in field.values if value in values))


def value_of(game: Game[Any, Any], chosen: dict[str, Any], name: str) -> Any:
    """What an option is set to, chosen or by default, as it is kept."""
    return msgspec.to_builtins(getattr(read_options(game, chosen), name))


def write_value(value: Any) -> str:
    """A value as a press carries it."""
    return msgspec.json.encode(value).decode()


def read_value(text: str) -> Any:
    """The value that a press carries."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        raise UnreadablePress from None


def shown_value(game: Game[Any, Any], name: str, value: Any) -> Said:
    """A value of an option as people read it: a number, on or off, or what the game calls it."""
    if isinstance(value, bool):
        return say("lobby-on") if value else say("lobby-off")
    return option_value(game, name, value) if isinstance(value, str) else str(value)


def _field(field: inspect.Field) -> Field:
    kind: inspect.Type = field.type
    if isinstance(kind, inspect.Metadata):
        kind = kind.type
    return Field(field.encode_name, _values(field.name, kind))


def _values(name: str, kind: inspect.Type) -> tuple[Any, ...]:
    match kind:
        case inspect.BoolType():
            return (True, False)
        case inspect.EnumType(cls=cls):
            return tuple(member.value for member in cls if isinstance(member, Enum))
        case inspect.LiteralType(values=values):
            return tuple(values)
        case inspect.IntType(ge=int(lowest), le=int(highest)) if highest - lowest < MOST_ANSWERS:
            return tuple(range(lowest, highest + 1))
    raise TypeError(f"the option {name} cannot be asked with a menu: {kind}")
