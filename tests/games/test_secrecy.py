"""Nothing hidden leaves a game but through view_for; and a game that leaks is caught."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from games.api import Game
from games.message import Typed, say, who
from tests.games import sealed
from tests.games.secrecy import SEED, check_secrecy
from tests.games.walks import EVERY_GAME, alone, every_arrangement, every_table


@every_table
def test_nothing_hidden_leaves_a_game(game, seats):
    check_secrecy(game, seats, {})


@every_arrangement
def test_nothing_hidden_leaves_a_game_with_other_options(game, options):
    check_secrecy(game, game.seats[-1], options)


@alone
def test_nothing_hidden_leaves_a_game_for_one_with_any_options(game, options):
    """All 31 combinations of Tenby; each looks at other steps of its game."""
    check_secrecy(game, 1, options, f"{SEED} {options}", every=4)


# Games broken on purpose


def shows_everything(game: Game[Any, Any]) -> Game[Any, Any]:
    return replace(game, view_for=lambda position, seat: position)


def shows_the_seed(game: Game[Any, Any]) -> Game[Any, Any]:
    return replace(game, view_for=lambda position, seat: (game.view_for(position, seat), SEED))


def never_says_that_it_reveals(game: Game[Any, Any]) -> Game[Any, Any]:
    return replace(game, reveals=lambda position, seat, move: False)


def tells_what_is_hidden(game: Game[Any, Any]) -> Game[Any, Any]:
    """Beside what happened it says all that it knows."""

    def tell(before, seat, move, after, viewer):
        told = game.tell(before, seat, move, after, viewer)
        return say("table-told-before", text=Typed(f"{told} {before}"))

    return replace(game, tell=tell)


def describes_what_is_hidden(game: Game[Any, Any]) -> Game[Any, Any]:
    return replace(game, board=lambda view, viewer: (*game.board(view, viewer), str(view)))


def scrambles_nothing(game: Game[Any, Any]) -> Game[Any, Any]:
    return replace(game, scramble=lambda position, viewer, seed: position)


Break = Callable[[Game[Any, Any]], Game[Any, Any]]


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize(
    "broken",
    [
        shows_everything,
        shows_the_seed,
        never_says_that_it_reveals,
        tells_what_is_hidden,
        describes_what_is_hidden,
        scrambles_nothing,
    ],
)
def test_a_game_that_leaks_is_caught(game, broken: Break):
    with pytest.raises(AssertionError):
        check_secrecy(broken(game), game.seats[0], {})


def test_a_game_that_tells_everybody_what_was_chosen_in_secret_is_caught():
    def tell(before, seat, move, after, viewer):
        told = sealed.GAME.tell(before, seat, move, after, viewer)
        return say("sealed-picks", who=who(seat), card=move.card) if move.card else told

    with pytest.raises(AssertionError, match="a secret move is told"):
        check_secrecy(replace(sealed.GAME, tell=tell), 2, {})
