"""The local interface: live events, and interactions that fail."""

import json

import pytest

from playground.changes import MessageCreated
from playground.gateway.dispatches import dispatches_for
from playground.local.telling import texts_for
from tests.playground.town import open_town, used

EPHEMERAL, LOADING = 64, 128


@pytest.fixture
async def town(tmp_path):
    async with open_town(tmp_path / "town.world") as opened:
        yield opened


class Ears:
    """A member's event socket."""

    def __init__(self, raw):
        self.raw = raw

    async def event(self, *kinds):
        while True:
            heard = json.loads((await self.raw.receive()).data)
            if heard["type"] in kinds:
                return heard


def listening(town, member):
    return town.session.ws_connect(f"{town.url}/local/members/{member.id}/events".replace("http", "ws", 1))


async def test_a_member_hears_reactions_come_and_go(town):
    said = await town.anna.say(town.here, "Look")
    path = f"/channels/{town.here}/messages/{said['id']}/reactions"
    async with listening(town, town.bruno) as raw:
        ears = Ears(raw)
        await town.rest("PUT", f"{path}/%F0%9F%94%A5/@me")
        (heard,) = (await ears.event("message_updated"))["message"]["reactions"]
        assert (heard["emoji"]["name"], heard["count"], heard["me"]) == ("🔥", 1, False)
        mine = f"/members/{town.bruno.id}{path}/%F0%9F%94%A5"
        await town.local.ask("PUT", mine)
        (heard,) = (await ears.event("message_updated"))["message"]["reactions"]
        assert (heard["count"], heard["me"]) == (2, True)
        await town.rest("DELETE", path)
        assert "reactions" not in (await ears.event("message_updated"))["message"]


async def test_a_member_hears_messages_come_change_and_go(town):
    async with listening(town, town.bruno) as raw:
        ears = Ears(raw)
        assert (await ears.event("hello"))["member_id"] == town.bruno.id
        sent = await town.rest("POST", f"/channels/{town.here}/messages", {"content": "one"})
        heard = await ears.event("message_created")
        assert (heard["channel_id"], heard["message"]["content"]) == (town.here, "one")
        assert (await ears.event("unread"))["unread"] == 1
        path = f"/channels/{town.here}/messages/{sent['id']}"
        await town.rest("PATCH", path, {"content": "two"})
        assert (await ears.event("message_updated"))["message"]["content"] == "two"
        await town.rest("DELETE", path)
        assert (await ears.event("message_deleted"))["message_id"] == sent["id"]


async def test_nobody_hears_of_what_they_do_not_see(town):
    await town.register({"name": "go", "description": "Go"})
    async with listening(town, town.chidi) as raw, town.bot() as bot:
        ears = Ears(raw)
        await ears.event("hello")
        await used(town, bot, town.anna, {"content": "secret", "flags": EPHEMERAL})
        await town.bruno.say(town.channels["back-room"], "hidden")
        await town.bruno.say(town.here, "open")
        heard = await ears.event("message_created", "interaction")
        assert heard["message"]["content"] == "open"


async def test_a_member_follows_their_interaction(town):
    await town.register({"name": "go", "description": "Go"})
    async with listening(town, town.anna) as raw, town.bot() as bot:
        ears = Ears(raw)
        interaction = await used(town, bot, town.anna)
        assert (await ears.event("interaction"))["state"] == "waiting"
        await town.reply(interaction, 5)
        heard = await ears.event("interaction")
        assert (heard["state"], heard["message"]["flags"]) == ("deferred", LOADING)
        path = f"/webhooks/{town.application_id}/{interaction['token']}/messages/@original"
        await town.rest("PATCH", path, {"content": "done"})
        assert (await ears.event("interaction"))["state"] == "answered"


