"""A replay in a real browser, as on a phone: looked at, and measured."""

import re

import pytest
from playwright.async_api import expect

from tests.cogs.situations import open_panel, to_act
from tests.cogs.test_replay import played
from tests.playground.page_support import OUT, PHONE, overflow
from tests.quick import quick

pytestmark = pytest.mark.asyncio(loop_scope="session")

WHOLE = PHONE | {"height": 1500}
"""High enough for a whole replay on one screenshot."""
WAYS = ("First", "Back", "Next", "Last")
GAMES = {"copenhagen": {}, "kensington": {}, "tenby": {"options": {"rounds": 6}}}


def replay(page):
    return page.locator(".message").filter(has_text="Only you can see this").last


async def seen(page, turn, name):
    """The replay once it shows a turn with all its pictures; a screenshot of it is left to be looked at."""
    shown = replay(page)
    await expect(shown.get_by_text(turn)).to_be_visible()
    for picture in await shown.locator("img[alt]").all():
        await expect(picture).not_to_have_js_property("naturalWidth", 0)
    await page.screenshot(path=OUT / f"replay-{name}.png")
    assert await overflow(page) == 0
    return shown


async def places(shown):
    """Where the four ways stand on the screen."""
    keys = [shown.get_by_role("button", name=way, exact=True) for way in WAYS]
    return [{name: round(at) for name, at in (await key.bounding_box()).items()} for key in keys]


@pytest.mark.thorough
@pytest.mark.parametrize("game", quick(GAMES, "copenhagen"))
async def test_a_finished_game_is_walked_with_the_thumb_in_one_place(street, watch, game):
    OUT.mkdir(exist_ok=True)
    table_id = await played(street, street.anna, street.bruno, street.chidi, game=game, **GAMES[game])
    home = (await street.store.posts.showing(table_id)).home_id
    page = await watch.open(f"{street.playground.url}/#/{street.anna.id}/{home}", viewport=WHOLE)
    await page.get_by_role("button", name="Replay").last.click()
    shown = await seen(page, "The beginning", f"{game}-0")
    at = await places(shown)
    assert len({each["y"] for each in at}) == 1, "the ways stand side by side"
    for turn in range(1, 6):
        await shown.get_by_role("button", name="Next", exact=True).click()
        shown = await seen(page, re.compile(rf"^Turn {turn} of"), f"{game}-{turn}")
        assert await places(shown) == at
    await shown.get_by_role("combobox", name="Go to a turn").click()
    await page.get_by_role("option", name=re.compile(r"^20\. ")).click()
    shown = await seen(page, re.compile("^Turn 20 of"), f"{game}-20")
    await shown.get_by_role("button", name="Last", exact=True).click()
    await seen(page, re.compile(r"^Turn (\d+) of \1$"), f"{game}-last")


async def test_since_the_last_turn_stands_beneath_the_panel(street, watch):
    OUT.mkdir(exist_ok=True)
    table_id = await played(street, street.anna, street.bruno, street.chidi, moves=30)
    member = await to_act(street, table_id)
    turn = await street.tables.turn(table_id, int(member.id))
    if turn.steps:
        where = (table_id, int(member.id), turn.table.version, len(turn.steps))
        await street.tables.step_back(*where, 0)
    await open_panel(street, table_id, member)
    home = (await street.store.posts.showing(table_id)).home_id
    page = await watch.open(f"{street.playground.url}/#/{member.id}/{home}", viewport=WHOLE)
    await page.get_by_role("button", name="Since your last turn").click()
    shown = await seen(page, re.compile("turns were taken"), "since")
    await shown.get_by_role("button", name="Next", exact=True).click()
    await seen(page, re.compile(r"^Turn \d+ of"), "since-next")
