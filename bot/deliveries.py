"""Which deliveries came before: Discord may send the same interaction twice, and it must act once."""

from collections import OrderedDict

REMEMBERED = 1000
TOO_LATE, TWICE = 10062, 40060
"""Discord's codes for an answer that came after three seconds, and for a second one; neither is a bug."""


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
