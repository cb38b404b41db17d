"""What the anchor of a solo round will do or has done, in sentences, and what an empty place costs."""

from collections.abc import Iterator

from games.message import Message, say
from games.tenby.anchors import compass_number, is_player_first, solo_of
from games.tenby.components import ANCHORS, PENALTIES, REVEAL_COST, Anchor, Deck
from games.tenby.market import card_at, deck_of, pile_of
from games.tenby.position import Phase, Position
from games.tenby.terms import card_name, slot


def marks_said(anchor: Anchor) -> tuple[str, ...]:
    """T1, P2."""
    return tuple(slot(deck, place) for deck, place in anchor.marks)


def is_to_come(view: Position) -> bool:
    """Does an anchor follow this turn?"""
    solo = view.solo
    return solo is not None and view.phase is Phase.DAY and bool(solo.anchor) and not solo.is_anchor_done


def taken_first(view: Position) -> Iterator[Message]:
    """What the anchor takes if it goes first."""
    if cards := tuple(card_name(card) for card in _marked_cards(view)):
        yield say("tenby-panel-anchor-would-take", cards=cards)


def _marked_cards(view: Position) -> list[str]:
    marks = ANCHORS[solo_of(view).anchor].marks
    return [card for deck, place in marks if (card := card_at(view.market, deck, place))]


def anchor_lines(view: Position) -> Iterator[Message]:
    """By day: who goes first, and what follows the turn."""
    if view.solo is None or not view.solo.anchor or not view.days:
        return
    number, anchor = compass_number(view), ANCHORS[view.solo.anchor].number
    if not is_player_first(view):
        yield say("tenby-panel-anchor-went-first", number=number, anchor=anchor)
        return
    marks = marks_said(ANCHORS[view.solo.anchor])
    yield say("tenby-panel-you-first", number=number, anchor=anchor, marks=marks)
    yield from cost_lines(view)


def cost_lines(view: Position) -> Iterator[Message]:
    """A warning for every empty place that the anchor is still to come for."""
    for deck, place in _costing(view):
        yield say("tenby-panel-slot-costs", slot=slot(deck, place), points=PENALTIES[deck], rings=REVEAL_COST)


def cost_of_ending(view: Position) -> int:
    """What the penalty pile would grow by if the turn ended now."""
    return sum(PENALTIES[deck] for deck, _ in _costing(view))


def _costing(view: Position) -> list[tuple[Deck, int]]:
    """Without a card to draw there is no penalty (ruling 60)."""
    if not is_to_come(view):
        return []
    return [
        (deck, place)
        for deck, place in ANCHORS[solo_of(view).anchor].marks
        if not card_at(view.market, deck, place) and pile_of(view.market, deck).left
    ]


def cost_of_taking(view: Position, card: str) -> int:
    """What it costs to leave the place of a card empty for the anchor."""
    if not is_to_come(view) or card not in _marked_cards(view):
        return 0
    deck = deck_of(card)
    return PENALTIES[deck] if pile_of(view.market, deck).left else 0
