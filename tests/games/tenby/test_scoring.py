"""Points: targets, ranges, white buildings, different colours, residents; the rulebook's own example."""

import random

import pytest

from games.tenby import scoring
from games.tenby.components import (
    ACCOLADES,
    FACES,
    RESIDENTS,
    SIDES,
    TARGETS,
    Colour,
    Deck,
    Edge,
    Feature,
    Icon,
    Range,
    Scoring,
    TownCard,
)
from games.tenby.scoring import card_points, count, resident_points, street_points, town_points
from games.tenby.town import LEFT, RIGHT, is_complete
from tests.games.tenby import naive
from tests.games.tenby.boards import town
from tests.quick import quick_first


@pytest.fixture
def print_card(monkeypatch):
    """Puts a card that is not in the box on the table."""

    def make(face, edges="TT", *, icons="", buildings="", features="", score=(0, "", None)):
        card = TownCard(
            face=face,
            card=face,
            deck=Deck.TERRACE,
            name=face,
            left=Edge(edges[0]),
            right=Edge(edges[1]),
            icons=frozenset(map(Icon, icons.split())),
            buildings=tuple(buildings.split()),
            features=tuple((Feature(name), int(n)) for name, n in (f.split(":") for f in features.split())),
            scoring=Scoring(*score),
        )
        monkeypatch.setitem(FACES, face, card)
        monkeypatch.setitem(LEFT, face, card.left)
        monkeypatch.setitem(RIGHT, face, card.right)
        counts = {target: n for target in TARGETS if (n := card.count(target))}
        monkeypatch.setitem(scoring.COUNTS, face, counts)
        return face

    return make


def test_the_street_of_the_rulebook_is_worth_27_points(print_card):
    street = (
        print_card("Z1", "SP", score=(1, "seagull", Range.GREY)),
        print_card("Z2", "PP", features="seagull:3 cloud:2 bench:2", score=(1, "seagull", Range.GOLD)),
        print_card("Z3", "PT", features="cloud:3", score=(3, "bench", Range.WHITE)),
        print_card("Z4", buildings="red", features="bench:1 seagull:2", score=(1, "cloud", Range.GREY)),
        print_card("Z5", features="cloud:2", score=(3, "red", Range.WHITE)),
    )
    assert [card_points(street, place) for place in range(5)] == [3, 5, 9, 7, 3]
    assert street_points(street) == 27


def test_two_plain_end_piers_are_a_completed_street_of_four_points():
    (street,) = town("EP1L EP2R")
    assert is_complete(street)
    assert street_points(street) == 4


def test_white_buildings_are_one_more_colour_each_and_count_as_every_colour(print_card):
    red = print_card("Y1", buildings="red")
    whites = (print_card("Y2", buildings="white"), print_card("Y3", buildings="white"))
    different = print_card("Y4", score=(2, "unique", Range.GOLD))
    blue = print_card("Y5", score=(3, "blue", Range.GOLD))
    assert card_points((red, *whites, different), 3) == 6
    assert card_points((red, *whites, blue), 3) == 6


def test_there_are_five_colours_however_many_white_buildings(print_card):
    whites = tuple(print_card(f"V{n}", buildings="white") for n in range(7))
    assert count(whites, "unique") == 5


def test_the_same_colour_twice_is_one_different_colour(print_card):
    cards = print_card("U1", buildings="red red"), print_card("U2", buildings="red blue")
    assert count(cards, "unique") == 2


@pytest.mark.parametrize(
    ("reach", "places"),
    [
        (Range.WHITE, [2, 4]),
        (Range.GREY, [1, 2, 4, 5]),
        (Range.LEFT, [1, 2]),
        (Range.RIGHT, [4, 5]),
        (Range.GOLD, [0, 1, 2, 3, 4, 5, 6]),
    ],
)
def test_a_range_reaches_just_these_cards(print_card, reach, places):
    """Each card of the street shows another number of clouds, so a sum tells which were counted."""
    clouds = [1, 2, 4, 3, 1, 2, 4]
    street = [print_card(f"W{n}", features=f"cloud:{number}") for n, number in enumerate(clouds)]
    street[3] = print_card("W9", features="cloud:3", score=(1, "cloud", reach))
    assert card_points(tuple(street), 3) == sum(clouds[place] for place in places)


