"""Live events: each member's websocket hears of what that member sees, and of nothing else."""

import asyncio

import msgspec
from aiohttp import web

from playground import changes
from playground.gateway import Gateway
from playground.local.asking import Ask
from playground.local.telling import texts_for
from playground.world import World

LONGEST_QUEUE = 10_000


class Watching:
    """All open event sockets."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway
        self._watchers: list[tuple[int, asyncio.Queue[str | None]]] = []
        world.changes.listen(self._hear)

    async def serve(self, ask: Ask) -> web.WebSocketResponse:
        member = ask.member
        socket = web.WebSocketResponse(heartbeat=30, compress=False)
        await socket.prepare(ask.request)
        queue: asyncio.Queue[str | None] = asyncio.Queue()
        hello = {
            "type": "hello",
            "member_id": str(member.id),
            "now": self._world.clock.now(),
            "bot_online": self._gateway.is_bot_online,
        }
        queue.put_nowait(msgspec.json.encode(hello).decode())
        entry = member.id, queue
        self._watchers.append(entry)
        writer = asyncio.create_task(_write(socket, queue))
        try:
            async for _ in socket:
                pass
        finally:
            self._watchers.remove(entry)
            writer.cancel()
        return socket

    def close_all(self) -> None:
        for _, queue in self._watchers:
            queue.put_nowait(None)

    def _hear(self, change: changes.Change) -> None:
        texts = texts_for(change, self._world, {member_id for member_id, _ in self._watchers})
        for member_id, queue in self._watchers:
            for text in texts[member_id]:
                queue.put_nowait(text)
            if queue.qsize() > LONGEST_QUEUE:
                queue.put_nowait(None)


async def _write(socket: web.WebSocketResponse, queue: "asyncio.Queue[str | None]") -> None:
    while (text := await queue.get()) is not None:
        await socket.send_str(text)
    await socket.close()
