"""What a tick of the clock costs among many tables that all have deadlines, against few."""

import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from benchmarks.figure import Figure, against
from benchmarks.stored_tables import make_database, service
from bot.clock import BATCH, Clock
from bot.store import Store
from bot.wall import Wall

MANY, FEW = 100_000, BATCH
ROUNDS = 5
NOW = 3_600_000
"""An hour after every table began; in two days all of them are due."""


def figures() -> list[Figure]:
    """A tick that finds a batch of tables due, and one that finds nothing."""
    with tempfile.TemporaryDirectory() as folder:
        few, many = Path(folder) / "few.sqlite3", Path(folder) / "many.sqlite3"
        for path, copies in ((few, FEW), (many, MANY)):
            asyncio.run(make_database(path, copies))
        pairs = asyncio.run(_timed(few)), asyncio.run(_timed(many))
    (few_due, few_idle), (many_due, many_idle) = pairs
    due, idle = many_due / few_due, many_idle / few_idle
    return [
        Figure(f"a tick with {BATCH} tables due, of 100,000 / of {FEW}", f"{due:.2f}", against(due, 1.2)),
        Figure(f"a tick with nothing due, of 100,000 / of {FEW}", f"{idle:.2f}", against(idle, 1.2)),
    ]


async def _timed(path: Path) -> tuple[float, float]:
    """Seconds of a tick that looks at a batch of tables, and of one that finds nothing; the best of some."""
    store = await Store.open(path)
    clock = Clock(store, service(store), Wall(lambda: NOW, lambda: NOW))
    await clock.connected()
    due, idle = [], []
    for _ in range(ROUNDS):
        _make_due(path)
        due.append(await _seconds(clock, BATCH))
        idle.append(await _seconds(clock, 0))
    await store.close()
    return min(due), min(idle)


async def _seconds(clock: Clock, looked_at: int) -> float:
    start = time.perf_counter()
    assert await clock.tick() == looked_at
    return time.perf_counter() - start


def _make_due(path: Path) -> None:
    """Tables here and there, as many as are looked at in one tick."""
    with closing(sqlite3.connect(path)) as connection, connection:
        (last,) = connection.execute("SELECT max(id) FROM tables").fetchone()
        connection.execute("UPDATE tables SET due = 1 WHERE id % ? = 0", (last // BATCH,))
