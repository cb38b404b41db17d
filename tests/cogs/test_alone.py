"""Playing alone: from /play to the first decision, in a channel and in direct messages, and again."""

import pytest

from bot.table import DIRECT, Holder, Place, State
from tests.cogs.house import choose, labels, press, said
from tests.cogs.players import ByButtons
from tests.cogs.situations import commands_at_tables

pytestmark = pytest.mark.usefixtures("sealed_on_the_shelf")


async def chosen(house, member, channel, **options):
    """A table of the game, from the list of games; gives what its host is shown."""
    listed = (await member.command(channel, "play", **options))["message"]
    assert "Copenhagen" not in said(listed) or options.get("seats") != 1
    return (await choose(member, listed, "", "Sealed"))["message"]


async def lobby(house):
    await chosen(house, house.anna, house.here)
    return (await newest(house)).id


async def newest(house):
    return await house.shown(max(await house.store.tables.all()))


async def played_out(house, member, table_id):
    way = ByButtons()
    while (await house.tables.load(table_id)).state is State.PLAYING:
        message = await way.decide(house, member, table_id)
    await house.shown(table_id)
    return message


async def contents(member, channel):
    return [each["content"] for each in await member.reads(channel) if each["content"]]


async def test_one_choice_leads_to_the_first_decision(house):
    panel = await chosen(house, house.anna, house.here, seats=1)
    assert "**Your turn:** choose a move." in said(panel)
    assert panel["local"]["ephemeral"]
    table = await newest(house)
    assert (table.state, table.names) == (State.PLAYING, ("Anna",))
    assert "**Anna** is playing below in their thread." in said(await house.card(table.id))


async def test_one_press_on_the_card_begins_a_table_that_was_open_to_others(house):
    table_id = await lobby(house)
    card = await house.card(table_id)
    assert labels(card) == [
        "Join",
        "Leave",
        "Play against bots",
        "Add a bot player",
        "Play alone",
        "Options",
        "Cancel",
    ]
    refused = await press(house.bruno, card, "Play alone")
    assert said(refused["message"]).strip() == "Only the host of this table can do that."
    begun = await press(house.anna, card, "Play alone")
    assert "**Your turn:** choose a move." in said(begun["message"])
    assert begun["message"]["local"]["ephemeral"]
    assert (await newest(house)).arrangement.seats == 1


async def test_who_is_joined_in_between_does_not_begin_alone(house):
    table_id = await lobby(house)
    card = await house.card(table_id)
    bruno = Holder(int(house.bruno.id), "Bruno")
    outcome = await house.press_late(house.anna, card, "Play alone", house.tables.join(table_id, bruno))
    assert "begin together with “Start”" in said(outcome["message"])
    assert (await newest(house)).state is State.LOBBY
    assert "Start" in labels(await house.card(table_id))


async def test_options_are_chosen_before_with_one_seat(house):
    table_id = await lobby(house)
    panel = (await press(house.anna, await house.card(table_id), "Options"))["message"]
    panel = (await choose(house.anna, panel, "How many seats", "1 seat"))["message"]
    assert "invite" not in said(panel).lower()
    panel = (await choose(house.anna, panel, "Winner of a round", "Winner of a round: the lowest card"))[
        "message"
    ]
    card = await house.card(table_id)
    assert labels(card) == ["Play alone", "Options", "Cancel"]
    assert "**Anna** plays alone." in said(card)
    assert "host" not in said(card)
    await press(house.anna, panel, "Play alone")
    table = await newest(house)
    assert (table.state, table.arrangement.options) == (State.PLAYING, {"wins": "lowest_card"})


async def test_a_whole_game_in_a_channel_calls_nobody_and_can_be_played_again(house):
    await chosen(house, house.anna, house.here, seats=1)
    table_id = (await newest(house)).id
    last = await played_out(house, house.anna, table_id)
    assert "All rounds are played." in said(last)
    assert labels(last) == ["Play again"]
    board = await house.board(table_id)
    assert "wins" not in said(board)
    assert "Anna** 3" in said(board)
    home = str((await house.store.posts.showing(table_id)).home_id)
    assert await contents(house.anna, home) == []
    assert await contents(house.anna, house.here) == []
    again = await press(house.anna, board, "Play again")
    assert "**Your turn:** choose a move." in said(again["message"])
    await press(house.anna, await house.card(table_id), "Play again")
    assert (await newest(house)).id == 2


