"""What is compared in puzzles of Tenby: points of the town, then streets from sea to sea, then rings."""

from typing import Final

from games.api import Seat
from games.puzzling import Puzzling
from games.tenby.position import Phase, Position, Town
from games.tenby.scoring import completed_streets, town_points

FEWEST_CARDS: Final = 5
MOST_RINGS: Final = 4
"""With more of them there is no end to what can be moved and bought."""
FEWEST_ACTIONS: Final = 2


def worth(before: Position, after: Position, seat: Seat) -> tuple[int, int, int]:
    """What the turn adds to the town, and what it costs or leaves in rings."""
    was, now = before.players[seat], after.players[seat]
    return (
        town_points(now.town) - town_points(was.town),
        completed_streets(now.town) - completed_streets(was.town),
        now.rings - was.rings,
    )


def result(before: Position, after: Position, seat: Seat) -> Town:
    """The town, whatever the order of its streets."""
    return tuple(sorted(after.players[seat].town))


def begins(position: Position, seat: Seat) -> bool:
    """In a turn of a day card with two actions or more, before anything else is begun."""
    player, turn = position.players[seat], position.turn
    return (
        position.phase is Phase.DAY
        and not player.drawn
        and not (turn.holding or turn.offered or turn.bought or turn.revealed)
        and len(turn.actions) >= FEWEST_ACTIONS
        and player.rings <= MOST_RINGS
        and sum(map(len, player.town)) >= FEWEST_CARDS
    )


PUZZLING = Puzzling(worth=worth, result=result, begins=begins, glance=2, long=(5, 7))
