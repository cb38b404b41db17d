"""Databases to measure with: one real table in play, and as many copies of it as wanted."""

import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

from bot import lobby
from bot.playing import after_moves
from bot.store import Store
from bot.table import Arrangement, Holder, Table, Update
from bot.tables import Tables
from games.catalog import GAMES

GAME: Any = GAMES["copenhagen"]
HOST, GUEST = Holder(10**17, "Anna"), Holder(10**17 + 1, "Ben")
COPIED = {
    "tables": {"id": "i", "channel_id": "i % 1000"},
    "seats": {"table_id": "i"},
    "log": {"table_id": "i"},
    "posts": {"id": "NULL", "key": "replace(key, ':1', ':' || i)", "subject": "'table:' || i"},
}
"""What differs from copy to copy."""


def service(store: Store) -> Tables:
    """The tables of a store, at a time that does not matter."""
    seeds = count(1)
    return Tables(store, lambda: 0.0, lambda: str(next(seeds)))


async def started(tables: Tables, game: Any = GAME) -> Table:
    """A table for two that has just begun."""
    table_id = (await tables.open(game, Arrangement(2), HOST, 1, 1)).after.id
    await tables.join(table_id, GUEST)
    return (await tables.start(table_id, HOST.user_id)).after


def a_game(table_id: int, moves: int) -> list[Update]:
    """The updates of a whole table, decided beforehand: the lobby, then moves."""
    updates = [lobby.opened(table_id, GAME, Arrangement(2), HOST, (1, 1), "seed", 0.0)]
    updates.append(lobby.joined(updates[-1].after, GUEST, 0.0))
    updates.append(lobby.begun(updates[-1].after, HOST.user_id, 0.0))
    for _ in range(moves):
        table = updates[-1].after
        updates.append(after_moves(table, *plainest_move(table), 0.0))
    return updates


def plainest_move(table: Table) -> tuple[int, int, tuple[str, ...]]:
    """Who is to act, the version, and a move that is always possible."""
    seat = table.acting[0]
    text = table.game.write_move(table.game.fallback(table.position, seat))
    return table.holders[seat].user_id, table.version, (text,)


async def make_database(path: Path, copies: int) -> None:
    """A database with so many open tables that nobody is looking at."""
    store = await Store.open(path)
    if copies:
        await started(service(store))
    await store.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        for table, changes in COPIED.items() if copies else ():
            connection.execute(_copying(connection, table, changes), (copies,))
        # At a table in rest all posts stand.
        connection.execute(
            "UPDATE posts SET state = 'standing', shown_version = version, place_id = 1, message_id = id"
        )


def _copying(connection: sqlite3.Connection, table: str, changes: dict[str, str]) -> str:
    columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    values = [changes.get(column, column) for column in columns]
    return (
        "WITH RECURSIVE numbers (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM numbers WHERE i < ?)"
        f" INSERT INTO {table} ({', '.join(columns)})"
        f" SELECT {', '.join(values)} FROM numbers, (SELECT * FROM {table})"
    )
