"""Nothing hidden leaves a game but through view_for; and a game that leaks is caught."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from games import copenhagen, kensington
from games.api import Game
from games.message import Typed, say
from tests.games.secrecy import check_secrecy
from tests.games.walks import EVERY_GAME, every_arrangement, every_table


@every_table
def test_nothing_hidden_leaves_a_game(game, seats):
    check_secrecy(game, seats, {})


@every_arrangement
def test_nothing_hidden_leaves_a_game_with_other_options(game, options):
    check_secrecy(game, game.seats[-1], options)


# Games broken on purpose


def shows_everything(game: Game[Any, Any]) -> Game[Any, Any]:
    return replace(game, view_for=lambda position, seat: position)


def shows_the_seed(game: Game[Any, Any]) -> Game[Any, Any]:
    def view_for(position, seat):
        return msgspec.structs.replace(game.view_for(position, seat), seed=position.seed)

    return replace(game, view_for=view_for)


def never_says_that_it_reveals(game: Game[Any, Any]) -> Game[Any, Any]:
    return replace(game, reveals=lambda position, seat, move: False)


def tells_what_is_hidden(game: Game[Any, Any]) -> Game[Any, Any]:
    """Beside what happened it says what comes next."""

    def tell(before, seat, move, after, viewer):
        hidden = before.supply if game is copenhagen.GAME else before.piles[0].rest
        return say(
            "table-told-before", text=Typed(f"{game.tell(before, seat, move, after, viewer)} {hidden}")
        )

    return replace(game, tell=tell)


def describes_what_is_hidden(game: Game[Any, Any]) -> Game[Any, Any]:
    def board(view, viewer):
        hidden = view.supply if game is copenhagen.GAME else view.piles[0].rest
        return (*game.board(view, viewer), str(hidden))

    return replace(game, board=board)


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
    assert game in (copenhagen.GAME, kensington.GAME)
    with pytest.raises(AssertionError):
        check_secrecy(broken(game), game.seats[0], {})
