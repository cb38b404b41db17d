"""Processes that share a database: which shards each holds, when it sends, and how it is succeeded."""

import asyncio
import signal
from contextlib import AsyncExitStack, asynccontextmanager

import asyncpg
import pytest

from bot.clocks.controls import Timing, bank
from bot.clocks.lengths import DAY, HOUR
from bot.clocks.spans import Span
from bot.cluster import NEVER, Cluster, ShardsTaken, take_shards
from bot.errors import StoreBusy
from bot.shards import Shards
from bot.store import Store
from bot.wall import Wall, machine_steady
from games.message import say
from tests.bot.clocks.when import at
from tests.bot.company import ANNA, BEN, CARL, UNHURRIED, a_lobby, rows
from tests.bot.hours import Hands, House
from tests.bot.posting import needless, unsent
from tests.bot.program import Program
from tests.games import sealed
from tests.languages.english import english

FIRST, SECOND = Shards(0, 0, 2), Shards(1, 1, 2)
NEAR, FAR = 2 << 22, 3 << 22
"""Servers on the first and on the second of two shards."""
ONE_DAY = Timing(bank(DAY, HOUR), vacation=False)
NOWHERE = "http://127.0.0.1:9"
QUICKLY = """
import sys
import bot.cluster
import bot.store.postgres.shards
bot.cluster.BEAT = bot.cluster.LOOKING = 0.02
bot.store.postgres.shards.IDLE = float(sys.argv[1])
import bot.__main__ as program
sys.exit(program.main())
"""
UNTIL_SILENT = 3.0
"""Seconds after which the server takes the shards of a process that stands still."""


@pytest.fixture(autouse=True)
def _quickly(monkeypatch):
    for wait in ("BEAT", "LOOKING", "CATCHING_UP"):
        monkeypatch.setattr(f"bot.cluster.{wait}", 0.02)


@asynccontextmanager
async def process_on(server, shards):
    """The store as the process of these shards has it."""
    store = await Store.open(server)
    store.serve(shards)
    try:
        yield store
    finally:
        await store.close()


class Watched(Cluster):
    """A process that tells whenever it has looked after its shards."""

    def __init__(self, *args):
        super().__init__(*args)
        self._looked = asyncio.Condition()

    async def _look(self):
        await super()._look()
        async with self._looked:
            self._looked.notify_all()

    async def until(self, condition):
        async with self._looked:
            await self._looked.wait_for(condition)


@asynccontextmanager
async def listening(store, shards, *services, steady=machine_steady, succeeds=False):
    """A process that holds these shards, for as long as it is asked to."""
    are_ours = await take_shards(store, shards, succeeds=succeeds)
    cluster = Watched(store, shards, services, Wall().now, steady)
    if not are_ours:
        cluster.succeed()
    await cluster.hold()
    cluster.start()
    try:
        yield cluster
    finally:
        await cluster.stop()


def program(folder, server, until_silent=UNHURRIED):
    """A process of the first shard that cannot reach Discord."""
    environment = {"ROWHOUSE_DATABASE": server.address, "ROWHOUSE_SHARDS": str(FIRST)}
    run = ("-c", QUICKLY, str(until_silent))
    return Program(folder, run=run, ROWHOUSE_DISCORD=NOWHERE, **environment)


def end_session_of(server, store):
    """Let the server end the session that holds this store's shards."""
    pid = store._database.shard_locks._connection.get_server_pid()
    rows(server, "SELECT pg_terminate_backend(?)", pid)


class Asked:
    """A service that is asked to catch up, and may be in trouble."""

    def __init__(self, trouble=None):
        self._trouble = trouble
        self._times = 0
        self._often = asyncio.Event()

    async def catch_up(self):
        self._times += 1
        if self._times > 2:
            self._often.set()
        if self._trouble is not None:
            raise self._trouble

    async def was_asked_often(self):
        await self._often.wait()


class LooksAt:
    """Counts how often shards are asked for."""

    def __init__(self, shards):
        self._take = shards.take
        self._times = 0
        self._many = asyncio.Event()
        shards.take = self._counted

    async def _counted(self, shards):
        self._times += 1
        if self._times > 3:
            self._many.set()
        return await self._take(shards)

    async def were_many(self):
        await self._many.wait()


# Shards


async def test_shards_are_one_processs_until_it_ends(server):
    async with process_on(server, FIRST) as one, process_on(server, FIRST) as other:
        async with listening(one, FIRST):
            with pytest.raises(ShardsTaken) as refused:
                await take_shards(other, FIRST)
            assert one.shards.name in english(refused.value.said)
        await take_shards(other, FIRST)


async def test_a_dead_process_elsewhere_is_waited_for_until_the_server_ends_its_session(server):
    async with process_on(server, FIRST) as one, process_on(server, FIRST) as other:
        await take_shards(one, FIRST)
        looks = LooksAt(other.shards)
        taking = asyncio.create_task(take_shards(other, FIRST))
        await looks.were_many()
        assert not taking.done()
        end_session_of(server, one)
        await taking
        assert await other.shards.beat()


