"""Figures 10 and 11: placements against the plainest way, and complete random games per second."""

import random
import time
from typing import Any

from benchmarks.figure import Figure, against, seconds_for
from games.api import Game, new_table
from games.catalog import GAMES
from games.copenhagen.components import FACADE_TILES
from games.copenhagen.position import House
from games.copenhagen.tiles import ORIENTATIONS, spaces, standing_anchors
from tests.games.copenhagen.naive import placements

GAMES_TIMED = 40
GAMES_A_SECOND = {"copenhagen": 300, "tenby": 100}
AT_LEAST_A_SECOND = 50
"""For a game without a goal of its own."""


def figures() -> list[Figure]:
    """Both figures, for every game on the shelf."""
    return [_placements(), *(_playouts(game) for game in GAMES.values())]


def _houses() -> list[int]:
    """Houses as they come up in play: random tiles where they can stand."""
    rng = random.Random(7)
    houses = []
    for tiles in range(8):
        filled = House().filled
        for _ in range(tiles):
            orientation = rng.choice(ORIENTATIONS[rng.choice(list(FACADE_TILES))])
            if places := spaces(standing_anchors(filled)[orientation.shape]):
                filled |= orientation.mask << rng.choice(places)
        houses.append(filled)
    return houses


def _placements() -> Figure:
    houses = _houses()
    as_sets = [{(place % 5, place // 5) for place in spaces(filled)} for filled in houses]
    ours = seconds_for(lambda: [standing_anchors(filled) for filled in houses], 200)
    naive = seconds_for(lambda: [placements(filled) for filled in as_sets], 1)
    ratio = naive / ours
    reached = "reached" if ratio >= 80 else "missed"
    return Figure("10 placements of all tiles / sets of tuples", f"1/{ratio:.0f}", f"<= 1/80: {reached}")


def _playouts(game: Game[Any, Any]) -> Figure:
    seats = game.seats[len(game.seats) // 2]
    start = time.perf_counter()
    moves = sum(_random_game(game, seats, str(number)) for number in range(GAMES_TIMED))
    spent = time.perf_counter() - start
    return Figure(
        f"11 random games per second, {game.title} with {seats} seats",
        f"{GAMES_TIMED / spent:.0f} ({moves / spent:.0f} moves per second)",
        against(GAMES_TIMED / spent, GAMES_A_SECOND.get(game.key, AT_LEAST_A_SECOND), more_is_better=True),
    )


def _random_game(game: Game[Any, Any], seats: int, seed: str) -> int:
    rng = random.Random(seed)
    position = new_table(game, seats, {}, seed)
    moves = 0
    while acting := game.to_act(position):
        position = game.apply(position, acting[0], rng.choice(game.legal_moves(position, acting[0])))
        moves += 1
    return moves
