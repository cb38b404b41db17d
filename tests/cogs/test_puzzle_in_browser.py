"""A puzzle in a real browser, as on a phone: looked at, taken as a turn, answered, and told how it did."""

import pytest
from playwright.async_api import expect

from tests.cogs.puzzling import begun, drafted, midnight, post_of, set_up
from tests.cogs.puzzling import shown as everything_shown
from tests.playground.page_support import OUT, PHONE, arrived

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.thorough]


async def test_a_puzzle_is_looked_at_answered_and_its_answer_read(street, watch):
    house = street
    OUT.mkdir(exist_ok=True)
    daily = await set_up(house)
    post = await post_of(house, daily)
    address = f"{house.playground.url}/#/{house.bruno.id}/{house.here}"
    page = await watch.open(address, viewport=PHONE)
    shown = page.locator(f"#message-{post['id']}")
    await expect(shown.get_by_role("button", name="Solve")).to_be_visible()
    await shown.scroll_into_view_if_needed()
    await arrived(page)
    await page.screenshot(path=OUT / "puzzle-open-390.png")
    await shown.get_by_role("button", name="Solve").click()
    await expect(page.get_by_role("button", name="Take the turn")).to_be_visible()
    await expect(page.get_by_text("One answer counts, the first.").first).to_be_visible()
    await arrived(page)
    await page.screenshot(path=OUT / "puzzle-cover-390.png")
    await page.get_by_role("button", name="Take the turn").click()
    await expect(page.get_by_text("nothing counts before you press").first).to_be_visible()
    await arrived(page)
    await page.screenshot(path=OUT / "puzzle-panel-390.png")
    panel = await begun(house, house.bruno, daily)
    await drafted(house, house.bruno, daily, daily.puzzle.steps, panel)
    page = await watch.open(address, viewport=PHONE)
    answer = page.get_by_role("button", name="This is my answer").last
    await expect(answer).to_be_visible()
    await answer.scroll_into_view_if_needed()
    await arrived(page)
    await page.screenshot(path=OUT / "puzzle-sure-390.png")
    await answer.click()
    await expect(page.get_by_text("and there is no better one.").first).to_be_visible()
    await arrived(page)
    await page.screenshot(path=OUT / "puzzle-told-390.png")
    await midnight(house)
    await everything_shown(house)
    page = await watch.open(address, viewport=PHONE)
    shown = page.locator(f"#message-{post['id']}")
    await expect(shown.get_by_text("Found by")).to_be_visible()
    await shown.scroll_into_view_if_needed()
    await arrived(page)
    await page.screenshot(path=OUT / "puzzle-closed-390.png")
