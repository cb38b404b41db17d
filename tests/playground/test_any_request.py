"""Requests that were right until something in them was changed: answered or refused, never a failure."""

import copy
import json
import random

import aiohttp
import pytest

from playground.app import Playground
from playground.limits import UNLIMITED
from playground.tokens import TOKEN
from tests.playground.driver import Local, Refused
from tests.playground.town import PICTURE, Town

ODD = (
    None, True, 0, -1, 2**70, 1.5, "", "x", "1", "9" * 25, "attachment://a.png", "x" * 5000, [], {}, [None],
    [{}], {"id": 1}, {"id": "x"}, ["1"], "é\0", "9" * 5000, -(2**63), "-1", "٣",
)  # fmt: skip
QUERIES = (
    "nonsense", "", "-1", "0", "1.5", "9" * 5000, "٣", "²", "true", "2020-01-01",
    "9999-12-31T23:59:59", "0001-01-01",
    "2020-13-01", "2020-01-01T00:00:00+99:99", "\0", "é", "%", "null", "1e9", "9" * 19,
)  # fmt: skip
HEADERS = (
    'Content-Disposition: form-data; name="payload_json"',
    'Content-Disposition: form-data; name="files[0]"; filename="a.png"',
    "Content-Disposition: form-data; filename*=utf-8''%ff; name=files[0]",
    "Content-Disposition: form-data; name=\0",
    "Content-Disposition: nonsense",
    "Content-Disposition",
    "Content-Type: multipart/mixed; boundary=x",
    "Content-Type: ;;;",
    "Content-Length: x",
    "Content-Transfer-Encoding: base64",
    "Content-Transfer-Encoding: nonsense",
    "Content-Encoding: gzip",
    "X: " + "y" * 9000,
    ": x",
    "\xff: x",
    "a b: c",
)
RIGHTS = (1 << 53) - 1 & ~(1 << 3)
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
RIGHT = {"id": "1", "type": 2, "permission": False}
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
        Playground(tmp_path / "town.world", bot_permissions=RIGHTS, limits=UNLIMITED) as playground,
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


RULING = {
    "/guilds/{guild}/roles": ("POST", {"name": "x", "permissions": "0", "colors": {"primary_color": 1}}),
    "/guilds/{guild}/channels": (
        "POST",
        {
            "name": "x",
            "position": 1,
            "permission_overwrites": [{"id": "1", "type": 0, "allow": "1", "deny": 1}],
        },
    ),
    "/guilds/{guild}/members/{emi}": ("PATCH", {"nick": "x", "roles": ["1"]}),
    "/guilds/{guild}/members/@me": ("PATCH", {"nick": "x"}),
    "/guilds/{guild}/members/@me/nick": ("PATCH", {"nick": "x"}),
    "/channels/{here}": ("PATCH", {"name": "x", "nsfw": True, "default_auto_archive_duration": 60}),
    "/channels/{here}/permissions/{emi}": ("PUT", {"type": 1, "allow": "1", "deny": 2}),
    "/channels/{here}/webhooks": ("POST", {"name": "x", "avatar": None}),
    "/channels/{here}/messages/bulk-delete": ("POST", {"messages": ["1", "2"]}),
    "/channels/{here}/threads": ("POST", {"name": "x", "type": 12, "invitable": False}),
    "/webhooks/{hook}": ("PATCH", {"name": "x", "channel_id": "1"}),
    "/webhooks/{hook}/{secret}": ("POST", {"content": "x", "username": "y", "avatar_url": "https://a.b/c"}),
    "/users/@me": ("PATCH", {"username": "xyz", "avatar": "data:image/png;base64,QQ=="}),
    "/users/@me/channels": ("POST", {"recipient_id": "1"}),
}


@pytest.mark.parametrize("path", RULING)
async def test_no_changed_ruling_makes_the_server_fail(town, path):
    chance = random.Random(path)
    hook = await town.rest("POST", f"/channels/{town.here}/webhooks", {"name": "h"})
    method, right = RULING[path]
    place = path.format(
        guild=town.guild["id"], here=town.here, emi=town.emi.id, hook=hook["id"], secret=hook["token"]
    )
    for _ in range(40):
        status, told, _ = await town.answer(method, place, changed(right, chance))
        assert status < 500, told


async def test_no_changed_command_makes_the_server_fail(town):
    chance = random.Random(1)
    for _ in range(80):
        path = f"/applications/{town.application_id}/commands"
        status, told, _ = await town.answer("PUT", path, changed([COMMAND], chance))
        assert status < 500, told
        assert isinstance(await town.anna.commands(town.here), list)


async def test_no_query_makes_the_server_fail(town):
    thread = await town.rest("POST", f"/channels/{town.here}/threads", {"name": "t", "type": 11})
    sent = await town.anna.say(town.here, "here")
    channel, guild = f"/channels/{town.here}", f"/guilds/{town.guild['id']}"
    paths = {
        f"{channel}/messages": ("before", "after", "around", "limit"),
        f"{channel}/messages/pins": ("before", "limit"),
        f"{channel}/threads/archived/public": ("before", "limit"),
        f"{channel}/threads/archived/private": ("before", "limit"),
        f"/channels/{thread['id']}/thread-members": ("after", "limit", "with_member"),
        f"{channel}/messages/{sent['id']}/reactions/%F0%9F%94%A5": ("after", "limit", "type"),
        f"{guild}/members": ("after", "limit"),
        f"{guild}/members/search": ("query", "limit"),
        "/users/@me/guilds": ("before", "after", "limit", "with_counts"),
        f"/applications/{town.application_id}/commands": ("with_localizations",),
        guild: ("with_counts",),
    }
    for path, names in paths.items():
        for name in names:
            for value in QUERIES:
                status, told, _ = await town.answer("GET", path, params={name: value})
                assert status < 500, (path, name, value, told)


