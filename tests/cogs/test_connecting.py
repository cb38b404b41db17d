"""Connecting: a Discord that cannot be reached is tried again until it can."""

import asyncio
import logging
import time

from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.app import App, point_at
from bot.pictures import Pictures
from bot.store import Store
from bot.tables import Tables
from playground.app import Playground


class Heard(logging.Handler):
    """Tells when a line that contains some words is logged."""

    def __init__(self, words):
        super().__init__()
        self.came = asyncio.Event()
        self._words = words

    def emit(self, record):
        if self._words in record.getMessage():
            self.came.set()


async def connect_through_trouble(playground, tmp_path, words, mend):
    """Start connecting, wait for the line with these words, mend what is wrong, wait until connected."""
    store = await Store.open(tmp_path / "rowhouse.db")
    pictures = Pictures()
    app = App(store, Tables(store, time.time, lambda: "seed"), pictures, guild_ready_timeout=0.05)
    ready = asyncio.Event()

    async def is_ready():
        ready.set()

    app.when_ready.append(is_ready)
    heard = Heard(words)
    logging.getLogger("bot.app").addHandler(heard)
    staying = asyncio.create_task(app.stay_connected(playground.token))
    try:
        await heard.came.wait()
        await mend()
        await ready.wait()
        assert app.tree.get_command("play") is not None
    finally:
        logging.getLogger("bot.app").removeHandler(heard)
        await app.close()
        staying.cancel()
        await asyncio.gather(staying, return_exceptions=True)
        pictures.close()
        await store.close()


async def test_a_gateway_that_is_not_there_at_first_is_tried_again(tmp_path):
    async with Playground(tmp_path / "town.world") as playground:
        point_at(playground.url)
        gateway = DiscordWebSocket.DEFAULT_GATEWAY
        DiscordWebSocket.DEFAULT_GATEWAY = URL("ws://127.0.0.1:9")

        async def mend():
            DiscordWebSocket.DEFAULT_GATEWAY = gateway

        await connect_through_trouble(playground, tmp_path, "gateway cannot be reached", mend)


async def test_a_discord_that_is_not_there_at_first_is_tried_again(tmp_path):
    playground = Playground(tmp_path / "town.world")
    async with playground:
        point_at(playground.url)
    await connect_through_trouble(playground, tmp_path, "Discord cannot be reached", playground.start)
    await playground.stop()
