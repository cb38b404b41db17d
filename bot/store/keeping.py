"""An update as the statements that keep it with all that follows: one transaction, guarded by the version."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from bot.bot_players import bots_to_act
from bot.consequences import Consequences
from bot.running import due_of
from bot.store.notices import notice_statement
from bot.store.results import result_statement
from bot.store.rows import names, write_text
from bot.store.writer import Statement
from bot.table import Entry, Table, Update
from games.api import Seat

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
    for notice in consequences.notices:
        yield notice_statement(notice)
    yield from _rare(after, consequences)


def _opened(before: Table, after: Table) -> Statement:
    values = {"id": after.id, **_columns(before, after, everything=True)}
    columns = tuple(values)
    return Statement(f"INSERT INTO tables ({names(columns)}) VALUES ({names(columns, ':')})", values)


def _changed(before: Table, after: Table) -> Statement:
    values = _columns(before, after)
    changes = ", ".join([f"{column} = :{column}" for column in values])
    values |= {"id": after.id, "before_version": before.version}
    return Statement(
        f"UPDATE tables SET {changes} WHERE id = :id AND version = :before_version", values, is_guard=True
    )


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
    for number, holder in enumerate(table.holders):
        yield Statement(
            "INSERT INTO seats (table_id, seat, user_id, acting) VALUES (:id, :seat, :user_id, :acting)"
            " ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id, acting = excluded.acting"
            " WHERE user_id <> excluded.user_id OR acting <> excluded.acting",
            {
                "id": table.id,
                "seat": number,
                "user_id": holder.user_id,
                "acting": acting.get(Seat(number), 0),
            },
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
    return Statement(
        "DELETE FROM drafts WHERE table_id = :id"
        " AND CASE WHEN json_valid(draft) THEN json_extract(draft, '$.version') ELSE -1 END"
        " < coalesce(json_extract(:sees_since, '$[' || seat || ']'), :version)",
        {
            "id": table.id,
            "version": table.version,
            "sees_since": write_text([holder.sees_since for holder in table.holders]),
        },
    )


def _rare(table: Table, consequences: Consequences) -> Iterator[Statement]:
    """What follows from hardly any update."""
    for day in consequences.vacation:
        yield Statement(
            "INSERT OR IGNORE INTO vacation (user_id, start, end, booked)"
            " VALUES (:user_id, :start, :end, :booked)",
            msgspec.structs.asdict(day),
        )
    for result in consequences.results:
        yield result_statement(result, consequences.ratings)
    of_table = {"table_id": table.id, "game": table.game_key}
    for attempt in consequences.attempts:
        yield Statement(
            "INSERT INTO attempts (challenge_id, user_id, name, table_id)"
            " VALUES (:challenge, :user_id, :name, :table_id)",
            {**of_table, **msgspec.structs.asdict(attempt)},
        )
    for played in consequences.solo_games:
        yield Statement(
            "INSERT INTO solo_games (table_id, user_id, game, mode, points, grade, has_left, ended)"
            " VALUES (:table_id, :user_id, :game, :mode, :points, :grade, :has_left, :ended)",
            {**of_table, **msgspec.structs.asdict(played), "grade": write_text(played.grade)},
        )
    if consequences.attempts or consequences.solo_games:
        yield Statement(
            "UPDATE challenges SET version = version + 1 WHERE NOT is_closed"
            " AND id = (SELECT challenge_id FROM attempts WHERE table_id = :table_id)",
            of_table,
        )