def test_the_own_building_never_counts_among_different_colours(print_card):
    """Ruling 19, also with the golden arrow; a building of the same colour elsewhere counts."""
    own = print_card("X91", buildings="green", score=(1, "unique", Range.GOLD))
    assert card_points((own,), 0) == 0
    assert card_points((own, print_card("X92", buildings="green")), 0) == 1


def test_a_golden_colour_counts_the_own_building(print_card):
    own = print_card("X93", buildings="green", score=(1, "green", Range.GOLD))
    assert card_points((own,), 0) == 1


def test_a_range_never_leaves_the_street():
    green = next(face.face for face in FACES.values() if face.buildings == (Colour.GREEN,))
    assert FACES["T001"].scoring == Scoring(3, "green", Range.WHITE)
    assert card_points(("T001", green), 0) == 3
    assert card_points(("T001",), 0) == 0
    assert town_points((("T001",), (green,))) == town_points(((green,),))


def test_icons_count_one_a_card_and_fixed_points_are_fixed(print_card):
    homes = tuple(print_card(f"H{n}", icons="town home") for n in range(3))
    scorer = print_card("H9", score=(2, "home", Range.GOLD))
    assert card_points((*homes, scorer), 3) == 6
    assert card_points((print_card("H8", score=(3, "", None)),), 0) == 3


def test_rings_and_start_cards_are_worth_nothing():
    assert town_points(town("S1")) == 0


# Residents


@pytest.fixture
def shutters(print_card):
    """A street with so many pairs of shutters, completed or not."""

    def make(number, complete):
        name = f"{number}{'c' if complete else 'i'}"
        return (print_card(name, "SS" if complete else "TT", features=f"shutters:{number}"),)

    return make


@pytest.mark.parametrize(
    ("number", "complete", "points"),
    [(5, True, 0), (6, False, 2), (7, True, 4), (8, False, 3), (8, True, 6), (10, False, 5), (12, True, 10)],
)
def test_carpenter_a_has_three_tiers(shutters, number, complete, points):
    assert resident_points((shutters(number, complete),), "R01A") == points


def test_carpenter_b_counts_each_street_for_itself(shutters):
    streets = (shutters(5, True), shutters(7, False), shutters(4, True))
    assert resident_points(streets, "R01B") == 5 + 2 + 0


def test_resident_a_takes_the_street_that_is_worth_most(shutters):
    """Rulings 20 and 21: points decide, not the tier."""
    assert resident_points((shutters(10, False), shutters(8, True)), "R01A") == 6
    assert resident_points((shutters(10, False), shutters(6, True)), "R01A") == 5


def test_several_residents_may_use_the_same_street(shutters):
    streets = (shutters(10, True),)
    assert resident_points(streets, "R01A") + resident_points(streets, "R01B") == 15


def test_the_artist_counts_different_colours_of_a_whole_street():
    colours = ["red", "yellow", "green", "blue"]
    street = ("ET1L", *(next(f.face for f in FACES.values() if f.buildings == (c,)) for c in colours))
    assert count(street, "unique") == 5
    assert resident_points((street,), "R17B") == 2
    assert resident_points((street,), "R17A") == 4


# The slow scorer agrees


def any_town(rng):
    faces = [face for faces in SIDES.values() for face in (rng.choice(faces),)]
    rng.shuffle(faces)
    streets = [tuple(faces[start : start + rng.randint(1, 9)]) for start in range(0, 60, 10)]
    return tuple(streets[: rng.randint(1, 6)])


@pytest.mark.parametrize("towns", quick_first([60, 300]))
def test_scoring_agrees_with_a_slow_scorer_on_any_cards_side_by_side(towns):
    rng = random.Random("scoring")
    for _ in range(towns):
        built = any_town(rng)
        assert town_points(built) == naive.town_points(built)
        for card in RESIDENTS:
            assert resident_points(built, card) == naive.resident_points(built, card)
        for card in ACCOLADES:
            assert scoring.accolade_count(built, card) == naive.accolade_count(built, card)
