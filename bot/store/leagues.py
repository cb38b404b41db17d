"""Leagues: what stays from season to season, every step of a season, and who is barred from signing up.

A step is refused if the season has changed since it was decided on: a table was opened or a result booked.
"""

from typing import Any, Final

import msgspec

from bot.clocks.spans import Span
from bot.errors import NotAllowed
from bot.league.change import Bar, Change, Line, NextSeason
from bot.league.change import Final as FinalPlace
from bot.league.season import Entrant, Fixture, League, Member, Phase, Season, Spot, Status, Whole, in_order
from bot.league.terms import Terms
from bot.shards import EVERYTHING
from bot.store.database import Database
from bot.store.league_steps import bar_statement, line_statement, season_statements, statements_of
from bot.store.posts import insert_statement
from bot.store.rows import names, of_shards, ours, read_text, write_text
from bot.store.statement import Row, Statement
from club.posts import WantedPost
from games.message import Message, say

_LEAGUE: Final = League.__struct_fields__
_SEASON: Final = Season.__struct_fields__
_ENTRANT: Final = Entrant.__struct_fields__
_MEMBER: Final = Member.__struct_fields__
_FIXTURE: Final = Fixture.__struct_fields__
_FINAL: Final = FinalPlace.__struct_fields__
_IS_OPEN: Final = "phase IN ('signup', 'running', 'overtime')"
_OURS: Final = f"FROM seasons s JOIN leagues l ON l.id = s.league_id WHERE {of_shards('l.guild_id')}"


