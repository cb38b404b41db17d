"""Which gateway events a change in the world causes, and who may get them."""

from functools import cached_property, singledispatch
from typing import Any

import msgspec

from playground import changes, wire, wire_interactions, wire_messages
from playground.gateway import intents
from playground.values import Channel, Guild, Json, Message, Reaction, Role
from playground.world import World

HIDDEN_WITHOUT_INTENT: Json = {"content": "", "embeds": [], "attachments": [], "components": []}


class Dispatch(msgspec.Struct, frozen=True, dict=True):
    """An event; `intent` 0 for everybody, `redacted` for sessions without the intent `whole_with`."""

    name: str
    data: Json
    intent: int
    guild_id: int | None
    redacted: Json | None = None
    whole_with: int = intents.MESSAGE_CONTENT

    def text_for(self, wanted: int) -> bytes:
        """The event's data as JSON, written once however many sessions get it."""
        return self._whole if self.redacted is None or wanted & self.whole_with else self._less

    @cached_property
    def _whole(self) -> bytes:
        return msgspec.json.encode(self.data)

    @cached_property
    def _less(self) -> bytes:
        return msgspec.json.encode(self.redacted)


@singledispatch
def dispatches_for(change: Any, world: World) -> list[Dispatch]:
    """The events of a change, as the bot may see them; most changes of the local interface cause none."""
    return []


@dispatches_for.register
def _(change: changes.MessageCreated, world: World) -> list[Dispatch]:
    return _of_message("MESSAGE_CREATE", change.message, world)


@dispatches_for.register
def _(change: changes.MessageUpdated, world: World) -> list[Dispatch]:
    return _of_message("MESSAGE_UPDATE", change.message, world)


@dispatches_for.register
def _(change: changes.MessageDeleted, world: World) -> list[Dispatch]:
    message = change.message
    channel = world.channels.get(message.channel_id)
    if channel is None or message.ephemeral_to is not None or not world.can_see(world.bot.id, channel):
        return []
    data: Json = {"id": str(message.id), "channel_id": str(channel.id)}
    return [_in_channel("MESSAGE_DELETE", data, channel, intents.GUILD_MESSAGES, intents.DIRECT_MESSAGES)]


@dispatches_for.register
def _(change: changes.MessagesDeleted, world: World) -> list[Dispatch]:
    channel = change.channel
    if not change.messages or not world.can_see(world.bot.id, channel):
        return []
    data: Json = {"ids": [str(each.id) for each in change.messages], "channel_id": str(channel.id)}
    event = "MESSAGE_DELETE_BULK"
    return [_in_channel(event, data, channel, intents.GUILD_MESSAGES, intents.DIRECT_MESSAGES)]


@dispatches_for.register
def _(change: changes.ReactionAdded, world: World) -> list[Dispatch]:
    channel = world.channels[change.message.channel_id]
    member = world.members.get((channel.guild_id or 0, change.user_id))
    more: Json = {"user_id": str(change.user_id), "burst": False, "type": 0}
    more |= {"message_author_id": str(change.message.author_id)}
    more |= {"member": wire.member(world, member)} if member else {}
    return _of_reaction("MESSAGE_REACTION_ADD", change.message, change.reaction, more, world)


@dispatches_for.register
def _(change: changes.ReactionRemoved, world: World) -> list[Dispatch]:
    more: Json = {"user_id": str(change.user_id), "burst": False, "type": 0}
    return _of_reaction("MESSAGE_REACTION_REMOVE", change.message, change.reaction, more, world)


@dispatches_for.register
def _(change: changes.ReactionsCleared, world: World) -> list[Dispatch]:
    name = "MESSAGE_REACTION_REMOVE_ALL" if change.reaction is None else "MESSAGE_REACTION_REMOVE_EMOJI"
    return _of_reaction(name, change.message, change.reaction, {}, world)


def _of_reaction(
    name: str, message: Message, reaction: Reaction | None, more: Json, world: World
) -> list[Dispatch]:
    channel = world.channels[message.channel_id]
    if not world.can_see(world.bot.id, channel):
        return []
    data: Json = {"channel_id": str(channel.id), "message_id": str(message.id), **more}
    data |= {"emoji": wire_messages.emoji(world, reaction)} if reaction else {}
    return [_in_channel(name, data, channel, intents.GUILD_REACTIONS, intents.DIRECT_REACTIONS)]


