"""What a connected bot may ask for over its socket, as values; ids may be numbers or digits."""

from typing import Annotated

import msgspec

Id = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]


class MembersAsked(msgspec.Struct, frozen=True):
    """Members of a server: by the beginning of their name, or by their ids."""

    guild_id: Id
    query: str | None = None
    limit: Annotated[int, msgspec.Meta(ge=0, lt=2**31)] = 0
    presences: bool = False
    user_ids: Id | list[Id] | None = None
    nonce: str | None = None

    @property
    def named(self) -> set[int] | None:
        """The ids asked for, or None where a name is."""
        if isinstance(self.user_ids, list):
            return set(self.user_ids)
        return None if self.user_ids is None else {self.user_ids}


class SoundsAsked(msgspec.Struct, frozen=True):
    """Sounds of servers."""

    guild_ids: list[Id]
