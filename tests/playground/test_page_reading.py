"""The page in a real browser: what is read there, where, by whom, and on what kind of screen."""

import pytest
from playwright.async_api import expect

from playground.app import Playground
from playground.tokens import TOKEN
from tests.playground.driver import Local, upload
from tests.playground.example_views import picture
from tests.playground.page_support import PHONE, WIDE, box, message, overflow, type_command

pytestmark = pytest.mark.asyncio(loop_scope="session")

HOSTILE = (
    '<img src=x onerror="document.title=1"><script>document.title=2</script> '
    "[x](javascript:alert(1)) <b>bold</b>"
)
MARKDOWN = """# Title
-# small
**bold** *italic* __under__ ~~gone~~ ||secret|| `code` [words](https://example.com/page)
> quoted
- outer
  - inner
```py
print("x")
```"""


async def test_markup_in_a_message_is_shown_as_text(town, visit, room):
    await town.anna.say(room["id"], HOSTILE)
    page = await visit(town.bruno)
    shown = message(page, "onerror").locator(".prose")
    await expect(shown).to_have_text(HOSTILE)
    await expect(shown.locator("img, script, a, b")).to_have_count(0)


@pytest.mark.thorough
async def test_markdown_is_drawn_as_discord_draws_it(town, visit, room):
    await town.anna.say(room["id"], MARKDOWN)
    page = await visit(town.bruno)
    prose = message(page, "Title").locator(".prose")
    marks = {"h3": "Title", ".subtext": "small", "strong": "bold", "em": "italic", "u": "under", "s": "gone"}
    marks |= {"p > code": "code", "blockquote": "quoted", "ul ul li": "inner", "pre": 'print("x")'}
    for selector, text in marks.items():
        await expect(prose.locator(selector)).to_have_text(text)
    await expect(prose.get_by_role("link", name="words")).to_have_attribute(
        "href", "https://example.com/page"
    )
    await expect(prose.get_by_text("secret")).to_be_hidden()
    await prose.get_by_role("button", name="Spoiler").press("Enter")
    await expect(prose.get_by_text("secret")).to_be_visible()


@pytest.mark.thorough
async def test_mentions_and_times_are_written_out(town, visit, room):
    now = (await town.local.world())["now"]
    said = f"<@{town.bruno.id}> <#{room['id']}> <t:{int(now) + 7230}:R> <t:86400:D>"
    await town.anna.say(room["id"], said)
    page = await visit(town.bruno)
    await expect(message(page, "1970")).to_contain_text(f"@Bruno {room['name']} in 2 hours January 2, 1970")
    await town.local.advance(3600)
    await expect(message(page, "1970")).to_contain_text("in 1 hour")


