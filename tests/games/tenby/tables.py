"""Random games of Tenby with every combination of options."""

import random
from itertools import product

from games.api import Seat
from games.tenby import GAME, rules
from games.tenby.position import Accolades, Options

OF_SEVERAL = (Accolades.NONE, Accolades.OPEN_SEA, Accolades.EBB_AND_FLOW, Accolades.HIGH_TIDE)
EVERY_OPTION = [
    Options(rounds=6, secret_residents=secret, thanks_for_visiting=thanks, accolades=accolades)
    for secret, thanks, accolades in product((True, False), (True, False), OF_SEVERAL)
]


def walk(seats: int, options: Options, seed: str, *, leaving: float = 0.0):
    """Every step of a random game: position, seat, move (None: the seat leaves), next position."""
    rng = random.Random(seed)
    position = rules.setup(seats, options, seed)
    while acting := GAME.to_act(position):
        seat = rng.choice((*acting, *GAME.may_act(position)))
        if rng.random() < leaving:
            seat, move = rng.choice(position.staying), None
            after = rules.leave(position, seat)
        else:
            move = rng.choice(some_of(rules.legal_moves(position, seat), rng))
            after = rules.apply(position, seat, move)
        yield position, Seat(seat), move, after
        position = after


def some_of(moves, rng):
    """Moves of one kind: there are hundreds of ways to move a card, and a turn should see more than those."""
    kind = rng.choice(sorted({type(move).__name__ for move in moves}))
    return [move for move in moves if type(move).__name__ == kind]
