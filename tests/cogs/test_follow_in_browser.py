"""Following in a real browser, as on a phone: the key on the card, the choice, the messages, the list."""

import pytest
from playwright.async_api import expect

from bot.clocks.lengths import SECOND
from bot.following import GATHERING
from tests.cogs.players import seat_down
from tests.cogs.test_services import moved
from tests.playground.page_support import OUT, PHONE, box

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_spectator_follows_a_table_and_is_told_of_it(street, watch):
    house = street
    OUT.mkdir(exist_ok=True)
    table_id = await seat_down(house, house.anna, house.bruno)
    page = await watch.open(f"{house.playground.url}/#/{house.emi.id}/{house.here}", viewport=PHONE)
    await page.get_by_role("button", name="Follow").click()
    await expect(page.get_by_text("tell you: the result").first).to_be_visible()
    await page.get_by_role("combobox", name="What I tell you").click()
    await page.get_by_role("option", name="every turn").click()
    await expect(page.get_by_text("tell you: every turn").first).to_be_visible()
    await page.screenshot(path=OUT / "follow-chosen-390.png")
    for _ in range(3):
        await moved(house, table_id)
    await house.passes(GATHERING / SECOND)
    await house.followers_told()
    direct = await house.emi.dm()
    page = await watch.open(f"{house.playground.url}/#/{house.emi.id}/{direct}", viewport=PHONE)
    await expect(page.get_by_role("button", name="Mute for a day")).to_have_count(2)
    await page.screenshot(path=OUT / "follow-told-390.png")
    await box(page).press_sequentially("/follow list ")
    await page.get_by_role("button", name="Send the command").click()
    await expect(page.get_by_text("What you follow (1 of at most 25)").first).to_be_visible()
    await page.screenshot(path=OUT / "follow-list-390.png")
    await house.tables.resign(table_id, int(house.bruno.id))
    await house.passes(600)
    await house.followers_told()
    await expect(page.get_by_text("It is over").first).to_be_visible()
    await page.screenshot(path=OUT / "follow-over-390.png")
