"""When a turn without time is judged: after its player was told, and had a moment since."""

from typing import Final

from bot.clocks.lengths import DAY, HOUR, SECOND

PRESS_ON_ITS_WAY: Final = 10 * SECOND
"""A deadline is judged so long after it has passed, so that a press on its way still counts."""
LONGEST_WARNING: Final = 12 * HOUR
UNSENDABLE: Final = 2 * DAY
"""If a message cannot be sent for so long, the table pauses and its owner is told."""
VOID: Final = 28 * DAY
"""After so long without a way to reach anybody, the table ends and counts for nothing."""


def fair_warning(available: int) -> int:
    """How long before the end a player must have been told."""
    return min(LONGEST_WARNING, available // 10)


def judged_at(deadline: int, told: int | None, available: int) -> int | None:
    """The instant that decides; none as long as the player was not told."""
    return None if told is None else max(deadline, told + fair_warning(available))
