"""A database file and the service on it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from bot.tables import Tables
from tests.bot.company import Clock, opened


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "rowhouse.sqlite3"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def house(path: Path, clock: Clock) -> AsyncIterator[tuple[Tables, Store]]:
    async with opened(path, clock) as tables_and_store:
        yield tables_and_store


@pytest.fixture
def tables(house: tuple[Tables, Store]) -> Tables:
    return house[0]


@pytest.fixture
def store(house: tuple[Tables, Store]) -> Store:
    return house[1]
