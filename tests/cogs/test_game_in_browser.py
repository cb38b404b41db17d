"""One whole game of each kind by clicking in a real browser, as on a phone, from /play to the result."""

import re

import pytest
from playwright.async_api import expect

from bot.table import State
from games.copenhagen import position as copenhagen
from games.kensington import position as kensington
from games.tenby import position as tenby
from tests.playground.page_support import OUT, PHONE, arrived, box
from tests.quick import thorough

pytestmark = pytest.mark.asyncio(loop_scope="session")

TURNS_OF_KENSINGTON = 12
TILE = re.compile(r"(Red|Yellow|Green|Blue|Purple) [2-5](, \+\d+)?$")


def panel(page):
    """The newest message that only this member sees."""
    return page.locator(".message").filter(has_text="Only you can see this").last


async def pick(page, placeholder, option=None):
    """Choose an option of a menu of the panel, the first unless told."""
    await panel(page).get_by_role("combobox", name=placeholder).click()
    await page.get_by_role("option", name=option, exact=True).first.click()


async def open_panel(page, marker):
    """Open the panel of this version, unless the newest message is that already."""
    drawn = panel(page).locator(f"[data-focus*='{marker}']")
    if not await drawn.count():
        await arrived(page)  # a board that is just being replaced takes no click
        await page.get_by_role("button", name="Take your turn").last.click()  # the one on the ping
        await expect(drawn.first).to_be_visible()


async def click_copenhagen(page, turn, can_build):
    """Build if something can be built, take the first pair otherwise."""
    shown = panel(page)
    if turn.position.phase is copenhagen.Phase.DISCARD:
        await shown.get_by_role("button", name=re.compile(r"Discard \w+ \(")).first.click()
    elif turn.position.phase is copenhagen.Phase.COAT:
        await pick(page, "Place a white tile")
        await shown.get_by_role("button", name=re.compile(r"hite tile at \w+,? (and|then) ")).click()
    elif can_build:
        await shown.get_by_role("button", name=TILE).first.click()
        await shown.get_by_role("button", name=re.compile(" at .*(end the|use) ")).click()
    else:
        await shown.get_by_role("button", name="1 + 2").click()


async def click_kensington(page, turn, can_build):
    """Take plain tiles and build them where offered, store the rest; after a while agree to end the game."""
    shown = panel(page)
    tired = turn.position.turn_number > TURNS_OF_KENSINGTON and turn.seat not in turn.position.votes
    if turn.position.phase is kensington.Phase.TAKE and tired:
        await shown.get_by_role("button", name="Agree to end the game").click()
    elif turn.position.phase is kensington.Phase.TAKE:
        await shown.get_by_role("button", name=re.compile(r"\bA1$")).click()
    else:
        await shown.get_by_role("button", name=re.compile("end the turn")).first.click()


async def click_tenby(page, turn, can_build):
    """A first turn with all its actions; from then on the lowest day card and every action given up."""
    now = turn.position.turn
    if turn.position.phase is tenby.Phase.NIGHT:
        await click_first(page, r"Day \d+: ")
    elif turn.position.players[turn.seat].drawn:
        await click_first(page, "Keep ")
    elif now.holding:
        await click_first(page, "Place( and end the turn)?: ")
    elif now.actions and turn.position.round == 1:
        await click_first(page, "Take |Draw two residents")
    else:
        await click_first(page, "End the turn")
        if now.actions:
            await click_first(page, "End the turn, take ")


async def click_first(page, words):
    """The first key of the panel whose words, after its emoji, begin like this."""
    await panel(page).get_by_role("button", name=re.compile(rf"^(:\w+: )?({words})")).first.click()


async def decide(page, turn, click):
    """One decision by clicking, confirmed if that is asked for."""
    moves = turn.table.game.legal_moves(turn.view, turn.seat)
    await click(page, turn, any(isinstance(move, copenhagen.Build | kensington.Build) for move in moves))
    shown = panel(page)
    # Whatever was drawn for this step carries its version and step; it is gone when the next is there.
    marker = f":{turn.table.id}:{turn.table.version}:{len(turn.steps)}:"
    gone = shown.locator(f"xpath=self::*[not(.//*[contains(@data-focus, '{marker}')])]")
    confirm = shown.get_by_role("button", name="Confirm")
    await expect(confirm.or_(gone).first).to_be_visible()
    if await confirm.count():
        await confirm.click()
        await expect(gone).to_be_visible()


async def start_table(house, watch, title, options):
    """From /play to the board, by clicking; gives the table's number and everybody's page of it."""
    address = f"{house.playground.url}/#"
    anna = await watch.open(f"{address}/{house.anna.id}/{house.here}", viewport=PHONE)
    await box(anna).press_sequentially("/play ")
    await anna.get_by_role("button", name="Add game").click()
    await anna.get_by_role("option", name=title).click()
    await anna.get_by_role("button", name="Send the command").click()
    await expect(anna.get_by_role("button", name="Join", exact=True)).to_be_visible()
    if options:
        await anna.get_by_role("button", name="Options", exact=True).click()
        for placeholder, option in options.items():
            await pick(anna, placeholder, option)
            await expect(panel(anna).get_by_role("paragraph").get_by_text(option)).to_be_visible()
    bruno = await watch.open(f"{address}/{house.bruno.id}/{house.here}", viewport=PHONE)
    await bruno.get_by_role("button", name="Join", exact=True).click()
    await anna.get_by_role("button", name="Start", exact=True).click()
    await expect(anna.get_by_text("are playing").first).to_be_visible()
    (table_id,) = await house.store.tables.all()
    await house.shown(table_id)
    home = (await house.store.posts.showing(table_id)).home_id
    pages = {}
    for member in (house.anna, house.bruno):
        page = await watch.open(f"{address}/{member.id}/{home}", viewport=PHONE)
        board = page.get_by_role("img", name=re.compile(r"^(Turn 1\b|Everybody chooses)"))
        await expect(board.first).to_be_visible()
        pages[int(member.id)] = page
    return table_id, pages


@pytest.mark.parametrize(
    ("title", "options", "click", "ending"),
    [
        pytest.param("Copenhagen", {}, click_copenhagen, "The End card was revealed|reached", marks=thorough),
        pytest.param("Kensington", {}, click_kensington, "agreed", marks=thorough),
        pytest.param(
            "Tenby", {"Rounds": "Rounds: 6"}, click_tenby, "All 6 rounds are played", marks=thorough
        ),
    ],
)
async def test_a_whole_game_is_played_in_the_browser(street, watch, title, options, click, ending):
    house = street
    table_id, pages = await start_table(house, watch, title, options)
    for _ in range(200):
        table = await house.shown(table_id)
        if table.state is not State.PLAYING:
            break
        user_id = table.holders[table.acting[0]].user_id
        page = pages[user_id]
        await open_panel(page, f":{table_id}:{table.version}:")
        while (await house.tables.load(table_id)).version == table.version:
            await decide(page, await house.tables.turn(table_id, user_id), click)
    assert (await house.shown(table_id)).state is State.OVER
    for page in pages.values():
        await expect(page.get_by_text(re.compile(ending)).first).to_be_visible()
        await expect(page.get_by_role("button", name="Rematch").last).to_be_visible()
    OUT.mkdir(exist_ok=True)
    winner = pages[int(house.anna.id)]
    card = winner.get_by_role("img", name=re.compile("^1\\. ")).last
    await card.scroll_into_view_if_needed()
    await expect(card).to_have_js_property("naturalWidth", 1200)
    await winner.screenshot(path=OUT / f"{title.lower()}-over-390.png")
