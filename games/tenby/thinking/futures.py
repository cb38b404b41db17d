"""How a game may go on: rows of the market, icons and residents that a seat may meet in the rounds to come.

A future is dealt from what the player does not see, and is the same for every plan that is tried in it.
"""

import random
from typing import Final

import msgspec

from games.tenby.components import (
    ANCHORS,
    COMPASSES,
    DAY_CARDS,
    MARKET_DECKS,
    SIDES,
    Action,
    Deck,
)
from games.tenby.market import pile_of
from games.tenby.position import Position
from games.tenby.scenarios import differences, row_sizes
from games.tenby.thinking.imagining import unseen, unseen_anchors, unseen_residents
from games.tenby.thinking.prospects import EARLY, building, rough

_BLIND: Final = 3
"""Cards on top of a deck that a plan may draw."""
Rows = tuple[tuple[str, ...], ...]

_DAYS: Final = tuple(DAY_CARDS)
_COMPASSES: Final = tuple(COMPASSES)


class Turn(msgspec.Struct, frozen=True):
    """What a seat meets in a round."""

    icons: tuple[Action, ...]
    rows: Rows


class Future(msgspec.Struct, frozen=True):
    """One way that the rest of the game may go, as far as it does not depend on the player."""

    turns: tuple[tuple[Turn, ...], ...]
    """For every round to come, by the place in which the seat chooses its day."""
    places: tuple[int, ...]
    """In which place it does, where nothing decides it."""
    residents: tuple[str, ...]
    blind: dict[Deck, tuple[str, ...]]
    """What is on top of each deck now."""


class Dealer:
    """Deals futures of a view."""

    def __init__(self, view: Position, rounds: int) -> None:
        self.view, self.rounds = view, rounds
        self.seats = len(view.staying)
        self.sizes = row_sizes(self.seats, view.options)
        self.hidden = {deck: unseen(view, deck) for deck in MARKET_DECKS}
        self.behind = {deck: pile_of(view.market, deck).discards for deck in MARKET_DECKS}
        self.residents = unseen_residents(view)
        self.anchors = unseen_anchors(view)
        self.law = differences(view)

    def future(self, dice: random.Random) -> Future:
        """One of many."""
        decks = {deck: self._deck(deck, dice) for deck in MARKET_DECKS}
        blind = {deck: tuple(cards[-_BLIND:]) for deck, cards in decks.items()}
        residents = dice.sample(self.residents, min(len(self.residents), 4 * (self.rounds + 1)))
        anchors = dice.sample(self.anchors, len(self.anchors))
        turns = []
        for _ in range(self.rounds):
            rows = tuple(tuple(self._drawn(decks[deck], deck)) for deck in MARKET_DECKS)
            if self.view.solo is None:
                turns.append(self._among_others(rows, dice))
            else:
                anchor = anchors[len(turns)] if len(turns) < len(anchors) else ""
                turns.append((self._alone(rows, anchor, dice),))
        places = tuple(dice.randrange(self.seats) for _ in range(self.rounds))
        return Future(tuple(turns), places, tuple(residents), blind)

    def _deck(self, deck: Deck, dice: random.Random) -> list[str]:
        """The faces of a deck, the next last; its discards come when it is empty."""
        hidden, behind = self.hidden[deck], self.behind[deck]
        wanted = _BLIND + self.rounds * (self.sizes[deck] or self.law.landmarks_drawn)
        cards = dice.sample(behind, min(len(behind), max(0, wanted - len(hidden))))
        cards += dice.sample(hidden, min(len(hidden), wanted))
        return [SIDES[card][0] for card in cards if card in SIDES]

    def _drawn(self, cards: list[str], deck: Deck) -> list[str]:
        # The landmarks of the Alternative Take are drawn two at a time.
        number = self.sizes[deck] or self.law.landmarks_drawn
        return [cards.pop() for _ in range(min(number, len(cards)))]

    # Several players

    def _among_others(self, rows: Rows, dice: random.Random) -> tuple[Turn, ...]:
        """Days go from the best to the worst; who acts before takes from the market."""
        days = dice.sample(_DAYS, self.seats + 1)
        days.sort(key=lambda number: EARLY * number - rough(DAY_CARDS[number].actions))
        found = []
        for place in range(self.seats):
            before = [number for number in days[: self.seats] if number < days[place]]
            taken = sum(len(building(DAY_CARDS[number].actions)) for number in before)
            found.append(Turn(DAY_CARDS[days[place]].actions, self._left(rows, taken, dice)))
        return tuple(found)

    def _left(self, rows: Rows, taken: int, dice: random.Random) -> Rows:
        """Rows after so many cards were taken; some of those are plain ends."""
        lying = [face for row in rows for face in row]
        gone = set(dice.sample(lying, min(len(lying), taken * 3 // 4)))
        return tuple(tuple(face for face in row if face not in gone) for row in rows)

    # Alone

    def _alone(self, rows: Rows, anchor: str, dice: random.Random) -> Turn:
        """The better of two compasses, and the anchor perhaps before it."""
        hand = dice.sample(_COMPASSES, 2 if self.law.has_anchors else 1)
        compass = COMPASSES[max(hand, key=lambda number: rough(COMPASSES[number].actions))]
        if not anchor or compass.number < ANCHORS[anchor].number:
            return Turn(compass.actions, rows)
        marks = {(deck, place) for deck, place in ANCHORS[anchor].marks}
        left = tuple(
            tuple(face for place, face in enumerate(row) if (deck, place) not in marks)
            for deck, row in zip(MARKET_DECKS, rows, strict=True)
        )
        return Turn(compass.actions, left)
