"""Complete games of Copenhagen over the playground, ending in the right result."""

import pytest

from tests.cogs.players import ByButtons, ByCommands, Mixed, check_over, play_out, seat_down
from tests.quick import thorough


@thorough
@pytest.mark.parametrize("way", [ByButtons, ByCommands, Mixed])
async def test_a_game_for_two(house, way):
    members = (house.anna, house.bruno)
    table_id = await seat_down(house, *members)
    await play_out(house, table_id, members, way())
    await check_over(house, table_id)


@thorough
async def test_a_game_for_three_with_buttons(house):
    members = (house.anna, house.bruno, house.chidi)
    table_id = await seat_down(house, *members)
    await play_out(house, table_id, members, ByButtons())
    await check_over(house, table_id)


@thorough
async def test_a_game_for_four_mixed(house):
    members = (house.anna, house.bruno, house.chidi, house.emi)
    table_id = await seat_down(house, *members, place="channel")
    await play_out(house, table_id, members, Mixed())
    await check_over(house, table_id)
