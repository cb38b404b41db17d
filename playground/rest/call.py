"""A request that has been read, the routes, and the answers; handlers know nothing of HTTP beyond this."""

from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from typing import Any

import msgspec

from playground import errors, permissions
from playground.refusals import Problems
from playground.values import Channel, Guild, Json, Message, Upload
from playground.world import World


class Answer(msgspec.Struct, frozen=True):
    """What goes back; None as a body is 204."""

    body: Any
    status: int = 200


class Call:
    """One request: its place in the path, its query, its body and its files."""

    def __init__(
        self,
        world: World,
        path: Mapping[str, str],
        query: Mapping[str, str],
        body: Any,
        uploads: Mapping[int, Upload],
    ) -> None:
        self.world = world
        self.path = path
        self.query = query
        self.raw_body = body
        self.uploads = uploads

    @property
    def body(self) -> Json:
        """The body as an object; anything else is refused as Discord does it."""
        if not isinstance(self.raw_body, dict):
            problems = Problems()
            problems.add((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            raise errors.invalid(problems)
        return self.raw_body

    @property
    def filenames(self) -> dict[int, str]:
        return {number: upload.filename for number, upload in self.uploads.items()}

    def check(self, problems: Problems) -> None:
        """Refuse the request if anything is wrong with it."""
        if problems:
            raise errors.invalid(problems)

    def id(self, name: str) -> int:
        """A snowflake of the path."""
        return snowflake(name, self.path[name])

    def query_id(self, name: str) -> int | None:
        return snowflake(name, self.query[name]) if self.query.get(name) else None

    def query_flag(self, name: str) -> bool:
        return self.query.get(name) in ("true", "True", "1")

    def query_moment(self, name: str) -> float | None:
        """A point in time of the query, in unix seconds."""
        text = self.query.get(name)
        if not text:
            return None
        try:
            moment = datetime.fromisoformat(text)
        except ValueError:
            raise errors.invalid_field(name, "DATE_TIME_TYPE_PARSE", f"Could not parse {text}.") from None
        return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp()

    def limit(self, default: int, most: int) -> int:
        """The `limit` of the query, within its range."""
        text = self.query.get("limit") or str(default)
        if not text.isdecimal() or len(text) > 9 or not 1 <= int(text) <= most:
            message = f"int value should be between 1 and {most}."
            raise errors.invalid_field("limit", "NUMBER_TYPE_MAX", message)
        return int(text)

    def channel(self, name: str = "channel_id") -> Channel:
        """The channel of the path, if it is there and the bot sees it."""
        found = self.world.channels.get(self.id(name))
        if found is None:
            raise errors.unknown("Channel")
        if not self.world.can_see(self.world.bot.id, found):
            raise errors.missing_access()
        return found

    def thread(self) -> Channel:
        found = self.channel()
        if not found.is_thread:
            raise errors.refused(400, 50024, "Cannot execute action on this channel type")
        return found

    def guild(self) -> Guild:
        """The server of the path, if the bot is in it."""
        found = self.world.guilds.get(self.id("guild_id"))
        if found is None or not self.world.has_bot(found.id):
            raise errors.unknown("Guild")
        return found

    def message(self, channel: Channel) -> Message:
        """The message of the path; ephemeral ones do not exist outside their interaction."""
        found = self.world.storage.load_message(self.id("message_id"))
        if found is None or found.channel_id != channel.id or found.ephemeral_to is not None:
            raise errors.unknown("Message")
        return found

    def need(self, channel: Channel, *any_of: int) -> None:
        """Refuse unless the bot has one of these permissions there."""
        bits = self.world.permissions(self.world.bot.id, channel)
        if not any(bits & permission for permission in any_of):
            raise errors.missing_permissions()

    def need_in_guild(self, guild: Guild, permission: int) -> None:
        """Refuse unless the bot has this permission in the whole server."""
        if not self.world.guild_permissions(self.world.bot.id, guild.id) & permission:
            raise errors.missing_permissions()

    def has(self, channel: Channel, permission: int) -> bool:
        return bool(self.world.permissions(self.world.bot.id, channel) & permission)

    def need_application(self) -> None:
        """Refuse a path of somebody else's application."""
        if self.id("application_id") != self.world.application.id:
            raise errors.refused(
                403, 20012, "You are not authorized to perform this action on this application"
            )


Handler = Callable[[Call], Awaitable[Any]]


class Route(msgspec.Struct, frozen=True):
    """A method and path with its handler; `status` is that of its success."""

    method: str
    path: str
    handler: Handler
    status: int = 200
    needs_token: bool = True
    takes_forms: bool = False
    """Does Discord's description list `application/x-www-form-urlencoded` for it?"""


def snowflake(name: str, text: str) -> int:
    if not text.isdecimal() or len(text) > 19 or int(text) > LARGEST_ID:
        raise errors.invalid_field(name, "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
    return int(text)


LARGEST_ID = 2**63 - 1
SEND_HERE = (permissions.SEND_MESSAGES, permissions.SEND_IN_THREADS)


def need_sending(call: Call, channel: Channel) -> None:
    """Refuse unless the bot may write there: permissions, and a thread that is not shut."""
    call.need(channel, SEND_HERE[channel.is_thread])
    manages = call.has(channel, permissions.MANAGE_THREADS)
    if channel.is_thread and channel.locked and not manages:
        raise errors.thread_archived() if channel.archived else errors.thread_locked()
