"""What a good player of Kensington sees: the plans for a turn, their worth and what speaks for them."""

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from games.api import Seat
from games.kensington.glimpses import Glimpse
from games.kensington.lines import (
    Line,
    is_last_turn,
    line_before,
    lines_of,
    outlook_of,
)
from games.kensington.position import Build, Move, Phase, Position, Skip, Take, Vote
from games.kensington.reasons import reason_to_build, reason_to_take
from games.kensington.rules import apply, builds, closing_move, legal_moves
from games.kensington.trials import Trials
from games.message import Said, say
from games.search import halved
from games.thought import Level, Plan, Thought

_WHIM: Final = 3.8
"""By so many points a gentle player misjudges a plan, as a rule."""
_PLANS: Final = 8
"""So many plans are told, the best ones; a sharp player tries as many."""
_NODES: Final = 2000
"""How often a sharp player plays on, in at most two seconds."""


class Idea(NamedTuple):
    """A way to go on: a tile to take, builds, or a word; and how far ahead it would lead, at a first look."""

    what: Take | Line | Skip | Vote
    worth: float


def think(view: Position, seat: Seat, thought: Thought) -> tuple[Plan[Move], ...]:
    """The plans of a seat in turn, the best first."""
    mind = _Mind(view, seat)
    ideas = sorted(mind.ideas(), key=lambda idea: -idea.worth)
    if thought.level is Level.GENTLE:
        dice = random.Random(thought.dice)
        ideas = [Idea(idea.what, idea.worth + dice.gauss(0, _WHIM)) for idea in ideas]
    elif thought.level is Level.SHARP:
        ideas = mind.tried(ideas[:_PLANS], thought)
    ideas.sort(key=lambda idea: -idea.worth)
    return tuple(mind.plan(idea) for idea in ideas[:_PLANS])


class _Mind:
    """One seat, thinking about its view."""

    def __init__(self, view: Position, seat: Seat) -> None:
        self._view = view
        self._outlook = outlook_of(view, seat)
        self._glimpse = Glimpse(view, self._outlook)
        self._start = line_before(view)
        self._is_last = is_last_turn(view)

    def ideas(self) -> Iterator[Idea]:
        """All that is worth a look."""
        view = self._view
        if view.phase is not Phase.TAKE:
            yield from self._lines([self._start, *lines_of(view, self._outlook, builds(view))])
            return
        moves = legal_moves(view, view.turn)
        glimpse = self._glimpse
        by_outline = {glimpse.outline(move): move for move in reversed(moves) if isinstance(move, Take)}
        for take in by_outline.values():
            yield Idea(take, glimpse.worth(take))
        bought = [move for move in moves if isinstance(move, Build)]
        yield from self._lines(lines_of(view, self._outlook, bought))
        if Skip() in moves:
            yield Idea(Skip(), self._outlook.worth(self._start))
        # Alone, a word for the end changes nothing.
        if Vote() in moves and set(view.votes) == set(view.staying) - {view.turn}:
            yield Idea(Vote(), self._outlook.worth(self._start, ends=True))

    def _lines(self, lines: list[Line]) -> Iterator[Idea]:
        """The lines, each set of builds once, in whatever order it comes."""
        seen = set()
        for line in lines:
            built = frozenset(part for build in line.builds for part in build.parts)
            if built not in seen:
                seen.add(built)
                yield Idea(line, self._outlook.worth(line, self._is_last))

    def tried(self, ideas: list[Idea], thought: Thought) -> list[Idea]:
        """The ideas with what they lead to when played on; at the very end there is nothing to try.

        A first look counts for a half: luck has no part in it, and it sees beyond the turns that are tried.
        """
        if self._is_last or len(ideas) < 2:
            return ideas
        trials = Trials(self._view, self._outlook, self._glimpse, thought.dice)

        def trial(idea: Idea, number: int) -> float:
            match idea.what:
                case Take():
                    return trials.after_take(idea.what, number)
                case Line():
                    return trials.after_line(idea.what, number)
                case Skip():
                    return trials.after_line(self._start, number)
                case Vote():
                    return idea.worth

        def judged(idea: Idea, number: int) -> float:
            return (idea.worth + trial(idea, number)) / 2

        ranked = halved(ideas, judged, thought.nodes or _NODES)
        return [Idea(idea.what, worth) for idea, worth in ranked]

    def plan(self, idea: Idea) -> Plan[Move]:
        """The idea as moves, with what speaks for it."""
        moves, why = self._told(idea.what)
        return Plan(moves, idea.worth, why)

    def _told(self, what: Take | Line | Skip | Vote) -> tuple[tuple[Move, ...], Said]:
        match what:
            case Take():
                return (what,), reason_to_take(self._glimpse, what)
            case Line():
                return self._moves(what), reason_to_build(self._view, what)
            case Skip():
                return (what,), say("kensington-why-skip")
            case Vote():
                return (what,), say("kensington-why-vote")

    def _moves(self, line: Line) -> tuple[Move, ...]:
        """The builds, and what ends the turn if it does not end by itself."""
        view = position = self._view
        for build in line.builds:
            position = apply(position, view.turn, build)
        is_over = position.turn_number != view.turn_number or position.phase is Phase.OVER
        return line.builds if is_over else (*line.builds, closing_move(position))
