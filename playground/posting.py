"""Messages coming, changing and going, whoever sends them; what may be sent is checked before."""

from collections.abc import Mapping

import msgspec

from playground import changes, components, permissions
from playground.errors import empty_message
from playground.files import attachment_of, kept_upload
from playground.mentions import Mentioned, mentioned_in
from playground.refusals import is_empty, shows_something
from playground.snowflakes import snowflake_at
from playground.values import (
    COMPONENTS_V2,
    DEFAULT_MESSAGE,
    LOADING,
    PIN_NOTICE,
    REPLY,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    THREAD_STARTER,
    Attachment,
    Channel,
    Json,
    Message,
    ThreadMember,
    Upload,
)
from playground.world import World

NONCE_MEMORY = 300
SENDABLE_FLAGS = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2


def post(
    world: World,
    channel: Channel,
    author_id: int,
    payload: Json,
    uploads: Mapping[int, Upload],
    *,
    template: Message | None = None,
) -> Message:
    """Send a message; `template` carries what an interaction's reply has beyond its payload."""
    message_id = world.ids.new()
    attachments, files = _new_attachments(world, payload, uploads)
    reference, replied_to = _reference(world, channel, payload)
    base = template or Message(message_id, channel.id, author_id, REPLY if reference else DEFAULT_MESSAGE)
    text, embeds, parts = _text_of(world, payload)
    told = _mentioned(world, channel, author_id, payload, replied_to)
    message = msgspec.structs.replace(
        base,
        id=message_id,
        content=text,
        embeds=embeds,
        components=parts,
        attachments=attachments,
        flags=base.flags | int(payload.get("flags") or 0) & SENDABLE_FLAGS,
        mentions=told.users,
        mention_roles=told.roles,
        mention_everyone=told.everyone,
        nonce=payload.get("nonce"),
        tts=bool(payload.get("tts")),
        reference=reference,
    )
    keep_new(world, message, files, told)
    return message


def keep_new(
    world: World, message: Message, files: Mapping[int, Upload], told: Mentioned | None = None
) -> None:
    """Keep a message that was not there before, mark who is mentioned, and tell everyone."""
    channel = world.channels[message.channel_id]
    with world.storage.together():
        world.storage.keep_message(message, files)
        to_mark = _to_mark(world, channel, message, told or Mentioned())
        world.storage.keep_mentions(to_mark, channel.id, message.id)
        if message.ephemeral_to is None:
            _touch(world, channel, message)
    world.changes.announce(changes.MessageCreated(message))


def same_nonce(world: World, channel: Channel, author_id: int, payload: Json) -> Message | None:
    """The message already sent with this nonce a short while ago, if the sender asked for that."""
    if not payload.get("enforce_nonce") or payload.get("nonce") is None:
        return None
    since = snowflake_at(world.clock.now() - NONCE_MEMORY)
    return world.storage.load_by_nonce(channel.id, author_id, str(payload["nonce"]), since)


def edit(world: World, message: Message, payload: Json, uploads: Mapping[int, Upload]) -> Message:
    """Change what the payload names and leave the rest; a loading reply becomes a real one."""
    attachments, files = _edited_attachments(world, message, payload, uploads)
    changed: Json = {"attachments": attachments, "flags": _edited_flags(message, payload)}
    text, embeds, parts = _text_of(world, payload)
    changed |= {"content": text} if "content" in payload else {}
    changed |= {"embeds": embeds} if "embeds" in payload else {}
    changed |= {"components": parts} if "components" in payload else {}
    if message.flags & LOADING:
        changed["flags"] &= ~LOADING
    else:
        changed["edited_at"] = world.clock.now()
    after = msgspec.structs.replace(message, **changed)
    if is_empty(
        {field: getattr(after, field) for field in ("content", "embeds", "components", "attachments")}
    ):
        raise empty_message()
    channel = world.channels[message.channel_id]
    told = _mentioned(world, channel, message.author_id, _as_payload(after, payload), None)
    after = msgspec.structs.replace(
        after, mentions=told.users, mention_roles=told.roles, mention_everyone=told.everyone
    )
    keep_changed(world, after, files)
    return after


