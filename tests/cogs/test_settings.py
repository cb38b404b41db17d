"""What people and moderators choose, and that it is kept."""

from msgspec.structs import replace

from bot.preferences import ChannelSettings, Ping, Preferences
from bot.table import Place
from tests.cogs.house import choose, press, said


async def preferences(house, member):
    """What the member chose, whatever the language of their Discord is."""
    return replace(await house.store.players.load(int(member.id)), locale="")


async def settings(house):
    return await house.store.channels.load(int(house.here))


async def test_my_settings_are_chosen_with_the_commands_options(house):
    outcome = await house.emi.command(house.here, "settings me", ping="direct", text=True)
    assert outcome["message"]["local"]["ephemeral"]
    assert "**Send me a direct message**" in said(outcome["message"])
    assert await preferences(house, house.emi) == Preferences(Ping.DIRECT, text_boards=True)
    assert await preferences(house, house.anna) == Preferences()


async def test_my_settings_are_chosen_in_the_panel_also_after_a_restart(house):
    panel = (await house.emi.command(house.here, "settings me"))["message"]
    panel = (await choose(house.emi, panel, "When it is my turn", "Do not tell me"))["message"]
    assert await preferences(house, house.emi) == Preferences(Ping.NONE)
    await house.restart()
    panel = (await press(house.emi, panel, "Show boards as text too"))["message"]
    assert await preferences(house, house.emi) == Preferences(Ping.NONE, text_boards=True)
    panel = (await press(house.emi, panel, "Leave boards as text out"))["message"]
    assert "Boards as text in your panels: **off**" in said(panel)


async def test_one_option_leaves_the_other_as_it_was(house):
    await house.emi.command(house.here, "settings me", ping="none", text=True)
    await house.emi.command(house.here, "settings me", ping="mention")
    assert await preferences(house, house.emi) == Preferences(Ping.MENTION, text_boards=True)


async def test_my_settings_can_be_chosen_in_a_direct_message(house):
    outcome = await house.emi.command(await house.emi.dm(), "settings me", text=True)
    assert "Boards as text in your panels: **on**" in said(outcome["message"])


async def test_a_moderator_closes_a_channel_and_opens_it_again(house):
    panel = (await house.bruno.command(house.here, "settings channel"))["message"]
    panel = (await press(house.bruno, panel, "Close it to tables"))["message"]
    assert not (await settings(house)).open_to_tables
    refused = await house.emi.command(house.here, "play", game="copenhagen")
    assert "closed it to tables" in said(refused["message"])
    await press(house.bruno, panel, "Open it to tables")
    assert await house.lobby(house.emi)


async def test_a_moderator_says_where_tables_are_played(house):
    await house.bruno.command(house.here, "settings channel", place="channel", tables=True)
    assert await settings(house) == ChannelSettings(Place.CHANNEL)
    panel = (await house.bruno.command(house.here, "settings channel"))["message"]
    assert "**in the channel itself**" in said(panel)
    await press(house.bruno, panel, "Play in threads")
    assert await settings(house) == ChannelSettings(Place.THREAD)


async def test_who_may_not_manage_a_channel_may_not_set_it(house):
    outcome = await house.emi.command(house.here, "settings channel", tables=False)
    told = "Only members who may manage this channel can change its settings."
    assert said(outcome["message"]).strip() == told
    assert await settings(house) == ChannelSettings()


async def test_a_moderator_who_is_none_any_more_cannot_use_the_old_panel(house):
    panel = (await house.bruno.command(house.here, "settings channel"))["message"]
    manage_channels = str(1 << 4)
    body = {"allow": "0", "deny": manage_channels}
    await house.local.ask("PUT", f"/channels/{house.here}/overwrites/{house.bruno.id}", body)
    outcome = await press(house.bruno, panel, "Close it to tables")
    assert "Only members who may manage this channel" in said(outcome["message"])
    assert await settings(house) == ChannelSettings()


async def test_a_thread_sets_the_channel_it_hangs_from(house):
    where = f"/members/{house.bruno.id}/channels/{house.here}/threads"
    thread = await house.local.ask("POST", where, {"name": "Evening"})
    await house.bruno.command(thread["id"], "settings channel", tables=False)
    assert not (await settings(house)).open_to_tables


async def test_a_direct_message_has_no_channel_to_set(house):
    outcome = await house.bruno.command(await house.bruno.dm(), "settings channel", tables=False)
    assert "for the channels of a server" in said(outcome["message"])
