"""Positions worth a picture: games played by a simple builder, the same every time."""

from itertools import count, pairwise

from msgspec.structs import replace
from PIL.Image import Image

from games.api import Seat
from games.chance import number_below
from games.kensington.building import points, with_tiles
from games.kensington.position import Build, Building, Move, Options, Phase, Position, Take, Vote
from games.kensington.refusals import why_not
from games.kensington.rules import apply, legal_moves, setup, view_for
from games.kensington.tiles import ROOF, TILES
from languages.reader import Medium, Reader
from languages.shelf import ENGLISH
from rendering.kensington.builder import draw_draft
from rendering.kensington.elevation import size_of
from rendering.kensington.private import draw_private
from rendering.kensington.table import draw_table

NAMES = ("Theo Park", "Saoirse", "Gwen", "Idris of Vale", "Mei")
_SEED = "s1"


def sample_pictures(language: str = ENGLISH) -> dict[str, Image]:
    """Every kind of picture, by name."""
    reader = Reader(language, NAMES, medium=Medium.PICTURE)
    pictures = {}
    for seats in range(2, 6):
        game = sample_game(seats)
        pictures[f"table_{seats}"] = draw_table(view_for(after_a_build(game, 0.45), None), reader)[0]
        pictures[f"late_{seats}"] = draw_table(view_for(after_a_build(game, 0.9), None), reader)[0]
        pictures[f"over_{seats}"] = draw_table(view_for(game[-1], None), reader)[0]
        pictures[f"choice_{seats}"] = draw_private(view_for(game[len(game) // 2], Seat(0)), 0, reader)
    blind = sample_game(3, Options(heap_view=False, public_bird_counter=False))
    pictures["blind"] = draw_table(view_for(after_a_build(blind, 0.45), None), reader)[0]
    late = after_a_build(sample_game(4), 0.9)
    pictures["choice_wide"] = draw_private(view_for(late, Seat(2)), 2, reader)
    return pictures | _drafts(reader)


def _drafts(reader: Reader) -> dict[str, Image]:
    view, seat, build = sample_build(1)
    unit_view, unit_seat, unit = sample_build(2)
    wide_view, wide_seat, wide = sample_build(1, wide=True)
    many_view, many_seat, many = sample_build(2, wide=True)
    floating = replace(build, parts=tuple(replace(part, row=part.row + 1) for part in build.parts))
    return {
        "builder": draw_draft(view, seat, build, "", reader),
        "builder_wide": draw_draft(wide_view, wide_seat, wide, "", reader),
        "builder_wide_unit": draw_draft(many_view, many_seat, many, "", reader),
        "builder_wide_empty": draw_draft(wide_view, wide_seat, None, "", reader),
        "builder_unit": draw_draft(unit_view, unit_seat, unit, "", reader),
        "builder_refused": draw_draft(view, seat, floating, why_not(view, seat, floating), reader),
        "builder_empty": draw_draft(view, seat, None, "", reader),
    }


def after_a_build(game: list[Position], part: float) -> Position:
    """The first position past a part of a game in which somebody has just built and another is to take."""
    later = game[int(len(game) * part) :]
    return next(position for position in later if position.phase is Phase.TAKE and _has_built(position))


def _has_built(position: Position) -> bool:
    return position.last is not None and position.last.placed > 0


def sample_build(tiles: int, wide: bool = False) -> tuple[Position, Seat, Build]:
    """The view of a seat about to make the best build of so many tiles in a game, and that build; its
    house is wide, or neither wide nor low."""
    found = []
    for position in sample_game(3):
        building = position.players[position.turn].building
        columns, rows = size_of(building)
        if wide == (columns > 8) and (wide or columns <= 1.4 * rows):
            for move in legal_moves(position, position.turn):
                if isinstance(move, Build) and len(move.parts) == tiles:
                    gained = points(with_tiles(building, move.parts)) - points(building)
                    found.append((gained, position, move))
    _, position, build = max(found, key=lambda entry: entry[0])
    return view_for(position, position.turn), position.turn, build


def sample_game(seats: int, options: Options | None = None) -> list[Position]:
    """Every position of a whole game, first to last."""
    positions = [setup(seats, options or Options(), _SEED)]
    for step in count():
        position = positions[-1]
        if position.phase is Phase.OVER:
            return positions
        positions.append(apply(position, position.turn, _choice(position, step)))
    raise AssertionError("count() has no end")


def _choice(position: Position, step: int) -> Move:
    """The best move by a rough worth; chance decides among equals."""
    moves = [move for move in legal_moves(position, position.turn) if not isinstance(move, Vote)]
    worths = [_worth(position, move, step) for move in moves]
    best = [move for move, worth in zip(moves, worths, strict=True) if worth == max(worths)]
    return best[number_below(len(best), _SEED, "sample", step)]


def _worth(position: Position, move: Move, step: int) -> float:
    building = position.players[position.turn].building
    match move:
        case Build(parts=parts, bought=bought):
            return _worth_of(with_tiles(building, parts)) - _worth_of(building) - 2 * bool(bought)
        case Take(back=back):
            return float(back == _wish(len(building.columns), step))
        case _:
            return -4


def _wish(columns: int, step: int) -> str:
    """The back to take: roofs more often the wider the building."""
    lot = number_below(10, _SEED, "wish", step)
    if lot < 2 + columns // 3:
        return "C"
    return "D" if lot == 9 else "AB"[lot % 2]


def _worth_of(building: Building) -> float:
    """Points and cells are good; towers, valleys and low roofs are not."""
    heights = [len(column) for column in building.columns]
    steps = sum(abs(a - b) for a, b in pairwise(heights))
    roofs = [placed for placed in building.placed if TILES[placed.tile].mark == ROOF]
    low = sum(max(0, 4 - placed.row) for placed in roofs)
    area = len(heights) * 1.7 + max(heights) * 1.5
    return points(building) + sum(heights) - 0.7 * steps - 1.5 * low - area - 0.6 * len(roofs)
