"""Resolved data: what the bot is told about the users, roles, channels and files a member chose."""

from playground import wire, wire_messages
from playground.files import attachment_of, kept_upload
from playground.local.asking import Ask, File
from playground.values import Channel, Json, Message


class Resolver:
    """Collects what was chosen, if the member can choose it."""

    def __init__(self, ask: Ask, place: Channel) -> None:
        self._ask = ask
        self._world = ask.world
        self._place = place
        self.found: Json = {}

    def user(self, user_id: int) -> bool:
        """A member of this server; in a DM, one of the two."""
        user = self._world.users.get(user_id)
        member = self._world.members.get((self._place.guild_id or 0, user_id))
        in_dm = self._place.is_dm and user_id in (*self._place.recipients, self._world.bot.id)
        if user is None or (member is None and not in_dm):
            return False
        self.found.setdefault("users", {})[str(user_id)] = wire.user(user)
        if member is not None:
            shown = wire.bare_member(member)
            partial = {key: value for key, value in shown.items() if key not in ("mute", "deaf")}
            bits = str(self._world.permissions(user_id, self._place))
            self.found.setdefault("members", {})[str(user_id)] = partial | {"permissions": bits}
        return True

    def role(self, role_id: int) -> bool:
        role = self._world.roles.get(role_id)
        if role is None or role.guild_id != self._place.guild_id:
            return False
        self.found.setdefault("roles", {})[str(role_id)] = wire.role(role)
        return True

    def channel(self, channel_id: int, kinds: list[int] | None = None) -> bool:
        channel = self._world.channels.get(channel_id)
        user_id = self._ask.member.id
        if channel is None or channel.guild_id is None or channel.guild_id != self._place.guild_id:
            return False
        if (kinds and channel.type not in kinds) or not self._world.can_see(user_id, channel):
            return False
        shown = wire.channel(self._world, channel)
        bits = str(self._world.permissions(user_id, channel))
        self.found.setdefault("channels", {})[str(channel_id)] = shown | {"permissions": bits}
        return True

    def file(self, file: File) -> str:
        """Keep an uploaded file and give its id."""
        upload = file.upload()
        made = attachment_of(self._world.ids.new(), upload)
        self._world.storage.keep_file(made.id, kept_upload(upload))
        application = self._world.application.id
        url = f"{self._world.url}/cdn/ephemeral-attachments/{application}/{made.id}/{made.filename}"
        shown = wire_messages.attachment_at(url, made, ephemeral=True)
        self.found.setdefault("attachments", {})[str(made.id)] = shown
        return str(made.id)

    def message(self, message: Message) -> None:
        shown = wire_messages.message(self._world, message)
        self.found.setdefault("messages", {})[str(message.id)] = shown

    def add_to(self, data: Json) -> Json:
        return data | {"resolved": self.found} if self.found else data
