"""What a town is worth to its player: the points it has, and those that are to be expected of it."""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from games.api import Seat
from games.tenby.anchors import penalty_points
from games.tenby.components import (
    ACCOLADE_POINTS,
    ACCOLADES,
    ANCHORS,
    FACES,
    LANDMARK_FACES,
    MOST_COLOURS,
    OPEN_ACCOLADE_POINTS,
    PENALTIES,
    RESIDENTS,
    SECRET_ACCOLADE_POINTS,
    UNIQUE,
    Edge,
    Resident,
)
from games.tenby.market import card_at
from games.tenby.position import HIDDEN, Accolades, Phase, Player, Position, Street, Town
from games.tenby.scenarios import differences
from games.tenby.scoring import accolade_count, count, points_in_street, street_points
from games.tenby.solo_accolades import crosswind_points
from games.tenby.thinking.prospects import CHOSEN, RATES, promise
from games.tenby.town import LEFT, RIGHT, is_complete

CARDS_A_ROUND: Final = 2.2
"""Cards that a player gains in a round on average, those for rings included."""
POINTS_A_CARD: Final = 5.0
A_RESIDENT: Final = 4.5
"""What a resident of somebody else brings, as far as one can guess."""
A_RING: Final = 1.4
A_COMPASS: Final = 5.0
"""What a ring is worth that a compass of the Alternative Take will cost."""
_LOST: Final = 60.0
"""What it costs to lose the game on the way: about all that there is."""
_MANY_RINGS: Final = 5
"""From here on a ring brings only half."""
CLOSING: Final = {Edge.SEA: 0, Edge.PIER: 1, Edge.TERRACE: 2}
"""Cards that an end still needs until there is sea."""
_PACE: Final = {"cards": 1.0, "longest": 0.6, "completed": 0.12, "landmark": 0.12, "pier": 0.25}
_PACE_OF_ICONS: Final = 0.4
"""How many of what an accolade counts come with a card."""


