"""How often somebody touches the screen to take a turn of Kensington, counted over the playground."""

from games.kensington.position import Build, Phase
from tests.cogs.house import key, labels, parts, said
from tests.cogs.players import acting, seat_down
from tests.cogs.test_kensington_games import hoard_until
from tests.cogs.touches import Touches


async def with_a_tile_taken(house, table_id, members, outline="A1"):
    """The hand of whoever is to act, after the tile is taken: three touches."""
    member = await acting(house, table_id, members)
    hand = Touches(member, await house.board(table_id, member))
    await hand.press("Take your turn")
    await hand.press(outline)
    assert "You take a plain tile, " in said(hand.message)
    await hand.press("Confirm")
    assert hand.count == 3
    return hand


async def test_taking_and_building_takes_five_and_four_at_the_offered_place(house):
    members = (house.anna, house.bruno)
    table_id = await seat_down(house, *members, game="kensington")
    hand = await with_a_tile_taken(house, table_id, members)
    assert "You took" in said(hand.message)
    elsewhere = next(part for part in parts(hand.message) if "· row" in part.get("label", "") and grey(part))
    await hand.press(elsewhere["label"])
    await hand.press("Build ")
    assert "Done" in said(hand.message)
    assert hand.count == 5

    hand = await with_a_tile_taken(house, table_id, members)
    assert key(hand.message, "Build ")["label"].partition(":")[0].endswith("and end the turn")
    await hand.press("Build ")
    assert "Done" in said(hand.message)
    assert hand.count == 4


def grey(button):
    return button["style"] == 2 and not button.get("disabled")


async def test_taking_and_storing_takes_four(house):
    members = (house.anna, house.bruno)
    table_id = await seat_down(house, *members, game="kensington")
    hand = await with_a_tile_taken(house, table_id, members)
    await hand.press("Store the ")
    assert "Done" in said(hand.message)
    assert hand.count == 4
    assert (await house.store.log.load(table_id))[-1].text == "store"


def leaves_more_to_build(turn):
    """A turn that begins, with a tile in the warehouse that could be built now."""
    if turn.position.phase is not Phase.TAKE or not turn.position.players[turn.seat].stored:
        return False
    game = turn.table.game
    held = game.apply(turn.position, turn.seat, game.read_move("A1"))
    return any(isinstance(move, Build) for move in game.legal_moves(held, turn.seat))


async def test_building_what_was_taken_ends_the_turn_even_if_more_could_be_built(house):
    members = (house.anna, house.bruno)
    table_id = await seat_down(house, *members, game="kensington")
    turn = await hoard_until(house, table_id, leaves_more_to_build)
    hand = await with_a_tile_taken(house, table_id, members)
    assert "Place it" in "".join(labels(hand.message))
    await hand.press("Build ")
    assert "Done" in said(hand.message)
    assert hand.count == 4
    assert (await house.shown(table_id)).acting != (turn.seat,)


async def test_a_game_without_hands_has_no_button_for_one(house):
    table_id = await seat_down(house, house.anna, house.bruno, game="kensington")
    assert labels(await house.board(table_id)) == ["Take your turn", "Board as text", "History"]
    other = await seat_down(house, house.anna, house.bruno, game="copenhagen")
    assert "My hand" in labels(await house.board(other))
