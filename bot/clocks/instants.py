"""When something was: what Discord says of a press, and a wall clock that may be set back or jump ahead."""

from datetime import UTC, datetime, timedelta
from typing import Final

from bot.clocks.lengths import SECOND

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND: Final = timedelta(milliseconds=1)
_FIRST_OF_DISCORD: Final = 1_420_070_400_000
"""2015-01-01, from which Discord counts."""
LATEST_ANSWER: Final = 60 * SECOND
"""A press that we hear of later than this is taken to be so old."""
JUMP: Final = 5 * SECOND
"""If the wall clock runs ahead of the time that the process was awake by so much between two looks, it was
set, or the machine slept, or the process stood still."""


def instant(moment: datetime) -> int:
    """A moment with its zone as an instant."""
    return (moment - _EPOCH) // _MILLISECOND


def moment(at: int) -> datetime:
    """An instant as a moment in UTC."""
    return _EPOCH + at * _MILLISECOND


def instant_of_press(interaction_id: int, now: int) -> int:
    """When somebody pressed: the time in the interaction's id, never after now and not long before."""
    return min(now, max(instant_in(interaction_id), now - LATEST_ANSWER))


def instant_in(discord_id: int) -> int:
    """When Discord gave somebody or something this id."""
    return _FIRST_OF_DISCORD + (discord_id >> 22)


def never_back(wall: int, newest_kept: int) -> int:
    """What time it is: a wall clock that was set back stands still until it is caught up."""
    return max(wall, newest_kept)


def jumped(wall_passed: int, really_passed: int) -> int:
    """By how much the wall clock ran ahead between two looks; nothing if by less than some seconds."""
    ahead = wall_passed - really_passed
    return ahead if ahead >= JUMP else 0
