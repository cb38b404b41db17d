"""Live events: each member's websocket hears of what that member sees, and of nothing else."""

import asyncio
from functools import singledispatch
from typing import Any

import msgspec
from aiohttp import web

from playground import changes
from playground.gateway import Gateway
from playground.local import views
from playground.local.asking import Ask
from playground.values import Channel, Json, Message
from playground.world import World

LONGEST_QUEUE = 10_000


class Watching:
    """All open event sockets."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway
        self._watchers: list[tuple[int, asyncio.Queue[Json | None]]] = []
        world.changes.listen(self._hear)

    async def serve(self, ask: Ask) -> web.WebSocketResponse:
        member = ask.member
        socket = web.WebSocketResponse(heartbeat=30, compress=False)
        await socket.prepare(ask.request)
        queue: asyncio.Queue[Json | None] = asyncio.Queue()
        queue.put_nowait(
            {
                "type": "hello",
                "member_id": str(member.id),
                "now": self._world.clock.now(),
                "bot_online": self._gateway.is_bot_online,
            }
        )
        entry = member.id, queue
        self._watchers.append(entry)
        writer = asyncio.create_task(_write(socket, queue))
        try:
            async for _ in socket:
                pass
        finally:
            self._watchers.remove(entry)
            writer.cancel()
        return socket

    def close_all(self) -> None:
        for _, queue in self._watchers:
            queue.put_nowait(None)

    def _hear(self, change: changes.Change) -> None:
        for member_id, queue in self._watchers:
            for event in events_for(change, self._world, member_id):
                queue.put_nowait(event)
            if queue.qsize() > LONGEST_QUEUE:
                queue.put_nowait(None)


async def _write(socket: web.WebSocketResponse, queue: "asyncio.Queue[Json | None]") -> None:
    while (event := await queue.get()) is not None:
        await socket.send_str(msgspec.json.encode(event).decode())
    await socket.close()


@singledispatch
def events_for(change: Any, world: World, member_id: int) -> list[Json]:
    """What a member hears of a change."""
    return [{"type": "world_changed"}]


@events_for.register
def _(change: changes.MessageCreated, world: World, member_id: int) -> list[Json]:
    message = change.message
    if not _sees(world, member_id, message):
        return []
    shown = views.message(world, message, member_id)
    created: Json = {"type": "message_created", "channel_id": str(message.channel_id), "message": shown}
    if message.author_id == member_id:
        return [created]
    return [created, _unread(world, message.channel_id, member_id)]


@events_for.register
def _(change: changes.MessageUpdated, world: World, member_id: int) -> list[Json]:
    message = change.message
    if not _sees(world, member_id, message):
        return []
    shown = views.message(world, message, member_id)
    return [{"type": "message_updated", "channel_id": str(message.channel_id), "message": shown}]


@events_for.register
def _(change: changes.MessageDeleted, world: World, member_id: int) -> list[Json]:
    message = change.message
    if not _sees(world, member_id, message):
        return []
    gone = {"type": "message_deleted", "channel_id": str(message.channel_id), "message_id": str(message.id)}
    return [gone, _unread(world, message.channel_id, member_id)]


@events_for.register
def _(change: changes.MessagesRead, world: World, member_id: int) -> list[Json]:
    return [_unread(world, change.channel.id, member_id)] if change.user_id == member_id else []


@events_for.register
def _(change: changes.ChannelCreated, world: World, member_id: int) -> list[Json]:
    return _channel_event("channel_created", change.channel, world, member_id)


@events_for.register
def _(change: changes.ChannelUpdated, world: World, member_id: int) -> list[Json]:
    # Other rights may show or hide the threads of a channel as well.
    rights: list[Json] = (
        [{"type": "world_changed"}] if change.before.overwrites != change.after.overwrites else []
    )
    if not world.can_see(member_id, change.after):
        return [{"type": "channel_deleted", "channel_id": str(change.after.id)}, *rights]
    return [*_channel_event("channel_updated", change.after, world, member_id), *rights]


@events_for.register
def _(change: changes.ChannelDeleted, world: World, member_id: int) -> list[Json]:
    return [{"type": "channel_deleted", "channel_id": str(change.channel.id)}]


@events_for.register
def _(change: changes.ThreadMembersChanged, world: World, member_id: int) -> list[Json]:
    return _channel_event("channel_updated", change.thread, world, member_id)


@events_for.register
def _(change: changes.PinsChanged, world: World, member_id: int) -> list[Json]:
    return _channel_event("channel_updated", change.channel, world, member_id)


@events_for.register
def _(change: changes.TypingStarted, world: World, member_id: int) -> list[Json]:
    if change.user.id == member_id or not world.can_see(member_id, change.channel):
        return []
    event: Json = {"type": "typing", "channel_id": str(change.channel.id), "user_id": str(change.user.id)}
    return [event | {"timestamp": world.clock.now()}]


@events_for.register
def _(change: changes.InteractionCreated, world: World, member_id: int) -> list[Json]:
    return _interaction_event(change.interaction.user_id, views.outcome(world, change.interaction), member_id)


@events_for.register
def _(change: changes.InteractionChanged, world: World, member_id: int) -> list[Json]:
    return _interaction_event(change.interaction.user_id, views.outcome(world, change.interaction), member_id)


@events_for.register
def _(change: changes.CommandsChanged, world: World, member_id: int) -> list[Json]:
    return [{"type": "commands_changed"}]


@events_for.register
def _(change: changes.BotConnected, world: World, member_id: int) -> list[Json]:
    return [{"type": "bot", "online": change.online}]


@events_for.register
def _(change: changes.ClockMoved, world: World, member_id: int) -> list[Json]:
    return [{"type": "clock", "now": change.now}]


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


def _interaction_event(user_id: int, outcome: Json, member_id: int) -> list[Json]:
    return [{"type": "interaction"} | outcome] if user_id == member_id else []
