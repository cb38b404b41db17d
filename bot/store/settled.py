"""Waiting for what is being written to come to an end."""

import asyncio
from typing import Any, TypeVar

T = TypeVar("T")


async def settled(work: asyncio.Future[T]) -> T:
    """What comes of it. Whoever is cancelled meanwhile is so only then: who comes next must find it kept."""
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        work.add_done_callback(_is_known)
        await asyncio.wait([work])
        raise


def _is_known(work: asyncio.Future[Any]) -> None:
    """Whatever is wrong with the database was logged: asyncio need not tell that nobody asked."""
    if not work.cancelled():
        work.exception()
