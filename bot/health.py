"""Is the bot well, and what was measured: told over HTTP to this machine, from a thread of its own.

A loop or a database that hangs is told of like anything else: nobody waits for it longer than a moment.
"""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import Future
from contextlib import asynccontextmanager, suppress
from enum import StrEnum
from threading import Thread
from typing import Any, Final

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.app import App
from bot.clocks.lengths import SECOND
from bot.errors import StoreTrouble
from games.errors import Refusal
from games.message import Typed, say

HERE: Final = "127.0.0.1"
LIMIT: Final = 1.0
"""Seconds that the database has to answer, and the loop once more as long."""
BETWEEN: Final = 0.5
"""Seconds from one look at how late the loop comes to the next."""


BETWEEN_COUNTS: Final = 60.0
"""Seconds."""


class Trouble(StrEnum):
    """What is wrong, in one word."""

    STOPPING = "stopping"
    DATABASE = "database"
    DISCORD = "discord"
    LOOP = "loop"


class CannotListen(Refusal):
    """The figures cannot be told where they were to be: something else listens there, for example."""


class Health:
    """Tells /healthz and /metrics of an app."""

    def __init__(self, app: App, limit: float = LIMIT) -> None:
        self._app = app
        self._limit = limit
        self._loop = asyncio.get_running_loop()
        self._counts_at = 0.0

    # In the loop of the bot

    @asynccontextmanager
    async def told(self, port: int) -> AsyncIterator[str]:
        """Listen for as long as this is open; gives the address."""
        listening: Future[tuple[str, asyncio.AbstractEventLoop, asyncio.Event]] = Future()
        thread = Thread(target=lambda: asyncio.run(self._listen(port, listening)), name="health", daemon=True)
        thread.start()
        try:
            address, theirs, ending = await asyncio.wrap_future(listening)
        except OSError as wrong:
            why = Typed(os.strerror(wrong.errno or 0).lower())
            raise CannotListen(say("program-metrics-cannot", port=str(port), why=why)) from None
        watching = asyncio.create_task(self._watch_loop(), name="loop lag")
        try:
            yield address
        finally:
            watching.cancel()
            theirs.call_soon_threadsafe(ending.set)
            await asyncio.gather(watching, asyncio.to_thread(thread.join), return_exceptions=True)

    async def _watch_loop(self) -> None:
        while True:
            due = time.perf_counter() + BETWEEN
            await asyncio.sleep(BETWEEN)
            self._app.metrics.lagged(time.perf_counter() - due)

    async def _trouble(self) -> Trouble | None:
        """What keeps moves from being made or kept, if anything."""
        if self._app.is_stopping:
            return Trouble.STOPPING
        try:
            async with asyncio.timeout(self._limit):
                await self._app.store.clocks.next_due()
        except (StoreTrouble, TimeoutError):
            return Trouble.DATABASE
        return None if self._app.is_reached else Trouble.DISCORD

    async def _look(self) -> None:
        """Set what changes without anybody's doing."""
        metrics = self._app.metrics
        metrics.shards.set(self._app.shards_reached)
        for job in metrics.when_asked:
            job()
        with suppress(StoreTrouble):  # of which /healthz tells
            due = await self._app.store.clocks.next_due()
            late = 0 if due is None else self._app.wall.now() - due
            metrics.overdue.set(max(0, late) / SECOND)
            await self._count()

    async def _count(self) -> None:
        """What takes a while with many tables is not done for everybody who asks."""
        if time.monotonic() >= self._counts_at:
            self._counts_at = time.monotonic() + BETWEEN_COUNTS
            self._app.metrics.open_tables.set(await self._app.store.counts.open_tables())

    # In the thread

    async def _listen(self, port: int, listening: "Future[Any]") -> None:
        web_app = web.Application()
        web_app.add_routes([web.get("/healthz", self._healthz), web.get("/metrics", self._metrics)])
        runner, ending = web.AppRunner(web_app, access_log=None), asyncio.Event()
        await runner.setup()
        try:
            await web.TCPSite(runner, HERE, port).start()
        except OSError as taken:
            listening.set_exception(taken)
        else:
            address = f"http://{HERE}:{runner.addresses[0][1]}"
            listening.set_result((address, asyncio.get_running_loop(), ending))
            await ending.wait()
        await runner.cleanup()

    async def _healthz(self, _: web.Request) -> web.Response:
        try:
            trouble = await self._asked(self._trouble())
        except TimeoutError:
            trouble = Trouble.LOOP
        return web.json_response({"status": trouble or "ok"}, status=503 if trouble else 200)

    async def _metrics(self, _: web.Request) -> web.Response:
        with suppress(TimeoutError):  # then they are as they were
            await self._asked(self._look())
        told = generate_latest(self._app.metrics.registry)
        return web.Response(body=told, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _asked(self, question: Coroutine[Any, Any, Any]) -> Any:
        """Let the loop of the bot answer, if it does in time."""
        answer = asyncio.run_coroutine_threadsafe(question, self._loop)
        return await asyncio.wait_for(asyncio.wrap_future(answer), 2 * self._limit)
