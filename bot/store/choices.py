"""What players and channels chose: one value each, the usual one until they choose."""

import logging
from typing import Any, Final, Generic, TypeVar

from bot.preferences import Preferences
from bot.store.database import Database
from bot.store.remembered import Remembered
from bot.store.rows import DamagedRow, read_text, upsert, write_text
from bot.terminal import printed

log = logging.getLogger(__name__)

T = TypeVar("T")
_COLUMNS: Final = {"players": ("user_id", "preferences"), "channels": ("channel_id", "settings")}


class Choices(Generic[T]):
    """The choices of everybody of one kind, by their Discord id."""

    def __init__(self, database: Database, table: str, usual: T) -> None:
        self._database = database
        self._usual = usual
        self._known: Remembered[T] = Remembered(database)
        self._table = table
        self._who, self._column = _COLUMNS[table]

    async def load(self, who: int) -> T:
        """What somebody chose; who has chosen nothing, or nothing that can be read, gets the usual."""
        known = self._known.get(who)
        return known if known is not None else self._known.was_read(who, await self._read(who))

    async def _read(self, who: int) -> T:
        chosen = self._usual
        for row in await self._database.rows(
            f"SELECT {self._column} AS chosen FROM {self._table} WHERE {self._who} = :who", who=who
        ):
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
        row = self._row(who, chosen)
        await self._database.write(upsert(self._table, tuple(row), (self._who,)), **row)
        self._known.was_kept(who, chosen)

    def _row(self, who: int, chosen: T) -> dict[str, Any]:
        return {self._who: who, self._column: write_text(chosen)}


class Players(Choices[Preferences]):
    """What players chose, and in which locale they use Discord."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, "players", Preferences())

    async def keep_locale(self, user_id: int, locale: str) -> None:
        """Keep the locale; what the player chose is left as it is, whoever writes it."""
        self._known.is_being_kept(user_id)
        while not await self._is_locale_kept(user_id, locale):
            pass  # the player chose something meanwhile
        self._known.is_being_kept(user_id)

    async def _is_locale_kept(self, user_id: int, locale: str) -> bool:
        rows = await self._database.rows(
            "SELECT preferences FROM players WHERE user_id = :user_id", user_id=user_id
        )
        if not rows:
            return bool(
                await self._database.write_and_read(
                    "INSERT INTO players (user_id, preferences, wants_digest)"
                    " VALUES (:user_id, :preferences, FALSE) ON CONFLICT DO NOTHING RETURNING user_id",
                    user_id=user_id,
                    preferences=write_text({"locale": locale}),
                )
            )
        before = rows[0]["preferences"]
        try:
            chosen = {**read_text(before, dict[str, Any], "choices"), "locale": locale}
        except DamagedRow:  # reading it says so
            return True
        return bool(
            await self._database.write_and_read(
                "UPDATE players SET preferences = :after WHERE user_id = :user_id AND preferences = :before"
                " RETURNING user_id",
                user_id=user_id,
                before=before,
                after=write_text(chosen),
            )
        )

    def _row(self, who: int, chosen: Preferences) -> dict[str, Any]:
        return {**super()._row(who, chosen), "wants_digest": chosen.digest_hour is not None}
