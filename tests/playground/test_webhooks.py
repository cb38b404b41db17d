"""Webhooks: made by a bot, used by whoever knows their token."""

import pytest

from tests.playground.example_bot import running
from tests.playground.payloads import button, row
from tests.playground.test_bad_input import form
from tests.playground.town import PICTURE, open_town

RIGHTS = (1 << 53) - 1 & ~(1 << 3)


@pytest.fixture
async def town(tmp_path):
    async with open_town(tmp_path / "town.world", bot_permissions=RIGHTS) as opened:
        opened.hook = await opened.rest("POST", f"/channels/{opened.here}/webhooks", {"name": "Crier"})
        opened.path = f"/webhooks/{opened.hook['id']}/{opened.hook['token']}"
        yield opened


async def test_a_webhook_writes_under_its_name_or_another(town):
    assert await town.rest("POST", town.path, {"content": "Hear"}, token="none") is None
    body = {"content": "ye", "username": "Herald", "avatar_url": "https://example.com/face.png"}
    sent = await town.rest("POST", f"{town.path}?wait=true", body, token="none")
    assert (sent["author"]["username"], sent["webhook_id"]) == ("Herald", town.hook["id"])
    herald, crier = await town.anna.reads(town.here)
    assert (herald["local"]["author_name"], crier["local"]["author_name"]) == ("Herald", "Crier")
    for message in (herald, crier):
        async with town.session.get(message["local"]["author_avatar_url"]) as got:
            assert got.content_type == "image/png"


async def test_the_bot_hears_a_webhook(town):
    async with town.bot() as bot:
        await town.rest("POST", town.path, {"content": "Hear"})
        heard = await bot.event("MESSAGE_CREATE")
    assert (heard["author"]["id"], heard["author"]["bot"]) == (town.hook["id"], True)
    assert "member" not in heard


async def test_its_messages_are_read_changed_and_deleted_with_its_token(town):
    sent = await town.rest(
        "POST", f"{town.path}?wait=true", data=form({"content": "a"}, a=("a.png", PICTURE))
    )
    message = f"{town.path}/messages/{sent['id']}"
    assert (await town.rest("GET", message))["attachments"][0]["filename"] == "a.png"
    assert (await town.rest("PATCH", message, {"content": "b"}))["content"] == "b"
    other = await town.anna.say(town.here, "mine")
    assert await town.refused("PATCH", f"{town.path}/messages/{other['id']}", {"content": "x"}) == (
        404,
        10008,
    )
    await town.rest("DELETE", message)
    assert await town.refused("GET", message) == (404, 10008)


async def test_it_writes_into_a_thread_of_its_channel(town):
    thread = await town.rest("POST", f"/channels/{town.here}/threads", {"name": "t", "type": 11})
    sent = await town.rest("POST", f"{town.path}?wait=true&thread_id={thread['id']}", {"content": "in here"})
    assert sent["channel_id"] == thread["id"]
    elsewhere = f"{town.path}?thread_id={town.channels['welcome']}"
    assert await town.refused("POST", elsewhere, {"content": "x"}) == (404, 10003)


async def test_its_buttons_can_be_pressed(town):
    async with town.bot() as bot:
        body = {"content": "Press", "components": [row(button("go"))]}
        sent = await town.rest("POST", f"{town.path}?wait=true&with_components=true", body)
        await town.anna.press(sent, "go", wait="false")
        pressed = await bot.event("INTERACTION_CREATE")
        await town.reply(pressed, 7, {"content": "Pressed"})
    assert (await town.anna.reads(town.here))[0]["content"] == "Pressed"


async def test_webhooks_are_listed_renamed_moved_and_deleted(town):
    hook = f"/webhooks/{town.hook['id']}"
    assert (await town.rest("GET", f"/channels/{town.here}/webhooks"))[0]["id"] == town.hook["id"]
    assert (await town.rest("GET", f"/guilds/{town.guild['id']}/webhooks"))[0]["name"] == "Crier"
    async with town.bot() as bot:
        moved = await town.rest("PATCH", hook, {"name": "Bard", "channel_id": town.channels["welcome"]})
        assert (await bot.event("WEBHOOKS_UPDATE"))["channel_id"] == town.channels["welcome"]
    assert (moved["name"], moved["channel_id"]) == ("Bard", town.channels["welcome"])
    assert (await town.rest("GET", town.path, token="none"))["name"] == "Bard"
    assert await town.refused("PATCH", town.path, {"channel_id": town.here}) == (400, 50035)
    await town.rest("DELETE", hook)
    assert await town.refused("POST", town.path, {"content": "x"}) == (404, 10015)
    assert await town.rest("GET", f"/channels/{town.here}/webhooks") == []


async def test_a_wrong_token_or_name_is_refused(town):
    wrong = f"/webhooks/{town.hook['id']}/wrong"
    assert await town.refused("POST", wrong, {"content": "x"}) == (401, 50027)
    assert await town.refused("GET", f"/webhooks/{town.hook['id']}", token="wrong") == (401, 0)
    for body in ({"name": ""}, {"name": "x" * 81}, {"name": "Discord"}, {"name": "x", "avatar": "data:"}):
        assert (await town.refused("POST", f"/channels/{town.here}/webhooks", body))[0] == 400
    for body in ({"content": "x", "username": ""}, {"content": "x", "avatar_url": "ftp://x"}, {}):
        assert (await town.refused("POST", town.path, body))[0] == 400


async def test_the_real_client_uses_a_webhook(tmp_path):
    async with (
        open_town(tmp_path / "town.world", bot_permissions=RIGHTS) as town,
        running(town.url) as bot,
    ):
        hook = await bot.get_channel(int(town.here)).create_webhook(name="Crier")
        sent = await hook.send("Hear", username="Herald", wait=True)
        await sent.edit(content="Hear, hear")
        (seen,) = await town.anna.reads(town.here)
        assert (seen["content"], seen["local"]["author_name"]) == ("Hear, hear", "Herald")
        await sent.delete()
        await hook.delete()


# The bot's own account


async def test_the_bot_changes_its_name_and_face(tmp_path):
    async with (
        open_town(tmp_path / "town.world") as town,
        running(town.url) as bot,
        town.bot() as other,
    ):
        user = await bot.user.edit(username="renamed", avatar=PICTURE)
        assert user.name == "renamed"
        assert (await other.event("USER_UPDATE"))["username"] == "renamed"
        await town.rest("POST", f"/channels/{town.here}/messages", {"content": "It is me"})
        shown = (await town.anna.reads(town.here))[0]["local"]
        assert shown["author_name"] == "renamed"
        async with town.session.get(shown["author_avatar_url"]) as got:
            assert await got.read() == PICTURE
        await bot.user.edit(avatar=None)
        shown = (await town.anna.reads(town.here))[0]["local"]
        async with town.session.get(shown["author_avatar_url"]) as got:
            assert await got.read() != PICTURE


@pytest.mark.parametrize(
    "body",
    [{"username": "x"}, {"username": 5}, {"avatar": "x"}, {"avatar": "data:image/png;base64,QQ=="},
     {"banner": "data:image/png;base64,QQ=="}],
)  # fmt: skip
async def test_a_name_or_face_that_is_none_is_refused(town, body):
    assert await town.refused("PATCH", "/users/@me", body) == (400, 50035)
