"""What a town is worth to its player: the points it has, and those that are to be expected of it."""

import math
from collections.abc import Sequence
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
    OPEN_ACCOLADE_POINTS,
    PENALTIES,
    RESIDENTS,
    SECRET_ACCOLADE_POINTS,
    UNIQUE,
    Edge,
    Resident,
)
from games.tenby.market import card_at
from games.tenby.position import HIDDEN, Accolades, Player, Position, Street, Town
from games.tenby.prospects import CHOSEN, RATES, promise
from games.tenby.scenarios import differences
from games.tenby.scoring import accolade_count, count, street_points
from games.tenby.solo_accolades import crosswind_points
from games.tenby.town import LEFT, RIGHT, is_complete

CARDS_A_ROUND: Final = 2.2
"""Cards that a player gains in a round on average, those for rings included."""
POINTS_A_CARD: Final = 5.0
A_RESIDENT: Final = 4.5
"""What a resident of somebody else brings, as far as one can guess."""
A_RING: Final = 1.4
A_COMPASS: Final = 5.0
"""What a ring is worth that a compass of the Alternative Take will cost."""
_MANY_RINGS: Final = 5
"""From here on a ring brings only half."""
_CLOSING: Final = {Edge.SEA: 0, Edge.PIER: 1, Edge.TERRACE: 2}
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
        self.honours = self._honours()
        self.penalty = penalty_points(view)
        self.marked = marked_cards(view)
        """Alone, if the anchor comes second: open cards whose place it marks, and what taking one costs."""

    # Everything together

    def worth(self, player: Player, *, penalty: int = 0, active: Sequence[str] = ()) -> float:
        """The points that the player can expect, of a town as it may become in this turn."""
        town = player.town
        growth = self._growth(town)
        found = sum(self._street(street, more) for street, more in zip(town, growth, strict=True))
        found += sum(self.resident(card, town, growth) for card in player.residents if card != HIDDEN)
        found += self.rings(player.rings) - self.penalty - penalty
        if self.honours or player.honours or active:
            found += sum(self._honour(town, card, *terms) for card, terms in self.honours.items())
            found += sum(self._honour(town, card, ACCOLADE_POINTS, 0) for card in player.honours)
            found += sum(self._honour(town, card, *self._against(card, ACCOLADE_POINTS)) for card in active)
        return found

    def rings(self, rings: int) -> float:
        """Rings buy cards and moves as long as there is a turn to come."""
        if not self.looks_ahead or not self.rounds_left:
            return 0.01 * rings
        if self.view.solo is not None and not self.law.has_anchors:
            # Alternative Take: every compass beyond the row costs a ring, and without one all is lost.
            needed = max(0.0, self.rounds_left - len(self.view.solo.row) + 1)
            return A_COMPASS * min(rings, needed) + A_RING * max(0.0, min(rings - needed, _MANY_RINGS))
        usable = min(rings, 3 * self.rounds_left, self.law.ring_supply or rings)
        return A_RING * (min(usable, _MANY_RINGS) + 0.5 * max(0.0, usable - _MANY_RINGS))

    def _growth(self, town: Town) -> list[float]:
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

    def resident(self, card: str, town: Town, growth: Sequence[float] | None = None) -> float:
        """What a resident can be expected to bring: A for the best street, B for all of them."""
        resident = RESIDENTS[card]
        growth = self._growth(town) if growth is None else growth
        found = [self._in_street(resident, street, more) for street, more in zip(town, growth, strict=True)]
        return sum(found) if resident.per_street else max(found, default=0.0)

    def _in_street(self, resident: Resident, street: Street, growth: float) -> float:
        there = street_count(street, resident.target)
        if not growth:
            return reached(resident, there, is_complete(street))
        expected = there + growth * RATES[Edge.TERRACE][resident.target] * CHOSEN
        if resident.target == UNIQUE:
            expected = min(5.0, expected)
        closing = self._closing(street)
        return closing * hoped(resident, expected, True) + (1 - closing) * hoped(resident, expected, False)

    def _closing(self, street: Street) -> float:
        """How likely the street is completed in the end."""
        needed = _CLOSING[LEFT[street[0]]] + _CLOSING[RIGHT[street[-1]]]
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
        other.marked = marked
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


@lru_cache(maxsize=50_000)
def street_count(street: Street, target: str) -> int:
    """How many of a target a street shows."""
    return count(street, target)


def reached(resident: Resident, number: float, is_closed: bool) -> float:
    """The points of the highest threshold reached."""
    row = resident.complete if is_closed else resident.incomplete
    points = 0
    for tier, value in zip(resident.tiers, row, strict=True):
        if number >= tier:
            points = value
    return points


def hoped(resident: Resident, number: float, is_closed: bool) -> float:
    """The same without steps, for a number that is only expected."""
    row = resident.complete if is_closed else resident.incomplete
    below, had = 0, 0
    for tier, value in zip(resident.tiers, row, strict=True):
        if number < tier:
            part = (number - below) / (tier - below)
            return had + (value - had) * (part if below else part**3)
        below, had = tier, value
    return had
