"""What is in the box and how a table begins, against the rulebook's counts."""

from collections import Counter

import pytest

from games.api import NoOptions
from games.copenhagen.components import COPIES, FACADE_TILES, Ability, Colour
from games.copenhagen.position import EndCard
from games.copenhagen.rules import setup
from games.copenhagen.tiles import ORIENTATIONS

SEATS = (2, 3, 4)


def test_every_coloured_tile_has_exactly_one_brick_space():
    assert all(drawing.count("B") == 1 for drawing in FACADE_TILES.values())


def test_every_tile_has_the_spaces_its_name_says():
    for tile, drawing in FACADE_TILES.items():
        assert drawing.count("B") + drawing.count("W") == int(tile[1])


def test_four_players_have_ten_tiles_of_each_colour():
    assert sum(COPIES[4].values()) == 10


@pytest.mark.parametrize(("seats", "tiles"), [(2, 35), (3, 40), (4, 50)])
def test_fewer_players_leave_tiles_in_the_box(seats, tiles):
    position = setup(seats, NoOptions(), "seed")
    assert sum(position.stock) == tiles
    assert position.whites == 12


def test_flipping_matters_for_seven_tiles_only():
    assert {tile for tile, forms in ORIENTATIONS.items() if len(forms) == 8} == {
        "R3", "B3", "Y3", "B4", "Y4", "R5", "Y5",
    }  # fmt: skip


@pytest.mark.parametrize(("seats", "supply"), [(2, 59), (3, 45), (4, 51)])
def test_the_supply_left_after_setting_up(seats, supply):
    assert len(setup(seats, NoOptions(), "seed").supply) == supply


@pytest.mark.parametrize(("seats", "each"), [(2, 14), (3, 12), (4, 14)])
def test_cards_of_each_colour(seats, each):
    position = setup(seats, NoOptions(), "seed")
    cards = Counter(position.supply + position.harbour + "".join(p.hand for p in position.players))
    del cards["E"]
    assert cards == {colour.value: each for colour in Colour}


@pytest.mark.parametrize(("seats", "dealt"), [(2, [2, 3]), (3, [2, 3, 3]), (4, [2, 3, 3, 4])])
def test_hands_are_dealt_from_the_first_player_on(seats, dealt):
    for seed in range(12):
        position = setup(seats, NoOptions(), str(seed))
        in_turn_order = [len(position.players[(position.turn + n) % seats].hand) for n in range(seats)]
        assert in_turn_order == dealt


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn_by_the_seed(seats):
    assert {setup(seats, NoOptions(), str(seed)).turn for seed in range(60)} == set(range(seats))


def test_with_two_players_the_end_card_lies_among_the_last_ten():
    places = set()
    for seed in range(200):
        position = setup(2, NoOptions(), str(seed))
        assert position.end_card is EndCard.SUPPLY
        places.add(position.supply.index("E"))
    assert places == set(range(49, 59))


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_the_end_card_waits_aside(seats):
    position = setup(seats, NoOptions(), "seed")
    assert position.end_card is EndCard.ASIDE
    assert "E" not in position.supply


def test_everybody_begins_with_any_cards():
    for player in setup(4, NoOptions(), "seed").players:
        assert (player.active, player.used) == ((Ability.ANY_CARDS,), ())
