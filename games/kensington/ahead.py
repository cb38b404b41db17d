"""Turns of Kensington planned ahead: what the turn would be like now, and what its moves rely on."""

from msgspec.structs import replace

from games.api import Seat
from games.kensington.heap import pile_of
from games.kensington.names import As, back_name, outline_name, tile_name
from games.kensington.position import Build, Move, Phase, Position, Take
from games.message import Message, say, who


def as_if_to_act(position: Position, seat: Seat) -> Position | None:
    """The seat takes a tile; what another one has just taken is not the seat's to build.

    Once the end is announced, who is still asked depends on what can be built (ruling 24).
    """
    if position.bird_end is not None:
        return None
    return replace(
        position,
        turn=seat,
        turn_number=position.turn_number + 1,
        phase=Phase.TAKE,
        hand="",
        busy=False,
        votes=tuple(other for other in position.votes if other != seat),
    )


def relies_on(view: Position, seat: Seat, move: Move) -> tuple[Message, ...]:
    """Tiles of the heap and of other warehouses may be gone."""
    match move:
        case Take():
            return (_tile_to_take(view, move),)
        case Build(bought=bought) if bought:
            return (_tile_to_buy(view, bought),)
        case _:
            return ()


def _tile_to_take(view: Position, move: Take) -> Message:
    pile, code = pile_of(view, move.back), f"{move.back}{move.slot}"
    if not move.slot:
        if not pile.size:
            return say("kensington-heap-lacks", back=back_name(move.back, As.NO))
        return say("kensington-heap-has", back=back_name(move.back, As.A))
    if move.slot > len(pile.shown):
        return say("kensington-picked-gone", code=code)
    outline = outline_name(pile.shown[move.slot - 1].outline)
    return say("kensington-picked-there", code=code, outline=outline)


def _tile_to_buy(view: Position, tile: str) -> Message:
    named = tile_name(tile, As.THE)
    for seat, player in enumerate(view.players):
        if tile in player.stored:
            return say("kensington-stored-there", who=who(seat), tile=named)
    return say("kensington-stored-gone", tile=named)