class Sense:
    """How one seat values towns, now: what is fixed for the length of a thought is reckoned once."""

    def __init__(self, view: Position, seat: Seat, rounds_left: float, *, looks_ahead: bool = True) -> None:
        self.view, self.seat = view, seat
        self.law = differences(view)
        self.rounds_left = rounds_left
        self.coming = rounds_left * CARDS_A_ROUND if looks_ahead else 0.0
        """Cards that are still to come."""
        self.looks_ahead = looks_ahead
        self._parts: dict[object, tuple[float, tuple[float, ...]]] = {}
        self.honours = self._honours()
        self.penalty = penalty_points(view)
        self.marked = marked_cards(view)
        """Alone, if the anchor comes second: open cards whose place it marks, and what taking one costs."""

    # Everything together

    def worth(self, player: Player, *, penalty: int = 0, active: Sequence[str] = ()) -> float:
        """The points that the player can expect, of a town as it may become in this turn."""
        town = player.town
        known = tuple(card for card in player.residents if card != HIDDEN)
        parts = [
            self._part(street, more, known) for street, more in zip(town, self.growth(town), strict=True)
        ]
        found = sum(part[0] for part in parts) + self.rings(player.rings) - self.penalty - penalty
        # A resident of version A counts for the best street only.
        best: Iterable[tuple[float, ...]] = zip(*(part[1] for part in parts), strict=True)
        found += sum(map(max, best))
        if self.honours or player.honours or active:
            found += sum(self._honour(town, card, *terms) for card, terms in self.honours.items())
            found += sum(self._honour(town, card, ACCOLADE_POINTS, 0) for card in player.honours)
            found += sum(self._honour(town, card, *self._against(card, ACCOLADE_POINTS)) for card in active)
        return found

    def rings(self, rings: int) -> float:
        """Rings buy cards and moves as long as there is a turn to come."""
        if not self.rounds_left:
            return 0.01 * rings
        if self.view.solo is not None and not self.law.has_anchors:
            return self._compasses(rings, len(self.view.solo.row) - (self.view.phase is Phase.PLAN))
        if not self.looks_ahead:
            return 0.01 * rings
        usable = min(rings, 3 * self.rounds_left, self.law.ring_supply or rings)
        return A_RING * (min(usable, _MANY_RINGS) + 0.5 * max(0.0, usable - _MANY_RINGS))

    def _compasses(self, rings: int, row: int) -> float:
        """Alternative Take: every compass beyond the row costs a ring, and without one all is lost."""
        if not rings + row:
            return -_LOST
        needed = max(0, int(self.rounds_left) - row)
        return A_COMPASS * min(rings, needed) + A_RING * max(0, min(rings - needed, _MANY_RINGS))

    def _part(
        self, street: Street, growth: float, residents: tuple[str, ...]
    ) -> tuple[float, tuple[float, ...]]:
        """A street with the residents who count every street, and what it brings to each of the others."""
        key = (street, growth, residents)
        if key not in self._parts:
            found, best = self._street(street, growth), []
            for card in residents:
                resident = RESIDENTS[card]
                brings = self._in_street(resident, street, growth)
                if resident.per_street:
                    found += brings
                else:
                    best.append(brings)
            self._parts[key] = found, tuple(best)
        return self._parts[key]

    def growth(self, town: Town) -> list[float]:
        """How many of the cards to come go to each street: more to long ones, none to completed ones."""
        weights = [0.0 if is_complete(street) else 1.0 + len(street) for street in town]
        share = self.coming / (sum(weights) or 1.0)
        return [share * weight for weight in weights]

    # Streets

    def _street(self, street: Street, growth: float) -> float:
        points: float = street_points(street)
        if growth:
            points += promise(street) * min(1.0, growth / 3.0) + gold_growth(street) * growth
        if self.law.counted is None:
            return points
        least, most = self.law.counted
        if points > most:
            return 0.0
        return points * min(1.0, (points + POINTS_A_CARD * 0.8 * growth) / least) ** 3

    # Residents

    def resident(self, card: str, town: Town) -> float:
        """What a resident can be expected to bring: A for the best street, B for all of them."""
        resident = RESIDENTS[card]
        growth = self.growth(town)
        found = [self._in_street(resident, street, more) for street, more in zip(town, growth, strict=True)]
        return sum(found) if resident.per_street else max(found, default=0.0)

    def _in_street(self, resident: Resident, street: Street, growth: float) -> float:
        if not growth:
            return points_in_street(resident, street)
        target = resident.target
        expected = street_count(street, target) + growth * RATES[Edge.TERRACE][target] * CHOSEN
        if target == UNIQUE:
            expected = min(MOST_COLOURS, expected)
        closing, card = self.closing(street), resident.card
        return closing * hoped(card, expected, True) + (1 - closing) * hoped(card, expected, False)

    def closing(self, street: Street) -> float:
        """How likely the street is completed in the end."""
        return self.chance_to_close(CLOSING[LEFT[street[0]]] + CLOSING[RIGHT[street[-1]]])

    def chance_to_close(self, needed: int) -> float:
        """How likely the cards that complete a street, so many at least, will come."""
        return 1.0 if not needed else min(0.9, max(0.0, (self.coming - needed + 1) / (self.coming + 2)))

    # Accolades

    def _honours(self) -> dict[str, tuple[float, float]]:
        """Accolade -> the points one competes for, and what has to be beaten (alone: nothing)."""
        view = self.view
        player = view.players[self.seat]
        match view.options.accolades:
            case Accolades.HIGH_TIDE:
                return {card: self._against(card, ACCOLADE_POINTS) for card in view.active}
            case Accolades.EBB_AND_FLOW:
                shown = [each.accolade for each in view.players if each.is_accolade_open]
                found = {
                    card: self._against(card, OPEN_ACCOLADE_POINTS) for card in shown if card in ACCOLADES
                }
                if not player.is_accolade_open and player.accolade in ACCOLADES:
                    found[player.accolade] = self._against(player.accolade, SECRET_ACCOLADE_POINTS)
                return found
            case _:
                return {card: self._against(card, ACCOLADE_POINTS) for card in view.accolades}

    def _against(self, card: str, points: float) -> tuple[float, float]:
        others = [
            accolade_count(self.view.players[other].town, card)
            for other in self.view.staying
            if other != self.seat
        ]
        return points, max(others, default=0)

    def _honour(self, town: Town, card: str, points: float, most: float) -> float:
        """The points of an accolade by the chance to have it in the end."""
        if self.view.solo is None:
            own = accolade_count(town, card)
            return points * _likely((own - most) / (0.5 + 0.35 * self.rounds_left)) if own else 0.0
        chance = self.chance_alone(town, card)
        if self.view.options.accolades is Accolades.CROSSWIND:
            tokens = dict(zip(self.view.accolades, self.view.solo.tokens, strict=True))[card]
            return chance * crosswind_points(True, tokens) + (1 - chance) * crosswind_points(False, tokens)
        return points * chance

    def chance_alone(self, town: Town, card: str) -> float:
        """How likely a single player has what an accolade asks for in the end."""
        own, goal = accolade_count(town, card), ACCOLADES[card].solo
        if own >= goal:
            return 1.0
        expected = own + self.coming * _PACE.get(ACCOLADES[card].target, _PACE_OF_ICONS)
        return _likely((expected - goal) / (0.05 + 0.02 * goal * self.rounds_left) - 0.5)

    def facing(self, marked: dict[str, int]) -> "Sense":
        """The same, if an anchor marked these cards."""
        other = Sense(self.view, self.seat, self.rounds_left, looks_ahead=self.looks_ahead)
        other.marked, other._parts = marked, self._parts
        return other