class KeptLeagues:
    """All leagues and tournaments of all servers."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.shards = EVERYTHING
        """Which shards this process holds: it moves their servers' seasons on."""

    # Leagues

    async def create(self, league: League) -> League:
        """Keep a new league under a name that is free in its server."""
        rows = await self._database.write_and_read(
            f"INSERT INTO leagues ({names(_LEAGUE[1:])}, folded)"
            f" VALUES ({names(_LEAGUE[1:], ':')}, :folded) ON CONFLICT DO NOTHING RETURNING id",
            **_league_row(league),
        )
        if not rows:
            raise NotAllowed(say("league-name-taken"))
        return msgspec.structs.replace(league, id=rows[0]["id"])

    async def keep(self, league: League, *lines: Line) -> None:
        """Keep what an organiser changed, and the lines that say so."""
        values = _league_row(league)
        changes = ", ".join(f"{column} = :{column}" for column in values if column not in ("id", "is_ended"))
        changed = Statement(  # once it has ended, nobody who saw it before begins it again
            f"UPDATE leagues SET {changes}, is_ended = (is_ended OR :is_ended) WHERE id = :id", values
        )
        await self._database.transact([changed, *(line_statement(league.id, line) for line in lines)])

    async def remove(self, league_id: int) -> None:
        """Forget a league that never opened."""
        await self._database.write(
            "DELETE FROM leagues WHERE id = :id AND NOT EXISTS (SELECT 1 FROM seasons WHERE league_id = :id)",
            id=league_id,
        )

    async def load(self, league_id: int) -> League | None:
        """A league, if there is one of this number."""
        return next(iter(await self._leagues("id = :id", id=league_id)), None)

    async def in_server(self, guild_id: int) -> list[League]:
        """The leagues of a server, the newest first."""
        return await self._leagues("guild_id = :guild_id ORDER BY id DESC", guild_id=guild_id)

    async def opened_in(self, guild_id: int) -> set[int]:
        """Which leagues of a server ever had a season; the others are still being put together."""
        rows = await self._database.rows(
            "SELECT DISTINCT league_id FROM seasons"
            " WHERE league_id IN (SELECT id FROM leagues WHERE guild_id = :guild_id)",
            guild_id=guild_id,
        )
        return {row["league_id"] for row in rows}

    async def _leagues(self, where: str, **values: Any) -> list[League]:
        rows = await self._database.rows(f"SELECT {names(_LEAGUE)} FROM leagues WHERE {where}", **values)
        return [_read_league(row) for row in rows]

    # Seasons

    async def open_season(self, league: League, following: NextSeason, signup: WantedPost) -> int:
        """Begin to take entries; gives the season's number in the database."""
        await self._database.transact([*season_statements(league.id, following), insert_statement(signup)])
        return await self.newest(league.id)

    async def newest(self, league_id: int) -> int:
        """The newest season of a league; 0 if it has none."""
        rows = await self._database.rows(
            "SELECT id FROM seasons WHERE league_id = :id ORDER BY number DESC LIMIT 1", id=league_id
        )
        return rows[0]["id"] if rows else 0

    async def season_of(self, league_id: int, number: int) -> int:
        """The season of this number; 0 if there is none."""
        rows = await self._database.rows(
            "SELECT id FROM seasons WHERE league_id = :id AND number = :number", id=league_id, number=number
        )
        return rows[0]["id"] if rows else 0

    async def last_closed(self, league_id: int) -> int:
        """The newest season that was played to its end; 0 if there is none."""
        rows = await self._database.rows(
            "SELECT id FROM seasons WHERE league_id = :id AND phase = 'closed' ORDER BY number DESC LIMIT 1",
            id=league_id,
        )
        return rows[0]["id"] if rows else 0

    async def unfinished(self) -> list[int]:
        """Seasons of our servers of which something is still to come."""
        rows = await self._database.rows(
            f"SELECT s.id {_OURS} AND s.{_IS_OPEN} ORDER BY s.id", **ours(self.shards)
        )
        return [row["id"] for row in rows]

    async def due(self, now: int) -> list[int]:
        """Seasons of our servers that time has something to do with."""
        rows = await self._database.rows(
            f"SELECT s.id {_OURS} AND s.due <= :now ORDER BY s.due", now=now, **ours(self.shards)
        )
        return [row["id"] for row in rows]

    async def next_due(self) -> int | None:
        """When the next one is."""
        (row,) = await self._database.rows(
            f"SELECT min(s.due) AS due {_OURS} AND s.due IS NOT NULL", **ours(self.shards)
        )
        due: int | None = row["due"]
        return due

    async def keep_due(self, season_id: int, due: int | None, version: int | None = None) -> None:
        """When a season is to be looked at again; given a version, unless it has changed since then."""
        await self._database.write(
            "UPDATE seasons SET due = :due WHERE id = :id"
            + ("" if version is None else " AND version = :version"),
            id=season_id,
            due=due,
            version=version,
        )

    async def of_fixture(self, fixture_id: int) -> League | None:
        """The league that a fixture belongs to."""
        found = await self._leagues(
            "id = (SELECT s.league_id FROM fixtures f JOIN seasons s ON s.id = f.season_id WHERE f.id = :id)",
            id=fixture_id,
        )
        return found[0] if found else None

    async def season_of_fixture(self, fixture_id: int) -> int:
        """The season that a fixture belongs to; 0 if there is no such fixture."""
        rows = await self._database.rows("SELECT season_id FROM fixtures WHERE id = :id", id=fixture_id)
        return rows[0]["season_id"] if rows else 0

    async def whole(self, season_id: int) -> Whole | None:
        """A season with everybody in it and all its fixtures."""
        rows = await self._database.rows(f"SELECT {names(_SEASON)} FROM seasons WHERE id = :id", id=season_id)
        if not rows:
            return None
        season = _read_season(rows[0])
        league = await self.load(season.league_id)
        assert league is not None  # the database refers to it
        return Whole(
            league,
            season,
            await self._entrants(season_id),
            await self._members(season_id),
            await self._fixtures(season_id),
        )

    async def _entrants(self, season_id: int) -> tuple[Entrant, ...]:
        rows = await self._of_season("entrants", _ENTRANT, season_id, "user_id")
        return in_order([Entrant(**{**row, "is_returning": bool(row["is_returning"])}) for row in rows])

    async def _members(self, season_id: int) -> tuple[Member, ...]:
        rows = await self._of_season("members", _MEMBER, season_id, "division, seed, user_id")
        return tuple(
            Member(
                **{
                    **row,
                    "status": Status(row["status"]),
                    "is_guest": bool(row["is_guest"]),
                }
            )
            for row in rows
        )

    async def _fixtures(self, season_id: int) -> tuple[Fixture, ...]:
        rows = await self._of_season("fixtures", _FIXTURE, season_id, "division, number")
        return tuple(_read_fixture(row) for row in rows)

    async def finals(self, season_id: int) -> tuple[FinalPlace, ...]:
        """The final order of every division."""
        rows = await self._of_season("finals", _FINAL, season_id, "division, position")
        return tuple(_read_final(dict(row)) for row in rows)

    async def _of_season(self, table: str, columns: tuple[str, ...], season_id: int, order: str) -> list[Row]:
        return await self._database.rows(
            f"SELECT {names(columns)} FROM {table} WHERE season_id = :season_id ORDER BY {order}",
            season_id=season_id,
        )

    async def champions(self, league_id: int) -> list[tuple[int, FinalPlace]]:
        """Who won the top division of every season, the newest first, with the season's number."""
        rows = await self._database.rows(
            f"SELECT s.number AS season, {', '.join(f'f.{column}' for column in _FINAL)}"
            " FROM finals f JOIN seasons s ON s.id = f.season_id"
            " WHERE s.league_id = :id AND f.is_champion ORDER BY s.number DESC, f.position",
            id=league_id,
        )
        return [(row["season"], _read_final({column: row[column] for column in _FINAL})) for row in rows]

    # Steps

    async def keep_change(self, change: Change) -> None:
        """Keep a step whole, if the season still stands as it was decided on."""
        await self._database.transact(statements_of(change))

    async def lines(self, league_id: int, most: int) -> list[Line]:
        """What was done about a league, the newest first."""
        rows = await self._database.rows(
            "SELECT at, user_id, said FROM league_log WHERE league_id = :id ORDER BY id DESC LIMIT :most",
            id=league_id,
            most=most,
        )
        return [Line(row["at"], row["user_id"], read_text(row["said"], Message, "choices")) for row in rows]

    async def keep_reseated(self, fixture_id: int) -> None:
        """The fixture's table knows who sits there."""
        await self._database.write("UPDATE fixtures SET reseat = FALSE WHERE id = :id", id=fixture_id)

    async def keep_held(self, fixture_id: int, until: int) -> None:
        """The fixture's table knows until when no clock runs."""
        await self._database.write(
            "UPDATE fixtures SET paused_until = :until WHERE id = :id", id=fixture_id, until=until
        )

    # Bars

    async def bars(self, league_id: int, now: int) -> list[Bar]:
        """Who may not sign up now."""
        rows = await self._database.rows(
            "SELECT user_id, until, reason FROM bars WHERE league_id = :id AND until > :now ORDER BY user_id",
            id=league_id,
            now=now,
        )
        return [Bar(**row) for row in rows]

    async def keep_bar(self, league_id: int, bar: Bar, line: Line) -> None:
        """Somebody may not sign up for a while; `until` in the past lets them again."""
        await self._database.transact(
            [
                bar_statement(league_id, bar),
                line_statement(league_id, line),
            ]
        )


# Rows


def _league_row(league: League) -> dict[str, Any]:
    folded = " ".join(league.name.split()).casefold()
    return {**msgspec.structs.asdict(league), "terms": write_text(league.terms), "folded": folded}


def _read_league(row: Row) -> League:
    terms = read_text(row["terms"], Terms, "choices")
    return League(**{**row, "terms": terms, "is_ended": bool(row["is_ended"])})


def _read_final(row: Row | dict[str, Any]) -> FinalPlace:
    truths = {column: bool(row[column]) for column in ("is_guest", "has_left", "is_champion")}
    return FinalPlace(**{**row, **truths})


def _read_season(row: Row) -> Season:
    return Season(
        **{
            **row,
            "phase": Phase(row["phase"]),
            "terms": read_text(row["terms"], Terms, "choices"),
            "pauses": read_text(row["pauses"], tuple[Span, ...], "pauses"),
        }
    )


def _read_fixture(row: Row) -> Fixture:
    return Fixture(
        **{
            **row,
            "spots": read_text(row["spots"], tuple[Spot, ...], "players"),
            "is_done": bool(row["is_done"]),
            "is_void": bool(row["is_void"]),
            "reseat": bool(row["reseat"]),
        }
    )
