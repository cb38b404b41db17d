"""A board is put together from what was kept of the boards before it, and looks as if it were drawn anew."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from games.api import Game, new_table
from games.catalog import GAMES
from languages.reader import Reader
from rendering.catalog import PAINTERS
from rendering.kept import kept, kept_panel
from tests.quick import quick_first

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")


def views_of(game: Game[Any, Any], seats: int, seed: str) -> Iterator[Any]:
    """What everybody sees of a random game, move by move."""
    rng = random.Random(seed)
    position = new_table(game, seats, {}, seed)
    while acting := game.to_act(position):
        seat = rng.choice(acting)
        position = game.apply(position, seat, rng.choice(game.legal_moves(position, seat)))
        yield game.view_for(position, None)


def pixels(key: str, view: Any, seats: int) -> list[tuple[tuple[int, int], bytes]]:
    return [(image.size, image.tobytes()) for image in PAINTERS[key].table(view, Reader(names=NAMES[:seats]))]


@pytest.mark.parametrize("key", PAINTERS)
@pytest.mark.parametrize(("seed", "moves"), quick_first([("north", 37), ("north", None), ("south", None)]))
def test_not_a_pixel_differs_from_a_board_drawn_anew(key: str, seed: str, moves: int | None) -> None:
    seats = random.Random(seed).choice(GAMES[key].seats)
    views = list(islice(views_of(GAMES[key], seats, seed), moves))
    repainted = [pixels(key, view, seats) for view in views]
    for number in range(0, len(views), 9):
        kept.forget()
        kept_panel.forget()
        assert repainted[number] == pixels(key, views[number], seats), f"after move {number + 1}"
