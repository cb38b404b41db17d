"""What a good player of Copenhagen sees: the plausible turns from one seat's view, the best first."""

import math
import random
from collections.abc import Iterable
from typing import Final

from games.api import Seat
from games.copenhagen.evaluation import Judge, judge_of
from games.copenhagen.imagining import Deals, Imagining
from games.copenhagen.position import Build, Move, Phase, Position, White
from games.copenhagen.reasons import why
from games.copenhagen.turns import Turn, place_gains, turns, unforeseen
from games.search import halved
from games.thought import Level, Plan, Thought

CARELESS: Final = 2.5
"""By how many points, more or less, the gentle player misjudges a turn."""
NODES: Final = 4800
"""From how many positions the sharp player plays on, shared by the seats: the more there are, the longer a
round takes."""
TRIED: Final = 16
"""How many turns the sharp player tries."""
ROUNDS: Final = 4
"""How far the sharp player plays on before it judges."""
MOST_PLANS: Final = 12


def think(view: Position, seat: Seat, thought: Thought) -> tuple[Plan[Move], ...]:
    """The plans of the seat in turn, the best first."""
    judge, view = judge_of(view), unforeseen(view)
    found = _ranked(turns(view, seat, judge))
    if thought.level is Level.GENTLE:
        dice = random.Random(thought.dice)
        found = [turn._replace(worth=turn.worth + dice.gauss(0, CARELESS)) for turn in found]
    elif thought.level is Level.SHARP and len(found) > 1:
        found = _played_on(found[:TRIED], seat, judge, thought)
    best = _ranked(found)[:MOST_PLANS]
    return tuple(Plan(turn.moves, turn.worth, why(view, seat, turn.moves)) for turn in best)


def place_worths(view: Position, seat: Seat, moves: Iterable[Move]) -> dict[Build | White, float]:
    """What every build and white tile among the moves adds, less the cards that it costs."""
    judge = judge_of(view)
    placing = [move for move in moves if isinstance(move, Build | White)]
    return dict(zip(placing, place_gains(view, view.players[seat], placing, judge), strict=True))


def _played_on(found: list[Turn], seat: Seat, judge: Judge, thought: Thought) -> list[Turn]:
    """The turns by how far ahead they leave the seat some rounds later, on tables that it may sit at."""
    deals = Deals(thought.dice)
    imagined = [Imagining(turn.after, deals) for turn in found]
    seats = len(found[0].after.players) - len(found[0].after.gone)

    def trial(plan: int, number: int) -> float:
        if _has_won(found[plan]):
            return found[plan].worth
        table = imagined[plan].table(number)
        table.play_on(judge, ROUNDS * seats, random.Random(number))
        return table.lead(seat, judge)

    ranked = halved(range(len(found)), trial, thought.nodes or NODES // seats)
    return [found[plan]._replace(worth=worth) for plan, worth in ranked]


def _ranked(found: list[Turn]) -> list[Turn]:
    """The best first; a turn that wins comes before everything that might be worth more later."""
    least = min((turn.worth for turn in found if _has_won(turn)), default=math.inf)
    capped = [turn if _has_won(turn) else turn._replace(worth=min(turn.worth, least)) for turn in found]
    return sorted(capped, key=lambda turn: (-turn.worth, not _has_won(turn)))


def _has_won(turn: Turn) -> bool:
    return turn.after.phase is Phase.OVER
