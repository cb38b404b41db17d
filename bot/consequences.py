"""What follows from an update, computed once and kept with it in the same transaction; pure.

Whatever else a move brings about is decided here: later deadlines, results for a league, its next fixtures,
and the moves that bots owe. What services do about it, they do afterwards from what was kept.
"""

import msgspec

from bot.notices import Notice, notices_for
from bot.table import Update


class Consequences(msgspec.Struct, frozen=True):
    """All that follows from one update."""

    notices: tuple[Notice, ...] = ()
    """Whom to tell what."""


def consequences_of(update: Update) -> Consequences:
    """What follows from this update."""
    return Consequences(notices=notices_for(update))
