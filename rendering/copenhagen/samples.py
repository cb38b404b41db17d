"""Positions worth a picture: a game played by a simple builder, the same every time."""

from itertools import count

from games.api import NoOptions
from games.chance import number_below
from games.copenhagen.components import COLUMNS, HAND_LIMIT, WHITE
from games.copenhagen.house import coats_earned, points, with_tile
from games.copenhagen.position import (
    Build,
    Change,
    Gain,
    Move,
    Phase,
    Placed,
    Player,
    Position,
    Take,
    TurnBack,
    Use,
    White,
)
from games.copenhagen.rules import apply, legal_moves, setup
from games.copenhagen.tiles import FULL

NAMES = ("Freja", "Mads O.", "Ingrid", "Tobias")


def sample_game(seats: int, seed: str = "sample") -> list[Position]:
    """Every position of a whole game, first to last."""
    positions = [setup(seats, NoOptions(), seed)]
    for step in count():
        position = positions[-1]
        if position.phase is Phase.OVER:
            return positions
        positions.append(apply(position, position.turn, _choice(position, seed, step)))
    raise AssertionError("count() has no end")


def _choice(position: Position, seed: str, step: int) -> Move:
    """The best move by a rough worth; chance decides among equals."""
    moves = legal_moves(position, position.turn)
    player = position.players[position.turn]
    worths = [_worth(position, player, move) for move in moves]
    best = [move for move, worth in zip(moves, worths, strict=True) if worth == max(worths)]
    return best[number_below(len(best), seed, "sample", step)]


def _worth(position: Position, player: Player, move: Move) -> float:
    match move:
        case Build(tile=tile, turn=turn, column=column, row=row):
            return 2 * _worth_of_place(player, Placed(tile, turn, column, row))
        case White(column=column, row=row):
            return 6 + _worth_of_place(player, Placed(WHITE, 0, column, row))
        case Gain():
            return 9 - 3 * len(player.active)
        case TurnBack():
            return 6 + len(player.used)
        case Take(bridges=bridges):
            return _worth_of_cards(position, player, bridges)
        case Use() | Change():
            return 25 if position.turns % 7 == 0 else -20
        case _:
            return 0


def _worth_of_place(player: Player, placed: Placed) -> float:
    """Points and spaces are good; height and holes are not."""
    house = with_tile(player.house, placed)
    added = house.filled & ~player.house.filled
    holes = (added >> COLUMNS & ~house.filled & FULL).bit_count()
    gained = points(house) - points(player.house) + coats_earned(player.house, house)
    return 6 * gained + 1.5 * added.bit_count() - 6 * holes - 1.2 * placed.row


def _worth_of_cards(position: Position, player: Player, bridges: tuple[int, ...]) -> float:
    """Cards that match are good; a full hand is for building."""
    matching = sum(player.hand.count(position.harbour[bridge]) for bridge in bridges)
    spilled = max(0, len(player.hand) + len(bridges) - HAND_LIMIT)
    return 4 - 1.5 * len(bridges) + matching - 4 * spilled
