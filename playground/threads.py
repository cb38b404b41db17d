"""Threads and DMs being opened, changed and joined."""

import msgspec

from playground import changes, posting
from playground.snowflakes import born_at
from playground.values import (
    DM_CHANNEL,
    HAS_THREAD,
    PUBLIC_THREAD,
    THREAD_NOTICE,
    THREAD_STARTER,
    Channel,
    Json,
    Message,
    ThreadMember,
)
from playground.world import World

LOOK_EVERY = 60.0


def open_thread(
    world: World,
    parent: Channel,
    owner_id: int,
    name: str,
    *,
    kind: int = PUBLIC_THREAD,
    message: Message | None = None,
    auto_archive: int = 1440,
    slowmode: int = 0,
    invitable: bool = True,
) -> Channel:
    """Make a thread, bare or from a message (whose id it then shares); its owner is in it."""
    now = world.clock.now()
    thread = Channel(
        id=message.id if message else world.ids.new(),
        type=kind,
        name=name,
        guild_id=parent.guild_id,
        parent_id=parent.id,
        owner_id=owner_id,
        auto_archive=auto_archive,
        slowmode=slowmode,
        invitable=invitable,
        archive_changed_at=now,
        joined=(ThreadMember(owner_id, now),),
    )
    world.keep_channel(thread)
    world.changes.announce(changes.ChannelCreated(thread))
    if message is not None:
        _mark_starter(world, thread, message)
    elif kind == PUBLIC_THREAD:
        _say_started(world, parent, thread)
    return world.channels[thread.id]


def _mark_starter(world: World, thread: Channel, message: Message) -> None:
    shown = msgspec.structs.replace(message, thread_id=thread.id, flags=message.flags | HAS_THREAD)
    posting.keep_changed(world, shown)
    reference = _reference(world.channels[message.channel_id]) | {"message_id": str(message.id)}
    assert thread.owner_id is not None
    starter = Message(world.ids.new(), thread.id, thread.owner_id, THREAD_STARTER, reference=reference)
    posting.keep_new(world, starter, {})


def _say_started(world: World, parent: Channel, thread: Channel) -> None:
    assert thread.owner_id is not None
    notice = Message(
        id=world.ids.new(),
        channel_id=parent.id,
        author_id=thread.owner_id,
        type=THREAD_NOTICE,
        content=thread.name,
        reference=_reference(thread),
        thread_id=thread.id,
    )
    posting.keep_new(world, notice, {})


def _reference(channel: Channel) -> Json:
    return {"type": 0, "channel_id": str(channel.id), "guild_id": str(channel.guild_id)}


def change_channel(world: World, channel: Channel, **changed: object) -> Channel:
    """Keep a channel or thread with other values, and tell everyone."""
    slower = "auto_archive" in changed and changed["auto_archive"] != channel.auto_archive
    if slower or ("archived" in changed and changed["archived"] != channel.archived):
        changed["archive_changed_at"] = world.clock.now()
    after = msgspec.structs.replace(channel, **changed)
    world.keep_channel(after)
    world.changes.announce(changes.ChannelUpdated(channel, after))
    return after


def archive_idle(world: World) -> None:
    """Archive the threads whose time without a message has run out, and look again in a minute."""
    now = world.clock.now()
    for channel in list(world.channels.values()):
        quiet_since = max(channel.archive_changed_at, born_at(channel.last_message_id or 0))
        if channel.is_thread and not channel.archived and now - quiet_since >= channel.auto_archive * 60:
            change_channel(world, channel, archived=True)
    world.clock.call_at(now + LOOK_EVERY, lambda: archive_idle(world))


def delete_channel(world: World, channel: Channel) -> None:
    """Remove a channel, with the threads that hang from it."""
    for thread in [each for each in world.channels.values() if each.parent_id == channel.id]:
        delete_channel(world, thread)
    world.drop_channel(channel)
    world.changes.announce(changes.ChannelDeleted(channel))


def join(world: World, thread: Channel, user_id: int) -> None:
    if thread.has_joined(user_id):
        return
    joined = (*thread.joined, ThreadMember(user_id, world.clock.now()))
    after = msgspec.structs.replace(thread, joined=joined)
    world.keep_channel(after)
    world.changes.announce(changes.ThreadMembersChanged(after, added=(user_id,)))


def leave(world: World, thread: Channel, user_id: int) -> None:
    if not thread.has_joined(user_id):
        return
    joined = tuple(each for each in thread.joined if each.user_id != user_id)
    after = msgspec.structs.replace(thread, joined=joined)
    world.keep_channel(after)
    world.changes.announce(changes.ThreadMembersChanged(after, removed=(user_id,)))


def open_dm(world: World, user_id: int) -> Channel:
    """The DM between the bot and somebody, made if it is missing."""
    if found := world.dm_with(user_id):
        return found
    channel = Channel(world.ids.new(), DM_CHANNEL, recipients=(user_id,))
    world.keep_channel(channel)
    world.changes.announce(changes.ChannelCreated(channel))
    return channel
