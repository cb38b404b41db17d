"""The playground under the real client: a command answered with a picture, many pages, many messages."""

import asyncio
import io
import os
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import discord
import yarl
from discord import app_commands

from benchmarks.figure import Figure, against
from playground.tokens import TOKEN

ROUNDS = 300
CLIENTS = 50
MESSAGES = 10_000
PAGES, SAID = 40, 200
# A message as large as a board's: a card of texts and buttons.
LONG: dict[str, Any] = {
    "flags": 1 << 15,
    "components": [
        {"type": 17, "components": [{"type": 10, "content": "word " * 20} for _ in range(8)]},
        *(
            {
                "type": 1,
                "components": [
                    {"type": 2, "style": 1, "label": f"Button {row} {n}", "custom_id": f"press:{row}:{n}"}
                    for n in range(5)
                ],
            }
            for row in range(4)
        ),
    ],
}
PICTURE = os.urandom(100 * 1024)


def figures() -> list[Figure]:
    """All of them, with a playground in a process of its own."""
    return asyncio.run(_figures())


async def _figures() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        async with playground(Path(folder) / "bench.world") as (url, process):
            return [
                *await _commands(url),
                await _pages(url, process.pid),
                await _memory(url, process.pid),
            ]


@asynccontextmanager
async def playground(world: Path, *more: str) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "playground",
        "--port",
        "0",
        "--world",
        str(world),
        *more,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        line = (await process.stdout.readline()).decode()
        yield line.rsplit(" ", 1)[1].strip(), process
    finally:
        process.terminate()
        await process.wait()


@asynccontextmanager
async def _bot(url: str) -> AsyncIterator[None]:
    """A bare discord.py bot whose one command is answered with a picture."""
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{url.replace('http', 'ws', 1)}/gateway")
    client = discord.Client(intents=discord.Intents(guilds=True), guild_ready_timeout=0.1)
    tree = app_commands.CommandTree(client)

    @tree.command(description="A picture")
    async def picture(interaction: discord.Interaction[discord.Client]) -> None:
        await interaction.response.send_message(file=discord.File(io.BytesIO(PICTURE), "board.png"))

    ready = asyncio.Event()
    client.event(_named("on_ready", ready))
    async with client:
        running = asyncio.create_task(client.start(TOKEN))
        await ready.wait()
        await tree.sync()
        yield
        await client.close()
        await running


def _named(name: str, event: asyncio.Event) -> Any:
    async def listener() -> None:
        event.set()

    listener.__name__ = name
    return listener


async def _commands(url: str) -> list[Figure]:
    connector = aiohttp.TCPConnector(limit=CLIENTS)
    async with _bot(url), aiohttp.ClientSession(url, connector=connector) as session:
        body, member = await _place(session)
        path = f"/local/members/{member}/commands?wait=true"

        async def use() -> float:
            start = time.perf_counter()
            async with session.post(path, json=body) as answer:
                assert (await answer.json())["state"] == "answered"
            return time.perf_counter() - start

        await use()
        alone = [await use() for _ in range(ROUNDS)]
        crowd: list[float] = []
        for _ in range(ROUNDS // CLIENTS):
            crowd += await asyncio.gather(*(use() for _ in range(CLIENTS)))
    return [
        Figure(f"playground: command to 100 KB picture, one client, {ROUNDS} times", _spread(alone)),
        Figure(f"playground: the same, {CLIENTS} clients at once", _spread(crowd)),
    ]


async def _place(session: aiohttp.ClientSession) -> tuple[dict[str, Any], str]:
    """A command in the first channel, and somebody to use it."""
    async with session.get("/local/world") as answer:
        world = await answer.json()
    channel = world["guilds"][0]["channels"][0]["id"]
    return {"channel_id": channel, "name": "picture"}, world["members"][0]["id"]


def _spread(seconds: list[float]) -> str:
    cuts = statistics.quantiles(seconds, n=100)
    return f"p50 {cuts[49] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms"


async def _pages(url: str, pid: int) -> Figure:
    """What a message costs the playground with many pages open, against one page."""
    headers = {"Authorization": f"Bot {TOKEN}"}
    async with aiohttp.ClientSession(url, headers=headers) as session:
        await session.put("/local/limits", json={"global": {"limit": 0, "per": 1}, "routes": []})
        body, member = await _place(session)
        path = f"/api/v10/channels/{body['channel_id']}/messages"

        async def cost(pages: int) -> float:
            """Processor seconds for a message, everything sent and heard."""
            async with AsyncExitStack() as stack:
                events = f"/local/members/{member}/events"
                sockets = [await stack.enter_async_context(session.ws_connect(events)) for _ in range(pages)]
                start = _processor_seconds(pid)
                for number in range(SAID):
                    async with session.post(path, json=LONG | {"nonce": f"{pages}-{number}"}) as answer:
                        assert answer.status == 200
                await asyncio.gather(*(_hear(socket, f"{pages}-{SAID - 1}") for socket in sockets))
                return (_processor_seconds(pid) - start) / SAID

        await cost(1)
        one, many = await cost(1), await cost(PAGES)
    measured = f"{one * 1000:.2f} ms, {many * 1000:.2f} ms: {many / one:.1f} times"
    return Figure(
        f"playground: a message with 1 and with {PAGES} pages open", measured, against(many / one, 3)
    )


async def _hear(socket: aiohttp.ClientWebSocketResponse, nonce: str) -> None:
    """Read until the message with that nonce has come."""
    while nonce not in (await socket.receive_str()):
        pass


async def _memory(url: str, pid: int) -> Figure:
    """How much the process grew from its first thousand messages to its last."""
    async with aiohttp.ClientSession(url, headers={"Authorization": f"Bot {TOKEN}"}) as session:
        async with session.put("/local/limits", json={"global": {"limit": 0, "per": 1}, "routes": []}):
            pass
        body, _ = await _place(session)
        path = f"/api/v10/channels/{body['channel_id']}/messages"
        sizes = []
        for number in range(MESSAGES):
            async with session.post(path, json={"content": f"Message {number}. " + "x" * 500}) as answer:
                assert answer.status == 200
            if (number + 1) % 1000 == 0:
                sizes.append(_resident_kib(pid))
    grown = (sizes[-1] - sizes[0]) / 1024
    measured = f"{sizes[0] / 1024:.0f} MiB, {grown:+.1f} MiB later"
    return Figure(f"playground: memory from 1,000 to {MESSAGES:,} messages", measured, "flat")


def _processor_seconds(pid: int) -> float:
    """The processor time that a process has used, where the system tells (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _resident_kib(pid: int) -> int:
    """The process's resident memory, where the system tells (Linux); 0 elsewhere."""
    status = Path(f"/proc/{pid}/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)
