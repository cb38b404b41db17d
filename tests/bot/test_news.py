"""What processes that share a database tell each other: at once, and without any promise."""

import asyncio
from contextlib import suppress

from bot.clocks.lengths import DAY
from bot.running import due_of
from bot.store import Store
from bot.store.news import Due, PanelOpened, PanelsClosed
from bot.store.postgres.calls import CHANNEL, MOST_BYTES, MOST_WAITING
from bot.table import Arrangement
from tests.bot.clocks.when import at
from tests.bot.company import ANNA, BEN, GAME
from tests.bot.company import CHANNEL as PLACE
from tests.bot.hours import Hands, House
from tests.bot.posting import calls, needless
from tests.bot.test_sharing import FAR, FIRST, NEAR, ONE_DAY, SECOND, listening, process_on

AGAIN = 0.05
"""Seconds until something is told once more."""


class Ear:
    """What a process hears, in order."""

    def __init__(self, store, kind=PanelsClosed):
        self._heard = asyncio.Queue()
        store.news.on(kind, self._heard.put_nowait)

    async def next(self):
        return await self._heard.get()

    async def hears(self, store, item):
        """Wait until this is heard, told again and again: a process that begins to listen may miss something.

        What was told before may still arrive, so what comes next must be something else.
        """
        while True:
            store.news.tell(item)
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN):
                    while await self._heard.get() != item:
                        pass
                    return


async def test_what_one_process_tells_the_others_hear_and_it_does_not(server):
    async with process_on(server, FIRST) as one, process_on(server, SECOND) as other:
        near, far = Ear(one), Ear(other)
        async with listening(one, FIRST), listening(other, SECOND):
            await far.hears(one, PanelsClosed(1, 0))
            one.news.tell(PanelsClosed(1, 2))
            while (heard := await far.next()) == PanelsClosed(1, 0):
                pass
            assert heard == PanelsClosed(1, 2)
            await near.hears(other, PanelsClosed(3, 4))


async def test_work_is_done_by_the_process_that_holds_the_servers_shard(server):
    async with process_on(server, FIRST) as one, process_on(server, SECOND) as other:
        near, far, ear = Ear(one, Due), Ear(other, Due), Ear(other)
        async with listening(other, SECOND):
            await ear.hears(one, PanelsClosed(1, 0))
            one.news.call_owner(Due(NEAR, 1))
            assert near._heard.get_nowait() == Due(NEAR, 1)
            one.news.tell(Due(NEAR, 2))
            one.news.call_owner(Due(FAR, 3))
            assert await far.next() == Due(FAR, 3)
            assert near._heard.empty()


async def test_much_that_is_told_at_once_is_heard_in_order(server):
    items = [PanelOpened(number, 1, "x" * (MOST_BYTES // 20), 2) for number in range(1, 100)]
    async with process_on(server, FIRST) as one, process_on(server, SECOND) as other:
        ear = Ear(other, PanelOpened)
        async with listening(other, SECOND):
            first = PanelOpened(0, 1, "", 2)
            await ear.hears(one, first)
            for item in items:
                one.news.tell(item)
            while (heard := await ear.next()) == first:
                pass
            assert [heard, *[await ear.next() for _ in items[1:]]] == items


async def test_who_tells_too_much_while_the_server_is_away_forgets_the_oldest(server):
    async with process_on(server, FIRST) as one:
        for number in range(2 * MOST_WAITING):
            one.news.tell(PanelsClosed(number, 0))
        assert len(one._database._calls._waiting) == MOST_WAITING


async def test_a_server_that_cut_everybody_off_is_heard_again(server):
    async with process_on(server, FIRST) as one, process_on(server, SECOND) as other:
        ear = Ear(other)
        async with listening(other, SECOND):
            await ear.hears(one, PanelsClosed(1, 0))
            await one._database.rows(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            await ear.hears(one, PanelsClosed(1, 1))


async def test_what_another_release_tells_is_not_minded(server):
    async with process_on(server, FIRST) as one, process_on(server, SECOND) as other:
        ear = Ear(other)
        async with listening(other, SECOND):
            await ear.hears(one, PanelsClosed(1, 0))
            for text in ("nonsense", '{"by": "somebody", "item": {"type": "unknown"}}'):
                await one._database.rows("SELECT pg_notify(:channel, :text)", channel=CHANNEL, text=text)
            await ear.hears(one, PanelsClosed(1, 1))


async def test_nobody_is_told_anything_through_a_file(tmp_path):
    store = await Store.open(tmp_path / "rowhouse.sqlite3")
    ear = Ear(store)
    await store.news.listen()
    store.news.tell(PanelsClosed(1, 2))
    await store.close()
    assert ear._heard.empty()


async def test_a_clock_wakes_for_what_another_process_brought_about_at_its_tables(server):
    begun = at("06-01 12:00")
    async with process_on(server, FIRST) as one, process_on(server, SECOND) as other:
        near, far = House(one, Hands(begun)), House(other, Hands(begun + 14 * DAY))
        near.tables.subscribe(near.clock.note)
        looked_at, ear = asyncio.Event(), Ear(other)
        far.clock.when_attended.append(lambda _: looked_at.set())
        async with listening(other, SECOND):
            await ear.hears(one, PanelsClosed(1, 0))
            await far.clock.start()
            await far.clock.connected()
            await far.tick()
            assert not looked_at.is_set()
            await near.tables.open(GAME, Arrangement(2), ANNA, FAR, PLACE)
            await looked_at.wait()
        await far.clock.stop()


async def test_a_turn_that_begins_when_its_player_was_told_elsewhere_is_called_out(server):
    async with process_on(server, FIRST) as one, process_on(server, SECOND) as other:
        near, ear = House(one, Hands(at("06-01 12:00"))), Ear(other, Due)
        lobby = await near.tables.open(GAME, Arrangement(2, timing=ONE_DAY), ANNA, FAR, PLACE)
        await near.tables.join(lobby.after.id, BEN)
        await near.tables.start(lobby.after.id, ANNA.user_id)
        (notice,) = await calls(one, lobby.after.id)
        async with listening(other, SECOND):
            await ear.hears(one, Due(FAR, 0))
            await needless(near.tables, notice)
            while (heard := await ear.next()) == Due(FAR, 0):
                pass
        due = due_of(await near.tables.load(lobby.after.id))
        assert due is not None
        assert heard == Due(FAR, due)
