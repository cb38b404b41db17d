"""Rows that are asked for again and again, and rarely change: the newest used, only so many."""

from collections import OrderedDict
from typing import Final, Generic, TypeVar

from bot.store.database import Database

MOST: Final = 4096
T = TypeVar("T")


class Remembered(Generic[T]):
    """Values by id. Where only one bot writes to a database, what it last kept is what stands there.

    Of a database that is shared nothing is remembered.
    """

    def __init__(self, database: Database) -> None:
        self._most = 0 if database.is_shared else MOST
        self._values: OrderedDict[int, T] = OrderedDict()

    def get(self, key: int) -> T | None:
        """The value, if it is remembered."""
        if key not in self._values:
            return None
        self._values.move_to_end(key)
        return self._values[key]

    def was_kept(self, key: int, value: T) -> None:
        """It stands on disk now."""
        self._values[key] = value
        self._values.move_to_end(key)
        if len(self._values) > self._most:
            self._values.popitem(last=False)

    def is_being_kept(self, key: int) -> None:
        """Until it is known what came of that, only the disk knows."""
        self._values.pop(key, None)

    def was_read(self, key: int, value: T) -> T:
        """It stood on disk when it was read; what was kept meanwhile is newer. Gives the newest."""
        if key not in self._values:
            self.was_kept(key, value)
        return self._values.get(key, value)
