"""Arranging the world: people, channels, servers, rights, the clock and the limits."""

import msgspec

from playground import changes, permissions, prepared, threads, wire
from playground.gateway import Gateway
from playground.limits import Limiter, Limits
from playground.local import views
from playground.local.asking import Ask, Mistake, number
from playground.refusals.options import LOCALES
from playground.starts import StartLimits
from playground.values import TEXT_CHANNEL, Channel, Json, Member, Overwrite, User

MOST_SHARDS = 10_000


class NewMember(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    guild_id: str | None = None
    nick: str | None = None
    roles: list[str] = []
    locale: str = "en-US"


class Locale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    locale: str


class NewChannel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    guild_id: str | None = None
    topic: str | None = None
    hidden_from: list[str] = []


class NewGuild(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    shard: tuple[int, int] | None = None


class Rights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    allow: int | str = 0
    deny: int | str = 0


class Advance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    advance: float


class Arranging:
    """Requests that concern nobody in particular."""

    def __init__(self, gateway: Gateway, limiter: Limiter) -> None:
        self._gateway = gateway
        self._limiter = limiter
        self._first_limits = limiter.limits

    async def world(self, ask: Ask) -> Json:
        world = ask.world
        return {
            "application": {
                "id": str(world.application.id),
                "name": world.application.name,
                "description": world.application.description,
                "icon": None,
            },
            "bot": views.person(world, world.bot)
            | wire.user(world.bot)
            | {"online": self._gateway.is_bot_online},
            "guilds": [views.guild(world, each) for each in world.guilds.values()],
            "members": await self.members(ask),
            "emojis": [
                wire.emoji(world, each) | {"url": f"{world.url}/cdn/emojis/{each.id}.png"}
                for each in world.emojis.values()
            ],
            "locales": sorted(LOCALES),
            "now": world.clock.now(),
            "token": world.token,
        }

    async def members(self, ask: Ask) -> list[Json]:
        return [views.person(ask.world, each) for each in ask.world.people()]

    async def add_member(self, ask: Ask) -> Json:
        asked, world = ask.read(NewMember), ask.world
        guild = ask.guild(asked.guild_id)
        roles = tuple(number("roles", each) for each in asked.roles)
        if not asked.name.strip() or len(asked.name) > 32:
            raise Mistake(400, "A name is 1 to 32 characters long.", "name")
        if any(each not in world.roles or world.roles[each].guild_id != guild.id for each in roles):
            raise Mistake(404, "There is no such role in this server.", "roles")
        locale = _locale(asked.locale)
        user = User(world.ids.new(), asked.name.lower().replace(" ", "_"), asked.name, locale=locale)
        member = Member(guild.id, user.id, world.clock.now(), asked.nick, roles)
        world.keep_user(user)
        world.keep_member(member)
        world.changes.announce(changes.MemberJoined(member))
        return views.person(world, user)

    async def change_member(self, ask: Ask) -> Json:
        world, member = ask.world, ask.member
        user = msgspec.structs.replace(member, locale=_locale(ask.read(Locale).locale))
        world.keep_user(user)
        world.changes.announce(changes.LocaleChosen(user))
        return views.person(world, user)

    async def join_guild(self, ask: Ask) -> Json:
        """Somebody who is known already comes to a server, or comes back without their roles."""
        world, guild, user = ask.world, ask.guild(ask.request.match_info["id"]), ask.member
        if (guild.id, user.id) not in world.members:
            member = Member(guild.id, user.id, world.clock.now())
            world.keep_member(member)
            world.changes.announce(changes.MemberJoined(member))
        return views.person(world, user)

    async def leave_guild(self, ask: Ask) -> Json:
        world, guild, user = ask.world, ask.guild(ask.request.match_info["id"]), ask.member
        member = world.members.get((guild.id, user.id))
        if member is None:
            raise Mistake(404, "They are no member of this server.")
        if guild.owner_id == user.id:
            raise Mistake(400, "The owner of a server cannot leave it.")
        for channel in list(world.channels.values()):
            if channel.guild_id == guild.id and channel.is_thread:
                threads.leave(world, channel, user.id)
        world.drop_member(member)
        world.changes.announce(changes.MemberLeft(member))
        return views.person(world, user)

    async def add_channel(self, ask: Ask) -> Json:
        asked, world = ask.read(NewChannel), ask.world
        guild = ask.guild(asked.guild_id)
        hidden = tuple(
            Overwrite(each, 0 if each in world.roles else 1, deny=permissions.VIEW_CHANNEL)
            for each in (number("hidden_from", text) for text in asked.hidden_from)
        )
        position = sum(each.guild_id == guild.id for each in world.channels.values())
        channel = Channel(
            world.ids.new(), TEXT_CHANNEL, asked.name, guild.id, position, asked.topic, overwrites=hidden
        )
        world.keep_channel(channel)
        world.changes.announce(changes.ChannelCreated(channel))
        return wire.channel(world, channel)

    async def delete_channel(self, ask: Ask) -> Json:
        threads.delete_channel(ask.world, ask.any_channel())
        return {}

    async def overwrite(self, ask: Ask) -> Json:
        channel, target, asked = ask.any_channel(), ask.number("target"), ask.read(Rights)
        if channel.is_thread or channel.is_dm:
            raise Mistake(400, "Only text channels have rights of their own.")
        kind = 0 if target in ask.world.roles else 1
        given = Overwrite(target, kind, _bits("allow", asked.allow), _bits("deny", asked.deny))
        others = tuple(each for each in channel.overwrites if each.id != target)
        keep = others if not given.allow and not given.deny else (*others, given)
        return wire.channel(ask.world, threads.change_channel(ask.world, channel, overwrites=keep))

    async def add_guild(self, ask: Ask) -> Json:
        owner, asked = next(iter(ask.world.people())), ask.read(NewGuild)
        if asked.shard is not None and not 0 <= asked.shard[0] < asked.shard[1] <= MOST_SHARDS:
            raise Mistake(400, f"A shard is [its number, of how many], at most {MOST_SHARDS}.", "shard")
        guild = prepared.add_guild(ask.world, asked.name, owner, asked.shard)
        channel = Channel(ask.world.ids.new(), TEXT_CHANNEL, "general", guild.id)
        ask.world.keep_channel(channel)
        ask.world.changes.announce(changes.GuildCreated(guild))
        return views.guild(ask.world, guild)

    async def change_guild(self, ask: Ask) -> Json:
        found = ask.guild(ask.request.match_info["id"])
        guild = msgspec.structs.replace(found, locale=_locale(ask.read(Locale).locale))
        ask.world.keep_guild(guild)
        ask.world.changes.announce(changes.GuildUpdated(guild))
        return views.guild(ask.world, guild)

    async def delete_guild(self, ask: Ask) -> Json:
        guild = ask.guild(ask.request.match_info["id"])
        ask.world.drop_guild(guild)
        ask.world.changes.announce(changes.GuildDeleted(guild))
        return {}

    async def invite_bot(self, ask: Ask) -> Json:
        """The bot comes back to a server, with its own role again."""
        world, guild = ask.world, ask.guild(ask.request.match_info["id"])
        if not world.has_bot(guild.id):
            own = tuple(role.id for role in world.roles_of(guild.id) if role.bot_id == world.bot.id)
            world.keep_member(Member(guild.id, world.bot.id, world.clock.now(), roles=own))
            world.changes.announce(changes.GuildCreated(guild))
        return views.guild(world, guild)

    async def remove_bot(self, ask: Ask) -> Json:
        """The bot is removed from a server that goes on without it, with all that it wrote there."""
        world, guild = ask.world, ask.guild(ask.request.match_info["id"])
        if world.has_bot(guild.id):
            world.drop_member(world.members[guild.id, world.bot.id])
            world.changes.announce(changes.GuildDeleted(guild))
        return views.guild(world, guild)

    async def command_permissions(self, ask: Ask) -> Json:
        guild, command_id = ask.guild(ask.request.match_info["id"]), ask.number("command")
        if command_id not in ask.world.commands:
            raise Mistake(404, "There is no such command.")
        entries = ask.read(list[CommandRight])
        for entry in entries:
            number("id", entry.id)
        ask.world.keep_command_permissions(guild.id, command_id, msgspec.to_builtins(entries))
        ask.world.changes.announce(changes.CommandsChanged(guild.id))
        return {}

    async def clock(self, ask: Ask) -> Json:
        return {"now": ask.world.clock.now()}

    async def advance(self, ask: Ask) -> Json:
        seconds = ask.read(Advance).advance
        if not 0 <= seconds < 10 * 366 * 86_400:
            raise Mistake(400, "The clock only moves forward, and at most ten years.", "advance")
        ask.world.clock.advance(seconds)
        ask.world.changes.announce(changes.ClockMoved(ask.world.clock.now()))
        return await self.clock(ask)

    async def limits(self, ask: Ask) -> Json:
        return dict(msgspec.to_builtins(self._limiter.limits))

    async def starts(self, ask: Ask) -> Json:
        return dict(msgspec.to_builtins(ask.world.starts.limits))

    async def set_starts(self, ask: Ask) -> Json:
        ask.world.starts.limits = ask.read(StartLimits)
        return await self.starts(ask)

    async def set_limits(self, ask: Ask) -> Json:
        wanted = ask.read(dict[str, object])
        self._limiter.limits = ask.read(Limits) if wanted else self._first_limits
        return await self.limits(ask)


def _locale(text: str) -> str:
    if text not in LOCALES:
        raise Mistake(400, f"Discord has no locale “{text}”.", "locale")
    return text


def _bits(name: str, value: int | str) -> int:
    """Permission bits, as a number or as its digits."""
    return number(name, str(value))


class CommandRight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who may use a command: a role (type 1), a user (2) or a channel (3)."""

    id: str
    type: int
    permission: bool
