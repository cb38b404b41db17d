"""What the tests of the cogs share: the whole house, every exchange checked against Discord's description."""

import pytest_asyncio

from tests.cogs.house import House
from tests.playground.openapi import recorder


@pytest_asyncio.fixture
async def house(tmp_path):
    noted = recorder()
    async with House(tmp_path, noted.record) as started:
        yield started
    noted.verify()