def marked_cards(view: Position) -> dict[str, int]:
    """Open cards that a second anchor marks: without them it takes points (ruling 60)."""
    solo = view.solo
    if solo is None or not solo.anchor or solo.is_anchor_done:
        return {}
    return {
        card: PENALTIES[deck]
        for deck, place in ANCHORS[solo.anchor].marks
        if (card := card_at(view.market, deck, place))
    }


def _likely(lead: float) -> float:
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, lead))))


@lru_cache(maxsize=20_000)
def gold_growth(street: Street) -> float:
    """What every card that is added brings to the landmark of the street."""
    found = 0.0
    for face in street:
        if face in LANDMARK_FACES and (target := FACES[face].scoring.target):
            found += FACES[face].scoring.value * RATES[Edge.TERRACE][target]
    return found


@lru_cache(maxsize=20_000)
def street_count(street: Street, target: str) -> int:
    """How many of a target a street shows."""
    return count(street, target)


def _hoped(resident: Resident, number: float, is_closed: bool) -> float:
    """Points without steps between the thresholds."""
    row = resident.complete if is_closed else resident.incomplete
    below, had = 0, 0
    for tier, value in zip(resident.tiers, row, strict=True):
        if number < tier:
            part = (number - below) / (tier - below)
            return had + (value - had) * (part if below else part**3)
        below, had = tier, value
    return had


_FINE: Final = 4
"""Expected numbers are told apart by quarters."""
_HOPES: Final = {
    (card, is_closed): tuple(
        _hoped(resident, number / _FINE, is_closed) for number in range(resident.tiers[-1] * _FINE + 1)
    )
    for card, resident in RESIDENTS.items()
    for is_closed in (False, True)
}


def hoped(card: str, number: float, is_closed: bool) -> float:
    """What a resident brings for a number that is only expected."""
    hopes = _HOPES[card, is_closed]
    return hopes[min(len(hopes) - 1, int(number * _FINE + 0.5))]
