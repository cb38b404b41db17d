"""Players who think: how hard, with which dice, and the plans they come to.

What a good player sees lives once per game, in games/<name>/advice.py; bot players, hints and the look back
after a game all ask it with `Game.think`, and only ever with the view of one seat.
"""

from enum import StrEnum
from typing import Generic, TypeVar

import msgspec

from games.message import Said

M = TypeVar("M")


class Level(StrEnum):
    """How well a bot player plays."""

    GENTLE = "gentle"
    """Plausible, and beatable by a beginner."""
    STEADY = "steady"
    """Searches its whole turn with a good evaluation, in at most 50 ms."""
    SHARP = "sharp"
    """Plays on in positions that may be behind what it sees, as often as its budget allows."""


class Thought(msgspec.Struct, frozen=True):
    """One time of thinking. The same view, seat and thought always lead to the same plans."""

    level: Level
    dice: str
    """The seed of the thinker's own dice; it tells nothing about the table's."""
    nodes: int = 0
    """How many positions the sharp player may play on from; 0 for the game's own budget."""


class Plan(msgspec.Struct, Generic[M], frozen=True):
    """A way to go on: the moves up to where the turn ends or something hidden is shown."""

    moves: tuple[M, ...]
    worth: float
    """The points by which the thinker expects to be ahead of the best other in the end (alone: to have)."""
    why: Said
    """What speaks for it, in a line: points, coats of arms, tempo."""
