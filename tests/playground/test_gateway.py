"""The gateway as any client may use it: handshake, codes, compression, intents and resuming."""

import pytest

from playground.changes import TypingStarted
from playground.tokens import TOKEN
from tests.playground.town import ALL_INTENTS, open_town

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1, 1 << 9, 1 << 12, 1 << 15


@pytest.fixture
async def town(tmp_path):
    async with open_town(tmp_path / "town.world") as opened:
        yield opened


async def said(town, text, channel=None):
    return await town.anna.say(channel or town.here, text)


# The handshake


@pytest.mark.parametrize("compress", [None, "zlib-stream", "zstd-stream"])
@pytest.mark.parametrize("binary", [False, True])
async def test_a_client_identifies_and_hears_of_its_servers(town, compress, binary):
    async with town.socket(compress) as socket:
        assert (await socket.op(10))["heartbeat_interval"] > 1000
        await socket.identify(binary=binary)
        ready = await socket.event("READY")
        assert ready["user"]["id"] == ready["application"]["id"] == town.application_id
        assert ready["guilds"] == [{"id": town.guild["id"], "unavailable": True}]
        assert ready["resume_gateway_url"].startswith("ws://127.0.0.1:")
        guild = await socket.event("GUILD_CREATE")
        assert {channel["name"] for channel in guild["channels"]} == set(town.channels)


async def test_the_address_is_the_one_rest_gives(town):
    told = await town.rest("GET", "/gateway/bot")
    assert told["url"] == (await town.rest("GET", "/gateway"))["url"]
    async with town.session.ws_connect(told["url"] + "/?v=10&encoding=json") as raw:
        assert (await raw.receive_json())["op"] == 10


async def test_heartbeats_are_acknowledged_at_any_time(town):
    async with town.socket() as socket:
        await socket.op(10)
        await socket.send(1, None)
        assert await socket.op(11) is None


async def test_a_presence_is_taken_without_a_word(town):
    async with town.bot() as bot:
        await bot.send(3, {"since": None, "activities": [], "status": "online", "afk": False})
        await bot.send(1, bot.sequence)
        assert (await bot.frame())["op"] == 11


@pytest.mark.parametrize(
    ("code", "op", "data"),
    [
        (4001, 99, None),
        (4002, 2, "not an object"),
        (4003, 3, {}),
        (4004, 2, {"token": "wrong", "intents": 1}),
        (4010, 2, {"token": TOKEN, "intents": 1, "shard": [2, 1]}),
        (4013, 2, {"token": TOKEN, "intents": -1}),
        (4013, 2, {"token": TOKEN}),
        (4004, 6, {"token": "wrong", "session_id": "x", "seq": 1}),
    ],
)
async def test_a_wrong_beginning_is_closed_with_its_code(town, code, op, data):
    async with town.socket() as socket:
        await socket.send(op, data)
        assert await socket.closing() == code


@pytest.mark.parametrize("text", ["{", "[]", '"x"', "\0"])
async def test_what_is_not_a_payload_is_closed(town, text):
    async with town.socket() as socket:
        await socket.raw.send_str(text)
        assert await socket.closing() == 4002


@pytest.mark.parametrize(("query", "code"), [({"v": "6"}, 4012), ({"encoding": "etf"}, 4002)])
async def test_another_version_or_encoding_is_closed(town, query, code):
    async with town.socket(**query) as socket:
        assert await socket.closing() == code


async def test_identifying_twice_is_closed(town):
    async with town.bot() as bot:
        await bot.identify()
        assert await bot.closing() == 4005


async def test_too_many_frames_are_closed(town):
    async with town.bot() as bot:
        for _ in range(121):
            await bot.send(1, None)
        assert await bot.closing() == 4008


# Resuming


async def test_a_resumed_session_hears_what_it_missed_in_order(town):
    async with town.bot() as bot:
        session, sequence = bot.ready["session_id"], bot.sequence
        await town.local.fault("drop")
        assert await bot.closing() == 1006
    await said(town, "one")
    await said(town, "two")
    async with town.socket() as again:
        await again.resume(session, sequence)
        first, second = await again.event("MESSAGE_CREATE"), await again.event("MESSAGE_CREATE")
        assert (first["content"], second["content"]) == ("one", "two")
        await again.event("RESUMED")
        await said(town, "three")
        assert (await again.event("MESSAGE_CREATE"))["content"] == "three"


async def test_numbers_go_on_where_they_were(town):
    async with town.bot() as bot:
        session, sequence = bot.ready["session_id"], bot.sequence
        await town.local.fault("drop")
        await bot.closing()
    async with town.socket() as again:
        await again.resume(session, sequence)
        await again.event("RESUMED")
        assert again.sequence == sequence + 1


async def test_an_unknown_session_is_invalid_and_a_new_one_may_follow(town):
    async with town.socket() as socket:
        await socket.resume("never", 1)
        assert await socket.op(9) is False
        await socket.identify()
        assert await socket.event("READY")


async def test_a_number_from_the_future_is_closed(town):
    async with town.bot() as bot:
        session = bot.ready["session_id"]
        await town.local.fault("drop")
    async with town.socket() as again:
        await again.resume(session, 10_000)
        assert await again.closing() == 4007


