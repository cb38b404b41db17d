"""Roles of a server."""

import msgspec

from playground import changes, errors, permissions, refusals, wire
from playground.rest.call import Call, Route
from playground.values import Guild, Json, Role

MOST_ROLES = 250
LOWEST = 1


async def guild_roles(call: Call) -> list[Json]:
    return [wire.role(each) for each in call.world.roles_of(call.guild().id)]


async def guild_role(call: Call) -> Json:
    return wire.role(_role(call))


async def create_role(call: Call) -> Json:
    guild = call.guild()
    fields = _fields(call, guild)
    if len(call.world.roles_of(guild.id)) >= MOST_ROLES:
        raise errors.refused(400, 30005, "Maximum number of server roles reached (250)")
    role = Role(call.world.ids.new(), guild.id, "new role", call.world.roles[guild.id].permissions, LOWEST)
    role = msgspec.structs.replace(role, **fields)
    call.world.keep_role(role)
    call.world.changes.announce(changes.RoleCreated(role))
    return wire.role(role)


async def edit_role(call: Call) -> Json:
    guild, role = call.guild(), _role(call)
    fields = _fields(call, guild)
    _need_below(call, guild, role)
    after = msgspec.structs.replace(role, **fields)
    call.world.keep_role(after)
    call.world.changes.announce(changes.RoleUpdated(after))
    return wire.role(after)


async def delete_role(call: Call) -> None:
    guild, role = call.guild(), _role(call)
    call.need_in_guild(guild, permissions.MANAGE_ROLES)
    if role.id == guild.id or role.bot_id is not None:
        raise errors.refused(400, 50028, "Invalid Role")
    _need_below(call, guild, role)
    call.world.drop_role(role)
    call.world.changes.announce(changes.RoleDeleted(role))


def _role(call: Call) -> Role:
    found = call.world.roles.get(call.id("role_id"))
    if found is None or found.guild_id != call.guild().id:
        raise errors.unknown("Role")
    return found


def _fields(call: Call, guild: Guild) -> Json:
    """What a body says of a role; nobody gives it rights that they do not have."""
    call.need_in_guild(guild, permissions.MANAGE_ROLES)
    body = call.body if call.raw_body is not None else {}
    call.check(refusals.check_role(body))
    fields: Json = {
        "name": body.get("name"),
        "permissions": None if body.get("permissions") is None else int(body["permissions"]),
        "color": (body.get("colors") or {}).get("primary_color", body.get("color")),
        "hoist": body.get("hoist"),
        "mentionable": body.get("mentionable"),
    }
    own = call.world.guild_permissions(call.world.bot.id, guild.id)
    if (fields["permissions"] or 0) & ~own:
        raise errors.missing_permissions()
    return {key: value for key, value in fields.items() if value is not None}


def _need_below(call: Call, guild: Guild, role: Role) -> None:
    own = call.world.top_role(call.world.members[guild.id, call.world.bot.id])
    if own <= (role.position, -role.id):
        raise errors.missing_permissions()


def routes() -> list[Route]:
    base = "/guilds/{guild_id}/roles"
    return [
        Route("GET", base, guild_roles),
        Route("POST", base, create_role),
        Route("GET", base + "/{role_id}", guild_role),
        Route("PATCH", base + "/{role_id}", edit_role),
        Route("DELETE", base + "/{role_id}", delete_role),
    ]
