"""Starting the playground next to the bot, as a process of its own: the bot never imports it."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.settings import STAND_IN_TOKEN
from bot.terminal import printed
from games.errors import Refusal
from games.message import say

TOPIC = printed(say("program-topic"))
"""What the channel says in which people land."""


class NoStandIn(Refusal):
    """The playground did not start."""


@asynccontextmanager
async def stand_in(world: Path, port: int, permissions: int) -> AsyncIterator[str]:
    """Run the playground, with these permissions for the bot; gives its address, and stops it at the end."""
    command = (
        "-m",
        "playground",
        "--port",
        str(port),
        "--world",
        str(world),
        "--token",
        STAND_IN_TOKEN,
        "--bot-name",
        "Rowhouse",
        "--topic",
        TOPIC,
        "--bot-permissions",
        str(permissions),
        "--while-fed",  # a killed bot leaves no playground behind that holds the port
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *command,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        words = (await process.stdout.readline()).decode().split()
        address = next((word for word in words if word.startswith("http://")), "")
        if not address:
            raise NoStandIn(say("program-no-stand-in", port=str(port)))
        yield address.rstrip("/")
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()
