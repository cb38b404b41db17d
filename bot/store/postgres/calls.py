"""Calls from process to process through the server (NOTIFY), which keeps none of them."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import asyncpg

from bot.store.place import Server
from bot.store.postgres.opening import options
from bot.store.postgres.troubles import AWAY

log = logging.getLogger(__name__)

CHANNEL: Final = "rowhouse"
MOST_BYTES: Final = 7000
"""Of what is called out at once; PostgreSQL takes less than 8,000."""
MOST_WAITING: Final = 1000
"""More than that is dropped, the oldest first."""
BETWEEN_LOOKS: Final = 20.0
"""Seconds between two looks whether the server is still there to hear: silence does not tell."""
WAIT: Final = 0.5
"""Seconds until a server that is away is tried again."""


class Calls:
    """What is called out goes together, and apart from what is kept: calls queue up behind a single lock."""

    def __init__(self, place: Server, pool: asyncpg.Pool) -> None:
        self._place = place
        self._pool = pool
        self._waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self._calling: asyncio.Task[None] | None = None

    def tell(self, text: str) -> None:
        """Call it out soon."""
        self._waiting.append(text)
        if self._calling is None or self._calling.done():
            self._calling = asyncio.create_task(self._call(), name="calls")

    async def close(self) -> None:
        """Nobody has to hear what was not yet called out."""
        if self._calling is not None:
            self._calling.cancel()
            await asyncio.gather(self._calling, return_exceptions=True)

    async def _call(self) -> None:
        while self._waiting:
            lines = [self._waiting.popleft()]
            size = len(lines[0].encode())
            while self._waiting and (size := size + 1 + len(self._waiting[0].encode())) <= MOST_BYTES:
                lines.append(self._waiting.popleft())
            try:
                await self._pool.execute("SELECT pg_notify($1, $2)", CHANNEL, "\n".join(lines))
            except (*AWAY, asyncpg.PostgresError) as wrong:
                log.debug("not called out: %s", type(wrong).__name__)

    async def listen(self, listener: Callable[[str], None]) -> None:
        """Hear of all that is called out, on a connection of its own, until cancelled."""

        def heard(_connection: Any, _pid: int, _channel: str, text: str) -> None:
            for line in text.split("\n"):
                listener(line)

        while True:
            try:
                await self._listen(heard)
            except (*AWAY, asyncpg.PostgresError) as wrong:
                log.debug("nothing is heard: %s", type(wrong).__name__)
            await asyncio.sleep(WAIT)

    async def _listen(self, heard: Callable[..., None]) -> None:
        connection = await asyncpg.connect(self._place.address, **options())
        try:
            gone = asyncio.Event()
            connection.add_termination_listener(lambda _: gone.set())
            await connection.add_listener(CHANNEL, heard)
            while not gone.is_set():
                try:
                    async with asyncio.timeout(BETWEEN_LOOKS):
                        await gone.wait()
                except TimeoutError:
                    await connection.execute("SELECT 1")
        finally:
            connection.terminate()
