"""Whoever writes is answered once it is known what came of it, even if they were cancelled meanwhile."""

import asyncio
import gc

import pytest

from bot.store.settled import settled


async def test_who_is_cancelled_is_so_once_it_is_done():
    work = asyncio.get_running_loop().create_future()
    waiter = await cancelled(work)
    assert not waiter.done()
    work.set_result("kept")
    with pytest.raises(asyncio.CancelledError):
        await waiter


async def test_who_is_not_cancelled_is_told_what_went_wrong():
    work = asyncio.get_running_loop().create_future()
    work.set_exception(ValueError("the database is away"))
    with pytest.raises(ValueError, match="away"):
        await settled(work)


@pytest.mark.parametrize("times", [1, 2])
async def test_what_went_wrong_for_who_was_cancelled_is_not_told_again(times):
    told = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context["message"]))
    await goes_wrong_for_who_is_cancelled(times)
    await asyncio.sleep(0)
    gc.collect()
    assert told == []


async def cancelled(work, times=1):
    """Somebody who waits for it, and is cancelled so often."""
    waiter = asyncio.create_task(settled(work))
    await asyncio.sleep(0)
    for _ in range(times):
        waiter.cancel()
        await asyncio.sleep(0)
    return waiter


async def goes_wrong_for_who_is_cancelled(times):
    """Afterwards nothing refers to what went wrong, so that asyncio finds out whether anybody asked."""
    work = asyncio.get_running_loop().create_future()
    waiter = await cancelled(work, times)
    work.set_exception(ValueError("the database is away"))
    await asyncio.wait([waiter])
