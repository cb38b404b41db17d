"""A command: bot players of two levels against each other, deal by deal and seat by seat.

python -m bot.arena copenhagen sharp steady --seats 2 --deals 20
python -m bot.arena copenhagen

The second lets everybody meet everybody. On every deal the one level sits alone among players of the other,
once on each seat, so that neither deals nor seats favour anybody. A deal is one observation: its games share
their luck.
"""

import argparse
import math
import random
import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import Any, Final

from bot.terminal import printed
from games.api import Game, Seat, check_seats, new_table
from games.catalog import GAMES
from games.errors import BadOption
from games.message import say
from games.thought import Level, Thought

AT_RANDOM: Final = "random"
"""Makes any legal move; the arena's only player that does not think."""
PLAYERS: Final = (AT_RANDOM, *Level)


@dataclass(frozen=True, kw_only=True)
class Match:
    """What is played: one seat by `one`, all others by `others`."""

    game: str
    seats: int
    one: str
    others: str
    nodes: int = 0


@dataclass(frozen=True)
class Played:
    """One deal, once on each seat: the one's share of wins, its points, and what its thinking took."""

    share: float
    lead: float
    """Its points ahead of the others' mean."""
    points: float
    slowest: float
    """The one's longest decision, in seconds."""
    decisions: int
    seconds: float


@dataclass(frozen=True)
class Mean:
    """A mean with its 95 % interval."""

    value: float
    within: float

    @classmethod
    def of(cls, values: list[float]) -> "Mean":
        """The mean of independent values; the interval by Student's t, near enough for ten deals and more."""
        if len(values) < 2:
            return cls(values[0], math.inf)
        wide = 1.96 + 2.4 / (len(values) - 1)
        return cls(statistics.mean(values), wide * statistics.stdev(values) / math.sqrt(len(values)))

    def shown(self, times: float = 1.0) -> str:
        """As it is printed."""
        low, high = (self.value - self.within) * times, (self.value + self.within) * times
        return f"{self.value * times:.1f} [{low:.1f}, {high:.1f}]"


def played(match: Match, deal: str) -> Played:
    """One deal, with the one on each seat in turn."""
    game = GAMES[match.game]
    games = [_game(game, match, deal, Seat(seat)) for seat in range(match.seats)]
    return Played(
        share=statistics.mean(each.share for each in games),
        lead=statistics.mean(each.lead for each in games),
        points=statistics.mean(each.points for each in games),
        slowest=max(each.slowest for each in games),
        decisions=sum(each.decisions for each in games),
        seconds=sum(each.seconds for each in games),
    )


def _game(game: Game[Any, Any], match: Match, deal: str, seat: Seat) -> Played:
    position = new_table(game, match.seats, {}, deal)
    slowest, seconds, decisions, turn = 0.0, 0.0, 0, 0
    while acting := game.to_act(position):
        mover = acting[0]
        player = match.one if mover == seat else match.others
        start = time.process_time()
        moves = _moves(game, position, mover, player, f"{deal}/{turn}", match.nodes)
        if mover == seat:
            spent = time.process_time() - start
            slowest, seconds, decisions = max(slowest, spent), seconds + spent, decisions + 1
        for move in moves:
            position = game.apply(position, mover, move)
            turn += 1
    outcome = game.outcome(position)
    assert outcome is not None  # nobody is to act
    points = [score.points for score in game.standing(position)]
    won = [place == 1 for place in outcome.places]
    others = [points[other] for other in range(match.seats) if other != seat]
    return Played(
        share=won[seat] / sum(won),
        lead=points[seat] - (statistics.mean(others) if others else 0),
        points=points[seat],
        slowest=slowest,
        decisions=decisions,
        seconds=seconds,
    )


def _moves(
    game: Game[Any, Any], position: Any, seat: Seat, player: str, dice: str, nodes: int
) -> tuple[Any, ...]:
    """What the player does now: the moves of its best plan."""
    view = game.view_for(position, seat)
    if player == AT_RANDOM:
        return (random.Random(dice).choice(game.legal_moves(view, seat)),)
    assert game.think is not None  # the command refuses other games
    return game.think(view, seat, Thought(Level(player), dice, nodes))[0].moves


def report(match: Match, deals: list[Played]) -> str:
    """What the match came to, in a line."""
    share = Mean.of([deal.share for deal in deals])
    lead = Mean.of([deal.lead for deal in deals])
    points = Mean.of([deal.points for deal in deals])
    decisions = max(1, sum(deal.decisions for deal in deals))
    a_decision = 1000 * sum(deal.seconds for deal in deals) / decisions
    return (
        f"{match.game} {match.seats} seats, {match.one} against {match.others}, {len(deals)} deals: "
        f"wins {share.shown(100)} % (even {100 / match.seats:.0f}), ahead by {lead.shown()} points, "
        f"has {points.shown()}; {a_decision:.0f} ms a decision, "
        f"the longest {1000 * max(deal.slowest for deal in deals):.0f}"
    )


def main(arguments: list[str] | None = None) -> int:
    """Play one match, or all between any two, and print what each came to."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    if asked.one and not asked.others:
        parser.error(f"whom does {asked.one} play against?")
    game = GAMES[asked.game]
    try:
        check_seats(game, asked.seats)
        if game.think is None:
            raise BadOption(say("game-nobody-thinks", game=game.title))
    except BadOption as refusal:
        print(printed(refusal.said), file=sys.stderr)
        return 1
    with ProcessPoolExecutor(asked.cores) as pool:
        for match in _matches(asked):
            deals = [f"{asked.deck} {number}" for number in range(asked.deals)]
            play = map if asked.cores == 1 else pool.map
            print(report(match, list(play(partial(played, match), deals))), flush=True)
    return 0


def _matches(asked: argparse.Namespace) -> list[Match]:
    """The match that was named; else all of them, the better player alone among the others."""
    worse_first = combinations(PLAYERS, 2)
    pairs = [(asked.one, asked.others)] if asked.others else [(one, others) for others, one in worse_first]
    return [
        Match(game=asked.game, seats=asked.seats, one=one, others=others, nodes=asked.nodes)
        for one, others in pairs
    ]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot.arena", description=__doc__)
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument(
        "one", nargs="?", choices=PLAYERS, help="who sits alone; if nobody is named, all meet"
    )
    parser.add_argument("others", nargs="?", choices=PLAYERS, help="who sits on all other seats")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=20, help="each is played once for every seat")
    parser.add_argument("--nodes", type=int, default=0, help="the sharp player's budget (0: the game's own)")
    parser.add_argument(
        "--deck", default="report", help="other decks are other deals: tune on one, report on another"
    )
    parser.add_argument("--cores", type=int, default=1)
    return parser


if __name__ == "__main__":
    sys.exit(main())
