"""What there is to count about a table that ended, read once from its log; pure.

What somebody did is counted for whoever did it: a move counts for the person who made it, not for the seat.
What bot players did, or what was played for somebody, counts for nobody. Moves that were taken back have not
been made. Points belong to the seat, as they stood at the end.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from bot.table import NOBODY, Entry, Kind, Table
from bot.walk import Step, Stretch, stretches, walk
from games.api import Game, Score
from games.message import Message
from games.tally import Counted

VERSION: Final = 1
"""Raised whenever more or something else is counted: what is kept by an older one is counted anew."""
UNKNOWN: Final = -1
"""The seat that began, where all began at once or nothing was played."""


class SeatFacts(msgspec.Struct, frozen=True, array_like=True):
    """What a seat had in the end: its points, and where they come from by the key of each line's label."""

    points: int
    lines: tuple[tuple[str, int], ...]


class PartFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one person did on one seat."""

    seat: int
    user_id: int
    turns: int = 0
    """Stretches without anybody else in between in which they moved."""
    times: tuple[int, ...] = ()
    """How long they thought about turns, in milliseconds; without those of which no clock told, as the last
    turn of a table and all at tables without a clock."""
    biggest: int = 0
    """The most points in one turn."""
    counted: tuple[Counted, ...] = ()
    """What their moves used and brought, by kind and thing."""
    most_built: int = 0
    """The most things built in one turn."""
    taken_back: int = 0
    """How often they took something back."""


class TableFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that is counted about one table; nothing, of one whose log this release cannot follow."""

    seats: tuple[SeatFacts, ...] = ()
    parts: tuple[PartFacts, ...] = ()
    turns: int = 0
    lead_changes: int = 0
    """How often another one was alone in front than the last who was."""
    first: int = UNKNOWN
    """The seat that began: the first that was to act alone."""

    def part(self, seat: int, user_id: int) -> PartFacts:
        """What somebody did on a seat; nothing, if they never moved there."""
        found = (part for part in self.parts if (part.seat, part.user_id) == (seat, user_id))
        return next(found, PartFacts(seat, user_id))


def facts_of(table: Table, log: Sequence[Entry]) -> TableFacts:
    """The facts of a table that has ended; refused if it was begun with other rules."""
    steps = walk(table, log)
    turns = stretches(steps)
    scores = table.game.standing(table.position)
    return TableFacts(
        seats=tuple(_seat_facts(score) for score in scores),
        parts=tuple(_parts(table, log, steps, turns)),
        turns=len(turns),
        lead_changes=_lead_changes(table.game, turns),
        first=_first(table.game, steps),
    )


def _seat_facts(score: Score) -> SeatFacts:
    lines: Counter[str] = Counter()
    for line in score.lines:
        lines[line.label.key if isinstance(line.label, Message) else line.label] += line.points
    return SeatFacts(score.points, tuple(sorted(lines.items())))


Doer = tuple[int, int]
"""A seat and the person who moved there."""


def _parts(
    table: Table, log: Sequence[Entry], steps: Sequence[Step], turns: Sequence[Stretch]
) -> list[PartFacts]:
    """Everybody's part, by seat and person."""
    nobodies = {NOBODY, *(holder.user_id for holder in table.holders if holder.bot is not None)}
    times = _times(steps)
    backs = Counter(_doer(entry) for entry in log if entry.kind is Kind.TAKEN_BACK)
    moved: dict[Doer, list[tuple[Step, ...]]] = {}
    for turn in turns:
        own = [step for step in turn.steps if not step.leaves]
        for doer in dict.fromkeys(_doer(step.entry) for step in own):
            moved.setdefault(doer, []).append(tuple(step for step in own if _doer(step.entry) == doer))
    people = sorted(doer for doer in {*times, *backs, *moved} if doer[1] not in nobodies)
    return [
        _part(table.game, doer, moved.get(doer, []), tuple(times.get(doer, ())), backs[doer])
        for doer in people
    ]


def _part(
    game: Game[Any, Any], doer: Doer, moved: list[tuple[Step, ...]], times: tuple[int, ...], backs: int
) -> PartFacts:
    used = [_used(game, turn) for turn in moved]
    whole: Counter[tuple[str, str]] = sum(used, Counter())
    built = game.tally.built if game.tally else ""
    return PartFacts(
        seat=doer[0],
        user_id=doer[1],
        turns=len(moved),
        times=times,
        biggest=max((_won(turn) for turn in moved), default=0),
        counted=tuple(Counted(*which, number) for which, number in sorted(whole.items())),
        most_built=max((_of_kind(each, built) for each in used), default=0),
        taken_back=backs,
    )


def _doer(entry: Entry) -> Doer:
    return entry.seat, entry.user_id


def _used(game: Game[Any, Any], turn: Sequence[Step]) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    if game.tally is not None:
        for step in turn:
            move = game.read_move(step.entry.text)
            for each in game.tally.count(step.before, step.seat, move, step.after):
                found[each.kind, each.thing] += each.number
    return found


def _of_kind(used: Counter[tuple[str, str]], kind: str) -> int:
    return sum(number for (each, _), number in used.items() if each == kind)


def _won(turn: Sequence[Step]) -> int:
    """The points of a turn. Where others win or lose points with it, everybody is scored at the end."""
    won = 0
    for step in turn:
        gained = step.gained()
        if not any(points for seat, points in enumerate(gained) if seat != step.seat):
            won += gained[step.seat]
    return won


def _times(steps: Sequence[Step]) -> dict[Doer, list[int]]:
    """What the clocks told of every turn: it was thought by whoever moved last on that seat."""
    movers: dict[int, int] = {}
    found: dict[Doer, list[int]] = {}
    for step in steps:
        movers[step.entry.seat] = step.entry.user_id
        for reading in step.entry.readings:
            if reading.used is not None and reading.seat in movers:
                found.setdefault((reading.seat, movers[reading.seat]), []).append(reading.used)
    return found


def _lead_changes(game: Game[Any, Any], turns: Sequence[Stretch]) -> int:
    changes, leader = 0, None
    for turn in turns:
        points = [score.points for score in game.standing(turn.after)]
        if points.count(max(points)) == 1 and points.index(max(points)) != leader:
            changes += leader is not None
            leader = points.index(max(points))
    return changes


def _first(game: Game[Any, Any], steps: Sequence[Step]) -> int:
    for step in steps:
        if len(acting := game.to_act(step.before)) == 1:
            return acting[0]
    return UNKNOWN
