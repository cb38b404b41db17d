"""The real discord.py client in the playground: messages, files, threads, DMs and emojis."""

import discord
import pytest

from playground.storage import MOST_REPLACED
from tests.playground.example_bot import card
from tests.playground.example_views import Everything, file, picture
from tests.playground.payloads import contents

# Components V2, files and follow-ups


async def test_a_layout_arrives_with_all_its_components(stage):
    message = (await stage.anna.command(stage.here, "layout"))["message"]
    container, below = message["components"]
    kinds = [component["type"] for component in container["components"]]
    assert (container["type"], kinds, below["type"]) == (17, [10, 9, 9, 14, 12, 13, 1], 10)
    item = container["components"][4]["items"][0]
    assert item["description"] == "Large"
    assert item["media"]["url"].startswith(stage.local.url)


async def test_a_layout_is_edited_with_new_files(stage):
    before = (await stage.anna.command(stage.here, "layout"))["message"]
    after = (await stage.anna.press(before, "layout-again"))["message"]
    assert after["components"][0]["components"][0]["content"] == "# Again"
    urls = [
        message["components"][0]["components"][4]["items"][0]["media"]["url"] for message in (before, after)
    ]
    assert urls[0] != urls[1]
    picked = await stage.anna.choose(after, "layout-pick", "banana")
    assert picked["message"]["content"] == "Picked banana"


@pytest.mark.parametrize("private", [True, False])
async def test_a_picture_comes_after_thinking(stage, private):
    outcome = await stage.anna.command(stage.here, "slow", private=private)
    (attachment,) = outcome["message"]["attachments"]
    assert (outcome["message"]["content"], attachment["description"]) == ("Here it is", "One colour")
    assert len(await stage.bruno.reads(stage.here)) == (0 if private else 1)


async def test_follow_ups_are_sent_edited_and_deleted(stage):
    await stage.anna.command(stage.here, "followups")
    await stage.bot.hears("raw_message_edit", lambda edit: edit.data["content"] == "First, edited")
    second, first = await stage.anna.reads(stage.here)
    assert contents([first, second]) == ["First, edited", "Second, edited"]
    assert [attachment["filename"] for attachment in second["attachments"]] == ["second.png", "third.png"]
    assert first["embeds"][0]["fields"][1] == {"name": "Two", "value": "2", "inline": False}


# Messages


async def test_a_message_is_sent_fetched_edited_and_deleted(stage):
    sent = await stage.channel.send("Hello", embed=card("attachment://board.png"), file=file())
    assert (await stage.channel.fetch_message(sent.id)).embeds[0].image.url.startswith(stage.local.url)
    edited = await sent.edit(content="Hello again")
    assert [attachment.filename for attachment in edited.attachments] == []
    await sent.delete()
    assert await stage.anna.reads(stage.here) == []
    with pytest.raises(discord.NotFound) as missing:
        await stage.channel.fetch_message(sent.id)
    assert missing.value.code == 10008


async def test_files_are_kept_added_and_taken_away_by_edits(stage):
    sent = await stage.channel.send(
        "Files", files=[file("one.png"), file("two.png", description="The second")]
    )
    kept = await sent.edit(attachments=[sent.attachments[1], file("three.png")])
    assert [attachment.filename for attachment in kept.attachments] == ["two.png", "three.png"]
    assert kept.attachments[0].description == "The second"
    assert await kept.attachments[1].read() == picture()
    bare = await kept.edit(attachments=[])
    assert bare.attachments == []


@pytest.mark.thorough
async def test_a_file_that_was_just_replaced_can_still_be_asked_for_and_later_no_more(stage):
    sent = await stage.channel.send("Files", file=file("0.png"))
    first = sent.attachments[0]
    nine = [f"{letter}.png" for letter in "abcdefghi"]
    edits, left = divmod(MOST_REPLACED - 1, len(nine))
    assert left == 0
    for number in range(1 + edits):  # several at once: Discord allows an edit a second
        sent = await sent.edit(attachments=[file(f"{number}{name}") for name in nine])
    assert await first.read() == picture()
    await sent.edit(attachments=[])
    with pytest.raises(discord.NotFound):
        await first.read()


async def test_a_message_may_become_a_layout_but_not_back(stage):
    sent = await stage.channel.send("Plain")
    pictures = [file(), file("notes.png")]
    layout = await sent.edit(content=None, view=Everything(), attachments=pictures)
    assert layout.flags.components_v2
    with pytest.raises(discord.HTTPException) as refused:
        await layout.edit(content="Plain again")
    assert refused.value.code == 50035


async def test_one_nonce_sends_one_message(stage):
    first = await stage.channel.send("Once", nonce="same")
    again = await stage.channel.send("Twice", nonce="same")
    assert first.id == again.id
    assert contents(await stage.anna.reads(stage.here)) == ["Once"]


