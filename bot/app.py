"""The Discord client with the house inside: wiring and start-up."""

import asyncio
import logging
import pkgutil
import time
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import Any, TypeVar

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot import services
from bot.backoff import Backoff, wait_seconds_only
from bot.clocks.instants import instant_in, instant_of_press
from bot.cluster import Cluster
from bot.deliveries import Ages, Deliveries
from bot.invalid_requests import InvalidRequests
from bot.limits import Pace
from bot.metrics import Metrics
from bot.one_at_a_time import OneAtATime
from bot.pictures import Pictures
from bot.running import in_ms
from bot.services import Service
from bot.shards import EVERYTHING, Shards
from bot.store import Store
from bot.tables import Tables
from bot.wall import Wall
from games.errors import Refusal
from games.message import say

log = logging.getLogger(__name__)

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    embed_links=True,
    read_message_history=True,
    use_external_emojis=True,
)
"""All that Rowhouse needs in a channel; the invite link asks for exactly these."""

KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.autocomplete: "autocomplete",
}
"""What an answer is counted as; whatever else there is was pressed."""

T = TypeVar("T")
BAD_TOKEN, INVALID_SHARD, SHARDING_REQUIRED = 4004, 4010, 4011
BETWEEN_IDENTIFIES = 5.0
"""Seconds that Discord wants between two shards of one key that begin."""
LONGEST_WAIT = 60.0


class BadToken(Refusal):
    """Discord does not know the token."""


class BadShards(Refusal):
    """Discord wants the bot on other shards."""


class Stopping(app_commands.AppCommandError):
    """A command that came while the bot stops."""


class Tree(app_commands.CommandTree["App"]):
    """The slash commands; a repeated delivery of one is not a second command."""

    async def interaction_check(self, interaction: discord.Interaction["App"], /) -> bool:
        """Has this one not come before, and is the bot still taking any?"""
        app = interaction.client
        if not app.accepts(interaction):
            return False
        if app.is_stopping and interaction.type is not discord.InteractionType.autocomplete:
            raise Stopping
        return not app.is_stopping


@cache
def _setups() -> list[Callable[["App"], Awaitable[None]]]:
    """How each cog of the shelf is added."""
    cogs = import_module("cogs")
    modules = [import_module(found.name) for found in pkgutil.walk_packages(cogs.__path__, "cogs.")]
    return [module.setup for module in modules if hasattr(module, "setup")]


wait_seconds_only()


