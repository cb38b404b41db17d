"""How often somebody touches the screen to take a turn of Copenhagen, counted over the playground."""

from cogs.copenhagen.panel import panel
from games.copenhagen import GAME
from games.copenhagen.components import Ability
from games.copenhagen.house import coats_earned, points, with_tile
from games.copenhagen.position import Build, Phase, Placed
from tests.cogs.house import labels, said
from tests.cogs.players import play_until
from tests.cogs.touches import Touches
from tests.languages.english import english
from tests.quick import thorough


async def turn_where(house, fits):
    """A turn of Copenhagen that fits: gives the hand with the panel open, and what fitted."""
    table_id, member, found = await play_until(
        house, lambda turn: turn.position.phase is Phase.ACT and fits(turn)
    )
    hand = Touches(member, await house.board(table_id, member))
    await hand.press("Take your turn")
    return hand, found


def offered(turn, coats):
    """The key of a tile whose offered place earns so many coats of arms and does not end the game."""
    house = turn.position.players[turn.seat].house
    for key in (key for row in panel(turn, "").rows if isinstance(row, tuple) for key in row):
        what, _, text = (key.press.text if key.press else "").partition("~")
        move = GAME.read_move(text) if what == "build" else None
        if isinstance(move, Build):
            built = with_tile(house, Placed(move.tile, move.orientation, move.column, move.row))
            if coats_earned(house, built) == coats and points(built) < 11:
                return english(key.label)
    return None


async def test_taking_a_pair_takes_three(house):
    hand, _ = await turn_where(house, lambda turn: True)
    await hand.press("3 + 4")
    assert "Then you hold" in said(hand.message)
    await hand.press("Confirm: take")
    assert "Done" in said(hand.message)
    assert hand.count == 3


def may_do_both(turn):
    player = turn.position.players[turn.seat]
    return Ability.BOTH_ACTIONS in player.active and len(player.hand) < 6


@thorough
async def test_taking_a_pair_while_both_actions_is_ready_takes_three(house):
    hand, _ = await turn_where(house, may_do_both)
    await hand.press("3 + 4")
    await hand.press("End the turn")
    assert "Done" in said(hand.message)
    assert hand.count == 3


async def test_building_at_the_offered_place_takes_three(house):
    hand, tile = await turn_where(house, lambda turn: offered(turn, coats=0))
    await hand.press(tile)
    assert any(label.endswith("and end the turn") for label in labels(hand.message))
    await hand.press("Build ")
    assert "Done" in said(hand.message)
    assert hand.count == 3


async def build_with_a_coat(house):
    """Up to the coat of arms: three touches."""
    hand, tile = await turn_where(house, lambda turn: offered(turn, coats=1))
    await hand.press(tile)
    assert not any("end the turn" in label or label.startswith("Build") for label in labels(hand.message))
    await hand.press(next(label for label in labels(hand.message) if "then use a coat of arms" in label))
    assert hand.count == 3
    return hand


async def test_building_with_a_coat_for_a_white_tile_takes_six(house):
    hand = await build_with_a_coat(house)
    await hand.pick("Place a white tile")
    await hand.press("Place the white tile at ")
    assert "Done" in said(hand.message)
    assert hand.count == 6


async def test_building_with_a_coat_for_an_ability_takes_five(house):
    hand = await build_with_a_coat(house)
    await hand.press("Gain ")
    await hand.press("Confirm")
    assert "Done" in said(hand.message)
    assert hand.count == 5
