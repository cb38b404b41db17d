"""What may be behind what a player sees: the cards that lie face down somewhere, in the order of the box."""

from collections.abc import Iterable

from games.tenby.components import (
    ACCOLADES,
    ANCHORS,
    CARDS_OF,
    COMPASSES,
    DAY_CARDS,
    RESIDENTS,
    Deck,
)
from games.tenby.market import pile_of
from games.tenby.position import Accolades, Position
from games.tenby.town import CARD


def unseen(view: Position, deck: Deck) -> tuple[str, ...]:
    """Cards of a town deck that the viewer does not see: in the deck, or among unseen penalties.

    In Driftwood it is not known either which landmarks and accolades are in the deck at all.
    """
    pile = pile_of(view.market, deck)
    seen = {CARD[face] for player in view.players for street in player.town for face in street}
    seen.update(pile.row, pile.discards, view.turn.offered, (view.turn.holding,))
    seen.update(*(player.honours for player in view.players))
    if view.solo is not None:
        seen.update(penalty.card for penalty in view.solo.penalties)
    cards: Iterable[str] = CARDS_OF[deck]
    if deck is Deck.LANDMARK and view.options.accolades is Accolades.DRIFTWOOD:
        cards = (*cards, *ACCOLADES)
    return tuple(card for card in cards if card not in seen)


def unseen_residents(view: Position) -> tuple[str, ...]:
    """Residents in the deck, or in the hands of others."""
    seen = {card for player in view.players for card in (*player.residents, *player.drawn, *player.returning)}
    return tuple(card for card in RESIDENTS if card not in seen)


def unseen_days(view: Position) -> tuple[int, ...]:
    """Day cards, or compasses, in the deck."""
    seen = {day.number for day in view.days} | set(view.day_deck.discards)
    if view.solo is None:
        return tuple(number for number in DAY_CARDS if number not in seen)
    seen.update(view.solo.hand, view.solo.row)
    return tuple(number for number in COMPASSES if number not in seen)


def unseen_anchors(view: Position) -> tuple[str, ...]:
    """Anchors in the deck."""
    if view.solo is None or not view.solo.anchors:
        return ()
    return tuple(card for card in ANCHORS if card not in (*view.solo.past_anchors, view.solo.anchor))
