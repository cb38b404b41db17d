"""Tournaments from their creation to their end, over the playground."""

import pytest

from cogs.league.finding import leagues_of
from tests.cogs.house import choose, parts, press, said
from tests.cogs.test_leagues import everybody, open_tables, post, settled, time_passes, whole


async def begun(house, format, seats):
    """Anna creates it, everybody enters, and a week later it starts."""
    outcome = await house.anna.command(
        house.here, "league tournament", name="Cup", game="copenhagen", format=format
    )
    form = outcome["message"]
    form = (await choose(house.anna, form, "Seats of a table", f"{seats} seats"))["message"]
    await press(house.anna, form, "Open the sign-up")
    signup = await post(house, "signup:1:1")
    for member in everybody(house):
        await press(member, signup, "Enter")
    await time_passes(house, 7.1)


async def play_round(house):
    """Whoever sits second gives up."""
    for fixture in await open_tables(house):
        await house.tables.resign(fixture.table_id, fixture.spots[1].player)
    await settled(house)


def alt(message):
    """What the pictures of a message say in words."""
    galleries = [part for part in parts(message) if part["type"] == 12]
    return "\n".join(each["description"] for gallery in galleries for each in gallery["items"])


async def test_a_knockout_goes_on_by_itself_until_somebody_has_won(house):
    await begun(house, "knockout", 2)
    assert len(await open_tables(house)) == 2
    board = await post(house, "standings:1:0")
    assert "Semi-finals" in alt(board)
    await play_round(house)
    final = await open_tables(house)
    assert len(final) == 1
    assert "Round 2 of" in said(await post(house, "league:1:round:2"))
    await play_round(house)
    winner = (await whole(house)).member(final[0].spots[0].player).name
    summary = await post(house, "summary:1")
    assert winner in said(summary).split("is the champion")[0]
    assert (await whole(house)).season.phase.value == "closed"


@pytest.mark.parametrize("seats", [2, 3])
async def test_a_swiss_tournament_plays_all_its_rounds(house, seats):
    await begun(house, "swiss", seats)
    for number in (1, 2, 3):
        assert (await whole(house)).season.round == number
        board = await post(house, "standings:1:0")
        assert f"round {number} of 3" in alt(board).lower()
        await play_round(house)
        if number == 1:
            assert "12 points" in alt(await post(house, "standings:1:0"))
    assert (await whole(house)).season.phase.value == "closed"
    order = (await press(house.bruno, await post(house, "summary:1"), "Final order"))["message"]
    assert said(order).count("points") == 4


async def test_a_round_that_is_not_finished_in_time_ends_as_it_is(house):
    await begun(house, "knockout", 2)
    await time_passes(house, 14.1)
    assert (await whole(house)).season.round == 2


async def test_it_starts_as_soon_as_it_is_full(house):
    outcome = await house.anna.command(
        house.here, "league tournament", name="Cup", game="copenhagen", format="swiss"
    )
    form = (await choose(house.anna, outcome["message"], "Seats of a table", "2 seats"))["message"]
    form = (await choose(house.anna, form, "When it starts", "Starts when all places are taken"))["message"]
    form = (await press(house.anna, form, "Season"))["message"]
    form = (await choose(house.anna, form, "How many can play", "4 places"))["message"]
    await press(house.anna, form, "Open the sign-up")
    signup = await post(house, "signup:1:1")
    for member in everybody(house):
        assert not await open_tables(house)
        await press(member, signup, "Enter")
    await settled(house)
    assert len(await open_tables(house)) == 2
    late = await house.app.part(leagues_of).load(1)
    assert late[0].season.round == 1
