"""Positions worth a picture: a game played by a simple builder, the same every time."""

from itertools import count

from msgspec.structs import replace
from PIL.Image import Image

from games.api import NoOptions, Seat
from games.chance import number_below
from games.copenhagen.components import COLUMNS, HAND_LIMIT, ROWS, WHITE
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
from games.copenhagen.rules import apply, legal_moves, setup, view_for
from games.copenhagen.tiles import FULL
from games.message import say
from languages.reader import Medium, Reader
from languages.shelf import ENGLISH
from rendering.copenhagen.builder import draw_draft
from rendering.copenhagen.layout import LAYOUTS
from rendering.copenhagen.private import draw_private
from rendering.copenhagen.table import draw_table

NAMES = ("Freja", "Mads O.", "Ingrid", "Tobias")
_SEEDS = {2: "s7", 3: "s6", 4: "s0"}
"""Games whose houses are well filled."""
UNSUPPORTED = say("copenhagen-floats")


def sample_pictures(language: str = ENGLISH) -> dict[str, Image]:
    """Every kind of picture, by name."""
    reader = Reader(language, NAMES, medium=Medium.PICTURE)
    pictures = {}
    for seats in LAYOUTS:
        game = sample_game(seats)
        pictures[f"table_{seats}"] = draw_table(view_for(after_a_build(game), None), reader)
        pictures[f"over_{seats}"] = draw_table(view_for(game[-1], None), reader)
    view, seat, build = sample_build()
    floating = replace(build, row=build.row + 1)
    pictures["builder"] = draw_draft(view, seat, build, "", reader)
    pictures["builder_refused"] = draw_draft(view, seat, floating, UNSUPPORTED, reader)
    pictures["builder_empty"] = draw_draft(view, seat, None, "", reader)
    pictures["turn"] = draw_private(view, seat, reader)
    pictures["turn_taking"] = draw_draft(*sample_take(), "", reader)
    return pictures


def after_a_build(game: list[Position]) -> Position:
    """Late in a game, right after somebody built."""
    late = game[len(game) * 6 // 7 :]
    return next(position for position in late if position.phase is Phase.ACT and _has_built(position))


def _has_built(position: Position) -> bool:
    return position.last is not None and position.last.placed > 0


def sample_build() -> tuple[Position, Seat, Build]:
    """The view of a seat about to make the best build of a game, and that build."""
    found = []
    for position in sample_game(3):
        player = position.players[position.turn]
        if player.house.filled.bit_count() < 20 or len(player.hand) < 5:
            continue
        for move in legal_moves(position, position.turn):
            if isinstance(move, Build) and move.row + 4 < ROWS:
                placed = Placed(move.tile, move.orientation, move.column, move.row)
                found.append((_worth_of_place(player, placed), position, move))
    _, position, build = max(found, key=lambda entry: entry[0])
    return view_for(position, position.turn), position.turn, build


def sample_take() -> tuple[Position, Seat, Take]:
    """The view of a seat about to take a pair that goes over the limit, and that take."""
    for position in reversed(sample_game(4)):
        if position.phase is Phase.ACT and len(position.players[position.turn].hand) == HAND_LIMIT - 1:
            return view_for(position, position.turn), position.turn, Take((1, 2))
    raise AssertionError("nobody holds so many cards")


def sample_game(seats: int) -> list[Position]:
    """Every position of a whole game, first to last."""
    seed = _SEEDS[seats]
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
        case Build(tile=tile, orientation=orientation, column=column, row=row):
            return 2 * _worth_of_place(player, Placed(tile, orientation, column, row))
        case White(column=column, row=row):
            return 6 + _worth_of_place(player, Placed(WHITE, 0, column, row))
        case Gain():
            return 9 - 3 * len(player.active)
        case TurnBack():
            return 6 + len(player.used)
        case Take(bridges=bridges):
            return _worth_of_cards(position, player, bridges)
        case Use() | Change():
            return 25 if position.turn_number % 7 == 0 else -20
        case _:
            return 0


def _worth_of_place(player: Player, placed: Placed) -> float:
    """Points and spaces are good; height and holes are not."""
    house = with_tile(player.house, placed)
    added = house.filled & ~player.house.filled
    holes = (added >> COLUMNS & ~house.filled & FULL).bit_count()
    gained = points(house) - points(player.house) + coats_earned(player.house, house)
    top = (added.bit_length() - 1) // COLUMNS
    return 6 * gained + 2 * added.bit_count() - 6 * holes - top


def _worth_of_cards(position: Position, player: Player, bridges: tuple[int, ...]) -> float:
    """Cards that match are good; a full hand is for building."""
    matching = sum(player.hand.count(position.harbour[bridge]) for bridge in bridges)
    spilled = max(0, len(player.hand) + len(bridges) - HAND_LIMIT)
    return 4 - 1.5 * len(bridges) + matching - 4 * spilled
