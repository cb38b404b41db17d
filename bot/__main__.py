"""The bot as a program: read the settings, open the store, connect, and stop cleanly when asked."""

import asyncio
import logging
import os
import secrets
import signal
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

from dotenv import load_dotenv
from msgspec.structs import replace

from bot.app import PERMISSIONS, App, app_on, point_at
from bot.cluster import ShardsTaken, take_shards
from bot.collector import freeze_what_is_loaded
from bot.errors import BadStore
from bot.freed_memory import return_large_blocks
from bot.logs import expect_a_stand_in, start_logging, tell_why_it_ends
from bot.pictures import Pictures
from bot.settings import STAND_IN_TOKEN, Settings, read_settings
from bot.standin import stand_in
from bot.store import Store
from bot.store.place import Server, held
from bot.tables import Tables
from bot.terminal import printed
from bot.wall import Wall
from games.errors import Refusal
from games.message import Said, Typed, say
from rendering.kept import kept

log = logging.getLogger("rowhouse")

WORLD: Final = Path("rowhouse.world")
"""What the playground keeps, where it does not stand beside a database file."""


def main() -> int:
    """Run until Ctrl-C or a termination signal; 1 if it could not start."""
    load_dotenv()
    form = "text"
    try:
        settings = read_settings(os.environ)
        form = settings.log_format
        start_logging(settings.log_level, form)
        return_large_blocks()
        kept.most_bytes = settings.drawings << 20
        with held(settings.database):
            asyncio.run(_run(settings))
    except Refusal as refusal:
        tell_why_it_ends(printed(refusal.said), form)
        return 1
    return 0


async def _run(settings: Settings) -> None:
    async with AsyncExitStack() as stack:
        if not settings.token:
            if not settings.stand_in:
                _tell(say("program-starting-stand-in"))
                place = settings.database
                world = WORLD if isinstance(place, Server) else place.with_suffix(".world")
                address = await stack.enter_async_context(stand_in(world, settings.port, PERMISSIONS.value))
                settings = replace(settings, stand_in=address)
            settings = replace(settings, token=STAND_IN_TOKEN)
        if settings.stand_in:
            point_at(settings.stand_in)
            expect_a_stand_in()
        _tell(say("program-connecting"))
        await serve(settings)


async def serve(settings: Settings) -> None:
    """Open the house, connect it, and close it whatever happens."""
    async with AsyncExitStack() as stack:
        store = await Store.open(settings.database)
        stack.push_async_callback(store.close)
        are_ours = await take_shards(store, settings.shards, succeeds=settings.succeeds)
        wall = Wall()
        wall.not_before(await store.uptime.newest())
        pictures = Pictures()
        stack.callback(pictures.close)
        tables = Tables(store, wall.seconds, lambda: secrets.token_hex(16))
        app = app_on(settings.shards)(store, tables, pictures, wall, settings.shards)
        if not are_ours:
            app.cluster.succeed()
        await app.cluster.hold()
        app.when_ready.append(lambda: _greet(app, settings))
        if settings.metrics is not None:
            from bot.health import Health  # a web server is loaded only where one is wanted

            address = await stack.enter_async_context(Health(app).told(settings.metrics))
            _tell(say("program-metrics", address=address))
        await _stay(app, settings)


async def _stay(app: App, settings: Settings) -> None:
    """Connected, until somebody asks for a stop or there is no database to keep anything in."""
    stopping = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    connected = asyncio.create_task(app.stay_connected(settings.token))
    ends = (stopping.wait(), app.store.lost(), app.cluster.superseded.wait(), app.cluster.handed_over.wait())
    waiting = [asyncio.create_task(end) for end in ends]
    try:
        await asyncio.wait((connected, *waiting), return_when=asyncio.FIRST_COMPLETED)
        if connected.done():
            connected.result()
        if waiting[1].done():
            raise BadStore(say("program-database-lost", path=Typed(str(settings.database))))
        if waiting[2].done():
            raise ShardsTaken(say("program-superseded", shards=Typed(str(settings.shards))))
        log.info("stopping")
    finally:
        await app.close()
        for task in (connected, *waiting):
            task.cancel()
        await asyncio.gather(connected, *waiting, return_exceptions=True)


async def _greet(app: App, settings: Settings) -> None:
    """Where to find the bot, once it can answer; until somebody has come, it draws what all pictures need."""
    freeze_what_is_loaded()
    app.pictures.warm_up()
    if settings.stand_in:
        _tell(say("program-open", address=settings.stand_in))
    else:
        _tell(say("program-invite", address=app.invite_link()))


def _tell(said: Said) -> None:
    print(printed(said), flush=True)


if __name__ == "__main__":
    sys.exit(main())
