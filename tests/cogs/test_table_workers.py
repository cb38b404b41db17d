"""What is done for tables in the background, where several processes could do it."""

import pytest_asyncio

from bot.store import Store
from cogs.table_workers import TableWorkers
from tests.bot.company import rows

TABLE = 7


@pytest_asyncio.fixture
async def store(server):
    opened = await Store.open(server)
    yield opened
    await opened.close()


async def test_what_another_process_did_at_the_same_time_is_done_once_more(server, store):
    done, lost = [], []

    async def work(table_id):
        done.append(table_id)
        if len(done) == 1:  # it takes so long that another process takes over, and is done with it
            rows(server, "DELETE FROM claims")

    workers = TableWorkers(store.claims, "board", work, "not shown", when_lost=lost.append)
    workers.want(TABLE)
    await workers.done(TABLE)
    assert (done, lost) == ([TABLE, TABLE], [TABLE])


async def test_nothing_is_claimed_before_what_has_to_come_first(server, store):
    claimed = []

    async def look(_):
        claimed.append(rows(server, "SELECT what FROM claims"))

    workers = TableWorkers(store.claims, "outbox", look, "not told", after=look)
    workers.want(TABLE)
    await workers.done(TABLE)
    assert claimed == [[], [(f"outbox/{TABLE}",)]]


async def test_a_fault_of_ours_is_not_taken_for_discords_and_not_tried_again(store, caplog):
    done = []

    async def work(table_id):
        done.append(table_id)
        raise PermissionError("the folder is read-only")

    workers = TableWorkers(store.claims, "board", work, "not shown")
    workers.want(TABLE)
    await workers.done(TABLE)
    assert done == [TABLE]
    assert [(record.levelname, bool(record.exc_info)) for record in caplog.records] == [("ERROR", True)]
