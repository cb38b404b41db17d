"""What a channel gives to and takes from roles and members."""

from playground import errors, permissions, refusals, threads
from playground.rest.call import Call, Route
from playground.values import Channel, Json, Overwrite

ROLE = 0


async def put_overwrite(call: Call) -> None:
    channel = _channel(call)
    call.check(refusals.check_overwrite(call.body))
    given = overwrite_of(call, channel, call.body | {"id": call.id("overwrite_id")})
    others = tuple(each for each in channel.overwrites if each.id != given.id)
    threads.change_channel(call.world, channel, overwrites=(*others, given))


async def delete_overwrite(call: Call) -> None:
    channel, target = _channel(call), call.id("overwrite_id")
    left = tuple(each for each in channel.overwrites if each.id != target)
    if left == channel.overwrites:
        raise errors.unknown("Permission Overwrite")
    threads.change_channel(call.world, channel, overwrites=left)


def overwrite_of(call: Call, channel: Channel, body: Json) -> Overwrite:
    """An overwrite whose shape was checked; nobody gives or takes what they may not do themselves."""
    given = Overwrite(
        int(body["id"]), body.get("type") or ROLE, int(body.get("allow") or 0), int(body.get("deny") or 0)
    )
    world, guild_id = call.world, channel.guild_id or 0
    role = world.roles.get(given.id)
    is_role = role is not None and role.guild_id == guild_id
    if not (is_role if given.type == ROLE else (guild_id, given.id) in world.members):
        raise errors.unknown("Permission Overwrite")
    if given not in channel.overwrites:
        own = world.guild_permissions(world.bot.id, guild_id)
        if (given.allow | given.deny) & ~own:
            raise errors.missing_permissions()
    return given


def _channel(call: Call) -> Channel:
    channel = call.channel()
    if channel.is_thread or channel.is_dm:
        raise errors.refused(400, 50024, "Cannot execute action on this channel type")
    call.need(channel, permissions.MANAGE_ROLES)
    return channel


def routes() -> list[Route]:
    path = "/channels/{channel_id}/permissions/{overwrite_id}"
    return [Route("PUT", path, put_overwrite), Route("DELETE", path, delete_overwrite)]
