"""How interactions look on Discord's wire: as the bot gets them, and as it is told how its answer went."""

from playground import wire, wire_messages
from playground.interactions import source_of
from playground.values import EPHEMERAL, LOADING, Channel, Interaction, Json, Message
from playground.world import World

IN_GUILD, IN_BOT_DM = 0, 1


def interaction(world: World, value: Interaction) -> Json:
    """INTERACTION_CREATE."""
    channel = world.channels[value.channel_id]
    user = world.users[value.user_id]
    shown: Json = {
        "id": str(value.id),
        "application_id": str(world.application.id),
        "type": value.type,
        "token": value.token,
        "version": 1,
        "data": value.data,
        "channel": interaction_channel(world, channel, value.user_id),
        "channel_id": str(channel.id),
        "locale": user.locale,
        "app_permissions": str(world.permissions(world.bot.id, channel)),
        "entitlements": [],
        "authorizing_integration_owners": {"0": str(value.guild_id or 0)},
        "context": IN_BOT_DM if value.guild_id is None else IN_GUILD,
        "attachment_size_limit": wire.UPLOAD_LIMIT,
    }
    source = source_of(world, value)
    if source is not None:
        shown["message"] = wire_messages.message(world, source)
    if value.guild_id is None:
        return shown | {"user": wire.user(user)}
    member = wire.member(world, world.members[value.guild_id, user.id])
    guild_locale = world.guilds[value.guild_id].locale
    return shown | {
        "guild_id": str(value.guild_id),
        "guild": {"id": str(value.guild_id), "locale": guild_locale, "features": []},
        "guild_locale": guild_locale,
        "member": member | {"permissions": str(world.permissions(user.id, channel))},
    }


def interaction_channel(world: World, channel: Channel, user_id: int) -> Json:
    """The channel as somebody sees it, with their permissions there."""
    return wire.channel(world, channel) | {"permissions": str(world.permissions(user_id, channel))}


def callback_answer(world: World, value: Interaction, kind: int, message: Message | None) -> Json:
    """What `with_response` gives."""
    about: Json = {"id": str(value.id), "type": value.type, "channel_id": str(value.channel_id)}
    if value.guild_id is not None:
        about["guild_id"] = str(value.guild_id)
    if message is None:
        return {"interaction": about}
    about |= {
        "response_message_id": str(message.id),
        "response_message_loading": bool(message.flags & LOADING),
        "response_message_ephemeral": bool(message.flags & EPHEMERAL),
    }
    answer: Json = {"interaction": about}
    if kind in (4, 7):
        answer["resource"] = {"type": kind, "message": wire_messages.message(world, message)}
    return answer
