"""What can be chosen about a game: its options with all values, read off the options record."""

from enum import Enum
from typing import Any, Final

import msgspec
from msgspec import inspect

from games.api import Game

MOST_ANSWERS: Final = 25


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


def modes_of(game: Game[Any, Any], seats: int) -> tuple[dict[str, Any], ...]:
    """Every choice of options that so many players have; what is as usual is not named."""
    usual: dict[str, Any] = msgspec.to_builtins(game.options())
    modes: list[dict[str, Any]] = [{}]
    for field in fields_of(game):
        modes = [
            mode if value == usual[field.name] else {**mode, field.name: value}
            for mode in modes
            for value in field.values
        ]
    return tuple(modes)
