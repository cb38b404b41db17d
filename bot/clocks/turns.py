"""One seat's turn by the clock: what it has used, and when its time is up."""

import msgspec

from bot.clocks.controls import Control
from bot.clocks.spans import counted, reached
from bot.clocks.stops import Stops


class TurnTime(msgspec.Struct, frozen=True):
    """A turn whose clock runs: from when, with how much, and what stops it."""

    control: Control
    start: int
    available: int
    """The bank when the turn began."""
    stops: Stops = Stops()
    given: int = 0
    """What the seat was given since."""

    @property
    def last(self) -> int:
        """The instant by which it ends whatever weekends and vacations do; outages and pauses move it."""
        return reached(self.start, self.control.longest_turn, self.stops.ours)

    @property
    def deadline(self) -> int:
        """The instant at which the time is up, as far as is known now. Stops to come only move it later."""
        if self.control.is_relaxed:
            return self.last
        return self.after(self.available + self.given)

    def after(self, length: int) -> int:
        """The instant at which so much of the turn has been counted; the longest turn ends it in any case."""
        last = self.last
        return min(last, reached(self.start, length, self.stops.between(self.start, last)))

    def used(self, at: int) -> int:
        """How much of the turn has been counted by then."""
        end = max(self.start, at)
        return counted(self.start, end, self.stops.between(self.start, end))

    def left(self, at: int) -> int:
        """How much is on the clock."""
        return max(0, self.available + self.given - self.used(at))
