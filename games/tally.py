"""What is counted about moves, for statistics and titles: each game says what a move used and brought.

Only games that are over are counted, so positions may be looked at with all that was hidden in them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec

from games.message import Said, say

P = TypeVar("P")
M = TypeVar("M")


class Counted(msgspec.Struct, frozen=True, array_like=True):
    """So many of a thing: 1 of the tile "r4", 2 of the colour "r"."""

    kind: str
    thing: str
    number: int = 1


def _its_label(key: str) -> Said:
    """A label that says nothing but what the points are for."""
    return say(key)


@dataclass(frozen=True, kw_only=True, eq=False)
class Tally(Generic[P, M]):
    """How one game counts. Kinds and things are words of a few letters without a slash."""

    count: Callable[[P, int, M, P], tuple[Counted, ...]]
    """(position before, seat, move, position after) -> what the move used and brought."""
    favourites: tuple[str, ...]
    """Kinds of which everybody has a favourite thing, the most telling first; all kinds that have a name."""
    titles: tuple[str, ...]
    """Kinds for the most of which there is a title at the end of a table, the rarest first."""
    built: str
    """The kind of what is built: the most in one turn has a title too."""
    name: Callable[[str, str], Said]
    """(kind of favourite, thing) -> what it is called where it stands alone."""
    line: Callable[[str], Said] = _its_label
    """What points are for, by the key of a score line's label; lines that are alike have one key."""
