"""The page in a real browser: reactions, and messages that a webhook wrote."""

from urllib.parse import quote

import pytest
from playwright.async_api import expect

from tests.playground.example_views import picture
from tests.playground.page_support import PHONE, be, message, overflow

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.thorough]

FIRE = "🔥"
MANAGE_WEBHOOKS = 1 << 29


async def _react(town, member, said, emoji=FIRE, method="PUT"):
    place = f"/members/{member.id}/channels/{said['channel_id']}/messages/{said['id']}"
    await town.local.ask(method, f"{place}/reactions/{quote(emoji)}")


async def test_reactions_are_counted_and_yours_is_pressed(town, visit, room):
    said = await town.bruno.say(room["id"], "Shall we?")
    page = await visit(town.anna)
    await _react(town, town.bruno, said)
    fire = page.get_by_role("group", name="Reactions").get_by_role("button", name=FIRE)
    await expect(fire).to_have_accessible_name(f"{FIRE}, 1 reaction")
    await expect(fire).to_have_attribute("aria-pressed", "false")
    await fire.click()
    await expect(fire).to_have_accessible_name(f"{FIRE}, 2 reactions")
    await expect(fire).to_have_attribute("aria-pressed", "true")
    await be(page, "Bruno")
    await expect(fire).to_have_accessible_name(f"{FIRE}, 2 reactions")
    await fire.click()
    await expect(fire).to_have_attribute("aria-pressed", "false")
    await _react(town, town.anna, said, method="DELETE")
    await expect(page.get_by_role("group", name="Reactions")).to_have_count(0)


async def test_a_reaction_is_chosen_from_a_list(town, visit, room):
    await town.bruno.say(room["id"], "Well played")
    page = await visit(town.anna)
    await message(page, "Well played").hover()
    await page.get_by_role("button", name="Add a reaction").click()
    await page.get_by_role("dialog", name="Reactions").get_by_role("button", name="🎉").click()
    await expect(message(page, "Well played").get_by_role("button", name="🎉, 1 reaction")).to_be_visible()
    await page.get_by_role("button", name="Add another reaction").click()
    await page.keyboard.press("Enter")
    await expect(message(page, "Well played").locator(".reaction")).to_have_text(["🎉1", "👍1", ""])


async def test_the_bot_reacts_with_its_own_emoji_on_a_phone(town, visit, room, pictures):
    emoji = await town.bot.create_application_emoji(name="coat", image=picture())
    said = await (await town.bot.fetch_channel(int(room["id"]))).send("Board")
    for each in (emoji, FIRE):
        await said.add_reaction(each)
    page = await visit(town.anna, viewport=PHONE, has_touch=True, is_mobile=True)
    coat = page.get_by_role("button", name="coat, 1 reaction")
    await coat.tap()
    await expect(page.get_by_role("button", name="coat, 2 reactions")).to_be_visible()
    assert (await page.get_by_role("button", name="coat").bounding_box())["height"] >= 40
    await page.screenshot(path=pictures / "page-reactions-390.png")
    await page.get_by_role("button", name="More about this message").tap()
    await page.get_by_role("menuitem", name="Add a reaction").tap()
    await page.screenshot(path=pictures / "page-reactions-choice-390.png")
    await page.get_by_role("dialog", name="Reactions").get_by_role("button", name="🎲").tap()
    await expect(page.get_by_role("button", name="🎲, 1 reaction")).to_be_visible()
    assert await overflow(page) <= 0


async def test_a_message_of_a_webhook_has_the_name_it_was_given(town, visit, room):
    channel = await town.bot.fetch_channel(int(room["id"]))
    rights = {"allow": str(MANAGE_WEBHOOKS), "deny": "0"}
    await town.local.ask("PUT", f"/channels/{room['id']}/overwrites/{town.bot.user.id}", rights)
    webhook = await channel.create_webhook(name="Town crier")
    first = await webhook.send("Hear ye", username="Crier", wait=True)
    await webhook.send("Good night", username="Watchman", wait=True)
    await town.anna.say(room["id"], "I hear", reply_to=str(first.id))
    page = await visit(town.anna)
    await expect(message(page, "Hear ye").locator(".author").first).to_have_text("Crier")
    await expect(message(page, "Good night").locator(".author")).to_have_text("Watchman")
    await expect(message(page, "I hear").get_by_role("button", name="Answers Crier: Hear ye")).to_be_visible()
    await page.get_by_role("button", name="Watchman", exact=True).click()
    await expect(page.get_by_role("dialog")).to_have_count(0)
