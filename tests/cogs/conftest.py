"""What the tests of the cogs share: the whole house, every exchange checked against Discord's description."""

import os
from contextlib import asynccontextmanager
from importlib import import_module
from pkgutil import walk_packages

import pytest
import pytest_asyncio

import cogs
from bot import cluster, services, thinkers
from bot.clocks.lengths import SECOND
from bot.pictures import Pictures
from bot.store.postgres import shards
from cogs import answers, recaps
from cogs.puzzle import days
from tests.cogs.house import House
from tests.playground.openapi import recorder


@pytest.fixture(scope="session", autouse=True)
def _loaded():
    """As at the start of the bot: commands offer the games of the house, not what a test adds to them."""
    for module in walk_packages(cogs.__path__, "cogs."):
        import_module(module.name)


@pytest.fixture(scope="session", autouse=True)
def _unhurried():
    """However slow the machine is, an answer is given at once, a thought is thought to its end, a stop waits
    for what is under way and shards are held, unless a test is about long ones."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(answers, "BUDGET", 600.0)
        for thinks in (thinkers, days, recaps):
            patch.setattr(thinks, "PATIENCE", 600.0)
        patch.setattr(services, "PATIENCE", 30.0)
        patch.setattr(shards, "IDLE", 600.0)
        patch.setattr(cluster, "FRESH", 600 * SECOND)
        yield


@pytest.fixture(scope="session")
def _warm():
    """As at the start of the bot: where Discord's clock goes on, a first drawing may outlast its patience."""
    pictures = Pictures()
    pictures.warm_up().result()
    pictures.close()


@pytest.fixture
def database(request, tmp_path):
    """A file; or with ROWHOUSE_TEST_ENGINE=postgresql, to see that all of it holds there, too, a server's."""
    on_server = os.environ.get("ROWHOUSE_TEST_ENGINE") == "postgresql"
    return request.getfixturevalue("server") if on_server else tmp_path / "rowhouse.db"


@pytest_asyncio.fixture
async def house(tmp_path, database):
    async with checked(tmp_path, database=database) as started:
        yield started


@pytest_asyncio.fixture
async def new_house(tmp_path):
    """A house in a town that has not seen the bot before."""
    async with checked(tmp_path, is_new=True) as started:
        yield started


@pytest_asyncio.fixture(loop_scope="session")
async def street(tmp_path, database):
    """A house for a browser, whose pages live as long as their module."""
    async with checked(tmp_path, database=database) as started:
        yield started


@asynccontextmanager
async def checked(folder, **options):
    noted = recorder()
    async with House(folder, noted.record, **options) as started:
        yield started
    noted.verify()
