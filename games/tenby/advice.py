"""What a good player of Tenby sees: the plans of a seat that is to act, the best first.

Gentle takes what brings points at once, and not always the best of it. Steady searches its whole turn, looks
at what a town promises, and errs by little. Sharp takes the best of those plans without an error, and plays
the game on from each of them.
"""

import random
from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from games.api import Seat
from games.message import say
from games.search import halved
from games.tenby.position import HIDDEN, Move, Phase, Place, Position
from games.tenby.rules import legal_moves
from games.tenby.thinking.choices import Choice, choosing, days, declaring, keeping, placing, visiting
from games.tenby.thinking.evaluation import A_RESIDENT, Sense
from games.tenby.thinking.playouts import Playouts
from games.tenby.thinking.solo_choices import lowering, planning, tokens
from games.tenby.thinking.turn_choices import turns
from games.tenby.thinking.turn_search import beginning
from games.tenby.town import with_card
from games.thought import Level, Plan, Thought

_WIDTH: Final = {Level.GENTLE: 1, Level.STEADY: 3, Level.SHARP: 6}
"""Ways through a turn that are followed further."""
_CARELESS: Final = {Level.GENTLE: 6.0, Level.STEADY: 2.0, Level.SHARP: 0.0}
"""By how many points a player errs about a plan, usually."""
_TRIED: Final = 8
_TOO_FAR: Final = 6.0
"""Plans that the sharp player plays on from: so many at most, and none that seem worse by so many points."""
NODES: Final = 1000
"""Games that it plays on, for a decision of at most two seconds."""
A_ROUND: Final = 12.0
"""Points that a round brings on average, beside what the town promises."""


def think(view: Position, seat: Seat, thought: Thought) -> tuple[Plan[Move], ...]:
    """The plans of a seat that is to act, from its own view."""
    dice = random.Random(thought.dice)
    left = _rounds_left(view)
    sense = Sense(view, seat, left, looks_ahead=thought.level is not Level.GENTLE)
    choices = _choices(sense, _WIDTH[thought.level], dice)
    careless = _CARELESS[thought.level]
    found = [(choice, choice.worth + dice.gauss(0, careless)) for choice in choices]
    found.sort(key=lambda each: -each[1])
    later = left
    if thought.level is Level.SHARP and _is_played_on(view):
        playouts = Playouts(view, seat, left, dice)
        tried = [choice for choice, worth in found[:_TRIED] if worth > found[0][1] - _TOO_FAR]
        if len(tried) > 1:
            found, later = halved(tried, playouts.trial, thought.nodes or NODES), playouts.rounds_left
    ahead = _best_other(view, seat)
    return tuple(
        Plan(choice.moves, worth + A_ROUND * later - ahead, choice.why)
        for choice, worth in sorted(found, key=lambda each: -each[1])
    )


def place_worths(view: Position, seat: Seat, places: Iterable[Place]) -> dict[Place, float]:
    """By how many points more the seat may expect with a card at each of the places."""
    sense, player = Sense(view, seat, _rounds_left(view)), view.players[seat]
    before = sense.worth(player)
    return {
        place: sense.worth(replace(player, town=with_card(player.town, place))) - before for place in places
    }


def _is_played_on(view: Position) -> bool:
    """Where it is about towns and days: the light model knows no anchors, visitors or tokens."""
    return view.phase in (Phase.KEEP_RESIDENT, Phase.NIGHT, Phase.DAY)


def _rounds_left(view: Position) -> int:
    """Rounds after this one, in which the seat's own turn may still be to come."""
    return view.options.rounds - view.round


def _choices(sense: Sense, width: int, dice: random.Random) -> list[Choice]:
    """Everything plausible that the seat can decide now; if nothing is, everything legal."""
    found = _plausible(sense, width, dice)
    if found:
        return found
    first = beginning(sense.view, sense.view.players[sense.seat], sense.view.turn.actions)
    worth = sense.worth(first.player)
    return [
        Choice((move,), worth, say("tenby-why-later"), first) for move in legal_moves(sense.view, sense.seat)
    ]


def _plausible(sense: Sense, width: int, dice: random.Random) -> list[Choice]:
    view = sense.view
    player, turn = view.players[sense.seat], view.turn
    first = beginning(view, player, turn.actions)
    roughly = max(1, width // 3)
    if player.drawn:
        return keeping(sense, first)
    if turn.holding:
        return placing(sense, first, turn.holding)
    if turn.offered:
        return choosing(sense, first, turn.offered)
    match view.phase:
        case Phase.EBB_AND_FLOW:
            return declaring(sense, first)
        case Phase.CROSSWIND:
            return tokens(sense)
        case Phase.PLAN:
            return planning(sense, roughly, dice)
        case Phase.LOWER:
            return lowering(sense, width)
        case Phase.NIGHT:
            return days(sense, roughly)
        case Phase.VISITING:
            return visiting(sense, first, dice)
        case _:
            return turns(sense, first, width, dice)


def _best_other(view: Position, seat: Seat) -> float:
    """What the best of the others can expect, as far as one sees."""
    others = [other for other in view.staying if other != seat]
    return max((_expected(view, other) for other in others), default=0.0)


def _expected(view: Position, seat: Seat) -> float:
    sense = Sense(view, seat, _rounds_left(view))
    hidden = view.players[seat].residents.count(HIDDEN)
    return sense.worth(view.players[seat]) + A_RESIDENT * hidden + A_ROUND * _rounds_left(view)