def keep_changed(world: World, message: Message, files: Mapping[int, Upload] | None = None) -> None:
    """Keep a message that was there before, and tell everyone."""
    world.storage.keep_message(message, files or {})
    world.changes.announce(changes.MessageUpdated(message))


def delete(world: World, message: Message) -> None:
    """Remove a message with its files."""
    channel = world.channels[message.channel_id]
    with world.storage.together():
        world.storage.drop_message(message.id)
        if channel.is_thread and message.ephemeral_to is None:
            world.keep_channel(
                msgspec.structs.replace(channel, message_count=max(0, channel.message_count - 1))
            )
    world.changes.announce(changes.MessageDeleted(message))


def delete_together(world: World, channel: Channel, messages: tuple[Message, ...]) -> None:
    """Remove several messages of a channel at once."""
    with world.storage.together():
        for message in messages:
            world.storage.drop_message(message.id)
        if channel.is_thread:
            left = max(0, channel.message_count - len(messages))
            world.keep_channel(msgspec.structs.replace(channel, message_count=left))
    world.changes.announce(changes.MessagesDeleted(channel, messages))


def pin(world: World, message: Message, pinned_by: int) -> None:
    """Pin a message and say so in its channel."""
    if message.pinned_at is not None:
        return
    channel = world.channels[message.channel_id]
    now = world.clock.now()
    keep_changed(world, msgspec.structs.replace(message, pinned_at=now))
    world.keep_channel(msgspec.structs.replace(channel, last_pin_at=now))
    world.changes.announce(changes.PinsChanged(world.channels[channel.id]))
    reference: Json = {"type": 0, "channel_id": str(channel.id), "message_id": str(message.id)}
    if channel.guild_id is not None:
        reference["guild_id"] = str(channel.guild_id)
    keep_new(world, Message(world.ids.new(), channel.id, pinned_by, PIN_NOTICE, reference=reference), {})


def unpin(world: World, message: Message) -> None:
    if message.pinned_at is None:
        return
    keep_changed(world, msgspec.structs.replace(message, pinned_at=None))
    world.changes.announce(changes.PinsChanged(world.channels[message.channel_id]))


def _new_attachments(
    world: World, payload: Json, uploads: Mapping[int, Upload]
) -> tuple[tuple[Attachment, ...], dict[int, Upload]]:
    """Attachments for uploads, in order, each with what the payload says about its number."""
    said = {int(entry["id"]): entry for entry in payload.get("attachments") or ()}
    attachments, files = [], {}
    for number in sorted(uploads):
        about = said.get(number, {})
        upload = uploads[number]
        if about.get("filename"):
            upload = msgspec.structs.replace(upload, filename=about["filename"])
        made = attachment_of(
            world.ids.new(),
            upload,
            description=about.get("description"),
            title=about.get("title"),
            spoiler=bool(about.get("is_spoiler")),
        )
        attachments.append(made)
        files[made.id] = kept_upload(upload)
    return tuple(attachments), files


def _edited_attachments(
    world: World, message: Message, payload: Json, uploads: Mapping[int, Upload]
) -> tuple[tuple[Attachment, ...], dict[int, Upload]]:
    """Without an `attachments` key all are kept; with it, those it names (their alt text may change)."""
    new, files = _new_attachments(world, payload, uploads)
    if payload.get("attachments") is None:
        # An explicit null empties the list like an empty one does.
        kept = message.attachments if "attachments" not in payload else ()
        return kept + new, files
    said = {int(entry["id"]): entry for entry in payload["attachments"]}
    kept = tuple(_described(each, said[each.id]) for each in message.attachments if each.id in said)
    return kept + new, files


