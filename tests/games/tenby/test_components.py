"""The cards keep to the rulebook's counts and maxima and to the mix that they were made with."""

from collections import Counter

from games.tenby.components import (
    ACCOLADES,
    CARDS_OF,
    DAY_CARDS,
    FACES,
    FEATURE_MAXIMA,
    RESIDENTS,
    SIDES,
    TARGETS,
    WHITE,
    Action,
    Colour,
    Deck,
    Feature,
    Icon,
    Range,
)


def faces(deck):
    return [FACES[face] for card in CARDS_OF[deck] for face in SIDES[card]]


def edges(deck):
    return Counter(face.left + face.right for face in faces(deck))


def test_the_box_holds_as_many_cards_as_the_rulebook_says():
    counts = {deck: len(CARDS_OF[deck]) for deck in Deck}
    assert counts == {
        Deck.TERRACE: 100,
        Deck.PIER: 46,
        Deck.LANDMARK: 18,
        Deck.START: 5,
        Deck.PLAIN_TERRACE: 6,
        Deck.PLAIN_PIER: 6,
    }
    assert (len(DAY_CARDS), len(RESIDENTS), len(ACCOLADES)) == (16, 42, 7)


def test_no_card_shows_more_of_a_feature_than_the_rulebook_allows():
    for face in FACES.values():
        for feature, number in face.features:
            assert 1 <= number <= FEATURE_MAXIMA[feature]


def test_every_maximum_is_reached_by_some_card():
    found = Counter()
    for face in FACES.values():
        for feature, number in face.features:
            found[feature] = max(found[feature], number)
    assert found == FEATURE_MAXIMA


def test_edges_are_mixed_as_designed():
    assert edges(Deck.TERRACE) == {"TT": 60, "PT": 20, "TP": 20}
    assert edges(Deck.PIER) == {"PP": 18, "SP": 11, "PS": 11, "ST": 3, "TS": 3}
    assert edges(Deck.LANDMARK) == {"TT": 8, "PT": 1, "TP": 1, "PP": 4, "SP": 2, "PS": 2}
    assert edges(Deck.START) == {"TT": 5}
    assert edges(Deck.PLAIN_TERRACE) == {"PT": 6, "TP": 6}
    assert edges(Deck.PLAIN_PIER) == {"SP": 6, "PS": 6}


def test_no_card_is_a_completed_street_by_itself():
    assert not [face for face in FACES.values() if (face.left, face.right) == ("S", "S")]


def test_terraces_are_twenty_of_each_colour_half_homes_half_businesses():
    for colour in Colour:
        own = [face for face in faces(Deck.TERRACE) if face.buildings == (colour,)]
        assert len(own) == 20
        assert Counter(face.left + face.right for face in own) == {"TT": 12, "PT": 4, "TP": 4}
        assert sum(Icon.HOME in face.icons for face in own) == 10
        assert sum(Icon.BUSINESS in face.icons for face in own) == 10


def spread(deck, feature):
    """How many cards show 0, 1, 2 ... of a feature."""
    found = Counter(dict(face.features).get(feature, 0) for face in faces(deck))
    return tuple(found[number] for number in range(max(found) + 1))


def test_features_of_terraces_are_spread_as_designed():
    assert {feature: spread(Deck.TERRACE, feature) for feature in Feature} == {
        Feature.CHIMNEY: (30, 42, 28),
        Feature.CLOUD: (30, 30, 26, 11, 3),
        Feature.FLOWERBOX: (40, 26, 22, 12),
        Feature.SHUTTERS: (42, 22, 24, 12),
        Feature.PORCH: (50, 50),
        Feature.LAMPPOST: (58, 34, 8),
        Feature.BIN: (64, 30, 6),
        Feature.BENCH: (66, 28, 6),
        Feature.SEAGULL: (40, 36, 19, 5),
        Feature.LOBSTERBOX: (100,),
        Feature.BINOCULARS: (100,),
    }


