"""A whole game that bot players play among themselves, the same every time; pure."""

from collections.abc import Iterator
from typing import Generic, TypeVar

import msgspec

from games.api import Game, Seat
from games.thought import Level, Thought

P = TypeVar("P")
M = TypeVar("M")


class Step(msgspec.Struct, Generic[P], frozen=True):
    """One move: whose it was, and the positions before and after it."""

    before: P
    seat: Seat
    after: P


def steps(game: Game[P, M], first: P, level: Level, dice: str) -> Iterator[Step[P]]:
    """Every step to the end, each seat thinking about no more than its own view."""
    assert game.think is not None  # only asked about games that somebody can play
    position, made = first, 0
    while acting := game.to_act(position):
        seat = acting[0]
        plan = game.think(game.view_for(position, seat), seat, Thought(level, f"{dice} {made}"))[0]
        for move in plan.moves:
            before, position = position, game.apply(position, seat, move)
            made += 1
            yield Step(before, seat, position)


def positions(game: Game[P, M], first: P, level: Level, dice: str) -> list[P]:
    """Every position, first to last."""
    return [first, *(step.after for step in steps(game, first, level, dice))]
