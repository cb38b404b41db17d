"""Towns: which edges meet, where a gained card may lie, and which cards may be moved where."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final

from games.tenby.components import FACES, LANDMARK_FACES, SIDES, Edge
from games.tenby.position import NEW, Place, Shift, Street, Town

LEFT: Final = {face: card.left for face, card in FACES.items()}
RIGHT: Final = {face: card.right for face, card in FACES.items()}
_JOINS: Final = {face: edge if edge is not Edge.SEA else None for face, edge in RIGHT.items()}
"""What a face joins on its right: sea is where a street stops, so it joins nothing."""
CARD: Final = {face: card.card for face, card in FACES.items()}


def meets(left: str, right: str) -> bool:
    """May two faces lie side by side?"""
    return _JOINS[left] is LEFT[right]


def is_complete(street: Street) -> bool:
    """Is there sea at both ends?"""
    return LEFT[street[0]] is Edge.SEA and RIGHT[street[-1]] is Edge.SEA


def has_landmark(street: Street) -> bool:
    """A street may hold one landmark."""
    return not LANDMARK_FACES.isdisjoint(street)


def is_sound(street: Street) -> bool:
    """Do all edges meet, with one landmark at most?"""
    landmarks = sum(face in LANDMARK_FACES for face in street)
    return landmarks <= 1 and all(meets(left, right) for left, right in pairwise(street))


# Placing a card that was gained


@lru_cache(maxsize=1024)
def placements(town: Town, card: str) -> tuple[Place, ...]:
    """Where a gained card may lie: at an end of a street with matching edges, or alone (rulings 4 and 52)."""
    places: list[Place] = []
    for face in SIDES[card]:
        for number, street in enumerate(town):
            if face in LANDMARK_FACES and has_landmark(street):
                continue
            if meets(face, street[0]):
                places.append(Place(face, number, at_right=False))
            if meets(street[-1], face):
                places.append(Place(face, number))
        places.append(Place(face, NEW))
    return tuple(places)


def alone(card: str) -> Place:
    """The placement that decides least: a street of its own, a plain end with its side L up (ruling 67)."""
    return Place(SIDES[card][0], NEW)


def with_card(town: Town, place: Place) -> Town:
    """The town with one more card."""
    if place.street == NEW:
        return (*town, (place.face,))
    street = town[place.street]
    longer = (*street, place.face) if place.at_right else (place.face, *street)
    return (*town[: place.street], longer, *town[place.street + 1 :])


# Moving a card


@lru_cache(maxsize=256)
def shifts(town: Town) -> tuple[Shift, ...]:
    """Every way to move one card to another position (p. 14; rulings 17 and 53).

    A gap that the card does not lie beside has the same neighbours whether the card is there or not, so one
    search for the gaps that a face fits serves every card with the same edges.
    """
    gaps: dict[tuple[Edge, Edge], list[tuple[int, int]]] = {}
    found: list[Shift] = []
    for number, street in enumerate(town):
        for place, lying in enumerate(street):
            if not _closes_up(street, place):
                continue
            beside = ((number, place), (number, place + 1))
            for face in SIDES[CARD[lying]]:
                edges = LEFT[face], RIGHT[face]
                if edges not in gaps:
                    gaps[edges] = list(_gaps(town, face))
                fitting = gaps[edges]
                if face in LANDMARK_FACES:
                    fitting = [gap for gap in fitting if gap[0] == number or not has_landmark(town[gap[0]])]
                found += [Shift(face, *gap) for gap in fitting if gap not in beside]
                if len(street) > 1:
                    found.append(Shift(face, NEW, 0))
    return tuple(found)


def _closes_up(street: Street, place: int) -> bool:
    """Do the neighbours of a card meet without it?"""
    return place in (0, len(street) - 1) or meets(street[place - 1], street[place + 1])


def _gaps(town: Town, face: str) -> Iterator[tuple[int, int]]:
    """Where in the streets a face would match its neighbours."""
    for number, street in enumerate(town):
        if meets(face, street[0]):
            yield number, 0
        for place, (left, right) in enumerate(pairwise(street), 1):
            if meets(left, face) and meets(face, right):
                yield number, place
        if meets(street[-1], face):
            yield number, len(street)


def where(town: Town, card: str) -> tuple[int, int] | None:
    """The street and place of a card in a town."""
    for number, street in enumerate(town):
        for place, face in enumerate(street):
            if CARD[face] == card:
                return number, place
    return None


def with_shift(town: Town, shift: Shift) -> Town:
    """The town with a card moved; an emptied street vanishes."""
    found = where(town, CARD[shift.face])
    assert found is not None, f"{shift.face} is not in this town"
    streets = [list(street) for street in (*town, ())]
    del streets[found[0]][found[1]]
    behind = found[0] == shift.street and found[1] < shift.place
    # The last street is the new one, which is NEW counted from behind.
    streets[shift.street].insert(shift.place - behind, shift.face)
    return tuple(tuple(street) for street in streets if street)
