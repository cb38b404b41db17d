"""What Discord refuses is refused, and what the playground does not serve is never answered with success."""

import pytest

from playground.refusals import check_message, is_emoji
from tests.playground.payloads import V2, button, legacy, row, told, v2, words
from tests.playground.test_bad_input import form
from tests.playground.town import PICTURE, open_town, used


@pytest.fixture
async def town(tmp_path):
    async with open_town(tmp_path / "town.world") as opened:
        yield opened


def messages(town, tail=""):
    return f"/channels/{town.here}/messages{tail}"


# Becoming a message of components


@pytest.mark.parametrize("before", [{"content": "words"}, {"embeds": [{"title": "card"}]}])
async def test_a_message_with_words_or_embeds_must_lose_them_to_become_one_of_components(town, before):
    sent = await town.rest("POST", messages(town), before)
    path, after = messages(town, f"/{sent['id']}"), v2(words())
    status, refusal, _ = await town.answer("PATCH", path, after)
    assert (status, refusal["code"]) == (400, 50035)
    assert set(refusal["errors"]) == set(before)
    assert (await town.rest("GET", path))["flags"] == 0
    changed = await town.rest("PATCH", path, after | dict.fromkeys(before))
    assert (changed["content"], changed["embeds"], changed["flags"]) == ("", [], V2)
    assert (await town.rest("PATCH", path, {"components": [words("more")]}))["flags"] == V2


async def test_a_pressed_message_must_lose_them_too(town):
    await town.register({"name": "go", "description": "Go"})
    async with town.bot() as bot:
        await used(town, bot, town.anna, legacy(row(button("go"))))
        (message,) = await town.anna.reads(town.here)
        await town.anna.press(message, "go", wait="false")
        pressed = await bot.event("INTERACTION_CREATE")
        path = f"/interactions/{pressed['id']}/{pressed['token']}/callback"
        assert await town.refused("POST", path, {"type": 7, "data": v2(words())}) == (400, 50035)
        await town.rest("POST", path, {"type": 7, "data": v2(words(), content=None)})


# Nothing to see


@pytest.mark.parametrize("embed", [{}, {"type": "rich"}, {"color": 255}, {"title": ""}, {"fields": []}])
async def test_an_empty_embed_is_an_empty_message(town, embed):
    assert await town.refused("POST", messages(town), {"embeds": [embed]}) == (400, 50006)
    sent = await town.rest("POST", messages(town), {"content": "words", "embeds": [embed]})
    assert sent["embeds"] == []
    path = messages(town, f"/{sent['id']}")
    assert await town.refused("PATCH", path, {"content": "", "embeds": [embed]}) == (400, 50006)


# Emojis


@pytest.mark.parametrize("name", ["🔥", "❤️", "❤", "1️⃣", "🇩🇰", "👩🏽‍🚀", "🏳️‍🌈", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "☺️", "🫠", "©️"])
def test_an_emoji_is_an_emoji(name):
    assert is_emoji(name)
    assert not check_message(legacy(row(button(emoji={"name": name}))), files={})


@pytest.mark.parametrize("name", ["fire", ":fire:", "é", "日", "1", "🔥🔥", "🔥 ", "★", "\u200d", "🇩", "—"])
def test_anything_else_is_none(name):
    problems = check_message(legacy(row(button(emoji={"name": name}))), files={})
    assert told(problems) == {("components.0.components.0.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI")}


# Choices


@pytest.mark.parametrize(("kind", "value", "taken"), [(4, "1", False), (4, 1, True), (10, "x", False)])
async def test_a_number_is_chosen_among_numbers(town, kind, value, taken):
    option = {"type": kind, "name": "n", "description": "N", "autocomplete": True}
    inner = {"type": 1, "name": "sub", "description": "S", "options": [option]}
    await town.register({"name": "go", "description": "Go", "options": [inner]})
    async with town.bot() as bot:
        body = {"channel_id": town.here, "name": "go sub", "options": {"n": "1"}, "focused": "n"}
        await town.local.ask("POST", f"/members/{town.anna.id}/autocomplete", body)
        asked = await bot.event("INTERACTION_CREATE")
        path = f"/interactions/{asked['id']}/{asked['token']}/callback"
        answer = {"type": 8, "data": {"choices": [{"name": "one", "value": value}]}}
        status, _, _ = await town.answer("POST", path, answer)
    assert status == (204 if taken else 400)


# Not served


POLL = {"question": {"text": "?"}, "answers": [{"poll_media": {"text": "!"}}]}


@pytest.mark.parametrize(
    "more",
    [
        {"poll": POLL},
        {"sticker_ids": ["1"]},
        {"flags": 1 << 13},
        {"message_reference": {"type": 1, "message_id": "1", "channel_id": "1"}},
        {"shared_client_theme": {"colors": ["ff0000"]}},
    ],
)
async def test_what_is_not_served_is_refused(town, more):
    await town.register({"name": "go", "description": "Go"})
    body = {"content": "words", **more}
    assert await town.refused("POST", messages(town), body) == (400, 50035)
    assert await town.refused("POST", messages(town), data=form(more, a=("a.png", PICTURE))) == (400, 50035)
    async with town.bot() as bot:
        asked = await used(town, bot, town.anna)
        path = f"/interactions/{asked['id']}/{asked['token']}/callback"
        assert await town.refused("POST", path, {"type": 4, "data": body}) == (400, 50035)
    assert await town.anna.reads(town.here) == []


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/channels/{here}/polls/1/expire"),
        ("POST", "/channels/{here}/invites"),
        ("PATCH", "/guilds/{guild}"),
        ("PUT", "/guilds/{guild}/bans/1"),
        ("DELETE", "/guilds/{guild}/members/1"),
        ("POST", "/guilds/{guild}/emojis"),
        ("PATCH", "/applications/@me"),
    ],
)
async def test_what_has_no_route_is_told(town, method, path):
    status, _ = await town.refused(method, path.format(here=town.here, guild=town.guild["id"]), {})
    assert status in (404, 405)


@pytest.mark.parametrize("field", ["avatar", "banner", "bio"])
async def test_of_itself_in_a_server_the_bot_changes_only_its_name(town, field):
    path = f"/guilds/{town.guild['id']}/members/@me"
    assert await town.refused("PATCH", path, {"nick": "x", field: "y"}) == (400, 50035)
