"""Ending what runs beside the presses."""

import asyncio

from bot import services


async def waits_though_cancelled(times):
    """As discord.py does, which waits for the end of a limit on its way out."""
    while times:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            times -= 1


async def test_a_task_ends_that_waits_for_something_else_once_it_is_cancelled():
    tasks = [asyncio.create_task(waits_though_cancelled(times)) for times in (1, 2, 3)]
    await asyncio.sleep(0)
    await services.end(tasks)
    assert all(task.done() for task in tasks)
