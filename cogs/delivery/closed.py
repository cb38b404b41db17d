"""Places that are closed to the bot: they rest, and are tried one request at a time until they are open."""

import logging
from collections.abc import Callable
from enum import IntEnum, auto

import msgspec

from club.posts import rest_for

log = logging.getLogger(__name__)


class Doing(IntEnum):
    """What is asked of a place; one that refuses something refuses all that stands before it here."""

    SENDING = auto()
    EDITING = auto()
    DELETING = auto()


class _Closed(msgspec.Struct):
    guild_id: int
    refuses: Doing
    tried: int
    failures: int = 0

    @property
    def until(self) -> int:
        """When it may be tried again."""
        return self.tried + rest_for(self.failures)


class ClosedPlaces:
    """The channels and threads that have refused a message lately."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._closed: dict[int, _Closed] = {}

    def rests_until(self, place_id: int, now: int, doing: Doing) -> int | None:
        """Until when nothing is tried there; None if it may be tried now.

        The caller that may try a closed place tries it alone: for all other posts it goes on resting.
        """
        place = self._closed.get(place_id)
        if place is None or doing > place.refuses:
            return None
        if now < place.until:
            return place.until
        place.failures += 1
        place.tried = max(now, self._now())
        return None

    def close(self, place_id: int, guild_id: int, why: object, refuses: Doing) -> int:
        """It has refused something; gives until when it rests."""
        now = self._now()
        if place_id not in self._closed:
            log.warning("place=%d server=%d is closed to the bot: %s", place_id, guild_id, why)
        place = self._closed.setdefault(place_id, _Closed(guild_id, refuses, now))
        place.refuses = refuses
        if place.until <= now:
            place.failures += 1
            place.tried = now
        return place.until

    def took(self, place_id: int, doing: Doing) -> bool:
        """Something was done there; was it closed to that?"""
        place = self._closed.get(place_id)
        return place is not None and doing <= place.refuses and self.open(place_id)

    def open(self, place_id: int) -> bool:
        """It may be tried again; was it closed?"""
        return self._closed.pop(place_id, None) is not None

    def open_all(self, guild_id: int) -> bool:
        """Something has changed in a server: all of it may be tried again. Was anything closed?"""
        places = [place_id for place_id, place in self._closed.items() if place.guild_id == guild_id]
        for place_id in places:
            del self._closed[place_id]
        return bool(places)
