"""The Discord client with the house inside: wiring and start-up; the only Discord code in this folder."""

import asyncio
import logging
import pkgutil
from collections.abc import Awaitable, Callable
from contextlib import suppress
from importlib import import_module
from typing import Any, TypeVar

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.deliveries import Deliveries
from bot.one_at_a_time import OneAtATime
from bot.pictures import Pictures
from bot.running import in_ms
from bot.services import Service
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

T = TypeVar("T")
LONGEST_WAIT = 60.0
PATIENCE = 5.0
"""Seconds that a stop waits for answers under way."""


class BadToken(Refusal):
    """Discord does not know the token."""


class Stopping(app_commands.AppCommandError):
    """A command that came while the bot stops."""


class Tree(app_commands.CommandTree["App"]):
    """The slash commands; a repeated delivery of one is not a second command."""

    async def interaction_check(self, interaction: discord.Interaction["App"], /) -> bool:
        """Has this one not come before, and is the bot still taking any?"""
        app = interaction.client
        if not app.accepts(interaction.id):
            return False
        if app.is_stopping and interaction.type is not discord.InteractionType.autocomplete:
            raise Stopping
        return not app.is_stopping


class App(commands.Bot):
    """The bot: its store, its tables, its pictures and the cogs that speak for them."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        pictures: Pictures,
        wall: Wall | None = None,
        **options: Any,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            tree_cls=Tree,
            **options,
        )
        self.store = store
        self.tables = tables
        self.pictures = pictures
        self.wall = wall or Wall(lambda: in_ms(tables.now()))
        self.long_work = OneAtATime()
        self._deliveries = Deliveries()
        self._services: list[Service] = []
        self.when_ready: list[Callable[[], Awaitable[None]]] = []
        """What cogs do once the bot is connected for the first time."""
        self.when_connected: list[Callable[[], Awaitable[None]]] = []
        self.when_disconnected: list[Callable[[], Awaitable[None]]] = []
        """What is done whenever presses can reach the bot, and when they no longer can."""
        self.is_stopping = False
        """From then on nothing new is begun; what was accepted is finished."""
        self._is_deaf = False
        self._accepted: set[asyncio.Task[Any]] = set()
        self._was_ready = False
        self._parts: dict[Any, Any] = {}

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
            cogs = import_module("cogs")
            for module in pkgutil.walk_packages(cogs.__path__, "cogs."):
                if setup := getattr(import_module(module.name), "setup", None):
                    await setup(self)
        await self.tree.sync()
        for service in self._services:
            await service.start()

    def accepts(self, interaction_id: int) -> bool:
        """Is this delivery to be answered? Then the task that does so is finished before the bot stops."""
        if self._is_deaf or not self._deliveries.is_new(interaction_id):
            return False
        if task := asyncio.current_task():
            self._accepted.add(task)
            task.add_done_callback(self._accepted.discard)
        return True

    async def close(self) -> None:
        """Take nothing more, answer what was accepted, show what came of it, then let go."""
        self.is_stopping = True
        await self._answer_all()
        await asyncio.gather(*(service.stop() for service in self._services))
        self._is_deaf = True
        await self._answer_all()  # those who were told meanwhile that the bot stops
        await super().close()

    async def _answer_all(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self._accepted:
                    await asyncio.wait(self._accepted)

    async def on_ready(self) -> None:
        """Most of it the first time only; after a reconnect nothing else has to begin again."""
        await self.on_resumed()
        if self._was_ready:
            return
        self._was_ready = True
        log.info("ready: %s servers=%d", self.user, len(self.guilds))
        for job in self.when_ready:
            await job()

    async def on_resumed(self) -> None:
        """Presses reach the bot."""
        for job in self.when_connected:
            await job()

    async def on_disconnect(self) -> None:
        """Presses do not, until it is connected again."""
        for job in self.when_disconnected:
            await job()

    async def stay_connected(self, token: str) -> None:
        """Log in and stay; an unreachable Discord is tried again, ever more slowly, with a line each time."""
        wait = 1.0
        while True:
            try:
                await self.login(token)
                break
            except discord.LoginFailure:
                raise BadToken(say("program-bad-token")) from None
            except (OSError, aiohttp.ClientError, discord.DiscordServerError) as failure:
                log.warning("Discord cannot be reached (%s); trying again in %.0f s", failure, wait)
                await self.http.close()
                self.http.connector = discord.utils.MISSING  # closed as well; the next login makes another
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, wait * 2)
        await self._stay_at_the_gateway()

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


def point_at(address: str) -> None:
    """Let discord.py talk to a stand-in instead of Discord; the library itself stays as it is."""
    base = URL(address)
    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("ws") / "gateway"
    discord.Asset.BASE = f"{address}/cdn"
