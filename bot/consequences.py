"""What follows from an update, computed once and kept with it in the same transaction; pure.

Whatever a move brings about at other places is decided here. What services do about it, they do afterwards,
from what was kept.
"""

import msgspec

from bot.challenge import Attempt, attempts_in
from bot.notices import Notice, notices_for
from bot.solo import SoloGame, solo_games_in
from bot.table import Update


class Consequences(msgspec.Struct, frozen=True):
    """All that follows from one update."""

    notices: tuple[Notice, ...] = ()
    """Whom to tell what."""
    solo_games: tuple[SoloGame, ...] = ()
    """What was finished alone."""
    attempts: tuple[Attempt, ...] = ()
    """Who begins the one game of a weekly challenge."""


def consequences_of(update: Update) -> Consequences:
    """What follows from this update."""
    return Consequences(
        notices=notices_for(update), solo_games=solo_games_in(update), attempts=attempts_in(update)
    )
