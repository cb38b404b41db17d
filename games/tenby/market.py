"""The market: town decks, their rows and discards, plain ends, and what happens when a deck runs out."""

from typing import Final

from msgspec.structs import replace

from games.chance import shuffled
from games.tenby.components import ACCOLADES, CARDS_OF, FACES, MARKET_DECKS, PLAIN_ENDS, SIDES, Deck
from games.tenby.position import Market, Pile, Position
from games.tenby.scenarios import Sizes
from games.tenby.solo_table import ANYWHERE

_NAMES: Final = {
    Deck.TERRACE: "terraces",
    Deck.PIER: "piers",
    Deck.LANDMARK: "landmarks",
    Deck.PLAIN_TERRACE: "plain_terraces",
    Deck.PLAIN_PIER: "plain_piers",
}


def new_market(landmarks: tuple[str, ...], sizes: Sizes, seed: str) -> Market:
    """Every deck shuffled and its row laid out; which landmarks there are is an option."""
    cards = {**CARDS_OF, Deck.LANDMARK: landmarks}
    terraces, piers, sights = (Pile(shuffled(cards[deck], seed, _NAMES[deck])) for deck in MARKET_DECKS)
    plain_terraces, plain_piers = (CARDS_OF[deck] for deck in PLAIN_ENDS)
    return refilled(Market(terraces, piers, sights, plain_terraces, plain_piers), sizes, seed)


def deck_of(card: str) -> Deck:
    """Where a town card comes from; an accolade that is gained counts as a landmark (Driftwood)."""
    return Deck.LANDMARK if card in ACCOLADES else FACES[SIDES[card][0]].deck


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


def revealed(market: Market, deck: Deck, seed: str, place: int = ANYWHERE) -> Market:
    """The top card of a deck comes into its row; a card that lies in its place is discarded before."""
    if place != ANYWHERE:
        market = place_cleared(market, deck, place)
    card, market = drawn(market, deck, seed)
    pile = pile_of(market, deck)
    row = (*pile.row, card) if place == ANYWHERE else _with(pile.row, place, card)
    return with_pile(market, deck, replace(pile, row=row))


def refilled(market: Market, sizes: Sizes, seed: str) -> Market:
    """Rows of these sizes, as far as there are cards."""
    for deck in MARKET_DECKS:
        while (pile := pile_of(market, deck)).left and len(pile.row) < sizes[deck]:
            market = revealed(market, deck, seed)
    return market


def cleared(market: Market) -> Market:
    """Every face-up card to the discards of its deck."""
    for deck in MARKET_DECKS:
        pile = pile_of(market, deck)
        market = with_pile(market, deck, replace(pile, row=(), discards=pile.discards + pile.open_cards))
    return market


def without(market: Market, deck: Deck, card: str, *, leaves_gap: bool) -> Market:
    """The market after a face-up card was taken; the row closes up, or keeps its places (ruling 47)."""
    pile = pile_of(market, deck)
    if leaves_gap:
        return with_pile(market, deck, replace(pile, row=_with(pile.row, pile.row.index(card), "")))
    return with_pile(market, deck, replace(pile, row=tuple(other for other in pile.row if other != card)))


def card_at(market: Market, deck: Deck, place: int) -> str:
    """The card in a place of a row; "" if there is none."""
    row = pile_of(market, deck).row
    return row[place] if place < len(row) else ""


def place_cleared(market: Market, deck: Deck, place: int) -> Market:
    """The card in a place of a row, if there is one, to the discards."""
    pile = pile_of(market, deck)
    if not (card := card_at(market, deck, place)):
        return market
    row = _with(pile.row, place, "")
    return with_pile(market, deck, replace(pile, row=row, discards=(*pile.discards, card)))


def _with(row: tuple[str, ...], place: int, card: str) -> tuple[str, ...]:
    """A row with a place changed; one that was never filled is added (ruling 47)."""
    row += ("",) * (place + 1 - len(row))
    return (*row[:place], card, *row[place + 1 :])


def without_plain_end(market: Market, deck: Deck) -> tuple[str, Market]:
    """The plain end with the lowest number, and the market without it (ruling 52)."""
    card, *left = plain_ends(market, deck)
    return card, replace(market, **{_NAMES[deck]: tuple(left)})


def with_discards(position: Position, cards: tuple[str, ...]) -> Position:
    """Cards to the discards of their decks; a plain end goes back to the others."""
    market = position.market
    for card in cards:
        deck = deck_of(card)
        if deck in PLAIN_ENDS:
            market = replace(market, **{_NAMES[deck]: tuple(sorted((*plain_ends(market, deck), card)))})
            continue
        pile = pile_of(market, deck)
        market = with_pile(market, deck, replace(pile, discards=(*pile.discards, card)))
    return replace(position, market=market)
