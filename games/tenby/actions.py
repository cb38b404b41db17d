"""The actions of a turn: icons of the day card, where a card may come from, placing it, forfeits."""

from typing import Final

from msgspec.structs import replace

from games.api import Seat
from games.tenby import market, residents
from games.tenby.components import BUILDING_ACTIONS, Action, Deck
from games.tenby.position import (
    DrawBlind,
    DrawResidents,
    Forfeit,
    Move,
    Phase,
    Place,
    Position,
    Take,
    TakePlainEnd,
)
from games.tenby.town import with_card
from games.tenby.turns import after_visit, with_last, with_player, with_rings

ACTION_OF: Final = {
    Deck.TERRACE: Action.TERRACE,
    Deck.PIER: Action.PIER,
    Deck.LANDMARK: Action.LANDMARK,
    Deck.PLAIN_TERRACE: Action.TERRACE,
    Deck.PLAIN_PIER: Action.PIER,
}
"""The least action that gains a card of a deck."""
_SOURCES: Final = {
    Action.TERRACE: ((Deck.TERRACE, Deck.PLAIN_TERRACE),),
    Action.PIER: ((Deck.TERRACE, Deck.PLAIN_TERRACE), (Deck.PIER, Deck.PLAIN_PIER)),
    Action.LANDMARK: (
        (Deck.TERRACE, Deck.PLAIN_TERRACE),
        (Deck.PIER, Deck.PLAIN_PIER),
        (Deck.LANDMARK, None),
    ),
}
"""Action -> decks with their plain ends: a pier action may be a terrace action, a landmark action either."""


def sources(position: Position, action: Action) -> list[Move]:
    """How a building action can begin (rulings 13 and 50)."""
    moves: list[Move] = []
    for deck, plain in _SOURCES[action]:
        pile = market.pile_of(position.market, deck)
        moves += [Take(card) for card in pile.row]
        if plain is not None and market.plain_ends(position.market, plain):
            moves.append(TakePlainEnd(plain))
        if pile.left:
            moves.append(DrawBlind(deck))
    return moves


def open_moves(position: Position) -> list[Move]:
    """What can be done with the icons that are open: act, or take a ring instead."""
    actions = position.turn.actions
    moves: list[Move] = []
    greatest = next((action for action in reversed(BUILDING_ACTIONS) if action in actions), None)
    if greatest is not None:
        moves += sources(position, greatest)
    if Action.RESIDENT in actions and position.residents:
        moves.append(DrawResidents())
    moves += [Forfeit(action) for action in dict.fromkeys(actions)]
    return moves


def spent(position: Position, deck: Deck) -> Position:
    """The icon that gains a card of a deck is used: the one paid for, else the least that can do it.

    A greater icon does all that a lesser does, so keeping the greater is never worse.
    """
    turn = position.turn
    if turn.bought is not None:
        return replace(position, turn=replace(turn, bought=None))
    able = BUILDING_ACTIONS[BUILDING_ACTIONS.index(ACTION_OF[deck]) :]
    return without_icon(position, next(action for action in able if action in turn.actions))


def without_icon(position: Position, action: Action) -> Position:
    """One icon less."""
    actions = list(position.turn.actions)
    actions.remove(action)
    return replace(position, turn=replace(position.turn, actions=tuple(actions)))


# What the moves do


def take(position: Position, move: Take) -> Position:
    """Gain a face-up card."""
    deck = market.deck_of(move.card)
    left = market.without(position.market, deck, move.card)
    return _holding(spent(replace(position, market=left), deck), move.card)


def draw_blind(position: Position, move: DrawBlind) -> Position:
    """Gain the top card of a deck; it must be placed (ruling 5)."""
    card, left = market.drawn(position.market, move.deck, position.seed)
    return _holding(spent(replace(position, market=left), move.deck), card)


def take_plain_end(position: Position, move: TakePlainEnd) -> Position:
    """Gain a plain end."""
    card, left = market.without_plain_end(position.market, move.deck)
    return _holding(spent(replace(position, market=left), move.deck), card)


def _holding(position: Position, card: str) -> Position:
    return replace(position, turn=replace(position.turn, holding=card))


def place(position: Position, seat: Seat, move: Place) -> Position:
    """Put the card gained into the town; a visit is over with it."""
    player = position.players[seat]
    position = with_player(position, seat, replace(player, town=with_card(player.town, move)))
    position = replace(with_last(position, seat, move.face), turn=replace(position.turn, holding=""))
    return after_visit(position) if position.phase is Phase.VISITING else position


def draw_residents(position: Position, seat: Seat) -> Position:
    """Use a resident icon."""
    return residents.draw(without_icon(position, Action.RESIDENT), seat)


def forfeit(position: Position, seat: Seat, move: Forfeit) -> Position:
    """A ring instead of the action."""
    return with_rings(without_icon(position, move.action), seat, 1)
