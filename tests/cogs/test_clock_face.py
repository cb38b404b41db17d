"""What players see and choose about time: in the lobby, on the board, in their panel and in their lists."""

import re

import pytest

from bot.clocks.controls import RELAXED, AtZero, bank, days
from bot.clocks.lengths import DAY, HOUR, SECOND
from bot.running import in_ms
from bot.stamps import stamp
from bot.time_left import deadline_for
from cogs.custom_ids import write_press
from cogs.delivery.service import Delivery
from cogs.lobby.press import AskClock, GiveClock
from tests.cogs.house import choose, labels, press, said
from tests.cogs.situations import open_panel, take, to_act, with_buttons
from tests.cogs.test_lobby_options import options_of


async def deadline(house, table_id, member):
    table = await house.shown(table_id)
    return await deadline_for(house.tables, table, int(member.id))


async def with_clock(house, label):
    """A table for two in play, whose clock Anna chose in her panel."""
    table_id = await house.lobby(house.anna, seats=2)
    await choose(house.anna, await options_of(house, table_id), "How much time everybody has", label)
    await press(house.bruno, await house.card(table_id), "Join")
    await press(house.anna, await house.card(table_id), "Start")
    return table_id


async def test_a_clock_chosen_in_the_lobby_is_seen_everywhere(house):
    table_id = await house.lobby(house.anna, seats=2)
    panel = await options_of(house, table_id)
    panel = (await choose(house.anna, panel, "How much time everybody has", "2 days per turn"))["message"]
    panel = (await choose(house.anna, panel, "What happens when time runs out", "The game is lost"))[
        "message"
    ]
    panel = (await press(house.anna, panel, "Stop the clocks at weekends"))["message"]
    assert "From Saturday to Sunday no clock runs (time zone UTC)." in said(await house.card(table_id))
    panel = (await press(house.anna, panel, "Let the clocks run at weekends"))["message"]
    panel = (await press(house.anna, panel, "Do not let vacation stop the clock"))["message"]
    card = said(await house.card(table_id))
    assert "2 days for every turn." in card
    assert "Whoever runs out of time loses." in card
    assert "Vacation" not in card
    await press(house.bruno, await house.card(table_id), "Join")
    await press(house.anna, await house.card(table_id), "Start")

    member = await to_act(house, table_id)
    table = await house.shown(table_id)
    assert (table.arrangement.timing.control, table.arrangement.timing.at_zero) == (days(2), AtZero.LOSS)
    due = await deadline(house, table_id, member)
    (shown,) = re.findall(r"has until <t:(\d+):f> \(<t:\d+:R>\)", said(await house.board(table_id)))
    assert (in_ms(table.since) + 2 * DAY) // SECOND <= int(shown) <= due // SECOND
    assert f"You have until {stamp(due)}" in said(await open_panel(house, table_id, member))
    listed = said((await member.command(house.here, "tables"))["message"])
    assert f"**your turn**, due {stamp(due, 'R')}" in listed
    text = said((await member.command(house.here, "board", text=True))["message"])
    assert "48 h on the clock" in text


async def test_the_table_with_the_least_time_left_comes_first(house):
    slow, quick = await with_clock(house, "no clock"), await with_clock(house, "24 h per turn")
    last = await with_clock(house, "7 days per turn")
    for table_id in (slow, quick, last):
        while (await to_act(house, table_id)).id != house.anna.id:
            await take(house, table_id)
    listed = said((await house.anna.command(house.here, "tables"))["message"])
    assert re.findall(r"· table (\d+)", listed) == [str(quick), str(last), str(slow)]
    panel = await open_panel(house, slow, house.anna)
    panel = (await press(house.anna, panel, "1 + 2"))["message"]
    done = (await press(house.anna, panel, "Confirm"))["message"]
    assert labels(done) == [f"Next table: Copenhagen · table {quick} (1 of 2)", "Plan your turn"]


