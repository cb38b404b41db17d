"""Copenhagen's panel in a real browser, wide and as on a phone, dark and light: looked at, and measured."""

import itertools
import re

import pytest
from playwright.async_api import expect

from cogs.copenhagen.panel import panel
from games.copenhagen.position import Phase
from tests.cogs.players import play_until
from tests.languages.english import english
from tests.playground.page_support import OUT, PHONE, WIDE, overflow
from tests.quick import thorough

pytestmark = pytest.mark.asyncio(loop_scope="session")

WHOLE = {"height": 1500}
"""High enough for a whole panel on one screenshot."""
LOOKS = list(itertools.product((PHONE | WHOLE, WIDE | WHOLE), ("dark", "light")))
TILE = re.compile(r"(Red|Yellow|Green|Blue|Purple) [2-5](, \+\d+)?$")
COLUMNS = "ABCDE"


def rich(turn):
    """A turn with tiles to build, an ability to use, and a house with something in it."""
    player = turn.position.players[turn.seat]
    if (
        turn.steps
        or turn.position.phase is not Phase.ACT
        or not player.active
        or player.house.filled.bit_count() < 9
    ):
        return False
    keys = [key for row in panel(turn, "").rows if isinstance(row, tuple) for key in row]
    return sum(bool(TILE.match(english(key.label))) for key in keys) > 1


def private(page):
    return page.locator(".message").filter(has_text="Only you can see this")


async def seen(page, name):
    """The private message with its picture loaded; a screenshot of it is left to be looked at."""
    shown = private(page)
    await expect(shown).to_have_count(1)
    await expect(
        shown.get_by_role("img", name=re.compile("^Turn [0-9]+: it is your turn"))
    ).to_have_js_property("naturalWidth", 1200)
    await page.screenshot(path=OUT / f"copenhagen-{name}.png")
    assert await overflow(page) == 0
    return shown


async def tops(shown, labels):
    """How far down these buttons stand."""
    # Before its label a button may have an emoji.
    found = [shown.get_by_role("button", name=re.compile(rf"(^|: ?){re.escape(label)}$")) for label in labels]
    return {round((await each.bounding_box())["y"]) for each in found}


@thorough
async def test_a_turn_is_chosen_from_one_picture_and_its_keys(street, watch):
    OUT.mkdir(exist_ok=True)
    table_id, member, _ = await play_until(street, rich)
    await street.shown(table_id)
    home = (await street.store.posts.showing(table_id)).home_id
    for size, light in LOOKS:
        look = f"{size['width']}-{light}"
        address = f"{street.playground.url}/#/{member.id}/{home}"
        page = await watch.open(address, viewport=size, color_scheme=light)
        await page.get_by_role("button", name="Take your turn").last.click()
        shown = await seen(page, f"turn-{look}")
        assert len(await tops(shown, ["1 + 2", "2 + 3", "3 + 4"])) == 1, "three pairs stand side by side"
        await shown.get_by_role("button", name="2 + 3").click()
        await expect(shown.get_by_text("Then you hold")).to_be_visible()
        await seen(page, f"take-{look}")
        await shown.get_by_role("button", name="Back").click()
        await shown.get_by_role("button", name=TILE).first.click()
        await expect(shown.get_by_role("button", name="Turn left")).to_be_visible()
        shown = await seen(page, f"builder-{look}")
        assert len(await tops(shown, COLUMNS)) == 1, "five columns stand in one row"
        await shown.get_by_role("button", name="Back").click()
        await expect(shown.get_by_role("button", name="1 + 2")).to_be_visible()
        await shown.get_by_text("Dismiss message").click()
        await expect(private(page)).to_have_count(0)
