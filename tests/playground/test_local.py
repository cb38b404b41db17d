"""The local interface: what members see, hear and may do, with a bot that is spoken by hand."""

import asyncio
import base64
import json

import pytest

from tests.playground.driver import Refused, upload
from tests.playground.town import open_town

PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
EPHEMERAL, LOADING = 64, 128
ROW = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}


@pytest.fixture
async def town(tmp_path):
    async with open_town(tmp_path / "town.world") as opened:
        yield opened


async def used(town, bot, member, data=None, kind=4, command="go"):
    """A command used by a member and answered by the bot; gives the interaction as the bot got it."""
    await member.command(town.here, command, wait="false")
    interaction = await bot.event("INTERACTION_CREATE")
    if data is not None:
        await town.reply(interaction, kind, data)
    return interaction


class Ears:
    """A member's event socket."""

    def __init__(self, raw):
        self.raw = raw

    async def event(self, *kinds):
        while True:
            heard = json.loads((await asyncio.wait_for(self.raw.receive(), 10)).data)
            if heard["type"] in kinds:
                return heard


def listening(town, member):
    return town.session.ws_connect(f"{town.url}/local/members/{member.id}/events".replace("http", "ws", 1))


# Seeing


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


# Hearing


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


# Being told no


OPTIONS = [
    {"type": 3, "name": "word", "description": "w", "required": True, "min_length": 2, "max_length": 4},
    {"type": 4, "name": "count", "description": "c", "min_value": 1, "max_value": 3},
    {"type": 3, "name": "colour", "description": "c", "choices": [{"name": "Red", "value": "red"}]},
    {"type": 5, "name": "sure", "description": "s"},
    {"type": 6, "name": "who", "description": "w"},
    {"type": 7, "name": "where", "description": "w", "channel_types": [0]},
    {"type": 8, "name": "role", "description": "r"},
    {"type": 10, "name": "share", "description": "s", "max_value": 1},
    {"type": 11, "name": "file", "description": "f"},
]


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({}, "word"),
        ({"word": "x"}, "word"),
        ({"word": "xxxxx"}, "word"),
        ({"word": 5}, "word"),
        ({"word": "xx", "count": 4}, "count"),
        ({"word": "xx", "count": "many"}, "count"),
        ({"word": "xx", "count": 1.5}, "count"),
        ({"word": "xx", "count": True}, "count"),
        ({"word": "xx", "colour": "blue"}, "colour"),
        ({"word": "xx", "sure": "yes"}, "sure"),
        ({"word": "xx", "who": "1"}, "who"),
        ({"word": "xx", "who": "nobody"}, "who"),
        ({"word": "xx", "where": "1"}, "where"),
        ({"word": "xx", "role": "1"}, "role"),
        ({"word": "xx", "share": 1.5}, "share"),
        ({"word": "xx", "file": "not a file"}, "file"),
        ({"word": "xx", "other": 1}, "other"),
    ],
)
async def test_an_option_that_does_not_fit_is_named(town, options, field):
    await town.register({"name": "try", "description": "Try", "options": OPTIONS})
    with pytest.raises(Refused) as refusal:
        await town.anna.command(town.here, "try", **options)
    assert (refusal.value.status, refusal.value.field) == (400, field)


async def test_options_that_fit_arrive_as_they_are(town):
    await town.register({"name": "try", "description": "Try", "options": OPTIONS})
    given = {
        "word": "abc",
        "count": "2",
        "sure": True,
        "who": town.bruno.id,
        "where": town.channels["welcome"],
        "role": town.roles["Players"],
        "share": 0.5,
        "file": upload("map.png", PICTURE),
    }
    async with town.bot() as bot:
        await town.anna.command(town.here, "try", wait="false", **given)
        data = (await bot.event("INTERACTION_CREATE"))["data"]
    values = {option["name"]: option["value"] for option in data["options"]}
    assert values | {"file": None} == given | {"count": 2, "file": None}
    assert data["resolved"]["members"][town.bruno.id]["roles"]
    (attachment,) = data["resolved"]["attachments"].values()
    assert (attachment["filename"], attachment["width"]) == ("map.png", 1)
    async with town.session.get(attachment["url"]) as got:
        assert await got.read() == PICTURE


@pytest.mark.parametrize("name", ["nothing", "", "go deeper"])
async def test_an_unknown_command_is_told(town, name):
    await town.register({"name": "go", "description": "Go"})
    with pytest.raises(Refused) as refusal:
        await town.anna.command(town.here, name)
    assert refusal.value.status in (400, 404)


async def test_commands_can_be_taken_from_a_role(town):
    (made,) = await town.register({"name": "go", "description": "Go"})
    rights = [{"id": town.roles["Players"], "type": 1, "permission": False}]
    path = f"/guilds/{town.guild['id']}/commands/{made['id']}/permissions"
    await town.local.ask("PUT", path, rights)
    assert await town.chidi.commands(town.here) == []
    assert [command["name"] for command in await town.anna.commands(town.here)] == ["go"]
    told = await town.rest("GET", f"/applications/{town.application_id}{path}")
    assert told["permissions"] == rights


async def test_a_command_for_servers_is_not_offered_in_private(town):
    await town.register(
        {"name": "here", "description": "x", "contexts": [0]}, {"name": "anywhere", "description": "x"}
    )
    dm = await town.anna.dm()
    assert [command["name"] for command in await town.anna.commands(dm)] == ["anywhere"]


