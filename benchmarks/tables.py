"""Figures 4 and 6 to 9: what keeping a move costs, alone, in company, among many tables and at start."""

import asyncio
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable
from contextlib import closing
from pathlib import Path

from benchmarks.figure import Figure, against, bytes_held
from benchmarks.stored_tables import a_game, make_database, plainest_move, service, started
from bot.consequences import Consequences, consequences_of
from bot.store import Store
from bot.store.keeping import statements_of
from bot.store.place import Place
from bot.store.sqlite.opening import SETTINGS
from bot.table import Table, Update
from bot.tables import Tables

MANY, FEW = 100_000, 100
MOVES, ROUNDS = 40, 10
AT_ONCE = 50
LOOKED_AT = 2_000
"""Tables loaded before memory is measured; far more than are remembered."""


def figures() -> list[Figure]:
    """The five figures, each from its own database in a temporary folder."""
    with tempfile.TemporaryDirectory() as folder:
        few, many = Path(folder) / "few.sqlite3", Path(folder) / "many.sqlite3"
        none = Path(folder) / "none.sqlite3"
        for path, copies in ((none, 0), (few, FEW), (many, MANY)):
            asyncio.run(make_database(path, copies))
        at_rest = [asyncio.run(_start(none, many)), _memory(none, many)]  # before the moves of figure 7
        return [
            asyncio.run(_kept_move(Path(folder) / "moves.sqlite3")),
            asyncio.run(in_company(Path(folder) / "company.sqlite3")),
            asyncio.run(among_many(few, many)),
            *at_rest,
        ]


async def _seconds(work: Awaitable[object]) -> float:
    start = time.perf_counter()
    await work
    return time.perf_counter() - start


# 4: one awaited kept move


async def _kept_move(path: Path) -> Figure:
    store = await Store.open(path)
    ours, direct = [], []
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for setting in SETTINGS:
            connection.execute(f"PRAGMA {setting}")
        for number in range(1, ROUNDS + 1):
            ours.append(await kept_by_store(store, a_game(2 * number, MOVES)))
            direct.append(await _kept_directly(store, connection, a_game(2 * number + 1, MOVES)))
    await store.close()
    ratio = min(ours) / min(direct)
    return Figure("4 one awaited kept move / a direct commit of its rows", f"{ratio:.2f}", against(ratio, 2))


async def kept_by_store(store: Store, updates: list[Update]) -> float:
    """Seconds for the moves of a game."""
    lobby, moves = updates[:-MOVES], updates[-MOVES:]
    for update in lobby:
        await store.tables.keep(update, Consequences())
    start = time.perf_counter()
    for update in moves:
        await store.tables.keep(update, consequences_of(update))
    return time.perf_counter() - start


async def _kept_directly(store: Store, connection: sqlite3.Connection, updates: list[Update]) -> float:
    lobby, moves = updates[:-MOVES], updates[-MOVES:]
    for update in lobby:
        await store.tables.keep(update, Consequences())
    prepared = [list(statements_of(update, consequences_of(update))) for update in moves]
    start = time.perf_counter()
    for statements in prepared:
        connection.execute("BEGIN IMMEDIATE")
        for sql, values, _ in statements:
            connection.execute(sql, values)
        connection.execute("COMMIT")
    return time.perf_counter() - start


# 6: many tables at once


async def in_company(place: Place, where: str = "") -> Figure:
    """What is gained when many tables are played at once."""
    store = await Store.open(place)
    tables = service(store)
    alone, together = [], []
    for _ in range(ROUNDS):
        one, *many = [await started(tables) for _ in range(AT_ONCE + 1)]
        alone.append(await _seconds(play_on(tables, one, MOVES)) / MOVES)
        moves = MOVES // 4
        played = asyncio.gather(*(play_on(tables, table, moves) for table in many))
        together.append(await _seconds(played) / (moves * AT_ONCE))
    await store.close()
    ratio = min(alone) / min(together)
    measured = f"{ratio:.2f} ({1 / min(together):.0f} a second)"
    return Figure(
        f"6 moves kept per second{where}, {AT_ONCE} tables at once / one",
        measured,
        against(ratio, 4, more_is_better=True),
    )


async def play_on(tables: Tables, table: Table, moves: int) -> None:
    """The plainest moves, one after the other."""
    for _ in range(moves):
        user_id, version, (text,) = plainest_move(table)
        table = (await tables.confirm(table.id, user_id, version, 0, text)).after


# 7: among many stored tables


async def among_many(
    few: Place, many: Place, tables: int = MANY, goal: float = 1.1, where: str = ""
) -> Figure:
    """The cost of a move in a database of so many tables, beside one of a few."""
    stores = [await Store.open(few), await Store.open(many)]
    spent: tuple[list[float], list[float]] = ([], [])
    for _ in range(ROUNDS):
        for store, stored, times in zip(stores, (FEW, tables), spent, strict=True):
            chosen = range(1, stored + 1, stored // FEW)
            times.append(await _seconds(_move_at(store, chosen)))
    for store in stores:
        await store.close()
    ratio = min(spent[1]) / min(spent[0])
    return Figure(
        f"7 a move{where} with {tables:,} stored tables / with {FEW}", f"{ratio:.2f}", against(ratio, goal)
    )


async def _move_at(store: Store, chosen: range) -> None:
    """Two moves at each table, the first of which has to load it; enough for a checkpoint in every round."""
    tables = service(store)
    for table_id in chosen:
        await play_on(tables, await tables.load(table_id), 2)


# 8: start


async def _start(none: Path, many: Path) -> Figure:
    spent: tuple[list[float], list[float]] = ([], [])
    for _ in range(2 * ROUNDS):
        for path, times in zip((none, many), spent, strict=True):
            times.append(await _seconds(_until_ready(path)))
    ratio = min(spent[1]) / min(spent[0])
    return Figure(f"8 store ready with {MANY:,} open tables / with none", f"{ratio:.2f}", against(ratio, 1.1))


async def _until_ready(path: Path) -> None:
    store = await Store.open(path)
    service(store)
    assert not await store.posts.due(0, LOOKED_AT)
    await store.close()


# 9: memory


def _memory(none: Path, many: Path) -> Figure:
    each = (_memory_with(many) - _memory_with(none)) / MANY
    return Figure("9 memory per open, idle table", f"{each:.0f} bytes", against(each / 1024, 1))


def _memory_with(path: Path) -> int:
    """The bytes that a process of its own holds after it has looked at a database."""
    command = [sys.executable, "-m", "benchmarks.tables", str(path)]
    return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


async def _look_at(path: Path) -> int:
    store = await Store.open(path)
    tables = service(store)
    assert not await store.posts.due(0, LOOKED_AT)
    for table_id in (await store.tables.all())[:LOOKED_AT]:
        await tables.load(table_id)
    held = bytes_held()
    await store.close()
    return held


if __name__ == "__main__":
    sys.stdout.write(str(asyncio.run(_look_at(Path(sys.argv[1])))))
