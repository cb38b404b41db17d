"""Figure 7 with a million stored tables; making them takes minutes and gigabytes."""

import asyncio
import tempfile
from pathlib import Path

from benchmarks.figure import Figure
from benchmarks.stored_tables import make_database
from benchmarks.tables import FEW, among_many

MILLION = 1_000_000


def figures() -> list[Figure]:
    """One figure, from two databases in a temporary folder."""
    with tempfile.TemporaryDirectory() as folder:
        few, million = Path(folder) / "few.sqlite3", Path(folder) / "million.sqlite3"
        asyncio.run(make_database(few, FEW))
        asyncio.run(make_database(million, MILLION))
        return [asyncio.run(among_many(few, million, MILLION, 1.2))]
