"""Channels: asking for one, changing it, deleting it, and typing in it."""

from playground import changes, errors, permissions, refusals, threads, wire
from playground.rest.call import SEND_HERE, Call, Route
from playground.values import Channel, Json

CHANNEL_FIELDS = {"name": "name", "topic": "topic", "position": "position", "rate_limit_per_user": "slowmode"}
THREAD_FIELDS = {
    "name": "name",
    "archived": "archived",
    "locked": "locked",
    "auto_archive_duration": "auto_archive",
    "rate_limit_per_user": "slowmode",
}


async def one_channel(call: Call) -> Json:
    return wire.thread_for(call.world, call.channel(), call.world.bot.id)


async def edit_channel(call: Call) -> Json:
    channel = call.channel()
    call.check(refusals.check_channel_edit(call.body, thread=channel.is_thread))
    if channel.is_thread:
        _need_thread_edit(call, channel)
    else:
        call.need(channel, permissions.MANAGE_CHANNELS)
    fields = THREAD_FIELDS if channel.is_thread else CHANNEL_FIELDS
    changed = {fields[key]: value for key, value in call.body.items() if key in fields}
    kept = {key: value for key, value in changed.items() if value is not None or key == "topic"}
    after = threads.change_channel(call.world, channel, **kept)
    return wire.thread_for(call.world, after, call.world.bot.id)


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
        Route("DELETE", "/channels/{channel_id}", delete_channel),
        Route("POST", "/channels/{channel_id}/typing", start_typing),
    ]
