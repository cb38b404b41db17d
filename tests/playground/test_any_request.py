"""Requests that were right until something in them was changed: answered or refused, never a failure."""

import copy
import json
import random

import aiohttp
import pytest

from playground.app import Playground
from playground.limits import UNLIMITED
from tests.playground.driver import Local, Refused
from tests.playground.town import PICTURE, Town

ODD = (
    None, True, 0, -1, 2**70, 1.5, "", "x", "1", "9" * 25, "attachment://a.png", "x" * 5000, [], {}, [None],
    [{}], {"id": 1}, {"id": "x"}, ["1"], "é\0",
)  # fmt: skip
BUTTON = {"type": 2, "style": 1, "label": "Go", "custom_id": "go", "emoji": {"name": "🔥"}}
SELECT = {"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}], "min_values": 0}
MESSAGE = {
    "content": "hello <@1>",
    "embeds": [
        {"title": "t", "fields": [{"name": "a", "value": "b"}], "image": {"url": "attachment://a.png"}}
    ],
    "allowed_mentions": {"parse": ["users"], "roles": ["1"], "replied_user": True},
    "flags": 4,
    "nonce": "n",
    "enforce_nonce": True,
    "attachments": [{"id": 0, "filename": "a.png", "description": "d"}],
    "message_reference": {"message_id": "1", "fail_if_not_exists": False},
    "components": [{"type": 1, "components": [BUTTON]}, {"type": 1, "components": [SELECT]}],
}
THUMBNAIL = {"type": 11, "media": {"url": "attachment://a.png"}}
LAYOUT = {
    "flags": 1 << 15,
    "components": [
        {
            "type": 17,
            "components": [
                {"type": 9, "components": [{"type": 10, "content": "y"}], "accessory": THUMBNAIL},
                {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "z"}]},
                {"type": 13, "file": {"url": "attachment://a.png"}},
                {"type": 14, "spacing": 2},
                {"type": 1, "components": [BUTTON]},
            ],
        }
    ],
    "attachments": [{"id": 0, "description": "d"}],
}
FORM = {
    "title": "t",
    "custom_id": "m",
    "components": [{"type": 18, "label": "l", "component": {"type": 4, "custom_id": "a", "style": 1}}],
}
COMMAND = {
    "name": "go",
    "description": "d",
    "name_localizations": {"de": "los"},
    "default_member_permissions": "8",
    "contexts": [0, 1],
    "options": [{"type": 4, "name": "n", "description": "d", "choices": [{"name": "a", "value": 1}]}],
}


def places(value, path=()):
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        yield from places(each, (*path, key))


def changed(value, chance):
    """A copy with something odd, or nothing, in one place."""
    value = copy.deepcopy(value)
    *way, last = chance.choice([path for path in places(value) if path])
    inner = value
    for key in way:
        inner = inner[key]
    if isinstance(inner, dict) and chance.random() < 0.2:
        del inner[last]
    else:
        inner[last] = copy.deepcopy(chance.choice(ODD))
    return value


def form(payload):
    body = aiohttp.FormData(quote_fields=False)
    body.add_field("payload_json", json.dumps(payload))
    body.add_field("files[0]", PICTURE, filename="a.png")
    return body


@pytest.fixture
async def town(tmp_path):
    async with (
        Playground(tmp_path / "town.world", limits=UNLIMITED) as playground,
        Local(playground.url) as local,
        aiohttp.ClientSession() as session,
    ):
        opened = Town(playground, local, session, await local.world())
        yield opened
        for member in (opened.anna, opened.chidi):
            for channel in await member.channels():
                await member.reads(channel["id"])


@pytest.mark.parametrize("seed", range(3))
async def test_no_changed_message_makes_the_server_fail(town, seed):
    chance = random.Random(seed)
    sent = await town.rest("POST", f"/channels/{town.here}/messages", data=form(LAYOUT))
    for _ in range(60):
        body = form(changed(chance.choice([MESSAGE, LAYOUT]), chance))
        tail = chance.choice(["", f"/{sent['id']}"])
        method = "PATCH" if tail else "POST"
        status, told, _ = await town.answer(method, f"/channels/{town.here}/messages{tail}", data=body)
        assert status < 500, told


@pytest.mark.parametrize("seed", range(3))
async def test_no_changed_callback_makes_the_server_fail(town, seed):
    chance = random.Random(seed)
    await town.register({"name": "begin", "description": "Begin"})
    answers = [{"type": 4, "data": MESSAGE}, {"type": 4, "data": LAYOUT}, {"type": 9, "data": FORM}]
    async with town.bot() as bot:
        for _ in range(40):
            await town.anna.command(town.here, "begin", wait="false")
            asked = await bot.event("INTERACTION_CREATE")
            path = f"/interactions/{asked['id']}/{asked['token']}/callback"
            status, told, _ = await town.answer(
                "POST", path, data=form(changed(chance.choice(answers), chance))
            )
            assert status < 500, told


async def test_no_changed_command_makes_the_server_fail(town):
    chance = random.Random(1)
    for _ in range(80):
        path = f"/applications/{town.application_id}/commands"
        status, told, _ = await town.answer("PUT", path, changed([COMMAND], chance))
        assert status < 500, told
        assert isinstance(await town.anna.commands(town.here), list)


async def test_no_changed_local_request_makes_the_server_fail(town):
    chance = random.Random(2)
    await town.register(COMMAND | {"default_member_permissions": None})
    sent = await town.rest("POST", f"/channels/{town.here}/messages", data=form(MESSAGE | {"nonce": None}))
    base = f"/members/{town.anna.id}"
    file = {"filename": "a.png", "data": "QQ=="}
    asks = [
        ("POST", base + "/commands", {"channel_id": town.here, "name": "go", "options": {"n": 1}}),
        ("POST", base + "/press", {"message_id": sent["id"], "custom_id": "go"}),
        ("POST", base + "/choose", {"message_id": sent["id"], "custom_id": "s", "values": ["a"]}),
        ("POST", base + "/modal", {"interaction_id": "1", "values": {"a": "b"}}),
        ("POST", f"{base}/channels/{town.here}/messages", {"content": "x", "reply_to": "1", "files": [file]}),
        ("POST", f"{base}/channels/{town.here}/threads", {"name": "x", "message_id": sent["id"]}),
        ("POST", "/members", {"name": "x", "roles": [town.roles["Players"]], "locale": "de"}),
        ("POST", "/channels", {"name": "x", "topic": "y", "hidden_from": [town.anna.id]}),
        ("POST", "/faults", {"kind": "duplicate", "times": 1, "event": "X"}),
        ("PUT", "/limits", {"global": {"limit": 0, "per": 1}, "routes": []}),
    ]
    for _ in range(200):
        method, path, body = chance.choice(asks)
        assert await status_of(town, method, path, changed(body, chance)) < 500, (path, body)


async def status_of(town, *asked):
    try:
        await town.local.ask(*asked)
    except Refused as refusal:
        return refusal.status
    return 200