async def test_a_whole_game_in_direct_messages(house):
    direct = await house.anna.dm()
    await chosen(house, house.anna, direct)
    table = await newest(house)
    assert (table.guild_id, table.arrangement.seats, table.arrangement.place) == (DIRECT, 1, Place.CHANNEL)
    card = await house.card(table.id)
    assert labels(card) == ["Play alone", "Options", "Cancel"]
    assert "You play alone." in said(card)
    panel = (await press(house.anna, card, "Options"))["message"]
    assert labels(panel) == ["Name the table", "Play alone"]
    await press(house.anna, card, "Play alone")
    await played_out(house, house.anna, table.id)
    board = await house.board(table.id)
    assert "All rounds are played." in said(board)
    assert await contents(house.anna, direct) == []
    await press(house.anna, board, "Play again")
    again = await newest(house)
    assert (again.id, again.guild_id, again.state) == (2, DIRECT, State.PLAYING)
    standing = [each for each in await house.anna.reads(direct) if not each["local"]["ephemeral"]]
    assert len(standing) == 3, "a card and two boards"


async def test_direct_messages_are_for_one_player(house):
    direct = await house.anna.dm()
    outcome = await house.anna.command(direct, "play", game="copenhagen")
    assert "In direct messages there is nobody but you" in said(outcome["message"])
    listed = (await house.anna.command(direct, "play", seats=2))["message"]
    outcome = await choose(house.anna, listed, "Choose a game", "Sealed")
    assert "In direct messages there is nobody but you" in said(outcome["message"])
    assert await house.store.tables.all() == []


async def test_a_table_in_direct_messages_speaks_its_players_language(house):
    await house.anna.speaks("de")
    await chosen(house, house.anna, await house.anna.dm(), seats=1)
    assert "Zug machen" in labels(await house.board((await newest(house)).id))


async def test_nobody_else_finds_a_table_in_direct_messages(house):
    await chosen(house, house.anna, await house.anna.dm(), seats=1)
    table_id = (await newest(house)).id
    for channel in (house.here, await house.bruno.dm()):
        for name, options in commands_at_tables(house).items():
            if " " in name:
                continue
            outcome = await house.bruno.command(channel, name, table=table_id, **options)
            assert said(outcome["message"]).strip() == f"There is no table {table_id}."
    assert "table 1" in said((await house.anna.command(house.here, "board", table=table_id))["message"])


async def test_a_game_in_direct_messages_goes_on_after_a_restart(house):
    await chosen(house, house.anna, await house.anna.dm(), seats=1)
    table_id = (await newest(house)).id
    way = ByButtons()
    while (await house.tables.load(table_id)).state is State.PLAYING:
        await house.restart()
        await way.decide(house, house.anna, table_id)
    assert "All rounds are played." in said(await house.board(table_id))


async def test_giving_up_alone_ends_the_game(house):
    await chosen(house, house.anna, house.here, seats=1)
    table_id = (await newest(house)).id
    asked = (await house.anna.command(house.here, "resign", table=table_id))["message"]
    assert "The game is over then." in said(asked)
    await press(house.anna, asked, "Resign")
    assert (await newest(house)).state is State.OVER
    assert "**Anna** resigns." in said(await house.board(table_id))


async def test_solo_shows_the_best_of_every_mode_and_the_games_of_one(house):
    nothing = await house.anna.command(house.here, "solo")
    assert "You have finished no game alone yet." in said(nothing["message"])
    for _ in range(2):
        await chosen(house, house.anna, await house.anna.dm(), seats=1)
        await played_out(house, house.anna, (await newest(house)).id)
        await house.passes(60)
    await chosen(house, house.anna, house.here, seats=1)
    await house.tables.resign(3, int(house.anna.id))
    first = await house.board(1)
    listed = (await house.anna.command(house.here, "solo"))["message"]
    assert listed["local"]["ephemeral"]
    link = f"https://discord.com/channels/@me/{await house.anna.dm()}/{first['id']}"
    assert f"**Sealed**: best [3 points]({link}), in 3 games" in said(listed)
    games = (await choose(house.anna, listed, "Your games of Sealed", "Sealed"))["message"]
    newest_first = said(games).strip().splitlines()[1:]
    assert [line.count("your best") for line in newest_first] == [0, 0, 1]
    assert "given up" in newest_first[0]
    assert "Sealed**: best" in said((await press(house.anna, games, "All that I have played"))["message"])
    assert "You have finished no game" in said((await house.bruno.command(house.here, "solo"))["message"])
