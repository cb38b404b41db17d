"""The market: town decks, their rows and discards, plain ends, and what happens when a deck runs out."""

from typing import Final

from msgspec.structs import replace

from games.chance import shuffled
from games.tenby.components import CARDS_OF, FACES, MARKET_DECKS, PLAIN_ENDS, SIDES, Deck, row_size
from games.tenby.position import Market, Pile, Position

_NAMES: Final = {
    Deck.TERRACE: "terraces",
    Deck.PIER: "piers",
    Deck.LANDMARK: "landmarks",
    Deck.PLAIN_TERRACE: "plain_terraces",
    Deck.PLAIN_PIER: "plain_piers",
}


def new_market(players: int, seed: str) -> Market:
    """Every deck shuffled and its row laid out."""
    terraces, piers, landmarks = (Pile(shuffled(CARDS_OF[deck], seed, _NAMES[deck])) for deck in MARKET_DECKS)
    plain_terraces, plain_piers = (CARDS_OF[deck] for deck in PLAIN_ENDS)
    return refilled(Market(terraces, piers, landmarks, plain_terraces, plain_piers), players, seed)


def deck_of(card: str) -> Deck:
    """Where a town card comes from."""
    return FACES[SIDES[card][0]].deck


def pile_of(market: Market, deck: Deck) -> Pile:
    """A town deck with its row and discards."""
    if deck is Deck.TERRACE:
        return market.terraces
    return market.piers if deck is Deck.PIER else market.landmarks


def plain_ends(market: Market, deck: Deck) -> tuple[str, ...]:
    """The plain ends left of one kind."""
    return market.plain_terraces if deck is Deck.PLAIN_TERRACE else market.plain_piers


def with_pile(market: Market, deck: Deck, pile: Pile) -> Market:
    """The market with a deck changed."""
    return replace(market, **{_NAMES[deck]: pile})


def drawn(market: Market, deck: Deck, seed: str) -> tuple[str, Market]:
    """The top card of a deck; the discards are shuffled only when it is empty (ruling 45)."""
    pile = pile_of(market, deck)
    if not pile.deck:
        fresh = shuffled(pile.discards, seed, _NAMES[deck], pile.shuffles + 1)
        pile = replace(pile, deck=fresh, discards=(), shuffles=pile.shuffles + 1)
    return pile.deck[0], with_pile(market, deck, replace(pile, deck=pile.deck[1:]))


def revealed(market: Market, deck: Deck, seed: str) -> Market:
    """The top card of a deck comes into its row."""
    card, market = drawn(market, deck, seed)
    pile = pile_of(market, deck)
    return with_pile(market, deck, replace(pile, row=(*pile.row, card)))


def refilled(market: Market, players: int, seed: str) -> Market:
    """Rows for this many players, as far as there are cards."""
    for deck in MARKET_DECKS:
        while (pile := pile_of(market, deck)).left and len(pile.row) < row_size(deck, players):
            market = revealed(market, deck, seed)
    return market


def cleared(market: Market) -> Market:
    """Every face-up card to the discards of its deck."""
    for deck in MARKET_DECKS:
        pile = pile_of(market, deck)
        market = with_pile(market, deck, replace(pile, row=(), discards=pile.discards + pile.row))
    return market


def without(market: Market, deck: Deck, card: str) -> Market:
    """The market after a face-up card was taken; the row closes up (ruling 47)."""
    pile = pile_of(market, deck)
    return with_pile(market, deck, replace(pile, row=tuple(other for other in pile.row if other != card)))


def without_plain_end(market: Market, deck: Deck) -> tuple[str, Market]:
    """The plain end with the lowest number, and the market without it (ruling 52)."""
    card, *left = plain_ends(market, deck)
    return card, replace(market, **{_NAMES[deck]: tuple(left)})


def with_discards(position: Position, cards: tuple[str, ...]) -> Position:
    """Cards to the discards of their decks."""
    market = position.market
    for card in cards:
        deck = deck_of(card)
        pile = pile_of(market, deck)
        market = with_pile(market, deck, replace(pile, discards=(*pile.discards, card)))
    return replace(position, market=market)
