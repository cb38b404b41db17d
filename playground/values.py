"""The nouns of the playground's world, as frozen values; their wire shapes are made elsewhere."""

from typing import Any

import msgspec

Json = dict[str, Any]

TEXT_CHANNEL, DM_CHANNEL = 0, 1
PUBLIC_THREAD, PRIVATE_THREAD = 11, 12

EPHEMERAL, LOADING, HAS_THREAD, SUPPRESS_NOTIFICATIONS, COMPONENTS_V2 = (
    1 << 6,
    1 << 7,
    1 << 5,
    1 << 12,
    1 << 15,
)
SUPPRESS_EMBEDS = 1 << 2

DEFAULT_MESSAGE, PIN_NOTICE, THREAD_NOTICE, REPLY = 0, 6, 18, 19
COMMAND_REPLY, THREAD_STARTER, MENU_REPLY = 20, 21, 23


class Application(msgspec.Struct, frozen=True):
    """The bot's application; its id is also the id of the bot user."""

    id: int
    name: str
    description: str
    owner_id: int


class User(msgspec.Struct, frozen=True):
    """Anybody with an account, bot or person."""

    id: int
    username: str
    global_name: str | None = None
    bot: bool = False
    locale: str = "en-US"
    avatar: str | None = None
    """The hash of a kept picture; without one a face is made up."""

    @property
    def display_name(self) -> str:
        return self.global_name or self.username


class Guild(msgspec.Struct, frozen=True):
    """A server."""

    id: int
    name: str
    owner_id: int
    created_at: float
    locale: str = "en-US"
    """The language that its members prefer, as its settings say."""


class Role(msgspec.Struct, frozen=True):
    """A role of a server; the one with the server's id is everyone's."""

    id: int
    guild_id: int
    name: str
    permissions: int
    position: int
    color: int = 0
    mentionable: bool = False
    bot_id: int | None = None
    hoist: bool = False


class Member(msgspec.Struct, frozen=True):
    """A user in a server."""

    guild_id: int
    user_id: int
    joined_at: float
    nick: str | None = None
    roles: tuple[int, ...] = ()


class Overwrite(msgspec.Struct, frozen=True):
    """What a channel gives to or takes from a role (type 0) or a member (type 1)."""

    id: int
    type: int
    allow: int = 0
    deny: int = 0


class ThreadMember(msgspec.Struct, frozen=True):
    """Somebody who joined a thread."""

    user_id: int
    joined_at: float


class Channel(msgspec.Struct, frozen=True):
    """A text channel, a thread or a DM."""

    id: int
    type: int
    name: str = ""
    guild_id: int | None = None
    position: int = 0
    topic: str | None = None
    parent_id: int | None = None
    overwrites: tuple[Overwrite, ...] = ()
    recipients: tuple[int, ...] = ()
    last_message_id: int | None = None
    last_pin_at: float | None = None
    slowmode: int = 0
    owner_id: int | None = None
    archived: bool = False
    locked: bool = False
    archive_changed_at: float = 0.0
    auto_archive: int = 1440
    message_count: int = 0
    total_sent: int = 0
    joined: tuple[ThreadMember, ...] = ()
    invitable: bool = True
    nsfw: bool = False
    default_auto_archive: int | None = None
    default_thread_slowmode: int = 0

    @property
    def is_thread(self) -> bool:
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def is_dm(self) -> bool:
        return self.type == DM_CHANNEL

    def has_joined(self, user_id: int) -> bool:
        return any(member.user_id == user_id for member in self.joined)


class Attachment(msgspec.Struct, frozen=True):
    """A kept file of a message; its bytes are in the world's file."""

    id: int
    filename: str
    size: int
    content_type: str
    description: str | None = None
    title: str | None = None
    width: int | None = None
    height: int | None = None
    spoiler: bool = False


class Reaction(msgspec.Struct, frozen=True):
    """An emoji under a message, and who put it there; `emoji_id` only for a custom one."""

    name: str
    emoji_id: int | None = None
    users: tuple[int, ...] = ()


class Webhook(msgspec.Struct, frozen=True):
    """A way into a channel for whoever holds its token."""

    id: int
    guild_id: int
    channel_id: int
    name: str
    token: str


class Signature(msgspec.Struct, frozen=True):
    """The name, and the picture's hash, under which a webhook wrote a message."""

    name: str
    avatar: str | None = None


class Message(msgspec.Struct, frozen=True):
    """A message; `ephemeral_to` names the only one who sees it."""

    id: int
    channel_id: int
    author_id: int
    type: int = DEFAULT_MESSAGE
    content: str = ""
    embeds: tuple[Json, ...] = ()
    components: tuple[Json, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    flags: int = 0
    edited_at: float | None = None
    pinned_at: float | None = None
    mentions: tuple[int, ...] = ()
    mention_roles: tuple[int, ...] = ()
    mention_everyone: bool = False
    nonce: str | int | None = None
    tts: bool = False
    reference: Json | None = None
    interaction_id: int | None = None
    metadata: Json | None = None
    command_name: str | None = None
    ephemeral_to: int | None = None
    thread_id: int | None = None
    reactions: tuple[Reaction, ...] = ()
    signature: Signature | None = None
    """For a message of a webhook, whose id is then its author's."""

    @property
    def is_v2(self) -> bool:
        return bool(self.flags & COMPONENTS_V2)


class Emoji(msgspec.Struct, frozen=True):
    """An application emoji; its picture is in the world's file."""

    id: int
    name: str
    animated: bool


class Command(msgspec.Struct, frozen=True):
    """An application command, global or of one server, as it was registered."""

    id: int
    version: int
    guild_id: int | None
    body: Json

    @property
    def key(self) -> tuple[str, int]:
        return self.body["name"], self.body["type"]


class Upload(msgspec.Struct, frozen=True):
    """A file as it arrived."""

    filename: str
    content_type: str
    data: bytes


class Interaction(msgspec.Struct, frozen=True):
    """One act of a member that the bot is asked to answer; `state` is as the README names them."""

    id: int
    token: str
    type: int
    user_id: int
    channel_id: int
    guild_id: int | None
    created_at: float
    data: Json
    state: str = "waiting"
    message_id: int | None = None
    callback_type: int | None = None
    response_id: int | None = None
    modal: Json | None = None
    choices: tuple[Json, ...] | None = None
    triggered_by: int | None = None
    command_name: str | None = None

    @property
    def is_acknowledged(self) -> bool:
        return self.callback_type is not None
