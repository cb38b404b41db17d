"""Thanks for Visiting: before the last round everybody draws three cards and places one, or gains a ring."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.api import Seat
from games.tenby import market
from games.tenby.components import VISITING_CARDS, Deck
from games.tenby.position import Move, Position, TakeRing, Turn, Visit
from games.tenby.turns import after_visit, with_rings


def moves(position: Position) -> Iterator[Move]:
    """How many terraces and piers to draw is said before (ruling 55); alone there is no ring instead."""
    if position.solo is None:
        yield TakeRing()
    terraces, piers = position.market.terraces.left, position.market.piers.left
    drawn = min(VISITING_CARDS, terraces + piers)
    for number in range(drawn, -1, -1) if drawn else ():
        if number <= terraces and drawn - number <= piers:
            yield Visit(number, drawn - number)


def visit(position: Position, move: Visit) -> Position:
    """Draw blindly; a single card leaves no choice."""
    cards: tuple[str, ...] = ()
    shop = position.market
    for deck in (Deck.TERRACE,) * move.terraces + (Deck.PIER,) * move.piers:
        card, shop = market.drawn(shop, deck, position.seed)
        cards = (*cards, card)
    turn = Turn(offered=cards) if len(cards) > 1 else Turn(holding=cards[0])
    return replace(position, market=shop, turn=turn)


def take_ring(position: Position, seat: Seat) -> Position:
    """A ring instead."""
    return after_visit(with_rings(position, seat, 1))
