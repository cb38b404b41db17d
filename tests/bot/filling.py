"""A file with something in every part of a database, and thousands of tables."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.parts import Part, parts, quoted

KEPT = Path(__file__).parent / "kept" / "before_messages.sql"
OF_TABLES = {
    "tables": "id",
    "seats": "table_id",
    "log": "table_id",
    "drafts": "table_id",
    "notices": "table_id",
}
"""What is copied with a table, and where its number stands."""
COPIED = 2
"""The first tables of the kept file: a lobby and one that was cancelled, which are short."""
FARTHEST = 2**63 - 1
TEXTS = ("", "it's", 'two\nlines and a "quote"', "Ærø ü 😀 \u202e", "\\N", "{}", "'; --")
MOMENTS = (0.0, 0.1, -1.5, 1e300, 1234567890.123456)


def fill(path, truths, copies):
    """Copy two tables of a kept file so many times; put some rows into every other part."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for part in parts():
            if part.name in OF_TABLES:
                connection.execute(copying(part), (copies,))
            elif part.name != "numbers":
                put_some(connection, part, truths)
        connection.execute("UPDATE numbers SET last_table = (SELECT max(id) FROM tables)")


def copying(part: Part) -> str:
    number = OF_TABLES[part.name]
    changed = {number: f"{number} + 1000 * i", "id": "id + 1000 * i"}
    values = ", ".join(changed.get(column, f'"{column}"') for column in part.columns)
    return (
        "WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ?)"
        f" INSERT INTO {part.name} ({quoted(part.columns)})"
        f" SELECT {values} FROM numbers, (SELECT * FROM {part.name} WHERE {number} <= {COPIED})"
    )


def put_some(connection, part, truths):
    kinds = {row[1]: (row[2], row[3]) for row in connection.execute(f"PRAGMA table_info({part.name})")}
    referred = {row[3]: row[2] for row in connection.execute(f"PRAGMA foreign_key_list({part.name})")}
    for number in range(1 if part.name == "puzzle_secret" else len(TEXTS)):
        values = []
        for column in part.columns:
            if column in referred:
                values.append(nth_of(connection, referred[column], number))
            elif (part.name, column) in truths:
                values.append(number % 2)
            elif not kinds[column][1] and column not in part.key and number == 1:
                values.append(None)
            else:
                values.append(a_value(kinds[column][0], number, in_key=column in part.key))
        connection.execute(
            f"INSERT OR REPLACE INTO {part.name} ({quoted(part.columns)})"
            f" VALUES ({', '.join('?' * len(values))})",
            values,
        )


def nth_of(connection, name, number):
    return connection.execute(f"SELECT id FROM {name} ORDER BY id LIMIT 1 OFFSET ?", (number,)).fetchone()[0]


def a_value(kind, number, *, in_key):
    if kind == "TEXT":
        return TEXTS[number]
    if kind == "REAL":
        return MOMENTS[number % len(MOMENTS)]
    return number + 1 if in_key else FARTHEST - number if number % 2 else -number


def dump(path):
    """All that stands in a file, whatever the order."""
    with closing(sqlite3.connect(path)) as connection:
        return sorted(connection.iterdump())
