"""Reactions: of the bot and of members, told to both."""

import base64
from urllib.parse import quote

import pytest

from tests.playground.driver import Refused
from tests.playground.town import PICTURE, open_town

ADD_REACTIONS, MANAGE_MESSAGES = 1 << 6, 1 << 13
FIRE, STAR = "🔥", "⭐"


@pytest.fixture
async def town(tmp_path):
    async with open_town(tmp_path / "town.world") as opened:
        opened.said = await opened.anna.say(opened.here, "Look")
        yield opened


def path(town, tail="", message=None):
    return f"/channels/{town.here}/messages/{(message or town.said)['id']}/reactions{tail}"


def at(emoji, who="@me"):
    return f"/{quote(emoji)}/{who}"


async def react(town, member, emoji, method="PUT"):
    place = f"/members/{member.id}/channels/{town.here}/messages/{town.said['id']}"
    return await town.local.ask(method, f"{place}/reactions/{quote(emoji)}")


async def shown(town, member=None):
    (message,) = await (member or town.anna).reads(town.here)
    return {each["emoji"]["name"]: (each["count"], each["me"]) for each in message.get("reactions", ())}


async def test_the_bot_reacts_and_takes_it_back(town):
    async with town.bot() as bot:
        await town.rest("PUT", path(town, at(FIRE)))
        heard = await bot.event("MESSAGE_REACTION_ADD")
        assert (heard["user_id"], heard["message_id"]) == (town.bot_id, town.said["id"])
        assert (heard["emoji"], heard["guild_id"]) == ({"id": None, "name": FIRE}, town.guild["id"])
        assert heard["member"]["user"]["id"] == town.bot_id
        assert await shown(town) == {FIRE: (1, False)}
        (again,) = (await town.rest("GET", f"/channels/{town.here}/messages"))[0]["reactions"]
        assert (again["count"], again["me"]) == (1, True)
        await town.rest("DELETE", path(town, at(FIRE)))
        assert (await bot.event("MESSAGE_REACTION_REMOVE"))["user_id"] == town.bot_id
    assert await shown(town) == {}


async def test_members_react_and_the_bot_hears_of_it(town):
    async with town.bot() as bot:
        await react(town, town.anna, FIRE)
        await react(town, town.anna, FIRE)
        await react(town, town.bruno, FIRE)
        heard = [(await bot.event("MESSAGE_REACTION_ADD"))["user_id"] for _ in range(2)]
        assert heard == [town.anna.id, town.bruno.id]
        assert await shown(town, town.anna) == {FIRE: (2, True)}
        assert await shown(town, town.chidi) == {FIRE: (2, False)}
        await react(town, town.anna, FIRE, "DELETE")
        assert (await bot.event("MESSAGE_REACTION_REMOVE"))["user_id"] == town.anna.id


async def test_whoever_reacted_can_be_asked_for_page_by_page(town):
    for member in (town.anna, town.bruno, town.chidi):
        await react(town, member, STAR)
    everybody = [each["id"] for each in await town.rest("GET", path(town, f"/{quote(STAR)}"))]
    assert set(everybody) == {town.anna.id, town.bruno.id, town.chidi.id}
    first = await town.rest("GET", path(town, f"/{quote(STAR)}?limit=1&type=0"))
    assert [each["id"] for each in first] == everybody[:1]
    later = await town.rest("GET", path(town, f"/{quote(STAR)}?after={everybody[0]}&limit=100"))
    assert [each["id"] for each in later] == everybody[1:]
    assert await town.rest("GET", path(town, f"/{quote(FIRE)}")) == []


async def test_nobody_here_pays_for_bursts(town):
    await react(town, town.anna, STAR)
    assert await town.rest("GET", path(town, f"/{quote(STAR)}?type=1")) == []


async def test_an_archived_thread_shows_its_reactions_and_takes_none(town):
    thread = await town.rest("POST", f"/channels/{town.here}/threads", {"name": "t", "type": 11})
    said = await town.anna.say(thread["id"], "in here")
    place = f"/channels/{thread['id']}/messages/{said['id']}/reactions"
    await town.rest("PUT", f"{place}{at(FIRE)}")
    await town.rest("PATCH", f"/channels/{thread['id']}", {"archived": True})
    assert len(await town.rest("GET", f"{place}/{quote(FIRE)}")) == 1
    for method, tail in (("PUT", at(STAR)), ("DELETE", at(FIRE)), ("DELETE", "")):
        assert await town.refused(method, place + tail) == (400, 50083)