def _described(attachment: Attachment, about: Json) -> Attachment:
    if "description" not in about:
        return attachment
    return msgspec.structs.replace(attachment, description=about["description"] or None)


def _edited_flags(message: Message, payload: Json) -> int:
    if payload.get("flags") is None:
        return message.flags
    asked = int(payload["flags"])
    flags = message.flags & ~SUPPRESS_EMBEDS | asked & SUPPRESS_EMBEDS
    return flags | asked & COMPONENTS_V2


def _text_of(world: World, payload: Json) -> tuple[str, tuple[Json, ...], tuple[Json, ...]]:
    parts = components.settle(payload.get("components") or [], world.emojis)
    embeds = tuple(each for each in payload.get("embeds") or () if shows_something(each))
    return payload.get("content") or "", embeds, parts


def _as_payload(message: Message, payload: Json) -> Json:
    """The edited message as if it were sent now, for finding its mentions."""
    whole: Json = {"content": message.content, "components": list(message.components)}
    return whole | {"allowed_mentions": payload.get("allowed_mentions")}


def _reference(world: World, channel: Channel, payload: Json) -> tuple[Json | None, int | None]:
    """A reply's reference and whom it answers; one to a message that is gone counts only if it must exist."""
    asked = payload.get("message_reference")
    found = world.storage.load_message(int(asked["message_id"])) if asked else None
    if found is None or found.channel_id != channel.id:
        return None, None
    reference: Json = {"type": 0, "channel_id": str(channel.id), "message_id": str(found.id)}
    if channel.guild_id is not None:
        reference["guild_id"] = str(channel.guild_id)
    return reference, found.author_id


def _mentioned(
    world: World, channel: Channel, author_id: int, payload: Json, replied_to: int | None
) -> Mentioned:
    text = (payload.get("content") or "") + "\n" + components.text_of(tuple(payload.get("components") or ()))
    by_webhook = author_id in world.webhooks
    may_everyone = by_webhook or bool(world.permissions(author_id, channel) & permissions.MENTION_EVERYONE)
    told = mentioned_in(
        text, payload.get("allowed_mentions"), may_everyone=may_everyone, replied_to=replied_to
    )
    users = tuple(each for each in told.users if each in world.users)
    roles = tuple(each for each in told.roles if each in world.roles)
    return Mentioned(users, roles, told.everyone)


def _to_mark(world: World, channel: Channel, message: Message, told: Mentioned) -> set[int]:
    """Everybody for whom this message counts as a mention: named, by role, or at all in a DM."""
    if channel.is_dm:
        return set(channel.recipients) - {message.author_id}
    marked = set(told.users)
    if told.roles or told.everyone:
        assert channel.guild_id is not None
        for member in world.members_of(channel.guild_id):
            if told.everyone or set(told.roles) & set(member.roles):
                marked.add(member.user_id)
    marked = {each for each in marked if world.can_see(each, channel)} - {message.author_id}
    return marked if message.ephemeral_to is None else marked & {message.ephemeral_to}


def _touch(world: World, channel: Channel, message: Message) -> None:
    """Note the newest message; in a thread also count it, wake the thread and take its author in."""
    changed: Json = {"last_message_id": message.id}
    woken = channel.is_thread and channel.archived and message.type != THREAD_STARTER
    if channel.is_thread and message.type != THREAD_STARTER:
        changed |= {"message_count": channel.message_count + 1, "total_sent": channel.total_sent + 1}
    if woken:
        changed |= {"archived": False, "archive_changed_at": world.clock.now()}
    joins = channel.is_thread and message.signature is None and not channel.has_joined(message.author_id)
    if joins:
        changed["joined"] = (*channel.joined, ThreadMember(message.author_id, world.clock.now()))
    after = msgspec.structs.replace(channel, **changed)
    world.keep_channel(after)
    if woken:
        world.changes.announce(changes.ChannelUpdated(channel, after))
    if joins:
        world.changes.announce(changes.ThreadMembersChanged(after, added=(message.author_id,)))