async def test_a_member_hears_of_threads_typing_and_the_bot(town):
    async with listening(town, town.bruno) as raw:
        ears = Ears(raw)
        thread = {"name": "Table 1", "type": 11}
        made = await town.rest("POST", f"/channels/{town.here}/threads", thread)
        assert (await ears.event("channel_created"))["channel"]["name"] == "Table 1"
        await town.rest("PATCH", f"/channels/{made['id']}", {"archived": True})
        heard = await ears.event("channel_updated")
        assert heard["channel"]["thread_metadata"]["archived"] is True
        await town.rest("POST", f"/channels/{town.here}/typing")
        assert (await ears.event("typing"))["user_id"] == town.bot_id
        async with town.bot():
            assert (await ears.event("bot"))["online"] is True
        assert (await ears.event("bot"))["online"] is False
        await town.register({"name": "go", "description": "Go"})
        assert await ears.event("commands_changed")


async def test_a_channel_that_is_taken_away_is_gone(town):
    async with listening(town, town.chidi) as raw:
        ears = Ears(raw)
        rights = {"deny": 1 << 10}
        await town.local.ask("PUT", f"/channels/{town.here}/overwrites/{town.chidi.id}", rights)
        assert (await ears.event("channel_deleted"))["channel_id"] == town.here


async def test_reading_clears_the_marks_in_every_window(town):
    await town.anna.say(town.here, f"<@{town.bruno.id}>")
    async with listening(town, town.bruno) as raw:
        await Ears(raw).event("hello")
        await town.local.ask("POST", f"/members/{town.bruno.id}/channels/{town.here}/read", {})
        heard = await Ears(raw).event("unread")
        assert (heard["unread"], heard["mentions"]) == (0, 0)


# Failing


async def test_an_interaction_fails_when_nobody_acknowledges_it(town):
    await town.register({"name": "go", "description": "Go"})
    async with listening(town, town.anna) as raw:
        ears = Ears(raw)
        waiting = await town.anna.command(town.here, "go", wait="false")
        assert waiting["state"] == "waiting"
        await town.local.advance(3.01)
        assert (await ears.event("interaction"))["state"] == "waiting"
        assert (await ears.event("interaction"))["state"] == "failed"
    told = await town.local.ask("GET", f"/interactions/{waiting['interaction_id']}")
    assert told["state"] == "failed"


async def test_a_follow_up_after_fifteen_minutes_is_refused(town):
    await town.register({"name": "go", "description": "Go"})
    async with town.bot() as bot:
        interaction = await used(town, bot, town.anna, {"content": "early"})
    path = f"/webhooks/{town.application_id}/{interaction['token']}"
    await town.local.advance(899)
    await town.rest("POST", path, {"content": "in time"})
    await town.local.advance(2)
    assert await town.refused("POST", path, {"content": "late"}) == (401, 50027)
    assert await town.refused("PATCH", path + "/messages/@original", {"content": "late"}) == (401, 50027)


async def test_an_interaction_is_followed_up_only_after_its_answer(town):
    await town.register({"name": "go", "description": "Go"})
    async with town.bot() as bot:
        interaction = await used(town, bot, town.anna)
    path = f"/webhooks/{town.application_id}/{interaction['token']}"
    assert await town.refused("POST", path, {"content": "early"}) == (404, 10015)


# However many listen


async def test_an_event_is_written_once_for_all_pages_of_a_member(town):
    """And what every member sees alike is written once for all of them."""
    world = town.playground.world
    message = world.storage.load_message(int((await town.anna.say(town.here, "Hello"))["id"]))
    anna, bruno = int(town.anna.id), int(town.bruno.id)
    texts = texts_for(MessageCreated(message), world, {anna, bruno})
    assert set(texts) == {anna, bruno}
    assert json.loads(texts[bruno][0])["message"]["content"] == "Hello"
    assert json.loads(texts[anna][0])["message"]["local"]["can_delete"] is True
    assert texts_for(MessageCreated(message), world, ()) == {}


async def test_an_event_is_written_once_for_all_sessions(town):
    world = town.playground.world
    message = world.storage.load_message(int((await town.anna.say(town.here, "Hello"))["id"]))
    (event,) = dispatches_for(MessageCreated(message), world)
    with_content, without = 1 << 9 | 1 << 15, 1 << 9
    assert event.text_for(with_content) is event.text_for(with_content)
    assert event.text_for(without) is event.text_for(without)
    assert json.loads(event.text_for(with_content))["content"] == "Hello"
    assert json.loads(event.text_for(without))["content"] == ""
