"""The actions of a turn: icons of the day card, where a card may come from, placing it, forfeits."""

from typing import Final

from msgspec.structs import replace

from games.api import Seat
from games.tenby import market, residents
from games.tenby.anchors import with_open_penalty
from games.tenby.components import ACCOLADES, BUILDING_ACTIONS, Action, Deck
from games.tenby.position import (
    Choose,
    DrawBlind,
    DrawResidents,
    Forfeit,
    Move,
    Phase,
    Place,
    Position,
    Take,
    TakePlainEnd,
    TakeRing,
)
from games.tenby.scenarios import differences, is_town_allowed
from games.tenby.town import alone, placements, with_card
from games.tenby.turns import after_visit, by_day, rings_left, with_last, with_player, with_rings

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
        moves += [Take(card) for card in pile.open_cards]
        if plain is not None and has_plain_end(position, plain):
            moves.append(TakePlainEnd(plain))
        if pile.left:
            moves.append(DrawBlind(deck))
    return moves


def plainest_source(position: Position, action: Action) -> Move:
    """For who does not come: the first card that lies open of the kind that was paid for (ruling 71)."""
    moves = sources(position, action)
    cards = [move for move in moves if isinstance(move, Take)]
    own_kind = [move for move in cards if ACTION_OF[market.deck_of(move.card)] is action]
    return (own_kind or moves)[0]


def has_plain_end(position: Position, plain: Deck) -> bool:
    """Is there one, and a place for it? Nobody has to take one, so none is lost (ruling 36)."""
    left = market.plain_ends(position.market, plain)
    if not left or position.solo is None or differences(position).most_streets is None:
        return bool(left)
    return bool(places_for(position, by_day(position), left[0]))


def places_for(position: Position, seat: Seat, card: str) -> tuple[Place, ...]:
    """Where a gained card may lie; in some scenarios towns have a law of their own."""
    town = position.players[seat].town
    places = placements(town, card)
    if position.solo is None:
        return places
    return tuple(place for place in places if is_town_allowed(position, with_card(town, place)))


def default_place(position: Position, seat: Seat, card: str) -> Place:
    """For who does not come: a street of its own, or where there is a place (ruling 67)."""
    places = places_for(position, seat, card)
    return alone(card) if alone(card) in places else places[0]


def open_moves(position: Position) -> list[Move]:
    """What can be done with the icons that are open: act, or take a ring instead."""
    actions = position.turn.actions
    moves: list[Move] = []
    greatest = next((action for action in reversed(BUILDING_ACTIONS) if action in actions), None)
    if greatest is not None:
        moves += sources(position, greatest)
    if Action.RESIDENT in actions and position.residents:
        moves.append(DrawResidents())
    if rings_left(position, 1) > 0:
        moves += [
            TakeRing() if action is Action.RING else Forfeit(action) for action in dict.fromkeys(actions)
        ]
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


def take(position: Position, seat: Seat, move: Take) -> Position:
    """Gain a face-up card."""
    deck = market.deck_of(move.card)
    has_places = differences(position).has_anchors
    left = market.without(position.market, deck, move.card, leaves_gap=has_places)
    return gained(spent(replace(position, market=left), deck), seat, move.card)


def draw_blind(position: Position, seat: Seat, move: DrawBlind) -> Position:
    """Gain the top card of a deck; it must be placed (ruling 5). Of two landmarks one is chosen (p. 31)."""
    many = differences(position).landmarks_drawn if move.deck is Deck.LANDMARK else 1
    position = spent(position, move.deck)
    cards: tuple[str, ...] = ()
    while len(cards) < many and market.pile_of(position.market, move.deck).left:
        card, left = market.drawn(position.market, move.deck, position.seed)
        position, cards = replace(position, market=left), (*cards, card)
    if len(cards) == 1:
        return gained(position, seat, cards[0])
    return replace(position, turn=replace(position.turn, offered=cards))


def take_plain_end(position: Position, seat: Seat, move: TakePlainEnd) -> Position:
    """Gain a plain end."""
    card, left = market.without_plain_end(position.market, move.deck)
    return gained(spent(replace(position, market=left), move.deck), seat, card)


def choose(position: Position, seat: Seat, move: Choose) -> Position:
    """The others are discarded before the chosen one is placed (ruling 55)."""
    others = tuple(card for card in position.turn.offered if card != move.card)
    position = market.with_discards(position, others)
    return gained(replace(position, turn=replace(position.turn, offered=())), seat, move.card)


def gained(position: Position, seat: Seat, card: str) -> Position:
    """A card that is to be placed now; an accolade is only kept, and what fits nowhere is a penalty."""
    if card in ACCOLADES:
        player = position.players[seat]
        return with_player(position, seat, replace(player, honours=(*player.honours, card)))
    if not places_for(position, seat, card):
        return with_open_penalty(position, card)
    return replace(position, turn=replace(position.turn, holding=card))


def place(position: Position, seat: Seat, move: Place) -> Position:
    """Put the card gained into the town; a visit is over with it."""
    player = position.players[seat]
    position = with_player(position, seat, replace(player, town=with_card(player.town, move)))
    position = replace(with_last(position, seat, move.face), turn=replace(position.turn, holding=""))
    return after_visit(position) if position.phase is Phase.VISITING else position


def take_ring(position: Position, seat: Seat) -> Position:
    """Cliff Climb: use a ring icon while the supply has a ring (ruling 41)."""
    return with_rings(without_icon(position, Action.RING), seat, 1)


def draw_residents(position: Position, seat: Seat) -> Position:
    """Use a resident icon."""
    return residents.draw(without_icon(position, Action.RESIDENT), seat)


def forfeit(position: Position, seat: Seat, move: Forfeit) -> Position:
    """A ring instead of the action."""
    return with_rings(without_icon(position, move.action), seat, 1)
