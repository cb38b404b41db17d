"""A light model of a town, in which a game is played on quickly: ends of streets, and what they want.

What a card brings at an end follows from the four cards nearest to it, from the landmark of the street, and
from what the residents count: all of it is looked up.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from games.tenby.components import FACES, LANDMARK_FACES, RESIDENTS, UNIQUE, Edge, Range
from games.tenby.position import NEW, Street, Town
from games.tenby.scoring import COUNTS, card_points, count, street_points
from games.tenby.thinking.evaluation import CLOSING, Sense, gold_growth, hoped, street_count
from games.tenby.thinking.prospects import CHOSEN, RATES, promise
from games.tenby.town import LEFT, RIGHT

_NEAR: Final = 4
"""Cards that decide what one more at their end brings: the second looks back over two more."""
_NEW_STREET: Final = -1.0
"""A street of its own costs later cards their neighbours."""
_TO_PROMISE: Final = 3.0
"""A street that grows by so many cards keeps all that it promises."""

Step = tuple[float, str, int, bool]
"""What it brings, the face, the street, at its right end?"""


@lru_cache(maxsize=50_000)
def at_end(near: Street, face: str, at_right: bool) -> tuple[float, float]:
    """Points, and what the end promises more, for a face that fits beside the nearest cards."""
    longer = (*near, face) if at_right else (face, *near)
    return _without_gold(longer) - _without_gold(near), promise(longer) - promise(near)


def _without_gold(street: Street) -> int:
    """The points of all cards but landmarks."""
    return sum(
        card_points(street, place)
        for place, face in enumerate(street)
        if FACES[face].scoring.range is not Range.GOLD
    )


@lru_cache(maxsize=50_000)
def for_landmark(landmark: str, face: str) -> float:
    """What a card brings to the landmark of its street."""
    scoring = FACES[landmark].scoring
    if scoring.target == UNIQUE:
        return 0.3 * scoring.value
    return float(scoring.value * COUNTS[face].get(scoring.target, 0))


@lru_cache(maxsize=50_000)
def _counted(residents: tuple[str, ...], face: str) -> tuple[tuple[int, int], ...]:
    """Which residents count something on a face, by their places, and how many."""
    found = ((place, COUNTS[face].get(RESIDENTS[card].target, 0)) for place, card in enumerate(residents))
    return tuple((place, number) for place, number in found if number)


class _Wish:
    """What one street wants in a turn."""

    __slots__ = ("eager", "growth", "landmark", "needed", "slopes", "stake")

    def __init__(self, street: Street, growth: float) -> None:
        self.growth = growth
        self.eager = min(1.0, growth / _TO_PROMISE)
        self.landmark = next((face for face in street if face in LANDMARK_FACES), "")
        self.needed = CLOSING[LEFT[street[0]]] + CLOSING[RIGHT[street[-1]]]
        self.slopes: list[float] = []
        """For each resident, what one more of what it counts brings here."""
        self.stake = 0.0
        """What the residents bring more if the street is completed."""


class LightTown:
    """A town that changes while a game is played on."""

    def __init__(self, town: Town, residents: tuple[str, ...]) -> None:
        self.streets = list(town)
        self.residents = residents
        self.wishes: list[_Wish] = []
        self.closing: list[float] = []

    @property
    def town(self) -> Town:
        """As it lies."""
        return tuple(self.streets)

    def look(self, sense: Sense) -> None:
        """Before a turn: what every street wants, with the cards that are to come."""
        growth = sense.growth(self.town)
        self.closing = [sense.chance_to_close(needed) for needed in range(5)]
        self.wishes = [_Wish(street, more) for street, more in zip(self.streets, growth, strict=True)]
        for card in self.residents:
            self._wants(card)

    def _wants(self, card: str) -> None:
        """A resident of version B wants something of every street, one of version A of the best."""
        resident = RESIDENTS[card]
        rate = RATES[Edge.TERRACE][resident.target] * CHOSEN
        hopes = []
        for street, wish in zip(self.streets, self.wishes, strict=True):
            expected = street_count(street, resident.target) + wish.growth * rate
            closed, chance = hoped(card, expected, True), self.closing[wish.needed]
            stake = closed - hoped(card, expected, False)
            more = hoped(card, expected + 1, True) - closed
            hopes.append((closed - (1 - chance) * stake, more * (0.5 + 0.5 * chance), stake))
        best = max(hopes)
        for wish, hope in zip(self.wishes, hopes, strict=True):
            is_wanted = resident.per_street or hope is best
            wish.slopes.append(hope[1] if is_wanted else 0.0)
            wish.stake += hope[2] if is_wanted else 0.0

    def best_step(self, faces: Iterable[str], *, can_begin: bool = True) -> Step | None:
        """The best of some faces in its best place; the first of equals."""
        best: Step | None = None
        most = -1e9
        ends = list(self._ends())
        for face in faces:
            counted = _counted(self.residents, face)
            is_landmark = face in LANDMARK_FACES
            edges = RIGHT[face], LEFT[face]
            for number, near, edge, at_right, wish in ends:
                if edges[at_right] is not edge or (is_landmark and wish.landmark):
                    continue
                points, promised = at_end(near, face, at_right)
                worth = points + promised * wish.eager
                if wish.stake:
                    worth += self._closes(wish, edge, edges[not at_right])
                for place, shown in counted:
                    worth += wish.slopes[place] * shown
                if wish.landmark:
                    worth += for_landmark(wish.landmark, face)
                elif is_landmark:
                    worth += _as_landmark(self.streets[number], face, wish.growth)
                if worth > most:
                    most, best = worth, (worth, face, number, at_right)
            if can_begin and (worth := _alone(face)) > most:
                most, best = worth, (worth, face, NEW, True)
        return best

    def _ends(self) -> Iterator[tuple[int, Street, Edge, bool, _Wish]]:
        """Open ends: street, the nearest cards, the edge, at the right?"""
        for number, (street, wish) in enumerate(zip(self.streets, self.wishes, strict=True)):
            if (edge := LEFT[street[0]]) is not Edge.SEA:
                yield number, street[:_NEAR], edge, False, wish
            if (edge := RIGHT[street[-1]]) is not Edge.SEA:
                yield number, street[-_NEAR:], edge, True, wish

    def _closes(self, wish: _Wish, before: Edge, after: Edge) -> float:
        """What another edge does for the chance to complete the street."""
        needed = wish.needed - CLOSING[before] + CLOSING[after]
        return wish.stake * (self.closing[needed] - self.closing[wish.needed])

    def place(self, step: Step) -> None:
        """The card lies there, and the street wants something else."""
        _, face, number, at_right = step
        if number == NEW:
            self.streets.append((face,))
            wish = _Wish((face,), 1.0)
            wish.slopes = [0.0] * len(self.residents)
            self.wishes.append(wish)
            return
        street = self.streets[number]
        self.streets[number] = street = (*street, face) if at_right else (face, *street)
        old = self.wishes[number]
        wish = _Wish(street, max(0.0, old.growth - 1))
        wish.slopes, wish.stake = old.slopes, old.stake
        self.wishes[number] = wish


@lru_cache(maxsize=1000)
def _alone(face: str) -> float:
    """What a card is worth as a street of its own."""
    return street_points((face,)) + 0.3 * promise((face,)) + _NEW_STREET


def _as_landmark(street: Street, face: str, growth: float) -> float:
    """A landmark counts its whole street, and what comes to it."""
    scoring = FACES[face].scoring
    return scoring.value * count((*street, face), scoring.target) + gold_growth((face,)) * growth
