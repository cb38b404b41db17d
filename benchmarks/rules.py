"""Figures 10 and 11: placements against the plainest way, complete random games and playouts per second."""

import random
import time
from typing import Any

from benchmarks.figure import Figure, against, seconds_for
from games.api import Game, new_table
from games.catalog import GAMES
from games.copenhagen.components import FACADE_TILES
from games.copenhagen.position import House
from games.copenhagen.tiles import ORIENTATIONS, spaces, standing_anchors
from games.thought import Level, Thought
from tests.games.copenhagen.naive import placements

GAMES_TIMED = 40
GAMES_A_SECOND = {"copenhagen": 300, "tenby": 100}
AT_LEAST_A_SECOND = 50
"""For a game without a goal of its own."""

PLAYOUTS_A_SECOND = 500
NODES = 200
LOOKS = 24
"""At how many positions the sharp player is timed, with so many nodes each."""


def figures() -> list[Figure]:
    """The placements, and what every game on the shelf plays and plays on in a second."""
    thinking = [_played_on(game) for game in GAMES.values() if game.think is not None]
    return [_placements(), *(_playouts(game) for game in GAMES.values()), *thinking]


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
    start = time.process_time()
    moves = sum(_random_game(game, seats, str(number)) for number in range(GAMES_TIMED))
    spent = time.process_time() - start
    return Figure(
        f"11 random games per second, {game.title} with {seats} seats",
        f"{GAMES_TIMED / spent:.0f} ({moves / spent:.0f} moves per second)",
        against(GAMES_TIMED / spent, GAMES_A_SECOND.get(game.key, AT_LEAST_A_SECOND), more_is_better=True),
    )


def _played_on(game: Game[Any, Any]) -> Figure:
    """How fast the sharp player plays on, with all that it does around it."""
    assert game.think is not None  # asked only about games that are thought about
    seats = game.seats[len(game.seats) // 2]
    nodes, spent = 0, 0.0
    for position in _looks(game, seats):
        seat = game.to_act(position)[0]
        view = game.view_for(position, seat)
        start = time.process_time()
        plans = game.think(view, seat, Thought(Level.SHARP, "benchmark", NODES))
        took = time.process_time() - start
        # Where more nodes change nothing, nothing is played on: that is no playout.
        if plans != game.think(view, seat, Thought(Level.SHARP, "benchmark", 2 * NODES)):
            nodes, spent = nodes + NODES, spent + took
    return Figure(
        f"11b playouts per second of CPU in the sharp player, {game.title} with {seats} seats",
        f"{nodes / spent:.0f}",
        against(nodes / spent, PLAYOUTS_A_SECOND, more_is_better=True),
    )


def _looks(game: Game[Any, Any], seats: int) -> list[Any]:
    """Positions of a random game that somebody may think about."""
    rng = random.Random("looks")
    position, found = new_table(game, seats, {}, "looks"), []
    while acting := game.to_act(position):
        found.append(position)
        position = game.apply(position, acting[0], rng.choice(game.legal_moves(position, acting[0])))
    return found[:: max(1, len(found) // LOOKS)]


def _random_game(game: Game[Any, Any], seats: int, seed: str) -> int:
    rng = random.Random(seed)
    position = new_table(game, seats, {}, seed)
    moves = 0
    while acting := game.to_act(position):
        position = game.apply(position, acting[0], rng.choice(game.legal_moves(position, acting[0])))
        moves += 1
    return moves