def test_features_of_piers_are_spread_as_designed():
    found = {feature: spread(Deck.PIER, feature) for feature in Feature}
    assert found == {
        Feature.BENCH: (14, 20, 12),
        Feature.BIN: (20, 18, 8),
        Feature.BINOCULARS: (24, 22),
        Feature.CLOUD: (6, 17, 14, 7, 2),
        Feature.LAMPPOST: (16, 20, 10),
        Feature.LOBSTERBOX: (16, 13, 11, 6),
        Feature.SEAGULL: (10, 18, 14, 4),
        Feature.FLOWERBOX: (40, 6),
        Feature.CHIMNEY: (46,),
        Feature.PORCH: (46,),
        Feature.SHUTTERS: (46,),
    }


def test_no_terrace_scores_its_own_colour():
    assert not [face for face in faces(Deck.TERRACE) if face.scoring.target in face.buildings]


def test_arrows_to_one_side_never_point_at_the_sea():
    for face in FACES.values():
        if face.scoring.range is Range.LEFT:
            assert face.left != "S"
        if face.scoring.range is Range.RIGHT:
            assert face.right != "S"


def test_every_card_is_of_the_town_and_has_one_base_type():
    for face in FACES.values():
        assert Icon.TOWN in face.icons
        assert len({Icon.TERRACE, Icon.PIER} & face.icons) == 1


def test_the_landmark_icon_and_the_golden_arrow_belong_to_landmarks():
    for face in FACES.values():
        assert (Icon.LANDMARK in face.icons) == (face.deck is Deck.LANDMARK)
        assert (face.scoring.range is Range.GOLD) == (face.deck is Deck.LANDMARK)


def test_five_arches_has_one_lamp():
    five_arches = next(face for face in faces(Deck.LANDMARK) if face.name == "Five Arches")
    assert five_arches.count("lamppost") == 1


def test_plain_ends_bring_two_points_and_end_terraces_are_white():
    for face in (*faces(Deck.PLAIN_TERRACE), *faces(Deck.PLAIN_PIER)):
        assert (face.scoring.value, face.scoring.range) == (2, None)
        assert face.buildings == ((WHITE,) if face.deck is Deck.PLAIN_TERRACE else ())


def test_start_cards_differ_in_colour_only():
    cards = faces(Deck.START)
    assert [face.buildings for face in cards] == [(colour,) for colour in Colour]
    assert len({(face.left, face.right, face.features, face.icons, face.scoring) for face in cards}) == 1
    assert cards[0].icons == {Icon.TOWN, Icon.TERRACE, Icon.START}


def test_everything_that_scores_scores_something_that_there_is():
    for face in FACES.values():
        assert bool(face.scoring.target) == (face.scoring.range is not None)
        assert not face.scoring.target or face.scoring.target in TARGETS
    assert all(resident.target in TARGETS for resident in RESIDENTS.values())


def test_residents_come_in_pairs_of_three_tiers_and_one():
    targets = Counter(resident.target for resident in RESIDENTS.values())
    assert len(targets) == 21
    assert set(targets.values()) == {2}
    for resident in RESIDENTS.values():
        size = 1 if resident.per_street else 3
        assert len(resident.tiers) == len(resident.incomplete) == len(resident.complete) == size
        assert list(resident.tiers) == sorted(set(resident.tiers))
        assert all(more > less for less, more in zip(resident.incomplete, resident.complete, strict=True))


def test_the_carpenters_are_those_of_the_rulebook():
    one, each = RESIDENTS["R01A"], RESIDENTS["R01B"]
    assert (one.target, one.tiers, one.incomplete, one.complete) == (
        "shutters",
        (6, 8, 10),
        (2, 3, 5),
        (4, 6, 10),
    )
    assert (each.target, each.tiers, each.incomplete, each.complete) == ("shutters", (5,), (2,), (5,))


def test_day_cards_have_numbers_of_their_own_and_four_carry_a_landmark():
    assert sorted(DAY_CARDS) == list(range(1, 17))
    assert sum(Action.LANDMARK in day.actions for day in DAY_CARDS.values()) == 4
    assert all(any(action is not Action.RING for action in day.actions) for day in DAY_CARDS.values())


def test_the_manager_honours_businesses_and_asks_a_single_player_for_eight():
    assert (ACCOLADES["X1"].target, ACCOLADES["X1"].solo) == ("business", 8)


def test_no_two_cards_are_called_the_same():
    assert len(SIDES) == 181
    assert len(FACES) == 181 + 12
