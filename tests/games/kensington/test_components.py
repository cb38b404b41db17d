"""What is in the box and how a table is set up, counted against the rulebook."""

from collections import Counter

import pytest

from games.api import new_table
from games.errors import BadOption
from games.kensington import GAME
from games.kensington.position import Options
from games.kensington.rules import setup
from games.kensington.tiles import TILES, Back, form_of
from tests.languages.english import refused

ALL = tuple(TILES.values())


def test_there_are_100_tiles_under_their_own_names():
    assert len(ALL) == 100
    assert all(name == tile.name for name, tile in TILES.items())


def test_of_70_window_tiles_half_are_lit_and_30_carry_a_diamond():
    windows = [tile for tile in ALL if tile.mark in "wd"]
    assert Counter(tile.mark for tile in windows) == {"w": 35, "d": 35}
    assert Counter(tile.back for tile in windows) == {Back.PLAIN: 40, Back.DIAMOND: 30}
    assert sum(tile.diamond for tile in windows) == 30


def test_of_24_roofs_9_carry_a_bird():
    roofs = [tile for tile in ALL if tile.back is Back.ROOF]
    assert len(roofs) == 24
    assert all(tile.mark == "^" for tile in roofs)
    assert sum(tile.bird for tile in ALL) == sum(tile.bird for tile in roofs) == 9


def test_the_six_specials_are_square_walls_and_red_doors():
    specials = [tile for tile in ALL if tile.back is Back.SPECIAL]
    assert Counter(tile.mark for tile in specials) == {"#": 3, "D": 3}
    assert {tile.drawing for tile in specials} == {"X"}


def test_cats_are_black_on_lit_and_white_on_dark_windows():
    assert Counter(tile.mark for tile in ALL if tile.cat) == {"w": 8, "d": 8}
    assert sum(tile.silhouette for tile in ALL) == 10


def test_both_colours_have_as_many_windows():
    windows = Counter()
    for tile in ALL:
        windows[tile.mark] += tile.drawing.count("X")
    assert windows["w"] == windows["d"] == 111
    assert sum(form_of(tile.drawing).width for tile in ALL if tile.mark == "^") == 50


@pytest.mark.parametrize("drawing", sorted({tile.drawing for tile in ALL}))
def test_an_outline_is_unbroken_in_every_column(drawing):
    form = form_of(drawing)
    for column in range(form.width):
        rows = sorted(y for x, y in form.cells if x == column)
        assert rows == list(range(form.bottoms[column], form.bottoms[column] + form.sizes[column]))
    assert min(form.bottoms) == 0


@pytest.mark.parametrize(("seats", "tokens"), [(2, 8), (3, 12), (4, 16), (5, 20)])
def test_tokens_by_players_and_one_for_each(seats, tokens):
    position = setup(seats, Options(), "seed")
    assert [player.tokens for player in position.players] == [1] * seats
    assert position.pool == tokens - seats


@pytest.mark.parametrize("seats", range(2, 6))
def test_everyone_begins_with_a_door_and_all_tiles_are_in_the_heap(seats):
    position = setup(seats, Options(), "seed")
    assert all(player.building.columns == ("D",) for player in position.players)
    assert [pile.size for pile in position.piles] == [40, 30, 24, 6]


def test_the_start_player_is_drawn_by_lot():
    assert {setup(3, Options(), str(seed)).turn for seed in range(30)} == {0, 1, 2}


def test_options_are_checked():
    position = new_table(GAME, 2, {"heap_view": False}, "seed")
    assert not any(pile.shown for pile in position.piles)
    with refused(BadOption, match="relaxed_support"):
        new_table(GAME, 2, {"relaxed_support": True}, "seed")
    with refused(BadOption, match="2 to 5 players, not 6"):
        new_table(GAME, 6, {}, "seed")