@pytest.mark.parametrize("shards", ["1-2/6", pytest.param("0/3", marks=pytest.mark.thorough)])
async def test_shards_of_another_process_end_the_start_in_one_line(server, tmp_path, shards):
    async with process_on(server, Shards(0, 1, 6)) as store, listening(store, Shards(0, 1, 6)):
        environment = {"ROWHOUSE_DATABASE": server.address, "ROWHOUSE_SHARDS": shards}
        async with Program(tmp_path, ROWHOUSE_DISCORD=NOWHERE, **environment) as started:
            code, said = await started.said()
    assert code == 1
    (line,) = said.splitlines()
    assert "is listened to by another Rowhouse already" in line


async def test_shards_are_held_while_discord_cannot_be_reached(server, tmp_path):
    async with program(tmp_path, server) as started, process_on(server, FIRST) as store:
        await started.hears("Discord cannot be reached")
        with pytest.raises(ShardsTaken):
            await take_shards(store, FIRST)


async def test_a_process_that_stood_still_loses_its_shards_and_ends_when_it_finds_out(server, tmp_path):
    async with program(tmp_path, server, UNTIL_SILENT) as started, process_on(server, FIRST) as store:
        await started.hears("Discord cannot be reached")
        started.process.send_signal(signal.SIGSTOP)
        await take_shards(store, FIRST)
        started.process.send_signal(signal.SIGCONT)
        code, said = await started.said()
    assert code == 1
    assert "this one was away for too long and stops" in said


# Sending


async def test_nothing_is_sent_six_seconds_after_the_last_good_beat(server, monkeypatch):
    monkeypatch.setattr("bot.cluster.BEAT", UNHURRIED)
    monkeypatch.setattr("bot.cluster.FRESH", 6000)
    passed = [0]
    async with process_on(server, FIRST) as store, listening(store, FIRST, steady=lambda: passed[0]) as one:
        passed[0] = 5999
        assert one.may_send()
        passed[0] = 6000
        assert not one.may_send()
        await one._look()
        assert one.may_send()


async def test_a_beat_counts_from_when_it_was_sent(server, monkeypatch):
    """The answer may have been on its way for long."""
    monkeypatch.setattr("bot.cluster.BEAT", UNHURRIED)
    monkeypatch.setattr("bot.cluster.FRESH", 6000)
    passed = [0]
    async with process_on(server, FIRST) as store, listening(store, FIRST, steady=lambda: passed[0]) as one:
        beat = store.shards.beat

        async def beat_slowly():
            passed[0] += 7000
            return await beat()

        store.shards.beat = beat_slowly
        await one._look()
        assert not one.may_send()


async def test_nothing_is_sent_as_soon_as_the_server_has_ended_the_session(server, monkeypatch):
    """Another process can take the shards at once, long before the next beat."""
    monkeypatch.setattr("bot.cluster.BEAT", UNHURRIED)
    async with process_on(server, FIRST) as store, listening(store, FIRST) as one:
        gone = asyncio.Event()
        store._database.shard_locks._connection.add_termination_listener(lambda _: gone.set())
        assert one.may_send()
        end_session_of(server, store)
        await gone.wait()
        assert not one.may_send()


async def test_on_a_file_everything_may_be_sent(path):
    store = await Store.open(path)
    async with listening(store, FIRST, steady=lambda: 1 << 60) as one:
        assert one.may_send()
    await store.close()


async def test_shards_that_are_lost_and_free_are_held_again_in_another_term(server):
    async with process_on(server, FIRST) as store, listening(store, FIRST) as one:
        assert one.term == 1
        end_session_of(server, store)
        await one.until(lambda: one.term == 2)
        assert not one.superseded.is_set()


async def test_nothing_is_sent_while_another_process_may_hold_the_shards(server):
    other = await asyncpg.connect(server.address)
    async with process_on(server, FIRST) as store, listening(store, FIRST) as one:
        waiting = asyncio.create_task(other.execute("SELECT pg_advisory_lock(2, 0)"))
        while not await asyncio.to_thread(rows, server, "SELECT 1 FROM pg_locks WHERE NOT granted"):
            pass
        end_session_of(server, store)
        await waiting
        await one.until(lambda: not one.may_send())
        assert not one.superseded.is_set(), "no other name is known: the session may be our own"
        await other.close()
        await one.until(one.may_send)
        assert one.term == 2


async def test_a_process_whose_shards_were_taken_meanwhile_finds_out(server):
    async with process_on(server, FIRST) as one, process_on(server, FIRST) as other:
        await take_shards(one, FIRST)
        end_session_of(server, one)
        while await other.shards.take(FIRST) is not None:
            pass
        cluster = Cluster(one, FIRST, (), Wall().now)
        await cluster.hold()
        await cluster.superseded.wait()
        assert not cluster.may_send()
        await cluster.stop()


# Handing over