class App(commands.Bot):
    """The bot: its store, its tables, its pictures and the cogs that speak for them."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        pictures: Pictures,
        wall: Wall | None = None,
        own_shards: Shards = EVERYTHING,
        **options: Any,
    ) -> None:
        self.wall = wall or Wall(lambda: in_ms(tables.now()))
        self.metrics = Metrics()
        self.invalid_requests = InvalidRequests(self.wall.now, self.metrics.invalid_request)
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            tree_cls=Tree,
            http_trace=self.invalid_requests.trace(),
            **self._connections(own_shards),
            **options,
        )
        self.own_shards = own_shards
        self.store = store
        self.tables = tables
        self.pictures = pictures
        self.tables.subscribe(self.metrics.note)
        self.tables.when_kept.append(self.metrics.kept)
        self.pictures.when_drawn.append(self.metrics.drew)
        self.pictures.when_found.append(self.metrics.found_drawn)
        self.long_work = OneAtATime()
        self._deliveries = Deliveries()
        self._ages = Ages(self.wall.steady)
        self.pace = Pace(self.wall.steady)
        self._services: list[Service] = []
        self.cluster = Cluster(store, own_shards, self._services, self.wall.now)
        self.when_ready: list[Callable[[], Awaitable[None]]] = []
        """What cogs do once the bot is connected for the first time."""
        self.when_connected: list[Callable[[], Awaitable[None]]] = [self.cluster.connected]
        self.when_disconnected: list[Callable[[], Awaitable[None]]] = []
        """What is done whenever presses can reach the bot, and when they no longer can."""
        self.is_stopping = False
        """From then on nothing new is begun; what was accepted is finished."""
        self._is_deaf = False
        self._reached: set[int] = set()
        """The shards over which presses reach the bot."""
        self._is_reached = False
        self._telling = asyncio.Lock()
        self._accepted: set[asyncio.Task[Any]] = set()
        self._was_ready = False
        self._parts: dict[Any, Any] = {}

    def _connections(self, own_shards: Shards) -> dict[str, Any]:
        """How discord.py is told of the one shard."""
        if own_shards.are_all:
            return {}
        return {"shard_id": own_shards.first, "shard_count": own_shards.count}

    def part(self, kind: Callable[["App"], T]) -> T:
        """The one instance of a part of the Discord surface, made when it is first asked for."""
        if kind not in self._parts:
            self._parts[kind] = kind(self)
        found: T = self._parts[kind]
        return found

    def serve(self, service: Service) -> None:
        """Let a service run for as long as the bot does: from when Discord can be asked, until it cannot."""
        self._services.append(service)
        self.tables.subscribe(service.note)

    async def setup_hook(self) -> None:
        """Load every cog of the shelf, tell Discord the commands, and catch up before anybody can press."""
        if not self.cogs:  # a login that is tried again finds them there
            for setup in _setups():
                await setup(self)
        if self.own_shards.hold_direct:  # one process tells them, for all
            await self.tree.sync()
        await self.cluster.hold()
        for service in self._services:
            await service.start()
        self.cluster.start()

    def accepts(self, interaction: discord.Interaction[Any]) -> bool:
        """Is this delivery to be answered? Then the task that does so is finished before the bot stops."""
        if self._is_deaf or not self.cluster.takes(instant_in(interaction.id)):
            return False
        if not self._deliveries.is_new(interaction.id) or self._ages.is_given_up(interaction.id):
            return False
        if task := asyncio.current_task():
            self._accepted.add(task)
            task.add_done_callback(self._accepted.discard)
            self._time(interaction, task)
        return True

    def _time(self, interaction: discord.Interaction[Any], task: asyncio.Task[Any]) -> None:
        """An interaction is answered when the task that does so ends."""
        now, start = self.wall.now(), time.perf_counter()
        self.metrics.arrived(now - instant_of_press(interaction.id, now))
        kind = KINDS.get(interaction.type, "press")
        task.add_done_callback(lambda _: self.metrics.answered(kind, time.perf_counter() - start))

    async def close(self) -> None:
        """Take nothing more, answer what was accepted, show what came of it, then let go."""
        self.is_stopping = True
        late = await self._answer_all()
        await asyncio.gather(*(service.stop() for service in self._services))
        await self.cluster.stop()
        self._is_deaf = True
        await self._answer_all(late)  # the players who were told meanwhile that the bot stops
        await services.end(self._accepted)
        await super().close()

    async def _answer_all(self, late: Collection[asyncio.Task[Any]] = ()) -> Collection[asyncio.Task[Any]]:
        """Wait for answers under way, but for those that are late already; gives those that are late now."""
        with suppress(TimeoutError):
            async with asyncio.timeout(services.PATIENCE):
                while waited_for := self._accepted.difference(late):
                    await asyncio.wait(waited_for)
        return frozenset(self._accepted)

    async def on_ready(self) -> None:
        """Most of it the first time only; after a reconnect nothing else has to begin again."""
        await self.on_resumed()
        if self._was_ready:
            return
        self._was_ready = True
        log.info("ready: %s shards=%s servers=%d", self.user, self.own_shards, len(self.guilds))
        for job in self.when_ready:
            await job()

    async def on_resumed(self) -> None:
        """Presses reach the bot."""
        await self._hears(self.own_shards.first)

    async def on_disconnect(self) -> None:
        """Presses do not, until it is connected again."""
        await self._hears_not(self.own_shards.first)

    async def _hears(self, shard: int) -> None:
        Backoff.begin_anew()
        self._reached.add(shard)
        await self._tell_of_reach()

    async def _hears_not(self, shard: int) -> None:
        self._reached.discard(shard)
        await self._tell_of_reach()

    async def _tell_of_reach(self) -> None:
        """The bot can be reached if all of its shards can: nobody's time runs while one of them cannot."""
        async with self._telling:
            was_reached, self._is_reached = (
                self._is_reached,
                self._reached.issuperset(self.own_shards.numbers),
            )
            if self._is_reached != was_reached:
                for job in self.when_connected if self._is_reached else self.when_disconnected:
                    await job()

    @property
    def is_reached(self) -> bool:
        """Do presses reach the bot over all of its shards?"""
        return self._is_reached

    @property
    def shards_reached(self) -> int:
        """How many shards presses reach the bot over."""
        return len(self._reached)

    async def stay_connected(self, token: str) -> None:
        """Log in and stay; an unreachable Discord is tried again, ever more slowly, with a line each time."""
        wait = 1.0
        while True:
            try:
                await self.login(token)
                break
            except discord.LoginFailure:
                raise BadToken(say("program-bad-token")) from None
            except (
                OSError,
                aiohttp.ClientError,
                discord.DiscordServerError,
                discord.GatewayNotFound,
            ) as failure:
                log.warning("Discord cannot be reached (%s); trying again in %.0f s", failure, wait)
                await self.http.close()
                self.http.connector = discord.utils.MISSING  # closed as well; the next login makes another
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, wait * 2)
        try:
            await self._stay_at_the_gateway()
        except discord.ConnectionClosed as closed:
            if closed.code == BAD_TOKEN:
                raise BadToken(say("program-bad-token")) from None
            if closed.code in (INVALID_SHARD, SHARDING_REQUIRED):
                shards = str(self.own_shards)
                raise BadShards(say("program-shards-refused", shards=shards, example="0-3/16")) from None
            raise

    async def _stay_at_the_gateway(self) -> None:
        """discord.py reconnects by itself, but gives up where the very first connection fails."""
        while not self.is_closed():
            try:
                await self.connect()
            except AttributeError:
                if self.ws is not None:  # its own slip is reading a connection that never was
                    raise
                log.warning("Discord's gateway cannot be reached; trying again")

    def invite_link(self) -> str:
        """The link that adds the bot to a server with exactly the permissions it needs."""
        return discord.utils.oauth_url(self.application_id or 0, permissions=PERMISSIONS)


