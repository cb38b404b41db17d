"""Figure 5: a press until the new picture is in the channel, beside a bare bot with a ready-made picture."""

import asyncio
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp
import discord

from benchmarks.figure import Figure, against
from benchmarks.playground import playground
from bot.app import App, point_at
from bot.pictures import Pictures
from bot.store import Store
from bot.table import Arrangement, Holder, Table
from bot.tables import Tables
from cogs.board_message import BoardMessages
from games.catalog import GAMES
from playground.tokens import TOKEN

GAME: Any = GAMES["copenhagen"]
SEATS = 4
TURNS = 4
"""One for each seat: nobody has to discard yet."""
TABLES_A_ROUND = 16
ROUNDS = 4
Json = dict[str, Any]


def figures() -> list[Figure]:
    """The ratio of the medians and of the slowest presses."""
    with tempfile.TemporaryDirectory() as folder:
        ours, bare = asyncio.run(_measure(Path(folder)))
    named = f"5 press to new picture / the same on a bare bot, {len(ours)} presses"
    return [_figure(named, ours, bare, 49, 2), _figure(named, ours, bare, 98, 3)]


def _figure(name: str, ours: list[float], bare: list[float], cut: int, goal: float) -> Figure:
    mine, its = statistics.quantiles(ours, n=100)[cut], statistics.quantiles(bare, n=100)[cut]
    measured = f"{mine / its:.2f} ({mine * 1000:.1f} / {its * 1000:.1f} ms)"
    return Figure(f"{name}, p{cut + 1}", measured, against(mine / its, goal))


async def _measure(folder: Path) -> tuple[list[float], list[float]]:
    """By turns, so that a busy moment of the machine meets both."""
    ours: list[float] = []
    bare: list[float] = []
    async with playground(folder / "bench.world") as (url, _), aiohttp.ClientSession(url) as session:
        await _ask(session, "PUT", "/limits", {"global": {"limit": 0, "per": 1}, "routes": []})
        town = Town(session, await _ask(session, "GET", "/world"))
        point_at(url)
        for number in range(ROUNDS):
            async with _house(folder / f"bench{number}.db") as app:
                times, picture = await _presses_on_boards(town, app)
                ours += times
            async with _bare_bot(town.channel, picture) as message_id:
                bare += [await town.timed("press", message_id, "again", message_id) for _ in times]
    return ours, bare


async def _ask(session: aiohttp.ClientSession, method: str, path: str, body: Any = None) -> Any:
    async with session.request(method, f"/local{path}", json=body) as answer:
        assert answer.status < 400, await answer.text()
        return await answer.json()


class Town:
    """Members of the playground: four who play and one who watches the channel."""

    def __init__(self, session: aiohttp.ClientSession, world: Json) -> None:
        self.session = session
        self.guild: Json = world["guilds"][0]
        self.channel = int(next(each["id"] for each in self.guild["channels"] if each["name"] == "games"))
        *self.players, self.watcher = world["members"]

    async def act(self, member: str, how: str, message_id: int, custom_id: str, *values: str) -> Json:
        """Press or choose, and wait for the answer."""
        body: Json = {"message_id": str(message_id), "custom_id": custom_id}
        body |= {"values": list(values)} if values else {}
        found: Json = await _ask(self.session, "POST", f"/members/{member}/{how}?wait=settled", body)
        return found

    async def timed(
        self, how: str, message_id: int, custom_id: str, board_id: int, member: str | None = None
    ) -> float:
        """Seconds from the press until the watcher's client is told of the board's new picture."""
        path = f"/local/members/{self.watcher['id']}/events"
        async with self.session.ws_connect(path) as events:
            await events.receive_json()
            start = time.perf_counter()
            pressing = self.act(member or self.players[0]["id"], how, message_id, custom_id)
            seen, _ = await asyncio.gather(_when_new(events, board_id), pressing)
        return seen - start


async def _when_new(events: aiohttp.ClientWebSocketResponse, board_id: int) -> float:
    """The moment at which a member's client hears that the message has changed."""
    while True:
        event: Json = await events.receive_json()
        if event["type"] == "message_updated" and event["message"]["id"] == str(board_id):
            return time.perf_counter()


# Ours


@asynccontextmanager
async def _house(database: Path) -> AsyncIterator[App]:
    store = await Store.open(database)
    seeds = count()
    pictures = Pictures()
    await asyncio.wrap_future(pictures.warm_up())
    app = App(Tables(store, time.time, lambda: f"bench {next(seeds)}"), pictures, guild_ready_timeout=0.05)
    async with _connected(app, app.when_ready.append):
        yield app
    pictures.close()
    await store.close()


@asynccontextmanager
async def _connected(
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


async def _presses_on_boards(town: Town, app: App) -> tuple[list[float], bytes]:
    """Turns taken with buttons; gives what each confirmation took, and the last picture."""
    times = []
    for _ in range(TABLES_A_ROUND):
        table = await _started(town, app)
        for _ in range(TURNS):
            times.append(await _confirmed(town, app, table.id))
            await app.part(BoardMessages).shown(table.id)
    last, *_ = await app.pictures.board(await app.tables.load(table.id))
    return times, last


async def _started(town: Town, app: App) -> Table:
    holders = [Holder(int(each["id"]), each["username"]) for each in town.players[:SEATS]]
    update = await app.tables.open(GAME, Arrangement(SEATS), holders[0], int(town.guild["id"]), town.channel)
    for holder in holders[1:]:
        await app.tables.join(update.after.id, holder)
    started = await app.tables.start(update.after.id, holders[0].user_id)
    await app.part(BoardMessages).shown(started.after.id)
    return started.after


async def _confirmed(town: Town, app: App, table_id: int) -> float:
    """Open the panel and choose two cards; then, once nothing goes on any more, confirm on the clock.

    A person reads the question first: by then the board that it leads to is drawn.
    """
    table = await app.tables.load(table_id)
    member = str(table.holders[table.acting[0]].user_id)
    showing = await app.tables.store.load_showing(table_id)
    board_id = showing.board_id or 0
    panel = (await town.act(member, "press", board_id, f"turn:{table_id}"))["message"]
    text = table.game.write_move(table.game.fallback(table.position, table.acting[0]))
    where = f"{table_id}:{table.version}:0"
    await town.act(member, "choose", panel["id"], f"pick:{where}:choose:take", text)
    turn = await app.tables.turn(table_id, int(member))
    await app.pictures.board(app.tables.foresee(turn, text))
    return await town.timed("press", panel["id"], f"confirm:{where}:{text}", board_id, member)


# The bare bot


@asynccontextmanager
async def _bare_bot(channel_id: int, picture: bytes) -> AsyncIterator[int]:
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
    async with _connected(client, listeners.append):
        channel = client.get_partial_messageable(channel_id)
        sent = await channel.send(file=_file(picture), view=Again(timeout=None))
        yield sent.id


def _file(picture: bytes) -> discord.File:
    return discord.File(BytesIO(picture), "board.png")
