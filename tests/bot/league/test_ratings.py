"""Ratings: the worked examples L23 to L25, and openskill's own numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import BradleyTerryPart

from bot.league.ratings import RatedTable, Rating, expected_place, rated, replayed
from tests.bot.league.written import number


@pytest.mark.parametrize(
    ("places", "shown"),
    [
        ([1, 2], [1553, 1447]),
        ([1, 1, 3, 4], [1535, 1535, 1482, 1447]),
        ([1, 2, 3, 4, 5], [1553, 1526, 1500, 1474, 1447]),
    ],
)
def test_l23_newcomers(places, shown):
    assert [rating.shown for rating in rated([Rating()] * len(places), places)] == shown


def test_l23_to_four_places():
    winner, loser = rated([Rating(), Rating()], [1, 2])
    assert [round(each, 4) for each in (winner.mu, loser.mu, winner.sigma)] == [27.6354, 22.3646, 8.0659]


def test_l24_what_was_expected_and_what_came_of_it():
    before = [Rating(30, 4), Rating(27, 4), Rating(25, 25 / 3), Rating(22, 5)]
    after = rated(before, [3, 1, 2, 4])
    assert [round(expected_place(number, before), 2) for number in range(4)] == [2.08, 2.41, 2.59, 2.92]
    assert [rating.shown for rating in after] == [1590, 1557, 1524, 1421]
    assert [round(rating.mu, 4) for rating in after] == [29.4910, 27.8279, 26.2175, 21.0633]


L25 = (
    RatedTable(1, 1, tuple((number(each), rank) for each, rank in zip("abcd", (1, 2, 2, 4), strict=True))),
    RatedTable(2, 2, ((number("b"), 1), (number("a"), 2))),
    RatedTable(2, 3, tuple((number(each), rank) for each, rank in zip("cde", (1, 2, 3), strict=True))),
)


@given(st.permutations(L25))
def test_l25_the_order_of_booking_does_not_matter(tables):
    now, _ = replayed(tables)
    assert {player: rating.shown for player, rating in now.items()} == {
        1: 1497,
        2: 1556,
        3: 1548,
        4: 1452,
        5: 1444,
    }
    assert [round(now[player].mu, 4) for player in range(1, 6)] == [
        24.8425,
        27.7929,
        27.3877,
        22.6039,
        22.1960,
    ]


@given(st.lists(st.tuples(st.floats(5, 45), st.floats(1, 9), st.integers(1, 5)), min_size=2, max_size=5))
def test_ratings_are_openskills_own(seats):
    model = BradleyTerryPart(mu=25, sigma=25 / 3, beta=25 / 6, tau=25 / 300, window_size=4)
    teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in seats]
    theirs = [(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[rank for *_, rank in seats])]
    ours = rated([Rating(mu, sigma) for mu, sigma, _ in seats], [rank for *_, rank in seats])
    assert [(rating.mu, rating.sigma) for rating in ours] == theirs


def test_a_rating_counts_after_five_tables():
    assert Rating(tables=4).is_provisional
    assert not Rating(tables=5).is_provisional