async def test_a_process_hands_its_shards_over_and_each_press_is_one_processs(server, monkeypatch):
    monkeypatch.setattr("bot.cluster.NOTICE", 200)
    async with (
        process_on(server, FIRST) as one,
        process_on(server, FIRST) as other,
        AsyncExitStack() as ending,
    ):
        before = await ending.enter_async_context(listening(one, FIRST))
        async with listening(other, FIRST, succeeds=True) as after:
            assert (before.may_send(), after.may_send()) == (True, False)
            assert not after.takes(Wall().now())
            await after.connected()
            await before.handed_over.wait()
            await after.until(lambda: after._first < NEVER)
            for pressed in (0, before._end - 1, before._end, NEVER - 1):
                assert before.takes(pressed) is not after.takes(pressed)
            assert (before.may_send(), after.may_send()) == (True, False)
            await ending.aclose()
            await after.until(after.may_send)
            assert rows(server, "SELECT * FROM handover") == []
            assert not before.superseded.is_set()
            assert not after.superseded.is_set()


async def test_a_successor_of_a_process_that_dies_before_it_answers_takes_everything(server):
    async with process_on(server, FIRST) as one, process_on(server, FIRST) as other:
        await take_shards(one, FIRST)
        async with listening(other, FIRST, succeeds=True) as after:
            await after.connected()
            assert not after.takes(Wall().now())
            end_session_of(server, one)
            await after.until(after.may_send)
            assert after.takes(0)


async def test_a_successor_that_died_before_it_was_answered_is_forgotten(server):
    async with process_on(server, FIRST) as one, process_on(server, FIRST) as other:
        await one.shards.ask_for(FIRST)
        async with listening(other, FIRST):
            assert not await other.shards.is_asked_for(FIRST)


# What other processes have changed


async def test_every_service_is_asked_again_and_again_whatever_befalls_one_of_them(server):
    services = Asked(), Asked(ValueError("a bug")), Asked()
    async with process_on(server, FIRST) as store, listening(store, FIRST, *services):
        for service in services:
            await service.was_asked_often()


async def test_a_database_that_is_away_is_asked_again(server):
    services = Asked(StoreBusy(say("store-busy", wrong=say("store-is-unreachable")))), Asked()
    async with process_on(server, FIRST) as store, listening(store, FIRST, *services):
        await services[0].was_asked_often()


# When the bot was up


async def test_a_servers_outage_is_that_of_its_own_shards(server):
    async with process_on(server, FIRST) as near, process_on(server, SECOND) as far:
        for store, begins, ends in ((near, 0, 1), (far, 0, 9), (near, 5, 9)):
            await store.uptime.begin(begins * HOUR)
            await store.uptime.beat(ends * HOUR)
        for store in (near, far):
            assert await store.uptime.outages(0, guild_id=NEAR) == (Span(1 * HOUR, 5 * HOUR),)
            assert await store.uptime.outages(0, guild_id=FAR) == ()


async def test_a_process_that_ends_after_its_successor_has_begun_was_no_outage(server):
    async with process_on(server, FIRST) as before, process_on(server, FIRST) as after:
        await before.uptime.begin(0)
        await before.uptime.beat(4 * HOUR)
        await after.uptime.begin(3 * HOUR)
        await before.uptime.beat(5 * HOUR)
        await after.uptime.beat(7 * HOUR)
        await after.uptime.begin(8 * HOUR)
    async with process_on(server, FIRST) as store:
        assert await store.uptime.outages(0, guild_id=NEAR) == (Span(7 * HOUR, 8 * HOUR),)


# Two processes at one table


@pytest.fixture
async def near_and_far(server, sealed_on_the_shelf):
    """A house as two processes know it, with a game in which all choose at once."""
    hands = Hands(at("06-01 12:00"))
    async with process_on(server, FIRST) as one, process_on(server, SECOND) as other:
        yield House(one, hands), House(other, hands)


async def untold(house):
    """A table of three that nobody of them has heard of."""
    lobby = await a_lobby(house.tables, 3, sealed.GAME, timing=ONE_DAY)
    for player in (BEN, CARL):
        await house.tables.join(lobby.id, player)
    return (await house.tables.start(lobby.id, ANNA.user_id)).after


async def test_clocks_that_two_processes_start_at_once_all_run(near_and_far):
    near, far = near_and_far
    table = await untold(near)
    notices = await unsent(near.store)
    assert len(notices) == 3
    tellers = zip((near, far, near), notices, strict=True)
    await asyncio.gather(*(needless(process.tables, notice) for process, notice in tellers))
    after = await far.tables.load(table.id)
    assert [clock.started is not None for clock in after.clocks.seats] == [True] * 3
    assert after.revision == table.revision + 3


async def test_a_move_and_a_clock_that_starts_meanwhile_do_not_undo_each_other(near_and_far):
    near, far = near_and_far
    table = await untold(near)
    moved, *others = await unsent(near.store)
    seat = table.seat_of(moved.wanted.to)
    press = table.id, moved.wanted.to, table.version, 0, f"s{table.position.players[seat].hand[0]}", "s0"
    told = (needless(near.tables, notice) for notice in others)
    await asyncio.gather(far.tables.confirm(*press), *told)
    after = await far.tables.load(table.id)
    started = {number for number, clock in enumerate(after.clocks.seats) if clock.started is not None}
    assert started == {0, 1, 2} - {seat}
    assert seat not in after.acting