SELECTS = {
    "type": 1,
    "components": [
        {
            "type": 3,
            "custom_id": "pick",
            "min_values": 1,
            "max_values": 2,
            "options": [{"label": str(n), "value": str(n)} for n in range(3)],
        }
    ],
}
DISABLED = {"type": 2, "style": 1, "label": "No", "custom_id": "no", "disabled": True}


@pytest.mark.parametrize("values", [[], ["0", "1", "2"], ["7"], ["1", "1"]])
async def test_a_wrong_choice_never_reaches_the_bot(town, values):
    sent = await town.rest("POST", f"/channels/{town.here}/messages", {"components": [SELECTS]})
    with pytest.raises(Refused) as refusal:
        await town.anna.choose(sent, "pick", *values)
    assert refusal.value.status == 400


async def test_what_is_disabled_or_missing_cannot_be_pressed(town):
    row = {"type": 1, "components": [DISABLED]}
    sent = await town.rest("POST", f"/channels/{town.here}/messages", {"components": [row]})
    for custom_id, status in (("no", 400), ("gone", 404)):
        with pytest.raises(Refused) as refusal:
            await town.anna.press(sent, custom_id)
        assert refusal.value.status == status
    with pytest.raises(Refused):
        await town.anna.press({"id": "1"}, "no")


async def test_a_member_writes_only_where_they_may(town):
    rights = {"deny": 1 << 11}
    await town.local.ask("PUT", f"/channels/{town.here}/overwrites/{town.chidi.id}", rights)
    with pytest.raises(Refused) as refusal:
        await town.chidi.say(town.here, "no")
    assert refusal.value.status == 403
    with pytest.raises(Refused):
        await town.anna.say(town.here, "x" * 2001)
    with pytest.raises(Refused):
        await town.anna.say(town.here, "")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nothing", 404),
        ("GET", "/members/1/channels", 404),
        ("GET", "/members/abc/channels", 400),
        ("GET", "/interactions/1", 404),
        ("POST", "/clock", 400),
        ("POST", "/faults", 400),
        ("POST", "/channels", 400),
        ("DELETE", "/guilds/1", 404),
    ],
)
async def test_a_mistaken_request_gets_a_sentence(town, method, path, status):
    with pytest.raises(Refused) as refusal:
        await town.local.ask(method, path)
    assert refusal.value.status == status


# Writing


async def test_members_write_files_reply_edit_pin_and_delete(town):
    base = f"/members/{town.anna.id}/channels/{town.here}/messages"
    sent = await town.anna.say(town.here, "look", files=[upload("../../map.png", PICTURE)])
    assert sent["attachments"][0]["filename"] == "map.png"
    reply = await town.bruno.say(town.here, "nice", reply_to=sent["id"])
    assert reply["referenced_message"]["id"] == sent["id"]
    assert [user["id"] for user in reply["mentions"]] == [town.anna.id]
    edited = await town.local.ask("PATCH", f"{base}/{sent['id']}", {"content": "look here"})
    assert (edited["content"], len(edited["attachments"])) == ("look here", 1)
    await town.local.ask("PUT", f"{base}/{sent['id']}/pin")
    pins = await town.local.ask("GET", f"/members/{town.bruno.id}/channels/{town.here}/pins")
    assert [message["id"] for message in pins] == [sent["id"]]
    await town.local.ask("DELETE", f"{base}/{sent['id']}/pin")
    await town.local.ask("DELETE", f"{base}/{sent['id']}")
    assert sent["id"] not in [message["id"] for message in await town.anna.reads(town.here)]
    async with town.session.get(sent["attachments"][0]["url"]) as got:
        assert got.status == 404


async def test_members_open_join_and_leave_threads(town):
    sent = await town.anna.say(town.here, "a table")
    base = f"/members/{town.anna.id}/channels/{town.here}"
    thread = await town.local.ask("POST", base + "/threads", {"name": "One", "message_id": sent["id"]})
    assert thread["id"] == sent["id"]
    place = f"/members/{town.bruno.id}/channels/{thread['id']}"
    await town.local.ask("PUT", place + "/membership")
    members = await town.rest("GET", f"/channels/{thread['id']}/thread-members")
    assert {member["user_id"] for member in members} == {town.anna.id, town.bruno.id}
    await town.local.ask("DELETE", place + "/membership")
    assert len(await town.rest("GET", f"/channels/{thread['id']}/thread-members")) == 1
    with pytest.raises(Refused):
        await town.local.ask("PATCH", f"/members/{town.chidi.id}/channels/{thread['id']}", {"locked": True})
    await town.local.ask("PATCH", place, {"locked": True, "archived": True})
    with pytest.raises(Refused):
        await town.chidi.say(thread["id"], "shut")


async def test_writing_wakes_an_archived_thread_unless_it_is_locked(town):
    made = await town.rest("POST", f"/channels/{town.here}/threads", {"name": "Table", "type": 11})
    await town.rest("PATCH", f"/channels/{made['id']}", {"archived": True})
    await town.anna.say(made["id"], "still there?")
    told = await town.rest("GET", f"/channels/{made['id']}")
    assert told["thread_metadata"]["archived"] is False
