"""One live private panel for each player at each table, whichever process opened it.

A member plays from direct messages, which reach the first process, at a table of the second.
"""

import pytest_asyncio

from bot.shards import Shards
from cogs.turn import TurnPanels
from tests.cogs.conftest import checked
from tests.cogs.house import press, said
from tests.cogs.players import seat_down
from tests.cogs.situations import gone, hearing, to_act
from tests.cogs.test_other_shards import called, play_far_away


@pytest_asyncio.fixture
async def near(_warm, tmp_path, server):
    async with checked(tmp_path, database=server, shards=Shards(0, 0, 2)) as house:
        await play_far_away(house)
        yield house


@pytest_asyncio.fixture
async def far(near):
    async with near.beside(Shards(1, 1, 2)) as house:
        yield house


async def opened_in_both(far):
    """A member's panel at the table, opened there; then the ping by which they may open another."""
    table_id = await seat_down(far, far.bruno, far.chidi)
    member, ping = await called(far, table_id)
    panel = (await member.command(far.here, "turn", table=table_id))["message"]
    assert "Your turn" in said(panel)
    return table_id, member, ping, panel


async def test_a_panel_in_direct_messages_takes_away_the_one_in_the_server_and_the_other_way_round(near, far):
    table_id, member, ping, panel = await opened_in_both(far)
    async with hearing(far, member) as hears:
        another = (await press(member, ping, "Take your turn"))["message"]
        assert "Your turn" in said(another)
        await hears(gone(panel))
        await member.command(far.here, "turn", table=table_id)
        await hears(gone(another))


async def test_who_loses_a_seat_at_one_process_loses_what_another_one_shows_them(near, far):
    table_id, member, _, panel = await opened_in_both(far)
    assert await to_act(near, table_id) is not None
    async with hearing(far, member) as hears:
        await near.app.part(TurnPanels).take_away(table_id, int(member.id))
        await hears(gone(panel))
