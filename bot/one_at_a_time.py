"""Long pieces of work on the event loop, one after the other: between any two of them it comes round."""

import asyncio
from types import TracebackType


class OneAtATime:
    """`async with app.long_work:` around some milliseconds of work, without waiting for anything inside.

    When many press at once, their work would be ready all at once and be done without a pause, and nobody
    would be acknowledged meanwhile.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        await asyncio.sleep(0)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._lock.release()
