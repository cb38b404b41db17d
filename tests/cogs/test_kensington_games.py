"""Complete games of Kensington over the playground, and turns that go on after a restart."""

import pytest

from games.kensington.names import As, tile_name
from games.kensington.position import Build, End, Phase
from languages.reader import Reader
from tests.cogs.house import labels, press, said
from tests.cogs.players import (
    ByButtons,
    ByCommands,
    Mixed,
    acting,
    check_over,
    command_for,
    opened,
    play_out,
    seat_down,
    walk,
)
from tests.cogs.tastes import hoarding_move
from tests.languages.english import english
from tests.quick import quick, thorough


@thorough
@pytest.mark.parametrize("way", [ByButtons, ByCommands])
@pytest.mark.parametrize("seats", [2, 3])
async def test_a_game_until_the_seventh_bird(house, way, seats):
    members = (house.anna, house.bruno, house.chidi)[:seats]
    table_id = await seat_down(house, *members, game="kensington")
    table = await play_out(house, table_id, members, way())
    await check_over(house, table_id)
    assert table.position.end is End.BIRDS


async def test_a_game_drawn_blindly_with_birds_not_counted_until_all_agree_to_end(house):
    members = (house.anna, house.bruno)
    options = {"heap_view": False, "public_bird_counter": False}
    table_id = await seat_down(house, *members, game="kensington", options=options, place="channel")
    way = Mixed()
    for _ in range(16):
        await way.decide(house, await acting(house, table_id, members), table_id)
    turn = await hoard_until(house, table_id, lambda turn: turn.position.phase is Phase.TAKE)
    member = await acting(house, table_id, members)
    panel = await opened(house, member, table_id)
    assert "birds" not in said(panel)
    assert any(label.startswith("Take A plain, free, ") for label in labels(panel))
    drafted = await walk(house, member, table_id, panel, "vote")
    assert "You agree to end the game (1 of 2)." in said(drafted)

    await hoard_until(house, table_id, lambda other: other.seat != turn.seat)
    other = await acting(house, table_id, members)
    home = str((await house.store.posts.showing(table_id)).home_id)
    name, typed = await command_for(house, other, home, table_id, "vote")
    await other.command(home, name, **typed)
    await check_over(house, table_id)
    assert (await house.tables.load(table_id)).position.end is End.VOTE


async def hoard_until(house, table_id, is_there):
    """Play on without Discord until a turn is as wanted; gives it."""
    while True:
        table = await house.tables.load(table_id)
        user_id = table.holders[table.acting[0]].user_id
        turn = await house.tables.turn(table_id, user_id)
        if is_there(turn):
            return turn
        await house.tables.choose(table_id, user_id, table.game.write_move(hoarding_move(turn.position)))


PRESSED = {
    Phase.TAKE: ("A1", "takes a plain tile"),
    Phase.BUILD: ("store", "stores the "),
    Phase.LAST_BUILD: ("end", "ends the turn"),
}


@pytest.mark.parametrize("phase", quick(PRESSED, Phase.BUILD))
async def test_a_panel_opened_before_a_restart_plays_on_after_it(house, phase):
    members = (house.anna, house.bruno, house.chidi)
    table_id = await seat_down(house, *members, game="kensington")
    before = await hoard_until(house, table_id, lambda turn: turn.position.phase is phase)
    member = await acting(house, table_id, members)
    panel = await opened(house, member, table_id)
    await house.restart()
    text, words = PRESSED[phase]
    await walk(house, member, table_id, panel, text)
    newest = (await house.store.log.load(table_id))[-1]
    assert (newest.seat, newest.text) == (before.seat, text)
    assert words in Reader().read(newest.said)
    assert (await house.shown(table_id)).version == before.table.version + 1


async def test_the_result_stands_after_a_restart(house):
    members = (house.anna, house.bruno, house.chidi)
    table_id = await seat_down(house, *members, game="kensington")
    await hoard_until(house, table_id, lambda turn: turn.position.phase is Phase.LAST_BUILD)
    await play_out(house, table_id, members, ByButtons())
    await house.restart()
    await check_over(house, table_id)


def drafts(turn):
    """The builds that a seat may still undo."""
    game = turn.table.game
    builds = [move for move in game.legal_moves(turn.position, turn.seat) if isinstance(move, Build)]
    texts = [game.write_move(move) for move in builds if not move.bought]
    return [text for text in texts if not turn.tried(text).needs_confirming]


async def test_a_drafted_build_outlives_a_restart_and_can_be_undone(house):
    members = (house.anna, house.bruno)
    table_id = await seat_down(house, *members, game="kensington")
    turn = await hoard_until(house, table_id, drafts)
    member = await acting(house, table_id, members)
    drafted = await walk(house, member, table_id, await opened(house, member, table_id), drafts(turn)[0])
    assert "Drafted, only you see it: You build " in said(drafted)
    await house.restart()
    undone = await press(member, drafted, "Undo step")
    assert "Drafted" not in said(undone["message"])
    assert (await house.tables.load(table_id)).version == turn.table.version


def purchases(turn):
    """The builds that begin with buying a tile."""
    moves = turn.table.game.legal_moves(turn.position, turn.seat)
    return [move for move in moves if isinstance(move, Build) and move.bought]


async def test_a_tile_is_bought_from_a_player_called_by_name(house):
    members = (house.anna, house.bruno)
    table_id = await seat_down(house, *members, game="kensington")
    turn = await hoard_until(house, table_id, purchases)
    move = purchases(turn)[0]
    text = turn.table.game.write_move(move)
    buyer = await acting(house, table_id, members)
    seller = next(member for member in members if member is not buyer)
    home = str((await house.store.posts.showing(table_id)).home_id)
    offered = await buyer.complete(home, "kensington build", "tiles", tiles=f"bought {seller.name}")
    assert text in [choice["value"] for choice in offered]
    shown = await walk(house, buyer, table_id, await opened(house, buyer, table_id), text)
    told = said(shown).replace("**", "")
    assert f"You buy {english(tile_name(move.bought, As.THE))} from {seller.name} and build " in told


async def test_a_tile_is_taken_by_typing_what_the_list_calls_it(house):
    members = (house.anna, house.bruno)
    table_id = await seat_down(house, *members, game="kensington")
    member = await acting(house, table_id, members)
    home = str((await house.store.posts.showing(table_id)).home_id)
    offered = await member.complete(home, "kensington take", "tile", tile="A2")
    (line,) = [choice["name"] for choice in offered if choice["value"] == "A2"]
    await member.command(home, "kensington take", tile=line.partition(":")[0])
    assert (await house.tables.load(table_id)).position.hand
