"""Who may do what where: Discord's permission bits and how roles and overwrites add up."""

from collections.abc import Iterable

from playground.values import Channel, Guild, Member, Role

ADD_REACTIONS, ADMINISTRATOR, MANAGE_CHANNELS, MANAGE_GUILD = 1 << 6, 1 << 3, 1 << 4, 1 << 5
VIEW_CHANNEL, SEND_MESSAGES, MANAGE_MESSAGES = 1 << 10, 1 << 11, 1 << 13
EMBED_LINKS, ATTACH_FILES, READ_MESSAGE_HISTORY = 1 << 14, 1 << 15, 1 << 16
MENTION_EVERYONE, USE_EXTERNAL_EMOJIS, CHANGE_NICKNAME = 1 << 17, 1 << 18, 1 << 26
MANAGE_NICKNAMES, MANAGE_ROLES, MANAGE_WEBHOOKS = 1 << 27, 1 << 28, 1 << 29
USE_APPLICATION_COMMANDS, MANAGE_THREADS, CREATE_PUBLIC_THREADS = 1 << 31, 1 << 34, 1 << 35
CREATE_PRIVATE_THREADS, SEND_IN_THREADS, PIN_MESSAGES = 1 << 36, 1 << 38, 1 << 51

ALL = (1 << 53) - 1
EVERYONE = (
    ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | CHANGE_NICKNAME
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_IN_THREADS
)
MODERATOR = (
    EVERYONE
    | MANAGE_GUILD
    | MANAGE_CHANNELS
    | MANAGE_MESSAGES
    | MANAGE_THREADS
    | MENTION_EVERYONE
    | PIN_MESSAGES
)
BOT = EVERYONE | MANAGE_MESSAGES | MANAGE_THREADS | CREATE_PRIVATE_THREADS | PIN_MESSAGES
IN_DM = (EVERYONE & ~(CREATE_PUBLIC_THREADS | SEND_IN_THREADS | CHANGE_NICKNAME)) | PIN_MESSAGES


def in_guild(guild: Guild, roles: Iterable[Role]) -> int:
    """What a member's roles (everyone's among them) give in the whole server."""
    bits = 0
    for role in roles:
        bits |= role.permissions
    return ALL if bits & ADMINISTRATOR else bits


def in_channel(guild: Guild, member: Member, roles: Iterable[Role], channel: Channel) -> int:
    """What a member may do in a channel; for a thread, pass the channel it hangs from."""
    if guild.owner_id == member.user_id:
        return ALL
    bits = in_guild(guild, roles)
    if bits == ALL:
        return ALL
    overwrites = {overwrite.id: overwrite for overwrite in channel.overwrites}
    if everyone := overwrites.get(guild.id):
        bits = bits & ~everyone.deny | everyone.allow
    allow = deny = 0
    for role_id in member.roles:
        if overwrite := overwrites.get(role_id):
            allow |= overwrite.allow
            deny |= overwrite.deny
    bits = bits & ~deny | allow
    if own := overwrites.get(member.user_id):
        bits = bits & ~own.deny | own.allow
    return _implied(bits)


def _implied(bits: int) -> int:
    # Discord: who cannot see a channel can do nothing there, and who cannot send cannot attach or mention.
    if not bits & VIEW_CHANNEL:
        return 0
    if not bits & SEND_MESSAGES:
        bits &= ~(EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE)
    return bits
