"""What a move of Kensington did or would do, told from the views before and after it."""

from games.api import Seat
from games.kensington.building import points, with_tiles
from games.kensington.heap import pile_of
from games.kensington.names import (
    As,
    back_name,
    outline_name,
    place,
    printed_tile_name,
    short_part,
    signed,
    tile_name,
)
from games.kensington.position import (
    Build,
    EndTurn,
    Move,
    Placed,
    Position,
    Return,
    Skip,
    Store,
    Take,
    Vote,
)
from games.kensington.rules import earned_by, reason_of, seller_of
from games.kensington.tiles import FREE_BACKS
from games.message import Message, say, who


def tell(before: Position, seat: Seat, move: Move, after: Position | None, viewer: Seat | None) -> Message:
    """ "Gwen takes a plain tile: lit 2x2." and what followed by itself."""
    told = _deed(before, seat, move, after)
    if after is not None:
        for sentence in _aftermath(before, seat, move, after):
            told = say("kensington-then", first=told, next=sentence)
    return told


def _deed(before: Position, seat: Seat, move: Move, after: Position | None) -> Message:
    match move:
        case Take():
            return _take(before, seat, move, after)
        case Build():
            return _build(before, seat, move)
        case Skip():
            return say("kensington-skips", who=who(seat))
        case Store():
            return say("kensington-stores", who=who(seat), tile=tile_name(before.hand, As.THE))
        case Return():
            return say("kensington-returns", who=who(seat), tile=tile_name(before.hand, As.THE))
        case EndTurn():
            return say("kensington-ends-turn", who=who(seat))
        case Vote():
            agreed = len(set(before.votes) | {seat})
            return say("kensington-votes", who=who(seat), agreed=agreed, players=len(before.staying))


def _take(before: Position, seat: Seat, move: Take, after: Position | None) -> Message:
    """The tile that was turned up; before it is, the outline that is picked, and the code to find it by."""
    cost, back = cost_of(move.back), back_name(move.back, As.A)
    if after is not None:
        tile = printed_tile_name(after.hand)
        return say("kensington-takes", who=who(seat), cost=cost, back=back, tile=tile)
    if not move.slot:
        return say("kensington-takes-blindly", who=who(seat), cost=cost, back=back)
    code = f"{move.back}{move.slot}"
    outline = say("kensington-outline-at", outline=_outline(before, move), code=code)
    return say("kensington-takes-outline", who=who(seat), cost=cost, back=back, outline=outline)


def cost_of(back: str) -> int:
    """Tokens that a tile with this back costs."""
    return 0 if back in FREE_BACKS else 1


def _outline(view: Position, move: Take) -> Message:
    return outline_name(pile_of(view, move.back).shown[move.slot - 1].outline)


def _build(before: Position, seat: Seat, move: Build) -> Message:
    parts = tuple(built_part(part) for part in move.parts)
    if not move.bought:
        return say("kensington-builds", who=who(seat), parts=parts)
    bought, seller = tile_name(move.bought, As.THE), who(seller_of(before, move.bought))
    return say("kensington-buys", who=who(seat), tile=bought, seller=seller, parts=parts)


def built_part(part: Placed) -> Message:
    """a lit 2x2 with a cat at column 1, row 0"""
    return say("kensington-at", tile=printed_tile_name(part.tile, As.A), place=place(part))


def _aftermath(before: Position, seat: Seat, move: Move, after: Position) -> list[Message]:
    """What followed by itself: points, tokens, the bird that announces the end, the end."""
    told = []
    gained = points(after.players[seat].building) - points(before.players[seat].building)
    earned = earned_by(before, move) if isinstance(move, Build) else 0
    if gained or earned:
        told.append(say("kensington-brings", what=gains(gained, earned)))
    if before.bird_end is None and after.bird_end is not None:
        told.append(say("kensington-seventh-bird"))
    if after.end is not None:
        told.append(say("kensington-game-ends", reason=reason_of(after.end)))
    return told


def gains(gained: int, earned: int) -> tuple[Message, ...]:
    """+2 points and +1 token; what is nothing is left out."""
    told = [gained_points(gained)] if gained else []
    if earned:
        told.append(gained_tokens(earned))
    return tuple(told)


def gained_points(gained: int) -> Message:
    """+2 points"""
    return say("kensington-gain-points", points=gained, signed=signed(gained))


def gained_tokens(tokens: int) -> Message:
    """+1 token"""
    return say("kensington-gain-tokens", tokens=tokens, signed=signed(tokens))


# Moves to choose from


def offer(view: Position, seat: Seat, move: Move) -> Message:
    """The move as a line of a list: which tile, where, and what it costs and brings."""
    match move:
        case Take():
            return _offered_take(view, move)
        case Build():
            return _offered_build(view, seat, move)
        case Skip():
            return say("kensington-offer-skip")
        case Store():
            return say("kensington-offer-store", tile=tile_name(view.hand, As.THE))
        case Return():
            return say("kensington-offer-return", tile=tile_name(view.hand, As.THE))
        case EndTurn():
            return say("kensington-offer-end")
        case Vote():
            return say("kensington-offer-vote", agreed=len(view.votes), players=len(view.staying))


def _offered_take(view: Position, move: Take) -> Message:
    cost, back = cost_of(move.back), back_name(move.back)
    if not move.slot:
        return say("kensington-offer-blind", code=move.back, cost=cost, back=back)
    code, outline = f"{move.back}{move.slot}", _outline(view, move)
    return say("kensington-offer-outline", code=code, cost=cost, back=back, outline=outline)


def _offered_build(view: Position, seat: Seat, move: Build) -> Message:
    building = view.players[seat].building
    gained = points(with_tiles(building, move.parts)) - points(building)
    tokens = earned_by(view, move) - bool(move.bought)
    parts = tuple(_offered_part(view, move, part) for part in move.parts)
    worth = gains(gained, tokens) or (gained_points(0),)
    return say("kensington-offer-build", parts=parts, worth=worth)


def _offered_part(view: Position, move: Build, part: Placed) -> Message:
    """A tile of several is only told with its column, from which its row follows."""
    tile = _told_apart(view, part.tile)
    if part.tile == move.bought:
        tile = say("kensington-tile-bought", tile=tile, seller=who(seller_of(view, part.tile)))
    if len(move.parts) > 1:
        return short_part(part, tile)
    return say("kensington-at", tile=tile, place=place(part))


def _told_apart(view: Position, tile: str) -> Message:
    """The name of a tile, with its code if another that lies open is called the same."""
    name = printed_tile_name(tile)
    others = {other for player in view.players for other in player.stored} | {view.hand} - {""}
    if any(printed_tile_name(other) == name for other in others - {tile}):
        return say("kensington-tile-coded", tile=name, code=tile)
    return name
