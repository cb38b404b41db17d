"""Servers, their members and roles."""

import msgspec

from playground import changes, errors, wire
from playground.rest.call import Call, Route
from playground.values import Json, Member


async def one_guild(call: Call) -> Json:
    guild = call.guild()
    shown = wire.guild(call.world, guild)
    if call.query.get("with_counts") in ("true", "True", "1"):
        count = len(call.world.members_of(guild.id))
        shown |= {"approximate_member_count": count, "approximate_presence_count": count}
    return shown


async def guild_channels(call: Call) -> list[Json]:
    inside = [each for each in call.world.channels.values() if each.guild_id == call.guild().id]
    return [wire.channel(call.world, each) for each in inside if not each.is_thread]


async def guild_roles(call: Call) -> list[Json]:
    return [wire.role(each) for each in call.world.roles_of(call.guild().id)]


async def guild_role(call: Call) -> Json:
    found = call.world.roles.get(call.id("role_id"))
    if found is None or found.guild_id != call.guild().id:
        raise errors.unknown("Role")
    return wire.role(found)


async def guild_members(call: Call) -> list[Json]:
    after = call.query_id("after") or 0
    members = sorted(call.world.members_of(call.guild().id), key=lambda member: member.user_id)
    later = [member for member in members if member.user_id > after]
    return [wire.member(call.world, member) for member in later[: call.limit(1, 1000)]]


async def search_members(call: Call) -> list[Json]:
    prefix = call.query.get("query", "").lower()
    members = call.world.members_of(call.guild().id)
    found = [member for member in members if any(n.lower().startswith(prefix) for n in _names(call, member))]
    return [wire.member(call.world, member) for member in found[: call.limit(1, 1000)]]


def _names(call: Call, member: Member) -> list[str]:
    user = call.world.users[member.user_id]
    return [name for name in (user.username, user.global_name, member.nick) if name]


async def one_member(call: Call) -> Json:
    found = call.world.members.get((call.guild().id, call.id("user_id")))
    if found is None:
        raise errors.unknown("Member" if call.id("user_id") in call.world.users else "User")
    return wire.member(call.world, found)


async def edit_own_member(call: Call) -> Json:
    guild = call.guild()
    nick = call.body.get("nick")
    if nick is not None and (not isinstance(nick, str) or len(nick) > 32):
        raise errors.invalid_field("nick", "BASE_TYPE_MAX_LENGTH", "Must be 32 or fewer in length.")
    member = call.world.members[guild.id, call.world.bot.id]
    if "nick" in call.body:
        member = msgspec.structs.replace(member, nick=nick or None)
    call.world.keep_member(member)
    call.world.changes.announce(changes.MemberUpdated(member))
    return wire.member(call.world, member)


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
        Route("GET", "/guilds/{guild_id}/roles", guild_roles),
        Route("GET", "/guilds/{guild_id}/roles/{role_id}", guild_role),
        Route("GET", "/guilds/{guild_id}/members", guild_members),
        Route("GET", "/guilds/{guild_id}/members/search", search_members),
        Route("PATCH", "/guilds/{guild_id}/members/@me", edit_own_member),
        Route("GET", "/guilds/{guild_id}/members/{user_id}", one_member),
        Route("GET", "/guilds/{guild_id}/threads/active", active_threads),
    ]
