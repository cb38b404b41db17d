"""Positions worth a picture: games played by a simple builder, the same every time."""

from itertools import count

from games.chance import number_below
from games.kensington.building import points, with_tiles
from games.kensington.position import (
    Build,
    Building,
    Move,
    Options,
    Phase,
    Position,
    Take,
    Vote,
)
from games.kensington.rules import apply, legal_moves, setup
from games.kensington.tiles import ROOF, TILES, form_of

NAMES = ("Theo Park", "Saoirse", "Gwen", "Idris of Vale", "Mei")


def sample_game(
    seats: int, seed: str = "s1", options: Options | None = None, spread: float = 0.6
) -> list[Position]:
    """Every position of a whole game, first to last; the larger `spread`, the wider the buildings."""
    positions = [setup(seats, options or Options(), seed)]
    for step in count():
        position = positions[-1]
        if position.phase is Phase.OVER:
            return positions
        positions.append(apply(position, position.turn, _choice(position, seed, step, spread)))
    raise AssertionError("count() has no end")


def _choice(position: Position, seed: str, step: int, spread: float) -> Move:
    """The best move by a rough worth; chance decides among equals."""
    moves = [move for move in legal_moves(position, position.turn) if not isinstance(move, Vote)]
    worths = [_worth(position, move, seed, step, spread) for move in moves]
    best = [move for move, worth in zip(moves, worths, strict=True) if worth == max(worths)]
    return best[number_below(len(best), seed, "sample", step)]


def _worth(position: Position, move: Move, seed: str, step: int, spread: float) -> float:
    player = position.players[position.turn]
    match move:
        case Build(parts=parts, bought=bought):
            after = with_tiles(player.building, parts)
            return (
                _worth_of_building(after, spread)
                - _worth_of_building(player.building, spread)
                - 2 * bool(bought)
            )
        case Take(back=back):
            wish = number_below(
                10,
                seed,
                "wish",
                step,
            )
            wanted = (
                "C" if wish < 2 + len(player.building.columns) // 3 else "D" if wish == 9 else "AB"[wish % 2]
            )
            return float(back == wanted)
        case _:
            return -4


def _worth_of_building(building: Building, spread: float) -> float:
    """Points and cells are good; towers, valleys and low roofs are not."""
    heights = [len(column) for column in building.columns]
    steps = sum(abs(a - b) for a, b in zip(heights, heights[1:], strict=False))
    roofs = [placed for placed in building.placed if TILES[placed.tile].mark == ROOF]
    low = sum(max(0, 4 - placed.row) for placed in roofs)
    cells = sum(heights)
    area = len(heights) * (1 / spread) + max(heights) * 1.5
    hanging = sum(len(form_of(TILES[placed.tile].drawing).cells) for placed in roofs)
    return points(building) + cells - 0.7 * steps - 1.5 * low - area - 0.3 * hanging
