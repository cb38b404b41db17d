"""Bad input: proper errors, the server stays up, and nothing outside its file is touched."""

import asyncio
import json

import aiohttp
import pytest

from playground.tokens import TOKEN
from tests.playground.town import open_town

BIG = b"x" * (10 * 1024 * 1024 + 1)


@pytest.fixture
async def town(tmp_path):
    (tmp_path / "secret.txt").write_text("secret")
    async with open_town(tmp_path / "town.world") as opened:
        yield opened
        assert (await opened.rest("GET", "/users/@me"))["id"] == opened.bot_id


def form(payload, **files):
    """A multipart body: the JSON, and files by field name."""
    body = aiohttp.FormData(quote_fields=False)
    body.add_field("payload_json", payload if isinstance(payload, str) else json.dumps(payload))
    for number, (name, data) in enumerate(files.values()):
        body.add_field(f"files[{number}]", data, filename=name, content_type="application/octet-stream")
    return body


# Bodies


@pytest.mark.parametrize("text", ["{", "", "nul", '{"a":}', "\x00", '{"content": "\\ud800"}', "[" * 5000])
async def test_malformed_json_is_told(town, text):
    headers = {"Content-Type": "application/json"}
    path = f"/channels/{town.here}/messages"
    status, code = await town.refused("POST", path, data=text.encode(), headers=headers)
    assert (status, code) in ((400, 50109), (400, 50035), (400, 50006))


@pytest.mark.parametrize("body", [[], "text", 5, True, [{}], None])
async def test_json_of_another_shape_is_told(town, body):
    headers = {"Content-Type": "application/json"}
    data = json.dumps(body).encode()
    for method, path in (
        ("POST", f"/channels/{town.here}/messages"),
        ("POST", f"/channels/{town.here}/threads"),
        ("POST", "/users/@me/channels"),
        ("PATCH", f"/channels/{town.here}"),
        ("POST", f"/applications/{town.application_id}/emojis"),
        ("POST", f"/applications/{town.application_id}/commands"),
    ):
        status, _ = await town.refused(method, path, data=data, headers=headers)
        assert status == 400


async def test_another_content_type_is_told(town):
    headers = {"Content-Type": "text/plain"}
    path = f"/channels/{town.here}/messages"
    assert await town.refused("POST", path, data=b"{}", headers=headers) == (400, 50035)


async def test_a_broken_multipart_body_is_told(town):
    path = f"/channels/{town.here}/messages"
    headers = {"Content-Type": "multipart/form-data; boundary=x"}
    assert (await town.refused("POST", path, data=b"--y\r\nnothing", headers=headers))[0] == 400
    headers = {"Content-Type": "multipart/form-data"}
    assert (await town.refused("POST", path, data=b"nothing", headers=headers))[0] == 400
    assert await town.refused("POST", path, data=form("{", a=("a", b"b"))) == (400, 50109)


@pytest.mark.parametrize("preamble", ["\r\n", "This is a message in several parts.\r\n"])
async def test_what_stands_before_the_first_part_is_passed_over(town, preamble):
    part = 'Content-Disposition: form-data; name="payload_json"\r\n\r\n{"content": "Hello"}'
    body = f"{preamble}--x\r\n{part}\r\n--x--\r\n".encode()
    headers = {"Content-Type": "multipart/form-data; boundary=x"}
    await town.rest("POST", f"/channels/{town.here}/messages", data=body, headers=headers)
    assert [each["content"] for each in await town.anna.reads(town.here)] == ["Hello"]


async def test_a_file_that_is_too_large_is_refused(town):
    path = f"/channels/{town.here}/messages"
    assert await town.refused("POST", path, data=form({}, a=("big.bin", BIG))) == (413, 40005)
    assert await town.anna.reads(town.here) == []


async def test_a_body_that_is_too_large_is_refused(town):
    path = f"/channels/{town.here}/messages"
    data = form({}, a=("1.bin", BIG[:-1]), b=("2.bin", BIG[:-1]), c=("3.bin", BIG[:-1]))
    assert await town.refused("POST", path, data=data) == (413, 40005)


# Names


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("../../secret.txt", "secret.txt"),
        ("..\\..\\secret.txt", "secret.txt"),
        ("/etc/passwd", "passwd"),
        ("a b\tc.png", "a_b_c.png"),
        ("..", "file"),
        ("%2e%2e%2fsecret.txt", "_2e_2e_2fsecret.txt"),
        ("плита.png", "_.png"),
        ("x" * 300 + ".png", ("x" * 300 + ".png")[-150:]),
    ],
)
async def test_a_file_name_leads_nowhere(town, name, kept):
    payload = {"attachments": [{"id": 0, "filename": name}]}
    data = form(payload, a=("upload.bin", b"bytes"))
    sent = await town.rest("POST", f"/channels/{town.here}/messages", data=data)
    (attachment,) = sent["attachments"]
    assert attachment["filename"] == kept
    async with town.session.get(attachment["url"]) as got:
        assert await got.read() == b"bytes"