@pytest.mark.thorough
async def test_a_picture_opens_large_and_has_its_words(town, visit, room):
    await town.anna.command(room["id"], "slow")
    page = await visit(town.anna)
    await page.get_by_role("button", name="Open picture: One colour").click()
    large = page.get_by_role("dialog", name="One colour")
    await expect(large.get_by_role("img", name="One colour")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(large).to_have_count(0)


@pytest.mark.thorough
async def test_messages_arrive_change_and_go_while_somebody_looks(town, visit, room):
    page = await visit(town.anna)
    await expect(page.get_by_text("This is the beginning of #room")).to_be_visible()
    said = await town.bruno.say(room["id"], "First words")
    await expect(message(page, "First words")).to_be_visible()
    path = f"/members/{town.bruno.id}/channels/{room['id']}/messages/{said['id']}"
    await town.local.ask("PATCH", path, {"content": "Other words"})
    await expect(message(page, "Other words")).to_contain_text("(edited)")
    await town.local.ask("DELETE", path)
    await expect(message(page, "Other words")).to_have_count(0)


@pytest.mark.thorough
async def test_somebody_writes_answers_and_edits(town, visit, room):
    await town.bruno.say(room["id"], "Who is there?")
    page = await visit(town.anna)
    await message(page, "Who is there?").hover()
    await page.get_by_role("button", name="Reply").click()
    await box(page).fill("It is @Bru")
    await page.get_by_role("option", name="Bruno").click()
    await page.keyboard.press("Enter")
    answer = message(page, "It is @Bruno")
    await expect(answer.get_by_role("button", name="Answers Bruno: Who is there?")).to_be_visible()
    await answer.hover()
    await answer.get_by_role("button", name="More about this message").click()
    await page.get_by_role("menuitem", name="Edit").click()
    await box(page).fill("It is Anna")
    await page.keyboard.press("Enter")
    await expect(message(page, "It is Anna(edited)")).to_be_visible()


@pytest.mark.thorough
async def test_files_are_sent_with_a_message(town, visit, tmp_path):
    (tmp_path / "square.png").write_bytes(picture())
    page = await visit(town.anna)
    await page.locator("#composer input[type=file]").set_input_files(tmp_path / "square.png")
    await expect(page.get_by_role("list", name="Files to send")).to_contain_text("square.png")
    await box(page).press("Enter")
    await expect(page.get_by_role("button", name="Open picture")).to_be_visible()


async def test_a_thread_is_started_followed_and_found_again(town, visit, room):
    await town.bruno.say(room["id"], "Let us talk about it")
    page = await visit(town.anna)
    await message(page, "Let us talk").hover()
    await page.get_by_role("button", name="More about this message").click()
    await page.get_by_role("menuitem", name="Start a thread").click()
    form = page.get_by_role("dialog", name="Start a thread")
    await form.get_by_role("textbox", name="Name").fill("The talk")
    await form.get_by_role("button", name="Start").click()
    await expect(page.get_by_role("heading", name="The talk").first).to_be_visible()
    await box(page).fill("I begin")
    await page.keyboard.press("Enter")
    await expect(message(page, "I begin")).to_be_visible()
    await page.get_by_role("button", name="Leave").click()
    await page.get_by_role("button", name="Join").click()
    await page.get_by_role("link", name=room["name"], exact=True).click()
    await page.get_by_role("button", name="The talk").first.click()
    await page.reload()
    await expect(message(page, "I begin")).to_be_visible()
    await expect(page.get_by_role("link", name="The talk, thread")).to_have_attribute("aria-current", "page")


@pytest.mark.thorough
async def test_a_conversation_with_the_bot_is_opened_and_written_in(town, visit):
    page = await visit(town.emi)
    await page.get_by_role("button", name="Direct messages").click()
    await page.get_by_role("button", name="Write to Playground Bot").click()
    await expect(page.get_by_text("This is the beginning of your conversation")).to_be_visible()
    await box(page).fill("Hello, bot")
    await page.keyboard.press("Enter")
    await expect(message(page, "Hello, bot")).to_be_visible()
    await type_command(page, "echo")
    await page.keyboard.type("between us")
    await page.keyboard.press("Enter")
    await expect(message(page, "between us")).to_contain_text("used /echo")


async def test_a_reload_finds_the_same_member_place_and_messages(town, visit, room):
    await town.anna.command(room["id"], "layout")
    await town.dmitri.command(room["id"], "echo", words="for my eyes")
    page = await visit(town.dmitri)
    await expect(message(page, "for my eyes")).to_be_visible()
    before = await page.locator("#messages .message").all_inner_texts()
    await page.reload()
    await expect(page.get_by_role("button", name="You are Дмитрий")).to_be_visible()
    await expect(page.get_by_role("heading", name=room["name"]).first).to_be_visible()
    await expect(message(page, "for my eyes")).to_be_visible()
    assert await page.locator("#messages .message").all_inner_texts() == before


async def test_unread_and_mentions_are_marked_for_each_member(town, visit, room):
    other = await town.local.ask("POST", "/channels", {"name": f"{room['name']}-aside"})
    page = await visit(town.chidi)
    await expect(page.get_by_role("link", name=other["name"], exact=True)).to_be_visible()
    await town.bruno.say(other["id"], "Hello everybody")
    await expect(page.get_by_role("link", name=f"{other['name']}, unread")).to_be_visible()
    await town.bruno.say(other["id"], f"You too, <@{town.chidi.id}> and <@{town.emi.id}>")
    await expect(page.get_by_role("link", name=f"{other['name']}, 1 mentions")).to_be_visible()
    await page.get_by_role("button", name="You are").click()
    people = page.get_by_role("dialog", name="Members to be")
    await expect(people.get_by_role("button", name="emi").locator(".badge")).to_have_text("1")
    await page.keyboard.press("Escape")
    await page.get_by_role("link", name=other["name"]).click()
    await expect(page.locator(".divider.new")).to_be_visible()
    await expect(message(page, "You too")).to_have_class("message follows for-you")
    await expect(page.get_by_role("link", name=other["name"], exact=True)).to_be_visible()


async def test_the_page_says_when_it_is_alone_and_comes_back(watch, tmp_path):
    playground = Playground(tmp_path / "town.world")
    await playground.start()
    page = await watch.open(playground.url)
    banner = page.locator("#banner")
    await expect(banner).to_contain_text(f"No bot is connected. Start one with the token {TOKEN}")
    await playground.stop()
    await expect(banner).to_contain_text("The playground does not answer")
    await playground.start()
    async with Local(playground.url) as local:
        anna = local.known((await local.ask("GET", "/members"))[0])
        channel = (await local.world())["guilds"][0]["channels"][0]
        await anna.say(channel["id"], "Back again")
        await expect(message(page, "Back again")).to_be_visible()
        await expect(banner).to_contain_text("No bot is connected")
    await page.close()
    await playground.stop()
    # A browser reports every connection that was refused; nothing else may have gone wrong.
    lost = [said for said in watch.complaints if "ERR_CONNECTION" in said or "WebSocket" in said]
    assert watch.complaints == lost
    watch.complaints.clear()


@pytest.mark.thorough
async def test_light_and_dark_follow_the_system_until_somebody_chooses(town, visit):
    page = await visit(town.anna, color_scheme="light")
    await expect(page.locator("html")).to_have_attribute("data-theme", "light")
    await page.get_by_role("button", name="Dark").click()
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")


async def _everything(town, room):
    files = [upload("wide.png", picture(side=900))]
    await town.bruno.say(room["id"], f"{MARKDOWN}\n{'https://example.com/' + 'long' * 60}", files=files)
    for command in ("buttons", "selects", "followups", "layout"):
        await town.anna.command(room["id"], command)


async def test_a_phone_shows_everything_without_scrolling_sideways(town, visit, room, pictures):
    await _everything(town, room)
    page = await visit(town.anna, viewport=PHONE, has_touch=True, is_mobile=True)
    await expect(page.get_by_role("heading", name="Everything")).to_be_visible()
    assert await overflow(page) <= 0
    await page.screenshot(path=pictures / "page-390-dark.png")
    height = (await page.get_by_role("button", name="Whisper").bounding_box())["height"]
    assert height >= 44
    shown = await page.get_by_role("button", name="Open picture").first.bounding_box()
    assert shown["width"] >= PHONE["width"] - 32
    await page.get_by_role("combobox", name="Fruits").tap()
    sheet = await page.get_by_role("listbox", name="Fruits").bounding_box()
    assert sheet["width"] == pytest.approx(PHONE["width"], abs=2)
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Channels").tap()
    await page.get_by_role("link", name="welcome").tap()
    await expect(page.get_by_text("This is the beginning of #welcome")).to_be_visible()
    await expect(page.get_by_role("navigation", name="Servers")).to_be_hidden()
    await type_command(page, "everything")
    assert await overflow(page) <= 0


@pytest.mark.thorough
@pytest.mark.parametrize("light", ["dark", "light"])
async def test_a_wide_page_shows_everything_beside_the_channels(town, visit, room, pictures, light):
    await _everything(town, room)
    page = await visit(town.anna, viewport=WIDE, color_scheme=light)
    await expect(page.get_by_role("heading", name="Everything")).to_be_visible()
    await expect(page.get_by_role("complementary", name="Members")).to_be_visible()
    await page.screenshot(path=pictures / f"page-1280-{light}.png")
    assert await overflow(page) <= 0
