"""What is counted about tables that ended, and the totals that questions read."""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any, Final

import msgspec

from bot.league.results import Result
from bot.shards import EVERYTHING
from bot.statistics.counting import Count, SeatRow, counts_of, seat_rows
from bot.statistics.facts import VERSION, TableFacts
from bot.statistics.judging import Judged
from bot.store.database import Database
from bot.store.rows import DamagedRow, among, names, of_shards, ours, read_text, write_text
from bot.store.statement import Row, Statement, Unchanged
from bot.table import NOBODY

ANYWHERE: Final = 0
"""In place of a server: all of them together."""
ALL_GAMES: Final = ""
_FACTS: Final = ("table_id", "version", "revision", "ended_at", "facts", "judged", "counts")
_SEAT: Final = ("table_id", "guild_id", "game", *SeatRow.__struct_fields__)


class KeptFacts(msgspec.Struct, frozen=True):
    """The facts of a table, and how everybody decided, if that was thought about."""

    facts: TableFacts
    judged: tuple[Judged, ...] | None


class Totals(msgspec.Struct, frozen=True):
    """Numbers by game and what they count."""

    numbers: dict[tuple[str, str], int]

    @property
    def games(self) -> tuple[str, ...]:
        """The games that were played."""
        return tuple(sorted({game for game, _ in self.numbers}))


class Best(msgspec.Struct, frozen=True):
    """A player's best, and where."""

    user_id: int
    table_id: int
    game: str
    seats: int
    number: int


class Pair(msgspec.Struct, frozen=True):
    """A table at which two players sat."""

    table_id: int
    game: str
    one: SeatRow
    other: SeatRow


class FactStore:
    """By table, and in total by server, player and game."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.shards = EVERYTHING
        """Which shards this process holds: it counts their servers' tables."""

    async def of_table(self, table_id: int) -> KeptFacts | None:
        """What was counted about a table, if it was, by this release's way of counting."""
        rows = await self._database.rows(
            "SELECT facts, judged FROM facts WHERE table_id = :table_id AND version = :version",
            table_id=table_id,
            version=VERSION,
        )
        try:
            return _read(rows[0]) if rows else None
        except DamagedRow:  # it is counted anew
            return None

    async def keep(self, result: Result, kept: KeptFacts) -> None:
        """Keep the facts of a table and change the totals by them; those kept before are taken away."""
        while True:
            rows = await self._database.rows(
                "SELECT counts FROM facts WHERE table_id = :table_id", table_id=result.table
            )
            before = rows[0]["counts"] if rows else None
            with suppress(Unchanged):  # somebody else has counted it meanwhile
                await self._database.transact(_statements(result, kept, before))
                return

    async def missing(self, after: int, most: int) -> list[int]:
        """Tables of our servers that ended and are not counted as they stand now: the next ones by number."""
        return await self._numbers(
            "SELECT r.table_id FROM results r LEFT JOIN facts f ON f.table_id = r.table_id"
            f" WHERE r.is_current AND r.table_id > :after AND {of_shards('r.guild_id')}"
            " AND (f.table_id IS NULL OR f.version <> :version OR f.revision <> r.revision)"
            " ORDER BY r.table_id LIMIT :most",
            after=after,
            most=most,
            version=VERSION,
            **ours(self.shards),
        )

    async def to_judge(self, since: int, most: int) -> list[int]:
        """Tables that ended since then and were not thought about yet, the newest first."""
        return await self._numbers(
            "SELECT table_id FROM facts WHERE judged = '' AND ended_at >= :since AND version = :version"
            " ORDER BY ended_at DESC LIMIT :most",
            version=VERSION,
            since=since,
            most=most,
        )

    async def _numbers(self, sql: str, **values: Any) -> list[int]:
        return [row["table_id"] for row in await self._database.rows(sql, **values)]

    # What questions ask

    async def totals(self, user_id: int, guild_id: int, game: str = ALL_GAMES) -> Totals:
        """A player's numbers on a server, or everywhere; of NOBODY, everybody's together."""
        assert guild_id != ANYWHERE or user_id != NOBODY  # nobody asks for all servers together
        rows = await self._database.rows(
            "SELECT game, what, sum(number) AS number FROM totals"
            f" WHERE user_id = :user_id{_scope(guild_id, game)} GROUP BY game, what",
            user_id=user_id,
            guild_id=guild_id,
            game=game,
        )
        return Totals({(row["game"], row["what"]): row["number"] for row in rows if row["number"]})

    async def most(self, what: str, guild_id: int, game: str, first: int, many: int) -> list[tuple[int, int]]:
        """Who has most of something on a server ("played" or "won"), from a rank on: players and numbers."""
        assert what in ("played", "won")
        rows = await self._database.rows(
            f"SELECT user_id, sum(number) AS number FROM totals WHERE what = '{what}'"
            f" AND user_id <> {NOBODY}{_scope(guild_id, game)}"
            " GROUP BY user_id HAVING sum(number) > 0"
            " ORDER BY sum(number) DESC, user_id LIMIT :many OFFSET :first",
            guild_id=guild_id,
            game=game,
            first=first,
            many=many,
        )
        return [(row["user_id"], row["number"]) for row in rows]

    async def best(
        self, column: str, guild_id: int, game: str, first: int, many: int, user_id: int = NOBODY
    ) -> list[Best]:
        """The highest "points" or "biggest" turns on a server in a game, of one player or of all."""
        assert column in ("points", "biggest")
        stayed = "AND stayed" if column == "points" else ""
        whose = "AND user_id = :user_id" if user_id else ""
        rows = await self._database.rows(
            f"SELECT user_id, table_id, game, seats, {column} AS number FROM seat_facts"
            f" WHERE {column} > 0 {stayed} {whose}{_scope(guild_id, game)}"
            f" ORDER BY {column} DESC, table_id LIMIT :many OFFSET :first",
            user_id=user_id,
            guild_id=guild_id,
            game=game,
            first=first,
            many=many,
        )
        return [Best(**row) for row in rows]

    async def newest_tables(self, user_ids: Iterable[int], guild_id: int) -> dict[int, int]:
        """The last table on a server that each of these players finished, or else the last of all."""
        if not (asked := tuple(user_ids)):
            return {}
        these, values = among(asked)
        # The plus keeps it from reading all tables of the server: players are few and found by their number.
        rows = await self._database.rows(
            "SELECT user_id, coalesce(max(CASE WHEN stayed THEN table_id END), max(table_id)) AS table_id"
            f" FROM seat_facts WHERE user_id IN {these} AND +guild_id = :guild_id GROUP BY user_id",
            guild_id=guild_id,
            **values,
        )
        return {row["user_id"]: row["table_id"] for row in rows}

    async def together(self, one: int, other: int, guild_id: int, game: str) -> list[Pair]:
        """The tables on a server at which both sat, the oldest first."""
        fields = [field.name for field in msgspec.structs.fields(SeatRow)]
        columns = ", ".join(f"{at}.{name} AS {at}_{name}" for at in ("a", "b") for name in fields)
        rows = await self._database.rows(
            f"SELECT a.table_id, a.game, {columns} FROM seat_facts a JOIN seat_facts b"
            " ON b.table_id = a.table_id AND b.user_id = :other"
            f" WHERE a.user_id = :one{_scope(guild_id, game, 'a.')} ORDER BY a.table_id",
            one=one,
            other=other,
            guild_id=guild_id,
            game=game,
        )
        return [
            Pair(row["table_id"], row["game"], _seat_row(row, "a", fields), _seat_row(row, "b", fields))
            for row in rows
        ]


