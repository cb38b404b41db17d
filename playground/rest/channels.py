"""Channels: making one, asking for it, changing it, deleting it, and typing in it."""

from collections.abc import Mapping

import msgspec

from playground import changes, errors, permissions, refusals, threads, wire
from playground.rest.call import SEND_HERE, Call, Route
from playground.rest.overwrites import overwrite_of
from playground.values import PRIVATE_THREAD, TEXT_CHANNEL, Channel, Json

CHANNEL_FIELDS = {
    "name": "name",
    "topic": "topic",
    "position": "position",
    "nsfw": "nsfw",
    "rate_limit_per_user": "slowmode",
    "default_auto_archive_duration": "default_auto_archive",
    "default_thread_rate_limit_per_user": "default_thread_slowmode",
}
THREAD_FIELDS = {
    "name": "name",
    "archived": "archived",
    "locked": "locked",
    "auto_archive_duration": "auto_archive",
    "rate_limit_per_user": "slowmode",
    "invitable": "invitable",
}
MAY_BE_NULL = ("topic", "default_auto_archive")


async def one_channel(call: Call) -> Json:
    return wire.thread_for(call.world, call.channel(), call.world.bot.id)


async def edit_channel(call: Call) -> Json:
    channel = call.channel()
    call.check(refusals.check_channel_edit(call.body, thread=channel.is_thread))
    if channel.is_thread:
        _need_thread_edit(call, channel)
    else:
        call.need(channel, permissions.MANAGE_CHANNELS)
    changed = _fields(call, THREAD_FIELDS if channel.is_thread else CHANNEL_FIELDS)
    if not channel.is_thread:
        changed |= _overwrites(call, channel)
    if channel.type != PRIVATE_THREAD and "invitable" in changed:
        raise errors.refused(400, 50024, "Cannot execute action on this channel type")
    after = threads.change_channel(call.world, channel, **changed)
    return wire.thread_for(call.world, after, call.world.bot.id)


async def create_channel(call: Call) -> Json:
    guild = call.guild()
    call.check(refusals.check_new_channel(call.body))
    call.need_in_guild(guild, permissions.MANAGE_CHANNELS)
    position = sum(each.guild_id == guild.id for each in call.world.channels.values())
    bare = Channel(call.world.ids.new(), TEXT_CHANNEL, guild_id=guild.id, position=position)
    fields = _fields(call, CHANNEL_FIELDS) | _overwrites(call, bare)
    channel = msgspec.structs.replace(bare, **fields)
    call.world.keep_channel(channel)
    call.world.changes.announce(changes.ChannelCreated(channel))
    return wire.channel(call.world, channel)


def _fields(call: Call, names: Mapping[str, str]) -> Json:
    """What a body says of a channel; null means nothing but where there may be nothing."""
    said = {names[key]: value for key, value in call.body.items() if key in names}
    return {key: value for key, value in said.items() if value is not None or key in MAY_BE_NULL}


def _overwrites(call: Call, channel: Channel) -> Json:
    """All overwrites of a channel at once, if a body names them."""
    said = call.body.get("permission_overwrites")
    if said is None:
        return {}
    given = {each.id: each for each in (overwrite_of(call, channel, each) for each in said)}
    overwrites = tuple(given.values())
    if overwrites != channel.overwrites:
        assert channel.guild_id is not None
        call.need_in_guild(call.world.guilds[channel.guild_id], permissions.MANAGE_ROLES)
    return {"overwrites": overwrites}


def _need_thread_edit(call: Call, thread: Channel) -> None:
    """Discord: an archived thread takes only its un-archiving; locking and slow mode are the moderators'."""
    manages = call.has(thread, permissions.MANAGE_THREADS)
    if thread.archived and call.body.get("archived") is not False:
        raise errors.thread_archived()
    if thread.archived and thread.locked and not manages:
        raise errors.missing_permissions()
    if manages:
        return
    if call.body.keys() & {"locked", "rate_limit_per_user"}:
        raise errors.missing_permissions()
    only_wakes = call.body.keys() <= {"archived"} and thread.archived
    if thread.owner_id != call.world.bot.id and not (only_wakes and thread.has_joined(call.world.bot.id)):
        raise errors.missing_permissions()


async def delete_channel(call: Call) -> Json:
    channel = call.channel()
    if not channel.is_dm:
        call.need(channel, permissions.MANAGE_THREADS if channel.is_thread else permissions.MANAGE_CHANNELS)
        threads.delete_channel(call.world, channel)
    return wire.channel(call.world, channel)


async def start_typing(call: Call) -> None:
    channel = call.channel()
    call.need(channel, SEND_HERE[channel.is_thread])
    call.world.changes.announce(changes.TypingStarted(channel, call.world.bot))


def routes() -> list[Route]:
    return [
        Route("GET", "/channels/{channel_id}", one_channel),
        Route("PATCH", "/channels/{channel_id}", edit_channel),
        Route("POST", "/guilds/{guild_id}/channels", create_channel, 201),
        Route("DELETE", "/channels/{channel_id}", delete_channel),
        Route("POST", "/channels/{channel_id}/typing", start_typing),
    ]
