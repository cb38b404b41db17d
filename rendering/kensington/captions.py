"""The words in Kensington's pictures: what a seat is doing, what it did last, how the birds stand."""

from typing import Final

from games.english import count, join
from games.kensington.components import BIRDS_TO_END, FORCED_SPEND
from games.kensington.ends import birds_out
from games.kensington.position import End, Last, Phase, Placed, Position
from games.kensington.rules import must_spend, purchases
from games.kensington.words import short_name
from rendering.kensington.elevation import label_of
from rendering.names import fitted_name
from rendering.text import Type, fitted

_DOING: Final = {
    Phase.TAKE: "take a tile",
    Phase.BUILD: "build",
    Phase.LAST_BUILD: "the last build",
}
_ENDINGS: Final = {
    End.BIRDS: "the seventh bird is out",
    End.STALL: "nothing more can be built",
    End.IDLE: "three rounds without a build",
    End.VOTE: "all agreed to end it",
    End.LEFT: "everybody else resigned",
}
_NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven")


def doing(view: Position) -> str:
    """What the seat in turn has to decide, or how it ended."""
    if view.end is not None:
        return _ENDINGS[view.end]
    return f"turn {view.turns}: {_DOING[view.phase]}"


def bird_words(view: Position) -> str:
    """How far the birds are from ending the game."""
    left = BIRDS_TO_END - birds_out(view)
    if view.end is not None:
        return "the game is over"
    if view.bird_end is not None:
        return "the others build once more"
    if left == BIRDS_TO_END:
        return "the seventh ends the game"
    return "one more ends the game" if left == 1 else f"{_NUMBERS[max(0, left)]} more end the game"


def heap_words(view: Position, names: tuple[str, ...], kind: Type, room: float) -> str:
    """What the seat in turn can do with the heap; while it holds a tile, the beginning of that sentence."""
    who = fitted_name(names[view.turn], kind, 400)
    if view.end is not None:
        return "the game is over"
    if view.hand:
        return f"{who} took"
    if view.phase is Phase.LAST_BUILD:
        return fitted(f"closed: {who} may build from the warehouse", kind, room)
    if view.phase is Phase.BUILD:
        return fitted(f"{who} may build more", kind, room)
    if is_forced(view):
        tokens = view.players[view.turn].tokens
        return fitted(f"{who} has {tokens} tokens and must spend one", kind, room)
    if view.votes:
        return fitted(f"{count(len(view.votes), 'player')} agreed to end the game", kind, room)
    return fitted(f"{who} takes a tile", kind, room)


def is_forced(view: Position) -> bool:
    """Must the seat in turn spend a token now?"""
    if view.phase is not Phase.TAKE or view.players[view.turn].tokens < FORCED_SPEND:
        return False
    return must_spend(view, False) or must_spend(view, any(purchases(view)))


def last_words(view: Position, last: Last, names: tuple[str, ...], kind: Type, room: float) -> str:
    """ "Gwen: built a dark T at column 2"."""
    placed = view.players[last.seat].building.placed
    built = placed[len(placed) - last.placed :]
    took = [f"took a {short_name(last.took)}"] if last.took and not _is_among(last.took, built) else []
    words = join(took + [_built(part) for part in built]) if took or built else "took nothing"
    return fitted(f"{fitted_name(names[last.seat], kind, 300)}: {words}", kind, room)


def _is_among(tile: str, parts: tuple[Placed, ...]) -> bool:
    return any(part.tile == tile for part in parts)


def _built(part: Placed) -> str:
    return f"{short_name(part.tile)} at {label_of(part.column)}"
