"""What a member hears of a change, written once per change and member however many pages are open."""

from collections.abc import Callable, Iterable, Mapping
from functools import singledispatch
from typing import Any

import msgspec

from playground import changes, wire_messages
from playground.local import views
from playground.values import Channel, Json, Message
from playground.world import World

Teller = Callable[[int], list[Json]]
"""From a member to the events that member hears."""


def texts_for(change: changes.Change, world: World, member_ids: Iterable[int]) -> Mapping[int, list[str]]:
    """The events of a change as texts, by member."""
    wanted = list(member_ids)
    if not wanted:
        return {}
    tell = teller_for(change, world)
    return {each: [msgspec.json.encode(event).decode() for event in tell(each)] for each in wanted}


@singledispatch
def teller_for(change: Any, world: World) -> Teller:
    """Who hears what of a change; what is the same for everybody is made here, once."""
    return _everybody({"type": "world_changed"})


def _everybody(event: Json) -> Teller:
    return lambda member_id: [event]


@teller_for.register
def _(change: changes.MessageCreated, world: World) -> Teller:
    message, shown = change.message, _shown_to(change.message, world)

    def tell(member_id: int) -> list[Json]:
        if not _sees(world, member_id, message):
            return []
        created: Json = {"type": "message_created", "channel_id": str(message.channel_id)}
        created |= {"message": shown(member_id)}
        own = message.author_id == member_id
        return [created] if own else [created, _unread(world, message.channel_id, member_id)]

    return tell


@teller_for.register(changes.MessageUpdated)
@teller_for.register(changes.ReactionAdded)
@teller_for.register(changes.ReactionRemoved)
@teller_for.register(changes.ReactionsCleared)
def _(change: Any, world: World) -> Teller:
    message, shown = change.message, _shown_to(change.message, world)

    def tell(member_id: int) -> list[Json]:
        if not _sees(world, member_id, message):
            return []
        event: Json = {"type": "message_updated", "channel_id": str(message.channel_id)}
        return [event | {"message": shown(member_id)}]

    return tell


def _shown_to(message: Message, world: World) -> Callable[[int], Json]:
    """A message for one member after the other; its many parts are encoded only once."""
    shared = {
        key: msgspec.Raw(msgspec.json.encode(value))
        for key, value in wire_messages.message(world, message).items()
    }
    return lambda member_id: views.message_for(world, message, member_id, shared)


@teller_for.register
def _(change: changes.MessageDeleted, world: World) -> Teller:
    return _deleted((change.message,), world)


@teller_for.register
def _(change: changes.MessagesDeleted, world: World) -> Teller:
    return _deleted(change.messages, world)


def _deleted(messages: tuple[Message, ...], world: World) -> Teller:
    def tell(member_id: int) -> list[Json]:
        seen = [each for each in messages if _sees(world, member_id, each)]
        gone: list[Json] = [
            {"type": "message_deleted", "channel_id": str(each.channel_id), "message_id": str(each.id)}
            for each in seen
        ]
        return [*gone, _unread(world, seen[0].channel_id, member_id)] if seen else []

    return tell


@teller_for.register
def _(change: changes.MessagesRead, world: World) -> Teller:
    return lambda member_id: (
        [_unread(world, change.channel.id, member_id)] if change.user_id == member_id else []
    )


@teller_for.register
def _(change: changes.ChannelCreated, world: World) -> Teller:
    return lambda member_id: _channel_event("channel_created", change.channel, world, member_id)


@teller_for.register
def _(change: changes.ChannelUpdated, world: World) -> Teller:
    # Other rights may show or hide the threads of a channel as well.
    rights: list[Json] = (
        [{"type": "world_changed"}] if change.before.overwrites != change.after.overwrites else []
    )

    def tell(member_id: int) -> list[Json]:
        if not world.can_see(member_id, change.after):
            return [{"type": "channel_deleted", "channel_id": str(change.after.id)}, *rights]
        return [*_channel_event("channel_updated", change.after, world, member_id), *rights]

    return tell


@teller_for.register
def _(change: changes.ChannelDeleted, world: World) -> Teller:
    return _everybody({"type": "channel_deleted", "channel_id": str(change.channel.id)})


@teller_for.register
def _(change: changes.ThreadMembersChanged, world: World) -> Teller:
    return lambda member_id: _channel_event("channel_updated", change.thread, world, member_id)


@teller_for.register
def _(change: changes.PinsChanged, world: World) -> Teller:
    return lambda member_id: _channel_event("channel_updated", change.channel, world, member_id)


@teller_for.register
def _(change: changes.TypingStarted, world: World) -> Teller:
    event: Json = {"type": "typing", "channel_id": str(change.channel.id), "user_id": str(change.user.id)}
    event |= {"timestamp": world.clock.now()}

    def tell(member_id: int) -> list[Json]:
        others = change.user.id != member_id
        return [event] if others and world.can_see(member_id, change.channel) else []

    return tell


@teller_for.register(changes.InteractionCreated)
@teller_for.register(changes.InteractionChanged)
def _(change: Any, world: World) -> Teller:
    value = change.interaction
    return lambda member_id: (
        [{"type": "interaction"} | views.outcome(world, value)] if value.user_id == member_id else []
    )


@teller_for.register
def _(change: changes.LocaleChosen, world: World) -> Teller:
    events: list[Json] = [{"type": "world_changed"}, {"type": "commands_changed"}]
    return lambda member_id: events if member_id == change.user.id else events[:1]


@teller_for.register
def _(change: changes.CommandsChanged, world: World) -> Teller:
    return _everybody({"type": "commands_changed"})


@teller_for.register
def _(change: changes.BotConnected, world: World) -> Teller:
    return _everybody({"type": "bot", "online": change.online})


@teller_for.register
def _(change: changes.ClockMoved, world: World) -> Teller:
    return _everybody({"type": "clock", "now": change.now})


def _sees(world: World, member_id: int, message: Message) -> bool:
    channel = world.channels.get(message.channel_id)
    mine = message.ephemeral_to in (None, member_id)
    return mine and channel is not None and world.can_see(member_id, channel)


def _unread(world: World, channel_id: int, member_id: int) -> Json:
    counts = views.unread(world, world.channels[channel_id], member_id)
    return {"type": "unread", "channel_id": str(channel_id)} | counts


def _channel_event(name: str, channel: Channel, world: World, member_id: int) -> list[Json]:
    if not world.can_see(member_id, channel):
        return []
    return [{"type": name, "channel": views.channel(world, channel, member_id)}]
