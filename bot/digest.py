"""When a player's daily list of open turns is due; pure."""

from datetime import date, datetime, timedelta
from typing import Final

from bot.clocks.lengths import HOUR, SECOND
from bot.clocks.zones import local
from bot.preferences import Preferences
from club.posts import Topic, WantedPost

LATEST: Final = 3
"""Hours after which it is not sent any more: it was asked for later, or the bot was away."""


def digest_due(user_id: int, mine: Preferences, at: int) -> WantedPost | None:
    """The player's digest of the day, if it is due by now: one a day, and not sent when it would be stale."""
    day = day_of_digest(mine, at)
    if day is None:
        return None
    since_then = _since_hour(mine, at)
    gone = since_then - datetime.combine(since_then.date(), datetime.min.time())
    until = at - round(gone.total_seconds() * SECOND) + LATEST * HOUR
    subject = f"{Topic.DIGEST}:{user_id}"
    return WantedPost(f"{subject}:{day.isoformat()}", Topic.DIGEST, subject, to=user_id, not_after=until)


def day_of_digest(mine: Preferences, at: int) -> date | None:
    """The day whose list is due by now, if one is."""
    if mine.digest_hour is None:
        return None
    since_then = _since_hour(mine, at)
    return since_then.date() if since_then.hour < LATEST else None  # late at night, of the day before


def _since_hour(mine: Preferences, at: int) -> datetime:
    """The local time as if the digest's hour were midnight."""
    return local(at, mine.zone).replace(tzinfo=None) - timedelta(hours=mine.digest_hour or 0)
