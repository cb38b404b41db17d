"""Tables that may be behind what a seat sees, dealt by the thinker's own dice, to be played on."""

import random

from games.copenhagen.components import CARDS_PER_COLOUR, END_CARD_AMONG, Ability, Colour
from games.copenhagen.light import END, NO_CARD, LightTable, Side
from games.copenhagen.position import COLOUR_NUMBER, HIDDEN, TAKEN, EndCard, Player, Position


class Deals:
    """How everything hidden may lie; the same number always leads to the same deal."""

    def __init__(self, dice: str) -> None:
        self._dice = dice
        self._known: dict[tuple[int, tuple[int, ...]], tuple[list[int], float]] = {}

    def deal(self, number: int, unseen: tuple[int, ...]) -> tuple[list[int], float]:
        """The cards that nobody sees in some order, and how deep the End card lies among the last."""
        key = (number, unseen)
        if key not in self._known:
            dice = random.Random(f"{self._dice}/{number}")
            cards = list(unseen)
            dice.shuffle(cards)
            self._known[key] = cards, dice.random()
        return self._known[key]


class Imagining:
    """The tables that may be behind a view, from the first refill on."""

    def __init__(self, view: Position, deals: Deals) -> None:
        self._view = view
        self._deals = deals
        self._unseen = _unseen(view)
        self._sides = [_side(player) for player in view.players]
        self._hidden = [player.hand.count(HIDDEN) for player in view.players]
        self._harbour = [NO_CARD if card in (HIDDEN, TAKEN) else COLOUR_NUMBER[card] for card in view.harbour]
        self._discards = [COLOUR_NUMBER[card] for card in view.discards]

    def table(self, number: int) -> LightTable:
        """One of them; hands are dealt first, so that they are the same whatever was drawn since."""
        cards, depth = self._deals.deal(number, self._unseen)
        sides, dealt = [], 0
        for side, hidden in zip(self._sides, self._hidden, strict=True):
            fresh = side.copy()
            for card in cards[dealt : dealt + hidden]:
                fresh.hand[card] += 1
            dealt += hidden
            sides.append(fresh)
        supply = cards[dealt:]
        supply.reverse()
        if self._view.end_card is EndCard.SUPPLY:
            supply.insert(int(depth * min(END_CARD_AMONG, len(supply) + 1)), END)
        view = self._view
        return LightTable(
            sides=sides,
            harbour=self._harbour[:],
            supply=supply,
            discards=self._discards[:],
            stock=list(view.stock),
            whites=view.whites,
            turn=view.turn,
            end_is_aside=view.end_card is EndCard.ASIDE,
            gone=view.gone,
        )


def _unseen(view: Position) -> tuple[int, ...]:
    """All cards but those that lie open or are in the viewer's hand."""
    seen = view.harbour + view.discards + "".join(player.hand for player in view.players)
    return tuple(
        number
        for number, colour in enumerate(Colour)
        for _ in range(CARDS_PER_COLOUR[len(view.players)] - seen.count(colour))
    )


def _side(player: Player) -> Side:
    return Side(
        filled=player.house.filled,
        windows=player.house.windows,
        colours=list(player.house.colours),
        hand=[player.hand.count(colour) for colour in Colour],
        active=_bits(player.active),
        used=_bits(player.used),
    )


def _bits(abilities: tuple[Ability, ...]) -> int:
    return sum(1 << number for number, ability in enumerate(Ability) if ability in abilities)
