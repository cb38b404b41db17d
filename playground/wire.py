"""How users, roles, members, servers and channels look on Discord's wire."""

from playground.clock import iso
from playground.snowflakes import born_at
from playground.values import (
    PRIVATE_THREAD,
    Channel,
    Command,
    Emoji,
    Guild,
    Json,
    Member,
    Overwrite,
    Role,
    User,
    Webhook,
)
from playground.world import World

# All privileged intents are granted to the one application (limited variants, as for an unverified bot).
APPLICATION_FLAGS = 1 << 13 | 1 << 15 | 1 << 19 | 1 << 23
UPLOAD_LIMIT = 10 * 1024 * 1024
# What every server here has in common: the settings of a new one.
GUILD_AS_IT_COMES: Json = {
    "icon": None,
    "description": None,
    "home_header": None,
    "splash": None,
    "discovery_splash": None,
    "features": [],
    "banner": None,
    "application_id": None,
    "region": "us-east",
    "afk_channel_id": None,
    "afk_timeout": 300,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "widget_enabled": False,
    "widget_channel_id": None,
    "verification_level": 0,
    "default_message_notifications": 1,
    "mfa_level": 0,
    "explicit_content_filter": 0,
    "max_presences": None,
    "max_members": 500000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "vanity_url_code": None,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "public_updates_channel_id": None,
    "premium_progress_bar_enabled": False,
    "nsfw": False,
    "nsfw_level": 0,
    "emojis": [],
    "stickers": [],
    "incidents_data": None,
}


def text_id(value: int | None) -> str | None:
    return None if value is None else str(value)


def avatar_hash(value: User) -> str:
    """The hash of a user's picture, or the one under which a face is made up."""
    return value.avatar or f"{value.id:032x}"


def user(value: User) -> Json:
    return {
        "id": str(value.id),
        "username": value.username,
        "global_name": value.global_name,
        "discriminator": "0000" if value.bot else "0",
        "avatar": avatar_hash(value),
        "avatar_decoration_data": None,
        "banner": None,
        "accent_color": None,
        "collectibles": None,
        "primary_guild": None,
        "public_flags": 0,
        "flags": 0,
        "bot": value.bot,
        "system": False,
    }


def own_user(value: User) -> Json:
    return user(value) | {"mfa_enabled": True, "locale": value.locale, "verified": True, "email": None}


def application(world: World) -> Json:
    bot = user(world.bot)
    return {
        "id": str(world.application.id),
        "name": world.application.name,
        "icon": None,
        "description": world.application.description,
        # Discord has long emptied it; some libraries still insist on it.
        "summary": "",
        "type": None,
        "bot": bot,
        "bot_public": False,
        "bot_require_code_grant": False,
        "verify_key": f"{world.application.id:064x}",
        "flags": APPLICATION_FLAGS,
        "flags_new": str(APPLICATION_FLAGS),
        "redirect_uris": [],
        "rpc_origins": [],
        "tags": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(world.users[world.application.owner_id]),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
        "integration_types_config": {"0": {}},
    }


