"""What one process is at, no other one is: on a server, by claims that run out."""

import asyncio
import os
import socket
import subprocess
import sys
from contextlib import AsyncExitStack, asynccontextmanager

import asyncpg
import pytest

from bot.errors import BadStore, StoreBusy
from bot.shards import Shards
from bot.store import Store
from bot.store.place import Server
from bot.store.postgres.opening import _BUSY_OPENING
from tests.bot.company import COMPANY, a_lobby, opened, rows
from tests.cluster import name_of
from tests.line import Line

SHARDS = Shards(0, 1, 6)
FAR_AWAY = "another-machine/1/abcd"


@pytest.fixture
async def stores(server):
    """The store as several processes have it."""
    async with AsyncExitStack() as stack:

        async def another():
            store = await Store.open(server)
            stack.push_async_callback(store.close)
            return store

        yield another


@pytest.fixture
async def pair(stores):
    return await stores(), await stores()


@asynccontextmanager
async def cut_off(server, cluster):
    """A store behind a line, and the line; what it asks in vain it gives up at once."""
    async with Line(cluster.socket) as line:
        place = Server(f"postgresql://rowhouse@127.0.0.1:{line.port}/{name_of(server)}")
        store = await Store.open(place)
        try:
            yield store, line
        finally:
            line.mend()
            await store.close()


def claimed(server):
    return dict(rows(server, "SELECT what, holder FROM claims"))


def run_out(server):
    """As if nobody had renewed anything for as long as a claim lasts."""
    rows(server, "UPDATE claims SET until = 0")


def who_died():
    """A process of this machine that is no more, as it signed its claims."""
    with subprocess.Popen([sys.executable, "-c", ""]) as gone:
        pass
    return f"{socket.gethostname()}/{gone.pid}/abcd"


# One's alone


async def test_what_one_process_is_at_no_other_is_until_it_is_done(pair):
    one, other = pair
    async with one.claims.held("board/1") as is_ours:
        assert is_ours
        async with other.claims.held("board/1") as is_theirs, other.claims.held("board/2") as is_free:
            assert (is_theirs, is_free) == (False, True)
    async with other.claims.held("board/1") as is_theirs:
        assert is_theirs


async def test_who_is_at_it_already_is_not_at_it_twice(pair):
    one, _ = pair
    async with one.claims.held("board/1") as first, one.claims.held("board/1") as second:
        assert (first, second) == (True, False)


async def test_who_was_not_the_only_one_at_it_is_told_so(server, pair):
    one, other = pair
    told = []
    async with one.claims.held("board/1", lambda: told.append("one")):
        pass
    assert told == []
    async with one.claims.held("board/1", lambda: told.append("one")):
        run_out(server)
        async with other.claims.held("board/1", lambda: told.append("other")) as is_theirs:
            assert is_theirs
    assert told == ["one"]


async def test_nobody_shares_a_file_so_everything_is_granted(path):
    store = await Store.open(path)
    async with store.claims.held("board/1") as first, store.claims.held("board/1") as second:
        assert first
        assert second
    assert await store.claims.take(SHARDS) is None
    await store.close()


async def test_a_claim_that_nobody_renews_is_another_ones(server, pair):
    one, other = pair
    async with one.claims.held("board/1"):
        run_out(server)
        async with other.claims.held("board/1") as is_theirs:
            assert is_theirs
            await one.claims.renew(Shards(0, 0, 1))
            assert claimed(server) == {"board/1": other.claims.holder}
    assert claimed(server) == {}


async def test_a_claim_that_is_renewed_is_nobody_elses(server, pair):
    one, other = pair
    async with one.claims.held("board/1"):
        run_out(server)
        await one.claims.renew(SHARDS)
        async with other.claims.held("board/1") as is_theirs:
            assert not is_theirs


async def test_a_claim_that_nobody_was_told_of_is_renewed_by_nobody_and_can_be_made_again(server, pair):
    one, other = pair
    rows(server, "INSERT INTO claims VALUES ('board/1', ?, 0)", one.claims.holder)
    await one.claims.renew(SHARDS)
    async with other.claims.held("board/1") as is_theirs:
        assert is_theirs
    rows(server, "INSERT INTO claims VALUES ('board/1', ?, 1e12)", one.claims.holder)
    async with one.claims.held("board/1") as is_ours:
        assert is_ours


async def test_a_claim_that_could_not_be_let_go_of_is_not_renewed(server, cluster, pair, monkeypatch):
    monkeypatch.setattr("bot.store.postgres.database.PATIENCE", 0)
    async with cut_off(server, cluster) as (store, line):
        async with store.claims.held("board/1"):
            line.cut(loudly=True)
        with pytest.raises(StoreBusy):
            await store.claims.renew(SHARDS)
        line.mend()
        run_out(server)
        await store.claims.renew(SHARDS)
        async with pair[0].claims.held("board/1") as is_free:
            assert is_free


# Shards


