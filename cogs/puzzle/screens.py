"""What is shown of a puzzle: in its channel on its day and afterwards, and to whoever solves it; pure."""

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.draft import Turn
from bot.puzzle import Answered, DailyPuzzle, Runner, Tally, solution_lines
from bot.stamps import moment
from cogs.panel_message import told_steps
from cogs.press import Practise, Verb
from cogs.puzzle.press import AnswerPuzzle, ReadRuns, SolvePuzzle
from cogs.screen import Gallery, Key, Picture, Screen, Style, item, look, small
from games.catalog import GAMES
from games.message import Message, Said, Typed, say

MOST_NAMED: Final = 20
MOST_RUNNERS: Final = 10


class Found(msgspec.Struct, frozen=True):
    """Who of a server found the best turn, and who has done so several days in a row."""

    names: tuple[str, ...] = ()
    runners: tuple[Runner, ...] = ()


def title_of(daily: DailyPuzzle) -> Message:
    """Copenhagen, puzzle no. 12."""
    return say("puzzle-title", game=GAMES[daily.game].title, number=daily.number or 0)


def difficulty(daily: DailyPuzzle) -> Message:
    """The stars, with their word."""
    stars = daily.puzzle.measure.stars
    return say("puzzle-difficulty", signs="★" * stars + "☆" * (5 - stars), word=word_for(stars))


def word_for(stars: int) -> Message:
    """How hard so many stars are."""
    return say("puzzle-word", stars=stars)


# In the channel


def open_screen(daily: DailyPuzzle, tally: Tally, picture: Gallery) -> Screen:
    """What stands in the channel while its day lasts: nothing by which anybody could know the answer."""
    lines = (
        say("puzzle-head", title=title_of(daily)),
        say(f"puzzle-ask-{daily.game}"),
        say("puzzle-opens", difficulty=difficulty(daily), end=moment(daily.ends, "R")),
        _tally(tally),
    )
    return Screen(
        lines,
        (picture, (Key(say("puzzle-solve"), SolvePuzzle(daily.id), Style.GO), _runs_key(daily.game))),
        is_lit=True,
    )


def closed_screen(daily: DailyPuzzle, tally: Tally, found: Found, picture: Gallery) -> Screen:
    """What stands there afterwards: the answer, who found it, and who has found many."""
    lines: tuple[Said, ...] = (
        say("puzzle-head-over", title=title_of(daily)),
        say("puzzle-best", points=daily.puzzle.points),
        *map(item, solution_lines(daily)),
        _finders(found.names, tally),
        _tally(tally),
        *_runs(found.runners),
    )
    return Screen(lines, (picture,))


def _runs_key(game: str) -> Key:
    return Key(say("puzzle-runs"), ReadRuns(game))


def _finders(names: Sequence[str], tally: Tally) -> Said:
    if not names:
        return say("puzzle-nobody-found") if not tally.found else ""
    shown = tuple(Typed(name) for name in names[:MOST_NAMED])
    return say("puzzle-finders", names=shown, more=max(0, len(names) - MOST_NAMED))


def _tally(tally: Tally) -> Message:
    return small(say("puzzle-tally", tried=tally.tried, found=tally.found))


def _runs(found: Sequence[Runner]) -> tuple[Said, ...]:
    if not found:
        return ()
    lines = (
        item(say("puzzle-run-of", name=Typed(runner.name), days=runner.days))
        for runner in found[:MOST_RUNNERS]
    )
    return (say("puzzle-runs-head"), *lines)


def runs_screen(game: str, found: Sequence[Runner], own: int) -> Screen:
    """Who has found the best turn how many days in a row, and how oneself does."""
    title = say("puzzle-board", game=GAMES[game].title)
    lines = _runs(found) or (say("puzzle-no-runs"),)
    return Screen((title, *lines, small(say("puzzle-your-run", days=own))))


# For whoever solves it


def cover_screen(daily: DailyPuzzle, picture: Gallery) -> Screen:
    """The puzzle before somebody begins: what counts, and that there is one answer."""
    lines = (
        say("puzzle-head", title=title_of(daily)),
        say(f"puzzle-ask-{daily.game}"),
        say("puzzle-compared", what=say(f"puzzle-compared-{daily.game}")),
        small(say("puzzle-once")),
    )
    begin = Practise(daily.mark.what, daily.id, 0, Verb.LOOK, "")
    return Screen(lines, (picture, (Key(say("puzzle-begin"), begin, Style.GO),)), is_lit=True)


def panel_lines(screen: Screen) -> Screen:
    """A screen of the game's panel, said to be a puzzle's."""
    return msgspec.structs.replace(screen, lines=(small(say("puzzle-panel")), *screen.lines))


def answer_screen(daily: DailyPuzzle, turn: Turn, *texts: str) -> Screen:
    """The whole turn in words, before it is somebody's answer for good."""
    lines = (say("puzzle-sure"), *map(item, told_steps(turn, *texts)), small(say("puzzle-once")))
    answer = AnswerPuzzle(daily.id, len(turn.steps), "|".join(texts))
    keys = (Key(say("puzzle-answer"), answer, Style.GO), Key(say("panel-back"), look("")))
    return Screen(lines, (keys,), Picture.PRIVATE)


def told_screen(daily: DailyPuzzle, answer: Answered, run: int) -> Screen:
    """How somebody's answer did, and no word of a better one."""
    best, other = (
        say("puzzle-was-best", points=answer.points),
        say("puzzle-was-not-best", points=answer.points),
    )
    lines = (
        say("puzzle-head", title=title_of(daily)),
        best if answer.is_best else other,
        say("puzzle-your-run", days=run),
        small(say("puzzle-opens-then", end=moment(daily.ends, "R"))),
    )
    return Screen(lines, ((_runs_key(daily.game),),))


def which_screen(dailies: Sequence[DailyPuzzle]) -> Screen:
    """Several puzzles today: which one?"""
    keys = tuple(Key(title_of(daily), SolvePuzzle(daily.id), Style.GO) for daily in dailies)
    return Screen((say("puzzle-which"),), (keys,))
