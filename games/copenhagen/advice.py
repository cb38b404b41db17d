"""What a good player of Copenhagen sees: the plausible turns from one seat's view, the best first."""

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

CARELESS: Final = 1.2
"""By how many points, more or less, the gentle player misjudges a turn."""
NODES: Final = 1200
"""From how many positions the sharp player plays on."""
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
    imagined = {turn: Imagining(turn.after, deals) for turn in found}
    rounds = ROUNDS * (len(found[0].after.players) - len(found[0].after.gone))

    def trial(turn: Turn, number: int) -> float:
        if turn.after.phase is Phase.OVER:
            return turn.worth
        table = imagined[turn].table(number)
        table.play_on(judge, rounds, random.Random(number))
        return table.lead(seat, judge)

    ranked = halved(found, trial, thought.nodes or NODES)
    return [turn._replace(worth=worth) for turn, worth in ranked]


def _ranked(found: list[Turn]) -> list[Turn]:
    """The best first; a turn that wins comes before everything that might be worth more later."""
    won = [turn for turn in found if turn.after.phase is Phase.OVER]
    if won:
        least = min(turn.worth for turn in won)
        found = [turn if turn in won else turn._replace(worth=min(turn.worth, least)) for turn in found]
    return sorted(found, key=lambda turn: (-turn.worth, turn.after.phase is not Phase.OVER))
