"""A table's past as somebody may see it: who may look, through whose eyes, and each turn as it was; pure.

A player looks through the own seat, everybody else as a spectator does. A scene is a table as it stood, so
whatever shows a table shows a scene, through `view_for` as ever: what a viewer could not know is not shown.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.errors import NotAllowed
from bot.table import Entry, Kind, State, Table
from bot.walk import Step, Stretch
from bot.watching import check_watches
from games.api import Seat
from games.message import Message, say


class Way(StrEnum):
    """Where somebody goes from a turn that they look at."""

    FIRST = "first"
    BACK = "back"
    NEXT = "next"
    LAST = "last"


class Scene(msgspec.Struct, frozen=True):
    """A turn that was taken, or how it began; as it stood afterwards."""

    turn: int
    """Which one, from 1; 0 is how it began."""
    table: Table
    """As it stood then, with the names that its seats had."""
    viewer: Seat | None
    """Through whose eyes it is looked at; None: a spectator's."""
    seat: Seat | None
    """Whose turn it was."""
    told: tuple[Message, ...]
    """What happened in it, as the viewer may read it."""
    gained: tuple[int, ...]
    """The points that every seat won or lost in it."""

    @property
    def points(self) -> tuple[int, ...]:
        """Everybody's points after it, as everybody may know them."""
        return _points(self.table, self.table.position)


class Replay(msgspec.Struct, frozen=True):
    """A table up to now, turn by turn, and who looks at it."""

    table: Table
    log: tuple[Entry, ...]
    turns: tuple[Stretch, ...]
    viewer: Seat | None

    @property
    def last(self) -> int:
        """The newest turn; 0 if there is none yet."""
        return len(self.turns)

    @property
    def opens_at(self) -> int:
        """A game that is over is walked from its beginning; of one in play, the newest turn comes first."""
        return 0 if self.table.has_ended else self.last

    def scene(self, turn: int) -> Scene:
        """One turn, or how it began."""
        if turn == 0:
            first = self.turns[0].before if self.turns else self.table.position
            then = self._as_it_stood(first, 0)
            return Scene(0, then, self.viewer, None, (), (0,) * len(then.holders))
        taken = self.turns[turn - 1]
        then = self._as_it_stood(taken.after, turn)
        points = zip(_points(then, taken.before), _points(then, taken.after), strict=True)
        gained = tuple(after - before for before, after in points)
        return Scene(turn, then, self.viewer, taken.seat, self.told(turn), gained)

    def told(self, turn: int) -> tuple[Message, ...]:
        """What happened in a turn, as the viewer may read it."""
        return tuple(step.told(self.viewer) for step in self.turns[turn - 1].steps)

    def range_of_points(self) -> tuple[int, ...]:
        """The fewest and the most points that anybody ever had up to now."""
        every = [points for taken in self.turns for points in _points(self.table, taken.after)]
        return (min(every), max(every)) if every else ()

    def names_at(self, turn: int) -> tuple[str, ...]:
        """What the seats were called when the turn was taken: who took one over later had no part in it."""
        names = list(self.table.names)
        for entry in reversed(self.lines_after(turn)):
            if entry.kind is Kind.REPLACED:
                names[entry.seat] = entry.text
        return tuple(names)

    def you_at(self, turn: int) -> Seat | None:
        """The viewer's seat, if whoever sits there now sat there already when the turn was taken."""
        later = self.lines_after(turn)
        was_replaced = any(entry.kind is Kind.REPLACED and entry.seat == self.viewer for entry in later)
        return None if was_replaced else self.viewer

    def lines_after(self, turn: int) -> Sequence[Entry]:
        """What the log holds after a turn."""
        if turn == 0:
            return self.log
        newest = self.turns[turn - 1].steps[-1].entry
        return self.log[_place(self.log, newest) + 1 :]

    def _as_it_stood(self, position: Any, turn: int) -> Table:
        if turn == self.last and self.table.has_ended:
            return self.table
        gone, named = (
            self.table.game.gone(position),
            zip(self.table.holders, self.names_at(turn), strict=True),
        )
        holders = tuple(
            replace(holder, name=name, resigned=seat in gone) for seat, (holder, name) in enumerate(named)
        )
        playing = replace(self.table, state=State.PLAYING, outcome=None, question=None)
        return replace(playing, holders=holders, position=position)


def viewer_of(table: Table, user_id: int, now: float) -> Seat | None:
    """Through whose eyes somebody may look back at a table, or a refusal."""
    check_watches(table, user_id)
    if table.is_seated(user_id):
        return table.seat_of(user_id)
    if table.arrangement.contest is not None and table.hides_seed(now):
        raise NotAllowed(say("replay-contest"))
    return None


def gone_to(replay: Replay, turn: int, way: Way) -> int:
    """The turn that somebody comes to; what was taken back meanwhile is no longer there."""
    match way:
        case Way.FIRST:
            return 0
        case Way.BACK:
            return min(max(0, turn - 1), replay.last)
        case Way.NEXT:
            return min(turn + 1, replay.last)
        case Way.LAST:
            return replay.last


def was_taken_back(replay: Replay, version: int) -> bool:
    """Has anything been taken back since the table had this version?"""
    return any(entry.kind is Kind.TAKEN_BACK for entry in replay.log[version:])


def own_last_turn(replay: Replay, user_id: int) -> int:
    """The last turn that a player took and ended themselves, not one that was played for them; 0 for none."""
    own = [taken for taken in replay.turns if any(_is_by(step, user_id) for step in taken.steps)]
    if own and own[-1].number == replay.last and not own[-1].steps[-1].ends_turn:
        own.pop()  # in the middle of it, they ask about what was before
    return own[-1].number if own else 0


def _is_by(step: Step, user_id: int) -> bool:
    return step.entry.user_id == user_id


def _place(log: Sequence[Entry], wanted: Entry) -> int:
    return next(number for number, entry in enumerate(log) if entry is wanted)


def _points(table: Table, position: Any) -> tuple[int, ...]:
    game = table.game
    return tuple(score.points for score in game.standing(game.view_for(position, None)))
