"""Ratings, scope by scope: what everybody's was after every rated table. A cache of what results lead to."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from bot.league.ratings import Rating
from bot.league.scopes import RatingRow, Scope
from bot.store.database import Database
from bot.store.rows import among, names, upsert
from bot.store.statement import Row, Statement

_COLUMNS: Final = names(RatingRow.__struct_fields__)
_PUT: Final = upsert("ratings", RatingRow.__struct_fields__, ("scope", "table_id", "user_id"))


class KeptRatings:
    """By scope, table and player."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def before(
        self, scope: Scope, ended_at: int, table_id: int, players: Iterable[int]
    ) -> dict[int, Rating]:
        """What these players were rated just before a table; who was not is left out."""
        if not (asked := sorted(set(players))):
            return {}
        these, values = among(asked)
        rows = await self._newest(
            f"SELECT DISTINCT user_id FROM ratings WHERE scope = :scope AND user_id IN {these}",
            scope,
            "AND (ended_at, table_id) < (:ended_at, :table_id)",
            ended_at=ended_at,
            table_id=table_id,
            **values,
        )
        return {row.user_id: row.rating for row in rows}

    async def after(self, scope: Scope, table_id: int) -> dict[int, Rating]:
        """What the players of a table were rated after it."""
        rows = await self._rows("scope = :scope AND table_id = :table_id", scope=scope.key, table_id=table_id)
        return {row.user_id: row.rating for row in rows}

    async def newest(self, scope: Scope, user_id: int) -> RatingRow | None:
        """A player's rating now."""
        rows = await self._rows(
            "scope = :scope AND user_id = :user_id ORDER BY ended_at DESC, table_id DESC LIMIT 1",
            scope=scope.key,
            user_id=user_id,
        )
        return rows[0] if rows else None

    async def curve(self, scope: Scope, user_id: int) -> list[RatingRow]:
        """A player's rating after every table, the oldest first."""
        return await self._rows(
            "scope = :scope AND user_id = :user_id ORDER BY ended_at, table_id",
            scope=scope.key,
            user_id=user_id,
        )

    async def everybody(self, scope: Scope) -> list[RatingRow]:
        """Everybody's rating now, the highest first."""
        rows = await self._newest("SELECT DISTINCT user_id FROM ratings WHERE scope = :scope", scope)
        return sorted(rows, key=lambda row: (-float(row.mu), row.user_id))

    async def all(self) -> list[RatingRow]:
        """Every row, for checks."""
        return await self._rows("true ORDER BY scope, ended_at, table_id, user_id")

    async def replace_all(self, rows: Iterable[RatingRow]) -> None:
        """Keep these rows and no others."""
        await self._database.transact([Statement("DELETE FROM ratings", {}), *map(rating_statement, rows)])

    async def _newest(self, whose: str, scope: Scope, where: str = "", **values: Any) -> list[RatingRow]:
        """The newest row of every player that a query names, of those rows that are asked for."""
        rows = await self._database.rows(
            f"SELECT {names(RatingRow.__struct_fields__, 'r.')} FROM ({whose}) p"
            # player by player: a plain JOIN looks through the whole scope
            " CROSS JOIN ratings r WHERE r.scope = :scope AND r.user_id = p.user_id AND r.table_id = ("
            f" SELECT table_id FROM ratings WHERE scope = :scope AND user_id = p.user_id {where}"
            " ORDER BY ended_at DESC, table_id DESC LIMIT 1)",
            scope=scope.key,
            **values,
        )
        return [_read(row) for row in rows]

    async def _rows(self, where: str, **values: Any) -> list[RatingRow]:
        rows = await self._database.rows(f"SELECT {_COLUMNS} FROM ratings WHERE {where}", **values)
        return [_read(row) for row in rows]


def _read(row: Row) -> RatingRow:
    return RatingRow(**dict(row))


def rating_statement(row: RatingRow) -> Statement:
    """A rating in place of the one that was computed before."""
    return Statement(_PUT, msgspec.structs.asdict(row))
