"""Puzzles: a seat's turn with one best answer, found by trying every whole turn there is; pure.

A whole turn goes on until somebody else is to act or something hidden would be shown. Puzzles are looked for
in games between gentle bot players; whatever the seat could not see was dealt anew and decides nothing.
"""

from collections import deque
from collections.abc import Iterator
from typing import Any, Final, TypeVar

import msgspec

from games.api import Game, Seat, read_options
from games.chance import shuffled
from games.puzzling import Puzzling
from games.self_play import steps
from games.thought import Level

P = TypeVar("P")
M = TypeVar("M")

MOST_POSITIONS: Final = 6000
"""A turn with more positions inside is no puzzle: nobody would get to the end of it either."""
MANY_TIMES: Final = 5
"""So many times the fewest ways to end a turn are many."""
MANY_RIVALS: Final = 3
MOST_TRIED: Final = 12
"""Turns of one game that are tried."""


class TooLong(Exception):
    """The turn has more positions inside than anybody would try."""


class Measure(msgspec.Struct, frozen=True):
    """How hard a puzzle is, in numbers."""

    results: int
    """In how many ways the turn can end that are not the same."""
    rivals: int
    """How many of them come within a point of the best."""
    steps: int
    """How many steps the best turn has."""
    stars: int
    """From 1, easy, to 5: a star more for a long way to the best turn, one for a very long way, one for many
    ways to end it, and one for many that come close."""


class Puzzle(msgspec.Struct, frozen=True):
    """A position, whose turn it is, and the best that can be made of it."""

    position: Any
    seat: int
    steps: tuple[str, ...]
    """The best turn, written. Nobody may know it before the day has ended."""
    worth: tuple[int, ...]
    measure: Measure

    @property
    def points(self) -> int:
        """What the best turn brings."""
        return self.worth[0]


class WholeTurn(msgspec.Struct, frozen=True):
    """The moves of a turn to its end, and where they lead."""

    moves: tuple[Any, ...]
    after: Any


class Trivial(msgspec.Struct, frozen=True):
    """Why a turn is no puzzle, in a word."""

    why: str


def puzzling_of(game: Game[Any, Any]) -> Puzzling[Any]:
    """How puzzles of a game are compared; only asked about games that have any."""
    assert game.puzzling is not None
    return game.puzzling


def ends_turn(game: Game[P, M], before: P, seat: Seat, move: M, after: P) -> bool:
    """Is the turn over with this move, or would it show something hidden?"""
    acting = game.to_act(after)
    if seat not in acting or any(each not in game.to_act(before) for each in acting):
        return True
    return game.reveals(before, seat, move)


def whole_turns(game: Game[P, M], first: P, seat: Seat, most: int = MOST_POSITIONS) -> Iterator[WholeTurn]:
    """Every way to end the turn, the shortest first; of several ways to one position inside it, the first."""
    waiting: deque[tuple[P, tuple[M, ...]]] = deque([(first, ())])
    seen = {first}
    while waiting:
        position, made = waiting.popleft()
        for move in game.legal_moves(position, seat):
            after = game.apply(position, seat, move)
            if ends_turn(game, position, seat, move, after):
                yield WholeTurn((*made, move), after)
            elif after not in seen:
                seen.add(after)
                if len(seen) > most:
                    raise TooLong
                waiting.append((after, (*made, move)))


def worth_of(game: Game[Any, Any], puzzle: Puzzle, after: Any) -> tuple[int, ...]:
    """What somebody's whole turn is worth; the best turn's worth is the puzzle's."""
    return puzzling_of(game).worth(puzzle.position, after, Seat(puzzle.seat))


def puzzle_in(game: Game[Any, Any], first: Any, seat: Seat, most: int = MOST_POSITIONS) -> Puzzle | Trivial:
    """The puzzle that a turn is, or why it is none."""
    ways = puzzling_of(game)
    found: dict[Any, tuple[tuple[int, ...], WholeTurn]] = {}
    try:
        for turn in whole_turns(game, first, seat, most):
            worth, result = ways.worth(first, turn.after, seat), ways.result(first, turn.after, seat)
            if result not in found or worth > found[result][0]:
                found[result] = worth, turn
    except TooLong:
        return Trivial("long")
    worths = sorted((worth for worth, _ in found.values()), reverse=True)
    if len(worths) < ways.fewest:
        return Trivial("narrow")
    best = worths[0]
    if best[0] < 1:
        return Trivial("pointless")
    if worths[1] == best:
        return Trivial("shared")
    if ways.worth(first, glanced(game, first, seat), seat)[0] >= best[0]:
        return Trivial("at a glance")
    turn = next(turn for worth, turn in found.values() if worth == best)
    rivals = sum(worth[0] >= best[0] - 1 for worth in worths[1:])
    written = tuple(map(game.write_move, turn.moves))
    return Puzzle(first, seat, written, best, _measure(ways, len(worths), rivals, len(written)))


def _measure(ways: Puzzling[Any], results: int, rivals: int, steps: int) -> Measure:
    is_long, is_very_long = (steps >= long for long in ways.long)
    has_many, has_close = results >= MANY_TIMES * ways.fewest, rivals >= MANY_RIVALS
    return Measure(results, rivals, steps, 1 + is_long + is_very_long + has_many + has_close)


def glanced(game: Game[P, Any], first: P, seat: Seat) -> P:
    """Where a turn leads whose every decision takes what brings most at once, of what comes to mind."""
    ways, position = puzzling_of(game), first
    while True:
        seen = _glances(game, position, seat, ways.glance)
        position, is_over = max(seen, key=lambda each: ways.worth(first, each[0], seat))
        if is_over:
            return position


def _glances(game: Game[P, Any], position: P, seat: Seat, steps: int) -> Iterator[tuple[P, bool]]:
    """Where so many steps lead, or fewer that end the turn; and whether they do."""
    obvious = puzzling_of(game).obvious
    for move in game.legal_moves(position, seat):
        if obvious(position, seat, move):
            after = game.apply(position, seat, move)
            if ends_turn(game, position, seat, move, after):
                yield after, True
            elif steps == 1:
                yield after, False
            else:
                yield from _glances(game, after, seat, steps - 1)


# Looking for one


def turns_of_a_game(game: Game[Any, Any], seed: str) -> Iterator[tuple[Any, Seat]]:
    """The positions in which a puzzle may begin, of a game between gentle bot players."""
    ways = puzzling_of(game)
    first = game.setup(ways.seats, read_options(game, ways.options), seed)
    for step in steps(game, first, Level.GENTLE, seed):
        if ways.begins(step.before, step.seat):
            yield game.scramble(step.before, step.seat, f"{seed} dealt anew"), step.seat


def found_in_game(game: Game[Any, Any], seed: str) -> Puzzle | None:
    """The first puzzle among some turns of a game, which is played for it."""
    turns = tuple(turns_of_a_game(game, seed))
    for number in shuffled(range(len(turns)), seed, "puzzle")[:MOST_TRIED]:
        found = puzzle_in(game, *turns[number])
        if isinstance(found, Puzzle):
            return found
    return None
