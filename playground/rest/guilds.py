"""Servers, their channels and active threads."""

from playground import wire
from playground.rest.call import Call, Route
from playground.values import Json


async def one_guild(call: Call) -> Json:
    guild = call.guild()
    shown = wire.guild(call.world, guild)
    return shown | (wire.counts(call.world, guild) if call.query_flag("with_counts") else {})


async def guild_channels(call: Call) -> list[Json]:
    inside = [each for each in call.world.channels.values() if each.guild_id == call.guild().id]
    return [wire.channel(call.world, each) for each in inside if not each.is_thread]


async def active_threads(call: Call) -> Json:
    world, guild_id = call.world, call.guild().id
    found = [
        each
        for each in world.channels.values()
        if each.guild_id == guild_id
        and each.is_thread
        and not each.archived
        and world.can_see(world.bot.id, each)
    ]
    own = [each for each in found if each.has_joined(world.bot.id)]
    return {
        "threads": [wire.channel(world, each) for each in found],
        "members": [wire.thread_member(each, world.bot.id) for each in own],
        "has_more": False,
    }


def routes() -> list[Route]:
    return [
        Route("GET", "/guilds/{guild_id}", one_guild),
        Route("GET", "/guilds/{guild_id}/channels", guild_channels),
        Route("GET", "/guilds/{guild_id}/threads/active", active_threads),
    ]
