"""What one process holds, no other one does: shards by locks of a session, jobs by a lock each."""

import asyncio
import signal
import sys
from contextlib import AsyncExitStack, asynccontextmanager

import asyncpg
import pytest

from bot.errors import BadStore, StoreBusy
from bot.shards import Shards
from bot.store import Store
from bot.store.place import Server
from bot.store.postgres import shards as session
from bot.store.postgres.opening import _BUSY_OPENING
from tests.bot.company import COMPANY, a_lobby, opened, rows
from tests.cluster import name_of
from tests.line import Line

SHARDS = Shards(0, 1, 6)
LOCKED = (
    "SELECT classid::bigint, objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) ORDER BY 2"
)
HOLDS = """
import asyncio, sys
from bot.shards import Shards
from bot.store import Store
from bot.store.place import Server

async def hold():
    store = await Store.open(Server(sys.argv[1]))
    assert await store.shards.take(Shards(0, 1, 6)) is None
    print("held", flush=True)
    await asyncio.Event().wait()

asyncio.run(hold())
"""
"""A process that takes shards and beats no more."""


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


async def silenced(store):
    """Let the server end the session of this store as soon as it is silent, and wait until it has."""
    locks = store._database.shard_locks
    gone = asyncio.Event()
    locks._connection.add_termination_listener(lambda _: gone.set())
    await locks._ask("SET idle_session_timeout = '1ms'")
    await gone.wait()


# Shards


async def test_a_file_is_one_processs_alone_so_everything_is_granted(path):
    store = await Store.open(path)
    assert await store.shards.take(SHARDS) is None
    assert await store.shards.beat()
    await store.shards.let_go()
    await store.close()


async def test_locks_can_be_read_and_are_let_go_of(server, pair):
    one, other = pair
    assert await one.shards.take(SHARDS) is None
    assert rows(server, LOCKED) == [(6, 0), (6, 1)]
    assert rows(server, "SELECT number, count, holder FROM shards ORDER BY number") == [
        (0, 6, one.shards.name),
        (1, 6, one.shards.name),
    ]
    await one.shards.let_go()
    assert rows(server, LOCKED) == []
    assert await other.shards.take(SHARDS) is None


@pytest.mark.parametrize(("wanted", "shard"), [(Shards(1, 2, 6), "1/6"), (Shards(0, 0, 3), "0/6")])
async def test_shards_that_overlap_or_are_divided_otherwise_are_not_given(server, pair, wanted, shard):
    one, other = pair
    assert await one.shards.take(SHARDS) is None
    holder = await other.shards.take(wanted)
    assert (holder.what, holder.who) == (shard, one.shards.name)
    assert rows(server, LOCKED) == [(6, 0), (6, 1)]
    assert await other.shards.take(Shards(2, 5, 6)) is None


async def test_containers_of_the_same_host_name_and_process_number_do_not_disturb_each_other(pair):
    one, other = pair
    parts = [store.shards.name.rpartition("/")[0] for store in pair]
    assert parts[0] == parts[1]
    assert await one.shards.take(SHARDS) is None
    for _ in range(2):
        assert (await other.shards.take(SHARDS)).who == one.shards.name != other.shards.name
    assert await one.shards.beat()


async def test_a_session_that_beats_is_seen_to_live(pair):
    one, other = pair
    await one.shards.take(SHARDS)
    first = await other.shards.take(SHARDS)
    assert await other.shards.take(SHARDS) == first
    assert await one.shards.beat()
    assert await other.shards.take(SHARDS) != first


async def test_the_server_knows_how_long_a_session_may_be_silent(stores, monkeypatch):
    monkeypatch.setattr(session, "IDLE", 12.0)
    store = await stores()
    await store.shards.take(SHARDS)
    ((limit,),) = await store._database.shard_locks._ask("SHOW idle_session_timeout")
    assert limit == "12s"


async def test_shards_of_a_session_that_is_silent_are_lost_and_another_process_takes_them(pair):
    one, other = pair
    assert await one.shards.take(SHARDS) is None
    await silenced(one)
    while await other.shards.take(SHARDS) is not None:
        pass
    assert not await one.shards.beat()
    assert (await one.shards.take(SHARDS)).who == other.shards.name


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
async def test_shards_of_a_process_that_died_are_free_at_once(server, stores, number):
    store = await stores()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", HOLDS, server.address), stdout=asyncio.subprocess.PIPE
    )
    assert await process.stdout.readline() == b"held\n"
    assert await store.shards.take(SHARDS) is not None
    process.send_signal(number)
    await process.wait()
    while await store.shards.take(SHARDS) is not None:
        pass


async def test_a_session_that_ends_while_it_takes_shards_has_taken_none(pair, monkeypatch):
    one, other = pair
    locks = one._database.shard_locks
    ask = locks._ask

    async def ask_and_end(*asked, **how):
        found = await ask(*asked, **how)
        locks.end()
        return found

    monkeypatch.setattr(locks, "_ask", ask_and_end)
    with pytest.raises(StoreBusy):
        await one.shards.take(SHARDS)
    assert not one.shards.may_be_held
    while await other.shards.take(SHARDS) is not None:
        pass


async def test_shards_are_lost_with_the_line_and_taken_again_once_it_is_mended(server, cluster):
    async with cut_off(server, cluster) as (store, line):
        assert await store.shards.take(SHARDS) is None
        line.cut(loudly=True)
        assert not await store.shards.beat()
        with pytest.raises(StoreBusy):
            await store.shards.take(SHARDS)
        line.mend()
        while (holder := await store.shards.take(SHARDS)) is not None:
            assert holder.who == store.shards.name, "a session of its own that the server has not given up"
        assert await store.shards.beat()


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
