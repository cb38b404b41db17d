"""Members of a server: finding them, renaming them, giving them roles."""

import msgspec

from playground import changes, errors, permissions, refusals, wire
from playground.rest.call import Call, Route
from playground.values import Json, Member


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
    return wire.member(call.world, _member(call))


def _member(call: Call) -> Member:
    """The member of the path."""
    found = call.world.members.get((call.guild().id, call.id("user_id")))
    if found is None:
        raise errors.unknown("Member" if call.id("user_id") in call.world.users else "User")
    return found


async def edit_own_member(call: Call) -> Json:
    return wire.member(call.world, _renamed(call))


async def edit_own_nick(call: Call) -> Json:
    """The former route; it answers with the nickname alone."""
    return {"nick": _renamed(call).nick}


def _renamed(call: Call) -> Member:
    guild = call.guild()
    call.check(refusals.check_own_member(call.body))
    member = call.world.members[guild.id, call.world.bot.id]
    if "nick" in call.body:
        call.need_in_guild(guild, permissions.CHANGE_NICKNAME)
        member = msgspec.structs.replace(member, nick=call.body["nick"] or None)
    return _kept(call, member)


async def edit_member(call: Call) -> Json:
    guild, member = call.guild(), _member(call)
    call.check(refusals.check_member_edit(call.body))
    changed: Json = {}
    if "nick" in call.body:
        call.need_in_guild(guild, permissions.MANAGE_NICKNAMES)
        if guild.owner_id == member.user_id or not _stands_above(call, call.world.top_role(member)):
            raise errors.missing_permissions()
        changed["nick"] = call.body["nick"] or None
    if call.body.get("roles") is not None:
        changed["roles"] = _other_roles(call, member, [int(each) for each in call.body["roles"]])
    return wire.member(call.world, _kept(call, msgspec.structs.replace(member, **changed)))


async def give_role(call: Call) -> None:
    member = _member(call)
    roles = _other_roles(call, member, [*member.roles, call.id("role_id")])
    _kept(call, msgspec.structs.replace(member, roles=roles))


async def take_role(call: Call) -> None:
    member, role_id = _member(call), call.id("role_id")
    if call.world.roles.get(role_id) is None:
        raise errors.unknown("Role")
    roles = _other_roles(call, member, [each for each in member.roles if each != role_id])
    _kept(call, msgspec.structs.replace(member, roles=roles))


def _other_roles(call: Call, member: Member, wanted: list[int]) -> tuple[int, ...]:
    """The roles somebody is to have; each one given or taken must stand below the bot's own."""
    guild, roles = call.guild(), tuple(dict.fromkeys(wanted))
    call.need_in_guild(guild, permissions.MANAGE_ROLES)
    for role_id in set(roles) ^ set(member.roles):
        role = call.world.roles.get(role_id)
        if role is None or role.guild_id != guild.id:
            raise errors.unknown("Role")
        if role.bot_id is not None or role.id == guild.id:
            raise errors.refused(400, 50028, "Invalid Role")
        if not _stands_above(call, (role.position, -role.id)):
            raise errors.missing_permissions()
    return roles


def _stands_above(call: Call, height: tuple[int, int]) -> bool:
    world, guild = call.world, call.guild()
    own = world.members[guild.id, world.bot.id]
    return guild.owner_id == world.bot.id or world.top_role(own) > height


def _kept(call: Call, member: Member) -> Member:
    call.world.keep_member(member)
    call.world.changes.announce(changes.MemberUpdated(member))
    return member


def routes() -> list[Route]:
    base = "/guilds/{guild_id}/members"
    return [
        Route("GET", base, guild_members),
        Route("GET", base + "/search", search_members),
        Route("PATCH", base + "/@me", edit_own_member),
        Route("PATCH", base + "/@me/nick", edit_own_nick),
        Route("GET", base + "/{user_id}", one_member),
        Route("PATCH", base + "/{user_id}", edit_member),
        Route("PUT", base + "/{user_id}/roles/{role_id}", give_role),
        Route("DELETE", base + "/{user_id}/roles/{role_id}", take_role),
    ]
