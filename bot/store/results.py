"""Results of tables that ended, each kept with the update that ended it, and their corrections."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from bot.league.points import Became, Ended
from bot.league.results import Result
from bot.league.scopes import RatingRow, Scope
from bot.store.database import Database
from bot.store.rows import names, read_text, write_text
from bot.store.writer import Statement

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
        found = await self._read(
            "is_current AND fixture_id IN (SELECT value FROM json_each(:fixtures))",
            fixtures=write_text(fixtures),
        )
        return [each.result for each in found]

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
        found = await self._read(
            "is_current AND table_id IN (SELECT value FROM json_each(:tables))",
            tables=write_text(list(table_ids)),
        )
        return [each.result for each in found]

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
        await self._database.transact([result_statement(result, ratings, corrected_by, reason)])

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


def result_statement(
    result: Result, ratings: tuple[RatingRow, ...], corrected_by: int = 0, reason: str = ""
) -> Statement:
    """A revision of a result with the ratings that follow from it; nobody corrected the first one."""
    return Statement(
        "INSERT INTO kept_results (table_id, result, corrected_by, reason, ratings)"
        " VALUES (:table_id, :result, :corrected_by, :reason, :ratings)",
        {
            "table_id": result.table,
            "result": write_text(_row(result)),
            "corrected_by": corrected_by,
            "reason": reason,
            "ratings": write_text(ratings),
        },
    )


def _row(result: Result) -> dict[str, Any]:
    """A result with what it is found by."""
    return {
        "revision": result.revision,
        "game": result.game,
        "guild_id": result.guild_id,
        "ended_at": result.ended_at,
        "is_rated": result.rated_table is not None,
        "fixture": result.fixture,
        "ended": result.ended,
        "seats": [
            {"player": seat.player, "place": seat.place, "became": seat.became, "is_bot": seat.is_bot}
            for seat in result.seats
        ],
        "result": write_text(result),
    }
