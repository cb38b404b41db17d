"""A lesson under way: where somebody is in it, and what their moves lead to there; pure.

A step is a turn that is practised at no table: nothing of it is kept but how far one has come.
"""

from functools import cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from bot.draft import Turn
from bot.errors import StaleButton
from bot.practice import Mark, What, practised
from games.api import Game, Seat, new_table, play
from games.catalog import GAMES
from games.errors import IllegalMove
from games.lesson import LEARNER, Lesson, Step
from games.message import Said, say

MOST_STEPS: Final = 100
"""So many numbers are kept free for the steps of every lesson."""


class Progress(msgspec.Struct, frozen=True):
    """How far somebody has come in a lesson."""

    step: int = 0
    """Which step is next, from 0."""
    has_finished: bool = False
    """Have they ever come to its end?"""


class Task(msgspec.Struct, frozen=True):
    """One step of a game's lesson."""

    game: Game[Any, Any]
    number: int
    """Which step it is, from 0."""

    @property
    def lesson(self) -> Lesson:
        """The lesson that it is a step of."""
        return lesson_of(self.game)

    @property
    def step(self) -> Step:
        """What is to be done."""
        return self.lesson.steps[self.number]

    @property
    def is_last(self) -> bool:
        """Does the lesson end with it?"""
        return self.number + 1 == len(self.lesson.steps)

    @property
    def mark(self) -> Mark:
        """What its practised turn is known by; see `task_of`."""
        return Mark(What.LESSON, list(GAMES).index(self.game.key) * MOST_STEPS + self.number)


def lessons() -> dict[str, Lesson]:
    """The lessons that there are, by their games' keys."""
    return {key: game.lesson for key, game in GAMES.items() if game.lesson is not None}


def lesson_of(game: Game[Any, Any]) -> Lesson:
    """The game's lesson; whoever asks has found it among the lessons."""
    assert game.lesson is not None, f"{game.title} has no lesson"
    return game.lesson


def task_of(number: int) -> Task | None:
    """The step with that mark, if there is one."""
    which, step = divmod(number, MOST_STEPS)
    games = list(GAMES.values())
    if which >= len(games) or games[which].lesson is None:
        return None
    return Task(games[which], step) if step < len(lesson_of(games[which]).steps) else None


def next_task(game: Game[Any, Any], progress: Progress) -> Task | None:
    """What is to be done next; None at the end of the lesson."""
    return Task(game, progress.step) if progress.step < len(lesson_of(game).steps) else None


# Doing it


def turn_at(task: Task, user_id: int, name: str, *steps: str) -> Turn:
    """The learner's turn with what they have done of a step; all of it only if it is still what is asked."""
    position = positions_in(task)[0]
    seat = Seat(LEARNER)
    turn = practised(task.mark, task.game, position, seat, user_id, name, *steps)
    names = zip(turn.table.holders, (name, *task.lesson.others), strict=True)
    holders = tuple(replace(holder, name=called) for holder, called in names)
    turn = replace(turn, table=replace(turn.table, holders=holders))
    return turn if _is_asked(task, turn) else Turn(turn.table, seat)


def refusal(task: Task, turn: Turn, *texts: str) -> Said:
    """Why these moves are not what the step asks, by the game's rules or by its own; empty if they are."""
    try:
        after = turn.after(*texts)
    except IllegalMove as illegal:
        return illegal.said
    return "" if _is_asked(task, after) else task.step.instead


def is_done(task: Task, turn: Turn) -> bool:
    """Has all of the step been done?"""
    return len(turn.steps) == len(task.step.moves.split())


def _is_asked(task: Task, turn: Turn) -> bool:
    """Does everything done so far lead where the step leads?"""
    led_to = [each.position for each in turn.attempts]
    return led_to == list(positions_in(task)[1 : 1 + len(led_to)])


@cache
def positions_in(task: Task) -> tuple[Any, ...]:
    """The position that a step begins with, and what each of its moves leads to."""
    game, lesson = task.game, task.lesson
    if task.number:
        position = positions_in(Task(game, task.number - 1))[-1]
    else:
        position = new_table(game, lesson.seats, lesson.options, lesson.seed)
    for text in task.step.before.split():
        position = _played(game, position, text)
    found = [position]
    for text in task.step.moves.split():
        found.append(_played(game, found[-1], text))
    return tuple(found)


def _played(game: Game[Any, Any], position: Any, text: str) -> Any:
    return play(game, position, game.to_act(position)[0], game.read_move(text))


# Coming and going


def after(progress: Progress, task: Task) -> Progress:
    """How far somebody has come who has done a step."""
    check_there(progress, task.number)
    return Progress(task.number + 1, progress.has_finished or task.is_last)


def turned_to(progress: Progress, step: int, to: int) -> Progress:
    """Back at an earlier step, from the one that a key was drawn for."""
    check_there(progress, step)
    if to > step:
        raise StaleButton(say("learn-moved-on"))
    return replace(progress, step=to)


def check_there(progress: Progress, step: int) -> None:
    """Refuse a press made for another step."""
    if progress.step != step:
        raise StaleButton(say("learn-moved-on"))
