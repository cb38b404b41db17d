"""What nobody may know of a solo game, and what only its player may: anchors, the hand, penalties."""

from msgspec.structs import replace

from games.api import Seat
from games.chance import shuffled
from games.tenby.components import MARKET_DECKS
from games.tenby.market import pile_of, with_pile
from games.tenby.position import HIDDEN, Phase, Position
from games.tenby.solo_table import Penalty, SoloTable


def is_penalty_shown(position: Position, penalty: Penalty) -> bool:
    """What an anchor cost is looked at when the game is over."""
    return penalty.is_open or position.phase is Phase.OVER


def view_of(position: Position, seat: Seat | None) -> SoloTable | None:
    """The solo table as the player or somebody else sees it."""
    solo = position.solo
    if solo is None:
        return None
    return replace(
        solo,
        hand=solo.hand if seat == 0 else (0,) * len(solo.hand),
        anchors=(HIDDEN,) * len(solo.anchors),
        penalties=tuple(
            penalty if is_penalty_shown(position, penalty) else replace(penalty, card=HIDDEN)
            for penalty in solo.penalties
        ),
    )


def shown_penalties(position: Position) -> int:
    """How many cards of the penalty pile everybody knows."""
    penalties = () if position.solo is None else position.solo.penalties
    return sum(is_penalty_shown(position, penalty) for penalty in penalties)


# Another position that looks the same


def scrambled(position: Position, viewer: Seat | None, seed: str) -> Position:
    """Anchors, compasses in hand and unseen penalties dealt anew."""
    if position.solo is None:
        return position
    anchors = shuffled(position.solo.anchors, seed, "anchors")
    position = replace(position, solo=replace(position.solo, anchors=anchors))
    position = _other_penalties(position, seed)
    return position if viewer == 0 else _other_hand(position, seed)


def _other_penalties(position: Position, seed: str) -> Position:
    """Cards of the penalty pile change with those still in their decks."""
    assert position.solo is not None
    penalties, market = list(position.solo.penalties), position.market
    for deck in MARKET_DECKS:
        unseen = [
            number
            for number, penalty in enumerate(penalties)
            if penalty.deck is deck and not is_penalty_shown(position, penalty)
        ]
        pile = pile_of(market, deck)
        cards = shuffled(
            (*pile.deck, *(penalties[number].card for number in unseen)), seed, f"penalty {deck}"
        )
        market = with_pile(market, deck, replace(pile, deck=cards[: len(pile.deck)]))
        for number, card in zip(unseen, cards[len(pile.deck) :], strict=True):
            penalties[number] = replace(penalties[number], card=card)
    return replace(position, market=market, solo=replace(position.solo, penalties=tuple(penalties)))


def _other_hand(position: Position, seed: str) -> Position:
    """Compasses in hand change with those in the deck."""
    assert position.solo is not None
    deck, held = position.day_deck.deck, len(position.solo.hand)
    cards = shuffled((*position.solo.hand, *deck), seed, "compasses")
    return replace(
        position,
        solo=replace(position.solo, hand=cards[:held]),
        day_deck=replace(position.day_deck, deck=cards[held:]),
    )
