"""What the tests of the playground share: a stage with the real client on it."""

from types import SimpleNamespace

import pytest_asyncio

from playground.app import Playground
from tests.playground.driver import Local
from tests.playground.example_bot import running
from tests.playground.openapi import recorder


@pytest_asyncio.fixture
async def stage(tmp_path):
    """A playground with the bot in it; every exchange is checked against Discord's description."""
    noted = recorder()
    async with (
        Playground(tmp_path / "town.world", on_exchange=noted.record) as playground,
        Local(playground.url) as local,
        running(playground.url) as bot,
    ):
        people = {person["username"]: person for person in await local.ask("GET", "/members")}
        guild = (await local.world())["guilds"][0]
        channels = {channel["name"]: channel["id"] for channel in guild["channels"]}
        yield SimpleNamespace(
            bot=bot,
            playground=playground,
            local=local,
            guild=bot.get_guild(int(guild["id"])),
            here=channels["games"],
            channels=channels,
            channel=bot.get_channel(int(channels["games"])),
            roles={role["name"]: role["id"] for role in guild["roles"]},
            **{name: local.known(person) for name, person in people.items()},
        )
    noted.verify()
