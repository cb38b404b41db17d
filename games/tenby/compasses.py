"""The compass cards of a solo game: the deck, the hand of the plan phase, the row of the Alternative Take."""

from msgspec.structs import replace

from games.chance import shuffled
from games.tenby.anchors import solo_of
from games.tenby.components import COMPASSES, DRAWN_COMPASSES, ROW_OF_COMPASSES
from games.tenby.position import DayDeck, Position
from games.tenby.scenarios import differences


def new_deck(seed: str) -> DayDeck:
    """All compasses, shuffled."""
    return DayDeck(shuffled(tuple(COMPASSES), seed, "compasses"))


def drawn(position: Position) -> Position:
    """One more compass in hand, or next to the deck in the row; discards are shuffled when there is none."""
    solo, deck = solo_of(position), position.day_deck
    if not deck.deck:
        fresh = shuffled(deck.discards, position.seed, "compasses", deck.shuffles + 1)
        deck = DayDeck(fresh, shuffles=deck.shuffles + 1)
    top = deck.deck[0]
    if differences(position).has_anchors:
        solo = replace(solo, hand=(*solo.hand, top))
    else:
        solo = replace(solo, row=(top, *solo.row))
    return replace(position, solo=solo, day_deck=replace(deck, deck=deck.deck[1:]))


def dealt(position: Position, number: int) -> Position:
    """So many compasses, as far as there are any."""
    for _ in range(number):
        if can_draw(position):
            position = drawn(position)
    return position


def at_setup(position: Position) -> Position:
    """Alternative Take: the row, its first card furthest from the deck (ruling 66)."""
    return position if differences(position).has_anchors else dealt(position, ROW_OF_COMPASSES)


def at_start_of_round(position: Position) -> Position:
    """A new hand; the row of the Alternative Take is not refilled."""
    return dealt(position, DRAWN_COMPASSES) if differences(position).has_anchors else position


def can_draw(position: Position) -> bool:
    """Is there a compass in the deck or among its discards?"""
    return bool(position.day_deck.deck or position.day_deck.discards)


def to_choose(position: Position) -> tuple[int, ...]:
    """Compasses that may be played: any in hand, of the row only the last."""
    solo = solo_of(position)
    return solo.hand or solo.row[-1:]


def is_stranded(position: Position) -> bool:
    """Alternative Take: no compass, and no ring for one: the game is lost (ruling 66)."""
    return not to_choose(position) and not any(player.rings for player in position.players)


def discarded(position: Position, *numbers: int) -> Position:
    """Compasses to their discards."""
    deck = position.day_deck
    return replace(position, day_deck=replace(deck, discards=(*deck.discards, *numbers)))
