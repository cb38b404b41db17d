"""How simple players do at Tenby alone: means and percentiles, a line for every combination of options.

    python -m benchmarks.solo --games 200 --mode cliff_climb

Random makes any legal move. Greedy looks one ply ahead: it gains the card whose best place brings most
points, and spends rings by a fixed recipe. It never draws blindly, reveals or plans, so its figures are lower
bounds.
"""

import argparse
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import product
from statistics import mean
from typing import Final

from msgspec.structs import replace

from games.api import Seat, check_options
from games.errors import BadOption
from games.tenby import GAME
from games.tenby.actions import places_for
from games.tenby.anchors import compass_number, solo_of
from games.tenby.components import ACCOLADE_POINTS, ACCOLADES, ANCHORS, COMPASSES, COSTS, Action
from games.tenby.market import plain_ends
from games.tenby.position import (
    Accolades,
    Buy,
    Choose,
    DrawResidents,
    EndTurn,
    Keep,
    Move,
    Options,
    Place,
    Position,
    Shift,
    Solo,
    Take,
    TakePlainEnd,
    TakeRing,
    Town,
    Visit,
)
from games.tenby.scenarios import differences, differences_of
from games.tenby.score_lines import result
from games.tenby.solo_accolades import is_reached
from games.tenby.solo_table import DrawCompass, LowerCompass, PlaceToken, PlayCompass, SetOut
from games.tenby.town import with_card, with_shift
from games.tenby.turns import with_player

ALONE: Final = Seat(0)
_ICONS: Final = {
    Action.TERRACE: 3.8,
    Action.PIER: 4.2,
    Action.LANDMARK: 6.5,
    Action.RESIDENT: 5.0,
    Action.RING: 1.3,
}
"""What an icon brings on average, for choosing a compass."""
_WORTH_A_MOVE: Final = 4
_WORTH_A_CARD: Final = 3
_RESERVE: Final = 2
"""Rings that are kept for compasses in the Alternative Take."""
Player = Callable[[Position, random.Random], Move]


# Players


def at_random(position: Position, rng: random.Random) -> Move:
    """Any legal move."""
    return rng.choice(GAME.legal_moves(position, ALONE))


def greedily(position: Position, rng: random.Random) -> Move:
    """The move that brings most at once; chance decides among equals."""
    moves, now = GAME.legal_moves(position, ALONE), result(position, ALONE).total
    worths = [_worth(position, now, move) for move in moves]
    return rng.choice([move for move, worth in zip(moves, worths, strict=True) if worth == max(worths)])


def _worth(position: Position, now: int, move: Move) -> float:
    match move:
        case Keep(place):
            player = position.players[0]
            return _gain(position, now, player.town, (*player.residents, player.drawn[place]))
        case Place():
            return _gain(position, now, with_card(position.players[0].town, move))
        case Take(card) | Choose(card):
            return 1 + _best_place(position, now, card)
        case TakePlainEnd(deck):
            return 1 + _best_place(position, now, plain_ends(position.market, deck)[0])
        case DrawResidents():
            return 1 + _ICONS[Action.RESIDENT]
        case Shift():
            return _worth_of_shift(position, now, move)
        case Buy(action):
            return _worth_of_buying(position, now, action)
        case TakeRing() | EndTurn():
            return 0.5 if isinstance(move, TakeRing) else 0
        case Visit(terraces, _):
            return terraces
        case _:
            return _worth_of_planning(position, move)


def _worth_of_planning(position: Position, move: Move) -> float:
    match move:
        case PlayCompass(number):
            return sum(_ICONS[icon] for icon in COMPASSES[number].actions)
        case DrawCompass():
            row = solo_of(position).row
            return 99 if not differences(position).has_anchors and len(row) < 2 else -1
        case LowerCompass():
            return 1 if compass_number(position) == ANCHORS[solo_of(position).anchor].number else -1
        case SetOut():
            return 0
        case PlaceToken(card):
            return is_reached(position, card)
        case _:
            return -99


def _gain(position: Position, now: int, town: Town, residents: tuple[str, ...] | None = None) -> float:
    """What another town, or other residents, would bring."""
    player = position.players[0]
    changed = replace(player, town=town, residents=player.residents if residents is None else residents)
    return result(with_player(position, ALONE, changed), ALONE).total - now


def _best_place(position: Position, now: int, card: str) -> float:
    if card in ACCOLADES:
        return ACCOLADE_POINTS if is_reached(position, card) else 1
    town = position.players[0].town
    gains = [_gain(position, now, with_card(town, place)) for place in places_for(position, ALONE, card)]
    return max(gains, default=-2)


def _spare_rings(position: Position) -> int:
    reserve = 0 if differences(position).has_anchors else _RESERVE
    return position.players[0].rings - reserve


def _worth_of_shift(position: Position, now: int, move: Shift) -> float:
    if _spare_rings(position) < differences(position).move_cost:
        return -99
    gain = _gain(position, now, with_shift(position.players[0].town, move))
    return gain - 1 if gain >= _WORTH_A_MOVE else -99


def _worth_of_buying(position: Position, now: int, action: Action) -> float:
    """A terrace that brings more than a little, if the rings for it can be spared."""
    if action is not Action.TERRACE or _spare_rings(position) < COSTS[Action.TERRACE]:
        return -99
    best = max((_best_place(position, now, card) for card in position.market.terraces.open_cards), default=0)
    return best - 1 if best >= _WORTH_A_CARD else -99


# Games


def points_of(options: Options, player: Player, seed: str) -> int | None:
    """The points of one game; None if it was lost on the way."""
    rng, position = random.Random(seed), GAME.setup(1, options, seed)
    while GAME.to_act(position):
        position = GAME.apply(position, ALONE, player(position, rng))
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


def line_of(options: Options, name: str, player: Player, games: int) -> str:
    """Mean, percentiles, and how many were won or lost."""
    played = [points_of(options, player, f"{name} {game}") for game in range(games)]
    points = sorted(each for each in played if each is not None)
    goal = differences_of(options.solo).goal
    visitors = "visitors" if options.thanks_for_visiting else "-"
    told = f"{options.solo:17}{visitors:10}{options.accolades:11}{name:8}{games:5}"
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
    asked = parser.parse_args(argv)
    head = f"{'game':17}{'':10}{'accolades':11}{'player':8}{'games':>5}    mean   p10   p50   p90   max"
    sys.stdout.write(f"{head}\n")
    for options in modes():
        if asked.mode in (None, options.solo):
            for name, player in (("random", at_random), ("greedy", greedily)):
                sys.stdout.write(f"{line_of(options, name, player, asked.games)}\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
