"""One whole game of Copenhagen by clicking in a real browser, as on a phone, from /play to the result."""

import re

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.table import State
from games.copenhagen.position import Build, Phase
from tests.cogs.house import House
from tests.playground.openapi import recorder
from tests.playground.page_support import OUT, PHONE, box

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.xdist_group("game-in-browser")]


@pytest_asyncio.fixture(loop_scope="module")
async def street(tmp_path):
    noted = recorder()
    async with House(tmp_path, noted.record) as started:
        yield started
    noted.verify()


def panel(page):
    """The newest message that only this member sees."""
    return page.locator(".message").filter(has_text="Only you can see this").last


async def pick(page, placeholder):
    """Choose the first option of a menu of the panel."""
    await panel(page).get_by_role("combobox", name=placeholder).click()
    await page.get_by_role("option").first.click()


async def decide(page, phase, can_build, marker):
    """One decision by clicking: build if something can be built, take the first pair otherwise."""
    shown = panel(page)
    if phase is Phase.DISCARD:
        await shown.get_by_role("button", name=re.compile(r"Discard \w+ \(")).first.click()
    elif phase is Phase.COAT:
        await pick(page, "Place a white tile")
        await shown.get_by_role("button", name="Place it here").click()
    elif can_build:
        await pick(page, "Build a tile")
        await shown.get_by_role("button", name=re.compile("^Build ")).click()
    else:
        await pick(page, "Take two cards")
    # Whatever was drawn for this step carries its version and step; it is gone when the next is there.
    gone = shown.locator(f"xpath=self::*[not(.//*[contains(@data-focus, '{marker}')])]")
    confirm = shown.get_by_role("button", name="Confirm")
    await expect(confirm.or_(gone).first).to_be_visible()
    if await confirm.count():
        await confirm.click()
        await expect(gone).to_be_visible()


@pytest.mark.timeout(300)
async def test_a_whole_game_is_played_in_the_browser(street, watch):
    house = street
    address = f"{house.playground.url}/#"
    anna = await watch.open(f"{address}/{house.anna.id}/{house.here}", viewport=PHONE)
    await box(anna).press_sequentially("/play ")
    await anna.get_by_role("button", name="Add game").click()
    await anna.get_by_role("option", name="Copenhagen").click()
    await anna.get_by_role("button", name="Send the command").click()
    await expect(anna.get_by_role("button", name="Join", exact=True)).to_be_visible()
    bruno = await watch.open(f"{address}/{house.bruno.id}/{house.here}", viewport=PHONE)
    await bruno.get_by_role("button", name="Join", exact=True).click()
    await anna.get_by_role("button", name="Start", exact=True).click()
    await expect(anna.get_by_text("are playing").first).to_be_visible()
    (table_id,) = await house.store.all_table_ids()
    home = (await house.shown(table_id), await house.store.load_showing(table_id))[1].home_id
    pages = {}
    for member in (house.anna, house.bruno):
        page = await watch.open(f"{address}/{member.id}/{home}", viewport=PHONE)
        await expect(page.get_by_role("img", name=re.compile("Copenhagen, turn 1")).first).to_be_visible()
        pages[int(member.id)] = page
    for _ in range(200):
        table = await house.shown(table_id)
        if table.state is not State.PLAYING:
            break
        seat = table.acting[0]
        user_id = table.holders[seat].user_id
        page = pages[user_id]
        await page.get_by_role("button", name="Take your turn").click()
        await expect(panel(page).get_by_role("button").first).to_be_visible()
        while (turn := await house.tables.turn(table_id, user_id)).is_to_act:
            moves = table.game.legal_moves(turn.view, seat)
            can_build = any(isinstance(move, Build) for move in moves)
            marker = f":{table_id}:{turn.table.version}:{len(turn.steps)}:"
            await decide(page, turn.position.phase, can_build, marker)
            if (await house.tables.load(table_id)).version != table.version:
                break
    result = await house.shown(table_id)
    assert result.state is State.OVER
    for page in pages.values():
        await expect(page.get_by_text(re.compile("The End card was revealed|reached")).first).to_be_visible()
        await expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    OUT.mkdir(exist_ok=True)
    await pages[int(house.anna.id)].get_by_role("button", name="Rematch").scroll_into_view_if_needed()
    await pages[int(house.anna.id)].screenshot(path=OUT / "game-over-390.png")
