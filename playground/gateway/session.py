"""A bot's session: what it asked for, the numbers of its events, and the last of them for a resume."""

from collections import deque
from collections.abc import Callable

from playground.gateway.dispatches import Dispatch

REPLAY = 1000


def is_of_shard(guild_id: int | None, shard: tuple[int, int]) -> bool:
    """Does a shard (its number, of so many) hold the server?"""
    number, count = shard
    return (0 if guild_id is None else (guild_id >> 22) % count) == number


class Session:
    """Lives longer than its socket: events go on being numbered while nobody listens."""

    def __init__(self, session_id: str, intents: int, shard: tuple[int, int]) -> None:
        self.id = session_id
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.send: Callable[[bytes], None] | None = None
        self._recent: deque[tuple[int, bytes]] = deque(maxlen=REPLAY)

    def wants(self, dispatch: Dispatch) -> bool:
        """Does this session's shard and its intents include the event?"""
        return self.holds(dispatch.guild_id) and (
            dispatch.intent == 0 or bool(dispatch.intent & self.intents)
        )

    def holds(self, guild_id: int | None) -> bool:
        """Is this the shard of the server? What belongs to none, as direct messages do, is the first's."""
        return is_of_shard(guild_id, self.shard)

    def give(self, dispatch: Dispatch) -> None:
        """Number an event, remember it, and send it if somebody listens."""
        self.sequence += 1
        data = dispatch.text_for(self.intents)
        frame = b'{"t":"%s","s":%d,"op":0,"d":%s}' % (dispatch.name.encode(), self.sequence, data)
        self._recent.append((self.sequence, frame))
        if self.send is not None:
            self.send(frame)

    def missed_since(self, sequence: int) -> list[bytes] | None:
        """The frames after that number, or None when they reach back too far."""
        if self._recent and sequence < self._recent[0][0] - 1:
            return None
        return [frame for number, frame in self._recent if number > sequence]
