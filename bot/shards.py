"""Which part of Discord a process listens to: some neighbouring shards, of as many as there are."""

from typing import Final

import msgspec


class Shards(msgspec.Struct, frozen=True):
    """The shards from the first to the last, of so many; all of Discord unless somebody says otherwise."""

    first: int = 0
    last: int = 0
    count: int = 1

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"

    @property
    def numbers(self) -> range:
        """The shards by their numbers."""
        return range(self.first, self.last + 1)

    @property
    def are_all(self) -> bool:
        """Is there nothing that another process could listen to?"""
        return len(self.numbers) == self.count

    @property
    def hold_direct(self) -> bool:
        """Do direct messages, and what is pressed in them, come here? Discord's first shard gets them."""
        return self.first == 0

    def hold(self, guild_id: int) -> bool:
        """Does what happens in this server come here?"""
        return (guild_id >> 22) % self.count in self.numbers


EVERYTHING: Final = Shards()
