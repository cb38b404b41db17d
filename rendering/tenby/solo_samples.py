"""Solo positions worth a picture, of games that a steady bot player plays alone."""

from functools import partial

from PIL.Image import Image

from games.api import Seat
from games.tenby.anchors import is_player_first, solo_of
from games.tenby.components import ACCOLADES
from games.tenby.hidden import view_for
from games.tenby.position import Accolades, Options, Phase, Position, Solo, Take
from games.tenby.rules import apply, legal_moves, outcome
from games.tenby.scenarios import differences
from games.tenby.solo_result import grade
from games.tenby.turns import to_act
from languages.shelf import ENGLISH
from rendering.cards import ResultColumn, draw_result
from rendering.samples import Kinds, Samples
from rendering.tenby.samples import private, reader_of, sample_game, table
from rendering.tenby.score import scores_of
from rendering.tenby.skin import SEASIDE
from rendering.tenby.slots import State, slots_of

SOLO = {
    "core": Options(),
    "festival": Options(solo=Solo.FESTIVAL, accolades=Accolades.CROSSWIND, thanks_for_visiting=True),
    "even": Options(solo=Solo.EVEN_STREETS, accolades=Accolades.OPEN_SEA),
    "driftwood": Options(accolades=Accolades.DRIFTWOOD),
    "alternative": Options(solo=Solo.ALTERNATIVE_TAKE),
}
"""Something of everything."""


def solo_pictures(language: str = ENGLISH) -> Samples:
    """Every kind of picture that only a single player has, by name."""
    core, festival, even, driftwood, alternative = (sample_game(1, options) for options in SOLO.values())
    boards = {
        "start": core[0],
        "plan": planning(core, 0.4),
        "costs": with_a_cost(core),
        "crosswind": acting(festival, 0.4),
        "even": acting(even, 0.4),
        "driftwood": acting(driftwood, 0.4),
        "row": planning(alternative, 0),
        "ranked": core[-1],
        "missed": festival[-1],
    }
    kinds: Kinds = {f"solo_{name}": partial(table, each, language) for name, each in boards.items()}
    return Samples(
        kinds
        | {
            "solo_private": lambda: private(planning(festival, 0.6), Seat(0), language),
            "solo_private_row": lambda: private(planning(alternative, 0), Seat(0), language),
            "solo_result": lambda: result_card(core[-1], language),
            "solo_result_missed": lambda: result_card(festival[-1], language),
        }
    )


def acting(game: list[Position], part: float) -> Position:
    """Past a part of a game, in a turn with as much to see in the market as there is."""
    later = game[int(len(game) * part) :]
    by_day = [each for each in later if each.phase is Phase.DAY and each.turn.actions]
    return max((each for each in by_day if not each.turn.holding), key=_lively)


def _lively(position: Position) -> tuple[int, int]:
    """Accolades that drifted ashore, places that are empty; or a long row of compasses."""
    if not differences(position).has_anchors:
        return 0, len(solo_of(position).row)
    slots = slots_of(position)
    return sum(each.card in ACCOLADES for each in slots), sum(each.state is State.TAKEN for each in slots)


def with_a_cost(game: list[Position]) -> Position:
    """A card was taken that the anchor is still to come for."""
    for position in game[len(game) // 2 :]:
        if position.phase is not Phase.DAY or not position.turn.actions:
            continue
        marked = {each.card for each in slots_of(position) if each.state is State.MARKED}
        for move in legal_moves(position, Seat(0)):
            if isinstance(move, Take) and move.card in marked and is_player_first(position):
                taken = apply(position, Seat(0), move)
                return apply(taken, Seat(0), legal_moves(taken, Seat(0))[0])
    raise AssertionError("no anchor comes too late")


def planning(game: list[Position], part: float) -> Position:
    """Past a part of a game, when a compass is to be chosen."""
    return next(each for each in game[int(len(game) * part) :] if each.phase is Phase.PLAN)


def result_card(position: Position, language: str = ENGLISH) -> Image:
    """The score card of a game that is over."""
    ended, view = outcome(position), view_for(position, None)
    assert ended is not None
    assert not to_act(position)
    columns = (ResultColumn(0, ended.places[0], scores_of(view)[0]),)
    reader = reader_of(position, None, language)
    return draw_result("Tenby", ended.reason, columns, SEASIDE, reader, grade(position))
