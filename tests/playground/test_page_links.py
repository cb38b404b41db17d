"""The page in a real browser: links to messages lead to them, however far away they are."""

import discord
import pytest
from playwright.async_api import expect

from tests.playground.page_support import PHONE, WIDE, box, message

pytestmark = pytest.mark.asyncio(loop_scope="session")

MANY = 160


def link_to(place, said):
    return f"https://discord.com/channels/{place['guild_id']}/{place['id']}/{said['id']}"


async def _long_ago(town, place):
    """A message with many after it; gives the message."""
    said = await town.bruno.say(place["id"], "It began here")
    for number in range(MANY):
        await town.emi.say(place["id"], f"Line {number}")
    return said


async def _is_shown(page, text):
    """The message was brought into sight and is marked."""
    await expect(message(page, text)).to_be_in_viewport(ratio=1)
    await expect(message(page, text)).to_be_focused()


@pytest.mark.thorough
@pytest.mark.parametrize("screen", [PHONE, WIDE], ids=["phone", "wide"])
async def test_a_link_leads_to_a_message_older_than_what_is_loaded(town, visit, room, screen):
    said = await _long_ago(town, room)
    await town.anna.say(room["id"], f"See [the beginning]({link_to(room, said)})")
    page = await visit(town.anna, viewport=screen)
    await expect(message(page, "It began here")).to_have_count(0)
    await page.get_by_role("button", name="the beginning").click()
    await expect(message(page, "It began here")).to_have_class("message flash")
    await _is_shown(page, "It began here")


@pytest.mark.thorough
async def test_between_an_old_message_and_the_newest_nothing_is_left_out(town, visit, room):
    said = await _long_ago(town, room)
    await town.anna.say(room["id"], link_to(room, said))
    page = await visit(town.anna)
    await page.get_by_role("button", name=f"#{room['name']} › message").click()
    await _is_shown(page, "It began here")
    await town.bruno.say(room["id"], "Said meanwhile")
    while not await message(page, "Said meanwhile").count():
        await page.locator("#scroller").press("End")
    await expect(message(page, "Said meanwhile")).to_be_visible()
    expected = ["It began here", *(f"Line {number}" for number in range(MANY))]
    shown = await page.locator("#messages .message .prose").all_inner_texts()
    assert shown == [*expected, f"#{room['name']} › message", "Said meanwhile"]


@pytest.mark.thorough
async def test_whoever_reads_old_messages_comes_back_to_the_newest_at_once(town, visit, room):
    said = await _long_ago(town, room)
    await town.anna.say(room["id"], link_to(room, said))
    page = await visit(town.anna)
    await page.get_by_role("button", name="› message").click()
    await _is_shown(page, "It began here")
    await town.bruno.say(room["id"], "The newest")
    await expect(message(page, "The newest")).to_have_count(0)
    await page.get_by_role("button", name="To the newest messages").click()
    await expect(message(page, "The newest")).to_be_in_viewport()
    await expect(page.get_by_role("button", name="To the newest messages")).to_be_hidden()
    await page.get_by_role("button", name="› message").click()
    await _is_shown(page, "It began here")
    await box(page).fill("Here I am")
    await page.keyboard.press("Enter")
    await expect(message(page, "Here I am")).to_be_in_viewport()


async def test_a_link_leads_into_another_channel_and_into_a_thread(town, visit, room):
    other = await town.local.ask("POST", "/channels", {"name": f"{room['name']}-far"})
    far = await _long_ago(town, other)
    path = f"/members/{town.bruno.id}/channels/{other['id']}/threads"
    thread = await town.local.ask("POST", path, {"name": f"Talk {room['name']}"})
    first = await town.bruno.say(thread["id"], "First of the thread")
    for number in range(MANY // 2):
        await town.emi.say(thread["id"], f"Turn {number}")
    words = f"[far]({link_to(other, far)}) and [deep]({link_to(thread, first)})"
    await town.anna.say(room["id"], words)
    page = await visit(town.anna, viewport=PHONE)
    await page.get_by_role("button", name="far").click()
    await _is_shown(page, "It began here")
    await page.go_back()
    await page.get_by_role("button", name="deep").click()
    await _is_shown(page, "First of the thread")


@pytest.mark.thorough
async def test_a_link_button_leads_to_its_message(town, visit, room):
    said = await _long_ago(town, room)
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Board", url=link_to(room, said)))
    view.add_item(discord.ui.Button(label="Elsewhere", url="https://example.com/"))
    await (await town.bot.fetch_channel(int(room["id"]))).send("Look", view=view)
    page = await visit(town.anna)
    await expect(page.get_by_role("link", name="Elsewhere")).to_have_attribute("target", "_blank")
    await page.get_by_role("button", name="Board").click()
    await _is_shown(page, "It began here")


async def test_a_link_to_what_is_gone_or_hidden_says_so(town, visit, room):
    said = await town.bruno.say(room["id"], "Soon gone")
    hidden = next(
        each for each in (await town.local.world())["guilds"][0]["channels"] if each["name"] == "back-room"
    )
    words = f"[gone]({link_to(room, said)}) [hidden]({link_to(hidden, said)})"
    await town.bruno.say(room["id"], words)
    await town.local.ask("DELETE", f"/members/{town.bruno.id}/channels/{room['id']}/messages/{said['id']}")
    page = await visit(town.emi)
    await page.get_by_role("button", name="gone").click()
    await expect(page.get_by_role("alert").filter(has_text="That message is gone.")).to_be_visible()
    await page.get_by_role("button", name="hidden").click()
    await expect(page.get_by_role("alert").filter(has_text="You do not see that channel.")).to_be_visible()