def _of_message(name: str, message: Message, world: World) -> list[Dispatch]:
    """Ephemeral messages never travel over the gateway; others' text only with the content intent."""
    channel = world.channels[message.channel_id]
    if message.ephemeral_to is not None or not world.can_see(world.bot.id, channel):
        return []
    data = wire_messages.message_for_gateway(world, message)
    open_to_bot = channel.is_dm or world.bot.id in (message.author_id, *message.mentions)
    event = _in_channel(name, data, channel, intents.GUILD_MESSAGES, intents.DIRECT_MESSAGES)
    return [event if open_to_bot else msgspec.structs.replace(event, redacted=data | HIDDEN_WITHOUT_INTENT)]


def _in_channel(name: str, data: Json, channel: Channel, in_guild: int, in_dm: int) -> Dispatch:
    if channel.guild_id is None:
        return Dispatch(name, data, in_dm, None)
    return Dispatch(name, data | {"guild_id": str(channel.guild_id)}, in_guild, channel.guild_id)


@dispatches_for.register
def _(change: changes.PinsChanged, world: World) -> list[Dispatch]:
    channel = change.channel
    data: Json = {
        "channel_id": str(channel.id),
        "last_pin_timestamp": wire.channel(world, channel)["last_pin_timestamp"],
    }
    return [_in_channel("CHANNEL_PINS_UPDATE", data, channel, intents.GUILDS, intents.DIRECT_MESSAGES)]


@dispatches_for.register
def _(change: changes.ChannelCreated, world: World) -> list[Dispatch]:
    channel = change.channel
    if channel.is_dm:
        return []
    if not channel.is_thread:
        return [_guild_event("CHANNEL_CREATE", wire.channel(world, channel), channel.guild_id)]
    if not world.can_see(world.bot.id, channel):
        return []
    data = wire.thread_for(world, channel, world.bot.id) | {"newly_created": True}
    return [_guild_event("THREAD_CREATE", data, channel.guild_id)]


@dispatches_for.register
def _(change: changes.ChannelUpdated, world: World) -> list[Dispatch]:
    channel = change.after
    if channel.is_dm or (channel.is_thread and not world.can_see(world.bot.id, channel)):
        return []
    name = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
    return [_guild_event(name, wire.thread_for(world, channel, world.bot.id), channel.guild_id)]


@dispatches_for.register
def _(change: changes.ChannelDeleted, world: World) -> list[Dispatch]:
    channel = change.channel
    if channel.is_dm or channel.guild_id not in world.guilds:
        return []
    if not channel.is_thread:
        return [_guild_event("CHANNEL_DELETE", wire.channel(world, channel), channel.guild_id)]
    data = {
        "id": str(channel.id),
        "guild_id": str(channel.guild_id),
        "parent_id": str(channel.parent_id),
        "type": channel.type,
    }
    return [_guild_event("THREAD_DELETE", data, channel.guild_id)]


@dispatches_for.register
def _(change: changes.ThreadMembersChanged, world: World) -> list[Dispatch]:
    thread, bot = change.thread, world.bot.id
    data = {
        "id": str(thread.id),
        "guild_id": str(thread.guild_id),
        "member_count": len(thread.joined),
        "added_members": [wire.thread_member(thread, each) for each in change.added],
        "removed_member_ids": [str(each) for each in change.removed],
    }
    concerns_bot = bot in change.added or bot in change.removed
    intent = intents.GUILDS if concerns_bot else intents.GUILD_MEMBERS
    events = [Dispatch("THREAD_MEMBERS_UPDATE", data, intent, thread.guild_id)]
    if bot in change.added:
        shown = wire.thread_for(world, thread, bot)
        events.insert(0, _guild_event("THREAD_CREATE", shown, thread.guild_id))
    return events


@dispatches_for.register
def _(change: changes.TypingStarted, world: World) -> list[Dispatch]:
    channel = change.channel
    if not world.can_see(world.bot.id, channel):
        return []
    data: Json = {
        "channel_id": str(channel.id),
        "user_id": str(change.user.id),
        "timestamp": int(world.clock.now()),
    }
    if channel.guild_id is not None:
        data["member"] = wire.member(world, world.members[channel.guild_id, change.user.id])
    return [_in_channel("TYPING_START", data, channel, intents.GUILD_TYPING, intents.DIRECT_TYPING)]


