"""A newcomer alone, in a real browser, as on a phone: from /play to turns against three bot players."""

import pytest
from playwright.async_api import expect

from bot.table import State
from games.thought import Level
from tests.cogs.test_game_in_browser import click_kensington, decide, open_panel
from tests.playground.page_support import OUT, PHONE, box

pytestmark = pytest.mark.asyncio(loop_scope="session")

TURNS = 3


async def test_alone_one_plays_against_three_bot_players(street, watch):
    house = street
    page = await watch.open(f"{house.playground.url}/#/{house.anna.id}/{house.here}", viewport=PHONE)
    await box(page).press_sequentially("/play ")
    await page.get_by_role("button", name="Add game").click()
    await page.get_by_role("option", name="Kensington").click()
    await page.get_by_role("button", name="Send the command").click()
    await page.get_by_role("button", name="Play against bots").click()
    await expect(page.get_by_text("are playing").first).to_be_visible()
    (table_id,) = await house.store.tables.all()
    anna, turns = int(house.anna.id), set()
    while len(turns) < TURNS:
        table = await house.shown(table_id)
        assert table.state is State.PLAYING
        assert table.asked == (table.seat_of(anna),)
        turns.add(table.position.turn_number)
        await open_panel(page, f":{table_id}:{table.version}:")
        while (await house.tables.load(table_id)).version == table.version:
            await decide(page, await house.tables.turn(table_id, anna), click_kensington)
    assert [holder.bot for holder in table.holders] == [None, *(Level.GENTLE,) * 3]
    OUT.mkdir(exist_ok=True)
    await page.screenshot(path=OUT / "bots-390.png")
