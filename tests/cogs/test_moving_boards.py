"""A board that scrolled away comes back down, a shut thread is left, and there is never a second board."""

import pytest

from cogs.table_posts import FAR
from cogs.wording import GOES_ON_HERE
from playground.permissions import MANAGE_MESSAGES, MANAGE_THREADS
from tests.cogs.house import labels, said
from tests.cogs.players import seat_down
from tests.cogs.situations import boards, home_of, pings, take, to_act
from tests.cogs.test_restarts import POSTING, check_shown_once, deaths, revive
from tests.languages.english import english


@pytest.fixture
async def table_id(house):
    return await seat_down(house, house.anna, house.bruno)


async def chat(house, table_id, lines):
    home = await home_of(house, table_id)
    for number in range(lines):
        await house.chidi.say(home, f"line {number}")


async def order(house, table_id):
    """What stands where the table is played, oldest first: board, ping or chat."""
    home = await home_of(house, table_id)
    (board,) = await boards(house, table_id)
    told = [each for each in await house.anna.reads(home) if not each["local"]["ephemeral"]]
    kinds = {True: "board", False: "ping"}
    return [
        "chat" if each["author"]["id"] == house.chidi.id else kinds[each["id"] == board["id"]]
        for each in reversed(told)
        if each["content"] or each["id"] == board["id"]
    ]


# Scrolled away


async def test_a_turn_brings_a_board_that_scrolled_away_back_down(house, table_id):
    old = await house.board(table_id)
    await chat(house, table_id, FAR)
    await take(house, table_id)
    assert await order(house, table_id) == ["chat"] * FAR + ["board", "ping"]
    new = await house.board(table_id)
    assert new["id"] != old["id"]
    (ping,) = await pings(house, table_id)
    assert new["id"] in ping
    await check_shown_once(house, table_id)


async def test_boards_of_other_tables_push_a_board_away_sooner(house):
    members = (house.anna, house.bruno)
    first, second, third = [await seat_down(house, *members, place="channel") for _ in range(3)]
    old = {number: (await house.board(number))["id"] for number in (first, second, third)}
    await take(house, second)  # with one board below it, it is in sight
    await take(house, first)
    new = {number: (await house.board(number))["id"] for number in (first, second, third)}
    assert new[first] != old[first]
    assert (new[second], new[third]) == (old[second], old[third])


async def test_a_board_in_sight_stays_where_it_is(house, table_id):
    old = await house.board(table_id)
    await chat(house, table_id, FAR - 2)
    await take(house, table_id)
    assert (await house.board(table_id))["id"] == old["id"]
    assert await order(house, table_id) == ["board"] + ["chat"] * (FAR - 2) + ["ping"]


async def test_a_redraw_that_calls_nobody_leaves_the_board_where_it_is(house, table_id):
    old = await house.board(table_id)
    await chat(house, table_id, FAR)
    await house.anna.command(await home_of(house, table_id), "board")
    assert (await house.board(table_id))["id"] == old["id"]


async def test_a_press_on_a_board_that_moves_meanwhile_is_answered(house, table_id):
    old = await house.board(table_id)
    await chat(house, table_id, FAR)
    member = await to_act(house, table_id)

    async def moves():
        table = await house.tables.load(table_id)
        await house.tables.confirm(table_id, int(member.id), table.version, 0, "t12")
        assert (await house.board(table_id))["id"] != old["id"]

    answer = await house.press_late(member, old, "Take your turn", meanwhile=moves())
    assert answer["state"] == "answered"
    assert "not your turn" in said(answer["message"])


STEPS = {
    "the new board is posted": POSTING,
    "the old board is taken away": ("DELETE", "/channels/*/messages/*"),
}


@pytest.mark.parametrize(
    ("method", "route", "when", "pause"),
    deaths(STEPS, "the new board is posted-after-later", "the old board is taken away-before-at once"),
)
async def test_a_bot_killed_while_a_board_moves_leaves_one_board_and(
    house, table_id, method, route, when, pause
):
    await chat(house, table_id, FAR)
    table = await house.tables.load(table_id)
    await house.local.fault("rest_error", status=500, when=when, method=method, route=route)
    await house.tables.confirm(table_id, table.holders[table.acting[0]].user_id, table.version, 0, "t12")
    await house.local.ask("GET", "/faults?wait=used")
    await house.local.advance(pause)
    await revive(house)
    await check_shown_once(house, table_id)
    assert (await order(house, table_id))[-2:] == ["board", "ping"]
    assert await house.is_settled(table_id)
    assert "Done" in await take(house, table_id)
    await check_shown_once(house, table_id)


# Threads


async def test_the_players_are_in_the_thread_from_the_start(house, table_id):
    home = await home_of(house, table_id)
    thread = house.playground.world.channels[int(home)]
    assert {int(house.anna.id), int(house.bruno.id)} <= {each.user_id for each in thread.joined}
    await house.local.ask("DELETE", f"/members/{house.bruno.id}/channels/{home}/membership")
    await house.restart()
    thread = house.playground.world.channels[int(home)]
    assert int(house.bruno.id) not in {each.user_id for each in thread.joined}


@pytest.mark.parametrize("archived", [False, True])
async def test_a_table_whose_thread_was_locked_says_so_and_goes_on_in_the_channel(house, table_id, archived):
    await house.forbid(house.here, MANAGE_THREADS | MANAGE_MESSAGES)  # the invite link asks for neither
    home = await home_of(house, table_id)
    lock = {"locked": True, "archived": archived}
    await house.local.ask("PATCH", f"/members/{house.bruno.id}/channels/{home}", lock)
    table = await house.tables.load(table_id)
    await house.tables.confirm(table_id, int((await to_act(house, table_id)).id), table.version, 0, "t12")
    assert await home_of(house, table_id) == house.here
    await check_shown_once(house, table_id)
    assert english(GOES_ON_HERE) in said(await house.board(table_id))
    assert "are playing in this channel" in said(await house.card(table_id))
    assert await boards(house, table_id, home) == []
    assert "Take your turn" in labels(await house.board(table_id))
    assert "Done" in await take(house, table_id)
    await check_shown_once(house, table_id)


async def test_a_table_in_its_thread_has_nothing_to_say_about_it(house, table_id):
    assert english(GOES_ON_HERE) not in said(await house.board(table_id))
