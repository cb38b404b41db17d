"""How much one person may open or ask for: one person's posts must not crowd out all others."""

from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from typing import Final

from bot.clocks.lengths import MINUTE, SECOND
from bot.errors import WrongTime
from bot.table import State, Table
from games.message import say

A_MINUTE: Final = 5
"""So often a minute one person may do something that is posted where others read it."""
LOBBIES: Final = 10
"""So many lobbies one person may keep open."""
TABLES: Final = 50
"""So many tables that are not over one person may sit at, and open another."""
REMEMBERED: Final = 1000


class Pace:
    """When the newest people did something that is posted; only so many are remembered."""

    def __init__(self, steady: Callable[[], int]) -> None:
        self._steady = steady
        self._done: OrderedDict[int, deque[int]] = OrderedDict()

    def note(self, user_id: int) -> None:
        """A person is about to do it; too often within a minute is refused, and is not counted."""
        now = self._steady()
        done = self._done.setdefault(user_id, deque(maxlen=A_MINUTE))
        self._done.move_to_end(user_id)
        if len(done) == A_MINUTE and (left := done[0] + MINUTE - now) > 0:
            raise WrongTime(say("limit-too-fast", most=A_MINUTE, seconds=-(-left // SECOND)))
        done.append(now)
        while len(self._done) > REMEMBERED:
            self._done.popitem(last=False)


def check_may_open(user_id: int, open_tables: Iterable[Table]) -> None:
    """Refuse another table to who has too many; these are the open ones at which the person sits."""
    tables = list(open_tables)
    lobbies = [each for each in tables if each.state is State.LOBBY and each.host_id == user_id]
    if len(lobbies) >= LOBBIES:
        raise WrongTime(say("limit-lobbies", most=LOBBIES))
    if len(tables) >= TABLES:
        raise WrongTime(say("limit-tables", most=TABLES))
