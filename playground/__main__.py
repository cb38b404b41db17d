"""`python -m playground`: a Discord on this machine until it is interrupted."""

import argparse
import asyncio
import contextlib
import signal
import sqlite3
import sys
from pathlib import Path

from playground import permissions
from playground.app import Playground
from playground.prepared import BOT_NAME, TOPIC
from playground.tokens import TOKEN


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m playground", description=__doc__)
    parser.add_argument(
        "--port", type=int, default=8400, help="where to listen on this machine (0: any free port)"
    )
    parser.add_argument(
        "--world", type=Path, default=Path("playground.world"), help="the file that keeps everything"
    )
    parser.add_argument("--fresh", action="store_true", help="forget what the file holds and start anew")
    parser.add_argument("--token", default=TOKEN, help="the bot's token")
    parser.add_argument("--bot-name", default=BOT_NAME, help="what the bot is called in a new world")
    parser.add_argument(
        "--topic", default=TOPIC, help="what the channel says in which people land, in a new world"
    )
    parser.add_argument(
        "--bot-permissions",
        type=int,
        default=permissions.BOT,
        help="what the bot's role may do in a new server: the number in its invite link",
    )
    parser.add_argument(
        "--while-fed",
        action="store_true",
        help="end when standard input ends: with the program that holds it",
    )
    asked = parser.parse_args()
    playground = Playground(
        asked.world,
        asked.token,
        asked.port,
        fresh=asked.fresh,
        bot_name=asked.bot_name,
        topic=asked.topic,
        bot_permissions=asked.bot_permissions,
    )
    try:
        asyncio.run(serve(playground, while_fed=asked.while_fed))
    except OSError as problem:
        print(f"The playground cannot listen on port {asked.port}: {problem.strerror}.", file=sys.stderr)
        return 1
    except sqlite3.Error as problem:
        print(f"The playground cannot use {asked.world} as its world: {problem}.", file=sys.stderr)
        return 1
    return 0


async def serve(playground: Playground, *, while_fed: bool) -> None:
    """Run until the process is asked to end, or nobody holds its standard input any more."""
    ended = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(name, ended.set)
    async with playground:
        print(f"The playground is ready at {playground.url}", flush=True)
        if while_fed:
            await asyncio.get_running_loop().connect_read_pipe(lambda: _Fed(ended), sys.stdin)
        await ended.wait()


class _Fed(asyncio.Protocol):
    """Notices the end of standard input."""

    def __init__(self, ended: asyncio.Event) -> None:
        self._ended = ended

    def connection_lost(self, exc: Exception | None) -> None:
        self._ended.set()


if __name__ == "__main__":
    sys.exit(main())
