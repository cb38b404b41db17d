"""Skill and luck at a table that ended, by the steady player's reckoning; pure.

Of every decision the steady player says by how many points each plan would leave one ahead in the end, from
what the player saw then. Two numbers come of that:

*Cost* is how much less what was done promised than the best plan did. It is skill: 0 is what the steady
player would have done throughout.

*Fortune* is how much more, or less, the best plan promises at the next decision than what was done did
before: what came in between, which is the draw and what the others did. It is luck as far as a player can
tell it from anything else: nobody's own doing is in it, but the others' mistakes are.

Both are as good as that reckoning is. Who plays better than the steady player pays a small cost all the same.
Where what was done is none of the plans that were thought of, it counts as the last of them: it cost at least
so much. Judged are people who held their seats at the end, on what they decided themselves.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec

from bot.looking_back import Decision, decisions_of, missed
from bot.table import Entry, Table
from games.thought import Plan

HUNDREDTH: Final = 100
MOST_DECISIONS: Final = 120
"""So many of a player's decisions at one table are judged, the first ones."""


class Judged(msgspec.Struct, frozen=True, array_like=True):
    """What somebody's decisions at a table came to, in hundredths of a point."""

    user_id: int
    decisions: int
    cost: int
    fortune: int


class Weighed(msgspec.Struct, frozen=True):
    """One decision: what the best plan promised, and what was done."""

    best: float
    done: float


def to_judge(table: Table, log: Sequence[Entry]) -> list[tuple[int, list[Decision]]]:
    """Who is judged, with what they decided."""
    return [
        (holder.user_id, decisions_of(table, log, holder.user_id)[:MOST_DECISIONS])
        for holder in table.people
        if holder.plays
    ]


def weighed(decision: Decision, plans: Sequence[Plan[Any]]) -> Weighed:
    """A decision beside the plans for it."""
    found = missed(decision, plans)
    return Weighed(found.best.worth, found.best.worth - found.cost)


def judged(user_id: int, decisions: Sequence[Weighed]) -> Judged:
    """All decisions of somebody together, in order."""
    cost = sum(each.best - each.done for each in decisions)
    fortune = sum(later.best - earlier.done for earlier, later in pairwise(decisions))
    return Judged(user_id, len(decisions), round(cost * HUNDREDTH), round(fortune * HUNDREDTH))
