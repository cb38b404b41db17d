"""What speaks for a turn of Copenhagen, in a line: points, coats of arms, cards well spent or well chosen."""

from typing import Final

from games.api import Seat
from games.copenhagen.components import POINTS_TO_WIN, SIZES, Colour
from games.copenhagen.house import points
from games.copenhagen.names import ability_name, ability_names, card_names, tile_name
from games.copenhagen.position import (
    TILE_NUMBER,
    Build,
    Discard,
    EndTurn,
    Gain,
    Move,
    Position,
    Take,
    TurnBack,
    White,
)
from games.copenhagen.rules import apply
from games.copenhagen.words import gain_names, paid_cards, placed_by
from games.message import Message, say

_TELLING: Final[tuple[type[Move], ...]] = (Build, White, Take, TurnBack, Gain, Discard, EndTurn)
"""Moves that something can be said for, the most telling first."""


def why(view: Position, seat: Seat, moves: tuple[Move, ...]) -> Message:
    """The best that can be said for a turn."""
    gained: list[Message] = []
    told: list[tuple[int, Message]] = []
    position = view
    for move in moves:
        if isinstance(move, Build | White):
            gained += gain_names(position.players[seat].house, placed_by(move))
        if type(move) in _TELLING:
            told.append((_TELLING.index(type(move)), _plainly(position, seat, move)))
        position = apply(position, seat, move)
    reached = points(position.players[seat].house)
    if reached >= POINTS_TO_WIN:
        return say("copenhagen-why-finish", points=reached)
    if gained:
        return say("copenhagen-completes", gains=tuple(gained))
    return min(told, key=lambda each: each[0])[1]


def _plainly(position: Position, seat: Seat, move: Move) -> Message:
    """What a move is good for when it completes nothing."""
    player = position.players[seat]
    match move:
        case Build(tile):
            cards = len(paid_cards(position, player.house, move))
            return say("copenhagen-why-spaces", spaces=int(tile[1]), cards=cards)
        case White():
            return say("copenhagen-why-spaces", spaces=1, cards=0)
        case Take(bridges):
            return _for_taking(position, player.hand, "".join(position.harbour[n] for n in bridges))
        case Gain(ability):
            return say("copenhagen-why-ability", ability=ability_name(ability))
        case TurnBack():
            return say("copenhagen-why-back", abilities=ability_names(player.used))
        case Discard():
            return say("copenhagen-why-discard")
        case _:
            return say("copenhagen-why-end")


def _for_taking(position: Position, hand: str, taken: str) -> Message:
    """Enough for a tile that could not be paid before, or what is then held of the colours taken."""
    for size in reversed(SIZES):
        for colour in Colour:
            tile = f"{colour}{size}"
            held = hand.count(colour)
            if position.stock[TILE_NUMBER[tile]] and held < size <= held + taken.count(colour):
                return say("copenhagen-why-pays", tile=tile_name(tile))
    return say("copenhagen-why-holds", cards=card_names("".join(c for c in hand + taken if c in taken)))
