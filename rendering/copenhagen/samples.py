"""Positions worth a picture, of games between steady bot players, the same every time."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from operator import itemgetter

from msgspec.structs import replace
from PIL.Image import Image

from games.api import NoOptions, Seat
from games.copenhagen import GAME
from games.copenhagen.components import HAND_LIMIT, ROWS
from games.copenhagen.house import coats_earned, points, with_tile
from games.copenhagen.position import Build, Phase, Placed, Position, Take
from games.copenhagen.refusals import why_not
from games.copenhagen.rules import legal_moves, setup, view_for
from games.copenhagen.tiles import ORIENTATIONS
from games.self_play import positions
from games.thought import Level
from languages.reader import Medium, Reader
from languages.shelf import ENGLISH
from rendering.copenhagen.builder import draw_draft
from rendering.copenhagen.layout import LAYOUTS
from rendering.copenhagen.private import draw_private
from rendering.copenhagen.table import draw_table
from rendering.samples import Kinds, Samples

NAMES = ("Freja", "Mads O.", "Ingrid", "Tobias")
_SEEDS = {2: "s16", 3: "s117", 4: "s199"}
"""Games whose houses differ and are well filled."""


def sample_pictures(language: str = ENGLISH) -> Samples:
    """Every kind of picture, by name."""
    reader = Reader(language, NAMES, medium=Medium.PICTURE)
    kinds: Kinds = {}
    for seats in LAYOUTS:
        kinds[f"table_{seats}"] = partial(_table, seats, after_a_build, reader)
        kinds[f"over_{seats}"] = partial(_table, seats, itemgetter(-1), reader)
    view, seat, build = sample_build()
    floating = replace(build, row=build.row + 1)
    refusal = why_not(view, seat, floating)
    return Samples(
        kinds
        | {
            "builder": lambda: draw_draft(view, seat, build, "", reader),
            "builder_refused": lambda: draw_draft(view, seat, floating, refusal, reader),
            "builder_empty": lambda: draw_draft(view, seat, None, "", reader),
            "turn": lambda: draw_private(view, seat, reader),
            "turn_taking": lambda: draw_draft(*sample_take(), "", reader),
        }
    )


def _table(seats: int, moment: Callable[[list[Position]], Position], reader: Reader) -> Image:
    return draw_table(view_for(moment(sample_game(seats)), None), reader)


def after_a_build(game: list[Position]) -> Position:
    """Late in a game, right after somebody built."""
    late = game[len(game) * 6 // 7 :]
    return next(position for position in late if position.phase is Phase.ACT and _has_built(position))


def _has_built(position: Position) -> bool:
    return position.last is not None and position.last.placed > 0


def sample_build() -> tuple[Position, Seat, Build]:
    """The view of a seat about to make the build of a game that brings most, and that build; there is room
    above it."""
    position, build = max(_builds(sample_game(3)), key=lambda entry: _brings(*entry))
    return view_for(position, position.turn), position.turn, build


def _builds(game: list[Position]) -> Iterator[tuple[Position, Build]]:
    """What can be built with a good hand into a house well filled."""
    for position in game:
        player = position.players[position.turn]
        if player.house.filled.bit_count() >= 20 and len(player.hand) >= 5:
            for move in legal_moves(position, position.turn):
                if isinstance(move, Build) and _has_room_above(move):
                    yield position, move


def _has_room_above(build: Build) -> bool:
    cells = ORIENTATIONS[build.tile][build.orientation].cells
    return build.row + max(y for _, y, _ in cells) + 1 < ROWS


def _brings(position: Position, build: Build) -> tuple[int, int]:
    """Points and coats of arms; then spaces that are filled."""
    house = position.players[position.turn].house
    after = with_tile(house, Placed(build.tile, build.orientation, build.column, build.row))
    gained = points(after) - points(house) + coats_earned(house, after)
    return gained, after.filled.bit_count() - house.filled.bit_count()


def sample_take() -> tuple[Position, Seat, Take]:
    """The view of a seat about to take a pair that goes over the limit, and that take."""
    for position in reversed(sample_game(4)):
        if position.phase is Phase.ACT and len(position.players[position.turn].hand) == HAND_LIMIT - 1:
            return view_for(position, position.turn), position.turn, Take((1, 2))
    raise AssertionError("nobody holds so many cards")


@cache
def sample_game(seats: int) -> list[Position]:
    """Every position of a whole game, first to last."""
    seed = _SEEDS[seats]
    return positions(GAME, setup(seats, NoOptions(), seed), Level.STEADY, seed)
