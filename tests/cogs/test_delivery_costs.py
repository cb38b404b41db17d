"""What a move with a ping costs: three requests to Discord, four writes, four loads of the table."""

import pytest
import pytest_asyncio

from benchmarks.counts import A_PING, counted
from bot.clocks.lengths import DAY, MINUTE, SECOND
from bot.seats import is_left
from cogs.table_posts import SEEN_FOR, SEEN_IN_PEACE
from tests.cogs.conftest import checked
from tests.cogs.house import press
from tests.cogs.players import seat_down
from tests.cogs.situations import about_to_take, member_with, pings
from tests.cogs.test_services import moved

MEMBER = "GET /guilds/{guild_id}/members/{member_id}"
HISTORY = "GET /channels/{channel_id}/messages"
WRITES, LOADS = 4, 4


@pytest.fixture
async def table_id(house):
    return await played_in(house)


async def played_in(house):
    """A table at which both players were called, so that Discord was asked about them and their board."""
    table_id = await seat_down(house, house.anna, house.bruno)
    for _ in range(2):
        await moved(house, table_id)
        await house.shown(table_id)
    return table_id


async def cost_of(house, table_id, move):
    """What was counted until all that the move brings stood, and the clock has looked at it."""
    counts = counted(house.app)
    await move()
    await house.shown(table_id)
    counts.loads -= 1  # this test's own
    return counts.copied()


def is_a_ping(counts):
    assert counts.requests == dict.fromkeys(A_PING, 1)
    assert counts.writes <= WRITES
    assert counts.loads <= LOADS


async def test_a_confirmed_move_with_a_ping_is_three_requests_four_writes_and_four_loads(house):
    table_id = await seat_down(house, house.anna, house.bruno)
    for _ in range(2):
        member, panel = await about_to_take(house, table_id)
        await press(member, panel, "Confirm")
    member, panel = await about_to_take(house, table_id)
    counts = await cost_of(house, table_id, lambda: press(member, panel, "Confirm"))
    table = await house.tables.load(table_id)
    assert table.holders[table.acting[0]].user_id != int(member.id)
    assert len(await pings(house, table_id)) == 1
    is_a_ping(counts)


async def test_one_move_costs_as_much_as_the_other(house, table_id):
    counts, moves = counted(house.app), 2
    for _ in range(moves):
        await moved(house, table_id)
        await house.shown(table_id)
    assert counts.requests == dict.fromkeys(A_PING, moves)
    assert counts.writes <= WRITES * moves
    assert counts.loads - 2 * moves <= LOADS * moves  # two are this test's own


@pytest_asyncio.fixture
async def on_a_server(tmp_path, server):
    async with checked(tmp_path, database=server) as started:
        yield started


@pytest.mark.thorough
async def test_on_a_server_it_costs_no_more(on_a_server):
    table_id = await played_in(on_a_server)
    table = await on_a_server.tables.load(table_id)
    user_id = table.holders[table.acting[0]].user_id
    text = table.game.write_move(table.game.fallback(table.position, table.acting[0]))
    is_a_ping(
        await cost_of(
            on_a_server,
            table_id,
            lambda: on_a_server.tables.confirm(table_id, user_id, table.version, 0, text),
        )
    )


# What is asked seldom


async def test_where_players_talk_a_board_is_looked_for_at_most_every_ten_minutes_elsewhere_once_a_day(
    house, table_id
):
    async def looks():
        counts = await cost_of(house, table_id, lambda: moved(house, table_id))
        return counts.requests.get(HISTORY, 0)

    await house.passes((SEEN_IN_PEACE - MINUTE) / SECOND)
    assert await looks() == 0
    home = (await house.store.posts.showing(table_id)).home_id
    await house.anna.say(str(home), "Hello!")
    await house.passes(2 * MINUTE / SECOND)
    assert await looks() == 1
    await house.passes((SEEN_FOR - MINUTE) / SECOND)
    assert await looks() == 0
    await house.passes(2 * MINUTE / SECOND)
    assert await looks() == 1


async def test_before_a_ping_discord_is_asked_for_a_member_at_most_once_a_day(house, table_id):
    await house.waits(DAY - MINUTE)
    counts = await cost_of(house, table_id, lambda: moved(house, table_id))
    assert MEMBER not in counts.requests
    await house.passes(2 * MINUTE / SECOND)
    counts = await cost_of(house, table_id, lambda: moved(house, table_id))
    assert counts.requests[MEMBER] == 1


async def test_a_player_who_left_the_server_is_found_out_a_day_later(house, table_id):
    table = await house.tables.load(table_id)
    gone = member_with(house, table.holders[1 - table.acting[0]].user_id)
    await gone.leaves(house.guild_id)
    await moved(house, table_id)
    (ping,) = await pings(house, table_id)
    assert ping.startswith(f"<@{gone.id}>")
    await house.waits(2 * DAY)  # by then the player is reminded
    after = await house.shown(table_id)
    assert is_left(after, after.seat_of(int(gone.id)))