async def test_a_goodbye_ends_the_session(town):
    async with town.bot() as bot:
        session = bot.ready["session_id"]
        await bot.raw.close(code=1000)
    async with town.socket() as again:
        await again.resume(session, 1)
        assert await again.op(9) is False


@pytest.mark.parametrize("code", [1000, 3001, 4000])
async def test_a_close_is_answered_with_its_own_code(town, code):
    async with town.bot() as bot:
        await bot.raw.close(code=code)
        assert bot.raw.close_code == code


async def test_only_the_last_thousand_events_are_replayed(town):
    async with town.bot() as bot:
        session, sequence = bot.ready["session_id"], bot.sequence
        await town.local.fault("drop")
    world = town.playground.world
    for _ in range(1001):
        world.changes.announce(_typing(town, world))
    async with town.socket() as again:
        await again.resume(session, sequence)
        assert await again.op(9) is False


def _typing(town, world):
    return TypingStarted(world.channels[int(town.here)], world.users[int(town.anna.id)])


# Intents


async def test_without_the_guilds_intent_there_are_no_servers(town):
    async with town.bot(GUILD_MESSAGES) as bot:
        await said(town, "first")
        assert await bot.names_until("MESSAGE_CREATE") == ["MESSAGE_CREATE"]


async def test_without_the_content_intent_the_text_of_others_is_hidden(town):
    async with town.bot(GUILDS | GUILD_MESSAGES) as bot:
        await said(town, "a secret")
        assert (await bot.event("MESSAGE_CREATE"))["content"] == ""
        await said(town, f"hello <@{town.bot_id}>")
        assert "hello" in (await bot.event("MESSAGE_CREATE"))["content"]
        await town.rest("POST", f"/channels/{town.here}/messages", {"content": "mine"})
        assert (await bot.event("MESSAGE_CREATE"))["content"] == "mine"


async def test_with_the_content_intent_it_is_not(town):
    async with town.bot(GUILD_MESSAGES | MESSAGE_CONTENT) as bot:
        await said(town, "open")
        assert (await bot.event("MESSAGE_CREATE"))["content"] == "open"


async def test_direct_messages_have_an_intent_of_their_own(town):
    dm = await town.anna.dm()
    async with town.bot(DIRECT_MESSAGES) as bot:
        await said(town, "in the channel")
        await said(town, "in private", dm)
        assert (await bot.event("MESSAGE_CREATE"))["content"] == "in private"


async def test_interactions_need_no_intent(town):
    await town.register({"name": "go", "description": "Go"})
    async with town.bot(0) as bot:
        await town.anna.command(town.here, "go", wait="false")
        assert (await bot.event("INTERACTION_CREATE"))["data"]["name"] == "go"


async def test_what_the_bot_cannot_see_it_does_not_hear(town):
    rights = {"allow": 0, "deny": 1 << 10}
    await town.local.ask("PUT", f"/channels/{town.here}/overwrites/{town.bot_id}", rights)
    async with town.bot() as bot:
        await said(town, "unheard")
        await said(town, "heard", town.channels["welcome"])
        assert (await bot.event("MESSAGE_CREATE"))["content"] == "heard"


# Events


async def test_members_can_be_asked_for(town):
    async with town.bot() as bot:
        await bot.send(8, {"guild_id": town.guild["id"], "query": "", "limit": 0, "nonce": "n"})
        chunk = await bot.event("GUILD_MEMBERS_CHUNK")
        assert len(chunk["members"]) == len(town.people) + 1
        assert (chunk["chunk_index"], chunk["chunk_count"], chunk["nonce"]) == (0, 1, "n")


async def test_servers_come_and_go(town):
    async with town.bot() as bot:
        made = await town.local.ask("POST", "/guilds", {"name": "Second"})
        assert (await bot.event("GUILD_CREATE"))["name"] == "Second"
        await town.local.ask("DELETE", f"/guilds/{made['id']}")
        assert (await bot.event("GUILD_DELETE"))["id"] == made["id"]
        assert await town.refused("GET", f"/guilds/{made['id']}") == (404, 10004)


async def test_members_typing_is_heard(town):
    async with town.bot() as bot:
        await town.local.ask("POST", f"/members/{town.anna.id}/channels/{town.here}/typing")
        heard = await bot.event("TYPING_START")
        assert (heard["user_id"], heard["channel_id"]) == (town.anna.id, town.here)


async def test_a_newcomer_is_announced(town):
    async with town.bot() as bot:
        await town.local.member("Greta")
        assert (await bot.event("GUILD_MEMBER_ADD"))["user"]["global_name"] == "Greta"


async def test_two_sockets_of_one_bot_hear_the_same(town):
    async with town.bot() as one, town.bot() as two:
        await said(town, "both")
        assert (await one.event("MESSAGE_CREATE"))["content"] == "both"
        assert (await two.event("MESSAGE_CREATE"))["content"] == "both"


async def test_all_intents_are_taken_also_those_of_a_later_day(town):
    async with town.bot(ALL_INTENTS | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25 | 1 << 40) as bot:
        assert bot.ready["v"] == 10
