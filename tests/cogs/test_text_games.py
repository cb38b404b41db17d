"""Whole games from text alone: the board is read in words, moves are typed, and no picture is looked at."""

import random
import re

import pytest

from bot.table import State
from games.catalog import GAMES
from tests.cogs.house import key, labels, press, said
from tests.cogs.players import acting, seat_down
from tests.quick import quick

MOVE = re.compile(r"^- `(?P<move>[^`]+)` (?P<words>.+)$", re.MULTILINE)
"""A line of the text board that says what can be done and what is typed for it."""


async def read_board(member, home, table_id):
    """Every page of the board in words."""
    outcome = await member.command(home, "board", table=table_id, text=True)
    message = outcome["message"]
    pages = [said(message)]
    while "Later" in labels(message) and not key(message, "Later").get("disabled"):
        message = (await press(member, message, "Later"))["message"]
        pages.append(said(message))
    return "\n".join(pages)


async def move_from_text(member, home, table_id, rng, decide):
    """Read the board, decide by its words alone, find the move in the list by typing, make it."""
    board = await read_board(member, home, table_id)
    offered = {found["move"]: found["words"] for found in MOVE.finditer(board)}
    assert offered, board
    written = decide(offered, rng)
    listed = await member.complete(home, "move", "move", move=written, table=table_id)
    assert written in [choice["value"] for choice in listed]
    outcome = await member.command(home, "move", move=written, table=table_id)
    assert outcome["message"], outcome
    if confirm := [label for label in labels(outcome["message"]) if label.startswith("Confirm")]:
        await press(member, outcome["message"], confirm[0])


def any_move(offered, rng):
    return rng.choice(sorted(offered))


def gaining_move(offered, rng):
    """Somebody who builds whenever the words promise something, and else does anything."""
    gains = [move for move, words in offered.items() if re.search(r"\+\d|complete|build", words)]
    return rng.choice(sorted(gains) or sorted(offered))


@pytest.mark.parametrize("game", quick(GAMES, "copenhagen"))
async def test_a_whole_game_is_played_from_text_alone(house, game):
    rng = random.Random(game)
    members = (house.anna, house.bruno)
    table_id = await seat_down(house, *members, game=game)
    home = str((await house.store.posts.showing(table_id)).home_id)
    for _ in range(600):
        if (await house.tables.load(table_id)).state is not State.PLAYING:
            break
        member = await acting(house, table_id, members)
        decide = gaining_move if member is house.anna else any_move
        await move_from_text(member, home, table_id, rng, decide)
    table = await house.tables.load(table_id)
    assert table.state is State.OVER
    await house.shown(table_id)
    assert "win" in said((await house.anna.command(home, "board", table=table_id, text=True))["message"])
