"""Threads: opening them, and who is in them."""

from playground import errors, permissions, refusals, threads, wire
from playground.rest.call import Call, Route
from playground.values import PRIVATE_THREAD, PUBLIC_THREAD, TEXT_CHANNEL, Channel, Json


async def open_from_message(call: Call) -> Json:
    parent = _parent(call)
    message = call.message(parent)
    call.check(refusals.check_thread(call.raw_body, from_message=True))
    call.need(parent, permissions.CREATE_PUBLIC_THREADS)
    if message.id in call.world.channels:
        raise errors.thread_exists()
    thread = threads.open_thread(
        call.world, parent, call.world.bot.id, call.body["name"], message=message, **_options(call)
    )
    return wire.thread_for(call.world, thread, call.world.bot.id)


async def open_bare(call: Call) -> Json:
    parent = _parent(call)
    call.check(refusals.check_thread(call.raw_body, from_message=False))
    # Discord's default, to be explicit about: a thread without a message is private unless its type is given.
    kind = call.body.get("type") or PRIVATE_THREAD
    private = kind == PRIVATE_THREAD
    call.need(parent, permissions.CREATE_PRIVATE_THREADS if private else permissions.CREATE_PUBLIC_THREADS)
    thread = threads.open_thread(
        call.world,
        parent,
        call.world.bot.id,
        call.body["name"],
        kind=PRIVATE_THREAD if private else PUBLIC_THREAD,
        invitable=call.body.get("invitable") is not False,
        **_options(call),
    )
    return wire.thread_for(call.world, thread, call.world.bot.id)


def _parent(call: Call) -> Channel:
    parent = call.channel()
    if parent.type != TEXT_CHANNEL:
        raise errors.refused(400, 50024, "Cannot execute action on this channel type")
    return parent


def _options(call: Call) -> Json:
    """What a thread begins with, if need be what its channel says."""
    parent, slowmode = call.channel(), call.body.get("rate_limit_per_user")
    return {
        "auto_archive": call.body.get("auto_archive_duration") or parent.default_auto_archive or 1440,
        "slowmode": parent.default_thread_slowmode if slowmode is None else slowmode,
    }


async def archived_public(call: Call) -> Json:
    return _archived(call, PUBLIC_THREAD)


async def archived_private(call: Call) -> Json:
    call.need(call.channel(), permissions.MANAGE_THREADS)
    return _archived(call, PRIVATE_THREAD)


def _archived(call: Call, kind: int) -> Json:
    world, parent, limit = call.world, call.channel(), call.limit(50, 100)
    before = call.query_moment("before")
    latest = float("inf") if before is None else before
    found = [
        each
        for each in world.channels.values()
        if each.parent_id == parent.id
        and each.type == kind
        and each.archived
        and each.archive_changed_at < latest
    ]
    found.sort(key=lambda thread: thread.archive_changed_at, reverse=True)
    own = [each for each in found[:limit] if each.has_joined(world.bot.id)]
    return {
        "threads": [wire.channel(world, each) for each in found[:limit]],
        "members": [wire.thread_member(each, world.bot.id) for each in own],
        "has_more": len(found) > limit,
    }


async def list_members(call: Call) -> list[Json]:
    thread, after, limit = call.thread(), call.query_id("after") or 0, call.limit(100, 100)
    later = sorted(each.user_id for each in thread.joined if each.user_id > after)
    return [_member(call, thread, user_id) for user_id in later[:limit]]


async def one_member(call: Call) -> Json:
    thread = call.thread()
    if not thread.has_joined(call.id("user_id")):
        raise errors.unknown("Member")
    return _member(call, thread, call.id("user_id"))


def _member(call: Call, thread: Channel, user_id: int) -> Json:
    shown = wire.thread_member(thread, user_id)
    member = call.world.members.get((thread.guild_id or 0, user_id))
    if call.query_flag("with_member") and member is not None:
        shown["member"] = wire.member(call.world, member)
    return shown


async def join(call: Call) -> None:
    threads.join(call.world, _awake(call), call.world.bot.id)


async def leave(call: Call) -> None:
    threads.leave(call.world, _awake(call), call.world.bot.id)


async def add_member(call: Call) -> None:
    thread, user_id = _awake(call), call.id("user_id")
    if not call.world.can_see(user_id, call.world.channels[thread.parent_id or 0]):
        raise errors.missing_access()
    if not thread.invitable and thread.owner_id != call.world.bot.id:
        call.need(thread, permissions.MANAGE_THREADS)
    threads.join(call.world, thread, user_id)


async def remove_member(call: Call) -> None:
    thread = _awake(call)
    if thread.owner_id != call.world.bot.id or thread.type != PRIVATE_THREAD:
        call.need(thread, permissions.MANAGE_THREADS)
    threads.leave(call.world, thread, call.id("user_id"))


def _awake(call: Call) -> Channel:
    thread = call.thread()
    if thread.archived:
        raise errors.thread_archived()
    return thread


def routes() -> list[Route]:
    members = "/channels/{channel_id}/thread-members"
    return [
        Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", open_from_message, 201),
        Route("POST", "/channels/{channel_id}/threads", open_bare, 201, takes_forms=True),
        Route("GET", "/channels/{channel_id}/threads/archived/public", archived_public),
        Route("GET", "/channels/{channel_id}/threads/archived/private", archived_private),
        Route("GET", members, list_members),
        Route("PUT", members + "/@me", join),
        Route("DELETE", members + "/@me", leave),
        Route("GET", members + "/{user_id}", one_member),
        Route("PUT", members + "/{user_id}", add_member),
        Route("DELETE", members + "/{user_id}", remove_member),
    ]
