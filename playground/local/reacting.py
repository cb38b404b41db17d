"""Reacting to messages as a member."""

from playground import permissions, reactions
from playground.local import views
from playground.local.asking import Ask, Mistake
from playground.reactions import MOST_REACTIONS, reaction_of
from playground.values import Json, Reaction


async def react(ask: Ask) -> Json:
    channel = ask.channel()
    message, wanted = ask.message(ask.number("id"), channel), _emoji(ask)
    if message.ephemeral_to is not None:
        raise Mistake(400, "Nobody reacts to a message that only one person sees.")
    if reaction_of(message, wanted) is None:
        ask.need(channel, permissions.ADD_REACTIONS)
        if len(message.reactions) >= MOST_REACTIONS:
            raise Mistake(400, f"A message has at most {MOST_REACTIONS} different reactions.")
    ask.wake(channel)
    reactions.add(ask.world, message, wanted, ask.member.id)
    return await _now(ask)


async def take_back(ask: Ask) -> Json:
    channel = ask.channel()
    message = ask.message(ask.number("id"), channel)
    ask.wake(channel)
    reactions.remove(ask.world, message, _emoji(ask), ask.member.id)
    return await _now(ask)


def _emoji(ask: Ask) -> Reaction:
    found = reactions.read_emoji(ask.world, ask.request.match_info["emoji"])
    if found is None:
        raise Mistake(404, "There is no such emoji.")
    return found


async def _now(ask: Ask) -> Json:
    return views.message(ask.world, ask.message(ask.number("id")), ask.member.id)
