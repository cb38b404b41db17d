"""What stands in channels, seen in a real browser: a board that came back down, pings, the end of a table."""

import itertools
import re

import pytest
from playwright.async_api import expect

from bot.clocks.controls import Timing, bank
from bot.clocks.lengths import DAY, HOUR, MINUTE
from bot.preferences import Ping, Preferences
from cogs.table_posts import FAR
from games.catalog import GAMES
from tests.cogs.players import seat_down
from tests.cogs.situations import to_act
from tests.cogs.test_moving_boards import chat
from tests.playground.page_support import OUT, PHONE, WIDE
from tests.quick import quick

pytestmark = pytest.mark.asyncio(loop_scope="session")

LOOKS = list(itertools.product((WIDE, PHONE), ("dark", "light")))


async def move(house, table_id):
    """The plainest move of whoever is to act."""
    table = await house.shown(table_id)
    seat = table.acting[0]
    text = table.game.write_move(table.game.fallback(table.position, seat))
    await house.tables.confirm(table_id, table.holders[seat].user_id, table.version, 0, text)
    return await house.shown(table_id)


async def looked_at(house, watch, member, channel, name, check):
    """Open the channel in every size and light, check it, and leave a picture of each."""
    OUT.mkdir(exist_ok=True)
    for size, light in LOOKS:
        address = f"{house.playground.url}/#/{member.id}/{channel}"
        page = await watch.open(address, viewport=size, color_scheme=light)
        await check(page)
        await page.screenshot(path=OUT / f"channel-{name}-{size['width']}-{light}.png")


@pytest.mark.thorough
async def test_a_board_that_came_back_down_stands_above_its_ping(street, watch):
    table_id = await seat_down(street, street.anna, street.bruno)
    await chat(street, table_id, FAR)
    await move(street, table_id)
    home = (await street.store.posts.showing(table_id)).home_id

    async def check(page):
        last = page.locator(".message").last
        await expect(last.get_by_role("button", name="Take your turn")).to_be_in_viewport()
        board = page.get_by_role("img", name=re.compile("Turn 2: it is the turn of"))
        await expect(board).to_have_count(1)
        await expect(board).to_have_js_property("naturalWidth", 1200)

    await looked_at(street, watch, await to_act(street, table_id), home, "scrolled", check)


@pytest.mark.thorough
async def test_a_ping_by_direct_message_opens_the_private_panel_there(street, watch):
    for member in (street.anna, street.bruno):
        await street.store.players.keep(int(member.id), Preferences(ping=Ping.DIRECT))
    table_id = await seat_down(street, street.anna, street.bruno)
    member = await to_act(street, table_id)

    async def check(page):
        await page.get_by_role("button", name="Take your turn").last.click()
        panel = page.locator(".message").filter(has_text="Only you can see this").last
        picture = panel.get_by_role("img", name=re.compile("^Turn [0-9]+: it is your turn"))
        await expect(picture).to_have_js_property("naturalWidth", 1200)
        await expect(panel.get_by_text("Your turn").first).to_be_visible()

    await looked_at(street, watch, member, await member.dm(), "direct", check)


async def test_a_reminder_opens_the_turn_and_a_seat_that_was_lost_is_taken_back(street, watch):
    timing = Timing(bank(DAY, 8 * HOUR), vacation=False)
    table_id = await seat_down(street, street.anna, street.bruno, timing=timing)
    member = await to_act(street, table_id)
    home = (await street.store.posts.showing(table_id)).home_id
    page = await watch.open(f"{street.playground.url}/#/{member.id}/{home}", viewport=PHONE)
    OUT.mkdir(exist_ok=True)

    await street.waits(12 * HOUR + MINUTE)
    reminder = page.locator(".message").filter(has_text="half of your time is gone").last
    await reminder.get_by_role("button", name="Take your turn").click()
    panel = page.locator(".message").filter(has_text="Only you can see this").last
    await expect(panel.get_by_text("Your turn").first).to_be_visible()
    await page.screenshot(path=OUT / "channel-reminded.png")

    await street.waits(12 * HOUR)
    news = page.locator(".message").filter(has_text="a bot player plays for you").last
    await news.get_by_role("button", name="Take my seat back").click()
    await expect(page.get_by_text(re.compile(r"is back; 8 h on the clock")).first).to_be_visible()
    await page.screenshot(path=OUT / "channel-taken-back.png")
    table = await street.shown(table_id)
    assert table.holders[table.seat_of(int(member.id))].plays


@pytest.mark.thorough
@pytest.mark.parametrize("game", quick(GAMES, "kensington"))
async def test_the_end_of_a_table_says_so_everywhere(street, watch, game):
    table_id = await seat_down(street, street.anna, street.bruno, street.chidi, game=game)
    for _ in range(12):
        await move(street, table_id)
    for member in (street.bruno, street.chidi):
        await street.tables.resign(table_id, int(member.id))
    await street.shown(table_id)
    home = (await street.store.posts.showing(table_id)).home_id

    async def check(page):
        await expect(page.get_by_role("button", name="Rematch").last).to_be_in_viewport()
        await expect(page.get_by_text(re.compile(r"anna\W* wins")).last).to_be_visible()
        await expect(page.get_by_text("to move")).to_have_count(0)
        await expect(page.get_by_role("button", name="Take your turn")).to_have_count(0)

    await looked_at(street, watch, street.anna, home, f"over-{game}", check)
    await looked_at(street, watch, street.bruno, street.here, f"card-{game}", check)
