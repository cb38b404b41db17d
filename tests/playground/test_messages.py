"""Messages by hand: emojis, mentions, nonces, rights, paging and what embeds do with files."""

import base64
import json

import aiohttp
import pytest

from tests.playground.town import PICTURE, open_town

VIEW, SEND, ATTACH, EMBED = 1 << 10, 1 << 11, 1 << 15, 1 << 14


@pytest.fixture
async def town(tmp_path):
    async with open_town(tmp_path / "town.world") as opened:
        yield opened


def messages(town, tail=""):
    return f"/channels/{town.here}/messages{tail}"


async def deny(town, bits):
    rights = {"deny": bits}
    await town.local.ask("PUT", f"/channels/{town.here}/overwrites/{town.bot_id}", rights)


def button(emoji):
    return [{"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "x", "emoji": emoji}]}]


def form(payload, *names):
    body = aiohttp.FormData(quote_fields=False)
    body.add_field("payload_json", json.dumps(payload))
    for number, name in enumerate(names):
        body.add_field(f"files[{number}]", PICTURE, filename=name)
    return body


async def test_a_button_shows_only_emojis_the_bot_has(town):
    status, told, _ = await town.answer(
        "POST", messages(town), {"components": button({"id": "1", "name": "x"})}
    )
    assert (status, told["code"]) == (400, 50035)
    emoji = told["errors"]["components"]["0"]["components"]["0"]["emoji"]
    assert emoji["id"]["_errors"][0]["message"] == "Invalid emoji"
    image = "data:image/png;base64," + base64.b64encode(PICTURE).decode()
    path = f"/applications/{town.application_id}/emojis"
    made = await town.rest("POST", path, {"name": "brick", "image": image})
    own = {"id": made["id"], "name": "brick"}
    sent = await town.rest("POST", messages(town), {"components": button(own)})
    assert sent["components"][0]["components"][0]["emoji"] == own


async def test_an_emoji_name_is_used_once(town):
    image = "data:image/png;base64," + base64.b64encode(PICTURE).decode()
    path = f"/applications/{town.application_id}/emojis"
    await town.rest("POST", path, {"name": "brick", "image": image})
    assert await town.refused("POST", path, {"name": "brick", "image": image}) == (400, 50035)


async def test_rights_decide_what_a_bot_may_send(town):
    await deny(town, EMBED)
    embeds = [{"title": "Unseen"}]
    sent = await town.rest("POST", messages(town), {"content": "text", "embeds": embeds})
    assert sent["embeds"] == []
    await deny(town, ATTACH)
    assert await town.refused("POST", messages(town), data=form({}, "a.png")) == (403, 50013)
    await deny(town, SEND)
    assert await town.refused("POST", messages(town), {"content": "x"}) == (403, 50013)
    await deny(town, VIEW)
    assert await town.refused("POST", messages(town), {"content": "x"}) == (403, 50001)
    assert await town.refused("GET", messages(town)) == (403, 50001)


async def test_an_interaction_is_answered_where_the_bot_may_not_write(town):
    await town.register({"name": "go", "description": "Go"})
    await deny(town, VIEW)
    async with town.bot() as bot:
        await town.anna.command(town.here, "go", wait="false")
        await town.reply(await bot.event("INTERACTION_CREATE"), 4, {"content": "still"})
    assert (await town.anna.reads(town.here))[0]["content"] == "still"


async def test_somebody_elses_message_is_theirs(town):
    said = await town.anna.say(town.here, "mine")
    path = messages(town, f"/{said['id']}")
    assert await town.refused("PATCH", path, {"content": "yours"}) == (403, 50005)
    await town.rest("PATCH", path, {"flags": 4})
    await town.rest("DELETE", path)


async def test_a_reply_to_nothing_is_refused_unless_that_is_fine(town):
    reference = {"message_id": "1"}
    body = {"content": "x", "message_reference": reference}
    assert await town.refused("POST", messages(town), body) == (400, 50035)
    body["message_reference"] = reference | {"fail_if_not_exists": False}
    assert "message_reference" not in await town.rest("POST", messages(town), body)


async def test_a_nonce_that_must_be_unique_sends_one_message(town):
    body = {"content": "once", "nonce": "n1", "enforce_nonce": True}
    first, again = (
        await town.rest("POST", messages(town), body),
        await town.rest("POST", messages(town), body),
    )
    assert first["id"] == again["id"]
    other = await town.rest("POST", messages(town), body | {"nonce": "n2"})
    loose = await town.rest("POST", messages(town), body | {"enforce_nonce": False})
    await town.local.advance(600)
    later = await town.rest("POST", messages(town), body)
    assert len({first["id"], other["id"], loose["id"], later["id"]}) == 4


async def test_a_file_in_an_embed_is_shown_there_and_not_listed(town):
    embeds = [{"title": "Map", "image": {"url": "attachment://map.png"}}]
    sent = await town.rest("POST", messages(town), data=form({"embeds": embeds}, "map.png", "more.png"))
    assert [each["filename"] for each in sent["attachments"]] == ["more.png"]
    image = sent["embeds"][0]["image"]
    assert image["url"].startswith(f"{town.url}/cdn/attachments/{town.here}/")
    async with town.session.get(image["url"]) as got:
        assert await got.read() == PICTURE


async def test_a_component_tells_all_about_its_file(town):
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://map.png"}, "description": "A map"}]}
    file = {"type": 13, "file": {"url": "attachment://rules.txt"}}
    payload = {"flags": 1 << 15, "components": [gallery, file]}
    sent = await town.rest("POST", messages(town), data=form(payload, "map.png", "rules.txt"))
    shown, listed = sent["components"]
    media = shown["items"][0]["media"]
    assert (media["width"], media["height"], media["content_type"]) == (1, 1, "image/png")
    assert media["attachment_id"] == sent["attachments"][0]["id"]
    assert (listed["name"], listed["size"]) == ("rules.txt", len(PICTURE))
    assert (shown["id"], listed["id"]) == (1, 2)


async def test_an_edit_keeps_what_it_does_not_name(town):
    first = await town.rest("POST", messages(town), data=form({"content": "one"}, "a.png", "b.png"))
    path = messages(town, f"/{first['id']}")
    text = await town.rest("PATCH", path, {"content": "two"})
    assert [each["filename"] for each in text["attachments"]] == ["a.png", "b.png"]
    kept = [{"id": first["attachments"][1]["id"], "description": "B"}, {"id": "0", "description": "C"}]
    edited = await town.rest("PATCH", path, data=form({"attachments": kept}, "c.png"))
    assert [(each["filename"], each["description"]) for each in edited["attachments"]] == [
        ("b.png", "B"),
        ("c.png", "C"),
    ]
    assert (edited["content"], edited["edited_timestamp"] is None) == ("two", False)
    emptied = {"content": "", "attachments": []}
    assert await town.refused("PATCH", path, emptied) == (400, 50006)


async def test_many_messages_are_deleted_at_once(town):
    sent = [(await town.anna.say(town.here, str(number)))["id"] for number in range(3)]
    await town.rest("POST", messages(town, "/bulk-delete"), {"messages": sent[:2]})
    assert [message["id"] for message in await town.rest("GET", messages(town))] == sent[2:]
    assert await town.refused("POST", messages(town, "/bulk-delete"), {"messages": sent[2:]}) == (400, 50035)


async def test_a_bot_cannot_write_to_itself(town):
    body = {"recipient_id": town.bot_id}
    assert await town.refused("POST", "/users/@me/channels", body) == (403, 50007)


async def test_a_message_starts_one_thread(town):
    said = await town.anna.say(town.here, "a table")
    path = messages(town, f"/{said['id']}/threads")
    made = await town.rest("POST", path, {"name": "Table 1"})
    assert made["id"] == said["id"]
    assert (await town.rest("GET", messages(town, f"/{said['id']}")))["thread"]["name"] == "Table 1"
    assert await town.refused("POST", path, {"name": "Table 2"}) == (400, 160004)
    inside = await town.rest("GET", f"/channels/{made['id']}/messages")
    assert [message["type"] for message in inside] == [21]


async def test_a_private_thread_is_seen_by_its_members(town):
    made = await town.rest("POST", f"/channels/{town.here}/threads", {"name": "Secret"})
    assert made["type"] == 12
    assert made["id"] not in [channel["id"] for channel in await town.chidi.channels()]
    await town.rest("PUT", f"/channels/{made['id']}/thread-members/{town.chidi.id}")
    assert made["id"] in [channel["id"] for channel in await town.chidi.channels()]
