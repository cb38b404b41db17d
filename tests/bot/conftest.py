"""A database file and the service on it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from bot.tables import Tables
from tests.bot.company import Clock, running


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "rowhouse.sqlite3"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def tables(path: Path, clock: Clock) -> AsyncIterator[Tables]:
    async with running(path, clock) as service:
        yield service


@pytest.fixture
def store(tables: Tables) -> Store:
    return tables.store
