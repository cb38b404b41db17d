"""A league in a real browser, as on a phone: created, entered, played, and its standings looked at."""

import re

import pytest
from playwright.async_api import expect

from tests.cogs.test_leagues import everybody, open_tables, post, settled, time_passes
from tests.playground.page_support import OUT, PHONE, box

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.thorough]


async def test_a_league_is_created_entered_and_its_standings_change(street, watch):
    house = street
    OUT.mkdir(exist_ok=True)
    address = f"{house.playground.url}/#/{house.anna.id}/{house.here}"
    page = await watch.open(address, viewport=PHONE)
    await box(page).press_sequentially("/league create ")
    await page.get_by_label("name, required").fill("Harbour League")
    await page.get_by_label("game, required").press_sequentially("Copen")
    await page.get_by_role("option", name="Copenhagen").click()
    await page.get_by_role("button", name="Send the command").click()
    await expect(page.get_by_text("Nobody else sees this yet").first).to_be_visible()
    await page.get_by_role("combobox", name="Seats of a table").click()
    await page.get_by_role("option", name="2 seats").click()
    await expect(page.get_by_text("Copenhagen at tables for 2").first).to_be_visible()
    await page.screenshot(path=OUT / "league-form-390.png")
    await page.get_by_role("button", name="Open the sign-up").click()
    await page.get_by_role("button", name="Enter", exact=True).first.click()
    await expect(page.get_by_text(re.compile("You are in: .*Harbour League")).first).to_be_visible()
    signup = await post(house, "signup:1:1")
    for member in everybody(house)[1:]:
        await member.press(signup, "enter:1")
    await time_passes(house, 7.1)
    first = (await open_tables(house))[0]
    await house.tables.resign(first.table_id, first.spots[1].player)
    await settled(house)
    board = await post(house, "standings:1:1")
    page = await watch.open(address, viewport=PHONE)
    shown = page.locator(f"#message-{board['id']}")
    await expect(shown.get_by_role("button", name="Where I stand")).to_be_visible()
    await shown.scroll_into_view_if_needed()
    await page.screenshot(path=OUT / "league-standings-390.png")
    await shown.get_by_role("button", name="Where I stand").click()
    await expect(page.get_by_text("12 points").first).to_be_visible()
    await page.screenshot(path=OUT / "league-private-390.png")
