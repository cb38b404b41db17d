"""A game walked through again: every step of its log with the positions before and after it; pure.

Replays, recaps and statistics all walk. Positions hold everything: whatever somebody is shown of a step goes
through `view_for`, as at the table.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.attempt import ends_turn, told
from bot.table import Entry, Table
from bot.takeback import moves_that_count, positions
from games.api import LEAVES, Game, Seat
from games.message import Message, say, who


class Step(msgspec.Struct, frozen=True):
    """A move that was not taken back, or somebody's leaving."""

    number: int
    """Which step of the game it is, from 1."""
    game: Game[Any, Any]
    entry: Entry
    before: Any
    after: Any

    @property
    def seat(self) -> Seat:
        """Whose step it was."""
        return Seat(self.entry.seat)

    @property
    def leaves(self) -> bool:
        """Did the player leave for good? Then there is no move."""
        return self.entry.text == LEAVES

    @property
    def ends_turn(self) -> bool:
        """Is it another one's turn after it, or everybody's? To whoever plays alone every move is one."""
        return self.leaves or self.is_alone or ends_turn(self.game, self.before, self.seat, self.after)

    @property
    def is_alone(self) -> bool:
        """Does nobody else play?"""
        return len(self.game.standing(self.after)) == 1

    def told(self, viewer: Seat | None) -> Message:
        """What happened, as a seat saw it, or as everybody may read it."""
        if self.leaves:
            return say("table-leaves", who=who(self.seat))
        move = self.game.read_move(self.entry.text)
        return told(self.game, self.before, self.seat, move, self.after, viewer)

    def gained(self) -> tuple[int, ...]:
        """The public points that every seat won or lost by it."""
        before, after = (self.game.standing(each) for each in (self.before, self.after))
        return tuple(now.points - then.points for then, now in zip(before, after, strict=True))


class Stretch(msgspec.Struct, frozen=True):
    """What one seat did without anybody else in between: mostly a whole turn."""

    number: int
    """Which stretch of the game it is, from 1."""
    steps: tuple[Step, ...]

    @property
    def seat(self) -> Seat:
        """Whose it was."""
        return self.steps[0].seat

    @property
    def before(self) -> Any:
        """The position that it began with."""
        return self.steps[0].before

    @property
    def after(self) -> Any:
        """The position that it led to."""
        return self.steps[-1].after


def walk(table: Table, log: Sequence[Entry]) -> tuple[Step, ...]:
    """All steps of a table, as far as it was played; refused if it was begun with other rules."""
    moves = moves_that_count(log)
    walked = positions(table, moves)
    return tuple(
        Step(number + 1, table.game, entry, walked[number], walked[number + 1])
        for number, entry in enumerate(moves)
    )


def stretches(steps: Sequence[Step]) -> tuple[Stretch, ...]:
    """The steps by turns: a turn ends with the step that ends it, or when somebody else moves."""
    found: list[list[Step]] = []
    for step in steps:
        if found and found[-1][-1].seat == step.seat and not found[-1][-1].ends_turn:
            found[-1].append(step)
        else:
            found.append([step])
    return tuple(Stretch(number, tuple(each)) for number, each in enumerate(found, start=1))
