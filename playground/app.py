"""The wiring: one world, its REST, gateway, files, page and local interface, on one loopback port."""

import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from playground import permissions
from playground.cdn import Cdn
from playground.clock import Clock
from playground.faults import Faults
from playground.gateway import Gateway
from playground.interactions import fail_forgotten
from playground.limits import Limiter, Limits
from playground.local import Local
from playground.page_files import PageFiles
from playground.prepared import BOT_NAME, TOPIC, prepare
from playground.rest.serve import OnExchange, Rest
from playground.storage import Storage
from playground.threads import archive_idle
from playground.tokens import TOKEN
from playground.visitors import only_from_here
from playground.world import World

LOOPBACK = "127.0.0.1"


class Playground:
    """A Discord on this machine; may be stopped and started again on the same world and port."""

    def __init__(
        self,
        world_path: Path | str,
        token: str = TOKEN,
        port: int = 0,
        *,
        fresh: bool = False,
        bot_name: str = BOT_NAME,
        topic: str = TOPIC,
        bot_permissions: int = permissions.BOT,
        limits: Limits | None = None,
        on_exchange: OnExchange | None = None,
        machine_time: Callable[[], float] = time.time,
    ) -> None:
        self._path = Path(world_path)
        self._token = token
        self._port = port
        self._fresh = fresh
        self._bot_name = bot_name
        self._topic = topic
        self._bot_permissions = bot_permissions
        self._limits = limits or Limits()
        self._on_exchange = on_exchange
        self._machine_time = machine_time
        self._clock_offset = 0.0
        self._runner: web.AppRunner | None = None

    @property
    def url(self) -> str:
        """The address, once started."""
        return f"http://{LOOPBACK}:{self._port}"

    @property
    def token(self) -> str:
        return self._token

    async def start(self) -> Self:
        """Open the world and listen."""
        if self._fresh:
            self._fresh = False
            forget_world(self._path)
        clock = Clock(self._clock_offset, self._machine_time)
        self.world = World(Storage(self._path), clock, self._token, self._bot_permissions)
        if self.world.is_empty:
            prepare(self.world, self._bot_name, self._topic)
        fail_forgotten(self.world)
        archive_idle(self.world)
        self._runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, LOOPBACK, self._port)
        await site.start()
        self._port = self._runner.addresses[0][1]
        self.world.url = self.url
        return self

    async def stop(self) -> None:
        """End every connection and close the world."""
        if self._runner is None:
            return
        self.gateway.close_all()
        self.local.close_all()
        await self._runner.cleanup()
        self._runner = None
        self._clock_offset = self.world.clock.offset
        self.world.clock.stop()
        self.world.storage.close()

    def _application(self) -> web.Application:
        self.faults = Faults()
        self.limiter = Limiter(self.world.clock.now, self._limits)
        self.gateway = Gateway(self.world, self.faults)
        self.local = Local(self.world, self.gateway, self.faults, self.limiter)
        application = web.Application(middlewares=[only_from_here])
        Rest(self.world, self.limiter, self.faults, self._on_exchange).add_to(application.router)
        application.router.add_get("/gateway", self.gateway.serve)
        application.router.add_get("/gateway/", self.gateway.serve)
        self.local.add_to(application.router)
        Cdn(self.world).add_to(application.router)
        PageFiles().add_to(application.router)
        return application

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()


def forget_world(path: Path) -> None:
    """Remove a world's file, and what SQLite may have left beside it."""
    for suffix in ("", "-wal", "-shm"):
        Path(f"{path}{suffix}").unlink(missing_ok=True)
