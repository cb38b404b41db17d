"""How random games of Kensington end: a command that plays them and prints a line per number of seats."""

import argparse
import random
from collections import Counter
from statistics import mean

from games.kensington.position import Build, End, Move, Options, Position, Take, Vote
from games.kensington.rules import apply, legal_moves, setup, standing


def random_move(position: Position, rng: random.Random) -> Move:
    """Build if anything can be built, wherever; else take a tile with any back; never buy or agree to end."""
    moves = [move for move in legal_moves(position, position.turn) if not isinstance(move, Vote)]
    own = [move for move in moves if isinstance(move, Build) and not move.bought]
    takes = [move for move in moves if isinstance(move, Take)]
    if takes:
        back = rng.choice(sorted({move.back for move in takes}))
        return rng.choice([move for move in takes if move.back == back])
    return rng.choice(own or moves)


def random_game(seats: int, options: Options, seed: str) -> Position:
    """The last position of a game between players who move at random."""
    rng = random.Random(seed)
    position = setup(seats, options, seed)
    while position.end is None:
        position = apply(position, position.turn, random_move(position, rng))
    return position


def report(seats: int, games: int, options: Options) -> str:
    """One line: points, the winner's points, turns for each player, and why the games ended."""
    last = [random_game(seats, options, f"{seats}/{number}") for number in range(games)]
    totals = [[score.points for score in standing(position)] for position in last]
    ends = Counter(position.end for position in last)
    shares = ", ".join(f"{end} {100 * ends[end] / games:.0f} %" for end in End if ends[end])
    return (
        f"{seats} seats: mean {mean(mean(points) for points in totals):.1f}, "
        f"winner {mean(max(points) for points in totals):.1f}, "
        f"turns each {mean(position.turn_number / seats for position in last):.1f}; ended by {shares}"
    )


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m games.kensington", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games for each number of seats")
    parser.add_argument("--blind", action="store_true", help="without the heap view")
    chosen = parser.parse_args()
    for seats in range(2, 6):
        print(report(seats, chosen.games, Options(heap_view=not chosen.blind)))


if __name__ == "__main__":
    main()
