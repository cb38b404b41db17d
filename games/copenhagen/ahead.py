"""Turns of Copenhagen planned ahead: what the turn would be like now, and what its moves rely on."""

from msgspec.structs import replace

from games.api import Seat
from games.copenhagen.names import colour_name, tile_name
from games.copenhagen.position import TAKEN, TILE_NUMBER, Build, Move, Phase, Position, Take, White
from games.message import Message, say


def as_if_to_act(position: Position, seat: Seat) -> Position | None:
    """The seat's turn begins instead of another's; in the middle of one, footbridges are empty."""
    if position.phase is not Phase.ACT:
        return None
    armed_by_nobody = replace(position, discount=False, change="")
    return replace(armed_by_nobody, turn=seat, turn_number=position.turn_number + 1)


def relies_on(view: Position, seat: Seat, move: Move) -> tuple[Message, ...]:
    """Cards at the harbour and tiles in the display are there for everybody."""
    match move:
        case Take(bridges):
            return tuple(_card(view, bridge) for bridge in bridges)
        case Build(tile=tile):
            left = view.stock[TILE_NUMBER[tile]]
            return (say("copenhagen-tile-there" if left else "copenhagen-tile-gone", tile=tile_name(tile)),)
        case White():
            return (say("copenhagen-white-there" if view.whites else "copenhagen-white-gone"),)
        case _:
            return ()


def _card(view: Position, bridge: int) -> Message:
    card = view.harbour[bridge]
    if card == TAKEN:
        return say("copenhagen-footbridge-empty", bridge=bridge + 1)
    return say("copenhagen-footbridge-has", bridge=bridge + 1, colour=colour_name(card))
