"""The bot itself, its application, the gateway's address, other users and DMs."""

from playground import errors, refusals, threads, wire
from playground.gateway.hub import gateway_url
from playground.rest.call import Call, Route, snowflake
from playground.values import Json


async def own_user(call: Call) -> Json:
    return wire.own_user(call.world.bot)


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
    starts = {"total": 1000, "remaining": 1000, "reset_after": 14_400_000, "max_concurrency": 1}
    return {"url": gateway_url(call.world), "shards": 1, "session_start_limit": starts}


async def own_guilds(call: Call) -> list[Json]:
    world = call.world
    return [
        {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": guild.owner_id == world.bot.id,
            "permissions": str(world.guild_permissions(world.bot.id, guild.id)),
            "features": [],
        }
        for guild in world.guilds.values()
    ]


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
        Route("GET", "/users/@me/guilds", own_guilds),
        Route("POST", "/users/@me/channels", open_dm),
        Route("GET", "/users/{user_id}", some_user),
        Route("GET", "/oauth2/applications/@me", application),
        Route("GET", "/applications/@me", application),
        Route("GET", "/gateway", gateway, needs_token=False),
        Route("GET", "/gateway/bot", gateway_bot),
    ]
