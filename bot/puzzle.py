"""A puzzle a day: when a day ends, how a puzzle is looked for, and how everybody does; pure.

All servers have the same puzzle of a game on the same day, so the day is the same for all and ends at 00:00
UTC: else the first to read the answer could tell those who still look for it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from bot.draft import Turn
from bot.practice import Mark, What, practised
from games.api import Seat
from games.catalog import GAMES
from games.message import Message
from games.puzzle import Puzzle, found_in_game, worth_of

DAY: Final = 24 * 60 * 60
PLAYED: Final = tuple(key for key, game in GAMES.items() if game.puzzling is not None)
"""The games that have puzzles."""


class DailyPuzzle(msgspec.Struct, frozen=True):
    """The puzzle of a game and a day."""

    id: int
    game: str
    day: int
    puzzle: Puzzle
    number: int | None = None
    """The how manieth of its game; None before its day."""

    @property
    def ends(self) -> float:
        """When its answer opens."""
        return end_of_day(self.day)

    @property
    def mark(self) -> Mark:
        """What a turn is known by with which somebody tries to solve it."""
        return Mark(What.PUZZLE, self.id)


class Answered(msgspec.Struct, frozen=True):
    """Somebody's one answer."""

    user_id: int
    name: str
    points: int
    is_best: bool
    steps: tuple[str, ...] = ()
    guild_id: int = 0
    at: float = 0.0


class Tally(msgspec.Struct, frozen=True):
    """How many tried, and how many of them found the best turn."""

    tried: int = 0
    found: int = 0


class Runner(msgspec.Struct, frozen=True):
    """Somebody who has found the best turn several days in a row."""

    name: str
    days: int


def day_of(now: float) -> int:
    """Which day it is, counted from the first of 1970."""
    return int(now // DAY)


def end_of_day(day: int) -> float:
    """The midnight at which a day ends."""
    return float((day + 1) * DAY)


# Looking for one


def seed_of(secret: str, game: str, day: int, number: int) -> str:
    """What a game is played with in which a puzzle is looked for; it cannot be told without the secret."""
    return f"{secret}/puzzle/{game}/{day}/{number}"


def look_for(game: str, seed: str) -> Puzzle | None:
    """A puzzle of this game, if there is one in what is played with this seed."""
    return found_in_game(GAMES[game], seed)


# Answering


def turn_of(daily: DailyPuzzle, user_id: int, *steps: str) -> Turn:
    """The turn of whoever tries to solve it; without a name, for its pictures serve everybody."""
    puzzle = daily.puzzle
    return practised(daily.mark, GAMES[daily.game], puzzle.position, Seat(puzzle.seat), user_id, "", *steps)


def answered(daily: DailyPuzzle, turn: Turn) -> tuple[int, bool]:
    """What a whole turn brings, and whether there is no better one."""
    worth = worth_of(GAMES[daily.game], daily.puzzle, turn.position)
    return worth[0], worth >= daily.puzzle.worth


def solution(daily: DailyPuzzle) -> Turn:
    """The best turn; for nobody to see before the day has ended."""
    return turn_of(daily, 0, *daily.puzzle.steps)


def solution_lines(daily: DailyPuzzle) -> tuple[Message | str, ...]:
    """The steps of the best turn in words."""
    game, seat = GAMES[daily.game], Seat(daily.puzzle.seat)
    return tuple(
        game.offer(game.view_for(each.before, seat), seat, each.move) for each in solution(daily).attempts
    )


# How everybody does


def run_of(best: Sequence[bool | None]) -> int:
    """For how many puzzles in a row somebody has found the best turn, the newest first; None: not answered.

    The newest may still be open, so that an answer that is missing there ends nothing."""
    days = 0
    for place, is_best in enumerate(best):
        if not is_best and not (place == 0 and is_best is None):
            break
        days += bool(is_best)
    return days


def runners(names: Mapping[int, str], found: Iterable[tuple[int, int, bool]], newest: int) -> list[Runner]:
    """Everybody's run, the longest first; of (user, number of the puzzle, was it the best turn)."""
    by_user: dict[int, dict[int, bool]] = {}
    for user_id, number, is_best in found:
        by_user.setdefault(user_id, {})[number] = is_best
    runs = [
        Runner(names[user_id], run_of([answers.get(number) for number in range(newest, 0, -1)]))
        for user_id, answers in by_user.items()
    ]
    return sorted((run for run in runs if run.days), key=lambda run: (-run.days, run.name))
