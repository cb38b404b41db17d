"""Turns planned ahead on Discord: made in the private panel, played at once, and nobody else's business."""

import pytest

from bot.doer import Doer
from bot.preferences import Ping, Preferences
from bot.table import Holder
from cogs.custom_ids import write_press
from cogs.press import KeepPlan
from tests.cogs.house import labels, press, said
from tests.cogs.players import seat_down
from tests.cogs.situations import about_to_take, home_of, not_to_act, open_panel, take, to_act, with_buttons


@pytest.fixture
async def table_id(house):
    return await seat_down(house, house.anna, house.bruno)


async def planned(house, table_id, member, pair, label="Plan your turn"):
    """The member plans to take two cards; gives the panel that then waits."""
    panel = await open_panel(house, table_id, member)
    panel = (await press(member, panel, label))["message"]
    panel = (await press(member, panel, pair))["message"]
    assert "Your plan would be:" in said(panel)
    return (await press(member, panel, "Keep as plan"))["message"]


async def everything(house, table_id, reader):
    """All that a reader can read where the table is played."""
    home = await home_of(house, table_id)
    history = (await reader.command(home, "history"))["message"]
    return "\n".join([*map(said, await reader.reads(home)), said(history)])


async def test_a_plan_is_made_in_the_panel_and_played_when_the_turn_begins(house, table_id):
    member, other = await not_to_act(house, table_id), await to_act(house, table_id)
    before = await house.shown(table_id)
    seat = before.seat_of(int(member.id))
    waits = await planned(house, table_id, member, "3 + 4")
    assert "Your plan, played the moment your turn begins:" in said(waits).replace("*", "")
    assert "If footbridge 3 holds " in said(waits)
    assert "Else the turn waits for you." in said(waits)
    assert labels(waits)[:2] == ["Add another case", "Forget the plan"]
    assert (await house.shown(table_id)).version == before.version
    assert "plan" not in (await everything(house, table_id, other)).lower()
    hand = before.position.players[seat].hand
    await house.restart()
    await take(house, table_id)
    table = await house.shown(table_id)
    assert table.version == before.version + 2
    assert table.position.players[seat].hand == hand + before.position.harbour[2:4]
    assert table.acting == before.acting
    assert "plan" not in (await everything(house, table_id, other)).lower()
    (ping,) = [each for each in await other.reads(await home_of(house, table_id)) if each["content"]]
    assert ping["local"]["mentions_you"], "whose plan was played was not called"


async def test_a_plan_that_does_not_fit_is_told_in_private_only(house, table_id):
    member, other = await not_to_act(house, table_id), await to_act(house, table_id)
    await house.store.players.keep(int(member.id), Preferences(ping=Ping.DIRECT))
    await planned(house, table_id, member, "1 + 2")
    await take(house, table_id)
    await house.shown(table_id)
    (ping,) = [each for each in await member.reads(await member.dm()) if each["content"]]
    assert "Your plan did not fit: footbridge " in said(ping)
    panel = await open_panel(house, table_id, member)
    assert "Your plan did not fit: footbridge " in said(panel)
    assert "plan" not in (await everything(house, table_id, other)).lower()


async def test_who_is_called_in_the_thread_reads_in_the_panel_why_the_plan_did_not_fit(house, table_id):
    member = await not_to_act(house, table_id)
    await planned(house, table_id, member, "1 + 2")
    await take(house, table_id)
    assert "plan" not in (await everything(house, table_id, house.anna)).lower()
    assert "Your plan did not fit: footbridge " in said(await open_panel(house, table_id, member))


async def test_a_cancelled_plan_is_told_directly(house, table_id):
    member = await not_to_act(house, table_id)
    await planned(house, table_id, member, "3 + 4")
    await house.anna.command(await home_of(house, table_id), "table pause", days=2, reason="holidays")
    await house.shown(table_id)
    (told,) = [each for each in await member.reads(await member.dm()) if each["content"]]
    assert "Your plan was cancelled: the table was paused." in said(told)
    assert "plan" not in (await everything(house, table_id, house.anna)).lower()


async def test_who_planned_and_was_replaced_is_told_that_the_plan_is_gone(house, table_id):
    member = await not_to_act(house, table_id)
    await planned(house, table_id, member, "3 + 4")
    table = (await house.tables.offer(table_id, Doer(0, "a moderator", moderates=True), int(member.id))).after
    seat = table.seat_of(int(member.id))
    chidi = Holder(int(house.chidi.id), "chidi")
    await house.tables.take_seat(table_id, chidi, seat, table.holders[seat].offer.opened)
    await house.shown(table_id)
    (told,) = [each for each in await member.reads(await member.dm()) if each["content"]]
    assert "Your plan was cancelled: somebody else has taken your seat." in said(told)
    panel = await open_panel(house, table_id, house.chidi)
    assert labels(panel)[0] == "Plan your turn", "and the replacement finds none"


async def test_a_plan_is_added_to_typed_and_forgotten(house, table_id):
    member = await not_to_act(house, table_id)
    await planned(house, table_id, member, "3 + 4")
    panel = await open_panel(house, table_id, member)
    await press(member, panel, "Add another case")
    home = await home_of(house, table_id)
    panel = (await member.command(home, "copenhagen take", cards="t67"))["message"]
    panel = (await press(member, panel, "Keep as plan"))["message"]
    assert "Else, if footbridge 6 holds " in said(panel)
    panel = (await press(member, panel, "Forget the plan"))["message"]
    assert labels(panel)[0] == "Plan your turn"
    panel = (await press(member, panel, "Plan your turn"))["message"]
    assert "Planning ahead:" in said(panel)
    panel = (await press(member, panel, "Stop planning"))["message"]
    assert labels(panel)[0] == "Plan your turn"


async def test_who_has_just_moved_can_plan_the_next_turn_there(house, table_id):
    member, panel = await about_to_take(house, table_id)
    done = (await press(member, panel, "Confirm"))["message"]
    assert labels(done) == ["Plan your turn"]
    assert "Planning ahead:" in said((await press(member, done, "Plan your turn"))["message"])


async def test_a_plan_that_has_no_end_or_looks_past_what_is_hidden_is_refused(house):
    """A forged press learns nothing: no step is tried on what another would show."""
    table_id = await seat_down(house, house.anna, house.bruno, game="kensington")
    member = await not_to_act(house, table_id)
    table = await house.shown(table_id)
    panel = await open_panel(house, table_id, member)
    await press(member, panel, "Plan your turn")
    for text, sentence in (("A1|store", "has to be confirmed"), ("vote", "has changed")):
        forged = write_press(KeepPlan(table_id, table.version, 0, text))
        outcome = await member.press(await with_buttons(house, forged), forged)
        assert sentence in said(outcome["message"])
