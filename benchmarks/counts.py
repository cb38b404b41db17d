"""Counts what the real bot does: requests to Discord, writes to its database, loads of a table.

Answers to interactions are no requests here: Discord does not count them against a bot's fifty a second, and
discord.py sends them past its HTTP client.
"""

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final

from bot.app import App

MESSAGES: Final = "/channels/{channel_id}/messages"
EDITED: Final = f"PATCH {MESSAGES}/{{message_id}}"
SENT: Final = f"POST {MESSAGES}"
DELETED: Final = f"DELETE {MESSAGES}/{{message_id}}"
A_PING: Final = (EDITED, SENT, DELETED)
"""What a move with a ping asks of Discord: the board, the new ping, the old one."""
_WRITES: Final = ("write", "write_and_read", "transact")


class Counts:
    """What was done since it was last cleared."""

    def __init__(self, requests: Counter[str] | None = None, writes: int = 0, loads: int = 0) -> None:
        self.requests = requests or Counter()
        """By method and route."""
        self.writes = writes
        """Transactions; several that are committed together count each."""
        self.loads = loads
        """Times that a table was asked for, whether it was in memory or not: on a server it never is."""

    def clear(self) -> None:
        """Begin anew."""
        self.requests.clear()
        self.writes = self.loads = 0

    def copied(self) -> "Counts":
        """The same, which goes on counting no more."""
        return Counts(self.requests.copy(), self.writes, self.loads)

    def since(self, before: "Counts") -> "Counts":
        """What was done in between."""
        requests = self.requests - before.requests
        return Counts(requests, self.writes - before.writes, self.loads - before.loads)

    def add(self, other: "Counts") -> None:
        """Count this as well."""
        self.requests += other.requests
        self.writes += other.writes
        self.loads += other.loads


def counted(app: App) -> Counts:
    """Count from now on what this bot does."""
    counts, database = Counts(), app.store._database

    def a_request(route: Any) -> None:
        counts.requests[f"{route.method} {route.path}"] += 1

    def a_write(_: Any) -> None:
        counts.writes += 1

    def a_load(_: Any) -> None:
        counts.loads += 1

    _watch(app.http, "request", a_request)
    for name in _WRITES:
        _watch(database, name, a_write)
    _watch(app.tables, "load", a_load)
    return counts


def _watch(whose: Any, name: str, note: Callable[[Any], None]) -> None:
    """Note every call of a method, with what it is first given."""
    does: Callable[..., Awaitable[Any]] = getattr(whose, name)

    async def watched(first: Any, /, *rest: Any, **named: Any) -> Any:
        note(first)
        return await does(first, *rest, **named)

    setattr(whose, name, watched)
