"""The bot itself, its application, the gateway's address, other users and DMs."""

import hashlib

import msgspec

from playground import changes, errors, refusals, threads, wire
from playground.gateway.hub import gateway_url
from playground.pictures import picture_type
from playground.rest.call import Call, Route, snowflake
from playground.starts import recommended_shards
from playground.values import Guild, Json, Upload


async def own_user(call: Call) -> Json:
    return wire.own_user(call.world.bot)


async def edit_own_user(call: Call) -> Json:
    """A new name, a new picture, or (null) no picture."""
    call.check(refusals.check_own_user(call.body))
    world, body = call.world, call.body
    user = world.bot
    if body.get("username"):
        user = msgspec.structs.replace(user, username=body["username"], global_name=None)
    with world.storage.together():
        if "avatar" in body:
            user = msgspec.structs.replace(user, avatar=_kept_picture(call, user.id, body["avatar"]))
        world.keep_user(user)
    world.changes.announce(changes.UserUpdated(user))
    return wire.own_user(user)


def _kept_picture(call: Call, user_id: int, sent: str | None) -> str | None:
    """Keep the bot's picture under its id in place of the one before; gives its hash."""
    data = refusals.picture_in(sent)
    kind = picture_type(data)
    if sent is not None and kind is None:
        raise errors.invalid_field("avatar", "IMAGE_INVALID", "Invalid image data")
    call.world.storage.drop_file(user_id)
    if kind is None:
        return None
    call.world.storage.keep_file(user_id, Upload("avatar", kind, data))
    return hashlib.blake2b(data, digest_size=16).hexdigest()


async def some_user(call: Call) -> Json:
    found = call.world.users.get(call.id("user_id"))
    if found is None:
        raise errors.unknown("User")
    return wire.user(found)


async def application(call: Call) -> Json:
    return wire.application(call.world)


async def gateway(call: Call) -> Json:
    return {"url": gateway_url(call.world)}


async def gateway_bot(call: Call) -> Json:
    world = call.world
    shards = recommended_shards(len(world.guilds))
    return {"url": gateway_url(world), "shards": shards, "session_start_limit": world.starts.told()}


async def own_guilds(call: Call) -> list[Json]:
    before, after, limit = call.query_id("before"), call.query_id("after"), call.limit(200, 200)
    guilds = (guild for guild in call.world.guilds.values() if call.world.has_bot(guild.id))
    found = sorted(guilds, key=lambda guild: guild.id)
    if before is not None:
        found = [guild for guild in found if guild.id < before][-limit:]
    return [_own_guild(call, guild) for guild in found if guild.id > (after or 0)][:limit]


def _own_guild(call: Call, guild: Guild) -> Json:
    world = call.world
    shown: Json = {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "banner": None,
        "owner": guild.owner_id == world.bot.id,
        "permissions": str(world.guild_permissions(world.bot.id, guild.id)),
        "features": [],
    }
    return shown | (wire.counts(world, guild) if call.query_flag("with_counts") else {})


async def default_sounds(call: Call) -> list[Json]:
    """There is no voice here, so there are no sounds."""
    return []


async def open_dm(call: Call) -> Json:
    call.check(refusals.check_dm(call.body))
    user = call.world.users.get(snowflake("recipient_id", str(call.body["recipient_id"])))
    if user is None:
        raise errors.unknown("User")
    if user.bot:
        raise errors.cannot_message_user()
    return wire.channel(call.world, threads.open_dm(call.world, user.id))


def routes() -> list[Route]:
    return [
        Route("GET", "/users/@me", own_user),
        Route("PATCH", "/users/@me", edit_own_user),
        Route("GET", "/users/@me/guilds", own_guilds),
        Route("POST", "/users/@me/channels", open_dm),
        Route("GET", "/users/{user_id}", some_user),
        Route("GET", "/oauth2/applications/@me", application),
        Route("GET", "/applications/@me", application),
        Route("GET", "/soundboard-default-sounds", default_sounds),
        Route("GET", "/gateway", gateway, needs_token=False),
        Route("GET", "/gateway/bot", gateway_bot),
    ]