@dispatches_for.register
def _(change: changes.InteractionCreated, world: World) -> list[Dispatch]:
    data = wire_interactions.interaction(world, change.interaction)
    return [Dispatch("INTERACTION_CREATE", data, intents.ALWAYS, change.interaction.guild_id)]


@dispatches_for.register
def _(change: changes.MemberJoined, world: World) -> list[Dispatch]:
    return [_of_member("GUILD_MEMBER_ADD", change.member, world)]


@dispatches_for.register
def _(change: changes.MemberLeft, world: World) -> list[Dispatch]:
    member = change.member
    data = {"guild_id": str(member.guild_id), "user": wire.user(world.users[member.user_id])}
    return [Dispatch("GUILD_MEMBER_REMOVE", data, intents.GUILD_MEMBERS, member.guild_id)]


@dispatches_for.register
def _(change: changes.MemberUpdated, world: World) -> list[Dispatch]:
    return [_of_member("GUILD_MEMBER_UPDATE", change.member, world)]


def _of_member(name: str, member: Any, world: World) -> Dispatch:
    data = wire.member(world, member) | {"guild_id": str(member.guild_id)}
    # A bot always hears of changes to itself.
    intent = intents.GUILDS if member.user_id == world.bot.id else intents.GUILD_MEMBERS
    return Dispatch(name, data, intent, member.guild_id)


@dispatches_for.register
def _(change: changes.RoleCreated, world: World) -> list[Dispatch]:
    return [_of_role("GUILD_ROLE_CREATE", change.role, {"role": wire.role(change.role)})]


@dispatches_for.register
def _(change: changes.RoleUpdated, world: World) -> list[Dispatch]:
    return [_of_role("GUILD_ROLE_UPDATE", change.role, {"role": wire.role(change.role)})]


@dispatches_for.register
def _(change: changes.RoleDeleted, world: World) -> list[Dispatch]:
    return [_of_role("GUILD_ROLE_DELETE", change.role, {"role_id": str(change.role.id)})]


def _of_role(name: str, role: Role, data: Json) -> Dispatch:
    return _guild_event(name, {"guild_id": str(role.guild_id), **data}, role.guild_id)


@dispatches_for.register
def _(change: changes.UserUpdated, world: World) -> list[Dispatch]:
    return [Dispatch("USER_UPDATE", wire.own_user(change.user), intents.ALWAYS, None)]


@dispatches_for.register
def _(change: changes.WebhooksChanged, world: World) -> list[Dispatch]:
    channel = change.channel
    data = {"guild_id": str(channel.guild_id), "channel_id": str(channel.id)}
    return [Dispatch("WEBHOOKS_UPDATE", data, intents.GUILD_WEBHOOKS, channel.guild_id)]


@dispatches_for.register
def _(change: changes.GuildCreated, world: World) -> list[Dispatch]:
    return [guild_create(world, change.guild, joined=True)]


def guild_create(world: World, guild: Guild, *, joined: bool) -> Dispatch:
    """A server with all its members and their presences, or for most bots with the bot alone.

    One that the bot was in before becomes available; one that it has just joined never was unavailable, and
    clients tell the two apart by that.
    """
    alone = wire.guild_for_gateway(world, guild) | ({} if joined else {"unavailable": False})
    members = world.members_of(guild.id)
    whole = alone | {
        "members": [wire.member(world, each) for each in members],
        "presences": [wire.presence(each) for each in members],
    }
    return Dispatch("GUILD_CREATE", whole, intents.GUILDS, guild.id, alone, intents.GUILD_PRESENCES)


@dispatches_for.register
def _(change: changes.GuildUpdated, world: World) -> list[Dispatch]:
    return [_guild_event("GUILD_UPDATE", wire.guild(world, change.guild), change.guild.id)]


@dispatches_for.register
def _(change: changes.GuildDeleted, world: World) -> list[Dispatch]:
    return [_guild_event("GUILD_DELETE", {"id": str(change.guild.id)}, change.guild.id)]


def _guild_event(name: str, data: Json, guild_id: int | None) -> Dispatch:
    return Dispatch(name, data, intents.GUILDS, guild_id)
