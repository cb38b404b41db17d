"""Random games of any game, with its usual options and with every other choice of them."""

import random
from collections.abc import Iterator
from enum import Enum
from itertools import product
from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest

from games.api import LEAVES, Game, Seat, check_options, leave, new_table, read_options
from games.catalog import GAMES
from games.errors import BadOption
from tests.games import sealed
from tests.quick import quick_pairs, quick_where

Step = tuple[Any, Seat, Any, Any]
"""Position, seat, move, next position."""
Options = dict[str, Any]

SHELF = (*GAMES.values(), sealed.GAME)
"""Every game there is, and one in which all choose at once."""
EVERY_TABLE = quick_where(
    (pytest.param(game, seats, id=f"{game.key}-{seats}") for game in SHELF for seats in game.seats),
    lambda game, seats: seats in (game.seats[0], game.seats[-1]),
)
"""The smallest and the largest of every game are quick."""
EVERY_GAME = [pytest.param(game, id=game.key) for game in SHELF]
every_company = pytest.mark.parametrize(
    ("game", "seats"), [table for table in EVERY_TABLE if table.values[1] != 1]
)
"""Tables of several players."""
every_table = pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
every_game = pytest.mark.parametrize("game", EVERY_GAME)


def walk(game: Game[Any, Any], seats: int, seed: str, options: Options | None = None) -> Iterator[Step]:
    """Every step of a random game."""
    rng = random.Random(seed)
    position = new_table(game, seats, options or {}, seed)
    while acting := game.to_act(position):
        seat = rng.choice((*acting, *game.may_act(position)))
        move = rng.choice(game.legal_moves(position, seat))
        after = game.apply(position, seat, move)
        yield position, seat, move, after
        position = after


def walk_with_leavings(game: Game[Any, Any], seats: int, seed: str) -> Iterator[tuple[Any, Seat, str, Any]]:
    """As walk, but anybody may leave at any time: the lines of a log with the positions around them."""
    rng = random.Random(seed)
    position = new_table(game, seats, {}, seed)
    while acting := game.to_act(position):
        staying = [seat for seat in map(Seat, range(seats)) if seat not in game.gone(position)]
        if rng.random() < 0.03 * (len(staying) - 1):
            seat, text = rng.choice(staying), LEAVES
            after = leave(game, position, seat)
        else:
            seat = rng.choice((*acting, *game.may_act(position)))
            move = rng.choice(game.legal_moves(position, seat))
            text = game.write_move(move)
            after = game.apply(position, seat, move)
        yield position, seat, text, after
        position = after


def arrangements(game: Game[Any, Any], seats: int) -> list[Options]:
    """The usual options first; every other value of each one that there is for so many seats; and all of them
    changed together."""
    others = {
        field.name: [
            value
            for value in values_of(field.type)
            if value != field.default and goes_together(game, seats, {field.name: value})
        ]
        for field in msgspec.structs.fields(game.options)
    }
    single = [{name: value} for name, values in others.items() for value in values]
    together = [{name: values[-1] for name, values in others.items() if values}]
    return [{}, *single, *(together if len(others) > 1 else [])]


def goes_together(game: Game[Any, Any], seats: int, options: Options) -> bool:
    """May a table with so many seats have these options?"""
    try:
        check_options(game, seats, read_options(game, options))
    except BadOption:
        return False
    return True


def combinations(game: Game[Any, Any], seats: int) -> list[Options]:
    """Every combination of options that goes together, as far as it is not the usual one."""
    fields = msgspec.structs.fields(game.options)
    values = [dict.fromkeys((field.default, *values_of(field.type))) for field in fields]
    every = (
        {field.name: value for field, value in zip(fields, chosen, strict=True) if value != field.default}
        for chosen in product(*values)
    )
    return [options for options in every if goes_together(game, seats, options)]


def values_of(kind: Any) -> list[Any]:
    """What an option can be; numbers at the ends of their range."""
    if hasattr(kind, "__metadata__"):
        meta = kind.__metadata__[0]
        kind = get_args(kind)[0]
        if kind is int:
            return [meta.ge, meta.le]
    if kind is bool:
        return [False, True]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return [each.value for each in kind]
    raise AssertionError(f"an option of the kind {kind} is not walked")


EVERY_ARRANGEMENT = quick_where(
    (
        pytest.param(
            game, options, id="-".join([game.key, *(f"{name}={value}" for name, value in options.items())])
        )
        for game in SHELF
        for options in arrangements(game, game.seats[-1])[1:]
    ),
    lambda game, options: options == arrangements(game, game.seats[-1])[-1],
)
"""Quick is the one of every game with all options changed together."""
every_arrangement = pytest.mark.parametrize(("game", "options"), EVERY_ARRANGEMENT)
ALONE = quick_pairs(
    (
        pytest.param(
            game,
            options,
            id="-".join([game.key, *map(str, options.values())]),
        )
        for game in SHELF
        if 1 in game.seats
        for options in combinations(game, 1)
    ),
    lambda game, options: [options.get(field.name) for field in msgspec.structs.fields(game.options)],
)
alone = pytest.mark.parametrize(("game", "options"), ALONE)
"""Every combination of options for a single player."""
