"""Members who leave a server: bots hear of it with the privileged intent only, and find out by asking."""

import pytest

from tests.playground.driver import Refused
from tests.playground.town import open_town

GUILDS, MEMBERS = 1 << 0, 1 << 1


@pytest.fixture
async def town(tmp_path):
    async with open_town(tmp_path / "town.world") as opened:
        yield opened


async def test_a_member_leaves_and_comes_back(town):
    guild_id = town.guild["id"]
    path = f"/guilds/{guild_id}/members/{town.chidi.id}"
    assert (await town.rest("GET", path))["user"]["id"] == town.chidi.id
    await town.chidi.leaves(guild_id)
    assert [each["name"] for each in await town.chidi.channels() if each["type"] == 0] == []
    assert await town.refused("GET", path) == (404, 10007)
    with pytest.raises(Refused, match="no member"):
        await town.chidi.leaves(guild_id)
    await town.chidi.comes_back(guild_id)
    assert (await town.rest("GET", path))["roles"] == []


async def test_a_bot_hears_of_it_only_with_the_privileged_intent(town):
    guild_id = town.guild["id"]
    async with town.bot(intents=GUILDS | MEMBERS) as privileged, town.bot(intents=GUILDS) as plain:
        await town.chidi.leaves(guild_id)
        left = await privileged.event("GUILD_MEMBER_REMOVE")
        assert (left["guild_id"], left["user"]["id"]) == (guild_id, town.chidi.id)
        await town.local.ask("POST", "/channels", {"name": "attic"})
        assert "GUILD_MEMBER_REMOVE" not in await plain.names_until("CHANNEL_CREATE")


async def test_the_owner_of_a_server_stays(town):
    with pytest.raises(Refused, match="cannot leave"):
        await town.anna.leaves(town.guild["id"])
