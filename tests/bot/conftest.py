"""A database and the service on it, on both engines."""

from collections.abc import AsyncIterator, Iterator
from inspect import signature
from pathlib import Path

import pytest

from bot.clocks.lengths import SECOND
from bot.store import Store
from bot.store.place import Place
from bot.tables import Tables
from tests.bot.company import UNHURRIED, Clock, opened

CONTRACT = "contract"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"{CONTRACT}: what the store promises, on both engines in `make test`")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for the file itself is about SQLite; everything else holds for both.

    The second engine is tried in `make test` where the engine matters, and everywhere in `make check`.
    """
    if "engine" in metafunc.fixturenames:
        asked = signature(metafunc.function).parameters
        of_file = "path" in asked or "tmp_path" in asked
        is_quick = metafunc.definition.get_closest_marker(CONTRACT) is not None
        server = pytest.param("postgresql", marks=() if is_quick else pytest.mark.thorough)
        metafunc.parametrize("engine", ["sqlite"] if of_file else ["sqlite", server])


@pytest.fixture(autouse=True)
def _lasting_hold() -> Iterator[None]:
    """Shards are lost when a test says so, not because the machine is slow.

    With a patch of its own: the one of the test would be undone after all that the test asks for.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.store.postgres.shards.IDLE", UNHURRIED)
        patch.setattr("bot.cluster.FRESH", UNHURRIED * SECOND)
        yield


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database file that is not there yet."""
    return tmp_path / "rowhouse.sqlite3"


@pytest.fixture
def place(request: pytest.FixtureRequest, engine: str) -> Place:
    """A database that nobody has used, of either engine."""
    found: Place = request.getfixturevalue("path" if engine == "sqlite" else "server")
    return found


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def house(place: Place, clock: Clock) -> AsyncIterator[tuple[Tables, Store]]:
    async with opened(place, clock) as tables_and_store:
        yield tables_and_store


@pytest.fixture
def tables(house: tuple[Tables, Store]) -> Tables:
    return house[0]


@pytest.fixture
def store(house: tuple[Tables, Store]) -> Store:
    return house[1]