async def test_a_moderating_bot_clears_reactions(town):
    for emoji in (FIRE, STAR):
        await react(town, town.anna, emoji)
        await react(town, town.bruno, emoji)
    async with town.bot() as bot:
        await town.rest("DELETE", path(town, at(FIRE, town.anna.id)))
        assert (await bot.event("MESSAGE_REACTION_REMOVE"))["user_id"] == town.anna.id
        await town.rest("DELETE", path(town, f"/{quote(STAR)}"))
        assert (await bot.event("MESSAGE_REACTION_REMOVE_EMOJI"))["emoji"]["name"] == STAR
        assert await shown(town) == {FIRE: (1, False)}
        await town.rest("DELETE", path(town))
        assert (await bot.event("MESSAGE_REACTION_REMOVE_ALL"))["message_id"] == town.said["id"]
    assert await shown(town) == {}


async def test_a_custom_emoji_goes_by_its_id(town):
    image = "data:image/png;base64," + base64.b64encode(PICTURE).decode()
    made = await town.rest(
        "POST", f"/applications/{town.application_id}/emojis", {"name": "brick", "image": image}
    )
    async with town.bot() as bot:
        await town.rest("PUT", path(town, at(f"wall:{made['id']}")))
        heard = (await bot.event("MESSAGE_REACTION_ADD"))["emoji"]
        assert heard == {"id": made["id"], "name": "brick", "animated": False}
    assert await shown(town) == {"brick": (1, False)}
    assert await town.refused("PUT", path(town, at("brick:1"))) == (404, 10014)


@pytest.mark.parametrize("name", ["x", "fire", "é", "🔥🔥", ":fire:", "1", "%"])
async def test_what_is_no_emoji_is_no_reaction(town, name):
    assert await town.refused("PUT", path(town, at(name))) == (404, 10014)
    with pytest.raises(Refused):
        await react(town, town.anna, name)


async def test_rights_decide_who_reacts(town):
    rights = {"allow": 0, "deny": ADD_REACTIONS | MANAGE_MESSAGES}
    await town.local.ask("PUT", f"/channels/{town.here}/overwrites/{town.bot_id}", rights)
    await react(town, town.anna, STAR)
    assert await town.refused("PUT", path(town, at(FIRE))) == (403, 50013)
    await town.rest("PUT", path(town, at(STAR)))
    assert await town.refused("DELETE", path(town)) == (403, 50013)
    assert await town.refused("DELETE", path(town, at(STAR, town.anna.id))) == (403, 50013)


async def test_twenty_reactions_are_enough(town):
    for number in range(20):
        await town.rest("PUT", path(town, at(chr(0x1F600 + number))))
    assert await town.refused("PUT", path(town, at(STAR))) == (400, 30010)
    with pytest.raises(Refused):
        await react(town, town.anna, STAR)


async def test_reactions_need_their_intent(town):
    async with town.bot(1 | 1 << 9) as bot:
        await react(town, town.anna, FIRE)
        await town.anna.say(town.here, "after")
        assert await bot.names_until("MESSAGE_CREATE") == ["MESSAGE_CREATE"]


async def test_reactions_in_a_dm(town):
    dm = await town.anna.dm()
    said = await town.anna.say(dm, "hello")
    async with town.bot() as bot:
        await town.rest("PUT", f"/channels/{dm}/messages/{said['id']}/reactions{at(FIRE)}")
        assert "guild_id" not in await bot.event("MESSAGE_REACTION_ADD")
    refused = f"/channels/{dm}/messages/{said['id']}/reactions"
    assert await town.refused("DELETE", refused) == (403, 50003)


async def test_reactions_are_still_there_after_an_edit_and_a_restart(tmp_path):
    async with open_town(tmp_path / "other.world") as town:
        sent = await town.rest("POST", f"/channels/{town.here}/messages", {"content": "one"})
        await town.rest("PUT", path(town, at(FIRE), sent))
        await town.rest("PATCH", f"/channels/{town.here}/messages/{sent['id']}", {"content": "two"})
    async with open_town(tmp_path / "other.world") as town:
        assert await shown(town) == {FIRE: (1, False)}