def _statements(result: Result, kept: KeptFacts, before: str | None) -> Iterator[Statement]:
    """Refused if other counts stand there than those that are taken away."""
    counts = counts_of(kept.facts, result, kept.judged or ())
    facts = {
        "table_id": result.table,
        "version": VERSION,
        "revision": result.revision,
        "ended_at": result.ended_at,
        "facts": write_text(kept.facts),
        "judged": "" if kept.judged is None else write_text(kept.judged),
        "counts": write_text(counts),
    }
    if before is None:
        yield Statement(
            f"INSERT INTO facts ({names(_FACTS)}) VALUES ({names(_FACTS, ':')}) ON CONFLICT DO NOTHING",
            facts,
            Unchanged,
        )
    else:
        changes = ", ".join(f"{column} = :{column}" for column in _FACTS[1:])
        yield Statement(
            f"UPDATE facts SET {changes} WHERE table_id = :table_id AND counts = :before",
            {**facts, "before": before},
            Unchanged,
        )
    where = {"guild_id": result.guild_id, "game": result.game}
    for (user_id, what), number in _differences(before, counts):
        yield Statement(_ADD, {**where, "user_id": user_id, "what": what, "number": number})
    yield Statement("DELETE FROM seat_facts WHERE table_id = :table_id", {"table_id": result.table})
    for seat in seat_rows(kept.facts, result):
        yield Statement(_SIT, {"table_id": result.table, **where, **msgspec.structs.asdict(seat)})


_ADD: Final = (
    "INSERT INTO totals (guild_id, user_id, game, what, number)"
    " VALUES (:guild_id, :user_id, :game, :what, :number)"
    " ON CONFLICT (guild_id, user_id, game, what) DO UPDATE SET number = totals.number + excluded.number"
)
_SIT: Final = f"INSERT INTO seat_facts ({names(_SEAT)}) VALUES ({names(_SEAT, ':')})"


def _differences(before: str | None, counts: tuple[Count, ...]) -> list[tuple[tuple[int, str], int]]:
    """By how much totals change; always in one order, so that no two wait for each other."""
    changes: Counter[tuple[int, str]] = Counter()
    for count in counts:
        changes[count.user_id, count.what] += count.number
    for count in read_text(before, tuple[Count, ...], "outcome") if before else ():
        changes[count.user_id, count.what] -= count.number
    return sorted((which, number) for which, number in changes.items() if number)


def _scope(guild_id: int, game: str, at: str = "") -> str:
    """Only what narrows it is asked for, so that the indexes are of use."""
    server = f" AND {at}guild_id = :guild_id" if guild_id != ANYWHERE else ""
    return f"{server} AND {at}game = :game" if game != ALL_GAMES else server


def _seat_row(row: Row, at: str, fields: list[str]) -> SeatRow:
    values = {name: row[f"{at}_{name}"] for name in fields}
    return SeatRow(**{**values, "stayed": bool(values["stayed"])})


def _read(row: Row) -> KeptFacts:
    judged = row["judged"]
    return KeptFacts(
        facts=read_text(row["facts"], TableFacts, "outcome"),
        judged=read_text(judged, tuple[Judged, ...], "outcome") if judged else None,
    )
