"""Moves of Copenhagen typed as commands: lists in words, words that are enough, and examples for garbage."""

import re

from games.copenhagen.position import Build, Phase
from tests.cogs.house import said
from tests.cogs.players import acting, play_until, seat_down

NOTATION = re.compile(r"[@/>]|\bt\d\d|get:|^-")


async def at_the_harbour(house):
    """A new table, its channel, and who begins."""
    table_id = await seat_down(house, house.anna, house.bruno)
    member = await acting(house, table_id, (house.anna, house.bruno))
    return str((await house.store.posts.showing(table_id)).home_id), member


def can_build(turn):
    """May the seat build a tile that has two sides?"""
    moves = turn.table.game.legal_moves(turn.view, turn.seat)
    tiles = {move.tile for move in moves if isinstance(move, Build) and move.orientation > 4}
    return turn.position.phase is Phase.ACT and sorted(tiles)


async def listed(member, channel, command, option, typed):
    found = await member.complete(channel, f"copenhagen {command}", option, **{option: typed})
    return [choice["name"] for choice in found]


async def test_takes_are_listed_in_words(house):
    home, member = await at_the_harbour(house)
    names = await listed(member, home, "take", "cards", "")
    assert re.fullmatch(r"1 and 2: \w+ and \w+", names[0])
    assert not any(NOTATION.search(name) for name in names)
    assert any(name.endswith(", with Any cards") for name in names)


async def test_builds_are_listed_by_their_shapes(house):
    table_id, member, (tile, *_) = await play_until(house, can_build)
    home = str((await house.store.posts.showing(table_id)).home_id)
    names = await listed(member, home, "build", "tile", f"{tile} brick left")
    assert names
    line = r"\w+ \d at [A-E][1-9], .*brick.*: (pay|free).*"
    assert all(re.fullmatch(line, name) for name in names)
    assert await listed(member, home, "build", "tile", "brick on top")


async def test_words_are_enough_where_only_one_move_is_called_so(house):
    home, member = await at_the_harbour(house)
    outcome = await member.command(home, "copenhagen take", cards="3 and 4")
    assert "Done" in said(outcome["message"])
    assert "You take" in said(outcome["message"])


async def test_garbage_is_answered_with_an_example_in_words(house):
    home, member = await at_the_harbour(house)
    outcome = await member.command(home, "copenhagen take", cards="all of it, please")
    assert said(outcome["message"]).startswith(
        "“all of it, please” is none of your moves now. Choose from the list, or type one such as “1 and 2”."
    )
    outcome = await member.command(home, "copenhagen coat", use="garbage")
    assert "such as" in said(outcome["message"])
    assert not NOTATION.search(said(outcome["message"]))


async def test_words_that_fit_several_moves_are_answered_with_one_of_them(house):
    home, member = await at_the_harbour(house)
    outcome = await member.command(home, "copenhagen take", cards="and")
    assert "“and” fits several moves." in said(outcome["message"])
    assert "such as “1 and 2”" in said(outcome["message"])
