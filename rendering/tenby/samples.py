"""Positions worth a picture, of games between steady bot players, the same every time."""

from collections.abc import Callable, Sequence
from functools import cache, partial

from PIL.Image import Image

from games.api import Seat
from games.message import Said
from games.self_play import positions
from games.tenby import GAME
from games.tenby.components import SIDES
from games.tenby.hidden import view_for
from games.tenby.position import NEW, Accolades, Move, Options, Phase, Place, Position, Shift, Take, Town
from games.tenby.refusals import why_not
from games.tenby.rules import legal_moves, setup
from games.tenby.scoring import town_points
from games.tenby.town import CARD, placements, where, with_card, with_shift
from games.tenby.turns import to_act
from games.thought import Level
from languages.reader import Medium, Reader
from languages.shelf import ENGLISH
from rendering.samples import Kinds, Samples
from rendering.tenby.builder import draw_draft
from rendering.tenby.private import draw_private
from rendering.tenby.table import draw_table

NAMES = ("Theo Park", "Saoirse", "Gwen", "Idris of Vale", "Mei")
_SEEDS = {1: "t3", 2: "t3", 3: "t7", 4: "t10", 5: "t9"}
"""Games whose towns differ, with much left in the market while one looks."""
OPTIONS = {
    2: Options(secret_residents=False),
    3: Options(accolades=Accolades.OPEN_SEA),
    4: Options(),
    5: Options(accolades=Accolades.HIGH_TIDE, rounds=12),
}
"""Something of everything."""


def sample_pictures(language: str = ENGLISH) -> Samples:
    """Every kind of picture, by name."""
    kinds: Kinds = {}
    for seats in range(2, 6):
        game = partial(sample_game, seats, OPTIONS[seats])
        kinds |= _tables(seats, game, language) | _privates(seats, game, language)
    return Samples(kinds | _drafts(language))


def _tables(seats: int, game: Callable[[], list[Position]], language: str) -> Kinds:
    return {
        f"start_{seats}": lambda: table(game()[0], language),
        f"table_{seats}": lambda: table(by_day(game(), 0.4), language),
        f"late_{seats}": lambda: table(by_day(game(), 0.9), language),
        f"over_{seats}": lambda: table(game()[-1], language),
    }


def table(position: Position, language: str) -> Sequence[Image]:
    """The board of a position, as one picture or as two."""
    return draw_table(view_for(position, None), reader_of(position, None, language))


def _privates(seats: int, game: Callable[[], list[Position]], language: str) -> Kinds:
    return {
        f"private_start_{seats}": lambda: private(game()[0], Seat(0), language),
        f"private_{seats}": lambda: private(by_day(game(), 0.9), None, language),
        f"private_waiting_{seats}": lambda: private(*_waiting(game()), language),
        f"private_residents_{seats}": lambda: private(choosing_residents(game()), None, language),
    }


def _waiting(game: list[Position]) -> tuple[Position, Seat]:
    late = by_day(game, 0.9)
    return late, Seat((to_act(late)[0] + 1) % len(late.players))


def private(position: Position, seat: Seat | None, language: str = ENGLISH) -> Image:
    """The picture of a seat, or of the one in turn."""
    seat = to_act(position)[0] if seat is None else seat
    return draw_private(view_for(position, seat), seat, reader_of(position, seat, language))


def draft(position: Position, move: Move | None, refusal: Said = "", language: str = ENGLISH) -> Image:
    """The builder of the seat in turn."""
    seat = to_act(position)[0]
    reader = reader_of(position, seat, language)
    return draw_draft(view_for(position, seat), seat, move, refusal, reader)


def _drafts(language: str) -> Kinds:
    placing, place, wrong = sample_placement(0.5)
    late, late_place, _ = sample_placement(0.8)
    moving, shift = sample_shift()
    taking = by_day(sample_game(3), 0.5)
    take = next(move for move in legal_moves(taking, to_act(taking)[0]) if isinstance(move, Take))
    refusal = why_not(placing, to_act(placing)[0], wrong)
    return {
        "builder": lambda: draft(placing, place, language=language),
        "builder_late": lambda: draft(late, late_place, language=language),
        "builder_refused": lambda: draft(placing, wrong, refusal, language),
        "builder_moved": lambda: draft(moving, shift, language=language),
        "builder_take": lambda: draft(taking, take, language=language),
        "builder_to_place": lambda: draft(placing, None, language=language),
        "builder_empty": lambda: draft(taking, None, language=language),
    }


def reader_of(position: Position, seat: Seat | None, language: str = ENGLISH) -> Reader:
    """Whoever looks at a picture of a sample."""
    return Reader(language, NAMES[: len(position.players)], seat, Medium.PICTURE)


def choosing_residents(game: list[Position]) -> Position:
    """Late in a game somebody chooses between two residents by day."""
    found = [
        position
        for position in game
        if position.phase is Phase.DAY and position.players[to_act(position)[0]].drawn
    ]
    return found[len(found) * 3 // 4]


def sample_placement(part: float) -> tuple[Position, Place, Place]:
    """A card is to be placed past a part of a game: its best place, and one where it does not fit."""
    game = sample_game(4)
    for position in game[int(len(game) * part) :]:
        seat = to_act(position)[0] if to_act(position) else Seat(0)
        town, held = position.players[seat].town, position.turn.holding
        if not held or len(town) < 2:
            continue
        fitting = placements(town, held)
        wrong = [
            place
            for street in range(len(town))
            for place in (Place(SIDES[held][0], street, at_right=False), Place(SIDES[held][0], street))
            if place not in fitting
        ]
        best = max(fitting, key=lambda place: town_points(with_card(town, place)))
        if wrong and best.street != NEW:
            return position, best, wrong[0]
    raise AssertionError("no card is placed so late")


def sample_shift() -> tuple[Position, Shift]:
    """The best move of a card to another street in a game."""
    found = []
    for position in sample_game(3)[40:]:
        if position.phase is not Phase.DAY:
            continue
        seat = to_act(position)[0]
        town = position.players[seat].town
        for move in legal_moves(position, seat):
            if isinstance(move, Shift) and move.street not in (NEW, _street_of(town, move.face)):
                gained = town_points(with_shift(town, move)) - town_points(town)
                found.append((gained, position, move))
    _, position, shift = max(found, key=lambda entry: entry[0])
    return position, shift


def _street_of(town: Town, face: str) -> int:
    found = where(town, CARD[face])
    assert found is not None
    return found[0]


@cache
def sample_game(seats: int, options: Options | None = None) -> list[Position]:
    """Every position of a whole game, first to last."""
    seed = _SEEDS[seats]
    return positions(GAME, setup(seats, options or Options(), seed), Level.STEADY, seed)


def by_day(game: list[Position], part: float) -> Position:
    """The first position past a part of a game in which somebody has just placed a card and goes on."""
    later = game[int(len(game) * part) :]
    return next(position for position in later if position.phase is Phase.DAY and _is_lively(position))


def _is_lively(position: Position) -> bool:
    last, acting = position.last, to_act(position)[0]
    return bool(
        last is not None
        and last.seat == acting
        and last.turn == position.turns
        and position.turn.actions
        and not position.turn.holding
        and any(day.seat is None for day in position.days)
    )
