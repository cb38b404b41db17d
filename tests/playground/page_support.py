"""The page in a real browser: a town to look at, pages watched for errors, and where to find things."""

import itertools
from pathlib import Path
from types import SimpleNamespace

import pytest
import pytest_asyncio

from tests.browser import PATIENCE

OUT = Path(__file__).parent.parent / "out"
WIDE = {"width": 1280, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def town(tmp_path_factory):
    """A playground with the example bot in it."""
    from playground.app import Playground
    from tests.playground.driver import Local
    from tests.playground.example_bot import running

    path = tmp_path_factory.mktemp("page") / "town.world"
    async with Playground(path) as playground, Local(playground.url) as local, running(playground.url) as bot:
        people = {each["username"]: local.known(each) for each in await local.ask("GET", "/members")}
        yield SimpleNamespace(url=playground.url, local=local, bot=bot, rooms=itertools.count(1), **people)


@pytest_asyncio.fixture(loop_scope="session")
async def room(town):
    """A channel of the test's own."""
    name = f"room-{next(town.rooms)}"
    return await town.local.ask("POST", "/channels", {"name": name, "topic": "For one test"})


@pytest_asyncio.fixture(loop_scope="session")
async def watch(browser):
    """Opens pages; whatever one of them has to complain about fails the test."""
    contexts, complaints = [], []

    async def open_at(address, **options):
        context = await browser.new_context(
            **{"viewport": WIDE, "color_scheme": "dark", "locale": "en-US", **options}
        )
        context.set_default_timeout(PATIENCE)
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


@pytest_asyncio.fixture(loop_scope="session")
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


NEAR_PICTURES = """() => [...document.images].every((picture) => {
  const { top, bottom } = picture.getBoundingClientRect();
  return picture.complete || bottom < -1250 || top > innerHeight + 1250;
})"""
"""Farther away a browser may not have begun to load them."""


async def arrived(page):
    """Wait for the pictures that are on their way: one that is replaced before it comes is gone."""
    await page.wait_for_function(NEAR_PICTURES)
