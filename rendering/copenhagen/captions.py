"""The words in Copenhagen's pictures: what a seat is doing, what it did last, where the End card is."""

from typing import Final

from games.copenhagen.components import (
    ALL_WINDOWS,
    COLOUR_NAMES,
    COLUMN_POINTS,
    END_CARD_AMONG,
    HAND_LIMIT,
    POINTS_TO_WIN,
    ROW_POINTS,
    Ability,
    Colour,
)
from games.copenhagen.components import WHITE as WHITE_TILE
from games.copenhagen.position import TAKEN, EndCard, Last, Phase, Placed, Position
from rendering.copenhagen.house import space_name
from rendering.names import fitted_name
from rendering.text import Type, fitted

ABILITY_LINES: Final = {
    Ability.ANY_CARDS: ("Any", "cards"),
    Ability.ADDITIONAL_CARD: ("Extra", "card"),
    Ability.DISCOUNT: ("Discount",),
    Ability.CHANGE_OF_COLOURS: ("Change", "colour"),
    Ability.BOTH_ACTIONS: ("Both", "actions"),
}

RATES: Final = tuple(
    f"{points} each"
    for points in (ROW_POINTS, ROW_POINTS * ALL_WINDOWS, COLUMN_POINTS, COLUMN_POINTS * ALL_WINDOWS)
)
"""What a line of each kind is worth, in the order of the score's lines."""


def place_of(place: int) -> str:
    """How a seat came out, in a word."""
    return {1: "winner", 2: "2nd", 3: "3rd"}.get(place, f"{place}th")


def doing(view: Position) -> str:
    """What the seat in turn has to decide, or how it ended."""
    if view.phase is Phase.OVER:
        return "the End card came" if view.end_card is EndCard.SHOWN else f"{POINTS_TO_WIN} points reached"
    return f"turn {view.turns}: {_deciding(view)}"


def _deciding(view: Position) -> str:
    match view.phase:
        case Phase.DISCARD:
            return f"discard {len(view.players[view.turn].hand) - HAND_LIMIT}"
        case Phase.COAT:
            return "coat of arms" if view.coats == 1 else f"{view.coats} coats of arms"
        case phase:
            return _PHASES[phase]


_PHASES: Final = {
    Phase.ACT: "take or build",
    Phase.TAKE: "take, then build",
    Phase.LAST_CALL: "build too, or end",
    Phase.BUILD: "now build, or end",
}


def last_words(view: Position, last: Last, names: tuple[str, ...], kind: Type, room: float) -> str:
    """ "Mads O.: yellow 4 at B3"."""
    newest = view.players[last.seat].house.placed
    done = [_built(placed) for placed in newest[len(newest) - last.placed :]]
    if last.took:
        done.insert(0, "took " + ", ".join(COLOUR_NAMES[Colour(card)] for card in last.took))
    words = ", ".join(done) or "used a coat of arms"
    return fitted(f"{fitted_name(names[last.seat], kind, 180)}: {words}", kind, room)


def _built(placed: Placed) -> str:
    return f"{tile_name(placed.tile)} at {space_name(placed.column, placed.row)}"


def tile_name(tile: str) -> str:
    """ "yellow 4", or "white"."""
    return "white" if tile == WHITE_TILE else f"{COLOUR_NAMES[Colour(tile[0])]} {tile[1]}"


def harbour_line(view: Position) -> str:
    """What can be taken, or has been."""
    taken = [str(bridge + 1) for bridge, card in enumerate(view.harbour) if card == TAKEN]
    if taken:
        return f"{_listed(taken)} taken, refilled after the turn"
    return "take 2 that touch"


def _listed(words: list[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else words[0]


def end_card_lines(view: Position) -> tuple[tuple[str, str], bool]:
    """Two lines about the End card, and whether they are a warning."""
    left = len(view.supply)
    if view.end_card is EndCard.SHOWN:
        return ("The End card", "has come"), True
    if view.end_card is EndCard.ASIDE:
        return ("End card joins", "at the reshuffle"), False
    if left > END_CARD_AMONG:
        return ("End card in", f"the last {END_CARD_AMONG}"), False
    return (("End card is", f"in these {left}") if left > 1 else ("The next card", "is the End card")), True
