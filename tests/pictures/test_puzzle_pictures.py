"""The pictures of puzzles against the kept ones, and that the answer is in none before its time."""

from functools import cache

import pytest
from msgspec.structs import replace

from bot.puzzle import DailyPuzzle, solution
from games.api import Seat
from games.catalog import GAMES
from games.puzzle import found_in_game
from languages.reader import Medium, Reader
from rendering.puzzle.picture import draw_puzzle
from rendering.puzzle.plain import draw_plain
from rendering.puzzle.values import PuzzleValues
from tests.pictures.picture_comparison import assert_looks_like, looks_like
from tests.quick import quick

SEEDS = {"copenhagen": "x1", "kensington": "x0", "tenby": "x0"}


@cache
def puzzle_of(key):
    """A puzzle of a game, the same as ever."""
    seeds = (f"{SEEDS[key]}{number}" for number in range(99))
    return next(found for seed in seeds if (found := found_in_game(GAMES[key], seed)) is not None)


def values_of(key, **more):
    game, puzzle = GAMES[key], puzzle_of(key)
    return PuzzleValues(
        game=key,
        number=128,
        view=game.view_for(puzzle.position, Seat(puzzle.seat)),
        seat=puzzle.seat,
        stars=puzzle.measure.stars,
        tried=146,
        found=31,
        **more,
    )


def solved_values(key):
    daily = DailyPuzzle(1, key, 1, puzzle_of(key), 128)
    return values_of(key, solved=solution(daily).view, points=daily.puzzle.points)


@pytest.mark.parametrize("key", quick(GAMES, "copenhagen"))
def test_a_puzzle_looks_as_it_was_accepted(key):
    assert_looks_like(f"puzzle-{key}", draw_puzzle(values_of(key, run=4), Reader("en")))


@pytest.mark.parametrize("key", GAMES)
def test_its_answer_looks_as_it_was_accepted(key):
    assert_looks_like(f"puzzle-{key}-solved", draw_puzzle(solved_values(key), Reader("de")))


@pytest.mark.parametrize("key", GAMES)
def test_everybodys_copy_has_no_run_and_one_more_who_found_it_is_seen(key):
    public = values_of(key)
    assert not looks_like(draw_puzzle(public, Reader()), draw_puzzle(replace(public, run=4), Reader()))
    assert not looks_like(draw_puzzle(public, Reader()), draw_puzzle(replace(public, found=32), Reader()))


@pytest.mark.parametrize("key", GAMES)
def test_a_game_without_a_painter_of_its_own_is_shown_as_its_turns_are(key):
    drawn = draw_plain(values_of(key), Reader(medium=Medium.PICTURE))
    assert drawn.width == 1200