def role(value: Role) -> Json:
    wire: Json = {
        "id": str(value.id),
        "name": value.name,
        "permissions": str(value.permissions),
        "position": value.position,
        "color": value.color,
        "colors": {"primary_color": value.color, "secondary_color": None, "tertiary_color": None},
        "hoist": value.hoist,
        "managed": value.bot_id is not None,
        "mentionable": value.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    return wire | {"tags": {"bot_id": str(value.bot_id)}} if value.bot_id else wire


def bare_member(value: Member) -> Json:
    """A member without its user, as Discord puts it beside one."""
    return {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": iso(value.joined_at),
        "nick": value.nick,
        "pending": False,
        "premium_since": None,
        "roles": [str(role_id) for role_id in value.roles],
        "mute": False,
        "deaf": False,
    }


def member(world: World, value: Member) -> Json:
    return bare_member(value) | {"user": user(world.users[value.user_id])}


def presence(value: Member) -> Json:
    """Everybody here is online, and busy with nothing in particular."""
    return {
        "user": {"id": str(value.user_id)},
        "guild_id": str(value.guild_id),
        "status": "online",
        "activities": [],
        "client_status": {"web": "online"},
    }


def guild(world: World, value: Guild) -> Json:
    return {
        "id": str(value.id),
        "name": value.name,
        "owner_id": str(value.owner_id),
        "roles": [role(each) for each in world.roles_of(value.id)],
        **GUILD_AS_IT_COMES,
        "preferred_locale": value.locale,
    }


def counts(world: World, value: Guild) -> Json:
    """What `with_counts` adds to a server; everybody is online."""
    count = len(world.members_of(value.id))
    return {"approximate_member_count": count, "approximate_presence_count": count}


def guild_for_gateway(world: World, value: Guild) -> Json:
    """What GUILD_CREATE says: the server, its channels and active threads, and the bot as its member."""
    inside = [channel for channel in world.channels.values() if channel.guild_id == value.id]
    bot = world.bot.id
    threads = [each for each in inside if each.is_thread and not each.archived and world.can_see(bot, each)]
    members = world.members_of(value.id)
    return guild(world, value) | {
        "joined_at": iso(world.members[value.id, bot].joined_at),
        "large": False,
        "member_count": len(members),
        "voice_states": [],
        "members": [member(world, world.members[value.id, bot])],
        "channels": [channel(world, each) for each in inside if not each.is_thread],
        "threads": [thread_for(world, each, bot) for each in threads],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def overwrite(value: Overwrite) -> Json:
    return {
        "id": str(value.id),
        "type": value.type,
        "allow": str(value.allow),
        "deny": str(value.deny),
    }


def channel(world: World, value: Channel) -> Json:
    """Any channel, as nobody in particular sees it."""
    wire: Json = {
        "id": str(value.id),
        "type": value.type,
        "flags": 0,
        "last_message_id": text_id(value.last_message_id),
        "last_pin_timestamp": None if value.last_pin_at is None else iso(value.last_pin_at),
    }
    if value.is_dm:
        return wire | {"recipients": [user(world.users[each]) for each in value.recipients]}
    wire |= {
        "guild_id": str(value.guild_id),
        "name": value.name,
        "parent_id": text_id(value.parent_id),
        "rate_limit_per_user": value.slowmode,
    }
    return wire | (_thread_fields(value) if value.is_thread else _text_fields(value))


def thread_for(world: World, value: Channel, user_id: int) -> Json:
    """A thread as one user gets it: with their own membership if they joined."""
    wire = channel(world, value)
    own = [thread_member(value, each.user_id) for each in value.joined if each.user_id == user_id]
    return wire | {"member": own[0]} if own and value.is_thread else wire


def thread_member(thread: Channel, user_id: int) -> Json:
    joined_at = next(each.joined_at for each in thread.joined if each.user_id == user_id)
    return {"id": str(thread.id), "user_id": str(user_id), "join_timestamp": iso(joined_at), "flags": 1}


def _text_fields(value: Channel) -> Json:
    return {
        "topic": value.topic,
        "position": value.position,
        "permission_overwrites": [overwrite(each) for each in value.overwrites],
        "nsfw": value.nsfw,
        "default_thread_rate_limit_per_user": value.default_thread_slowmode,
        **(
            {"default_auto_archive_duration": value.default_auto_archive}
            if value.default_auto_archive
            else {}
        ),
    }


def _thread_fields(value: Channel) -> Json:
    return {
        "owner_id": str(value.owner_id),
        "message_count": value.message_count,
        "member_count": min(len(value.joined), 50),
        "total_message_sent": value.total_sent,
        "thread_metadata": {
            "archived": value.archived,
            "archive_timestamp": iso(value.archive_changed_at),
            "auto_archive_duration": value.auto_archive,
            "locked": value.locked,
            "create_timestamp": iso(born_at(value.id)),
            **({"invitable": value.invitable} if value.type == PRIVATE_THREAD else {}),
        },
    }


def emoji(world: World, value: Emoji) -> Json:
    return {
        "id": str(value.id),
        "name": value.name,
        "roles": [],
        "user": user(world.bot),
        "require_colons": True,
        "managed": False,
        "animated": value.animated,
        "available": True,
    }


def webhook(world: World, value: Webhook) -> Json:
    return {
        "id": str(value.id),
        "type": 1,
        "guild_id": str(value.guild_id),
        "channel_id": str(value.channel_id),
        "name": value.name,
        "avatar": None,
        "token": value.token,
        "application_id": str(world.application.id),
        "user": user(world.bot),
        "url": f"{world.url}/api/webhooks/{value.id}/{value.token}",
    }


def command(world: World, value: Command) -> Json:
    wire = {
        "id": str(value.id),
        "application_id": str(world.application.id),
        "version": str(value.version),
        **value.body,
    }
    return wire | {"guild_id": str(value.guild_id)} if value.guild_id else wire
