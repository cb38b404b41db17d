"""A finished game as a recap: which of its turns are shown, for how long, and the file; pure."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final

import msgspec

from bot.moments import moments
from bot.table import Entry, Table
from bot.walk import Stretch, stretches, walk
from games.message import Message, say, who
from languages.reader import Reader
from rendering.catalog import painter_for
from rendering.recap.animation import encoded
from rendering.recap.frame import Ending, Frame, Recap, draw_frames
from rendering.recap.stage import Stage, plain_stage

HOLD: Final = 800
"""Milliseconds for which a frame stands; in a long game less."""
LAST_HOLD: Final = 3_000
LONGEST: Final = 30_000
SHORTEST_HOLD: Final = 400
MOST_FRAMES: Final = (LONGEST - LAST_HOLD) // SHORTEST_HOLD
MOST_BYTES: Final = 8 << 20


def can_recap(table: Table, now: float) -> bool:
    """Is it over, for everybody who has these cards, and can its moves be followed?"""
    is_known = table.rules_version == table.game.rules_version
    return table.has_ended and not table.hides_seed(now) and is_known


class RecapTrouble(StrEnum):
    """Why there is no recap."""

    NOT_MADE = "unmade"
    FORBIDDEN = "forbidden"
    """The bot may not post it there."""
    TOO_LARGE = "large"
    """Discord takes no such file there."""


class Wanted(msgspec.Struct, frozen=True):
    """What a recap is made of: a table that is over, its log, and who will look at it."""

    table: Table
    log: tuple[Entry, ...]
    reader: Reader


class Made(msgspec.Struct, frozen=True):
    """A recap that can be posted."""

    file: bytes
    ending: Message
    moments: tuple[Message, ...]


def make_recap(wanted: Wanted) -> Made:
    """All of it; with fewer frames if the file would be too large."""
    turns = stretches(walk(wanted.table, wanted.log))
    most = MOST_FRAMES
    while True:
        recap, stage = recap_of(wanted.table, turns, most)
        file = film(recap, stage, wanted)
        if len(file) <= MOST_BYTES or most <= 1:
            return Made(file, recap.ending.said, recap.ending.moments)
        most = min(most, len(recap.frames)) // 2


def film(recap: Recap, stage: Stage, wanted: Wanted) -> bytes:
    """The frames as one file."""
    skin = painter_for(wanted.table.game).skin
    images = draw_frames(recap, stage, skin, wanted.reader)
    return encoded(zip(images, holds(len(recap.frames)), strict=True))


def holds(frames: int) -> tuple[int, ...]:
    """How long each of so many frames stands, and the one after them."""
    each = min(HOLD, (LONGEST - LAST_HOLD) // frames // 10 * 10)
    return (*(each for _ in range(frames)), LAST_HOLD)


def recap_of(table: Table, turns: Sequence[Stretch], most: int = MOST_FRAMES) -> tuple[Recap, Stage]:
    """The turns that are shown, at most so many, and how."""
    views = [table.game.view_for(turns[0].before, None)]
    views += [table.game.view_for(turn.after, None) for turn in turns]
    painter = painter_for(table.game)
    stage = painter.stage(views) if painter.stage else plain_stage(len(table.holders))
    shown = _kept([turn for turn in turns if _shows(stage, turn, views)] or [turns[-1]], most)
    frames, before = [], 0
    for turn in shown:
        # What came after the last turn that built anything is part of it.
        after = len(turns) if turn is shown[-1] else turn.number
        frames.append(_frame(table, stage, turn, turns, views, before, after))
        before = after
    about = say("recap-about", game=table.game.title, table=str(table.id))
    return Recap(about, len(turns), tuple(frames), _ending(table, turns)), stage


def _points(turn: Stretch, position: Any) -> tuple[int, ...]:
    return tuple(score.points for score in turn.steps[0].game.standing(position))


def _shows(stage: Stage, turn: Stretch, views: Sequence[Any]) -> bool:
    """Does it change anything that is drawn?"""
    before, after = views[turn.number - 1], views[turn.number]
    seats = range(len(stage.boxes))
    return _points(turn, turn.before) != _points(turn, turn.after) or any(
        stage.newest(before, after, seat) for seat in seats
    )


def _kept(shown: list[Stretch], most: int) -> list[Stretch]:
    """The turns that changed the most points, and the last; of equal ones, every other one first."""

    def rank(turn: Stretch) -> tuple[bool, int, int, int]:
        gains = zip(_points(turn, turn.before), _points(turn, turn.after), strict=True)
        change = sum(abs(after - before) for before, after in gains)
        return turn is not shown[-1], -change, turn.number % 2, turn.number

    return sorted(sorted(shown, key=rank)[:most], key=lambda turn: turn.number)


def _frame(
    table: Table,
    stage: Stage,
    turn: Stretch,
    turns: Sequence[Stretch],
    views: Sequence[Any],
    before: int,
    after: int,
) -> Frame:
    """The turn with all that came before it and is not shown."""
    was = _points(turn, turns[before - 1].after if before else turns[0].before)
    points = _points(turn, turns[after - 1].after)
    pieces = stage.newest(views[turn.number - 1], views[turn.number], turn.seat)
    if turn.steps[-1].leaves:
        told = say("table-leaves", who=who(turn.seat))
    else:
        told = stage.told(turn.seat, pieces) if pieces else say("recap-turn-of", who=who(turn.seat))
    return Frame(
        turn=after,
        seat=turn.seat,
        before=views[before],
        view=views[after],
        told=told,
        points=points,
        gained=tuple(now - then for then, now in zip(was, points, strict=True)),
    )


def _ending(table: Table, turns: Sequence[Stretch]) -> Ending:
    last = turns[-1]
    outcome, points = table.game.outcome(last.after), _points(last, last.after)
    told = moments(table, turns)
    if outcome is None:
        return Ending(say("recap-ended"), (), (), told)
    winners = tuple(seat for seat, place in enumerate(outcome.places) if place == 1)
    if len(points) == 1:
        return Ending(say("recap-alone", who=who(0), points=points[0]), (0,), outcome.places, told)
    best = max((points[seat] for seat in winners), default=0)
    return Ending(say("recap-wins", who=who(*winners), points=best), winners, outcome.places, told)
