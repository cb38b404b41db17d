"""The words in Kensington's pictures: what a seat is doing, what it did last, how the birds stand."""

from msgspec.structs import replace

from games.kensington.components import BIRDS_TO_END, FORCED_SPEND
from games.kensington.ends import birds_out
from games.kensington.names import As, short_part, short_tile_name
from games.kensington.position import Last, Phase, Placed, Position
from games.kensington.rules import must_spend, purchases
from games.message import Message, say, who
from languages.reader import Reader
from rendering.names import fitted_name
from rendering.text import Type, fitted


def nameless(reader: Reader) -> Reader:
    """Whoever reads the same language, for what is drawn once and serves every table."""
    return Reader(reader.language, medium=reader.medium)


def doing(view: Position) -> Message:
    """What the seat in turn has to decide, or how it ended."""
    if view.end is not None:
        return say(f"kensington-caption-over-{view.end}")
    number = view.turn_number
    match view.phase:
        case Phase.TAKE:
            return say("kensington-caption-turn-take", number=number)
        case Phase.BUILD:
            return say("kensington-caption-turn-build", number=number)
        case _:
            return say("kensington-caption-turn-last", number=number)


def bird_words(view: Position) -> Message:
    """How far the birds are from ending the game."""
    left = BIRDS_TO_END - birds_out(view)
    if view.end is not None:
        return say("kensington-caption-game-over")
    if view.bird_end is not None:
        return say("kensington-caption-others-build")
    return say("kensington-caption-birds-left", birds=max(0, left))


def heap_words(view: Position, reader: Reader, kind: Type, room: float) -> str:
    """What the seat in turn can do with the heap; while it holds a tile, the beginning of that sentence."""
    return fitted(_with_short_names(reader, kind, 400).read(_heap_words(view)), kind, room)


def _heap_words(view: Position) -> Message:
    acting = who(view.turn)
    if view.end is not None:
        return say("kensington-caption-game-over")
    if view.hand:
        return say("kensington-caption-took", who=acting)
    if view.phase is Phase.LAST_BUILD:
        return say("kensington-caption-heap-closed", who=acting)
    if view.phase is Phase.BUILD:
        return say("kensington-caption-may-build-more", who=acting)
    if is_forced(view):
        return say("kensington-caption-must-spend", who=acting, tokens=view.players[view.turn].tokens)
    if view.votes:
        return say("kensington-caption-agreed", players=len(view.votes))
    return say("kensington-caption-takes", who=acting)


def is_forced(view: Position) -> bool:
    """Must the seat in turn spend a token now?"""
    if view.phase is not Phase.TAKE or view.players[view.turn].tokens < FORCED_SPEND:
        return False
    return must_spend(view, False) or must_spend(view, any(purchases(view)))


def last_words(view: Position, last: Last, reader: Reader, kind: Type, room: float) -> str:
    """ "Gwen: dark T at 2"."""
    placed = view.players[last.seat].building.placed
    built = placed[len(placed) - last.placed :]
    deeds = [short_part(part, short_tile_name(part.tile)) for part in built]
    if last.took and not _is_among(last.took, built):
        deeds.insert(0, say("kensington-caption-took-tile", tile=short_tile_name(last.took, As.A)))
    told = tuple(deeds) or say("kensington-caption-took-nothing")
    words = say("kensington-caption-last", who=who(last.seat), deeds=told)
    return fitted(_with_short_names(reader, kind, 300).read(words), kind, room)


def _is_among(tile: str, parts: tuple[Placed, ...]) -> bool:
    return any(part.tile == tile for part in parts)


def _with_short_names(reader: Reader, kind: Type, room: float) -> Reader:
    """So that a long name leaves room for what is said about it."""
    return replace(reader, names=tuple(fitted_name(name, kind, room) for name in reader.names))
