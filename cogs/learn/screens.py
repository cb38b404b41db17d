"""What a lesson shows: which ones there are, a step around the turn's panel, what came of it, the end."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bot.draft import Turn
from bot.lesson import Progress, Task, lesson_of, lessons
from cogs.learn.press import OpenLesson, PlayLearnt, TurnTo
from cogs.references import tagline_of
from cogs.screen import Key, Row, Screen, Style, Text, in_rows, item
from games.api import Game
from games.catalog import GAMES
from games.message import Message, Said, say


def lessons_screen(known: Mapping[str, Progress]) -> Screen:
    """Every lesson, how far one has come in it, and the way in."""
    lines: list[Said] = [say("learn-which")]
    for key in lessons():
        lines += [say("learn-game", game=GAMES[key].title), tagline_of(GAMES[key])]
        lines += [item(_standing(key, known[key]))] if key in known else []
    keys = [Key(GAMES[key].title, OpenLesson(key), Style.GO) for key in lessons()]
    return Screen(tuple(lines), in_rows(keys))


def _standing(key: str, progress: Progress) -> Message:
    """How far one has come: at the end, or at a step, perhaps not for the first time."""
    steps = len(lessons()[key].steps)
    if progress.step >= steps:
        return say("learn-standing-finished")
    if progress.has_finished:
        return say("learn-standing-again", step=progress.step + 1, steps=steps)
    return say("learn-standing", step=progress.step + 1, steps=steps)


def step_screen(task: Task, screen: Screen) -> Screen:
    """Why it matters, then a screen of the turn's panel as at a table, and the way back. What to do stands
    right above the keys, so that a phone shows both."""
    game, number = task.game.key, task.number
    way = (
        Key(say("learn-back"), TurnTo(game, number, number - 1) if number else None),
        Key(say("learn-begin-again"), TurnTo(game, number, 0) if number > 1 else None),
    )
    lines = (_head(task, is_done=False), task.step.about, *screen.lines)
    return replace(screen, lines=lines, rows=(Text((task.step.task,)), *screen.rows, way))


def done_screen(task: Task, turn: Turn, drawn: Sequence[Row]) -> Screen:
    """What came of a step, in the game's own words and in the lesson's; and the way on."""
    told = [item(each.told(turn.seat)) for each in turn.attempts]
    onward = say("learn-finish" if task.is_last else "learn-next")
    keys = (
        Key(onward, OpenLesson(task.game.key), Style.GO),
        Key(say("learn-again"), TurnTo(task.game.key, task.number + 1, task.number)),
    )
    return Screen((_head(task, is_done=True), *told, task.step.done), (*drawn, keys))


def _head(task: Task, *, is_done: bool) -> Message:
    return say(
        "learn-done-head" if is_done else "learn-head",
        game=task.game.title,
        step=task.number + 1,
        steps=len(task.lesson.steps),
        title=task.step.title,
    )


def end_screen(game: Game[Any, Any], progress: Progress, *, can_play: bool) -> Screen:
    """The lesson is over: a game against bot players comes next."""
    lines = (
        say("learn-end", game=game.title),
        say("learn-end-play" if can_play else "learn-end-elsewhere"),
        say("learn-end-rules"),
    )
    play = ((Key(say("bot-play"), PlayLearnt(game.key), Style.GO),),) if can_play else ()
    back = (
        Key(say("learn-back"), TurnTo(game.key, progress.step, len(lesson_of(game).steps) - 1)),
        Key(say("learn-begin-again"), TurnTo(game.key, progress.step, 0)),
    )
    return Screen(lines, (*play, back))
