"""What players and channels chose: one value each, the usual one until they choose."""

import logging
from typing import Final, Generic, TypeVar

from bot.preferences import Preferences
from bot.store.database import Database
from bot.store.remembered import Remembered
from bot.store.rows import DamagedRow, read_text, write_text
from bot.terminal import printed

log = logging.getLogger(__name__)

T = TypeVar("T")
_COLUMNS: Final = {"players": ("user_id", "preferences"), "channels": ("channel_id", "settings")}


class Choices(Generic[T]):
    """The choices of everybody of one kind, by their Discord id."""

    def __init__(self, database: Database, table: str, usual: T) -> None:
        self._database = database
        self._usual = usual
        self._known: Remembered[T] = Remembered()
        self._who, column = _COLUMNS[table]
        self._load_sql = f"SELECT {column} AS chosen FROM {table} WHERE {self._who} = :who"
        self._keep_sql = f"INSERT OR REPLACE INTO {table} ({self._who}, {column}) VALUES (:who, :chosen)"

    async def load(self, who: int) -> T:
        """What somebody chose; who has chosen nothing, or nothing that can be read, gets the usual."""
        known = self._known.get(who)
        return known if known is not None else self._known.was_read(who, await self._read(who))

    async def _read(self, who: int) -> T:
        chosen = self._usual
        for row in await self._database.rows(self._load_sql, who=who):
            try:
                chosen = read_text(row["chosen"], type(self._usual), "choices")
            except DamagedRow as wrong:
                log.error(
                    "%s=%d has the usual settings: %s",
                    self._who.removesuffix("_id"),
                    who,
                    printed(wrong.said),
                )
        return chosen

    async def keep(self, who: int, chosen: T) -> None:
        """Keep what somebody chose."""
        self._known.is_being_kept(who)
        await self._database.write(self._keep_sql, who=who, chosen=write_text(chosen))
        self._known.was_kept(who, chosen)


class Players(Choices[Preferences]):
    """What players chose, and in which locale they use Discord."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, "players", Preferences())

    async def keep_locale(self, user_id: int, locale: str) -> None:
        """Keep the locale; what the player chose is left as it is, whoever writes it."""
        self._known.is_being_kept(user_id)
        await self._database.write(
            "INSERT INTO players (user_id, preferences) VALUES (:user_id, json_object('locale', :locale))"
            " ON CONFLICT (user_id) DO UPDATE SET preferences = json_set(preferences, '$.locale', :locale)",
            user_id=user_id,
            locale=locale,
        )
        self._known.is_being_kept(user_id)
