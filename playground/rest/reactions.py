"""Reactions under messages."""

from playground import errors, permissions, reactions, wire
from playground.reactions import MOST_REACTIONS, reaction_of
from playground.rest.call import Call, Route
from playground.values import Channel, Json, Message, Reaction


async def react(call: Call) -> None:
    """Whoever adds an emoji that is not there yet needs the right to; joining in needs none."""
    channel, message, wanted = _changing(call)
    found = reaction_of(message, wanted)
    call.need(channel, permissions.READ_MESSAGE_HISTORY)
    if found is None:
        call.need(channel, permissions.ADD_REACTIONS)
        if len(message.reactions) >= MOST_REACTIONS:
            raise errors.refused(400, 30010, "Maximum number of reactions reached (20)")
    reactions.add(call.world, message, wanted, call.world.bot.id)


async def take_back(call: Call) -> None:
    _, message, wanted = _changing(call)
    reactions.remove(call.world, message, wanted, call.world.bot.id)


async def take_away(call: Call) -> None:
    channel, message, wanted = _changing(call)
    user_id = call.id("user_id")
    if user_id != call.world.bot.id:
        _need_managing(call, channel)
    reactions.remove(call.world, message, wanted, user_id)


async def take_all(call: Call) -> None:
    channel = call.channel()
    if channel.archived:
        raise errors.thread_archived()
    message = call.message(channel)
    _need_managing(call, channel)
    reactions.clear(call.world, message)


async def take_all_of_emoji(call: Call) -> None:
    channel, message, wanted = _changing(call)
    _need_managing(call, channel)
    reactions.clear(call.world, message, wanted)


async def who_reacted(call: Call) -> list[Json]:
    channel, message, wanted = _places(call)
    call.need(channel, permissions.READ_MESSAGE_HISTORY)
    after, limit = call.query_id("after") or 0, call.limit(25, 100)
    # Type 1 are the burst reactions of people who pay; there are none here.
    found = reaction_of(message, wanted) if call.query.get("type") != "1" else None
    later = sorted(each for each in (found.users if found else ()) if each > after)
    return [wire.user(call.world.users[each]) for each in later[:limit]]


def _places(call: Call) -> tuple[Channel, Message, Reaction]:
    channel = call.channel()
    message, wanted = call.message(channel), reactions.read_emoji(call.world, call.path["emoji_name"])
    if wanted is None:
        raise errors.unknown("Emoji")
    return channel, message, wanted


def _changing(call: Call) -> tuple[Channel, Message, Reaction]:
    if call.channel().archived:
        raise errors.thread_archived()
    return _places(call)


def _need_managing(call: Call, channel: Channel) -> None:
    if channel.is_dm:
        raise errors.refused(403, 50003, "Cannot execute action on a DM channel")
    call.need(channel, permissions.MANAGE_MESSAGES)


def routes() -> list[Route]:
    base = "/channels/{channel_id}/messages/{message_id}/reactions"
    return [
        Route("DELETE", base, take_all),
        Route("GET", base + "/{emoji_name}", who_reacted),
        Route("DELETE", base + "/{emoji_name}", take_all_of_emoji),
        Route("PUT", base + "/{emoji_name}/@me", react),
        Route("DELETE", base + "/{emoji_name}/@me", take_back),
        Route("DELETE", base + "/{emoji_name}/{user_id}", take_away),
    ]
