"""Rate limits: what the headers say, when a request is too many, and what is exempt."""

import pytest

from playground.app import Playground
from playground.limits import Limit, Limits, RouteLimit
from tests.playground.example_bot import running
from tests.playground.town import open_town

TWO_MESSAGES = RouteLimit("POST", "/channels/*/messages", 2, 60)


@pytest.fixture
async def town(tmp_path):
    async with open_town(tmp_path / "town.world", Limits(Limit(0, 1), (TWO_MESSAGES,))) as opened:
        yield opened


def messages(channel):
    return "POST", f"/channels/{channel}/messages", {"content": "hello"}


async def test_headers_say_how_many_requests_are_left(town):
    _, _, first = await town.answer(*messages(town.here))
    _, _, second = await town.answer(*messages(town.here))
    assert (first["X-RateLimit-Limit"], first["X-RateLimit-Remaining"]) == ("2", "1")
    assert second["X-RateLimit-Remaining"] == "0"
    assert first["X-RateLimit-Bucket"] == second["X-RateLimit-Bucket"]
    assert 0 < float(second["X-RateLimit-Reset-After"]) <= 60


async def test_one_too_many_is_told_when_to_come_back(town):
    for _ in range(2):
        await town.rest(*messages(town.here))
    status, told, headers = await town.answer(*messages(town.here))
    assert (status, told["global"], headers["X-RateLimit-Scope"]) == (429, False, "user")
    assert 0 < told["retry_after"] <= 60
    assert int(headers["Retry-After"]) >= told["retry_after"]
    assert headers["Via"]
    await town.local.advance(61)
    await town.rest(*messages(town.here))


async def test_another_channel_has_a_bucket_of_its_own(town):
    for _ in range(2):
        await town.rest(*messages(town.here))
    await town.rest(*messages(town.channels["welcome"]))
    assert await town.refused(*messages(town.here)) == (429, 0)


async def test_a_route_without_a_limit_has_no_headers(town):
    _, _, headers = await town.answer("GET", "/users/@me")
    assert "X-RateLimit-Limit" not in headers


async def test_the_global_limit_counts_everything_but_interactions(town):
    await town.register({"name": "go", "description": "Go"})
    await town.local.ask("PUT", "/limits", {"global": {"limit": 1, "per": 60}, "routes": []})
    async with town.bot() as bot:
        await town.anna.command(town.here, "go", wait="false")
        interaction = await bot.event("INTERACTION_CREATE")
    await town.rest("GET", "/users/@me")
    status, told, headers = await town.answer("GET", "/gateway/bot")
    assert (status, told["global"], headers["X-RateLimit-Global"]) == (429, True, "true")
    await town.reply(interaction, 4, {"content": "still answered"})
    await town.rest(
        "POST", f"/webhooks/{town.application_id}/{interaction['token']}", {"content": "and more"}
    )


async def test_limits_are_set_and_set_back(town):
    first = await town.local.ask("GET", "/limits")
    assert first["routes"][0]["limit"] == 2
    await town.local.ask("PUT", "/limits", {"routes": []})
    for _ in range(5):
        await town.rest(*messages(town.here))
    assert await town.local.ask("PUT", "/limits", {}) == first


async def test_the_real_client_paces_itself_by_the_headers(tmp_path):
    statuses = []
    short = Limits(Limit(50, 1), (RouteLimit("POST", "/channels/*/messages", 2, 0.2),))
    noting = Playground(
        tmp_path / "t.world", limits=short, on_exchange=lambda *said: statuses.append(said[3])
    )
    async with noting as playground, running(playground.url) as bot:
        channel = bot.guilds[0].text_channels[0]
        for number in range(5):
            await channel.send(str(number))
        assert [message.content async for message in channel.history()] == ["4", "3", "2", "1", "0"]
    assert 429 not in statuses


async def test_the_real_client_waits_out_a_429(tmp_path):
    async with open_town(tmp_path / "town.world") as town, running(town.url) as bot:
        keys = {"retry_after": 0.05, "route": "/channels/*/messages", "times": 2}
        await town.local.fault("rate_limit", **keys)
        await bot.get_channel(int(town.here)).send("at last")
        assert [message["content"] for message in await town.anna.reads(town.here)] == ["at last"]
