"""What players and channels chose: one value each, the usual one until they choose."""

import logging
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from bot.preferences import Preferences
from bot.store.database import Database
from bot.store.remembered import Remembered
from bot.store.rows import DamagedRow, read_text, upsert, write_text
from bot.terminal import printed

log = logging.getLogger(__name__)

T = TypeVar("T", bound=msgspec.Struct)
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
        return self._chosen(who, await self._text(who))

    async def _text(self, who: int) -> str | None:
        rows = await self._database.rows(
            f"SELECT {self._column} AS chosen FROM {self._table} WHERE {self._who} = :who", who=who
        )
        return rows[0]["chosen"] if rows else None

    def _chosen(self, who: int, text: str | None) -> T:
        if text is None:
            return self._usual
        try:
            chosen: T = read_text(text, type(self._usual), "choices")
        except DamagedRow as wrong:
            kind = self._who.removesuffix("_id")
            log.error("%s=%d has the usual settings: %s", kind, who, printed(wrong.said))
            return self._usual
        return chosen

    async def keep(self, who: int, chosen: T) -> None:
        """Keep what somebody chose."""
        self._known.is_being_kept(who)
        row = self._row(who, chosen)
        await self._database.write(upsert(self._table, tuple(row), (self._who,)), **row)
        self._known.was_kept(who, chosen)

    async def change(self, who: int, **changes: Any) -> tuple[T, T]:
        """Keep some new choices and leave all others as they are, whichever process changes them meanwhile.

        Gives what was chosen before and what is chosen now.
        """
        self._known.is_being_kept(who)
        while True:
            text = await self._text(who)
            before = self._chosen(who, text)
            after: T = replace(before, **changes)
            if await self._is_swapped(who, text, after):
                break
        self._known.is_being_kept(who)  # it may have changed again by now
        return before, after

    async def _is_swapped(self, who: int, text: str | None, chosen: T) -> bool:
        """Keep a choice, unless something else than this text is kept by now."""
        row = self._row(who, chosen)
        if text is None:
            columns, values = ", ".join(row), ", ".join(f":{name}" for name in row)
            insert = f"INSERT INTO {self._table} ({columns}) VALUES ({values})"
            sql = f"{insert} ON CONFLICT DO NOTHING RETURNING {self._who}"
            return bool(await self._database.write_and_read(sql, **row))
        changed = ", ".join(f"{name} = :{name}" for name in row if name != self._who)
        update = f"UPDATE {self._table} SET {changed} WHERE {self._who} = :{self._who}"
        sql = f"{update} AND {self._column} = :text RETURNING {self._who}"
        return bool(await self._database.write_and_read(sql, **row, text=text))

    def _row(self, who: int, chosen: T) -> dict[str, Any]:
        return {self._who: who, self._column: write_text(chosen)}


class Players(Choices[Preferences]):
    """What players chose, and in which locale they use Discord."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, "players", Preferences())

    async def with_digest(self) -> list[int]:
        """The players who want a list of their open turns every day."""
        rows = await self._database.rows("SELECT user_id FROM players WHERE wants_digest ORDER BY user_id")
        return [row["user_id"] for row in rows]

    async def keep_locale(self, user_id: int, locale: str) -> None:
        """Keep the locale; a row that cannot be read is left as it is."""
        text = await self._text(user_id)
        if text is not None:
            try:
                read_text(text, Preferences, "choices")
            except DamagedRow:  # reading it says so
                return
        await self.change(user_id, locale=locale)

    def _row(self, who: int, chosen: Preferences) -> dict[str, Any]:
        return {**super()._row(who, chosen), "wants_digest": chosen.digest_hour is not None}
