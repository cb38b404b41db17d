"""Shards: who hears of which server, how often sessions may begin, and how each is resumed."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from tests.playground.town import open_town

QUIET = {"op": 11, "d": None, "s": None, "t": None}


@pytest.fixture
async def town(tmp_path):
    async with open_town(tmp_path / "town.world") as opened:
        yield opened


async def server(town, number, count):
    """A server on that shard; gives its id and its only channel."""
    made = await town.local.ask("POST", "/guilds", {"name": f"Shard {number}", "shard": [number, count]})
    assert (int(made["id"]) >> 22) % count == number
    return made["id"], made["channels"][0]["id"]


async def hears_nothing(socket):
    """All that this socket was sent has been read."""
    await socket.send(1, None)
    return await socket.frame() == QUIET


# Who hears what


async def test_a_shard_is_ready_with_its_own_servers_only(town):
    made = [(await server(town, number, 3))[0] for number in range(3)]
    here = (int(town.guild["id"]) >> 22) % 3
    for number in range(3):
        async with town.bot(shard=[number, 3]) as shard:
            assert shard.ready["shard"] == [number, 3]
            own = {made[number], town.guild["id"]} if number == here else {made[number]}
            assert {guild["id"] for guild in shard.ready["guilds"]} == own


async def test_a_shard_hears_only_of_its_own_servers(town):
    (_, first), (_, second) = await server(town, 0, 2), await server(town, 1, 2)
    async with town.bot(shard=[0, 2]) as zero, town.bot(shard=[1, 2]) as one:
        await town.anna.say(first, "to zero")
        await town.anna.say(second, "to one")
        assert (await zero.event("MESSAGE_CREATE"))["content"] == "to zero"
        assert (await one.event("MESSAGE_CREATE"))["content"] == "to one"
        assert await hears_nothing(zero)
        assert await hears_nothing(one)


async def test_a_new_server_is_told_to_its_shard(town):
    async with town.bot(shard=[0, 2]) as zero, town.bot(shard=[1, 2]) as one:
        made, _ = await server(town, 1, 2)
        assert (await one.event("GUILD_CREATE"))["id"] == made
        await town.local.ask("DELETE", f"/guilds/{made}")
        assert (await one.event("GUILD_DELETE"))["id"] == made
        assert await hears_nothing(zero)


async def test_a_command_reaches_the_shard_of_its_server(town):
    await town.register({"name": "go", "description": "Go"})
    _, channel = await server(town, 1, 2)
    async with town.bot(shard=[0, 2]) as zero, town.bot(shard=[1, 2]) as one:
        await town.anna.command(channel, "go", wait="false")
        assert (await one.event("INTERACTION_CREATE"))["channel_id"] == channel
        assert await hears_nothing(zero)


async def test_direct_messages_and_commands_in_them_reach_the_first_shard(town):
    await town.register({"name": "go", "description": "Go"})
    dm = await town.anna.dm()
    async with town.bot(shard=[0, 2]) as zero, town.bot(shard=[1, 2]) as one:
        await town.anna.say(dm, "in private")
        assert (await zero.event("MESSAGE_CREATE"))["content"] == "in private"
        await town.anna.command(dm, "go", wait="false")
        assert (await zero.event("INTERACTION_CREATE"))["channel_id"] == dm
        assert await hears_nothing(one)


async def test_every_session_of_a_shard_hears_the_same_whatever_the_number_of_shards(town):
    _, channel = await server(town, 5, 6)  # 5 of 6, and so 1 of 2
    async with (
        town.bot(shard=[5, 6]) as one,
        town.bot(shard=[5, 6]) as two,
        town.bot(shard=[1, 2]) as other_number,
    ):
        await town.anna.say(channel, "for all")
        for socket in (one, two, other_number):
            assert (await socket.event("MESSAGE_CREATE"))["content"] == "for all"


async def test_members_of_another_shards_server_are_not_given(town):
    guild_id, _ = await server(town, 1, 2)
    async with town.bot(shard=[0, 2]) as zero:
        await zero.send(8, {"guild_id": guild_id, "query": "", "limit": 0})
        await zero.send(31, {"guild_ids": [guild_id]})
        assert await hears_nothing(zero)


@pytest.mark.parametrize("shard", [[1, 1], [-1, 2], [0, 0], [0], ["0", 1], "0/1", {}])
async def test_what_is_no_shard_is_closed(town, shard):
    async with town.socket() as socket:
        await socket.identify(shard=shard)
        assert await socket.closing() == 4010


@pytest.mark.parametrize("shard", [[1, 1], [-1, 2], [0, 0], [0, 10_001]])
async def test_a_server_is_put_on_no_shard_that_cannot_be(town, shard):
    async with town.local._session.post("/local/guilds", json={"name": "Nowhere", "shard": shard}) as answer:
        assert answer.status == 400


# Resuming


async def test_each_shard_is_resumed_by_its_own_session(town):
    (_, first), (_, second) = await server(town, 0, 2), await server(town, 1, 2)
    async with town.bot(shard=[0, 2]) as zero, town.bot(shard=[1, 2]) as one:
        await town.local.fault("drop", shard=1)
        assert await one.closing() == 1006
        await town.anna.say(first, "to zero")
        await town.anna.say(second, "to one")
        assert (await zero.event("MESSAGE_CREATE"))["content"] == "to zero"
        async with town.socket() as again:
            await again.resume(one.ready["session_id"], one.sequence)
            assert (await again.event("MESSAGE_CREATE"))["content"] == "to one"
            await again.event("RESUMED")
            assert await hears_nothing(again)
        assert await hears_nothing(zero)


async def test_one_shard_may_lose_its_session_and_the_others_keep_theirs(town):
    async with town.bot(shard=[0, 2]) as zero, town.bot(shard=[1, 2]) as one:
        await town.local.fault("invalid_session", resumable=False, shard=0)
        assert await zero.op(9) is False
        await town.local.fault("drop")
        await one.closing()
        for session, goes_on in ((zero, False), (one, True)):
            async with town.socket() as again:
                await again.resume(session.ready["session_id"], session.sequence)
                payload = await again.frame()
                payload = await again.frame() if payload["op"] == 10 else payload
                assert (payload["t"] == "RESUMED") is goes_on


async def test_many_shards_that_are_cut_at_once_can_all_be_resumed(town):
    async with AsyncExitStack() as stack:
        shards = [await stack.enter_async_context(town.bot(shard=[n, 32])) for n in range(32)]
        await town.local.fault("drop")
        for shard in shards:
            await shard.closing()
    for shard in shards:
        async with town.socket() as again:
            await again.resume(shard.ready["session_id"], shard.sequence)
            await again.event("RESUMED")


# How often sessions may begin


async def limits(town, **wanted):
    await town.local.ask("PUT", "/starts", wanted)


async def told(town):
    return await town.rest("GET", "/gateway/bot")


async def test_beginnings_are_counted_for_a_day(town):
    await limits(town, total=3)
    assert (await told(town))["session_start_limit"]["remaining"] == 3
    async with town.bot() as bot:
        left = (await told(town))["session_start_limit"]
        assert (left["total"], left["remaining"]) == (3, 2)
        assert 0 < left["reset_after"] <= 86_400_000
        await town.local.fault("drop")
        await bot.closing()
        async with town.socket() as again:
            await again.resume(bot.ready["session_id"], bot.sequence)
            await again.event("RESUMED")
    assert (await told(town))["session_start_limit"]["remaining"] == 2  # a resume begins nothing
    await town.local.advance(86_401)
    assert (await told(town))["session_start_limit"]["remaining"] == 3


async def test_one_beginning_too_many_ends_every_session(town):
    await limits(town, total=1)
    async with town.bot() as bot, town.socket() as another:
        await another.identify()
        assert await asyncio.gather(*(each.closing() for each in (bot, another))) == [4004, 4004]


async def test_shards_of_one_key_begin_five_seconds_apart(town):
    await limits(town, max_concurrency=2, every=5)
    assert (await told(town))["session_start_limit"]["max_concurrency"] == 2
    async with town.bot(shard=[0, 4]), town.bot(shard=[1, 4]), town.socket() as third:
        await third.identify(shard=[2, 4])
        assert await third.op(9) is False
        await town.local.advance(5)
        await third.identify(shard=[2, 4])
        assert (await third.event("READY"))["shard"] == [2, 4]


async def test_two_of_one_key_at_once_are_one(town):
    await limits(town, max_concurrency=1, every=5)
    async with town.socket() as one, town.socket() as two:
        await asyncio.gather(one.identify(shard=[0, 2]), two.identify(shard=[1, 2]))
        for socket in (one, two):
            await socket.op(10)
        answers = [await one.frame(), await two.frame()]
        assert sorted(answer["op"] for answer in answers) == [0, 9]


async def test_a_shard_with_too_many_servers_is_told_to_split(town):
    for number in range(2):
        await server(town, number, 2)
    await limits(town, most_guilds=2)
    async with town.socket() as whole:
        await whole.identify()
        assert await whole.closing() == 4011
    for number in range(2):
        async with town.bot(shard=[number, 2]) as half:
            assert half.ready["shard"] == [number, 2]


@pytest.mark.parametrize("wrong", [{"max_concurrency": 0}, {"every": -1}, {"total": 0}, {"often": 1}])
async def test_nonsense_limits_are_refused(town, wrong):
    async with town.local._session.put("/local/starts", json=wrong) as answer:
        assert answer.status == 400
