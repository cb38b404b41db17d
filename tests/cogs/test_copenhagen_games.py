"""Complete games of Copenhagen over the playground, ending in the right result."""

import pytest

from bot.table import State
from bot.takeback import moves_that_count, positions
from tests.cogs.house import labels, said
from tests.cogs.players import ByButtons, ByCommands, Mixed, play_out, seat_down


async def check_over(house, table_id):
    """The table is over, its log replays, and the result stands on the board."""
    table = await house.shown(table_id)
    assert table.state is State.OVER
    log = await house.store.load_log(table_id)
    assert positions(table, moves_that_count(log))[-1] == table.position
    assert table.outcome == table.game.outcome(table.position)
    board = await house.board(table_id)
    text = said(board)
    assert f"Seed `{table.seed}`" in text
    for holder, score in zip(table.holders, table.game.standing(table.position), strict=True):
        assert f"**{holder.name}** {score.points}" in text.replace("\\", "")
    assert labels(board) == ["Rematch", "Board as text", "History", "Verify"]


@pytest.mark.parametrize("way", [ByButtons, ByCommands, Mixed])
async def test_a_game_for_two(house, way):
    members = (house.anna, house.bruno)
    table_id = await seat_down(house, *members)
    await play_out(house, table_id, members, way())
    await check_over(house, table_id)


async def test_a_game_for_three_with_buttons(house):
    members = (house.anna, house.bruno, house.chidi)
    table_id = await seat_down(house, *members)
    await play_out(house, table_id, members, ByButtons())
    await check_over(house, table_id)


async def test_a_game_for_four_mixed(house):
    members = (house.anna, house.bruno, house.chidi, house.emi)
    table_id = await seat_down(house, *members, place="channel")
    await play_out(house, table_id, members, Mixed())
    await check_over(house, table_id)
