"""What the tests of the cogs share: the whole house, every exchange checked against Discord's description."""

import pytest
import pytest_asyncio

from bot.pictures import Pictures
from tests.cogs.house import House
from tests.playground.openapi import recorder


@pytest.fixture(scope="session")
def _warm():
    """As at the start of the bot: a first drawing may outlast the time in which a press is answered."""
    pictures = Pictures()
    pictures.warm_up().result()
    pictures.close()


@pytest_asyncio.fixture
async def house(_warm, tmp_path):
    noted = recorder()
    async with House(tmp_path, noted.record) as started:
        yield started
    noted.verify()
