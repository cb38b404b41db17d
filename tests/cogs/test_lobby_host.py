"""What a host does with a table besides its options: naming it, taking somebody off it, handing it over."""

import pytest

from bot.doer import Doer
from bot.preferences import Ping, Preferences
from bot.table import State
from tests.cogs.house import choose, menu, press, said

REMOVE, HAND_OVER = "Take somebody off the table", "Hand the table over"


@pytest.fixture
async def table_id(house):
    """Anna's lobby with Bruno in it, and a free seat."""
    table_id = await house.lobby(house.anna, seats=3)
    await press(house.bruno, await house.card(table_id), "Join")
    return table_id


async def panel_of(house, table_id, host):
    return (await press(host, await house.card(table_id), "Options"))["message"]


async def direct_messages(member):
    """What the bot wrote to somebody in private."""
    return [said(message).strip() for message in await member.reads(await member.dm())]


# Taking somebody off


async def test_somebody_is_taken_off_and_reads_why(house, table_id):
    panel = await panel_of(house, table_id, house.anna)
    panel = (await choose(house.anna, panel, REMOVE, "Bruno"))["message"]
    assert "2. *free*" in said(await house.card(table_id))
    with pytest.raises(AssertionError, match="no menu"):
        menu(panel, REMOVE)
    outcome = await press(house.bruno, await house.card(table_id), "Join")
    assert said(outcome["message"]).strip() == (
        "The host took you off this table. You can sit down again once you are invited."
    )
    panel = (await choose(house.anna, panel, "Invite players", house.bruno.id))["message"]
    await press(house.bruno, await house.card(table_id), "Join")
    assert "2. **Bruno**" in said(await house.card(table_id))


async def test_somebody_who_was_taken_off_is_told_in_private(house, table_id):
    panel = await panel_of(house, table_id, house.anna)
    await choose(house.anna, panel, REMOVE, "Bruno")
    assert await direct_messages(house.bruno) == [
        f"You no longer sit at Copenhagen · table {table_id}: Anna (host) has taken you off it. "
        "You can sit down again once you are invited."
    ]


async def test_whoever_wants_to_be_left_alone_is_not_written_to(house, table_id):
    await house.store.players.keep(int(house.bruno.id), Preferences(ping=Ping.NONE))
    await choose(house.anna, await panel_of(house, table_id, house.anna), REMOVE, "Bruno")
    assert await direct_messages(house.bruno) == []


async def test_a_panel_that_is_behind_says_that_somebody_has_left_already(house, table_id):
    panel = await panel_of(house, table_id, house.anna)
    await press(house.bruno, await house.card(table_id), "Leave")
    outcome = await choose(house.anna, panel, REMOVE, "Bruno")
    assert said(outcome["message"]).strip() == "That player does not sit at this table any more."


async def test_alone_there_is_nobody_to_take_off_or_hand_over_to(house):
    panel = await panel_of(house, await house.lobby(house.anna), house.anna)
    for placeholder in (REMOVE, HAND_OVER):
        with pytest.raises(AssertionError, match="no menu"):
            menu(panel, placeholder)


# Handing it over


async def test_a_table_is_handed_over(house, table_id):
    panel = await panel_of(house, table_id, house.anna)
    done = await choose(house.anna, panel, HAND_OVER, "Bruno")
    assert said(done["message"]).strip() == (
        f"**Bruno** is the host of Copenhagen · table {table_id} now; you keep your seat."
    )
    card = await house.card(table_id)
    assert "1. **Anna**\n2. **Bruno** (host)" in said(card)
    outcome = await press(house.anna, card, "Options")
    assert said(outcome["message"]).strip() == "Only the host of this table can do that."
    await house.restart()
    await press(house.bruno, await house.card(table_id), "Start")
    assert (await house.shown(table_id)).state is State.PLAYING


# Its name


async def named(house, table_id, name, panel=None):
    """Anna names the table through the form."""
    form = await press(house.anna, panel or await panel_of(house, table_id, house.anna), "Name the table")
    assert form["modal"]["title"] == "Name the table"
    return await house.anna.submit(form, name=name)


async def test_a_named_table_is_called_so_everywhere(house, table_id):
    panel = (await named(house, table_id, "  Friday   night "))["message"]
    title = f"Friday night · Copenhagen · table {table_id}"
    assert f"### Options · {title}" in said(panel)
    assert f"### {title}" in said(await house.card(table_id))
    assert title in said((await house.bruno.command(house.here, "tables"))["message"])
    await press(house.anna, await house.card(table_id), "Start")
    board = await house.board(table_id)
    assert f"### {title}" in said(board)
    home = (await house.store.posts.showing(table_id)).home_id
    names = {channel["id"]: channel["name"] for channel in await house.anna.channels()}
    assert names[str(home)] == f"Friday night {table_id}: Anna, Bruno"


async def test_a_name_is_taken_away_again(house, table_id):
    panel = (await named(house, table_id, "Friday night"))["message"]
    await named(house, table_id, "", panel)
    assert f"### Copenhagen · table {table_id}" in said(await house.card(table_id))


async def test_a_name_that_is_a_mention_is_refused(house, table_id):
    outcome = await named(house, table_id, "<@123>")
    assert "leave out “<" in said(outcome["message"])
    assert "123" not in said(await house.card(table_id))


async def test_a_form_that_was_open_during_a_restart_still_counts(house, table_id):
    panel = await panel_of(house, table_id, house.anna)
    form = await press(house.anna, panel, "Name the table")
    await house.restart()
    await house.anna.submit(form, name="Second wind")
    assert "Second wind" in said(await house.card(table_id))


async def test_only_the_host_is_asked_for_a_name(house, table_id):
    panel = await panel_of(house, table_id, house.anna)
    await house.tables.hand_over(table_id, Doer(int(house.anna.id), "Anna"), int(house.bruno.id))
    outcome = await press(house.anna, panel, "Name the table")
    assert said(outcome["message"]).strip() == "Only the host of this table can do that."
