"""What libraries other than ours rely on, each found by one that could not do without."""

import base64
import json

import pytest

from tests.playground.libraries import __main__ as libraries
from tests.playground.payloads import button, row
from tests.playground.town import PICTURE, open_town

RIGHTS = (1 << 53) - 1 & ~(1 << 3)
FORM = {"Content-Type": "application/x-www-form-urlencoded"}
FORTNIGHT = 14 * 86_400


@pytest.fixture
async def town(tmp_path):
    async with open_town(tmp_path / "town.world", bot_permissions=RIGHTS) as opened:
        yield opened


def messages(town):
    return f"/channels/{town.here}/messages"


# The libraries themselves are tried by `make libraries`


def test_every_library_that_is_tried_is_pinned_and_has_its_bot():
    pins = dict(line.split("==") for line in (libraries.HERE / "pins.txt").read_text().split())
    for name, package in libraries.PYTHON.items():
        assert package in pins
        assert (libraries.HERE / f"with_{name}.py").is_file()
    needed = json.loads((libraries.HERE / "package.json").read_text())["dependencies"]
    assert set(needed) == set(libraries.JAVASCRIPT.values())
    for name, package in libraries.JAVASCRIPT.items():
        assert needed[package][0].isdigit()
        assert (libraries.HERE / f"with_{name}.js").is_file()


# What is asked at the start


async def test_the_application_has_its_old_summary(town):
    assert (await town.rest("GET", "/applications/@me"))["summary"] == ""
    assert (await town.rest("GET", "/oauth2/applications/@me"))["summary"] == ""


async def test_there_are_no_sounds_but_one_may_ask(town):
    assert await town.rest("GET", "/soundboard-default-sounds") == []
    async with town.bot() as bot:
        await bot.send(31, {"guild_ids": [town.guild["id"]]})
        told = await bot.event("SOUNDBOARD_SOUNDS")
    assert told == {"guild_id": town.guild["id"], "soundboard_sounds": []}


async def test_servers_are_counted_and_paged(town):
    second = await town.local.ask("POST", "/guilds", {"name": "Second"})
    path = "/users/@me/guilds"
    first, last = await town.rest("GET", f"{path}?with_counts=true")
    assert first["approximate_member_count"] == len(town.people) + 1
    assert last["approximate_presence_count"] == 2
    assert "approximate_member_count" not in (await town.rest("GET", path))[0]
    assert [each["id"] for each in await town.rest("GET", f"{path}?limit=1")] == [first["id"]]
    after = await town.rest("GET", f"{path}?after={first['id']}&limit=200")
    assert [each["id"] for each in after] == [second["id"]]
    before = await town.rest("GET", f"{path}?before={second['id']}")
    assert [each["id"] for each in before] == [first["id"]]


async def test_a_server_that_is_joined_was_never_unavailable(town):
    async with town.socket() as bot:
        await bot.identify()
        assert (await bot.event("GUILD_CREATE"))["unavailable"] is False
        await town.local.ask("POST", "/guilds", {"name": "Second"})
        assert "unavailable" not in await bot.event("GUILD_CREATE")


async def test_a_server_that_removes_the_bot_goes_on_without_it_until_it_is_invited_again(town):
    async with town.socket() as bot:
        await bot.identify()
        await bot.event("GUILD_CREATE")
        path = f"/guilds/{town.guild['id']}/bot"
        await town.local.ask("DELETE", path)
        assert await bot.event("GUILD_DELETE") == {"id": town.guild["id"]}
        assert await town.rest("GET", "/users/@me/guilds") == []
        assert await town.refused("POST", messages(town), {"content": "hello"}) == (403, 50001)
        await town.anna.say(town.here, "Is it gone?")
        await town.local.ask("PUT", path)
        assert "unavailable" not in await bot.event("GUILD_CREATE")
        assert (await town.rest("POST", messages(town), {"content": "hello"}))["content"] == "hello"


# Bodies


async def test_a_message_may_come_as_a_form(town):
    payload = {"content": "hello", "components": [row(button())], "flags": 4}
    sent = await town.rest("POST", messages(town), data={"payload_json": json.dumps(payload)}, headers=FORM)
    assert (sent["content"], sent["flags"], len(sent["components"])) == ("hello", 4, 1)
    plain = await town.rest("POST", messages(town), data={"content": "42", "tts": "true"}, headers=FORM)
    assert (plain["content"], plain["tts"]) == ("42", True)


async def test_an_answer_may_come_as_a_form(town):
    await town.register({"name": "go", "description": "Go"})
    async with town.bot() as bot:
        await town.anna.command(town.here, "go", wait="false")
        asked = await bot.event("INTERACTION_CREATE")
        body = {"payload_json": json.dumps({"type": 4, "data": {"content": "gone"}})}
        base = f"/interactions/{asked['id']}/{asked['token']}/callback"
        await town.rest("POST", base, data=body, headers=FORM)
        more = {"payload_json": json.dumps({"content": "more"})}
        hook = f"/webhooks/{town.application_id}/{asked['token']}"
        assert (await town.rest("POST", hook, data=more, headers=FORM))["content"] == "more"
        edited = await town.rest("PATCH", f"{hook}/messages/@original", data=more, headers=FORM)
    assert edited["content"] == "more"


