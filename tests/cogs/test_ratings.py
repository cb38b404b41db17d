"""Rated tables on Discord: what they came to is told to everybody, and hints are for casual ones."""

from cogs.custom_ids import write_press
from cogs.press import AskHint
from languages.names import without_isolates
from tests.cogs.house import labels, press, said
from tests.cogs.situations import to_act, with_buttons


async def rated_table(house, *players, game="copenhagen"):
    """A rated table of these players that has begun."""
    host, *others = players
    table_id = await house.lobby(host, game, seats=len(players))
    panel = (await press(host, await house.card(table_id), "Options"))["message"]
    await press(host, panel, "Play rated")
    for player in others:
        await press(player, await house.card(table_id), "Join")
    await press(host, await house.card(table_id), "Start")
    return table_id


async def everybody_moved(house, table_id):
    """Everybody has made a turn."""
    table = await house.shown(table_id)
    while any(not clock.turns for clock in table.clocks.seats):
        seat = table.acting[0]
        text = table.game.write_move(table.game.fallback(table.position, seat))
        await house.tables.confirm(table_id, table.holders[seat].user_id, table.version, 0, text)
        table = await house.shown(table_id)


async def ended_by(house, table_id, loser):
    """Somebody resigns after everybody has moved."""
    await everybody_moved(house, table_id)
    await house.tables.resign(table_id, int(loser.id))
    await house.shown(table_id)


async def test_card_and_notice_tell_what_everybody_is_rated_now(house):
    table_id = await rated_table(house, house.anna, house.bruno)
    await ended_by(house, table_id, house.bruno)
    told = (
        "**Anna**: 1st of 2, expected 1.5: 1500 → 1553 (+53); 4 tables until it counts.",
        "**Bruno**: 2nd of 2, expected 1.5: 1500 → 1447 (−53); 4 tables until it counts.",
    )
    card = without_isolates(said(await house.card(table_id)))
    (notice,) = await notices(house, table_id)
    for line in told:
        assert line in card
        assert line in notice


async def notices(house, table_id):
    """What was told at the end where the table is."""
    home = (await house.store.posts.showing(table_id)).home_id
    return [
        without_isolates(each["content"])
        for each in await house.anna.reads(home)
        if " is over: " in each["content"]
    ]


async def test_in_german_too(house):
    table_id = await rated_table(house, house.anna, house.bruno)
    await house.speaks("de")
    await ended_by(house, table_id, house.bruno)
    card = without_isolates(said(await house.card(table_id)))
    assert "**Anna**: Platz 1 von 2, erwartet 1,5: 1500 → 1553 (+53); noch 4 Tische, bis es zählt." in card


async def test_a_casual_table_says_nothing_of_ratings(house):
    table_id = await house.lobby(house.anna, seats=2)
    await press(house.bruno, await house.card(table_id), "Join")
    await press(house.anna, await house.card(table_id), "Start")
    await ended_by(house, table_id, house.bruno)
    assert "expected" not in said(await house.card(table_id))


async def test_at_a_rated_table_there_are_no_hints(house):
    table_id = await rated_table(house, house.anna, house.bruno)
    player, table = await to_act(house, table_id), await house.shown(table_id)
    panel = (await player.command(house.here, "turn", table=table_id))["message"]
    assert "Hint" not in labels(panel)
    forged = write_press(AskHint(table_id, table.version, 0))
    outcome = await player.press(await with_buttons(house, forged), forged)
    assert "This table is rated, so there are no hints here." in said(outcome["message"])
