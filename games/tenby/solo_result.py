"""How a solo game ends: by the result table, by a scenario's goal, or lost on the way (p. 27)."""

from typing import Final

from games.api import Outcome, Seat
from games.message import Message, Said, say
from games.tenby.position import Phase, Position
from games.tenby.scenarios import differences
from games.tenby.score_lines import result
from games.tenby.terms import solo_name

RANKS: Final = (
    (140, "part-of-the-town"),
    (120, "frequent-visitor"),
    (105, "seasoned-tourist"),
    (90, "weekend-getaway"),
    (80, "first-time-visitor"),
)
"""From so many points on, best first."""
LOWEST: Final = "lost-tourist"
WON, NOT_WON = (1,), (2,)
"""A game without a goal is finished, not failed: whoever comes to its end is first."""


def rank(points: int) -> str:
    """The achievement of so many points, as the end of its key."""
    return next((name for least, name in RANKS if points >= least), LOWEST)


def rank_name(points: int) -> Message:
    """What the result table calls so many points."""
    return say(f"tenby-rank-{rank(points)}")


def outcome(position: Position) -> Outcome:
    """Won, failed, or which rank was reached; a game that was lost or left has no points."""
    if position.gone:
        return Outcome(NOT_WON, say("tenby-solo-left"))
    if position.solo is not None and position.solo.is_lost:
        return Outcome(NOT_WON, say("tenby-solo-lost", round=position.round))
    points, goal = result(position, Seat(0)).total, differences(position).goal
    if goal is None:
        return Outcome(
            WON, say("tenby-solo-ranked", points=points, rank=rank_name(points), word=_word(points))
        )
    scenario = solo_name(position.options.solo)
    if points >= goal:
        return Outcome(WON, say("tenby-solo-won", scenario=scenario, points=points, goal=goal))
    return Outcome(NOT_WON, say("tenby-solo-failed", scenario=scenario, points=points, goal=goal))


def grade(position: Position) -> Said:
    """The same in a word or two; nothing for a game that was left."""
    if position.solo is None or position.phase is not Phase.OVER or position.gone:
        return ""
    if position.solo.is_lost:
        return say("tenby-grade-lost")
    points, goal = result(position, Seat(0)).total, differences(position).goal
    if goal is None:
        return rank_name(points)
    return say("tenby-grade-won" if points >= goal else "tenby-grade-failed")


def _word(points: int) -> Message:
    """A friendly word about it."""
    return say(f"tenby-rank-{rank(points)}-word")
