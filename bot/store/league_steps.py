"""A step of a season as the statements that keep it: one transaction, guarded by the season's version."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from bot.errors import StaleButton
from bot.league.change import Bar, Change, Line, NextSeason
from bot.league.season import Entrant, Fixture, Phase, Season
from bot.store.posts import insert_statement, raise_statement, raise_statement_of
from bot.store.rows import names, upsert, write_text
from bot.store.statement import Statement
from club.posts import Topic
from games.message import say

_ENTRANT: Final = Entrant.__struct_fields__


def statements_of(change: Change) -> Iterable[Statement]:
    season = change.season
    values = _season_row(season)
    changes = ", ".join(f"{column} = :{column}" for column in values if column != "id")
    yield Statement(
        f"UPDATE seasons SET {changes} WHERE id = :id AND version = :version - 1",
        values,
        StaleButton(say("league-moved-on")),
    )
    of_season = {"season_id": season.id}
    for user_id in change.left:
        yield Statement(
            "DELETE FROM entrants WHERE season_id = :season_id AND user_id = :user_id",
            {**of_season, "user_id": user_id},
        )
    for entrant in change.entered:
        yield _put("entrants", _BY_PLAYER, {**of_season, **msgspec.structs.asdict(entrant)})
    for member in change.members:
        values = {**of_season, **msgspec.structs.asdict(member), "status": member.status.value}
        yield _put("members", _BY_PLAYER, values)
    for fixture in change.fixtures:
        yield _new_fixture(season.id, fixture) if not fixture.id else _other_fixture(fixture)
    for final in change.finals:
        yield _put("finals", _BY_PLACE, {**of_season, **msgspec.structs.asdict(final)})
    if change.following is not None:
        yield from season_statements(season.league_id, change.following)
    yield from map(insert_statement, change.posts)
    yield from map(raise_statement, change.redrawn)
    for bar in change.bars:
        yield bar_statement(season.league_id, bar)
    for line in change.lines:
        yield line_statement(season.league_id, line)


_BY_PLAYER: Final = ("season_id", "user_id")
_BY_PLACE: Final = ("season_id", "division", "position")


def _put(table: str, key: tuple[str, ...], values: dict[str, Any]) -> Statement:
    return Statement(upsert(table, tuple(values), key), values)


def _new_fixture(season_id: int, fixture: Fixture) -> Statement:
    values = {**_fixture_row(fixture), "season_id": season_id}
    del values["id"]
    columns = tuple(values)
    return Statement(f"INSERT INTO fixtures ({names(columns)}) VALUES ({names(columns, ':')})", values)


def _other_fixture(fixture: Fixture) -> Statement:
    """What a table does to its fixture stays: it is opened once, and done for good."""
    return Statement(
        "UPDATE fixtures SET spots = :spots, is_done = (is_done OR :is_done), is_void = :is_void,"
        " reseat = :reseat WHERE id = :id",
        {key: value for key, value in _fixture_row(fixture).items() if key in _FIXTURE_CHANGES},
    )


_FIXTURE_CHANGES: Final = ("id", "spots", "is_done", "is_void", "reseat")


def season_statements(league_id: int, following: NextSeason) -> list[Statement]:
    """A new season and all players who are entered already; there is one of each number."""
    season = Season(
        0, league_id, following.number, Phase.SIGNUP, following.terms, following.seed, following.starts_at
    )
    values = _season_row(season)
    del values["id"]
    columns = tuple(values)
    found = "(SELECT id FROM seasons WHERE league_id = :league_id AND number = :number)"
    which = {"league_id": league_id, "number": following.number}
    enter = f"INSERT INTO entrants (season_id, {names(_ENTRANT)}) VALUES ({found}, {names(_ENTRANT, ':')})"
    return [
        Statement(f"INSERT INTO seasons ({names(columns)}) VALUES ({names(columns, ':')})", values),
        *(Statement(enter, {**which, **msgspec.structs.asdict(entrant)}) for entrant in following.entrants),
    ]


def bar_statement(league_id: int, bar: Bar) -> Statement:
    return _put("bars", ("league_id", "user_id"), {"league_id": league_id, **msgspec.structs.asdict(bar)})


def line_statement(league_id: int, line: Line) -> Statement:
    return Statement(
        "INSERT INTO league_log (league_id, at, user_id, said) VALUES (:league_id, :at, :user_id, :said)",
        {"league_id": league_id, "at": line.at, "user_id": line.user_id, "said": write_text(line.said)},
    )


def _season_row(season: Season) -> dict[str, Any]:
    return {
        **msgspec.structs.asdict(season),
        "phase": season.phase.value,
        "terms": write_text(season.terms),
        "pauses": write_text(season.pauses),
        "due": 0 if season.phase.is_open else None,
    }


def _fixture_row(fixture: Fixture) -> dict[str, Any]:
    return {**msgspec.structs.asdict(fixture), "spots": write_text(fixture.spots)}


# What a table does to its fixture

_BOARDS: Final = (
    "SELECT 'standings:' || season_id || ':' || division FROM fixtures WHERE id = :fixture"
    # a tournament has one board for all rounds, of the number 0
    " UNION SELECT 'standings:' || season_id || ':0' FROM fixtures WHERE id = :fixture"
)


def opened_statements(fixture: int, table_id: int) -> list[Statement]:
    """A table that is opened for a fixture belongs to it from the same moment on, and there is only one."""
    values = {"fixture": fixture, "table_id": table_id}
    waits = Statement(
        "UPDATE fixtures SET table_id = :table_id WHERE id = :fixture AND table_id = 0 AND NOT is_done",
        values,
        StaleButton(say("league-moved-on")),
    )
    return [waits, *_moved_season(fixture)]


def booked_statements(fixture: int, table_id: int, revision: int) -> list[Statement]:
    """A result that is kept, or corrected, counts for its fixture from the same moment on."""
    return [
        Statement("UPDATE fixtures SET is_done = TRUE WHERE id = :fixture", {"fixture": fixture}),
        *_moved_season(fixture),
        Statement(
            "INSERT INTO posts (key, topic, subject, guild_id)"
            " SELECT :key, 'booked', 'season:' || s.id, l.guild_id FROM fixtures f"
            " JOIN seasons s ON s.id = f.season_id JOIN leagues l ON l.id = s.league_id"
            " WHERE f.id = :fixture AND l.results_id > 0",
            {"fixture": fixture, "key": f"{Topic.BOOKED}:{table_id}:{revision}"},
        ),
    ]


def _moved_season(fixture: int) -> list[Statement]:
    values = {"fixture": fixture}
    of_season = "(SELECT season_id FROM fixtures WHERE id = :fixture)"
    return [
        Statement(f"UPDATE seasons SET version = version + 1, due = 0 WHERE id = {of_season}", values),
        raise_statement_of(_BOARDS, values),
    ]