@pytest.mark.parametrize(("wanted", "shard"), [(Shards(1, 2, 6), "1/6"), (Shards(0, 0, 3), "0/6")])
async def test_shards_that_overlap_or_are_divided_otherwise_are_not_given(pair, wanted, shard):
    one, other = pair
    assert await one.claims.take(SHARDS) is None
    holder = await other.claims.take(wanted)
    assert (holder.what, holder.who) == (shard, one.claims.holder)
    assert await other.claims.take(Shards(2, 5, 6)) is None


async def test_shards_are_held_by_renewing_them_and_lost_when_another_process_took_them(server, pair):
    one, other = pair
    await one.claims.take(SHARDS)
    assert await one.claims.renew(SHARDS)
    run_out(server)
    assert await other.claims.take(SHARDS) is None
    assert not await one.claims.renew(SHARDS)
    assert await other.claims.renew(SHARDS)


async def test_who_is_dead_on_this_machine_lets_go_at_once_and_on_another_when_the_time_is_over(server, pair):
    one, _ = pair
    for what, holder in (("shard/0/6", who_died()), ("board/1", who_died()), ("board/2", FAR_AWAY)):
        rows(server, "INSERT INTO claims VALUES (?, ?, 1e12)", what, holder)
    alive = f"{socket.gethostname()}/{os.getpid()}/abcd"
    rows(server, "INSERT INTO claims VALUES ('board/3', ?, 1e12)", alive)
    assert await one.claims.take(SHARDS) is None
    assert claimed(server) == {
        "shard/0/6": one.claims.holder,
        "shard/1/6": one.claims.holder,
        "board/2": FAR_AWAY,
        "board/3": alive,
    }
    await one.claims.let_all_go()
    assert claimed(server).keys() == {"board/2", "board/3"}


# Tables that several processes change


async def test_what_several_processes_decide_at_once_is_all_kept(server):
    async with AsyncExitStack() as stack:
        guests = COMPANY[1:4]
        houses = [(await stack.enter_async_context(opened(server)))[0] for _ in guests]
        table = await a_lobby(houses[0], 4)
        async with asyncio.TaskGroup() as group:
            for house, guest in zip(houses, guests, strict=True):
                group.create_task(house.join(table.id, guest))
        seated = {holder.user_id for holder in (await houses[0].load(table.id)).holders}
    assert seated == {player.user_id for player in COMPANY[:4]}


# Opening


async def test_a_server_that_goes_away_while_it_is_opened_is_one_line(server, cluster):
    busy = await asyncpg.connect(server.address)
    await busy.execute("SELECT pg_advisory_lock($1)", _BUSY_OPENING)
    async with Line(cluster.socket) as line:
        place = Server(f"postgresql://rowhouse@127.0.0.1:{line.port}/{name_of(server)}")
        opening = asyncio.create_task(Store.open(place))
        while not await busy.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
            pass
        line.cut(loudly=True)
        with pytest.raises(BadStore):
            await opening
    await busy.close()


# Jobs of the whole house


async def cancelled(task):
    """Cancel a task until it has ended, as a stop does."""
    while not task.done():
        task.cancel()
        await asyncio.sleep(0)


async def test_a_job_whose_unlock_is_cancelled_is_not_locked_for_ever(server, cluster, pair):
    async with cut_off(server, cluster) as (store, line):
        begun, done = asyncio.Event(), asyncio.Event()

        async def rate():
            async with store.alone("ratings"):
                begun.set()
                await done.wait()

        rating = asyncio.create_task(rate())
        await begun.wait()
        line.cut(loudly=False)
        done.set()
        await cancelled(rating)
        line.mend()
        async with pair[0].alone("ratings"):
            pass


async def test_a_job_whose_lock_is_cancelled_is_not_locked_for_ever(server, cluster, pair):
    async with cut_off(server, cluster) as (store, line):
        async with store.alone("ratings"):
            pass
        line.cut(loudly=False)
        rating = asyncio.create_task(store.alone("ratings").__aenter__())
        await asyncio.sleep(0)
        await cancelled(rating)
        line.mend()
        async with pair[0].alone("ratings"):
            pass


async def test_a_job_that_a_process_is_at_is_not_begun_by_another(pair):
    one, other = pair
    async with one.try_alone("puzzles") as is_ours:
        assert is_ours
        for process, job in ((one, "puzzles"), (other, "puzzles"), (other, "judging")):
            async with process.try_alone(job) as is_free:
                assert is_free is (job == "judging")
    async with other.try_alone("puzzles") as is_theirs:
        assert is_theirs


async def test_a_job_of_a_file_is_done_once_at_a_time(path):
    store = await Store.open(path)
    async with store.try_alone("puzzles") as is_ours, store.try_alone("puzzles") as is_again:
        assert (is_ours, is_again) == (True, False)
    async with store.try_alone("puzzles") as is_ours:
        assert is_ours
    await store.close()
