"""In which language people and servers use Discord, and how a bot hears of it."""

import pytest

from tests.playground.driver import Refused
from tests.playground.town import open_town, used

COMMAND = {
    "name": "go",
    "description": "Go somewhere",
    "name_localizations": {"de": "los"},
    "description_localizations": {"de": "Irgendwohin gehen"},
}


@pytest.fixture
async def town(tmp_path):
    async with open_town(tmp_path / "town.world") as opened:
        yield opened


async def test_an_interaction_comes_with_the_locale_of_the_member_and_of_the_server(town):
    await town.register(COMMAND)
    async with town.bot() as bot:
        heard = await used(town, bot, town.anna)
        assert (heard["locale"], heard["guild_locale"], heard["guild"]["locale"]) == ("en-US",) * 3
        assert (await town.anna.speaks("de"))["locale"] == "de"
        changed = await town.local.ask("PATCH", f"/guilds/{town.guild['id']}", {"locale": "fr"})
        assert changed["preferred_locale"] == "fr"
        assert (await bot.event("GUILD_UPDATE"))["preferred_locale"] == "fr"
        heard = await used(town, bot, town.anna)
        assert (heard["locale"], heard["guild_locale"], heard["guild"]["locale"]) == ("de", "fr", "fr")
    assert (await town.rest("GET", f"/guilds/{town.guild['id']}"))["preferred_locale"] == "fr"


async def test_commands_are_shown_in_the_locale_of_the_member_and_sent_by_their_own_name(town):
    await town.register(COMMAND)
    await town.anna.speaks("de")
    (shown,) = await town.anna.commands(town.here)
    assert (shown["name"], shown["name_localized"]) == ("go", "los")
    assert shown["description_localized"] == "Irgendwohin gehen"
    async with town.bot() as bot:
        assert (await used(town, bot, town.anna))["data"]["name"] == "go"


@pytest.mark.parametrize("path", ["/members/{member}", "/guilds/{guild}"])
async def test_a_locale_that_discord_does_not_have_is_refused(town, path):
    where = path.format(member=town.anna.id, guild=town.guild["id"])
    with pytest.raises(Refused) as refusal:
        await town.local.ask("PATCH", where, {"locale": "tlh"})
    assert (refusal.value.status, refusal.value.field) == (400, "locale")
