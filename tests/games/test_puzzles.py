"""Every puzzle has one best turn: found again by a slow search of its own, which knows nothing of ours.

The slow search tries every sequence of legal moves, one after another, remembers nothing, and compares by
rules written here a second time.
"""

from functools import cache
from itertools import count, islice

import pytest
from msgspec.structs import replace

from games.api import Seat
from games.catalog import GAMES
from games.copenhagen.components import COAT_ROWS, COAT_SPACES
from games.puzzle import (
    MOST_POSITIONS,
    Puzzle,
    Trivial,
    found_in_game,
    puzzle_in,
    turns_of_a_game,
    whole_turns,
)
from games.tenby.position import Phase
from games.tenby.scoring import completed_streets

HOW_MANY = {"copenhagen": 8, "kensington": 6, "tenby": 3}
QUICK = {"copenhagen": 1, "kensington": 1, "tenby": 1}
some_puzzles = pytest.mark.parametrize(
    ("key", "how_many"),
    [*QUICK.items(), *(pytest.param(*case, marks=pytest.mark.thorough) for case in HOW_MANY.items())],
)
MOST_SEQUENCES = 60_000
"""A slow search is for turns that do not have too many ways through them."""


@cache
def puzzles(key, how_many):
    """Some puzzles of a game, none of which has too many ways through it for the slow search."""
    return list(islice(puzzles_of(GAMES[key]), how_many))


def puzzles_of(game):
    for number in count():
        puzzle = found_once(game, f"slow {number}")
        if puzzle is not None and slow_turns(game, puzzle) is not None:
            yield puzzle


found_once = cache(found_in_game)


@cache
def slow_turns(game, puzzle):
    """Where every sequence of legal moves of the turn leads; None if there are too many of them."""
    ends = []
    seat = Seat(puzzle.seat)
    waiting = [puzzle.position]
    tried = 0
    while waiting:
        position = waiting.pop()
        for move in game.legal_moves(position, seat):
            tried += 1
            if tried > MOST_SEQUENCES:
                return None
            after = game.apply(position, seat, move)
            is_shown = game.reveals(position, seat, move)
            if is_shown or game.to_act(after) != game.to_act(position):
                ends.append(after)
            else:
                waiting.append(after)
    return ends


# What is compared, a second time


def worth(key, before, after, seat):
    points = [game_points(key, position, seat) for position in (before, after)]
    gained = points[1] - points[0]
    was, now = before.players[seat], after.players[seat]
    if key == "copenhagen":
        last = after.last
        taken = last.took if (last.seat, last.turn_number) == (seat, before.turn_number) else ""
        return gained, coats(now) - coats(was), len(now.hand) - len(was.hand) - len(taken)
    if key == "kensington":
        return gained, now.birds - was.birds, now.tokens - was.tokens
    return gained, completed_streets(now.town) - completed_streets(was.town), now.rings - was.rings


def game_points(key, position, seat):
    """What everybody sees while the game goes on; in Tenby residents count only when it is over."""
    going_on = replace(position, phase=Phase.DAY) if key == "tenby" else position
    return GAMES[key].standing(going_on)[seat].points


def coats(player):
    """Coats of arms that a house has earned: covered, or of completed rows."""
    filled = player.house.filled
    covered = sum(bool(filled >> ((row - 1) * 5 + column - 1) & 1) for row, column in COAT_SPACES)
    rows = sum(filled >> (row - 1) * 5 & 31 == 31 for row in COAT_ROWS)
    return covered + rows


# The puzzles


@some_puzzles
def test_no_sequence_of_moves_is_worth_more_than_the_answer(key, how_many):
    for puzzle in puzzles(key, how_many):
        ends = slow_turns(GAMES[key], puzzle)
        best = max(worth(key, puzzle.position, after, puzzle.seat) for after in ends)
        assert best == puzzle.worth


@some_puzzles
def test_every_sequence_that_is_worth_as_much_leads_to_the_same(key, how_many):
    game = GAMES[key]
    for puzzle in puzzles(key, how_many):
        ends = slow_turns(game, puzzle)
        best = [each for each in ends if worth(key, puzzle.position, each, puzzle.seat) == puzzle.worth]
        assert len({game.puzzling.result(puzzle.position, after, puzzle.seat) for after in best}) == 1


@some_puzzles
def test_the_written_answer_leads_there_and_nothing_hidden_is_shown_on_the_way(key, how_many):
    game = GAMES[key]
    for puzzle in puzzles(key, how_many):
        position, seat = puzzle.position, Seat(puzzle.seat)
        for number, text in enumerate(puzzle.steps):
            move = game.read_move(text)
            assert move in game.legal_moves(position, seat)
            is_last = number == len(puzzle.steps) - 1
            assert is_last or not game.reveals(position, seat, move)
            position = game.apply(position, seat, move)
        assert worth(key, puzzle.position, position, puzzle.seat) == puzzle.worth


@some_puzzles
def test_what_the_seat_cannot_see_decides_nothing(key, how_many):
    game = GAMES[key]
    for puzzle in puzzles(key, how_many)[:3]:
        seat = Seat(puzzle.seat)
        dealt_anew = game.scramble(puzzle.position, seat, "another deal")
        assert game.view_for(dealt_anew, seat) == game.view_for(puzzle.position, seat)
        again = puzzle_in(game, dealt_anew, seat)
        assert (again.steps, again.worth, again.measure) == (puzzle.steps, puzzle.worth, puzzle.measure)


def test_the_same_seed_makes_the_same_puzzle_and_another_one_another():
    game = GAMES["copenhagen"]
    found = [found_in_game(game, f"seed {number}") for number in range(4)]
    assert found == [found_in_game(game, f"seed {number}") for number in range(4)]
    positions = [each.position for each in found if each is not None]
    assert len(set(positions)) == len(positions) > 1


@some_puzzles
def test_difficulty_is_between_one_and_five_stars(key, how_many):
    for puzzle in puzzles(key, how_many):
        measure = puzzle.measure
        assert 1 <= measure.stars <= 5
        assert measure.steps == len(puzzle.steps)
        assert measure.results >= GAMES[key].puzzling.fewest


@pytest.mark.thorough
def test_what_is_trivial_is_said_to_be_so():
    game = GAMES["copenhagen"]
    found = [puzzle_in(game, *turn) for number in range(6) for turn in turns_of_a_game(game, f"t{number}")]
    why = {each.why for each in found if isinstance(each, Trivial)}
    assert {"narrow", "shared"} <= why <= {"narrow", "shared", "pointless", "at a glance", "long"}
    assert any(isinstance(each, Puzzle) for each in found)


def test_a_turn_that_nobody_could_think_through_is_no_puzzle():
    game = GAMES["copenhagen"]
    puzzle = puzzles("copenhagen", 1)[0]
    seat = Seat(puzzle.seat)
    assert puzzle_in(game, puzzle.position, seat, most=2) == Trivial("long")
    assert len(list(whole_turns(game, puzzle.position, seat))) < MOST_POSITIONS * 100
