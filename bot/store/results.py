"""Results of tables that ended, each kept with the update that ended it, and their corrections."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from bot.league.points import Became, Ended
from bot.league.results import Result
from bot.league.scopes import RatingRow, Scope
from bot.store.database import Database
from bot.store.league_steps import booked_statements
from bot.store.ratings import rating_statement
from bot.store.rows import among, names, read_text, write_text
from bot.store.statement import Statement

_PLAYED: Final = (
    "table_id",
    "ended_at",
    "game",
    "guild_id",
    "is_rated",
    "ended",
    "seats",
    "place",
    "became",
)

AT_ONCE: Final = 500
"""Tables that are asked for together."""


class Played(msgspec.Struct, frozen=True):
    """How somebody did at one table."""

    table_id: int
    ended_at: int
    game: str
    guild_id: int
    is_rated: bool
    ended: Ended
    seats: int
    place: int
    became: Became

    @property
    def is_won(self) -> bool:
        """The first place, alone or shared."""
        return self.ended is Ended.FINISHED and self.place == 1 and self.became is Became.PLAYED


class Revision(msgspec.Struct, frozen=True):
    """A result, and who corrected it to that and why; nobody, for what the table itself came to."""

    result: Result
    corrected_by: int
    reason: str


class KeptResults:
    """By table and revision."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_table(self, table_id: int) -> Result | None:
        """How a table ended, as it is counted now."""
        found = await self._read("is_current AND table_id = :table_id", table_id=table_id)
        return found[0].result if found else None

    async def of_fixtures(self, fixtures: tuple[int, ...]) -> list[Result]:
        """How the tables of a league's fixtures ended, in the order in which they did."""
        return await self._current("fixture_id", fixtures)

    async def revisions(self, table_id: int) -> list[Revision]:
        """Everything that a table's result was, the oldest first."""
        return await self._read("table_id = :table_id", table_id=table_id)

    async def rated_since(self, scope: Scope, ended_at: int, table_id: int) -> list[Result]:
        """The rated results of a scope that come after a table, in their order."""
        found = await self._read(
            "is_rated AND is_current AND (ended_at, table_id) > (:ended_at, :table_id)"
            " AND (:game = '' OR game = :game) AND (:guild_id = 0 OR guild_id = :guild_id)",
            ended_at=ended_at,
            table_id=table_id,
            **msgspec.structs.asdict(scope),
        )
        return [each.result for each in found]

    async def rated(self) -> list[Result]:
        """Everything that ratings follow from."""
        return [each.result for each in await self._read("is_rated AND is_current")]

    async def of_tables(self, table_ids: Iterable[int]) -> list[Result]:
        """How these tables ended, in the order in which they did."""
        return await self._current("table_id", tuple(table_ids))

    async def _current(self, column: str, numbers: tuple[int, ...]) -> list[Result]:
        found = []
        for first in range(0, len(numbers), AT_ONCE):
            these, values = among(numbers[first : first + AT_ONCE])
            found += await self._read(f"is_current AND {column} IN {these}", **values)
        return sorted((each.result for each in found), key=lambda result: (result.ended_at, result.table))

    async def with_player(self, user_id: int, guild_id: int) -> list[Result]:
        """Everything that somebody has played with others on a server, or everywhere; the oldest first."""
        found = await self._read(
            "is_current AND table_id IN (SELECT table_id FROM played WHERE user_id = :user_id"
            " AND (:guild_id = 0 OR guild_id = :guild_id))",
            user_id=user_id,
            guild_id=guild_id,
        )
        return [each.result for each in found]

    async def of_player(self, user_id: int) -> list[Played]:
        """Everything that somebody has played with others, the newest first."""
        rows = await self._database.rows(
            f"SELECT {names(_PLAYED)} FROM played WHERE user_id = :user_id"
            " ORDER BY ended_at DESC, table_id DESC",
            user_id=user_id,
        )
        return [msgspec.convert(dict(row), Played, strict=False) for row in rows]

    async def keep(
        self, result: Result, ratings: tuple[RatingRow, ...], corrected_by: int, reason: str
    ) -> None:
        """Keep another revision of a result, with all ratings that it changes."""
        await self._database.transact(result_statements(result, ratings, corrected_by, reason))

    async def _read(self, where: str, **values: Any) -> list[Revision]:
        rows = await self._database.rows(
            f"SELECT result, corrected_by, reason FROM results WHERE {where}"
            " ORDER BY ended_at, table_id, revision",
            **values,
        )
        return [
            Revision(read_text(row["result"], Result, "outcome"), row["corrected_by"], row["reason"])
            for row in rows
        ]


def result_statements(
    result: Result, ratings: tuple[RatingRow, ...], corrected_by: int = 0, reason: str = ""
) -> Iterator[Statement]:
    """A revision of a result with the ratings that follow from it; nobody corrected the first one."""
    of_table = {"table_id": result.table}
    yield Statement("UPDATE results SET is_current = FALSE WHERE table_id = :table_id", of_table)
    found_by = {
        **of_table,
        "game": result.game,
        "guild_id": result.guild_id,
        "ended_at": result.ended_at,
        "is_rated": result.rated_table is not None,
    }
    yield _inserted(
        "results",
        {
            **found_by,
            "revision": result.revision,
            "is_current": True,
            "fixture_id": result.fixture or None,
            "result": write_text(result),
            "corrected_by": corrected_by,
            "reason": reason,
        },
    )
    yield Statement("DELETE FROM played WHERE table_id = :table_id", of_table)
    for seat in result.seats:
        if not seat.is_bot:
            how = {"ended": result.ended.value, "seats": len(result.seats), "place": seat.place}
            row = {**found_by, **how, "user_id": seat.player, "became": seat.became.value}
            yield _inserted("played", row)
    yield Statement("DELETE FROM ratings WHERE table_id = :table_id", of_table)
    yield from map(rating_statement, ratings)
    if result.fixture:
        yield from booked_statements(result.fixture, result.table, result.revision)


def _inserted(table: str, row: dict[str, Any]) -> Statement:
    columns = tuple(row)
    return Statement(f"INSERT INTO {table} ({names(columns)}) VALUES ({names(columns, ':')})", row)
