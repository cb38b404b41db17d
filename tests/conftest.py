"""What all tests share: the browser, the server, their absence said aloud, the page, a game for the shelf."""

import gc
import os

import pytest
from aiohttp import web_app

from bot import thinkers
from bot.collector import freeze_what_is_loaded
from rendering.kept import kept

pytest_plugins = (
    "tests.temporary",
    "tests.chance",
    "tests.costs",
    "tests.left_out",
    "tests.browser",
    "tests.postgres",
    "tests.playground.page_support",
    "tests.games.sealed.shelf",
)

os.environ.setdefault("MALLOC_ARENA_MAX", "2")
"""For workers: with a heap for each of many short threads, they would take half as much memory again."""
kept.most_bytes = 48 << 20
"""Tests draw tables of every game by turns; with little room each would draw the same pieces again."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers():
    """One more than there are cores: a test often waits for a process, a thread or the disk."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(scope="session", autouse=True)
def _thoughtful():
    """On a busy machine those who think wait for everybody else; then a test would wait for hours."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinkers, "THINKER", "from bot.thinker import main; main(nice=0)")
        yield


@pytest.fixture(autouse=True)
def _forgotten():
    """Once it is closed a playground is forgotten; aiohttp would keep the last thousand of them."""
    yield
    web_app._cached_build_middleware.cache_clear()


def pytest_collection_finish():
    """As the bot does when it has started: what stays need not be looked through again and again."""
    freeze_what_is_loaded()
    gc.set_threshold(10_000)  # nobody waits for a press here, and looking seldom is cheaper
