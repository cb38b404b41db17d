"""Whoever writes is answered once it is known what came of it, even if they were cancelled meanwhile."""

import asyncio
import gc

import pytest

from bot.store.settled import settled


async def waiting_for(work):
    """Somebody who waits for it, and is cancelled."""
    waiter = asyncio.create_task(settled(work))
    await asyncio.sleep(0)
    waiter.cancel()
    await asyncio.sleep(0)
    assert not waiter.done()
    return waiter


async def test_who_is_cancelled_is_so_once_it_is_done():
    work = asyncio.get_running_loop().create_future()
    waiter = await waiting_for(work)
    work.set_result("kept")
    with pytest.raises(asyncio.CancelledError):
        await waiter


async def test_what_went_wrong_for_who_was_cancelled_is_not_told_again():
    told = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: told.append(context["message"]))
    work = loop.create_future()
    waiter = await waiting_for(work)
    work.set_exception(ValueError("the database is away"))
    with pytest.raises(asyncio.CancelledError):
        await waiter
    del work, waiter
    gc.collect()
    assert told == []


async def test_who_is_not_cancelled_is_told():
    work = asyncio.get_running_loop().create_future()
    work.set_exception(ValueError("the database is away"))
    with pytest.raises(ValueError, match="away"):
        await settled(work)
