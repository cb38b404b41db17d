"""Positions worth a picture, of games between steady bot players, the same every time."""

from functools import cache, partial

from msgspec.structs import replace
from PIL.Image import Image

from games.api import Seat
from games.kensington import GAME
from games.kensington.building import points, with_tiles
from games.kensington.position import Build, Options, Phase, Position
from games.kensington.refusals import why_not
from games.kensington.rules import legal_moves, setup, view_for
from games.self_play import positions
from games.thought import Level
from languages.reader import Medium, Reader
from languages.shelf import ENGLISH
from rendering.kensington.builder import draw_draft
from rendering.kensington.elevation import size_of
from rendering.kensington.private import draw_private
from rendering.kensington.table import draw_table
from rendering.samples import Kinds, Samples

NAMES = ("Theo Park", "Saoirse", "Gwen", "Idris of Vale", "Mei")
_SEEDS = {2: "s1", 3: "s53", 4: "s31", 5: "s4"}
"""Games whose houses differ: wide and tall ones, and with four seats too many for one picture."""


def sample_pictures(language: str = ENGLISH) -> Samples:
    """Every kind of picture, by name."""
    reader = Reader(language, NAMES, medium=Medium.PICTURE)
    kinds: Kinds = {}
    for seats in range(2, 6):
        game = sample_game(seats)
        kinds[f"table_{seats}"] = partial(_first, after_a_build(game, 0.45), reader)
        kinds[f"late_{seats}"] = partial(_first, after_a_build(game, 0.9), reader)
        kinds[f"over_{seats}"] = partial(_first, game[-1], reader)
        kinds[f"choice_{seats}"] = partial(_choice, game[len(game) // 2], Seat(0), reader)
    blind = sample_game(3, Options(heap_view=False, public_bird_counter=False))
    kinds["blind"] = partial(_first, after_a_build(blind, 0.45), reader)
    kinds["choice_wide"] = partial(_choice, after_a_build(sample_game(4), 0.9), Seat(2), reader)
    return Samples(kinds | _drafts(reader))


def _first(position: Position, reader: Reader) -> Image:
    return draw_table(view_for(position, None), reader)[0]


def _choice(position: Position, seat: Seat, reader: Reader) -> Image:
    return draw_private(view_for(position, seat), seat, reader)


def _drafts(reader: Reader) -> Kinds:
    view, seat, build = sample_build(1)
    unit = sample_build(2)
    wide_view, wide_seat, wide = sample_build(1, wide=True)
    many = sample_build(2, wide=True)
    floating = replace(build, parts=tuple(replace(part, row=part.row + 1) for part in build.parts))
    refusal = why_not(view, seat, floating)
    return {
        "builder": lambda: draw_draft(view, seat, build, "", reader),
        "builder_wide": lambda: draw_draft(wide_view, wide_seat, wide, "", reader),
        "builder_wide_unit": lambda: draw_draft(*many, "", reader),
        "builder_wide_empty": lambda: draw_draft(wide_view, wide_seat, None, "", reader),
        "builder_unit": lambda: draw_draft(*unit, "", reader),
        "builder_refused": lambda: draw_draft(view, seat, floating, refusal, reader),
        "builder_empty": lambda: draw_draft(view, seat, None, "", reader),
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


@cache
def sample_game(seats: int, options: Options | None = None) -> list[Position]:
    """Every position of a whole game, first to last."""
    seed = _SEEDS[seats]
    return positions(GAME, setup(seats, options or Options(), seed), Level.STEADY, seed)
