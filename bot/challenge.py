"""Weekly challenges: when a week ends, what is played in it, and how everybody did; pure.

Everybody in a server plays the same cards once. A week is an ISO week; it ends on Monday at 00:00 UTC.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from bot.table import Contest, Update
from club.posts import Topic
from games.chance import shuffled
from games.message import Said

T = TypeVar("T")
DAY: Final = 24 * 60 * 60
WEEK: Final = 7 * DAY
FIRST_MONDAY: Final = 4 * DAY
"""1970-01-05, 00:00 UTC."""


class Challenge(msgspec.Struct, frozen=True):
    """One week of one server."""

    id: int
    guild_id: int
    ends: float
    game: str
    options: dict[str, Any]
    seed: str
    """Nobody may know it before the week has ended."""
    is_closed: bool
    channel_id: int
    """Where its scoreboard stands."""

    @property
    def contest(self) -> Contest:
        """What a table is marked with that is played for it."""
        return Contest(self.id, self.ends)


def scoreboard_key(challenge_id: int) -> str:
    """The post that shows how all did."""
    return f"{Topic.SCOREBOARD}:{challenge_id}"


class Attempt(msgspec.Struct, frozen=True):
    """Somebody begins the one game that they have in a week."""

    challenge: int
    user_id: int
    name: str


class Tried(msgspec.Struct, frozen=True):
    """How somebody did, as far as the scoreboard is concerned."""

    user_id: int
    name: str
    table_id: int
    points: int | None = None
    """None while it is not finished, or was finished too late."""
    grade: Said = ""
    has_left: bool = False


class Placed(msgspec.Struct, frozen=True):
    """A line of the scoreboard; equal points share a place."""

    place: int
    tried: Tried


class Standing(msgspec.Struct, frozen=True):
    """Everybody who has tried."""

    placed: tuple[Placed, ...]
    left: tuple[Tried, ...]
    """Who gave up."""
    unfinished: tuple[Tried, ...]


def week_of(now: float) -> int:
    """Which week it is, counted from the first Monday of 1970."""
    return int((now - FIRST_MONDAY) // WEEK)


def end_of_week(now: float) -> float:
    """The next Monday at 00:00 UTC; at that moment itself, the one after."""
    return float(FIRST_MONDAY + (week_of(now) + 1) * WEEK)


def mode_of_week(modes: Sequence[T], week: int) -> T:
    """What is played in a week: every mode once, then all of them again in another order."""
    turn, number = divmod(week, len(modes))
    return shuffled(modes, "weekly challenge", "modes", turn)[number]


def attempts_in(update: Update) -> tuple[Attempt, ...]:
    """The attempt that begins with this update, if one does."""
    contest = update.after.arrangement.contest
    if contest is None or update.before.version > 0:
        return ()
    (player,) = update.after.holders
    return (Attempt(contest.challenge, player.user_id, player.name),)


def standing(tries: Iterable[Tried]) -> Standing:
    """Most points first."""
    everybody = sorted(tries, key=lambda tried: -(tried.points or 0))
    finished = [tried for tried in everybody if tried.points is not None and not tried.has_left]
    points = [tried.points for tried in finished]
    return Standing(
        placed=tuple(Placed(1 + points.index(tried.points), tried) for tried in finished),
        left=tuple(tried for tried in everybody if tried.has_left),
        unfinished=tuple(tried for tried in everybody if tried.points is None),
    )