async def test_a_clock_is_chosen_with_play_and_nobody_has_one_alone(house):
    table_id = await house.lobby(house.anna, seats=2, clock=9)
    assert (await house.shown(table_id)).arrangement.timing.control == RELAXED
    assert "No clock: a reminder after 2" in said(await house.card(table_id))
    refused = await house.anna.command(house.here, "play", game="tenby", seats=1, clock=3)
    assert "Whoever plays alone plays without a clock" in said(refused["message"])


@pytest.mark.parametrize("name", [None, "Friday night"])
async def test_a_clock_travels_through_the_list_of_games(house, name):
    named = {"name": name} if name else {}
    picker = (await house.anna.command(house.here, "play", seats=2, clock=4, **named))["message"]
    await choose(house.anna, picker, "Choose a game", "copenhagen")
    (table_id,) = await house.store.tables.all()
    assert (await house.tables.load(table_id)).arrangement.timing.control == days(2)


async def test_the_picture_is_drawn_anew_with_a_reminder_though_nobody_moved(house):
    table_id = await with_clock(house, "24 h per turn")
    before = await house.board(table_id)
    await house.app.part(Delivery).mend(await house.tables.load(table_id))
    after = await house.board(table_id)
    assert after["id"] == before["id"]
    assert after["attachments"] != before["attachments"]


async def own_clock(house, table_id, member, held, back):
    form = await press(house.anna, await options_of(house, table_id), "Another clock")
    assert form["modal"]["title"] == "Another clock"
    return await member.submit(form, held=held, back=back)


async def test_a_clock_that_is_not_on_offer_is_filled_in(house):
    table_id = await house.lobby(house.anna, seats=2)
    panel = (await own_clock(house, table_id, house.anna, "100", "12 h"))["message"]
    assert "100 h on the clock, 12 h back for every turn, never more than 100 h" in said(panel)
    assert "100 h on the clock" in said(await house.card(table_id))
    assert (await house.tables.load(table_id)).arrangement.timing.control == bank(100 * HOUR, 12 * HOUR)


@pytest.mark.parametrize(
    ("held", "back", "refusal"),
    [
        ("5", "1", "A clock holds from 6 hours to 14 days."),
        ("337", "1", "A clock holds from 6 hours to 14 days."),
        ("9999999999", "1", "A clock holds from 6 hours to 14 days."),
        ("24", "0", "A turn gives back at least 1 hour, and no more than the clock holds."),
        ("24", "25", "A turn gives back at least 1 hour, and no more than the clock holds."),
        ("three", "1", "“three” is not a number of hours. An example: 72"),
        ("24", "1:30", "“1:30” is not a number of hours. An example: 72"),
    ],
)
async def test_a_clock_that_nobody_could_play_by_is_refused_with_a_sentence(house, held, back, refusal):
    table_id = await house.lobby(house.anna, seats=2)
    before = await house.tables.load(table_id)
    assert said((await own_clock(house, table_id, house.anna, held, back))["message"]).strip() == refusal
    assert await house.tables.load(table_id) == before


async def test_a_button_with_the_name_of_a_form_is_a_key_without_a_meaning(house, caplog):
    table_id = await house.lobby(house.anna, seats=2)
    custom_id = write_press(GiveClock(table_id))
    outcome = await house.anna.press(await with_buttons(house, custom_id), custom_id)
    assert "went wrong" not in said(outcome["message"])
    assert not [record for record in caplog.records if record.exc_info]


async def test_only_the_host_fills_in_a_clock(house):
    table_id = await house.lobby(house.anna, seats=2)
    await press(house.bruno, await house.card(table_id), "Join")
    before = await house.tables.load(table_id)
    for custom_id in map(write_press, (AskClock(table_id), GiveClock(table_id))):
        outcome = await house.bruno.press(await with_buttons(house, custom_id), custom_id)
        assert outcome["message"]["local"]["ephemeral"]
    assert await house.tables.load(table_id) == before
