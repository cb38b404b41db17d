"""The words in Copenhagen's pictures: what a seat is doing, what it did last, where the End card is."""

from typing import Final

from games.copenhagen.components import (
    ABILITY_NAMES,
    COLOUR_NAMES,
    END_CARD_AMONG,
    HAND_LIMIT,
    POINTS_TO_WIN,
    Ability,
    Colour,
)
from games.copenhagen.components import WHITE as WHITE_TILE
from games.copenhagen.harbour import abilities_spent
from games.copenhagen.position import TAKEN, EndCard, Last, Phase, Placed, Position, Take
from games.copenhagen.rules import to_act
from games.english import count, join
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


def doing(view: Position) -> str:
    """What the seat in turn has to decide, or how it ended."""
    if view.phase is Phase.OVER:
        return _ending(view)
    return f"turn {view.turns}: {_deciding(view)}"


def _ending(view: Position) -> str:
    if view.end_card is EndCard.SHOWN:
        return "the End card came"
    if len(view.gone) == len(view.players) - 1:
        return "everybody else resigned"
    return f"{POINTS_TO_WIN} points reached"


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


def bridge_words(take: Take) -> str:
    """2 + 3"""
    return " + ".join(str(bridge + 1) for bridge in take.bridges)


def step_words(view: Position, seat: int, take: Take | None, names: tuple[str, ...]) -> tuple[str, str]:
    """What the seat is to decide, as a title and a sentence; with a take, what it would take."""
    if take is not None:
        cards = [COLOUR_NAMES[Colour(view.harbour[bridge])] for bridge in take.bridges]
        spent = [ABILITY_NAMES[ability] for ability in abilities_spent(take.bridges)]
        return f"Take {bridge_words(take)}", f"with {join(spent)}" if spent else join(cards)
    if seat not in to_act(view):
        return "Not your turn", "" if view.phase is Phase.OVER else f"{names[view.turn]} is to move"
    match view.phase:
        case Phase.ACT:
            return "Take a pair", _besides(view, seat)
        case Phase.DISCARD:
            over = len(view.players[seat].hand) - HAND_LIMIT
            return f"Discard {over}", f"down to {HAND_LIMIT} cards"
        case Phase.COAT:
            return "Coat of arms", f"{count(view.coats, 'coat')} to use"
        case Phase.BUILD:
            return "Build a tile", "or end the turn" + _counted_as(view)
        case phase:
            return _STEPS[phase]


def _counted_as(view: Position) -> str:
    """What Change colour does to this turn's build, if it is on."""
    if not view.change:
        return ""
    changed, into = (COLOUR_NAMES[Colour(letter)] for letter in view.change)
    return f"; {changed} counts as {into}"


_STEPS: Final = {
    Phase.TAKE: ("Take a pair", "then you may build"),
    Phase.LAST_CALL: ("Cards taken", "end the turn, or build too with Both actions"),
}


def _besides(view: Position, seat: int) -> str:
    """What may be done instead of taking a pair."""
    active = view.players[seat].active
    ways = {
        (True, True): "others with Any cards and Extra card",
        (True, False): "with Any cards, two that lie apart",
        (False, True): "three with Extra card",
    }
    other = ways.get((Ability.ANY_CARDS in active, Ability.ADDITIONAL_CARD in active))
    return (f"or build a tile; or {other}" if other else "or build a tile") + _counted_as(view)


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
        return f"{join(taken)} taken, refilled after the turn"
    return "take 2 that touch"


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
