"""Waiting for what is being written to come to an end."""

import asyncio
from typing import TypeVar

T = TypeVar("T")


async def settled(work: asyncio.Future[T]) -> T:
    """What comes of it. Whoever is cancelled meanwhile is so only then: who comes next must find it kept."""
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        await asyncio.wait([work])
        if not work.cancelled():
            work.exception()  # whatever is wrong with the database was logged
        raise
