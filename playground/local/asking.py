"""A local request that has been read, and how it is told that it is mistaken."""

import base64
import binascii
from typing import TypeVar

import msgspec
from aiohttp import web

from playground import permissions, threads
from playground.values import Channel, Guild, Json, Message, Upload, User
from playground.wire import UPLOAD_LIMIT
from playground.world import World

T = TypeVar("T")
LARGEST_ID = 2**63 - 1


class Mistake(Exception):
    """The request cannot be carried out; the sentence says why."""

    def __init__(self, status: int, sentence: str, field: str | None = None) -> None:
        super().__init__(sentence)
        self.status = status
        self.body: Json = {"error": sentence} | ({"field": field} if field else {})


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file inside a JSON request."""

    filename: str
    data: str
    content_type: str = ""

    def upload(self) -> Upload:
        try:
            data = base64.b64decode(self.data, validate=True)
        except binascii.Error:
            raise Mistake(400, f"The data of {self.filename} is not base64.") from None
        if len(data) > UPLOAD_LIMIT:
            raise Mistake(413, f"{self.filename} is larger than 10 MiB.")
        return Upload(self.filename, self.content_type, data)


class Ask:
    """One local request."""

    def __init__(self, world: World, request: web.Request, body: bytes) -> None:
        self.world = world
        self.request = request
        self._body = body

    def read(self, shape: type[T]) -> T:
        """The body as a value; what does not fit is told with its place."""
        try:
            return msgspec.json.decode(self._body or b"{}", type=shape)
        except msgspec.ValidationError as problem:
            raise Mistake(400, f"{problem}.") from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Mistake(400, "The body is not valid JSON.") from None

    def number(self, name: str) -> int:
        """An id of the path."""
        return number(name, self.request.match_info[name])

    def query_number(self, name: str) -> int | None:
        text = self.request.query.get(name)
        return number(name, text) if text else None

    def limit(self, default: int, most: int) -> int:
        text = self.request.query.get("limit", str(default))
        if not text.isdecimal() or len(text) > 9 or not 1 <= int(text) <= most:
            raise Mistake(400, f"limit is a number from 1 to {most}.")
        return int(text)

    @property
    def member(self) -> User:
        """The person this request acts for."""
        found = self.world.users.get(self.number("m"))
        if found is None or found.bot:
            raise Mistake(404, "There is no such member.")
        return found

    def channel(self, channel_id: int | None = None) -> Channel:
        """A channel this member sees."""
        found = self.world.channels.get(self.number("c") if channel_id is None else channel_id)
        if found is None or not self.world.can_see(self.member.id, found):
            raise Mistake(404, "This member sees no such channel.")
        return found

    def any_channel(self) -> Channel:
        """A channel, whoever sees it."""
        found = self.world.channels.get(self.number("c"))
        if found is None:
            raise Mistake(404, "There is no such channel.")
        return found

    def guild(self, text: str | None) -> Guild:
        """A server by its id, or the first one."""
        guilds = self.world.guilds
        found = guilds.get(number("guild_id", text)) if text else next(iter(guilds.values()), None)
        if found is None:
            raise Mistake(404, "There is no such server.")
        return found

    def message(self, message_id: int, channel: Channel | None = None) -> Message:
        """A message this member sees."""
        found = self.world.storage.load_message(message_id)
        if found is None or found.ephemeral_to not in (None, self.member.id):
            raise Mistake(404, "This member sees no such message.")
        if channel is not None and found.channel_id != channel.id:
            raise Mistake(404, "There is no such message in this channel.")
        self.channel(found.channel_id)
        return found

    def can(self, channel: Channel, *any_of: int) -> bool:
        bits = self.world.permissions(self.member.id, channel)
        return any(bits & permission for permission in any_of)

    def need(self, channel: Channel, *any_of: int) -> None:
        if not self.can(channel, *any_of):
            raise Mistake(403, "This member has not the permission to do that here.")

    def need_sending(self, channel: Channel) -> None:
        """Refuse unless this member may write there."""
        self.need(channel, permissions.SEND_IN_THREADS if channel.is_thread else permissions.SEND_MESSAGES)
        if channel.locked and not self.can(channel, permissions.MANAGE_THREADS):
            raise Mistake(403, "This thread is locked.")

    def wake(self, channel: Channel) -> Channel:
        """Un-archive a thread before anything is used in it, as Discord's clients do; not a locked one."""
        if channel.locked and not self.can(channel, permissions.MANAGE_THREADS):
            raise Mistake(403, "This thread is locked.")
        if not channel.archived:
            return channel
        self.need(channel, permissions.SEND_IN_THREADS)
        return threads.change_channel(self.world, channel, archived=False)


def number(name: str, text: str) -> int:
    if not text.isdecimal() or len(text) > 19 or int(text) > LARGEST_ID:
        raise Mistake(400, f"{name} is an id, written as a number.", name)
    return int(text)
