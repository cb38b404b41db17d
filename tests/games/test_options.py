"""What can be chosen about a game, counted in two ways."""

import pytest

from games.api import read_options
from games.options import modes_of
from tests.games.walks import SHELF, combinations


@pytest.mark.parametrize("game", [game for game in SHELF if 1 in game.seats], ids=lambda game: game.key)
def test_the_modes_of_a_game_are_all_choices_of_options_that_it_takes(game):
    modes = [read_options(game, mode) for mode in modes_of(game, 1)]
    assert len(set(modes)) == len(modes)
    assert set(modes) == {read_options(game, options) for options in combinations(game, 1)}
