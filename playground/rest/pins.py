"""Pinned messages, by the present and the former routes."""

from playground import errors, permissions, posting, wire_messages
from playground.clock import iso
from playground.rest.call import Call, Route
from playground.values import Json

MOST_PINS = 250


async def list_pins(call: Call) -> Json:
    channel = call.channel()
    limit = call.limit(50, 50)
    found = call.world.storage.load_pins(channel.id, limit + 1, call.query_moment("before"))
    items = [
        {"pinned_at": iso(each.pinned_at or 0), "message": wire_messages.message(call.world, each)}
        for each in found[:limit]
    ]
    return {"items": items, "has_more": len(found) > limit}


async def list_pins_formerly(call: Call) -> list[Json]:
    found = call.world.storage.load_pins(call.channel().id, 50)
    return [wire_messages.message(call.world, each) for each in found]


async def pin(call: Call) -> None:
    channel = call.channel()
    call.need(channel, permissions.PIN_MESSAGES, permissions.MANAGE_MESSAGES)
    message = call.message(channel)
    _need_awake(call)
    if len(call.world.storage.load_pins(channel.id, MOST_PINS)) >= MOST_PINS:
        raise errors.too_many_pins()
    posting.pin(call.world, message, call.world.bot.id)


async def unpin(call: Call) -> None:
    channel = call.channel()
    call.need(channel, permissions.PIN_MESSAGES, permissions.MANAGE_MESSAGES)
    _need_awake(call)
    posting.unpin(call.world, call.message(channel))


def _need_awake(call: Call) -> None:
    if call.channel().archived:
        raise errors.thread_archived()


def routes() -> list[Route]:
    return [
        Route("GET", "/channels/{channel_id}/messages/pins", list_pins),
        Route("PUT", "/channels/{channel_id}/messages/pins/{message_id}", pin),
        Route("DELETE", "/channels/{channel_id}/messages/pins/{message_id}", unpin),
        Route("GET", "/channels/{channel_id}/pins", list_pins_formerly),
        Route("PUT", "/channels/{channel_id}/pins/{message_id}", pin),
        Route("DELETE", "/channels/{channel_id}/pins/{message_id}", unpin),
    ]
