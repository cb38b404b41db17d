"""The local interface: members writing, pinning and threading."""

import pytest

from tests.playground.driver import Refused, upload
from tests.playground.town import PICTURE, open_town, used

EPHEMERAL = 64
ROW = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}


@pytest.fixture
async def town(tmp_path):
    async with open_town(tmp_path / "town.world") as opened:
        yield opened


async def test_members_write_files_reply_edit_pin_and_delete(town):
    base = f"/members/{town.anna.id}/channels/{town.here}/messages"
    sent = await town.anna.say(town.here, "look", files=[upload("../../map.png", PICTURE)])
    assert sent["attachments"][0]["filename"] == "map.png"
    reply = await town.bruno.say(town.here, "nice", reply_to=sent["id"])
    assert reply["referenced_message"]["id"] == sent["id"]
    assert [user["id"] for user in reply["mentions"]] == [town.anna.id]
    edited = await town.local.ask("PATCH", f"{base}/{sent['id']}", {"content": "look here"})
    assert (edited["content"], len(edited["attachments"])) == ("look here", 1)
    await town.local.ask("PUT", f"{base}/{sent['id']}/pin")
    pins = await town.local.ask("GET", f"/members/{town.bruno.id}/channels/{town.here}/pins")
    assert [message["id"] for message in pins] == [sent["id"]]
    await town.local.ask("DELETE", f"{base}/{sent['id']}/pin")
    await town.local.ask("DELETE", f"{base}/{sent['id']}")
    assert sent["id"] not in [message["id"] for message in await town.anna.reads(town.here)]
    async with town.session.get(sent["attachments"][0]["url"]) as got:
        assert got.status == 404


async def test_members_open_join_and_leave_threads(town):
    sent = await town.anna.say(town.here, "a table")
    base = f"/members/{town.anna.id}/channels/{town.here}"
    thread = await town.local.ask("POST", base + "/threads", {"name": "One", "message_id": sent["id"]})
    assert thread["id"] == sent["id"]
    place = f"/members/{town.bruno.id}/channels/{thread['id']}"
    await town.local.ask("PUT", place + "/membership")
    members = await town.rest("GET", f"/channels/{thread['id']}/thread-members")
    assert {member["user_id"] for member in members} == {town.anna.id, town.bruno.id}
    await town.local.ask("DELETE", place + "/membership")
    assert len(await town.rest("GET", f"/channels/{thread['id']}/thread-members")) == 1
    with pytest.raises(Refused):
        await town.local.ask("PATCH", f"/members/{town.chidi.id}/channels/{thread['id']}", {"locked": True})
    await town.local.ask("PATCH", place, {"locked": True, "archived": True})
    with pytest.raises(Refused):
        await town.chidi.say(thread["id"], "shut")


async def test_writing_wakes_an_archived_thread_unless_it_is_locked(town):
    made = await town.rest("POST", f"/channels/{town.here}/threads", {"name": "Table", "type": 11})
    await town.rest("PATCH", f"/channels/{made['id']}", {"archived": True})
    await town.anna.say(made["id"], "still there?")
    told = await town.rest("GET", f"/channels/{made['id']}")
    assert told["thread_metadata"]["archived"] is False


async def thread_with_button(town):
    made = await town.rest("POST", f"/channels/{town.here}/threads", {"name": "Table", "type": 11})
    sent = await town.rest("POST", f"/channels/{made['id']}/messages", {"components": [ROW]})
    return made, sent


async def test_a_quiet_thread_is_archived_and_a_press_wakes_it(town):
    made, sent = await thread_with_button(town)
    await town.local.advance(24 * 3600 - 100)
    assert not (await town.rest("GET", f"/channels/{made['id']}"))["thread_metadata"]["archived"]
    await town.local.advance(200)
    assert (await town.rest("GET", f"/channels/{made['id']}"))["thread_metadata"]["archived"]
    edit = "PATCH", f"/channels/{made['id']}/messages/{sent['id']}", {"content": "later"}
    assert await town.refused(*edit) == (400, 50083)
    async with town.bot() as bot:
        await town.chidi.press(sent, "go", wait="false")
        assert (await bot.event("INTERACTION_CREATE"))["channel"]["thread_metadata"]["archived"] is False
    await town.rest(*edit)


async def test_nothing_is_pressed_or_answered_in_a_locked_thread(town):
    made, sent = await thread_with_button(town)
    async with town.bot() as bot:
        pressed = [await press_unanswered(town, bot, sent) for _ in range(2)]
        await town.rest("PATCH", f"/channels/{made['id']}", {"archived": True, "locked": True})
        with pytest.raises(Refused) as refusal:
            await town.chidi.press(sent, "go")
        assert refusal.value.status == 403
        for interaction, answer in zip(pressed, (4, 7), strict=True):
            path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
            body = {"type": answer, "data": {"content": "no"}}
            assert await town.refused("POST", path, body) == (400, 50083)


async def press_unanswered(town, bot, sent):
    await town.chidi.press(sent, "go", wait="false")
    return await bot.event("INTERACTION_CREATE")


async def test_an_answer_to_a_place_that_is_gone_is_refused(town):
    await town.register({"name": "go", "description": "Go"})
    async with town.bot() as bot:
        interaction = await used(town, bot, town.anna)
        await town.local.ask("DELETE", f"/channels/{town.here}")
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
        assert await town.refused("POST", path, {"type": 4, "data": {"content": "x"}}) == (404, 10003)
        await bot.event("CHANNEL_DELETE")
