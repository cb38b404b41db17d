"""Anchors of the solo game: what they take from the market, and the penalty pile (p. 24)."""

from msgspec.structs import replace

from games.tenby import market
from games.tenby.components import ANCHORS, COMPASSES, PENALTIES, Deck
from games.tenby.position import Position
from games.tenby.solo_table import Penalty, SoloTable


def compass_number(position: Position) -> int:
    """The number of the compass that was played, as far as it was lowered."""
    solo = solo_of(position)
    return COMPASSES[position.days[0].number].number - solo.lowered


def is_player_first(position: Position) -> bool:
    """Only the lower compass goes first: in a tie the anchor does."""
    return compass_number(position) < ANCHORS[solo_of(position).anchor].number


def solo_of(position: Position) -> SoloTable:
    """What a single player's table has; only asked there."""
    assert position.solo is not None, "several players have no compasses"
    return position.solo


def revealed(position: Position) -> Position:
    """The top anchor is revealed."""
    solo = solo_of(position)
    top, *left = solo.anchors
    return replace(position, solo=replace(solo, anchor=top, anchors=tuple(left), is_anchor_done=False))


def resolved(position: Position, *, is_second: bool) -> Position:
    """Marked cards are discarded in order; if the anchor is second, each that is gone costs (ruling 60)."""
    solo = position.solo
    if solo is None or not solo.anchor or solo.is_anchor_done:
        return position
    for deck, place in ANCHORS[solo.anchor].marks:
        if market.card_at(position.market, deck, place):
            position = replace(position, market=market.place_cleared(position.market, deck, place))
        elif is_second:
            position = _with_penalty(position, deck)
    return replace(position, solo=replace(solo_of(position), is_anchor_done=True))


def laid_by(position: Position) -> Position:
    """At clean-up the anchor joins those of earlier rounds."""
    solo = solo_of(position)
    past = (*solo.past_anchors, solo.anchor) if solo.anchor else solo.past_anchors
    return replace(position, solo=replace(solo, anchor="", past_anchors=past, lowered=0))


# The penalty pile


def _with_penalty(position: Position, deck: Deck) -> Position:
    """The top card unseen; where there is none the penalty is dropped (ruling 60)."""
    if not market.pile_of(position.market, deck).left:
        return position
    card, left = market.drawn(position.market, deck, position.seed)
    return with_open_penalty(replace(position, market=left), card, is_open=False)


def with_open_penalty(position: Position, card: str, *, is_open: bool = True) -> Position:
    """A card that was gained and fits nowhere (ruling 63)."""
    solo = solo_of(position)
    penalty = Penalty(market.deck_of(card), card, is_open)
    return replace(position, solo=replace(solo, penalties=(*solo.penalties, penalty)))


def penalty_points(position: Position) -> int:
    """What the penalty pile costs; everybody sees of which decks it is."""
    penalties = () if position.solo is None else position.solo.penalties
    return sum(PENALTIES[penalty.deck] for penalty in penalties)
