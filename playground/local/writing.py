"""Writing, editing, deleting, pinning and threading as a member."""

import msgspec

from playground import changes, permissions, posting, threads
from playground.local import views
from playground.local.asking import Ask, File, Mistake, number
from playground.refusals import check_channel_edit, check_message, check_thread
from playground.refusals.problems import Problems
from playground.values import EPHEMERAL, TEXT_CHANNEL, Json

PIN = (permissions.PIN_MESSAGES, permissions.MANAGE_MESSAGES)


class Write(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    content: str = ""
    reply_to: str | None = None
    files: list[File] = []


class Rewrite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    content: str


class OpenThread(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    message_id: str | None = None


class ChangeThread(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    archived: bool | None = None
    locked: bool | None = None
    name: str | None = None


async def write(ask: Ask) -> Json:
    channel = ask.channel()
    ask.need_sending(channel)
    asked = ask.read(Write)
    uploads = {index: file.upload() for index, file in enumerate(asked.files)}
    payload: Json = {"content": asked.content}
    if asked.reply_to:
        payload["message_reference"] = {"message_id": str(number("reply_to", asked.reply_to))}
    _check(check_message(payload, files={index: each.filename for index, each in uploads.items()}))
    message = posting.post(ask.world, channel, ask.member.id, payload, uploads)
    ask.world.storage.keep_read(ask.member.id, channel.id, message.id)
    return views.message(ask.world, message, ask.member.id)


async def rewrite(ask: Ask) -> Json:
    message = ask.message(ask.number("id"), ask.channel())
    if message.author_id != ask.member.id:
        raise Mistake(403, "This is somebody else's message.")
    payload = {"content": ask.read(Rewrite).content}
    _check(check_message(payload, files={}, editing=True))
    return views.message(ask.world, posting.edit(ask.world, message, payload, {}), ask.member.id)


async def delete(ask: Ask) -> Json:
    channel = ask.channel()
    message = ask.message(ask.number("id"), channel)
    if not message.flags & EPHEMERAL and message.author_id != ask.member.id:
        ask.need(channel, permissions.MANAGE_MESSAGES)
    posting.delete(ask.world, message)
    return {}


async def pin(ask: Ask) -> Json:
    channel = ask.channel()
    ask.need(channel, *PIN)
    posting.pin(ask.world, ask.message(ask.number("id"), channel), ask.member.id)
    return {}


async def unpin(ask: Ask) -> Json:
    channel = ask.channel()
    ask.need(channel, *PIN)
    posting.unpin(ask.world, ask.message(ask.number("id"), channel))
    return {}


async def open_thread(ask: Ask) -> Json:
    parent = ask.channel()
    if parent.type != TEXT_CHANNEL:
        raise Mistake(400, "Threads hang from text channels.")
    ask.need(parent, permissions.CREATE_PUBLIC_THREADS)
    asked = ask.read(OpenThread)
    _check(check_thread({"name": asked.name}, from_message=asked.message_id is not None))
    message = ask.message(number("message_id", asked.message_id), parent) if asked.message_id else None
    if message is not None and (message.id in ask.world.channels or message.ephemeral_to is not None):
        raise Mistake(400, "No thread can be opened from this message.", "message_id")
    thread = threads.open_thread(ask.world, parent, ask.member.id, asked.name, message=message)
    return views.channel(ask.world, thread, ask.member.id)


async def change_thread(ask: Ask) -> Json:
    thread = ask.channel()
    asked = msgspec.to_builtins(ask.read(ChangeThread))
    if not thread.is_thread:
        raise Mistake(400, "Only threads are changed here.")
    _check(check_channel_edit(asked, thread=True))
    manages = ask.can(thread, permissions.MANAGE_THREADS)
    if not manages and ("locked" in asked or thread.locked or thread.owner_id != ask.member.id):
        raise Mistake(403, "This member has not the permission to do that here.")
    after = threads.change_channel(ask.world, thread, **asked)
    return views.channel(ask.world, after, ask.member.id)


async def join(ask: Ask) -> Json:
    if not ask.channel().is_thread:
        raise Mistake(400, "Only threads are joined.")
    threads.join(ask.world, ask.channel(), ask.member.id)
    return {}


async def leave(ask: Ask) -> Json:
    threads.leave(ask.world, ask.channel(), ask.member.id)
    return {}


async def typing(ask: Ask) -> Json:
    channel = ask.channel()
    ask.need_sending(channel)
    ask.world.changes.announce(changes.TypingStarted(channel, ask.member))
    return {}


async def dm(ask: Ask) -> Json:
    return views.channel(ask.world, threads.open_dm(ask.world, ask.member.id), ask.member.id)


def _check(problems: Problems) -> None:
    """Say the first thing that is wrong."""
    if problems:
        first = next(iter(problems), None)
        raise Mistake(400, first.message if first else str(problems.as_error()["message"]))
