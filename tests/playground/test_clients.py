"""Other ways to run the real client: sharded, and with all intents."""

import discord
import pytest

from playground.tokens import TOKEN
from tests.playground.example_bot import point_at
from tests.playground.town import open_town


@pytest.fixture
async def town(tmp_path):
    async with open_town(tmp_path / "town.world") as opened:
        point_at(opened.url)
        yield opened


async def test_a_sharded_client_is_ready_on_its_shard(town):
    heard = []

    class Sharded(discord.AutoShardedClient):
        async def on_shard_ready(self, shard):
            heard.append(shard)

        async def on_ready(self):
            await self.close()

    client = Sharded(intents=discord.Intents.default(), shard_count=1, guild_ready_timeout=0.05)
    await client.start(TOKEN)
    assert heard == [0]
    assert [guild.name for guild in client.guilds] == ["Rowhouse Square"]


async def test_a_sharded_client_knows_the_servers_of_its_shards_and_no_others(town):
    for number in range(4):
        await town.local.ask("POST", "/guilds", {"name": f"Number {number}", "shard": [number, 4]})
    known = {}

    class Sharded(discord.AutoShardedClient):
        async def before_identify_hook(self, shard_id, *, initial=False):
            """Wait for nobody: by default the client waits five seconds from shard to shard."""

        async def on_ready(self):
            known.update({guild.name: guild.shard_id for guild in self.guilds})
            await self.close()

    intents = discord.Intents.default()
    client = Sharded(intents=intents, shard_ids=[1, 3], shard_count=4, guild_ready_timeout=0.05)
    await client.start(TOKEN)
    known.pop("Rowhouse Square", None)  # it was there before, on any of them
    assert known == {"Number 1": 1, "Number 3": 3}


async def test_with_all_intents_the_client_knows_every_member(town):
    names = set()

    class Curious(discord.Client):
        async def on_ready(self):
            names.update(member.name for member in self.guilds[0].members)
            await self.close()

    await Curious(intents=discord.Intents.all(), guild_ready_timeout=0.05).start(TOKEN)
    assert names == {*town.people, "playground-bot"}
