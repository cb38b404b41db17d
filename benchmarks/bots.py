"""Two bots to measure: ours on a database of its own, and a bare one that does nothing but edit."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Any

import discord

from bot.app import App
from bot.pictures import Pictures
from bot.store import Store
from bot.table import Arrangement, Holder, Table
from bot.table_posts import subject_of
from bot.tables import Tables
from cogs.delivery.service import Delivery
from games.catalog import GAMES
from playground.tokens import TOKEN

GAME: Any = GAMES["copenhagen"]


@asynccontextmanager
async def house(database: Path) -> AsyncIterator[App]:
    store = await Store.open(database)
    seeds = count()
    pictures = Pictures()
    await asyncio.wrap_future(pictures.warm_up())
    tables = Tables(store, time.time, lambda: f"bench {next(seeds)}")
    app = App(store, tables, pictures, guild_ready_timeout=0.05)
    async with connected(app, app.when_ready.append):
        yield app
    pictures.close()
    await store.close()


@asynccontextmanager
async def connected(
    client: discord.Client, tell: Callable[[Callable[[], Awaitable[None]]], object]
) -> AsyncIterator[None]:
    ready = asyncio.Event()

    async def on_ready() -> None:
        ready.set()

    await client.login(TOKEN)
    tell(on_ready)
    running = asyncio.create_task(client.connect())
    await ready.wait()
    yield
    await client.close()
    await asyncio.gather(running, return_exceptions=True)


async def started(app: App, holders: list[Holder], guild_id: int, channel_id: int) -> Table:
    """A table that has begun and is shown."""
    update = await app.tables.open(GAME, Arrangement(len(holders)), holders[0], guild_id, channel_id)
    for holder in holders[1:]:
        await app.tables.join(update.after.id, holder)
    begun = await app.tables.start(update.after.id, holders[0].user_id)
    await app.part(Delivery).done(subject_of(begun.after.id))
    return begun.after


@asynccontextmanager
async def bare_bot(channel_id: int, picture: bytes) -> AsyncIterator[int]:
    """A bot that does nothing but answer its button with the same picture; gives its message."""
    listeners: list[Callable[[], Awaitable[None]]] = []

    class Bare(discord.Client):
        async def on_ready(self) -> None:
            for listener in listeners:
                await listener()

    class Again(discord.ui.View):
        @discord.ui.button(label="Again", custom_id="again")
        async def again(self, interaction: discord.Interaction[Any], _: Any) -> None:
            await interaction.response.edit_message(attachments=[_file(picture)], view=self)

    client = Bare(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
    async with connected(client, listeners.append):
        channel = client.get_partial_messageable(channel_id)
        sent = await channel.send(file=_file(picture), view=Again(timeout=None))
        yield sent.id


def _file(picture: bytes) -> discord.File:
    return discord.File(BytesIO(picture), "board.png")
