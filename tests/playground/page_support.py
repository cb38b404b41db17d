"""A real browser for the page's tests: found, started once per module, and watched for errors."""

import itertools
import os
import shutil
from pathlib import Path
from types import SimpleNamespace

import pytest
import pytest_asyncio

OUT = Path(__file__).parent.parent / "out"
ARGUMENTS = (
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
WIDE = {"width": 1280, "height": 900}
PHONE = {"width": 390, "height": 844}


def is_wanted():
    """CI must have the browser; anybody else may do without."""
    return shutil.which("chromium") is not None or os.environ.get("CI") == "true"


LEFT_OUT = "page tests: left out, for there is no chromium here (CI requires it)"


def pytest_report_header():
    return None if is_wanted() else LEFT_OUT


def pytest_terminal_summary(terminalreporter):
    # A quiet run has no header.
    if not is_wanted():
        terminalreporter.write_line(LEFT_OUT, yellow=True)


def pytest_collection_modifyitems(config, items):
    if is_wanted():
        return
    left_out = [item for item in items if item.path.name.startswith("test_page")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser():
    from playwright.async_api import async_playwright, expect

    # Two cores may be shared by many tests; a wait that is never needed costs nothing.
    expect.set_options(timeout=15_000)
    async with async_playwright() as playwright:
        path = shutil.which("chromium") or "chromium"
        browser = await playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def town(tmp_path_factory):
    """A playground with the example bot in it."""
    from playground.app import Playground
    from tests.playground.driver import Local
    from tests.playground.example_bot import running

    path = tmp_path_factory.mktemp("page") / "town.world"
    async with Playground(path) as playground, Local(playground.url) as local, running(playground.url) as bot:
        people = {each["username"]: local.known(each) for each in await local.ask("GET", "/members")}
        yield SimpleNamespace(url=playground.url, local=local, bot=bot, rooms=itertools.count(1), **people)


@pytest_asyncio.fixture(loop_scope="module")
async def room(town):
    """A channel of the test's own."""
    name = f"room-{next(town.rooms)}"
    return await town.local.ask("POST", "/channels", {"name": name, "topic": "For one test"})


@pytest_asyncio.fixture(loop_scope="module")
async def watch(browser):
    """Opens pages; whatever one of them has to complain about fails the test."""
    contexts, complaints = [], []

    async def open_at(address, **options):
        context = await browser.new_context(
            **{"viewport": WIDE, "color_scheme": "dark", "locale": "en-US", **options}
        )
        contexts.append(context)
        page = await context.new_page()
        page.on("console", lambda said: said.type in ("error", "warning") and complaints.append(said.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        await page.goto(address)
        await page.locator("body[data-ready=true]").wait_for()
        return page

    yield SimpleNamespace(open=open_at, complaints=complaints)
    for context in contexts:
        await context.close()
    assert complaints == []


@pytest_asyncio.fixture(loop_scope="module")
async def visit(town, room, watch):
    """Opens the page as a member, in the test's own channel."""

    async def as_member(member, **options):
        return await watch.open(f"{town.url}/#/{member.id}/{room['id']}", **options)

    return as_member


@pytest.fixture
def pictures():
    """Where screenshots go for people to look at."""
    OUT.mkdir(exist_ok=True)
    return OUT


def box(page):
    """The message box."""
    return page.get_by_role("combobox", name="Message in ")


def message(page, text):
    """The message that contains a text."""
    return page.locator("#messages .message").filter(has_text=text)


async def type_command(page, name):
    """Start a command as somebody types it: its name, then a space."""
    await box(page).press_sequentially(f"/{name} ")


async def be(page, name):
    """Become somebody else by the switcher at the bottom left."""
    await page.get_by_role("button", name="You are").click()
    await page.get_by_role("dialog", name="Members to be").get_by_role("button", name=name).click()


async def overflow(page):
    """How far the page is wider than its window."""
    return await page.evaluate("document.documentElement.scrollWidth - innerWidth")
