"""What makes puzzles of a game's turns: by what they are compared, and where they may begin.

games/puzzle.py looks for puzzles with it; what is compared lives in games/<name>/puzzle.py.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

P = TypeVar("P")


def _everything(position: Any, seat: Any, move: Any) -> bool:
    """In most games every move lies before one's eyes."""
    return True


@dataclass(frozen=True, kw_only=True)
class Puzzling(Generic[P]):
    """A game's part in its puzzles; seats are those of the game."""

    worth: Callable[[P, P, Any], tuple[int, ...]]
    """(before, after, seat) -> what a turn is compared by: points first, then what decides between equals."""
    result: Callable[[P, P, Any], Any]
    """(before, after, seat) -> what makes it another answer than others that are worth as much."""
    begins: Callable[[P, Any], bool]
    """May a puzzle begin in this position, as far as that is easily told?"""
    long: tuple[int, int] = (4, 5)
    """From how many steps a turn is long, and very long."""
    fewest: int = 20
    """A turn that can end in fewer ways is too easy."""
    obvious: Callable[[P, Any, Any], bool] = _everything
    """(position, seat, move) -> does it come to mind at a glance?"""
    glance: int = 1
    """How many steps together make one decision of somebody who only glances at it."""
    seats: int = 2
    """How many sit at the tables where puzzles are looked for."""
    options: Mapping[str, object] = field(default_factory=dict)
    """What is chosen at those tables."""
