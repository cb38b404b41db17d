"""The page in a real browser: commands, presses, choices and forms, answered by a real bot."""

import pytest
from playwright.async_api import expect

from tests.playground.page_support import be, box, message, type_command

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_command_is_sent_with_an_option_from_autocomplete(town, visit):
    page = await visit(town.anna)
    await box(page).fill("/pi")
    await page.get_by_role("option", name="/pick").click()
    await page.get_by_role("combobox", name="fruit").press_sequentially("che")
    await expect(page.get_by_role("option")).to_have_text(["Cherry"])
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(message(page, "1 cherry")).to_contain_text("Anna used /pick")
    await expect(page.locator("#notes .message")).to_have_count(0)


@pytest.mark.thorough
async def test_a_command_is_refused_until_its_options_are_right(town, visit):
    page = await visit(town.anna)
    await type_command(page, "everything")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert").filter(has_text="text is required.")).to_be_visible()
    await page.keyboard.type("hello")
    await page.get_by_role("button", name="Add whole").click()
    await page.keyboard.type("77")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert").filter(has_text="whole must be at most 5.")).to_be_visible()
    await page.get_by_role("combobox", name="whole").fill("4")
    await page.get_by_role("button", name="Send the command").click()
    await expect(message(page, "hello | 4 | 0.5")).to_be_visible()


@pytest.mark.thorough
async def test_options_for_people_places_and_choices_come_from_lists(town, visit):
    page = await visit(town.anna)
    await type_command(page, "everything")
    await page.keyboard.type("hello")
    for option, choice in {"who": "Bruno", "role": "Players", "yes": "True", "colour": "Blue"}.items():
        await page.get_by_role("button", name=f"Add {option}", exact=True).click()
        await page.get_by_role("option", name=choice).click()
    await page.get_by_role("button", name="Send the command").click()
    await expect(message(page, "hello | 0 | 0.5 | True | bruno")).to_contain_text("Players | None | Blue")


@pytest.mark.thorough
async def test_a_pressed_button_changes_its_message(town, visit, room):
    await town.anna.command(room["id"], "buttons")
    page = await visit(town.bruno)
    await page.get_by_role("button", name="Update", exact=True).click()
    await expect(message(page, "Updated by @Bruno")).to_be_visible()
    await page.get_by_role("button", name="Think").click()
    await expect(message(page, "Thought about it")).to_contain_text("Only you can see this")
    await expect(page.get_by_role("button", name="Not now")).to_be_disabled()


async def test_a_button_that_is_drawn_anew_while_it_is_pressed_is_pressed_all_the_same(town, visit, room):
    above = await town.bruno.say(room["id"], "what stands above it")
    await town.anna.command(room["id"], "buttons")
    page = await visit(town.anna)
    await page.get_by_role("button", name="Update", exact=True).hover()
    await page.mouse.down()
    path = f"/members/{town.bruno.id}/channels/{room['id']}/messages/{above['id']}"
    await town.local.ask("DELETE", path)
    await town.local.ask("POST", f"/members/{town.bruno.id}/channels/{room['id']}/typing")  # heard after it
    await expect(page.get_by_text("is typing")).to_be_visible()
    await page.mouse.up()
    await expect(message(page, "Updated by @Anna")).to_be_visible()
    await expect(message(page, "what stands above it")).to_have_count(0)


async def test_a_button_waits_visibly_and_says_when_nobody_answers(town, visit, room):
    await town.anna.command(room["id"], "buttons")
    page = await visit(town.anna)
    await page.get_by_role("button", name="Ignore").click()
    await expect(page.get_by_role("button", name="Ignore")).to_have_attribute("aria-busy", "true")
    await town.local.advance(4)
    await expect(message(page, "Press one").get_by_role("alert")).to_contain_text("This interaction failed")
    await expect(page.get_by_role("button", name="Ignore")).not_to_have_attribute("aria-busy", "true")


async def test_a_command_that_nobody_answers_says_so_and_goes_when_dismissed(town, visit):
    page = await visit(town.anna)
    await town.local.fault("delay", event="INTERACTION_CREATE")
    await type_command(page, "buttons")
    await page.keyboard.press("Enter")
    note = page.locator("#notes .message")
    await expect(note).to_contain_text("Sending command")
    await town.local.advance(4)
    await expect(note).to_contain_text("This interaction failed")
    await town.local.fault("clear")
    await note.get_by_role("button", name="Dismiss").click()
    await expect(note).to_have_count(0)


@pytest.mark.thorough
async def test_several_choices_of_a_select_are_sent_together(town, visit, room):
    await town.anna.command(room["id"], "selects")
    page = await visit(town.anna)
    await page.get_by_role("combobox", name="Fruits").click()
    for fruit in ("Damson", "Apple", "Banana"):
        await page.get_by_role("option", name=fruit).click()
    await expect(page.get_by_role("option", name="Cherry")).to_have_attribute("aria-disabled", "true")
    await page.get_by_role("button", name="Choose 3").click()
    await expect(message(page, "Words: apple, banana, damson")).to_be_visible()


@pytest.mark.thorough
async def test_members_roles_and_channels_can_be_chosen(town, visit, room):
    await town.anna.command(room["id"], "selects")
    page = await visit(town.anna)
    await page.get_by_role("combobox", name="Choose a member", exact=True).click()
    await page.get_by_role("combobox", name="Search").fill("dmi")
    await page.get_by_role("option", name="dmitri").click()
    await page.get_by_role("button", name="Choose 1").click()
    await expect(message(page, "Users: dmitri")).to_be_visible()
    await page.get_by_role("combobox", name="Choose a role").click()
    await page.get_by_role("option", name="Moderators").click()
    await expect(message(page, "Roles: Moderators")).to_be_visible()
    await page.get_by_role("combobox", name="Choose a channel").click()
    await page.get_by_role("option", name=room["name"], exact=True).click()
    await expect(message(page, f"Channels: {room['name']}")).to_be_visible()


