"""The page in a real browser: colours, pictures and one-line previews as Discord's readers know them."""

import io

import discord
import pytest
from discord import ui
from playwright.async_api import expect

from tests.playground.example_views import picture
from tests.playground.page_support import PHONE, WIDE, message

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.thorough]

MARKED = "# Title\n-# small\n**bold** ||secret|| `code` <t:86400:D>\n> quoted"
UNMARKED = "Title small bold (spoiler) code January 2, 1970 quoted"


async def _here(town, room):
    return await town.bot.fetch_channel(int(room["id"]))


class Card(ui.LayoutView):
    """A coloured card with a primary button, and text with every mark."""

    def __init__(self):
        super().__init__(timeout=None)
        row = ui.ActionRow(ui.Button(label="Inside", custom_id="in", style=discord.ButtonStyle.primary))
        parts = [ui.TextDisplay(part) for part in MARKED.split("\n")]
        self.add_item(ui.Container(*parts, row, accent_colour=discord.Colour.red()))
        below = ui.ActionRow(ui.Button(label="Outside", custom_id="out", style=discord.ButtonStyle.primary))
        self.add_item(below)


@pytest.mark.parametrize("light", ["dark", "light"])
async def test_a_primary_button_has_its_colour_inside_a_coloured_card(town, visit, room, light, pictures):
    await (await _here(town, room)).send(view=Card())
    page = await visit(town.anna, color_scheme=light)
    outside = await page.get_by_role("button", name="Outside").evaluate(COLOUR)
    await expect(page.get_by_role("button", name="Inside")).to_have_css("background-color", outside)
    await page.screenshot(path=pictures / f"page-card-1280-{light}.png")


COLOUR = "element => getComputedStyle(element).backgroundColor"
HIT = """
button => {
  const box = button.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.bottom - 2);
  return button.contains(at);
}
"""


@pytest.mark.parametrize("screen", [PHONE, WIDE], ids=["phone", "wide"])
async def test_the_way_to_the_newest_messages_lies_over_no_button(town, visit, room, screen, pictures):
    for _ in range(14):
        await town.anna.command(room["id"], "buttons")
    page = await visit(town.anna, viewport=screen)
    newest = page.get_by_role("button", name="To the newest messages")
    await page.locator("#scroller").evaluate("element => { element.scrollTop -= 400 }")
    await expect(newest).to_be_visible()
    await page.screenshot(path=pictures / f"page-newest-{screen['width']}.png")
    room_box = await page.locator("#scroller").bounding_box()
    buttons = page.get_by_role("button", name="Whisper")
    # Wherever a button comes to stand as one scrolls, it can be pressed.
    for step in range(0, 60, 6):
        await page.locator("#scroller").evaluate("element => { element.scrollTop -= 6 }")
        for button in await buttons.all():
            box = await button.bounding_box()
            if box["y"] > room_box["y"] and box["y"] + box["height"] <= room_box["y"] + room_box["height"]:
                assert await button.evaluate(HIT), step
    assert (await newest.bounding_box())["y"] >= room_box["y"] + room_box["height"]


async def test_reading_on_near_the_end_is_not_pulled_to_it(town, visit, room):
    for number in range(60):
        await town.bruno.say(room["id"], f"Line {number}")
    page = await visit(town.anna)
    scroller = page.locator("#scroller")
    await scroller.evaluate("element => { element.scrollTop -= 300 }")
    await expect(page.get_by_role("button", name="To the newest messages")).to_be_visible()
    await scroller.evaluate("element => { element.scrollTop += 260 }")
    await expect(page.get_by_role("button", name="To the newest messages")).to_be_hidden()
    left = "element => element.scrollHeight - element.scrollTop - element.clientHeight"
    await page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert await scroller.evaluate(left) > 0


@pytest.mark.parametrize("screen", [PHONE, WIDE], ids=["phone", "wide"])
async def test_the_words_of_a_picture_are_heard_but_not_printed_under_it(town, visit, room, screen, pictures):
    words = "Anna: a house of four floors"
    file = discord.File(io.BytesIO(picture(side=300)), filename="board.png", description=words)
    await (await _here(town, room)).send(file=file)
    page = await visit(town.anna, viewport=screen)
    await page.get_by_role("button", name=f"Open picture: {words}").click()
    large = page.get_by_role("dialog", name=words)
    await expect(large.get_by_role("img", name=words)).to_be_visible()
    await expect(large).to_have_text("Open by itself")
    await page.screenshot(path=pictures / f"page-large-{screen['width']}.png")


async def test_an_answer_shows_what_it_answers_without_marks(town, visit, room):
    plain = await town.bruno.say(room["id"], MARKED)
    card = await (await _here(town, room)).send(view=Card())
    await town.anna.say(room["id"], "To words", reply_to=plain["id"])
    await town.anna.say(room["id"], "To a card", reply_to=str(card.id))
    page = await visit(town.anna)
    await expect(message(page, "To words").locator(".answered")).to_have_text(UNMARKED)
    await expect(message(page, "To a card").locator(".answered")).to_have_text(UNMARKED)


async def test_a_message_is_announced_without_marks(town, visit, room):
    page = await visit(town.anna)
    await (await _here(town, room)).send(view=Card())
    await expect(page.locator("#announcer")).to_have_text(f"Playground Bot: {UNMARKED}")
    embed = discord.Embed(title="**Due** <t:86400:D>")
    await (await _here(town, room)).send(embed=embed)
    await expect(page.locator("#announcer")).to_have_text("Playground Bot: Due January 2, 1970")


async def test_times_are_written_out_in_every_part_of_an_embed_that_may_have_marks(town, visit, room):
    embed = discord.Embed(title="Title <t:86400:D>", url="https://example.com", description="-# <t:86400:D>")
    embed.add_field(name="Name <t:86400:D>", value="**Value** <t:86400:D>")
    await (await _here(town, room)).send(embed=embed)
    page = await visit(town.anna)
    card = page.locator(".embed")
    await expect(card.locator("time")).to_have_text(["January 2, 1970"] * 4)
    await expect(card.get_by_role("link", name="Title January 2, 1970")).to_be_visible()
    await expect(card).not_to_contain_text("<t:")
    await expect(card).not_to_contain_text("-#")


async def test_a_thread_of_a_marked_message_is_named_without_marks(town, visit, room):
    await town.bruno.say(room["id"], "**Next** match <t:86400:D>")
    page = await visit(town.anna)
    await message(page, "Next").hover()
    await page.get_by_role("button", name="More about this message").click()
    await page.get_by_role("menuitem", name="Start a thread").click()
    name = page.get_by_role("dialog", name="Start a thread").get_by_role("textbox", name="Name")
    await expect(name).to_have_value("Next match January 2, 1970")


async def test_a_topic_with_marks_is_read_without_them(town, watch):
    room = await town.local.ask(
        "POST", "/channels", {"name": "marked", "topic": "Since <t:86400:D>, **always**"}
    )
    page = await watch.open(f"{town.url}/#/{town.anna.id}/{room['id']}")
    await expect(page.locator("#header .topic")).to_have_text("Since January 2, 1970, always")
    await expect(page.locator(".welcome-topic strong")).to_have_text("always")
