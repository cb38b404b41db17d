"""Another position that a viewer cannot tell from this one."""

import random

from msgspec.structs import replace

from games.api import Seat
from games.copenhagen.position import END_CARD, EndCard, Position


def scrambled(position: Position, viewer: Seat | None, rng: random.Random) -> Position:
    """Deal everything the viewer may not know anew: other hands, the supply's order, the seed."""
    hidden = [seat for seat in range(len(position.players)) if seat != viewer]
    pool = [card for card in position.supply if card != END_CARD]
    pool += [card for seat in hidden for card in position.players[seat].hand]
    rng.shuffle(pool)
    players = list(position.players)
    for seat in hidden:
        size = len(players[seat].hand)
        players[seat] = replace(players[seat], hand="".join(pool[:size]))
        pool = pool[size:]
    supply = pool
    if position.end_card is EndCard.SUPPLY:
        lowest = max(0, len(position.supply) - 10)
        supply.insert(rng.randrange(lowest, len(position.supply)), END_CARD)
    return replace(position, players=tuple(players), supply="".join(supply), seed=f"other {rng.random()}")
