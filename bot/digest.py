"""When a player's daily list of open turns is due; pure."""

from datetime import date, timedelta
from typing import Final

from bot.clocks.zones import local
from bot.preferences import Preferences

LATEST: Final = 3
"""Hours after which it is not sent any more: it was asked for later, or the bot was away."""


def day_of_digest(mine: Preferences, at: int) -> date | None:
    """The day whose list is due by now, if one is."""
    if mine.digest_hour is None:
        return None
    since_then = local(at, mine.zone).replace(tzinfo=None) - timedelta(hours=mine.digest_hour)
    return since_then.date() if since_then.hour < LATEST else None  # late at night, of the day before
