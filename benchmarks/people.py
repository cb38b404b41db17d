"""People in their time zones: when they look at Discord, for how long, and how long a turn takes them.

What is assumed about them stands in the constants; nothing else in the simulation of a day is assumed.
"""

import random
from collections.abc import Sequence
from datetime import datetime, time
from typing import Final
from zoneinfo import ZoneInfo

from bot.clocks.instants import moment
from bot.clocks.lengths import HOUR, MINUTE, SECOND
from bot.preferences import Preferences

ZONES: Final = {
    "America/Los_Angeles": 12,
    "America/New_York": 22,
    "America/Sao_Paulo": 8,
    "Europe/London": 13,
    "Europe/Berlin": 25,
    "Asia/Kolkata": 5,
    "Asia/Tokyo": 7,
    "Australia/Sydney": 8,
}
"""Of a hundred people."""
BY_HOUR: Final = (
    *(1.0, 0.5, 0.3, 0.2, 0.2, 0.4, 1.5, 3.0, 3.0, 2.5, 2.5, 3.0),
    *(5.0, 4.0, 2.5, 2.5, 3.0, 4.0, 5.0, 6.5, 7.5, 7.5, 6.0, 3.0),
)
"""How likely somebody looks in an hour of their own day: hardly at night, at noon, most in the evening."""
LOOKS_A_DAY: Final = 5.0
STAYS: Final = 8 * MINUTE
"""On average, as the next two."""
TURN_TAKES: Final = 45 * SECOND
NOTICES_AFTER: Final = 20 * SECOND
"""Until somebody who is there has seen that it is their turn again."""
STRANGERS: Final = 0.25
"""Of those at a table, who live anywhere."""
GONE: Final = 0.04
"""Who will never look again."""
WITH_QUIET_HOURS: Final = 0.3


class Person:
    """Somebody with a clock on the wall."""

    def __init__(self, user_id: int, zone: str, rng: random.Random) -> None:
        self.user_id = user_id
        self.zone = zone
        self._where = ZoneInfo(zone)
        self._rng = rng
        self.is_gone = rng.random() < GONE
        self.is_quiet = rng.random() < WITH_QUIET_HOURS
        self.stays_until = 0
        self.is_at_it = False
        """Are they at a turn? One at a time."""

    @property
    def preferences(self) -> Preferences:
        """What they chose, if anything."""
        quiet = (time(22), time(8)) if self.is_quiet else (None, None)
        return Preferences(zone=self.zone, quiet_from=quiet[0], quiet_until=quiet[1])

    def next_look(self, now: int) -> int:
        """When they look again: hours pass by their own clock, in each of which they look or do not."""
        most = LOOKS_A_DAY * max(BY_HOUR) / sum(BY_HOUR) / HOUR
        at = float(now)
        while True:
            at += self._rng.expovariate(most)
            local: datetime = moment(int(at)).astimezone(self._where)
            if self._rng.random() < BY_HOUR[local.hour] / max(BY_HOUR):
                return int(at)

    def stays(self) -> int:
        """How long they stay this time."""
        return int(self._rng.expovariate(1 / STAYS))

    def thinks(self) -> int:
        """How long their next turn takes."""
        return 5 * SECOND + int(self._rng.expovariate(1 / (TURN_TAKES - 5 * SECOND)))


def a_crowd(user_ids: Sequence[int], rng: random.Random) -> list[Person]:
    """People from all over the world."""
    zones = rng.choices(list(ZONES), list(ZONES.values()), k=len(user_ids))
    return [Person(user_id, zone, rng) for user_id, zone in zip(user_ids, zones, strict=True)]


def a_company(crowd: Sequence[Person], seats: int, rng: random.Random) -> list[Person]:
    """People who sit down together: mostly from the zone of the first of them."""
    first = rng.choice(crowd)
    neighbours = [each for each in crowd if each.zone == first.zone]
    company = [first]
    while len(company) < seats:
        is_far = rng.random() < STRANGERS or len(neighbours) < seats
        other = rng.choice(crowd if is_far else neighbours)
        if other not in company:
            company.append(other)
    return company
