"""What is remembered of a game of Copenhagen: the coat of arms that somebody missed by the least."""

from typing import Final

from games.copenhagen.components import COAT_ROWS
from games.copenhagen.house import ROW_MASKS
from games.copenhagen.position import Position
from games.message import Message, say, who

CLOSE: Final = 2
"""Spaces; whoever lacked more was not close."""


def highlights(view: Position) -> tuple[Message, ...]:
    """The row with a coat of arms that lacks the fewest spaces: the first seat's, and its lowest."""
    lacking = [
        ((ROW_MASKS[row - 1] & ~player.house.filled).bit_count(), seat, row)
        for seat, player in enumerate(view.players)
        for row in COAT_ROWS
    ]
    missed = [each for each in lacking if 0 < each[0] <= CLOSE]
    if not missed:
        return ()
    spaces, seat, row = min(missed)
    return (say("copenhagen-moment-closest-coat", who=who(seat), spaces=spaces, row=row),)
