"""Finding the next turn: /turn anywhere, lists with links, the next table, one panel for each table."""

from tests.cogs.house import labels, press, said
from tests.cogs.players import seat_down
from tests.cogs.situations import about_to_take, gone, hearing, open_panel, take, to_act


async def acting_at(house, *table_ids):
    """Let others move until Anna is to act at each of these tables."""
    for table_id in table_ids:
        while (await to_act(house, table_id)).id != house.anna.id:
            await take(house, table_id)


async def panel_about_to_end(house, table_id):
    """Anna's panel with the key on it that ends her turn."""
    return (await about_to_take(house, table_id))[1]


def home_of(message):
    return message["channel_id"]


def elsewhere(house):
    return next(number for number in house.channels.values() if number != house.here)


async def link_to(house, table_id):
    showing = await house.store.posts.showing(table_id)
    return f"https://discord.com/channels/{house.guild_id}/{showing.home_id}/{showing.board_id}"


async def test_turn_anywhere_opens_the_one_table_that_waits(house):
    waiting = await seat_down(house, house.anna, house.bruno)
    other = await seat_down(house, house.anna, house.bruno)
    await acting_at(house, waiting, other)
    await take(house, other)
    outcome = await house.anna.command(elsewhere(house), "turn")
    assert f":{waiting}:" in str(outcome["message"]["components"])


async def test_with_several_tables_waiting_turn_lists_them_with_links(house):
    tables = [await seat_down(house, house.anna, house.bruno) for _ in range(2)]
    await acting_at(house, *tables)
    outcome = await house.anna.command(elsewhere(house), "turn")
    text = said(outcome["message"])
    for table_id in tables:
        assert f"[Copenhagen · table {table_id}]({await link_to(house, table_id)})" in text
    opened = (await press(house.anna, outcome["message"], f"Table {tables[1]}"))["message"]
    assert opened["id"] == outcome["message"]["id"]
    assert f":{tables[1]}:" in str(opened["components"])


async def test_turn_in_the_thread_of_a_table_means_that_table(house):
    tables = [await seat_down(house, house.anna, house.bruno) for _ in range(2)]
    await acting_at(house, *tables)
    home = str((await house.store.posts.showing(tables[1])).home_id)
    outcome = await house.anna.command(home, "turn")
    assert f":{tables[1]}:" in str(outcome["message"]["components"])


async def test_after_a_turn_the_next_table_is_one_press_away(house):
    first, second = [await seat_down(house, house.anna, house.bruno) for _ in range(2)]
    await acting_at(house, first, second)
    panel = (await press(house.anna, await panel_about_to_end(house, first), "Confirm"))["message"]
    assert labels(panel) == [f"Next table: Copenhagen · table {second}", "Plan your turn"]
    opened = (await press(house.anna, panel, "Next table"))["message"]
    assert opened["id"] == panel["id"]
    assert f":{second}:" in str(opened["components"])


async def test_after_the_last_turn_no_next_table_is_offered(house):
    table_id = await seat_down(house, house.anna, house.bruno)
    await acting_at(house, table_id)
    panel = (await press(house.anna, await panel_about_to_end(house, table_id), "Confirm"))["message"]
    assert "Done" in said(panel)
    assert labels(panel) == ["Plan your turn"]


async def test_opening_a_panel_takes_the_one_before_away(house):
    table_id = await seat_down(house, house.anna, house.bruno)
    await acting_at(house, table_id)
    first = await open_panel(house, table_id, house.anna)
    async with hearing(house, house.anna) as hears:
        second = await open_panel(house, table_id, house.anna)
        await hears(gone(first))
    private = [each for each in await house.anna.reads(home_of(first)) if each["local"]["ephemeral"]]
    assert [each["id"] for each in private] == [second["id"]]


async def test_a_panel_that_became_another_tables_is_not_taken_away_for_the_first(house):
    first, second = [await seat_down(house, house.anna, house.bruno) for _ in range(2)]
    await acting_at(house, first, second)
    panel = (await press(house.anna, await panel_about_to_end(house, first), "Confirm"))["message"]
    opened = (await press(house.anna, panel, "Next table"))["message"]
    again = await open_panel(house, first, house.anna)
    private = [each["id"] for each in await house.anna.reads(home_of(panel)) if each["local"]["ephemeral"]]
    assert set(private) == {opened["id"], again["id"]}


async def test_an_answered_question_about_resigning_is_taken_away(house):
    table_id = await seat_down(house, house.anna, house.bruno, house.chidi)
    home = str((await house.store.posts.showing(table_id)).home_id)
    asked = (await house.anna.command(home, "resign", table=table_id))["message"]
    async with hearing(house, house.anna) as hears:
        await press(house.anna, asked, "Resign")
        await hears(gone(asked))
    assert (await house.tables.load(table_id)).holders[0].resigned
