"""How players do at Tenby alone: means and percentiles, a line for every combination of options.

    python -m benchmarks.solo --games 200 --mode cliff_climb --players random steady

Random makes any legal move, the others are the bot players of each level (sharp takes its time).
"""

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import product
from statistics import mean
from typing import Final

from games.api import Seat, check_options
from games.errors import BadOption
from games.tenby import GAME, advice
from games.tenby.anchors import solo_of
from games.tenby.position import Accolades, Move, Options, Position, Solo
from games.tenby.scenarios import differences_of
from games.tenby.score_lines import result
from games.thought import Level, Thought

ALONE: Final = Seat(0)
AT_RANDOM: Final = "random"
PLAYERS: Final = (AT_RANDOM, *Level)


def moves_of(player: str, position: Position, dice: str, nodes: int) -> tuple[Move, ...]:
    """What the player does now, from what it sees."""
    view = GAME.view_for(position, ALONE)
    if player == AT_RANDOM:
        return (random.Random(dice).choice(GAME.legal_moves(view, ALONE)),)
    return advice.think(view, ALONE, Thought(Level(player), dice, nodes))[0].moves


# Games


def points_of(options: Options, player: str, seed: str, nodes: int) -> int | None:
    """The points of one game; None if it was lost on the way."""
    position, made = GAME.setup(1, options, seed), 0
    while GAME.to_act(position):
        for move in moves_of(player, position, f"{seed}/{made}", nodes):
            position, made = GAME.apply(position, ALONE, move), made + 1
    return None if solo_of(position).is_lost else result(position, ALONE).total


def modes() -> list[Options]:
    """Every combination of options that goes together, the plainest first."""
    return sorted(
        _modes(), key=lambda each: (each.accolades is not Accolades.NONE) + each.thanks_for_visiting
    )


def _modes() -> Iterator[Options]:
    for solo, visitors, accolades in product(Solo, (False, True), Accolades):
        options = Options(solo=solo, thanks_for_visiting=visitors, accolades=accolades)
        with suppress(BadOption):
            check_options(GAME, 1, options)
            yield options


def line_of(options: Options, player: str, games: int, nodes: int) -> str:
    """Mean, percentiles, and how many were won or lost."""
    played = [points_of(options, player, f"alone {game}", nodes) for game in range(games)]
    points = sorted(each for each in played if each is not None)
    goal = differences_of(options.solo).goal
    visitors = "visitors" if options.thanks_for_visiting else "-"
    told = f"{options.solo:17}{visitors:10}{options.accolades:11}{player:8}{games:5}"
    if points:
        tenth, half, ninetieth = (points[int(len(points) * part)] for part in (0.1, 0.5, 0.9))
        told += f"{mean(points):8.1f}{tenth:6}{half:6}{ninetieth:6}{points[-1]:6}"
    won = f"{sum(each >= goal for each in points)} reach {goal}" if goal else ""
    lost = f"{games - len(points)} lost" if len(points) < games else ""
    return " ".join(part for part in (told, won, lost) if part)


def main(argv: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--mode", choices=[str(solo) for solo in Solo], help="this solo game only")
    parser.add_argument("--players", nargs="+", choices=PLAYERS, default=[AT_RANDOM, Level.STEADY])
    parser.add_argument("--nodes", type=int, default=0, help="the sharp player's budget (0: its own)")
    asked = parser.parse_args(argv)
    head = f"{'game':17}{'':10}{'accolades':11}{'player':8}{'games':>5}    mean   p10   p50   p90   max"
    sys.stdout.write(f"{head}\n")
    for options in modes():
        if asked.mode in (None, options.solo):
            for player in asked.players:
                sys.stdout.write(f"{line_of(options, player, asked.games, asked.nodes)}\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
