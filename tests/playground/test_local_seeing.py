"""The local interface: exactly what each member sees."""

import pytest

from tests.playground.driver import Refused
from tests.playground.town import open_town, used

EPHEMERAL = 64
ROW = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}


@pytest.fixture
async def town(tmp_path):
    async with open_town(tmp_path / "town.world") as opened:
        yield opened


async def test_the_world_is_told(town):
    world = await town.local.world()
    assert world["guilds"][0]["name"] == "Rowhouse Square"
    assert [person["display_name"] for person in world["members"]][3] == "Дмитрий"
    assert world["bot"]["online"] is False
    async with town.bot():
        assert (await town.local.world())["bot"]["online"] is True


async def test_a_hidden_channel_is_there_only_for_some(town):
    hidden = town.channels["back-room"]
    assert hidden in [channel["id"] for channel in await town.bruno.channels()]
    assert hidden not in [channel["id"] for channel in await town.chidi.channels()]
    with pytest.raises(Refused) as refusal:
        await town.chidi.reads(hidden)
    assert refusal.value.status == 404


async def test_a_private_reply_is_seen_by_one_member_only(town):
    await town.register({"name": "go", "description": "Go"})
    async with town.bot() as bot:
        await used(town, bot, town.anna, {"content": "for you", "flags": EPHEMERAL})
    (seen,) = await town.anna.reads(town.here)
    assert (seen["content"], seen["local"]["ephemeral"]) == ("for you", True)
    assert await town.bruno.reads(town.here) == []
    assert await town.refused("GET", f"/channels/{town.here}/messages/{seen['id']}") == (404, 10008)
    await town.local.ask("DELETE", f"/members/{town.anna.id}/channels/{town.here}/messages/{seen['id']}")
    assert await town.anna.reads(town.here) == []


async def test_a_button_on_a_private_message_is_nobody_elses(town):
    await town.register({"name": "go", "description": "Go"})
    async with town.bot() as bot:
        await used(town, bot, town.anna, {"content": "x", "flags": EPHEMERAL, "components": [ROW]})
        (seen,) = await town.anna.reads(town.here)
        with pytest.raises(Refused) as refusal:
            await town.bruno.press(seen, "go")
        assert refusal.value.status == 404


async def test_a_direct_message_is_between_two(town):
    opened = await town.rest("POST", "/users/@me/channels", {"recipient_id": town.anna.id})
    await town.rest("POST", f"/channels/{opened['id']}/messages", {"content": "psst"})
    dm = await town.anna.dm()
    assert dm == opened["id"]
    assert [message["content"] for message in await town.anna.reads(dm)] == ["psst"]
    with pytest.raises(Refused):
        await town.bruno.reads(dm)


async def test_history_comes_in_pages(town):
    sent = [(await town.anna.say(town.here, f"{number}"))["id"] for number in range(7)]
    path = f"/members/{town.bruno.id}/channels/{town.here}/messages"

    async def page(query):
        return [message["content"] for message in await town.local.ask("GET", f"{path}?{query}")]

    assert await page("limit=3") == ["6", "5", "4"]
    assert await page(f"limit=3&before={sent[4]}") == ["3", "2", "1"]
    assert await page(f"limit=3&after={sent[2]}") == ["5", "4", "3"]
    assert await page(f"limit=4&around={sent[3]}") == ["5", "4", "3", "2"]


async def test_unread_messages_and_mentions_are_counted_until_read(town):
    await town.anna.say(town.here, f"hello <@{town.bruno.id}>")
    await town.anna.say(town.here, "and again")

    async def marks(member):
        (found,) = [channel for channel in await member.channels() if channel["id"] == town.here]
        return found["unread"], found["mentions"]

    assert await marks(town.bruno) == (2, 1)
    assert await marks(town.chidi) == (2, 0)
    assert await marks(town.anna) == (0, 0)
    await town.local.ask("POST", f"/members/{town.bruno.id}/channels/{town.here}/read", {})
    assert await marks(town.bruno) == (0, 0)


@pytest.mark.parametrize(
    ("allowed", "mentioned"),
    [(None, 1), ({"parse": []}, 0), ({"parse": ["users"]}, 1), ({"parse": [], "users": []}, 0)],
)
async def test_allowed_mentions_decide_who_is_told(town, allowed, mentioned):
    body = {"content": f"<@{town.bruno.id}>", **({"allowed_mentions": allowed} if allowed else {})}
    sent = await town.rest("POST", f"/channels/{town.here}/messages", body)
    assert len(sent["mentions"]) == mentioned
    (found,) = [channel for channel in await town.bruno.channels() if channel["id"] == town.here]
    assert found["mentions"] == mentioned


async def test_everyone_is_mentioned_only_with_the_right_to(town):
    assert (await town.chidi.say(town.here, "@everyone"))["mention_everyone"] is False
    assert (await town.bruno.say(town.here, "@everyone"))["mention_everyone"] is True