class ShardedApp(App, commands.AutoShardedBot):
    """The same with a connection for each of several shards.

    A process with one shard does without it: discord.py resumes a single connection also where Discord could
    not be reached for a while, and begins anew with one of several.
    """

    def _connections(self, own_shards: Shards) -> dict[str, Any]:
        self._max_concurrency = 1
        self._identified: dict[int, float] = {}
        return {"shard_ids": list(own_shards.numbers), "shard_count": own_shards.count}

    async def setup_hook(self) -> None:
        """Ask how many shards may begin at once."""
        self._max_concurrency = (await self.fetch_session_start_limits()).max_concurrency
        await super().setup_hook()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Shards of different keys begin at once; those of other processes are kept apart by Discord's no."""
        key, time = (shard_id or 0) % self._max_concurrency, asyncio.get_running_loop().time
        await asyncio.sleep(self._identified.get(key, -BETWEEN_IDENTIFIES) + BETWEEN_IDENTIFIES - time())
        self._identified[key] = time()

    async def on_ready(self) -> None:
        """All shards were told to be ready; what hangs on that comes first."""
        await self._tell_of_reach()
        await super().on_ready()

    async def on_resumed(self) -> None:
        """Which one it was is told below."""

    async def on_disconnect(self) -> None:
        """Which one it was is told below."""

    async def on_shard_ready(self, shard: int) -> None:
        """Presses reach the bot over this one."""
        await self._hears(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """They do again."""
        await self._hears(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """They do not, until it is connected again."""
        await self._hears_not(shard)

    async def _stay_at_the_gateway(self) -> None:
        """Of several connections, discord.py tries also the first one again by itself."""
        await self.connect()


def app_on(shards: Shards) -> type[App]:
    """The kind of bot for so many shards."""
    return App if len(shards.numbers) == 1 else ShardedApp


def point_at(address: str) -> None:
    """Let discord.py talk to a stand-in instead of Discord; the library itself stays as it is."""
    base = URL(address)
    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("ws") / "gateway"
    discord.Asset.BASE = f"{address}/cdn"
