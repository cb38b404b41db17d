"""What can be chosen about a game: its options with all values, read off the options record."""

from collections.abc import Mapping
from enum import Enum
from typing import Any, Final

import msgspec
from msgspec import inspect

from games.api import Game, Limit, read_options

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


def allowed_fields(game: Game[Any, Any], seats: int, chosen: Mapping[str, Any]) -> tuple[Field, ...]:
    """The game's options with the values that they may have beside the others and so many seats."""
    options = read_options(game, chosen)
    return tuple(_within(field, game.limit(seats, options, field.name)) for field in fields_of(game))


def offered_fields(game: Game[Any, Any], seats: int, chosen: Mapping[str, Any]) -> tuple[Field, ...]:
    """Those of the options that leave a choice."""
    return tuple(field for field in allowed_fields(game, seats, chosen) if len(field.values) > 1)


def _within(field: Field, limit: Limit | None) -> Field:
    if limit is None:
        return field
    values = msgspec.to_builtins(limit.values)
    return Field(field.name, tuple(value for value in field.values if value in values))


def modes_of(game: Game[Any, Any], seats: int) -> tuple[dict[str, Any], ...]:
    """Every choice of options that so many players have; what is as usual is not named."""
    usual: dict[str, Any] = msgspec.to_builtins(game.options())
    modes: list[dict[str, Any]] = [{}]
    for number, name in enumerate(usual):
        modes = [
            mode if value == usual[name] else {**mode, name: value}
            for mode in modes
            for value in allowed_fields(game, seats, mode)[number].values
        ]
    return tuple(modes)
