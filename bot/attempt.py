"""A step tried once: the move, what it leads to, and what it says; whoever asks gets the same value."""

from functools import cached_property, lru_cache
from typing import Any

import msgspec

from games.api import Game, Seat, play
from games.message import Message

REMEMBERED = 256
"""Attempts that are kept: a player who looks around, drafts and confirms tries every step once."""


class Attempt(msgspec.Struct, frozen=True, dict=True):
    """A legal move of a seat, made on a copy of the position."""

    game: Game[Any, Any]
    before: Any
    seat: Seat
    text: str
    """The move as it is written."""
    move: Any
    position: Any
    """What it leads to."""

    @cached_property
    def reveals(self) -> bool:
        """Does it show somebody something hidden?"""
        return self.game.reveals(self.before, self.seat, self.move)

    @cached_property
    def ends_turn(self) -> bool:
        """Is it somebody else's move after it, perhaps besides this seat's?"""
        return ends_turn(self.game, self.before, self.seat, self.position)

    @property
    def needs_confirming(self) -> bool:
        """Can it not be undone?"""
        return self.ends_turn or self.reveals

    def is_asked_about(self, *, confirms: bool) -> bool:
        """Is the player asked before it is made? Who does not want that is asked only where something that
        they turn up is what they go on with: what a turn's end turns up, they have not chosen."""
        return self.needs_confirming if confirms else self.reveals and not self.ends_turn

    @cached_property
    def foretold(self) -> Message:
        """What it will do, for the one who drafts it: without a word of what it would show."""
        if self.reveals:
            view = self.game.view_for(self.before, self.seat)
            return self.game.tell(view, self.seat, self.move, None, self.seat)
        return self.told(self.seat)

    def told(self, viewer: Seat | None) -> Message:
        """What it did, from a seat's own view, or as everybody may read it."""
        return told(self.game, self.before, self.seat, self.move, self.position, viewer)


def ends_turn(game: Game[Any, Any], before: Any, seat: Seat, after: Any) -> bool:
    """Is it somebody else's move after what a seat did, perhaps besides this seat's?"""
    waited_for, acting = game.to_act(before), game.to_act(after)
    return seat not in acting or any(other not in waited_for for other in acting)


def told(
    game: Game[Any, Any], before: Any, seat: Seat, move: Any, after: Any, viewer: Seat | None
) -> Message:
    """What a move did, from a viewer's own views before and after it."""
    views = game.view_for(before, viewer), game.view_for(after, viewer)
    return game.tell(views[0], seat, move, views[1], viewer)


@lru_cache(maxsize=REMEMBERED)
def attempt(game: Game[Any, Any], position: Any, seat: Seat, text: str) -> Attempt:
    """Try a written move, or refuse it with the rule it breaks."""
    move = game.read_move(text)
    return Attempt(game, position, seat, game.write_move(move), move, play(game, position, seat, move))
