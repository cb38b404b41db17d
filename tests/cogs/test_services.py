"""Boards and pings are looked after apart: what hinders one does not hinder the other."""

from bot.table_posts import board_key
from tests.cogs.house import said
from tests.cogs.players import seat_down
from tests.cogs.situations import boards, pings
from tests.cogs.test_restarts import EDITING, POSTING, check_shown_once, revive

MANY = 1000
"""Times that Discord refuses, until it is told not to."""


async def refuse(house, method, route):
    await house.local.fault("rest_error", status=400, times=MANY, method=method, route=route)


async def moved(house, table_id):
    """The plainest move, confirmed; gives the table after it."""
    table = await house.tables.load(table_id)
    seat = table.acting[0]
    text = table.game.write_move(table.game.fallback(table.position, seat))
    user_id = table.holders[seat].user_id
    return (await house.tables.confirm(table_id, user_id, table.version, 0, text)).after


async def test_a_board_that_cannot_be_shown_keeps_no_ping_from_being_sent(house):
    table_id = await seat_down(house, house.anna, house.bruno)
    old = await house.board(table_id)
    await refuse(house, *EDITING)
    table = await moved(house, table_id)
    (ping,) = await pings(house, table_id)
    assert ping.startswith(f"<@{table.holders[table.acting[0]].user_id}>")
    assert f"/{old['id']})" in ping
    assert not await house.is_settled(table_id)
    await house.local.ask("DELETE", "/faults")
    await revive(house)
    await check_shown_once(house, table_id)


async def test_a_first_board_that_cannot_be_posted_is_pointed_to_once_it_is_there(house):
    table_id = await house.lobby(house.anna, seats=2)
    await house.bruno.press(await house.card(table_id), f"join:{table_id}")
    await house.shown(table_id)
    await house.local.fault("rest_error", status=400, method=POSTING[0], route=POSTING[1])
    await house.tables.start(table_id, int(house.anna.id))
    await house.shown(table_id)
    home = (await house.store.posts.showing(table_id)).home_id
    (ping,) = await pings(house, table_id)
    assert f"/{home})" in ping
    await house.anna.command(house.here, "board", table=table_id)
    (board,) = await boards(house, (await house.shown(table_id)).id)
    (ping,) = await pings(house, table_id)
    assert f"/{board['id']})" in ping


async def test_a_ping_that_cannot_be_sent_keeps_no_board_from_being_shown(house):
    table_id = await seat_down(house, house.anna, house.bruno)
    await refuse(house, *POSTING)
    table = await moved(house, table_id)
    assert f"<t:{int(table.since)}:R>" in said(await house.board(table_id))
    board = await house.store.posts.load(board_key(table_id))
    assert board.shown_version == board.version
    assert await pings(house, table_id) == []
    await house.local.ask("DELETE", "/faults")
    await revive(house)
    await check_shown_once(house, table_id)
    assert await house.is_settled(table_id)


async def test_a_past_ping_that_could_not_be_taken_away_goes_at_the_next_start(house):
    table_id = await seat_down(house, house.anna, house.bruno)
    await refuse(house, "DELETE", EDITING[1])
    await moved(house, table_id)
    assert len(await pings(house, table_id)) == 2, "nobody waits for a call because an old one stays"
    await house.local.ask("DELETE", "/faults")
    await revive(house)
    await check_shown_once(house, table_id)