async def test_a_form_is_filled_in_and_sent(town, visit, tmp_path):
    (tmp_path / "list.txt").write_text("flour")
    page = await visit(town.anna)
    await type_command(page, "form")
    await page.keyboard.type("choices")
    await page.keyboard.press("Enter")
    form = page.get_by_role("dialog", name="Choices")
    await form.get_by_role("textbox", name="Text").fill("a cake")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert").filter(has_text="This is required.")).to_be_visible()
    await form.get_by_role("combobox", name="Fruit").click()
    await form.get_by_role("option", name="Cherry").click()
    await form.get_by_role("radio", name="Large").check()
    await form.get_by_role("checkbox", name="Nuts").check()
    await form.get_by_label("File").set_input_files(tmp_path / "list.txt")
    await form.get_by_role("button", name="Submit").click()
    await expect(message(page, "a cake | cherry | large | nuts | list.txt")).to_be_visible()
    await expect(form).to_have_count(0)


@pytest.mark.thorough
async def test_a_form_may_ask_for_people_and_be_given_up(town, visit, room):
    page = await visit(town.anna)
    await type_command(page, "form")
    await page.keyboard.type("people")
    await page.keyboard.press("Enter")
    form = page.get_by_role("dialog", name="People and places")
    await expect(form).to_contain_text("Whom do you mean?")
    await expect(form.get_by_role("checkbox", name="Sure?")).to_be_checked()
    await form.get_by_role("combobox", name="UserSelect").click()
    await form.get_by_role("option", name="Bruno").click()
    await expect(form.get_by_role("combobox", name="UserSelect")).to_contain_text("Bruno")
    await page.keyboard.press("Escape")
    await expect(form).to_have_count(0)
    await expect(page.locator("#messages .message")).to_have_count(0)


async def test_an_ephemeral_reply_is_seen_by_one_member_and_not_by_another(town, visit, room):
    await town.anna.command(room["id"], "buttons")
    page = await visit(town.anna)
    await page.get_by_role("button", name="Whisper").click()
    whisper = message(page, "Only you see this")
    await expect(whisper).to_contain_text("Only you can see this")
    await be(page, "Bruno")
    await expect(page.get_by_role("button", name="You are Bruno")).to_be_visible()
    await expect(message(page, "Press one")).to_be_visible()
    await expect(whisper).to_have_count(0)
    await be(page, "Anna")
    await whisper.get_by_role("button", name="Dismiss message").click()
    await expect(whisper).to_have_count(0)


@pytest.mark.thorough
async def test_context_menu_commands_are_under_messages_and_members(town, visit, room):
    await town.bruno.say(room["id"], "Words worth quoting")
    page = await visit(town.anna)
    await message(page, "Words worth quoting").hover()
    await page.get_by_role("button", name="More about this message").click()
    await page.get_by_role("menuitem", name="Quote it").click()
    await expect(page.locator("blockquote", has_text="Words worth quoting")).to_be_visible()
    await page.get_by_label("Members").get_by_role("button", name="Bruno").click()
    await page.get_by_role("button", name="Show name").click()
    await expect(message(page, "This is bruno")).to_be_visible()


async def test_every_component_of_a_layout_is_drawn_and_works(town, visit, room):
    await town.anna.command(room["id"], "layout")
    page = await visit(town.anna)
    await expect(page.get_by_role("heading", name="Everything")).to_be_visible()
    await expect(page.get_by_role("link", name="notes.png")).to_be_visible()
    await expect(page.get_by_role("img", name="Large")).to_be_visible()
    await page.get_by_role("button", name="Spoiler, press to show").click()
    await expect(page.get_by_role("button", name="Open picture: Small")).to_be_visible()
    await page.get_by_role("button", name="Again").click()
    await expect(page.get_by_role("heading", name="Again")).to_be_visible()
    await page.get_by_role("combobox", name="Make a selection").click()
    await page.get_by_role("option", name="Apple").click()
    await expect(message(page, "Picked apple")).to_be_visible()


async def test_the_keyboard_alone_is_enough(town, visit, room):
    await town.anna.command(room["id"], "buttons")
    page = await visit(town.anna)
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(box(page)).to_be_focused()
    await page.keyboard.type("/selects ")
    await page.keyboard.press("Enter")
    fruits = page.get_by_role("combobox", name="Fruits")
    await fruits.focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press(" ")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(message(page, "Words: banana")).to_be_visible()
    await expect(fruits).to_be_focused()
    update = page.get_by_role("button", name="Update", exact=True)
    await update.focus()
    await page.keyboard.press("Enter")
    await expect(message(page, "Updated by @Anna")).to_be_visible()
    await expect(update).to_be_focused()


@pytest.mark.thorough
async def test_a_member_chooses_in_which_language_discord_is(town, visit):
    page = await visit(town.chidi)
    await page.get_by_role("button", name="You are").click()
    await page.get_by_role("combobox", name="Your Discord is in").select_option("de")
    await page.keyboard.press("Escape")
    await box(page).fill("/")
    await expect(page.get_by_role("option", name="/echo-de")).to_be_visible()
