"""Servers, channels and members, wherever they are listened to.

The gateway tells this process of the servers of its own shards, and of every change. Of all others Discord is
asked, and its word is good for a short while: a press in a direct message, and what another process has left
undone, concern any server.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

import discord
import msgspec

from bot.app import App
from bot.clocks.lengths import MINUTE

MEMORY: Final = MINUTE
"""For so long Discord's word is good."""
REMEMBERED: Final = 1000
GONE: Final = (discord.NotFound, discord.Forbidden)
Channel = discord.abc.GuildChannel | discord.Thread
K = TypeVar("K")
V = TypeVar("V")


class Place(msgspec.Struct, frozen=True):
    """A channel or thread, and the channel whose rights hold in it."""

    channel: Channel
    above: discord.abc.GuildChannel

    def rights_of(self, member: discord.Member) -> discord.Permissions:
        """What a member may do there."""
        return self.above.permissions_for(member)


class Servers:
    """Everything that is asked about servers; None is what is not there, or not there any more."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._is_ready = False
        app.when_ready.append(self._knows_all)
        self._servers = Lately[int, discord.Guild | None](app.wall.now)
        self._places = Lately[int, Place | None](app.wall.now)
        self._members = Lately[tuple[int, int], discord.Member | None](app.wall.now)

    async def server(self, guild_id: int) -> discord.Guild | None:
        """The server with its roles; one of ours is not there before the gateway tells of it."""
        if self._app.own_shards.hold(guild_id):
            return self._app.get_guild(guild_id)
        return await self.asked(guild_id)

    async def _knows_all(self) -> None:
        self._is_ready = True

    def has_removed_us(self, guild_id: int) -> bool:
        """Is the bot in this server of ours no longer? One that is only unavailable is known all the same."""
        is_ours = guild_id != 0 and self._app.own_shards.hold(guild_id)
        return is_ours and self._is_ready and self._app.get_guild(guild_id) is None

    async def asked(self, guild_id: int) -> discord.Guild | None:
        """The server as Discord describes it, also before the gateway does."""
        return self._app.get_guild(guild_id) or await self._servers.known(
            guild_id, lambda: _unless_gone(self._app.fetch_guild(guild_id, with_counts=False))
        )

    async def member(self, guild_id: int, user_id: int) -> discord.Member | None:
        """Somebody as a member of a server."""
        return await self._members.known((guild_id, user_id), lambda: self._member(guild_id, user_id))

    async def _member(self, guild_id: int, user_id: int) -> discord.Member | None:
        server = await self.asked(guild_id)
        return await _unless_gone(server.fetch_member(user_id)) if server else None

    async def place(self, guild_id: int, channel_id: int) -> Place | None:
        """A channel or thread of a server; a sleeping thread has to be asked for also where we listen."""
        known = self._app.get_channel(channel_id)
        if isinstance(known, discord.Thread) and known.parent is not None:
            return Place(known, known.parent)
        if isinstance(known, discord.abc.GuildChannel):
            return Place(known, known)
        return await self._places.known(channel_id, lambda: self._place(guild_id, channel_id))

    async def _place(self, guild_id: int, channel_id: int) -> Place | None:
        server = await self.asked(guild_id)
        channel = above = await _channel(server, channel_id) if server else None
        if server is not None and isinstance(channel, discord.Thread):
            above = channel.parent or await _channel(server, channel.parent_id)
        if channel is None or not isinstance(above, discord.abc.GuildChannel):
            return None
        return Place(channel, above)


class Lately(Generic[K, V]):
    """What was found out lately, and only so much of it."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._found: OrderedDict[K, tuple[int, V]] = OrderedDict()

    async def known(self, key: K, ask: Callable[[], Awaitable[V]]) -> V:
        """What is known of it, or is asked for now."""
        if (found := self._found.get(key)) is not None and self._now() - found[0] < MEMORY:
            return found[1]
        value = await ask()
        self._found[key] = (self._now(), value)
        self._found.move_to_end(key)
        if len(self._found) > REMEMBERED:
            self._found.popitem(last=False)
        return value


async def _channel(server: discord.Guild, channel_id: int) -> Channel | None:
    """A channel or thread; a server's list tells the rights also of a channel that is hidden from the bot."""
    try:
        return await server.fetch_channel(channel_id)
    except discord.NotFound:
        return None
    except discord.Forbidden:
        listed = await server.fetch_channels()
        return next((channel for channel in listed if channel.id == channel_id), None)


async def _unless_gone(asking: Awaitable[V]) -> V | None:
    """What Discord answers; None if it says that there is no such thing, or none for us."""
    try:
        return await asking
    except GONE:
        return None