@pytest.mark.parametrize(
    "path",
    [
        "/cdn/attachments/1/2/../../secret.txt",
        "/cdn/attachments/1/2/..%2f..%2fsecret.txt",
        "/cdn/attachments/1/99999999999999999999999/x.png",
        "/cdn/emojis/1.png",
        "/page/../README.md",
        "/page/..%2fREADME.md",
        "/page/%2e%2e/app.py",
        "/page//etc/passwd",
        "/page/%00",
        "/page/",
        "/secret.txt",
    ],
)
async def test_no_path_leads_out_of_the_world(town, path):
    reader = town.playground.url.removeprefix("http://").split(":")
    status, body = await raw_get(reader[0], int(reader[1]), path)
    assert status == 404
    assert b"secret" not in body.split(b"\r\n\r\n", 1)[1]


async def raw_get(host, port, path):
    """A GET that no client library has tidied up."""
    reader, writer = await asyncio.open_connection(host, port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
    body = await reader.read()
    writer.close()
    return int(body.split(b" ", 2)[1]), body


async def test_an_uploaded_page_is_handed_over_but_never_run(town):
    data = form({}, a=("page.html", b"<script>alert(1)</script>"))
    sent = await town.rest("POST", f"/channels/{town.here}/messages", data=data)
    async with town.session.get(sent["attachments"][0]["url"]) as got:
        assert got.headers["Content-Disposition"].startswith("attachment")
        assert got.headers["Content-Security-Policy"].startswith("sandbox")
        assert got.headers["X-Content-Type-Options"] == "nosniff"


# Places


@pytest.mark.parametrize(
    ("method", "path", "answer"),
    [
        ("GET", "/nowhere", (404, 0)),
        ("GET", "/channels", (404, 0)),
        ("DELETE", "/users/@me", (405, 0)),
        ("GET", "/channels/abc", (400, 50035)),
        ("GET", "/channels/99999999999999999999", (400, 50035)),
        ("GET", "/channels/1", (404, 10003)),
        ("GET", "/guilds/1", (404, 10004)),
        ("GET", "/users/1", (404, 10013)),
        ("POST", "/interactions/1/token/callback", (404, 10062)),
        ("POST", "/webhooks/1/token", (404, 10015)),
        ("GET", "/applications/1/commands", (403, 20012)),
    ],
)
async def test_what_is_not_there_is_told(town, method, path, answer):
    assert await town.refused(method, path) == answer


async def test_what_is_not_there_in_a_known_place_is_told(town):
    channel, application = f"/channels/{town.here}", f"/applications/{town.application_id}"
    guild = f"/guilds/{town.guild['id']}"
    for path, code in (
        (f"{channel}/messages/1", 10008),
        (f"{guild}/members/1", 10013),
        (f"{guild}/roles/1", 10011),
        (f"{application}/emojis/1", 10014),
        (f"{application}/commands/1", 10063),
        (f"{application}{guild}/commands/1", 10063),
        (f"{application}{guild}/commands/1/permissions", 10063),
    ):
        assert await town.refused("GET", path) == (404, code)


@pytest.mark.parametrize("query", ["limit=0", "limit=101", "limit=x", "before=x", "after=-1"])
async def test_a_query_that_makes_no_sense_is_told(town, query):
    assert await town.refused("GET", f"/channels/{town.here}/messages?{query}") == (400, 50035)


@pytest.mark.parametrize("token", ["wrong", "", f"Bot {TOKEN}", "плита"])
async def test_a_wrong_token_is_refused(town, token):
    headers = {"Authorization": f"Bot {token}"}
    assert await town.refused("GET", "/users/@me", headers=headers) == (401, 0)


async def test_no_token_is_refused_but_for_the_address(town):
    async with town.session.get(f"{town.url}/api/v10/users/@me") as got:
        assert got.status == 401
    async with town.session.get(f"{town.url}/api/v10/gateway") as got:
        assert got.status == 200


async def test_answers_are_json_exactly(town):
    for path in ("/users/@me", "/nowhere", "/channels/1"):
        _, _, headers = await town.answer("GET", path)
        assert headers["Content-Type"] == "application/json"


# Visitors


@pytest.mark.parametrize(
    "path", ["/", "/local/world", "/api/v10/gateway", "/gateway", "/cdn/embed/avatars/0.png"]
)
@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "rowhouse.example"},
        {"Host": "127.0.0.1.example:8400"},
        {"Host": ""},
        {"Origin": "http://rowhouse.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
    ],
)
async def test_a_foreign_host_or_origin_is_refused(town, path, headers):
    async with town.session.get(town.url + path, headers=headers) as got:
        assert got.status == 403


async def test_its_own_page_is_welcome(town):
    async with town.session.get(f"{town.url}/local/world", headers={"Origin": town.url}) as got:
        assert got.status == 200
    port = town.url.rsplit(":", 1)[1]
    headers = {"Host": f"localhost:{port}", "Origin": f"http://localhost:{port}"}
    async with town.session.get(f"{town.url}/local/world", headers=headers) as got:
        assert got.status == 200


async def test_a_form_of_another_page_cannot_act(town):
    path = f"{town.url}/local/clock"
    async with town.session.post(path, data='{"advance": 5}', headers={"Content-Type": "text/plain"}) as got:
        assert got.status == 415
