"""Places that are closed to the bot: they rest, and are tried one request at a time until they are open."""

import logging
from collections.abc import Callable

import msgspec

from club.posts import FIRST_REST, rest_for

log = logging.getLogger(__name__)


class _Closed(msgspec.Struct):
    guild_id: int
    tried_at: int
    failures: int = 0

    @property
    def until(self) -> int:
        """When it may be tried again."""
        return self.tried_at + rest_for(self.failures)


class ClosedPlaces:
    """The channels and threads that have refused a message lately."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._closed: dict[int, _Closed] = {}

    def rests_until(self, place_id: int, now: int) -> int | None:
        """Until when nothing is tried there; None if it may be tried now.

        The caller that may try a closed place tries it alone: for all other posts it goes on resting.
        """
        place = self._closed.get(place_id)
        if place is None:
            return None
        if now < place.until:
            return place.until
        place.failures += 1
        place.tried_at = max(now, self._now())
        return None

    def close(self, place_id: int, guild_id: int, why: object) -> int:
        """It has refused a message; gives until when it rests."""
        now = self._now()
        if place_id not in self._closed:
            log.warning("place=%d server=%d is closed to the bot: %s", place_id, guild_id, why)
        place = self._closed.setdefault(place_id, _Closed(guild_id, now))
        if place.until <= now:
            place.failures += 1
            place.tried_at = now
        return place.until

    def open(self, place_id: int) -> bool:
        """It has taken a message; was it closed?"""
        return self._closed.pop(place_id, None) is not None

    def open_all(self, guild_id: int) -> bool:
        """Something has changed in a server: all of it may be tried again. Was anything closed?"""
        places = [place_id for place_id, place in self._closed.items() if place.guild_id == guild_id]
        for place_id in places:
            del self._closed[place_id]
        return bool(places)

    def knock(self, place_id: int) -> bool:
        """A member has pressed something there: may it be tried again? At most once a minute."""
        place = self._closed.get(place_id)
        if place is None or self._now() < place.tried_at + FIRST_REST:
            return False
        place.failures = 0
        return True
