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
        before, after = (self.game.to_act(each) for each in (self.before, self.position))
        return self.seat not in after or any(seat not in before for seat in after)

    @property
    def needs_confirming(self) -> bool:
        """Can it not be undone?"""
        return self.ends_turn or self.reveals

    @cached_property
    def foretold(self) -> Message:
        """What it will do, for the one who drafts it: without a word of what it would show."""
        if self.reveals:
            view = self.game.view_for(self.before, self.seat)
            return self.game.tell(view, self.seat, self.move, None, self.seat)
        return self.told(self.seat)

    def told(self, viewer: Seat | None) -> Message:
        """What it did, from a seat's own view, or as everybody may read it."""
        before, after = (self.game.view_for(each, viewer) for each in (self.before, self.position))
        return self.game.tell(before, self.seat, self.move, after, viewer)


@lru_cache(maxsize=REMEMBERED)
def attempt(game: Game[Any, Any], position: Any, seat: Seat, text: str) -> Attempt:
    """Try a written move, or refuse it with the rule it breaks."""
    move = game.read_move(text)
    return Attempt(game, position, seat, game.write_move(move), move, play(game, position, seat, move))
