"""Processes that share a database: who listens where, who takes over, and when each could be reached."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from bot.clocks.controls import Timing, bank
from bot.clocks.lengths import DAY, HOUR
from bot.clocks.spans import Span
from bot.errors import StoreBusy
from bot.shards import Shards
from bot.sharing import ShardsTaken, Sharing, take_shards
from bot.store import Store
from bot.wall import Wall
from games.message import say
from tests.bot.clocks.when import at
from tests.bot.company import ANNA, BEN, CARL, a_lobby, rows
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
import bot.sharing
bot.sharing.RENEWAL = 0.02
import bot.__main__ as program
sys.exit(program.main())
"""


@pytest.fixture(autouse=True)
def _quickly(monkeypatch):
    monkeypatch.setattr("bot.sharing.RENEWAL", 0.02)
    monkeypatch.setattr("bot.sharing.CATCHING_UP", 0.02)


@asynccontextmanager
async def process_on(server, shards):
    """The store as the process of these shards has it."""
    store = await Store.open(server)
    store.serve(shards)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def listening(store, shards, *services):
    """A process that holds these shards, for as long as it is asked to."""
    await take_shards(store, shards)
    sharing = Sharing(store, shards, services, Wall().now)
    sharing.hold()
    sharing.start()
    try:
        yield sharing
    finally:
        await sharing.stop()


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

    def __init__(self, claims):
        self._take = claims.take
        self._times = 0
        self._many = asyncio.Event()
        claims.take = self._counted

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
            assert one.claims.holder in english(refused.value.said)
        await take_shards(other, FIRST)


async def test_a_dead_process_elsewhere_is_waited_for_until_its_claim_runs_out(server):
    rows(server, "INSERT INTO claims VALUES ('shard/0/2', 'another-machine/1/abcd', 1e12)")
    async with process_on(server, FIRST) as store:
        looks = LooksAt(store.claims)
        taking = asyncio.create_task(take_shards(store, FIRST))
        await looks.were_many()
        assert not taking.done()
        rows(server, "UPDATE claims SET until = 0")
        await taking
        assert await store.claims.renew(FIRST)


@pytest.mark.parametrize("shards", ["1-2/6", pytest.param("0/3", marks=pytest.mark.thorough)])
async def test_shards_of_another_process_end_the_start_in_one_line(server, tmp_path, shards):
    async with process_on(server, Shards(0, 1, 6)) as store, listening(store, Shards(0, 1, 6)):
        environment = {"ROWHOUSE_DATABASE": server.address, "ROWHOUSE_SHARDS": shards}
        async with Program(tmp_path, run=("-c", QUICKLY), ROWHOUSE_DISCORD=NOWHERE, **environment) as program:
            code, said = await program.said()
    assert code == 1
    (line,) = said.splitlines()
    assert "is listened to by another Rowhouse already" in line


async def test_a_process_whose_shards_were_taken_meanwhile_finds_out(server):
    async with process_on(server, FIRST) as one, listening(one, FIRST) as sharing:
        rows(server, "UPDATE claims SET holder = 'another-machine/1/abcd'")
        await sharing.superseded.wait()


async def test_shards_are_held_while_discord_cannot_be_reached(server, tmp_path):
    environment = {"ROWHOUSE_DATABASE": server.address, "ROWHOUSE_SHARDS": str(FIRST)}
    async with Program(tmp_path, run=("-c", QUICKLY), ROWHOUSE_DISCORD=NOWHERE, **environment) as program:
        await program.hears("Discord cannot be reached")
        while not await asyncio.to_thread(rows, server, "UPDATE claims SET until = 1 RETURNING what"):
            pass
        while await asyncio.to_thread(rows, server, "SELECT what FROM claims WHERE until = 1"):
            pass


# Taking over


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
