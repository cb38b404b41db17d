"""What a good player of Kensington sees: the plans for a turn, their worth and what speaks for them."""

import random
from collections.abc import Iterator
from typing import Final

from games.api import Seat
from games.kensington.glimpses import Glimpse
from games.kensington.lines import (
    Line,
    Outlook,
    is_last_turn,
    line_before,
    lines_of,
    outlook_of,
)
from games.kensington.position import Build, Move, Phase, Position, Skip, Take, Vote
from games.kensington.reasons import reason_to_build, reason_to_take
from games.kensington.rules import apply, builds, closing_move, legal_moves
from games.message import say
from games.thought import Level, Plan, Thought

_WHIM: Final = 5.0
"""By so many points a gentle player misjudges a plan, as a rule."""
_PLANS: Final = 8
"""So many plans are told, the best ones."""


def think(view: Position, seat: Seat, thought: Thought) -> tuple[Plan[Move], ...]:
    """The plans of a seat in turn, the best first."""
    plans = list(_plans(view, seat))
    if thought.level is Level.GENTLE:
        dice = random.Random(thought.dice)
        plans = [Plan(plan.moves, plan.worth + dice.gauss(0, _WHIM), plan.why) for plan in plans]
    plans.sort(key=lambda plan: plan.worth, reverse=True)
    return tuple(plans[:_PLANS])


def _plans(view: Position, seat: Seat) -> Iterator[Plan[Move]]:
    outlook = outlook_of(view, seat)
    if view.phase is Phase.TAKE:
        yield from _plans_to_take(view, outlook)
    else:
        start = line_before(view)
        lines = [start, *lines_of(view, outlook, builds(view))]
        yield from _plans_to_build(view, outlook, lines)


def _plans_to_take(view: Position, outlook: Outlook) -> Iterator[Plan[Move]]:
    moves = legal_moves(view, view.turn)
    glimpse = Glimpse(view, outlook)
    by_outline = {glimpse.outline(move): move for move in reversed(moves) if isinstance(move, Take)}
    for take in by_outline.values():
        yield Plan((take,), glimpse.worth(take), reason_to_take(glimpse, take))
    bought = [move for move in moves if isinstance(move, Build)]
    yield from _plans_to_build(view, outlook, lines_of(view, outlook, bought))
    start = line_before(view)
    if Skip() in moves:
        yield Plan((Skip(),), outlook.worth(start), say("kensington-why-skip"))
    if Vote() in moves and set(view.votes) == set(view.staying) - {view.turn}:
        yield Plan((Vote(),), outlook.worth(start, ends=True), say("kensington-why-vote"))


def _plans_to_build(view: Position, outlook: Outlook, lines: list[Line]) -> Iterator[Plan[Move]]:
    ends = is_last_turn(view)
    judged = sorted(((outlook.worth(line, ends), line) for line in lines), key=lambda each: -each[0])
    seen: set[frozenset[object]] = set()
    for worth, line in judged:
        built = frozenset(part for build in line.builds for part in build.parts)
        if built not in seen and len(seen) < _PLANS:
            seen.add(built)
            yield Plan(_moves(view, line), worth, reason_to_build(view, line))


def _moves(view: Position, line: Line) -> tuple[Move, ...]:
    """The builds, and what ends the turn if it does not end by itself."""
    position = view
    for build in line.builds:
        position = apply(position, view.turn, build)
    is_over = position.turn_number != view.turn_number or position.phase is Phase.OVER
    return line.builds if is_over else (*line.builds, closing_move(position))
