"""Reading as a member: exactly what that member sees."""

import msgspec

from playground import changes
from playground.local import views
from playground.local.asking import Ask, number
from playground.local.commands import localised, usable
from playground.values import Json


class Read(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    message_id: str | None = None


async def channels(ask: Ask) -> list[Json]:
    return views.channels(ask.world, ask.member.id)


async def messages(ask: Ask) -> list[Json]:
    channel, limit, viewer = ask.channel(), ask.limit(50, 200), ask.member.id
    before, after, around = (ask.query_number(name) for name in ("before", "after", "around"))
    load = ask.world.storage.load_messages
    if around is not None:
        half = max(1, limit // 2)
        newer = load(channel.id, viewer, half, after=around)
        found = newer + load(channel.id, viewer, half, before=around + 1)
    else:
        found = load(channel.id, viewer, limit, before=before, after=after)
    return [views.message(ask.world, each, viewer) for each in found]


async def one_message(ask: Ask) -> Json:
    return views.message(ask.world, ask.message(ask.number("id"), ask.channel()), ask.member.id)


async def pins(ask: Ask) -> list[Json]:
    found = ask.world.storage.load_pins(ask.channel().id, 250)
    return [views.message(ask.world, each, ask.member.id) for each in found]


async def mark_read(ask: Ask) -> Json:
    channel, asked = ask.channel(), ask.read(Read)
    newest = ask.world.storage.load_messages(channel.id, ask.member.id, 1)
    upto = number("message_id", asked.message_id) if asked.message_id else newest[0].id if newest else 0
    ask.world.storage.keep_read(ask.member.id, channel.id, upto)
    ask.world.changes.announce(changes.MessagesRead(channel, ask.member.id))
    return views.unread(ask.world, channel, ask.member.id)


async def commands(ask: Ask) -> list[Json]:
    member = ask.member
    channel = ask.channel(number("channel_id", ask.request.query.get("channel_id", "")))
    return [localised(ask.world, each, member.locale) for each in usable(ask.world, member.id, channel)]
