"""A game that brings its folder, its words and its lines in the catalogs, and no more, is played whole."""

import random
import re

import pytest

from bot.table import State
from tests.cogs.house import choose, press, said
from tests.cogs.players import ByButtons, acting, check_over
from tests.cogs.test_text_games import any_move, move_from_text, read_board
from tests.games import sealed

pytestmark = pytest.mark.usefixtures("sealed_on_the_shelf")


async def opened(house):
    """A table of the new game, from the list of games to its start, with another option; gives its number."""
    listed = (await house.anna.command(house.here, "play", seats=2))["message"]
    assert sealed.GAME.title in said(listed)
    await choose(house.anna, listed, "", sealed.GAME.key)
    table_id = max(await house.store.tables.all())
    options = (await press(house.anna, await house.card(table_id), "Options"))["message"]
    assert "Winner of a round: **the highest card**" in said(options)
    await choose(house.anna, options, "Winner of a round", "Winner of a round: the lowest card")
    assert "Winner of a round: the lowest card" in said(await house.card(table_id))
    await press(house.bruno, await house.card(table_id), "Join")
    await press(house.anna, await house.card(table_id), "Start")
    assert (await house.shown(table_id)).position.wins is sealed.Wins.LOWEST
    return table_id


async def test_a_new_game_is_played_whole_with_the_plain_panel_and_by_typing(house):
    table_id = await opened(house)
    home = str((await house.store.posts.showing(table_id)).home_id)
    rng, way, members = random.Random("new"), ByButtons(), (house.anna, house.bruno)
    while (await house.tables.load(table_id)).state is State.PLAYING:
        member = await acting(house, table_id, members)
        if member is house.anna:
            await way.decide(house, member, table_id)
        else:
            await move_from_text(member, home, table_id, rng, any_move)
    await check_over(house, table_id)
    board = await house.board(table_id)
    assert "All rounds are played." in said(board)
    verified = (await press(house.anna, board, "Verify"))["message"]
    assert "leads to exactly the position that was played" in said(verified)
    assert "Good Company" in said(board) or "Great Leap" in said(board)
    told = (await house.anna.command(home, "stats player"))["message"]
    (picture,) = told["attachments"]
    assert f"{sealed.GAME.title}: " in picture["description"]


async def test_a_new_game_is_read_in_every_language(house):
    await house.bruno.speaks("de")
    table_id = await opened(house)
    home = str((await house.store.posts.showing(table_id)).home_id)
    assert "You hold" in await read_board(house.anna, home, table_id)
    outcome = await house.bruno.command(home, "board", table=table_id, text=True)
    assert "Auf deiner Hand" in said(outcome["message"])
    panel = (await house.bruno.command(home, "turn", table=table_id))["message"]
    card = (await house.tables.load(table_id)).position.players[1].hand[0]
    await choose(house.bruno, panel, "", f"s{card}")
    typed = (await house.bruno.command(home, "move", move="s0", table=table_id))["message"]
    assert "Du legst verdeckt eine Karte" in said(typed)
    history = said((await house.anna.command(home, "history", table=table_id))["message"])
    assert "lays a card face down" in history
    assert not re.search(r"the \d", history), "a card that was laid in secret is told"
