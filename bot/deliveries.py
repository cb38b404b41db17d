"""Which deliveries are acted upon: Discord may send one twice, or so late that it has said it failed."""

import logging
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final

from bot.clocks.instants import instant_in
from bot.clocks.lengths import HOUR, SECOND

log = logging.getLogger(__name__)

REMEMBERED = 1000
TOO_LATE, TWICE = 10062, 40060
"""Discord's codes for an answer that came after three seconds, and for a second one; neither is a bug."""
UNKNOWN_MESSAGE = 10008
"""Discord's code for a message that is not there any more."""
PATIENCE_OF_DISCORD = 3 * SECOND
"""After so long Discord tells the player that it failed, and they may do something else."""
LATELY: Final = HOUR
"""For so long a clock of ours and Discord's are taken to go alike: they drift apart by less than a second."""


class Deliveries:
    """The newest interactions by id; only so many are remembered."""

    def __init__(self) -> None:
        self._ids: OrderedDict[int, None] = OrderedDict()

    def is_new(self, interaction_id: int) -> bool:
        """True the first time."""
        if interaction_id in self._ids:
            return False
        self._ids[interaction_id] = None
        if len(self._ids) > REMEMBERED:
            self._ids.popitem(last=False)
        return True


class Ages:
    """How old an interaction is when it is looked at.

    Discord's stamp says when it was made, and the clock of the machine may be wrong by any amount. So its age
    is by how much the two are further apart than they were for the freshest one of late.
    """

    def __init__(self, steady: Callable[[], int]) -> None:
        self._steady = steady
        self._smallest: deque[tuple[int, int]] = deque()
        """(when, how far apart), each further apart than the one before; the first one is the smallest."""

    def age(self, stamp: int) -> int:
        """Milliseconds since Discord wrote the stamp, as far as can be told."""
        now = self._steady()
        apart = now - stamp
        while self._smallest and self._smallest[-1][1] >= apart:
            self._smallest.pop()
        self._smallest.append((now, apart))
        while self._smallest[0][0] < now - LATELY:
            self._smallest.popleft()
        return apart - self._smallest[0][1]

    def is_given_up(self, interaction_id: int) -> bool:
        """Has Discord told the player that this one failed?"""
        age = self.age(instant_in(interaction_id))
        if age > PATIENCE_OF_DISCORD:
            log.warning("interaction=%d is left alone: it is %.1f s old", interaction_id, age / SECOND)
        return age > PATIENCE_OF_DISCORD
