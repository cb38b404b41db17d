"""Messages of channels, threads and DMs."""

import msgspec

from playground import errors, permissions, posting, refusals, wire_messages
from playground.refusals import Problems
from playground.rest.call import Call, Route, need_sending
from playground.rest.emoji_check import check_emojis
from playground.snowflakes import snowflake_at
from playground.values import EPHEMERAL, Channel, Json, Message

BULK = range(2, 101)
BULK_AGE = 14 * 86_400


async def list_messages(call: Call) -> list[Json]:
    channel = call.channel()
    if not call.has(channel, permissions.READ_MESSAGE_HISTORY):
        return []
    limit = call.limit(50, 100)
    before, after, around = (call.query_id(name) for name in ("before", "after", "around"))
    storage, bot = call.world.storage, call.world.bot.id
    if around is not None:
        half = limit // 2
        older = storage.load_messages(channel.id, bot, half + 1, before=around + 1)
        found = storage.load_messages(channel.id, bot, half, after=around) + older
    else:
        found = storage.load_messages(channel.id, bot, limit, before=before, after=after)
    return [wire_messages.message(call.world, each) for each in found if each.ephemeral_to is None]


async def one_message(call: Call) -> Json:
    channel = call.channel()
    call.need(channel, permissions.READ_MESSAGE_HISTORY)
    return wire_messages.message(call.world, call.message(channel))


async def create_message(call: Call) -> Json:
    channel = call.channel()
    need_sending(call, channel)
    call.check(refusals.check_message(call.raw_body, files=call.filenames))
    check_emojis(call, call.body)
    _check_reference(call, channel)
    if call.uploads:
        call.need(channel, permissions.ATTACH_FILES)
    payload = _sendable(call, channel, call.body)
    bot = call.world.bot.id
    message = posting.same_nonce(call.world, channel, bot, payload) or posting.post(
        call.world, channel, bot, payload, call.uploads
    )
    return wire_messages.message(call.world, message)


def _sendable(call: Call, channel: Channel, body: Json) -> Json:
    """The body as a channel takes it: no ephemeral flag, and no embeds without the right to them."""
    payload = body | {"flags": int(body.get("flags") or 0) & ~EPHEMERAL}
    return payload if call.has(channel, permissions.EMBED_LINKS) else payload | {"embeds": []}


def _check_reference(call: Call, channel: Channel) -> None:
    reference = call.body.get("message_reference")
    if not reference or reference.get("fail_if_not_exists") is False:
        return
    found = call.world.storage.load_message(int(reference.get("message_id") or 0))
    if found is None or found.channel_id != channel.id:
        problems = Problems()
        problems.add(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        raise errors.invalid(problems)


async def edit_message(call: Call) -> Json:
    channel = call.channel()
    message = call.message(channel)
    check_edit(call, message)
    if message.author_id != call.world.bot.id:
        if call.body.keys() - {"flags"}:
            raise errors.not_your_message()
        call.need(channel, permissions.MANAGE_MESSAGES)
    if channel.is_thread and channel.archived:
        raise errors.thread_archived()
    return wire_messages.message(call.world, posting.edit(call.world, message, call.body, call.uploads))


def check_edit(call: Call, message: Message) -> None:
    """Refuse an edit that Discord would not take, seen together with the message as it is."""
    before = before_edit(message)
    call.check(refusals.check_message(call.raw_body, files=call.filenames, editing=True, **before))
    check_emojis(call, call.body)


def before_edit(message: Message) -> Json:
    """What a check of an edit must know of the message as it is."""
    return {
        "kept": {each.id: each.filename for each in message.attachments},
        "v2_before": message.is_v2,
        "shown_before": [name for name in ("content", "embeds") if getattr(message, name)],
    }


async def delete_message(call: Call) -> None:
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.world.bot.id:
        if channel.is_dm:
            raise errors.refused(403, 50003, "Cannot execute action on a DM channel")
        call.need(channel, permissions.MANAGE_MESSAGES)
    posting.delete(call.world, message)


async def bulk_delete(call: Call) -> None:
    channel = call.channel()
    if channel.is_dm:
        raise errors.refused(403, 50003, "Cannot execute action on a DM channel")
    call.need(channel, permissions.MANAGE_MESSAGES)
    try:
        wanted = msgspec.convert(call.body.get("messages"), set[int], strict=False)
    except msgspec.ValidationError:
        wanted = set()
    if len(wanted) not in BULK:
        message = "Must be between 2 and 100 in length."
        raise errors.invalid_field("messages", "BASE_TYPE_BAD_LENGTH", message)
    if min(wanted) < snowflake_at(call.world.clock.now() - BULK_AGE):
        raise errors.refused(400, 50034, "You can only bulk delete messages that are under 14 days old.")
    found = map(call.world.storage.load_message, sorted(wanted))
    here = (each for each in found if each and each.channel_id == channel.id and each.ephemeral_to is None)
    posting.delete_together(call.world, channel, tuple(here))


def routes() -> list[Route]:
    return [
        Route("GET", "/channels/{channel_id}/messages", list_messages),
        Route("POST", "/channels/{channel_id}/messages", create_message, takes_forms=True),
        Route("POST", "/channels/{channel_id}/messages/bulk-delete", bulk_delete),
        Route("GET", "/channels/{channel_id}/messages/{message_id}", one_message),
        Route("PATCH", "/channels/{channel_id}/messages/{message_id}", edit_message, takes_forms=True),
        Route("DELETE", "/channels/{channel_id}/messages/{message_id}", delete_message),
    ]