async def test_a_reply_and_its_mentions(stage):
    said = await stage.anna.say(stage.here, "Who is there?")
    message = await stage.channel.fetch_message(int(said["id"]))
    reply = await message.reply(f"<@{stage.bruno.id}>", allowed_mentions=discord.AllowedMentions.none())
    assert (reply.reference.message_id, reply.mentions) == (message.id, [])
    loud = await stage.channel.send(f"<@{stage.bruno.id}>", allowed_mentions=discord.AllowedMentions.all())
    assert [user.name for user in loud.mentions] == ["bruno"]


async def test_the_history_is_read_in_pages(stage):
    for number in range(4):
        await stage.channel.send(str(number))
    newest = [message.content async for message in stage.channel.history(limit=2)]
    oldest = [message.content async for message in stage.channel.history(limit=3, oldest_first=True)]
    assert (newest, oldest) == (["3", "2"], ["0", "1", "2"])


async def test_a_message_is_pinned_and_unpinned(stage):
    sent = await stage.channel.send("Rules")
    await sent.pin()
    assert [pinned.id async for pinned in stage.channel.pins()] == [sent.id]
    await sent.unpin()
    assert [pinned.id async for pinned in stage.channel.pins()] == []


async def test_the_bot_hears_what_members_say_and_do(stage):
    said = await stage.anna.say(stage.here, "Hello bot")
    (message,) = await stage.bot.hears("message", lambda heard: heard.id == int(said["id"]))
    assert message.author.name == "anna"


async def test_typing_is_shown(stage):
    async with stage.channel.typing():
        pass


# Threads, DMs and emojis


async def test_a_thread_grows_from_a_message(stage):
    sent = await stage.channel.send("Table 7")
    thread = await sent.create_thread(name="Table 7", auto_archive_duration=1440)
    await thread.send("First move")
    shown = next(channel for channel in await stage.anna.channels() if channel["id"] == str(thread.id))
    assert (shown["parent_id"], shown["name"]) == (stage.here, "Table 7")
    assert contents(await stage.anna.reads(thread.id))[0] == "First move"


async def test_a_thread_is_archived_and_opened_again(stage):
    thread = await stage.channel.create_thread(name="Bare", type=discord.ChannelType.public_thread)
    archived = await thread.edit(archived=True, locked=True)
    assert (archived.archived, archived.locked) == (True, True)
    assert [old.id async for old in stage.channel.archived_threads()] == [thread.id]
    opened = await thread.edit(archived=False, locked=False)
    assert not opened.archived
    assert thread.id in {each.id for each in await stage.guild.active_threads()}


async def test_people_come_and_go_in_a_thread(stage):
    thread = await stage.channel.create_thread(name="People", type=discord.ChannelType.public_thread)
    await thread.add_user(discord.Object(int(stage.bruno.id)))
    assert int(stage.bruno.id) in {member.id for member in await thread.fetch_members()}
    await thread.remove_user(discord.Object(int(stage.bruno.id)))
    assert int(stage.bruno.id) not in {member.id for member in await thread.fetch_members()}
    await thread.leave()
    await thread.join()


async def test_a_thread_is_deleted(stage):
    thread = await stage.channel.create_thread(name="Gone", type=discord.ChannelType.public_thread)
    await thread.delete()
    assert str(thread.id) not in {channel["id"] for channel in await stage.anna.channels()}


async def test_the_bot_writes_to_a_person(stage):
    user = await stage.bot.fetch_user(int(stage.anna.id))
    await user.send("Only for you", file=file())
    assert contents(await stage.anna.reads(await stage.anna.dm())) == ["Only for you"]


async def test_a_command_is_used_in_a_dm(stage):
    outcome = await stage.anna.command(await stage.anna.dm(), "echo", words="hello")
    assert outcome["message"]["content"] == "hello"


async def test_application_emojis_are_uploaded_and_shown(stage):
    emoji = await stage.bot.create_application_emoji(name="tile", image=picture())
    assert [each.name for each in await stage.bot.fetch_application_emojis()] == ["tile"]
    view = discord.ui.View()
    view.add_item(discord.ui.Button(emoji=emoji, custom_id="tile"))
    sent = await stage.channel.send(str(emoji), view=view)
    shown = (await stage.anna.reads(stage.here))[0]["components"][0]["components"][0]
    assert (sent.content, shown["emoji"]["id"]) == (f"<:tile:{emoji.id}>", str(emoji.id))
    assert await emoji.read() == picture()
    renamed = await emoji.edit(name="roof")
    assert renamed.name == "roof"
    await emoji.delete()
    assert await stage.bot.fetch_application_emojis() == []
