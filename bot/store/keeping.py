"""An update as the statements that keep it with all that follows: one transaction, guarded by the version."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from bot.bot_players import bots_to_act
from bot.challenge import scoreboard_key
from bot.consequences import Consequences
from bot.errors import MovedOn, NotAllowed, StaleButton, WrongTime
from bot.running import due_of
from bot.store.league_steps import opened_statements
from bot.store.posts import raise_statement, raise_statement_of, wanting_statements
from bot.store.results import result_statements
from bot.store.rows import names, write_text
from bot.store.statement import Statement
from bot.store.vacations import day_statement
from bot.table import Entry, Table, Update
from bot.table_posts import subject_of
from games.api import Seat
from games.message import say

_PLAIN: Final = {
    "game": "game_key",
    "state": "state",
    "guild_id": "guild_id",
    "channel_id": "channel_id",
    "host_id": "host_id",
    "seed": "seed",
    "rules": "rules_version",
    "since": "since",
}
"""Columns, and what stands in them of a table."""
_WRITTEN: Final = ("arrangement", "holders", "outcome", "question", "pauses", "position", "clocks")
"""Columns of JSON text."""
PERSON_ACTS, BOT_ACTS = 1, -1
"""Who is to act at a seat, as it is kept."""


def statements_of(update: Update, consequences: Consequences) -> Iterator[Statement]:
    """Refused unless the table stands at the version that the update was decided on."""
    before, after = update.before, update.after
    yield _changed(before, after) if before.version else _opened(before, after)
    if len(after.holders) < len(before.holders):
        yield Statement(
            "DELETE FROM seats WHERE table_id = :id AND seat >= :seats",
            {"id": after.id, "seats": len(after.holders)},
        )
    yield from _seats(after)
    for number, entry in enumerate(update.entries, before.version + 1):
        yield _line(after.id, number, entry)
    yield _drafts(after)
    yield from wanting_statements(subject_of(after.id), consequences.posts)
    yield from _rare(update, consequences)


def _opened(before: Table, after: Table) -> Statement:
    values = {
        "id": after.id,
        "rematch_of": after.arrangement.rematch_of,
        **_columns(before, after, everything=True),
    }
    columns = tuple(values)
    sql = f"INSERT INTO tables ({names(columns)}) VALUES ({names(columns, ':')}) ON CONFLICT DO NOTHING"
    return Statement(sql, values, StaleButton(say("store-moved-on")))


def _changed(before: Table, after: Table) -> Statement:
    values = _columns(before, after)
    changes = ", ".join([f"{column} = :{column}" for column in values])
    values |= {"id": after.id, "before_version": before.version, "revision": before.revision}
    sql = f"UPDATE tables SET {changes} WHERE id = :id AND version = :before_version AND revision = :revision"
    return Statement(sql, values, MovedOn(say("store-moved-on")))


def _columns(before: Table, after: Table, *, everything: bool = False) -> dict[str, Any]:
    """What stands in the columns from now on: only of what is another value than before, or everything."""
    columns: dict[str, Any] = {"version": after.version, "due": due_of(after)}
    for column, attribute in _PLAIN.items():
        value = getattr(after, attribute)
        if everything or value != getattr(before, attribute):
            columns[column] = value
    for column in _WRITTEN:
        value = getattr(after, column)
        if everything or value is not getattr(before, column):
            columns[column] = write_text(value)
    return columns


def _seats(table: Table) -> Iterator[Statement]:
    acting = dict.fromkeys(table.asked, PERSON_ACTS) | dict.fromkeys(bots_to_act(table), BOT_ACTS)
    values: dict[str, Any] = {"id": table.id}
    for seat, holder in enumerate(table.holders):
        values[f"user_id{seat}"] = holder.user_id
        values[f"acting{seat}"] = acting.get(Seat(seat), 0)
    rows = ", ".join(f"(:id, {seat}, :user_id{seat}, :acting{seat})" for seat in range(len(table.holders)))
    if rows:
        yield Statement(
            f"INSERT INTO seats (table_id, seat, user_id, acting) VALUES {rows}"
            " ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id, acting = excluded.acting"
            " WHERE seats.user_id <> excluded.user_id OR seats.acting <> excluded.acting",
            values,
        )


def _line(table_id: int, number: int, entry: Entry) -> Statement:
    return Statement(
        "INSERT INTO log (table_id, number, kind, user_id, text, seat, at, said, readings)"
        " VALUES (:table_id, :number, :kind, :user_id, :text, :seat, :at, :said, :readings)",
        {
            "table_id": table_id,
            "number": number,
            "kind": entry.kind.value,
            "user_id": entry.user_id,
            "text": entry.text,
            "seat": entry.seat,
            "at": entry.at,
            "said": "" if entry.said is None else write_text(entry.said),
            "readings": write_text(entry.readings),
        },
    )


def _drafts(table: Table) -> Statement:
    """A draft stays while its seat sees what it was drafted on."""
    since = {f"since{seat}": holder.sees_since for seat, holder in enumerate(table.holders)}
    by_seat = " ".join(f"WHEN {seat} THEN :since{seat}" for seat in range(len(table.holders)))
    oldest = f"CASE seat {by_seat} ELSE :version END" if by_seat else ":version"
    return Statement(
        f"DELETE FROM drafts WHERE table_id = :id AND version < {oldest}",
        {"id": table.id, "version": table.version, **since},
    )


def _rare(update: Update, consequences: Consequences) -> Iterator[Statement]:
    """What follows from hardly any update."""
    table = update.after
    if table.arrangement.fixture and not update.before.version:
        yield from opened_statements(table.arrangement.fixture, table.id)
    yield from map(day_statement, consequences.vacation)
    for result in consequences.results:
        yield from result_statements(result, consequences.ratings)
    yield from _alone(table, consequences)


def _alone(table: Table, consequences: Consequences) -> Iterator[Statement]:
    """Games that somebody plays alone, and the challenges that some of them are for."""
    of_table = {"table_id": table.id, "game": table.game_key}
    for attempt in consequences.attempts:
        values = {**of_table, **msgspec.structs.asdict(attempt)}
        yield Statement(  # changes nothing, but finds no row once the week is over
            "UPDATE challenges SET is_closed = FALSE WHERE id = :challenge AND NOT is_closed",
            values,
            WrongTime(say("challenge-closed")),
        )
        yield Statement(
            "INSERT INTO attempts (challenge_id, user_id, name, table_id)"
            " VALUES (:challenge, :user_id, :name, :table_id) ON CONFLICT DO NOTHING",
            values,
            NotAllowed(say("challenge-played")),
        )
        yield raise_statement(scoreboard_key(attempt.challenge))
    for played in consequences.solo_games:
        yield Statement(
            "INSERT INTO solo_games (table_id, user_id, game, mode, points, grade, has_left, ended)"
            " VALUES (:table_id, :user_id, :game, :mode, :points, :grade, :has_left, :ended)",
            {**of_table, **msgspec.structs.asdict(played), "grade": write_text(played.grade)},
        )
    if consequences.solo_games:
        yield raise_statement_of(
            "SELECT 'scoreboard:' || challenge_id FROM attempts WHERE table_id = :table_id", of_table
        )
