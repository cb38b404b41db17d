"""The browser of the page tests: found, started once per worker; without one they are left out in one line.

A test is a page test because it asks for `browser`, itself or through another fixture; nothing else marks it.
"""

import os
import shutil
from functools import cache
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import async_playwright, expect
from playwright.sync_api import sync_playwright

from tests.left_out import leave_out

ARGUMENTS = (
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PATIENCE = 120_000
"""Milliseconds."""
NO_BROWSER = "there is no browser here; `make browser` brings one"


@cache
def browser_path():
    """Debian's chromium, best without a window (a third of the work), else playwright's own, else None."""
    if debians := shutil.which("chromium-headless-shell") or shutil.which("chromium"):
        return debians
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    return str(own) if own.exists() else None


def is_required():
    return os.environ.get("ROWHOUSE_BROWSER") == "required"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    page_tests = [item for item in items if "browser" in getattr(item, "fixturenames", ())]
    if not page_tests or browser_path() or is_required():
        return
    leave_out(config, items, page_tests, f"page tests, for {NO_BROWSER}")


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser():
    # A wait only ends what hangs: two cores may be shared by many others.
    expect.set_options(timeout=PATIENCE)
    path = browser_path()  # known since the tests were collected
    if path is None:
        pytest.fail(f"{NO_BROWSER}.", pytrace=False)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        await browser.close()