@pytest.mark.parametrize("body", ["payload_json={", "payload_json=%ff", "&" * 5000, "%00=%00", "content"])
async def test_a_broken_form_is_told(town, body):
    assert (await town.refused("POST", messages(town), data=body, headers=FORM))[0] == 400


async def test_a_form_is_taken_only_where_discord_takes_one(town):
    path = f"/applications/{town.application_id}/commands"
    assert await town.refused("POST", path, data={"name": "go"}, headers=FORM) == (400, 50035)


# Members and names


async def test_the_members_of_a_thread_are_paged(town):
    thread = await town.rest("POST", f"/channels/{town.here}/threads", {"name": "all", "type": 11})
    path = f"/channels/{thread['id']}/thread-members"
    for person in town.people.values():
        await town.rest("PUT", f"{path}/{person.id}")
    everybody = [each["user_id"] for each in await town.rest("GET", path)]
    assert len(everybody) == len(town.people) + 1
    assert everybody == sorted(everybody, key=int)
    first = await town.rest("GET", f"{path}?limit=2&with_member=true")
    assert [each["member"]["user"]["id"] for each in first] == everybody[:2]
    rest = await town.rest("GET", f"{path}?limit=100&after={everybody[1]}")
    assert [each["user_id"] for each in rest] == everybody[2:]
    assert await town.rest("GET", f"{path}?after={everybody[-1]}") == []


async def test_the_former_way_to_a_nickname(town):
    base = f"/guilds/{town.guild['id']}/members"
    async with town.bot() as bot:
        assert await town.rest("PATCH", f"{base}/@me/nick", {"nick": "Botty"}) == {"nick": "Botty"}
        assert (await bot.event("GUILD_MEMBER_UPDATE"))["nick"] == "Botty"
    assert (await town.rest("GET", f"{base}/{town.bot_id}"))["nick"] == "Botty"
    assert await town.rest("PATCH", f"{base}/@me/nick", {"nick": None}) == {"nick": None}


async def test_a_private_thread_says_who_may_invite(town):
    path = f"/channels/{town.here}/threads"
    closed = await town.rest("POST", path, {"name": "a", "type": 12, "invitable": False})
    assert closed["thread_metadata"]["invitable"] is False
    opened = await town.rest("PATCH", f"/channels/{closed['id']}", {"invitable": True})
    assert opened["thread_metadata"]["invitable"] is True
    public = await town.rest("POST", path, {"name": "b", "type": 11})
    assert "invitable" not in public["thread_metadata"]


async def test_an_emoji_sent_by_its_id_is_shown_by_its_name(town):
    image = "data:image/png;base64," + base64.b64encode(PICTURE).decode()
    made = await town.rest(
        "POST", f"/applications/{town.application_id}/emojis", {"name": "brick", "image": image}
    )
    options = [{"label": "a", "value": "a", "emoji": {"id": made["id"], "name": "wall"}}]
    body = {
        "components": [
            row(button(emoji={"id": made["id"]})),
            row({"type": 3, "custom_id": "s", "options": options}),
        ]
    }
    sent = await town.rest("POST", messages(town), body)
    shown = {"id": made["id"], "name": "brick"}
    assert sent["components"][0]["components"][0]["emoji"] == shown
    assert sent["components"][1]["components"][0]["options"][0]["emoji"] == shown


async def test_who_is_mentioned_comes_with_their_membership(town):
    async with town.bot() as bot:
        await town.bruno.say(town.here, f"<@{town.anna.id}> and <@{town.bot_id}>")
        heard = (await bot.event("MESSAGE_CREATE"))["mentions"]
        assert [each["id"] for each in heard] == [town.anna.id, town.bot_id]
        assert heard[0]["member"]["roles"] == [town.roles["Players"]]
        dm = await town.anna.dm()
        await town.anna.say(dm, f"<@{town.bot_id}>")
        assert "member" not in (await bot.event("MESSAGE_CREATE"))["mentions"][0]


# Many at once


async def test_messages_deleted_together_are_told_together(town):
    ids = [(await town.anna.say(town.here, text))["id"] for text in ("a", "b", "c")]
    async with town.bot() as bot:
        await town.rest("POST", f"{messages(town)}/bulk-delete", {"messages": ids[:2]})
        told = await bot.event("MESSAGE_DELETE_BULK")
        assert told == {"ids": ids[:2], "channel_id": town.here, "guild_id": town.guild["id"]}
        await town.anna.say(town.here, "after")
        assert await bot.names_until("MESSAGE_CREATE") == ["MESSAGE_CREATE"]
    assert [each["content"] for each in await town.anna.reads(town.here)] == ["after", "c"]


async def test_old_messages_are_not_deleted_together(town):
    old = await town.anna.say(town.here, "old")
    await town.local.advance(FORTNIGHT)
    new = await town.anna.say(town.here, "new")
    body = {"messages": [old["id"], new["id"]]}
    assert await town.refused("POST", f"{messages(town)}/bulk-delete", body) == (400, 50034)
    assert len(await town.anna.reads(town.here)) == 2
