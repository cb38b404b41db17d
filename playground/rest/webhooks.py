"""Webhooks: making them, and writing with their tokens; the application's own id leads to follow-ups."""

import hashlib
import secrets
from collections.abc import Mapping

import msgspec

from playground import changes, errors, permissions, posting, refusals, wire, wire_messages
from playground.rest import followups
from playground.rest.call import Call, Handler, Route, snowflake
from playground.rest.emoji_check import check_emojis
from playground.rest.messages import check_edit
from playground.values import EPHEMERAL, TEXT_CHANNEL, Channel, Json, Message, Signature, Webhook

MOST_WEBHOOKS = 15


async def create_webhook(call: Call) -> Json:
    channel = _text_channel(call, call.channel())
    call.check(refusals.check_webhook(call.body, creating=True))
    if sum(each.channel_id == channel.id for each in call.world.webhooks.values()) >= MOST_WEBHOOKS:
        raise errors.refused(400, 30007, "Maximum number of webhooks reached (15)")
    assert channel.guild_id is not None
    token = secrets.token_urlsafe(50)
    webhook = Webhook(call.world.ids.new(), channel.guild_id, channel.id, call.body["name"], token)
    call.world.keep_webhook(webhook)
    call.world.changes.announce(changes.WebhooksChanged(channel))
    return wire.webhook(call.world, webhook)


async def channel_webhooks(call: Call) -> list[Json]:
    channel = _text_channel(call, call.channel())
    found = [each for each in call.world.webhooks.values() if each.channel_id == channel.id]
    return [wire.webhook(call.world, each) for each in found]


async def guild_webhooks(call: Call) -> list[Json]:
    guild = call.guild()
    call.need_in_guild(guild, permissions.MANAGE_WEBHOOKS)
    found = [each for each in call.world.webhooks.values() if each.guild_id == guild.id]
    return [wire.webhook(call.world, each) for each in found]


async def one_webhook(call: Call) -> Json:
    return wire.webhook(call.world, _webhook(call))


async def edit_webhook(call: Call) -> Json:
    webhook = _webhook(call)
    call.check(refusals.check_webhook(call.body, creating=False))
    moved = call.body.get("channel_id")
    if moved is not None:
        if "webhook_token" in call.path:
            raise errors.invalid_field("channel_id", "WEBHOOK_TOKEN_MOVE", "A token cannot move its webhook.")
        channel = call.world.channels.get(int(moved))
        if channel is None or channel.guild_id != webhook.guild_id:
            raise errors.unknown("Channel")
        webhook = msgspec.structs.replace(webhook, channel_id=_text_channel(call, channel).id)
    webhook = msgspec.structs.replace(webhook, name=call.body.get("name") or webhook.name)
    call.world.keep_webhook(webhook)
    call.world.changes.announce(changes.WebhooksChanged(call.world.channels[webhook.channel_id]))
    return wire.webhook(call.world, webhook)


async def delete_webhook(call: Call) -> None:
    webhook = _webhook(call)
    call.world.drop_webhook(webhook)
    call.world.changes.announce(changes.WebhooksChanged(call.world.channels[webhook.channel_id]))


async def execute(call: Call) -> Json | None:
    """Write a message; without `wait` the answer is empty."""
    webhook = _webhook(call)
    call.check(refusals.check_message(call.raw_body, files=call.filenames))
    call.check(refusals.check_signature(call.body))
    check_emojis(call, call.body)
    channel = _place(call, webhook)
    if channel.archived and channel.locked:
        raise errors.thread_archived()
    template = Message(0, channel.id, webhook.id, signature=_signature(call, webhook))
    payload = call.body | {"flags": int(call.body.get("flags") or 0) & ~EPHEMERAL, "nonce": None}
    message = posting.post(call.world, channel, webhook.id, payload, call.uploads, template=template)
    return wire_messages.message(call.world, message) if call.query_flag("wait") else None


