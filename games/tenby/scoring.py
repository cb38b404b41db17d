"""What towns are worth: town cards by target and range, residents, accolades (rulebook p. 12-19)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from games.tenby.components import (
    ACCOLADES,
    FACES,
    MOST_COLOURS,
    RESIDENTS,
    TARGETS,
    UNIQUE,
    WHITE,
    Range,
    Resident,
)
from games.tenby.position import Street, Town
from games.tenby.town import is_complete

COUNTS: Final = {
    face: {target: number for target in TARGETS if (number := card.count(target))}
    for face, card in FACES.items()
}
"""Face -> target -> how many it shows."""
_REACH: Final = {Range.WHITE: (1, 1), Range.GREY: (2, 2), Range.LEFT: (2, 0), Range.RIGHT: (0, 2)}
"""Cards to the left and to the right."""


def count(faces: Iterable[str], target: str) -> int:
    """How many of a target some cards show together."""
    if target == UNIQUE:
        return _unique(faces)
    return sum(COUNTS[face].get(target, 0) for face in faces)


def _unique(faces: Iterable[str]) -> int:
    """Different colours; a white building is one not yet counted, and there are five (ruling 18)."""
    buildings = [building for face in faces for building in FACES[face].buildings]
    whites = buildings.count(WHITE)
    return min(MOST_COLOURS, len(set(buildings) - {WHITE}) + whites)


def in_range(street: Street, place: int) -> Street:
    """The cards that the card at a place scores."""
    scoring = FACES[street[place]].scoring
    if scoring.range is None:
        return ()
    if scoring.range is Range.GOLD:
        # The own building never affects a card that scores different colours (p. 18; ruling 19).
        return street[:place] + street[place + 1 :] if scoring.target == UNIQUE else street
    left, right = _REACH[scoring.range]
    return street[max(0, place - left) : place] + street[place + 1 : place + 1 + right]


def card_points(street: Street, place: int) -> int:
    """What one card of a street is worth."""
    scoring = FACES[street[place]].scoring
    if scoring.range is None:
        return scoring.value
    return scoring.value * count(in_range(street, place), scoring.target)


@lru_cache(maxsize=4096)
def street_points(street: Street) -> int:
    """What the town cards of a street are worth."""
    return sum(card_points(street, place) for place in range(len(street)))


def town_points(town: Town) -> int:
    """What the town cards are worth; residents and accolades count apart."""
    return sum(map(street_points, town))


def completed_streets(town: Town) -> int:
    """Streets with sea at both ends."""
    return sum(map(is_complete, town))


# Residents (p. 15)


def resident_points(town: Town, card: str) -> int:
    """A counts for the best street, B for every street; one street may serve many (rulings 20 and 21)."""
    resident = RESIDENTS[card]
    points = [points_in_street(resident, street) for street in town]
    return sum(points) if resident.per_street else max(points, default=0)


def points_in_street(resident: Resident, street: Street) -> int:
    """What a resident brings for one street."""
    found = count(street, resident.target)
    row = resident.complete if is_complete(street) else resident.incomplete
    reached = [points for tier, points in zip(resident.tiers, row, strict=True) if found >= tier]
    return reached[-1] if reached else 0


# Accolades (p. 17)


def accolade_count(town: Town, card: str) -> int:
    """What a town has of what an accolade honours; start card and plain ends count (ruling 57)."""
    match ACCOLADES[card].target:
        case "completed":
            return completed_streets(town)
        case "cards":
            return sum(map(len, town))
        case "longest":
            return max(map(len, town), default=0)
        case icon:
            return sum(count(street, icon) for street in town)


def shared_points(counts: Sequence[int], points: int) -> tuple[int, ...]:
    """An accolade open to all: the most take it, ties share it, nothing wins nothing (ruling 39)."""
    most = max(counts, default=0)
    share = points // counts.count(most) if most else 0
    return tuple(share if most and number == most else 0 for number in counts)


def secret_points(own: int, others: Sequence[int], points: int) -> int:
    """An accolade only its owner can win: one point less for each other who has as many."""
    if not own or own < max(others, default=0):
        return 0
    return max(0, points - others.count(own))


class Result(msgspec.Struct, frozen=True):
    """How one seat scored: by street (0 where one does not count), resident and accolade."""

    streets: tuple[int, ...]
    residents: tuple[tuple[str, int], ...]
    accolades: tuple[tuple[str, int], ...]
    completed: int
    penalty: int = 0
    """What the penalty pile of a solo game costs."""

    @property
    def resident_points(self) -> int:
        """All residents together: the second tie-break."""
        return sum(points for _, points in self.residents)

    @property
    def total(self) -> int:
        """Rings are worth nothing, and there is no floor (ruling 58)."""
        honours = sum(points for _, points in self.accolades)
        return sum(self.streets) + self.resident_points + honours - self.penalty

    @property
    def rank(self) -> tuple[int, int, int]:
        """Total, completed streets, resident points: the least is the best (ruling 58)."""
        return (-self.total, -self.completed, -self.resident_points)