async def test_no_local_query_makes_the_server_fail(town):
    member = f"/local/members/{town.anna.id}"
    for path in (f"{member}/channels/{town.here}/messages", f"{member}/commands", "/local/interactions"):
        for name in ("before", "after", "around", "limit", "channel_id", "state", "wait"):
            for value in QUERIES:
                async with town.session.get(town.url + path, params={name: value}) as got:
                    assert got.status < 500, (path, name, value)
    for value in QUERIES:
        address = f"{town.url}/cdn/avatars/1/{'0' * 32}.png"
        async with town.session.get(address, params={"size": value}) as got:
            assert got.status == 200


@pytest.mark.parametrize("seed", range(3))
async def test_no_multipart_body_makes_the_server_fail(town, seed):
    chance = random.Random(seed)
    for _ in range(100):
        parts = [
            "--x\r\n"
            + "".join(
                head + chance.choice(["\r\n", "\n"]) for head in chance.sample(HEADERS, chance.randint(0, 3))
            )
            + chance.choice(["\r\n", "\r\n", "", "\n"])
            + chance.choice(['{"content": "x"}', "", "QQ=", "\x1f\x8b", "--x", "\r\n--x--"])
            + "\r\n"
            for _ in range(chance.randint(1, 3))
        ]
        body = "".join(parts) + chance.choice(["--x--\r\n", "--x--", "", "--x"])
        kind = "multipart/form-data; boundary=" + chance.choice(["x", "x", '"x"', "", "y"])
        status, told, _ = await town.answer(
            "POST",
            f"/channels/{town.here}/messages",
            data=body.encode("latin-1"),
            headers={"Content-Type": kind},
        )
        assert status < 500, (body, told)


@pytest.mark.parametrize("encoding", ["gzip", "deflate"])
async def test_a_body_that_is_not_packed_as_it_says_is_told(town, encoding):
    headers = {"Content-Type": "application/json", "Content-Encoding": encoding, "Connection": "close"}
    path = f"/channels/{town.here}/messages"
    status, _, _ = await town.answer("POST", path, data=b"not packed at all", headers=headers)
    assert status == 400


@pytest.mark.parametrize("op", [1, 2, 3, 4, 6, 8, 31])
async def test_no_payload_of_a_socket_makes_the_server_fail(town, op):
    """Whatever is wrong is closed with one of Discord's codes, or is taken."""
    right = {
        2: {"token": TOKEN, "intents": 1, "properties": {}, "shard": [0, 1]},
        6: {"token": TOKEN, "session_id": "x", "seq": 1},
        8: {"guild_id": town.guild["id"], "query": "", "limit": 0, "user_ids": ["1"], "nonce": "n"},
        31: {"guild_ids": [town.guild["id"]]},
    }.get(op, {"status": "online", "guild_id": "1"})
    chance = random.Random(op)
    for wrong in [*ODD, *(changed(right, chance) for _ in range(30))]:
        async with town.socket() as socket:
            if op in (3, 4, 8, 31):
                await socket.identify()
            await socket.send(op, wrong)
            await socket.send(99)
            assert await socket.closing() in (4001, 4002, 4004, 4005, 4007, 4010, 4013), wrong


@pytest.mark.parametrize("data", [None, "x", [], {}, {"guild_id": "x"}, {"guild_id": "1", "limit": "many"}])
async def test_members_asked_for_in_nonsense_are_an_undecodable_payload(town, data):
    async with town.bot() as bot:
        await bot.send(8, data)
        assert await bot.closing() == 4002


async def test_a_payload_nested_too_deeply_is_undecodable(town):
    async with town.socket() as socket:
        await socket.raw.send_str("[" * 10_000)
        assert await socket.closing() == 4002


async def test_no_changed_local_request_makes_the_server_fail(town):
    chance = random.Random(2)
    (command,) = await town.register(COMMAND | {"default_member_permissions": None})
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
        ("PATCH", base, {"locale": "de"}),
        ("PATCH", f"/guilds/{town.guild['id']}", {"locale": "de"}),
        ("POST", "/channels", {"name": "x", "topic": "y", "hidden_from": [town.anna.id]}),
        ("PUT", f"/channels/{town.here}/overwrites/{town.emi.id}", {"allow": "0", "deny": 1}),
        ("PUT", f"/guilds/{town.guild['id']}/commands/{command['id']}/permissions", [RIGHT]),
        ("POST", "/faults", {"kind": "duplicate", "times": 1, "event": "X"}),
        ("PUT", "/limits", {"global": {"limit": 0, "per": 1}, "routes": []}),
    ]
    for _ in range(200):
        method, path, body = chance.choice(asks)
        assert await status_of(town, method, path, changed(body, chance)) < 500, (path, body)
        assert isinstance(await town.chidi.commands(town.here), list)


async def status_of(town, *asked):
    try:
        await town.local.ask(*asked)
    except Refused as refusal:
        return refusal.status
    return 200
