"""What is true in the playground: all but messages and files in memory, and everything kept in one file."""

import secrets
from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec

from playground import permissions
from playground.changes import Announcer
from playground.clock import Clock
from playground.snowflakes import Snowflakes, snowflake_at
from playground.starts import Starts
from playground.storage import Storage
from playground.values import (
    PRIVATE_THREAD,
    Application,
    Channel,
    Command,
    Emoji,
    Guild,
    Json,
    Member,
    Message,
    Role,
    User,
    Webhook,
)

T = TypeVar("T")

INTERACTION_MEMORY = 86_400


class World:
    """The present state. Whoever changes it keeps the new value here, then announces the change."""

    def __init__(self, storage: Storage, clock: Clock, token: str, bot_permissions: int) -> None:
        self.storage = storage
        self.clock = clock
        self.token = token
        self.bot_permissions = bot_permissions
        """What the link that adds the bot to a server asks for."""
        self.url = ""
        self.changes = Announcer()
        self.starts = Starts(clock.now)
        self.ids = Snowflakes(clock.now, storage.last_id())
        self.users = {user.id: user for user in storage.load_things("user", User)}
        self.guilds = {guild.id: guild for guild in storage.load_things("guild", Guild)}
        self.roles = {role.id: role for role in storage.load_things("role", Role)}
        self.channels = {channel.id: channel for channel in storage.load_things("channel", Channel)}
        self.commands = {command.id: command for command in storage.load_things("command", Command)}
        self.emojis = {emoji.id: emoji for emoji in storage.load_things("emoji", Emoji)}
        self.webhooks = {webhook.id: webhook for webhook in storage.load_things("webhook", Webhook)}
        members = storage.load_things("member", Member)
        self.members = {(member.guild_id, member.user_id): member for member in members}
        application = storage.load_thing("application", "0", Application)
        self.application = application or Application(0, "", "", 0)
        storage.drop_interactions(snowflake_at(clock.now() - INTERACTION_MEMORY))

    @property
    def is_empty(self) -> bool:
        return self.application.id == 0

    @property
    def bot(self) -> User:
        return self.users[self.application.id]

    # Keeping

    def keep_application(self, application: Application) -> None:
        self.application = application
        self.storage.keep_thing("application", "0", application)

    def keep_user(self, user: User) -> None:
        self.users[user.id] = user
        self.storage.keep_thing("user", str(user.id), user)

    def keep_guild(self, guild: Guild) -> None:
        self.guilds[guild.id] = guild
        self.storage.keep_thing("guild", str(guild.id), guild)

    def keep_role(self, role: Role) -> None:
        self.roles[role.id] = role
        self.storage.keep_thing("role", str(role.id), role)

    def drop_role(self, role: Role) -> None:
        """Forget a role, also with those who have it."""
        with self.storage.together():
            self.storage.drop_thing("role", str(role.id))
            for member in self.members_of(role.guild_id):
                if role.id in member.roles:
                    left = tuple(each for each in member.roles if each != role.id)
                    self.keep_member(msgspec.structs.replace(member, roles=left))
        del self.roles[role.id]

    def keep_member(self, member: Member) -> None:
        self.members[member.guild_id, member.user_id] = member
        self.storage.keep_thing("member", f"{member.guild_id}:{member.user_id}", member)

    def drop_member(self, member: Member) -> None:
        self.storage.drop_thing("member", f"{member.guild_id}:{member.user_id}")
        del self.members[member.guild_id, member.user_id]

    def keep_channel(self, channel: Channel) -> None:
        self.channels[channel.id] = channel
        self.storage.keep_thing("channel", str(channel.id), channel)

    def drop_channel(self, channel: Channel) -> None:
        with self.storage.together():
            self.storage.drop_thing("channel", str(channel.id))
            self.storage.drop_channel_messages(channel.id)
            for webhook in [each for each in self.webhooks.values() if each.channel_id == channel.id]:
                self.drop_webhook(webhook)
        del self.channels[channel.id]

    def keep_commands(self, guild_id: int | None, commands: Iterable[Command]) -> None:
        """Replace all commands of one place (global or a server)."""
        gone = [command.id for command in self.commands.values() if command.guild_id == guild_id]
        with self.storage.together():
            for command_id in gone:
                self.storage.drop_thing("command", str(command_id))
                del self.commands[command_id]
            for command in commands:
                self.storage.keep_thing("command", str(command.id), command)
                self.commands[command.id] = command

    def keep_emoji(self, emoji: Emoji) -> None:
        self.emojis[emoji.id] = emoji
        self.storage.keep_thing("emoji", str(emoji.id), emoji)

    def drop_emoji(self, emoji: Emoji) -> None:
        with self.storage.together():
            self.storage.drop_thing("emoji", str(emoji.id))
            self.storage.drop_file(emoji.id)
        del self.emojis[emoji.id]

    def keep_webhook(self, webhook: Webhook) -> None:
        self.webhooks[webhook.id] = webhook
        self.storage.keep_thing("webhook", str(webhook.id), webhook)

    def drop_webhook(self, webhook: Webhook) -> None:
        self.storage.drop_thing("webhook", str(webhook.id))
        del self.webhooks[webhook.id]

    def drop_guild(self, guild: Guild) -> None:
        """Forget a server with all that is in it."""
        with self.storage.together():
            for channel in [c for c in self.channels.values() if c.guild_id == guild.id]:
                self.drop_channel(channel)
            for role in self.roles_of(guild.id):
                self.storage.drop_thing("role", str(role.id))
                del self.roles[role.id]
            for member in self.members_of(guild.id):
                self.storage.drop_thing("member", f"{guild.id}:{member.user_id}")
                del self.members[guild.id, member.user_id]
            self.keep_commands(guild.id, ())
            self.storage.drop_thing("guild", str(guild.id))
        del self.guilds[guild.id]

    def keep_command_permissions(self, guild_id: int, command_id: int, entries: list[Json]) -> None:
        self.storage.keep_thing("command permissions", f"{guild_id}:{command_id}", entries)

    def command_permissions(self, guild_id: int, command_id: int) -> list[Json] | None:
        return self.storage.load_thing("command permissions", f"{guild_id}:{command_id}", list[Json])

    # Asking

    def members_of(self, guild_id: int) -> list[Member]:
        return [member for member in self.members.values() if member.guild_id == guild_id]

    def roles_of(self, guild_id: int) -> list[Role]:
        found = [role for role in self.roles.values() if role.guild_id == guild_id]
        return sorted(found, key=lambda role: (role.position, role.id))

    def member_roles(self, member: Member) -> Iterator[Role]:
        """Everyone's role and the member's own."""
        yield self.roles[member.guild_id]
        yield from (self.roles[role_id] for role_id in member.roles if role_id in self.roles)

    def top_role(self, member: Member) -> tuple[int, int]:
        """How high somebody stands: they rule over roles below this and over members who stand lower."""
        return max((role.position, -role.id) for role in self.member_roles(member))

    def has_bot(self, guild_id: int) -> bool:
        """Is the bot in this server?"""
        return (guild_id, self.bot.id) in self.members

    def guild_permissions(self, user_id: int, guild_id: int) -> int:
        member = self.members.get((guild_id, user_id))
        if member is None:
            return 0
        guild = self.guilds[guild_id]
        if guild.owner_id == user_id:
            return permissions.ALL
        return permissions.in_guild(guild, self.member_roles(member))

    def permissions(self, user_id: int, channel: Channel) -> int:
        """What somebody may do in a channel, thread or DM; nothing if they do not see it."""
        if channel.is_dm:
            return permissions.IN_DM if user_id in channel.recipients or user_id == self.application.id else 0
        assert channel.guild_id is not None
        member = self.members.get((channel.guild_id, user_id))
        if member is None:
            return 0
        place = self.channels.get(channel.parent_id or 0, channel) if channel.is_thread else channel
        roles = self.member_roles(member)
        bits = permissions.in_channel(self.guilds[channel.guild_id], member, roles, place)
        hidden = channel.type == PRIVATE_THREAD and not channel.has_joined(user_id)
        return 0 if hidden and not bits & permissions.MANAGE_THREADS else bits

    def can_see(self, user_id: int, channel: Channel) -> bool:
        return bool(self.permissions(user_id, channel) & permissions.VIEW_CHANNEL)

    def author_of(self, message: Message) -> User:
        """Who wrote a message: a user, or a webhook under the name it gave itself."""
        signed = message.signature
        if signed is None:
            return self.users[message.author_id]
        return User(message.author_id, signed.name, bot=True, avatar=signed.avatar)

    def dm_with(self, user_id: int) -> Channel | None:
        return next((c for c in self.channels.values() if c.is_dm and user_id in c.recipients), None)

    def people(self) -> list[User]:
        """Everybody but the bot, in the order in which they came."""
        return [user for user in sorted(self.users.values(), key=lambda user: user.id) if not user.bot]

    def new_token(self, interaction_id: int) -> str:
        return f"aW50ZXJhY3Rpb246{interaction_id}{secrets.token_urlsafe(48)}"