async def one_message(call: Call) -> Json:
    return wire_messages.message(call.world, _message(call))


async def edit_message(call: Call) -> Json:
    message = _message(call)
    check_edit(call, message)
    if call.world.channels[message.channel_id].archived:
        raise errors.thread_archived()
    return wire_messages.message(call.world, posting.edit(call.world, message, call.body, call.uploads))


async def delete_message(call: Call) -> None:
    posting.delete(call.world, _message(call))


def _text_channel(call: Call, channel: Channel) -> Channel:
    if channel.type != TEXT_CHANNEL:
        raise errors.refused(400, 50024, "Cannot execute action on this channel type")
    call.need(channel, permissions.MANAGE_WEBHOOKS)
    return channel


def _webhook(call: Call) -> Webhook:
    """The webhook of the path: for whoever knows its token, else for whoever may manage it."""
    found = call.world.webhooks.get(call.id("webhook_id"))
    if found is None:
        raise errors.unknown("Webhook")
    token = call.path.get("webhook_token")
    if token is None:
        _text_channel(call, call.world.channels[found.channel_id])
    elif not secrets.compare_digest(token.encode(), found.token.encode()):
        raise errors.invalid_webhook_token()
    return found


def _place(call: Call, webhook: Webhook) -> Channel:
    """The webhook's channel, or the thread of it that the query names."""
    thread_id = call.query_id("thread_id")
    if thread_id is None:
        return call.world.channels[webhook.channel_id]
    thread = call.world.channels.get(thread_id)
    if thread is None or thread.parent_id != webhook.channel_id:
        raise errors.unknown("Channel")
    return thread


def _signature(call: Call, webhook: Webhook) -> Signature:
    """How the message is signed. Faces are made up here; another address is another face."""
    address = call.body.get("avatar_url")
    face = hashlib.blake2b(address.encode(), digest_size=16).hexdigest() if address else None
    return Signature(call.body.get("username") or webhook.name, face)


def _message(call: Call) -> Message:
    webhook = _webhook(call)
    channel = _place(call, webhook)
    found = call.world.storage.load_message(snowflake("message_id", call.path.get("message_id", "")))
    if found is None or found.author_id != webhook.id or found.channel_id != channel.id:
        raise errors.unknown("Message")
    return found


def _by_owner(of_interaction: Handler, of_webhook: Handler) -> Handler:
    """One route, two owners: the application's id stands for its interactions."""

    async def handler(call: Call) -> object:
        is_own = call.id("webhook_id") == call.world.application.id
        return await (of_interaction if is_own else of_webhook)(call)

    return handler


def routes() -> list[Route]:
    by_id, by_token = "/webhooks/{webhook_id}", "/webhooks/{webhook_id}/{webhook_token}"
    found = [
        Route("POST", "/channels/{channel_id}/webhooks", create_webhook),
        Route("GET", "/channels/{channel_id}/webhooks", channel_webhooks),
        Route("GET", "/guilds/{guild_id}/webhooks", guild_webhooks),
        Route("POST", by_token, _by_owner(followups.follow_up, execute), needs_token=False, takes_forms=True),
    ]
    about: Mapping[str, Handler] = {"GET": one_webhook, "PATCH": edit_webhook, "DELETE": delete_webhook}
    for method, handler in about.items():
        found.append(Route(method, by_id, handler))
        found.append(Route(method, by_token, handler, needs_token=False))
    pairs: Mapping[str, Handler] = {
        "GET": _by_owner(followups.one_message, one_message),
        "PATCH": _by_owner(followups.edit_message, edit_message),
        "DELETE": _by_owner(followups.delete_message, delete_message),
    }
    for path in (by_token + "/messages/@original", by_token + "/messages/{message_id}"):
        found += [
            Route(method, path, handler, needs_token=False, takes_forms=method == "PATCH")
            for method, handler in pairs.items()
        ]
    return found
