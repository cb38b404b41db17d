"""What people and moderators choose, and that it is kept."""

from datetime import time

import pytest
from msgspec.structs import replace

from bot.clocks.quiet import QuietHours
from bot.draft import turn_of
from bot.preferences import ChannelSettings, Ping, Preferences
from bot.table import Place
from cogs.custom_ids import write_press
from cogs.press import Choose
from tests.cogs.house import choose, key, press, said
from tests.cogs.players import play_until, seat_down
from tests.cogs.situations import FIRST_PAIR, open_panel, to_act, with_buttons


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


# Reminders, the list of open turns, quiet hours


async def test_reminders_next_vacation_and_confirmations_are_switched_in_the_panel(house):
    panel = (await house.emi.command(house.here, "settings me"))["message"]
    for label in (
        "Do not remind me",
        "Tell me when I am next",
        "Spend no vacation days",
        "Do not ask before a turn ends",
    ):
        panel = (await press(house.emi, panel, label))["message"]
    panel = (await choose(house.emi, panel, "A list of my open turns", "every day at 07:00"))["message"]
    assert "**every day at 07:00**" in said(panel)
    assert await preferences(house, house.emi) == Preferences(
        reminders=False, tells_next=True, spends_vacation=False, confirms=False, digest_hour=7
    )
    await choose(house.emi, panel, "A list of my open turns", "never")
    assert (await preferences(house, house.emi)).digest_hour is None


async def test_quiet_hours_and_the_zone_are_filled_in_and_given_up(house):
    panel = (await house.emi.command(house.here, "settings me"))["message"]
    form = await press(house.emi, panel, "Quiet hours and time zone")
    panel = (await house.emi.submit(form, **{"from": "22.30", "until": "7", "zone": "berlin"}))["message"]
    assert "**22:30 to 07:00**" in said(panel)
    assert "Your time zone: **Europe/Berlin**" in said(panel)
    mine = await preferences(house, house.emi)
    assert mine.quiet == QuietHours(time(22, 30), time(7), "Europe/Berlin")
    panel = (await press(house.emi, panel, "No quiet hours"))["message"]
    assert (await preferences(house, house.emi)) == Preferences(zone="Europe/Berlin")


@pytest.mark.parametrize(
    ("start", "until", "zone", "refusal"),
    [
        ("25:00", "7:00", "UTC", "“25:00” is not a time of the day"),
        ("22:00", "soon", "UTC", "“soon” is not a time of the day"),
        ("22:00", "", "UTC", "is not a time of the day"),
        ("22:00", "20:00", "UTC", "Quiet hours last at most 14 hours a day."),
        ("22:00", "7:00", "Moon/Sea", "“Moon/Sea” is not a time zone"),
    ],
)
async def test_quiet_hours_that_cannot_be_are_refused_with_a_sentence(house, start, until, zone, refusal):
    panel = (await house.emi.command(house.here, "settings me"))["message"]
    form = await press(house.emi, panel, "Quiet hours and time zone")
    outcome = await house.emi.submit(form, **{"from": start, "until": until, "zone": zone})
    assert refusal in said(outcome["message"])
    assert await preferences(house, house.emi) == Preferences()


async def test_a_zone_is_found_while_it_is_typed(house):
    found = await house.emi.complete(house.here, "settings me", "zone", zone="new y")
    assert found[0]["value"] == "America/New_York"
    outcome = await house.emi.command(house.here, "settings me", zone="America/New_York")
    assert r"Your time zone: **America/New\_York**" in said(outcome["message"])
    for typed, told in {"nowhere": "nowhere", "x" * 6000: "x" * 50}.items():
        refused = await house.emi.command(house.here, "settings me", zone=typed)
        assert f"“{told}” is not a time zone" in said(refused["message"])


def ends_quietly(turn):
    """A move that ends the turn and shows nobody anything hidden."""
    game = turn.table.game
    texts = [game.write_move(move) for move in game.legal_moves(turn.position, turn.seat)]
    return next((text for text in texts if (each := turn.tried(text)).ends_turn and not each.reveals), None)


@pytest.mark.parametrize("confirms", [True, False])
async def test_who_wants_no_confirmation_ends_a_turn_with_one_press(house, confirms):
    table_id, member, text = await play_until(house, ends_quietly)
    await house.store.players.keep(int(member.id), Preferences(confirms=confirms))
    before = await house.tables.load(table_id)
    message = await with_buttons(house, write_press(Choose(table_id, before.version, 0, text)))
    shown = (await press(member, message, "key 0"))["message"]
    assert ("Done" in said(shown)) is not confirms
    assert ((await house.tables.load(table_id)).version == before.version) is confirms


@pytest.mark.parametrize("confirms", [True, False])
async def test_a_take_whose_end_turns_cards_up_is_one_press_for_who_wants_no_confirmation(house, confirms):
    table_id = await seat_down(house, house.anna, house.bruno)
    member = await to_act(house, table_id)
    await house.store.players.keep(int(member.id), Preferences(confirms=confirms))
    shown = (await press(member, await open_panel(house, table_id, member), FIRST_PAIR))["message"]
    assert ("cannot be undone" in said(shown)) is confirms
    assert ("Done" in said(shown)) is not confirms


async def test_what_is_turned_up_in_the_middle_of_a_turn_is_asked_about_in_any_case(house):
    table_id = await seat_down(house, house.anna, house.bruno, game="kensington")
    member = await to_act(house, table_id)
    await house.store.players.keep(int(member.id), Preferences(confirms=False))
    before = await house.tables.load(table_id)
    turn = turn_of(before, int(member.id), None)
    moves = map(before.game.write_move, before.game.legal_moves(turn.position, turn.seat))
    text = next(each for each in moves if turn.tried(each).reveals)
    message = await with_buttons(house, write_press(Choose(table_id, before.version, 0, text)))
    shown = (await press(member, message, "key 0"))["message"]
    assert key(shown, "Confirm")
    assert await house.tables.load(table_id) == before
