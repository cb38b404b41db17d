"""What members see, as the local interface shows it: Discord's shapes with a little more."""

from playground import permissions, wire, wire_messages
from playground.clock import iso
from playground.interactions import COMMAND, COMPONENT, MODAL_SUBMIT
from playground.values import EPHEMERAL, LOADING, Channel, Guild, Interaction, Json, Member, Message, User
from playground.world import World

KINDS = {COMMAND: "command", COMPONENT: "component", MODAL_SUBMIT: "modal"}


def avatar_url(world: World, user: User) -> str:
    return f"{world.url}/cdn/avatars/{user.id}/{wire.avatar_hash(user)}.png"


def colour(world: World, member: Member | None) -> str | None:
    """The colour of a member's highest coloured role."""
    if member is None:
        return None
    coloured = [role for role in world.member_roles(member) if role.color]
    return f"#{max(coloured, key=lambda role: role.position).color:06x}" if coloured else None


def display_name(world: World, user: User, guild_id: int | None) -> str:
    member = world.members.get((guild_id or 0, user.id))
    return member.nick if member and member.nick else user.display_name


def person(world: World, user: User) -> Json:
    guilds = {}
    for member in world.members.values():
        if member.user_id == user.id:
            guilds[str(member.guild_id)] = {
                "nick": member.nick,
                "display_name": display_name(world, user, member.guild_id),
                "roles": [str(role_id) for role_id in member.roles],
                "color": colour(world, member),
                "permissions": str(world.guild_permissions(user.id, member.guild_id)),
                "joined_at": iso(member.joined_at),
            }
    return {
        "id": str(user.id),
        "username": user.username,
        "global_name": user.global_name,
        "display_name": user.display_name,
        "avatar_url": avatar_url(world, user),
        "locale": user.locale,
        "bot": user.bot,
        "guilds": guilds,
    }


def guild(world: World, value: Guild) -> Json:
    inside = [each for each in world.channels.values() if each.guild_id == value.id and not each.is_thread]
    return {
        "id": str(value.id),
        "name": value.name,
        "icon": None,
        "owner_id": str(value.owner_id),
        "preferred_locale": value.locale,
        "roles": [wire.role(each) for each in world.roles_of(value.id)],
        "channels": [wire.channel(world, each) for each in sorted(inside, key=_in_order)],
        "members": [wire.member(world, each) for each in world.members_of(value.id)],
    }


def channels(world: World, user_id: int) -> list[Json]:
    """Everything a member sees at the left: channels, then threads, then DMs."""
    seen = [each for each in world.channels.values() if world.can_see(user_id, each)]
    return [channel(world, each, user_id) for each in sorted(seen, key=_in_order)]


def _in_order(value: Channel) -> tuple[int, int, int, int]:
    group = 2 if value.is_dm else 1 if value.is_thread else 0
    return group, value.guild_id or 0, value.position, value.id


def channel(world: World, value: Channel, user_id: int) -> Json:
    bits = world.permissions(user_id, value)
    send = permissions.SEND_IN_THREADS if value.is_thread else permissions.SEND_MESSAGES
    manages = bool(bits & permissions.MANAGE_THREADS) if value.is_thread else False
    shown = wire.thread_for(world, value, user_id)
    if value.is_dm:
        shown["recipients"] = [wire.user(world.bot)]
    last_read = world.storage.load_read(user_id, value.id)
    return shown | {
        **unread(world, value, user_id),
        "can_send": bool(bits & send) and (manages or not value.locked),
        "can_manage": manages or (value.is_thread and value.owner_id == user_id),
        "last_read_id": wire.text_id(last_read),
    }


def unread(world: World, value: Channel, user_id: int) -> Json:
    """Unread messages and mentions; a thread one has not joined only counts mentions."""
    count, mentions = world.storage.count_unread(user_id, value.id)
    follows = not value.is_thread or value.has_joined(user_id)
    return {"unread": count if follows else 0, "mentions": mentions}


def message(world: World, value: Message, user_id: int) -> Json:
    """A message as a member sees it."""
    return message_for(world, value, user_id, wire_messages.message(world, value))


def message_for(world: World, value: Message, user_id: int, shared: Json) -> Json:
    """The same, from what everybody sees of it alike."""
    place = world.channels[value.channel_id]
    author = world.author_of(value)
    bits = world.permissions(user_id, place)
    own = value.author_id == user_id
    extras = {
        "mentions_you": _mentions(world, value, place, user_id),
        "author_name": display_name(world, author, place.guild_id),
        "author_color": colour(world, world.members.get((place.guild_id or 0, author.id))),
        "author_avatar_url": avatar_url(world, author),
        "ephemeral": bool(value.flags & EPHEMERAL),
        "loading": bool(value.flags & LOADING),
        "command": value.command_name,
        "invoked_by": value.metadata["user"]["id"] if value.metadata else None,
        "can_delete": own or value.ephemeral_to == user_id or bool(bits & permissions.MANAGE_MESSAGES),
        "can_pin": bool(bits & (permissions.PIN_MESSAGES | permissions.MANAGE_MESSAGES)),
        "can_react": value.ephemeral_to is None and bool(bits & permissions.ADD_REACTIONS),
    }
    shown = shared | {"local": extras}
    if value.reactions:
        shown["reactions"] = wire_messages.reactions(world, value, user_id)
    return shown


def _mentions(world: World, value: Message, place: Channel, user_id: int) -> bool:
    member = world.members.get((place.guild_id or 0, user_id))
    by_role = member is not None and bool(set(value.mention_roles) & set(member.roles))
    return user_id in value.mentions or value.mention_everyone or by_role


def outcome(world: World, value: Interaction) -> Json:
    """How an interaction stands."""
    shown: Json = {
        "interaction_id": str(value.id),
        "kind": KINDS.get(value.type, "autocomplete"),
        "member_id": str(value.user_id),
        "channel_id": str(value.channel_id),
        "message_id": wire.text_id(value.message_id),
        "custom_id": value.data.get("custom_id"),
        "state": value.state,
    }
    answer = value.response_id or (value.message_id if value.state == "updated" else None)
    found = world.storage.load_message(answer) if answer else None
    if found is not None:
        shown["message"] = message(world, found, value.user_id)
    if value.state == "modal":
        shown["modal"] = value.modal
    if value.state == "choices":
        shown["choices"] = list(value.choices or ())
    return shown
