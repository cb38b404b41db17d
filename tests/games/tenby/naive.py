"""Scoring and moving once more, slowly and from the rulebook's words alone, to compare with."""

from collections import Counter
from itertools import pairwise

from games.tenby.components import ACCOLADES, FACES, RESIDENTS, SIDES


def on_card(face, target):
    card = FACES[face]
    things = Counter({str(feature): number for feature, number in card.features})
    things.update(str(icon) for icon in card.icons)
    for building in card.buildings:
        things.update(["red", "yellow", "green", "blue", "purple"] if building == "white" else [building])
    return {str(key): number for key, number in things.items()}.get(target, 0)


def different_colours(faces):
    buildings = [building for face in faces for building in FACES[face].buildings]
    colours = {building for building in buildings if building != "white"}
    for building in buildings:
        if building == "white":
            missing = {"red", "yellow", "green", "blue", "purple"} - colours
            if missing:
                colours.add(missing.pop())
    return len(colours)


def number_of(faces, target):
    if target == "unique":
        return different_colours(faces)
    return sum(on_card(face, target) for face in faces)


def card_points(street, place):
    scoring = FACES[street[place]].scoring
    if not scoring.target:
        return scoring.value
    reached = []
    for other, face in enumerate(street):
        steps = other - place
        if scoring.range == "white" and abs(steps) == 1:
            reached.append(face)
        if scoring.range == "grey" and abs(steps) in (1, 2):
            reached.append(face)
        if scoring.range == "left" and steps in (-1, -2):
            reached.append(face)
        if scoring.range == "right" and steps in (1, 2):
            reached.append(face)
        if scoring.range == "gold" and (steps or scoring.target != "unique"):
            reached.append(face)
    return scoring.value * number_of(reached, scoring.target)


def town_points(town):
    return sum(card_points(street, place) for street in town for place in range(len(street)))


def has_sea_at_both_ends(street):
    return (FACES[street[0]].left, FACES[street[-1]].right) == ("S", "S")


def resident_points(town, card):
    resident = RESIDENTS[card]
    worth = []
    for street in town:
        points = 0
        for tier in range(len(resident.tiers)):
            if number_of(street, resident.target) >= resident.tiers[tier]:
                row = resident.complete if has_sea_at_both_ends(street) else resident.incomplete
                points = row[tier]
        worth.append(points)
    return sum(worth) if card[-1] == "B" else max(worth)


def accolade_count(town, card):
    target = ACCOLADES[card].target
    if target == "completed":
        return len([street for street in town if has_sea_at_both_ends(street)])
    if target == "cards":
        return len([face for street in town for face in street])
    if target == "longest":
        return sorted(len(street) for street in town)[-1]
    return sum(on_card(face, target) for street in town for face in street)


# Moving a card


def is_legal(town):
    for street in town:
        for left, right in pairwise(street):
            if FACES[left].right != FACES[right].left or FACES[left].right == "S":
                return False
        if sum("landmark" in FACES[face].icons for face in street) > 1:
            return False
    return True


def by_cards(town):
    """A town by cards, whatever the order of streets or the side of a plain end."""
    return sorted(tuple(FACES[face].card for face in street) for street in town)


def towns_after_a_move(town):
    """Every town that one moved card can lead to, as a set of streets."""
    found = set()
    for street, place in [(n, p) for n, row in enumerate(town) for p in range(len(row))]:
        left = [list(row) for row in town]
        card = FACES[left[street].pop(place)].card
        rest = [row for row in left if row]
        for face in SIDES[card]:
            for number, row in enumerate([*rest, []]):
                for gap in range(len(row) + 1):
                    built = [list(other) for other in [*rest, []]]
                    built[number].insert(gap, face)
                    after = tuple(tuple(other) for other in built if other)
                    if is_legal(after) and by_cards(after) != by_cards(town):
                        found.add(tuple(sorted(after)))
    return found
