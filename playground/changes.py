"""What can happen in the world, as values, and the one place from which everyone interested hears of it."""

from collections.abc import Callable

import msgspec

from playground.values import Channel, Guild, Interaction, Member, Message, Reaction, Role, User


class MessageCreated(msgspec.Struct, frozen=True):
    message: Message


class MessageUpdated(msgspec.Struct, frozen=True):
    message: Message


class MessageDeleted(msgspec.Struct, frozen=True):
    message: Message


class MessagesDeleted(msgspec.Struct, frozen=True):
    channel: Channel
    messages: tuple[Message, ...]


class ReactionAdded(msgspec.Struct, frozen=True):
    message: Message
    reaction: Reaction
    user_id: int


class ReactionRemoved(msgspec.Struct, frozen=True):
    message: Message
    reaction: Reaction
    user_id: int


class ReactionsCleared(msgspec.Struct, frozen=True):
    """All reactions of a message are gone, or all of one emoji."""

    message: Message
    reaction: Reaction | None = None


class MessagesRead(msgspec.Struct, frozen=True):
    channel: Channel
    user_id: int


class PinsChanged(msgspec.Struct, frozen=True):
    channel: Channel


class ChannelCreated(msgspec.Struct, frozen=True):
    channel: Channel


class ChannelUpdated(msgspec.Struct, frozen=True):
    before: Channel
    after: Channel


class ChannelDeleted(msgspec.Struct, frozen=True):
    channel: Channel


class ThreadMembersChanged(msgspec.Struct, frozen=True):
    thread: Channel
    added: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()


class TypingStarted(msgspec.Struct, frozen=True):
    channel: Channel
    user: User


class InteractionCreated(msgspec.Struct, frozen=True):
    interaction: Interaction


class InteractionChanged(msgspec.Struct, frozen=True):
    interaction: Interaction


class MemberJoined(msgspec.Struct, frozen=True):
    member: Member


class MemberLeft(msgspec.Struct, frozen=True):
    member: Member


class MemberUpdated(msgspec.Struct, frozen=True):
    member: Member


class RoleCreated(msgspec.Struct, frozen=True):
    role: Role


class RoleUpdated(msgspec.Struct, frozen=True):
    role: Role


class RoleDeleted(msgspec.Struct, frozen=True):
    role: Role


class UserUpdated(msgspec.Struct, frozen=True):
    user: User


class WebhooksChanged(msgspec.Struct, frozen=True):
    channel: Channel


class GuildCreated(msgspec.Struct, frozen=True):
    guild: Guild


class GuildUpdated(msgspec.Struct, frozen=True):
    guild: Guild


class LocaleChosen(msgspec.Struct, frozen=True):
    """Somebody uses Discord in another language; a bot learns of it with their next interaction."""

    user: User


class GuildDeleted(msgspec.Struct, frozen=True):
    guild: Guild


class CommandsChanged(msgspec.Struct, frozen=True):
    guild_id: int | None


class EmojisChanged(msgspec.Struct, frozen=True):
    pass


class BotConnected(msgspec.Struct, frozen=True):
    online: bool


class ClockMoved(msgspec.Struct, frozen=True):
    now: float


Change = (
    MessageCreated
    | MessageUpdated
    | MessageDeleted
    | MessagesDeleted
    | ReactionAdded
    | ReactionRemoved
    | ReactionsCleared
    | MessagesRead
    | PinsChanged
    | ChannelCreated
    | ChannelUpdated
    | ChannelDeleted
    | ThreadMembersChanged
    | TypingStarted
    | InteractionCreated
    | InteractionChanged
    | MemberJoined
    | MemberLeft
    | MemberUpdated
    | RoleCreated
    | RoleUpdated
    | RoleDeleted
    | UserUpdated
    | WebhooksChanged
    | GuildCreated
    | GuildUpdated
    | GuildDeleted
    | LocaleChosen
    | CommandsChanged
    | EmojisChanged
    | BotConnected
    | ClockMoved
)


class Announcer:
    """Tells every listener of every change, in the order in which they happened."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Change], None]] = []

    def listen(self, listener: Callable[[Change], None]) -> None:
        """Be told of every change from now on."""
        self._listeners.append(listener)

    def forget(self, listener: Callable[[Change], None]) -> None:
        """Be told no more."""
        self._listeners.remove(listener)

    def announce(self, change: Change) -> None:
        """Say that something happened; it is already kept."""
        for listener in tuple(self._listeners):
            listener(change)
