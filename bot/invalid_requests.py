"""Requests that Discord refuses in a way for which it bans an address; long before that, the bot pauses."""

import logging
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace
from typing import Final

import aiohttp

from bot.clocks.lengths import MINUTE

log = logging.getLogger(__name__)

COUNTED: Final = (401, 403, 429)
SHARED: Final = "shared"
"""Said of a limit that others have used up, for which no bot is blamed."""
MOST, SPAN = 300, 10 * MINUTE
"""Discord bans an address after 10,000 of them in ten minutes."""


class InvalidRequests:
    """All requests of this process, whichever part of it asked, by what came back."""

    def __init__(self, now: Callable[[], int], count: Callable[[], None]) -> None:
        self._now = now
        self._count = count
        self._at: deque[int] = deque()
        self._is_pausing = False

    def trace(self) -> aiohttp.TraceConfig:
        """What discord.py's session is given, so that every answer is seen."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._answered)
        return config

    async def _answered(
        self,
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        answered: aiohttp.TraceRequestEndParams,
    ) -> None:
        response = answered.response
        if response.status in COUNTED and response.headers.get("X-RateLimit-Scope") != SHARED:
            self._at.append(self._now())
            self._count()

    def pause_until(self) -> int | None:
        """Until when nothing is sent but answers to interactions; None if anything may be sent."""
        since = self._now() - SPAN
        while self._at and self._at[0] <= since:
            self._at.popleft()
        was_pausing, self._is_pausing = self._is_pausing, len(self._at) >= MOST
        if not self._is_pausing:
            return None
        if not was_pausing:
            log.error("Discord has refused %d requests in ten minutes: the bot only answers", len(self._at))
        return self._at[-MOST] + SPAN
