"""What a good player of Copenhagen sees: the plausible turns from one seat's view, the best first."""

import random
from typing import Final

from games.api import Seat
from games.copenhagen.components import POINTS_TO_WIN
from games.copenhagen.evaluation import STAGES, Judge, worths_of_step
from games.copenhagen.house import points
from games.copenhagen.imagining import Deals, Imagining
from games.copenhagen.position import EndCard, Move, Phase, Position
from games.copenhagen.reasons import why
from games.copenhagen.turns import Turn, turns
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
RESHUFFLED: Final = 35
"""About how many cards come back when the discards become the supply."""
SUPPLIES: Final = {2: 59, 3: 45 + RESHUFFLED, 4: 51 + RESHUFFLED}
"""Players -> about how many cards are drawn in a game that ends with the End card."""


def think(view: Position, seat: Seat, thought: Thought) -> tuple[Plan[Move], ...]:
    """The plans of the seat in turn, the best first."""
    judge = Judge(worths_of_step(stage_of(view)), POINTS_TO_WIN)
    found = turns(view, seat, judge)
    if thought.level is Level.GENTLE:
        dice = random.Random(thought.dice)
        found = [turn._replace(worth=turn.worth + dice.gauss(0, CARELESS)) for turn in found]
    elif thought.level is Level.SHARP and len(found) > 1:
        found = _played_on(found[:TRIED], seat, judge, thought)
    return tuple(
        Plan(turn.moves, turn.worth, why(view, seat, turn.moves)) for turn in _ranked(found)[:MOST_PLANS]
    )


def stage_of(view: Position) -> int:
    """How far the game has gone, in steps: by the cards drawn, or by the points of the best."""
    to_come = len(view.supply) + (RESHUFFLED if view.end_card is EndCard.ASIDE else 0)
    drawn = 1 - to_come / SUPPLIES[len(view.players)]
    reached = max(points(player.house) for player in view.players) / POINTS_TO_WIN
    return round(STAGES * min(1.0, max(drawn, reached, 0.0)))


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
