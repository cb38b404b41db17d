"""Who plays whom: the worked examples L3 and L4, and every list up to twenty players."""

import pytest

from bot.league.fixtures import Measures, fixtures, ideal_spread, measures, once_round, twice_round
from bot.league.seating import seated

LISTS = [
    (seats, each, players)
    for seats in (3, 4, 5)
    for each in (seats, 2 * seats)
    for players in range(seats, 21)
]
NOT_IDEAL = (5, 5, 20)
"""No list that anybody found is flatter than 0 to 2 meetings."""


def test_l3_tables_each_at_two_seats():
    assert [once_round(players, 10) for players in (7, 10, 11, 12, 13, 14)] == [6, 9, 10, 9, 10, 9]


@pytest.mark.parametrize(
    ("block", "players", "times"),
    [((0, 1, 3), 7, 1), ((0, 1, 3, 9), 13, 1), ((0, 1, 2, 4, 7), 11, 2), ((0, 1, 2, 4), 7, 2)],
)
def test_l4_a_perfect_block_lets_every_pair_meet_equally_often(block, players, times):
    tables = [tuple((start + place) % players for place in block) for start in range(players)]
    assert measures(tables, players) == Measures(times, times, 0, 0)
    assert measures(fixtures(players, len(block), len(block)), players) == Measures(times, times, 0, 0)


@pytest.mark.parametrize(("seats", "each", "players"), LISTS)
def test_above_two_seats_everybody_plays_the_same_sits_everywhere_and_meets_as_evenly_as_can_be(
    seats, each, players
):
    tables = fixtures(players, seats, each)
    even = measures(tables, players)
    assert all(len(set(table)) == seats for table in tables)
    assert len(tables) * seats == players * each
    assert (even.seat_spread, even.each_spread) == (0, 0)
    allowed = 2 if (seats, each, players) == NOT_IDEAL else ideal_spread(players, seats, len(tables))
    assert even.pair_spread == allowed


@pytest.mark.parametrize("players", range(2, 21))
def test_two_seats_once_round_and_twice(players):
    each = once_round(players, 10)
    once = fixtures(players, 2, each)
    even = measures(once, players)
    assert len(once) * 2 == players * each
    assert (even.pair_spread, even.each_spread) == (0 if each == players - 1 else 1, 0)
    assert even.seat_spread == each % 2
    assert measures(twice_round(once), players).seat_spread == 0


def test_tables_open_in_an_order_in_which_nobody_waits_long():
    for players, seats, each in ((10, 4, 4), (10, 2, 9), (13, 3, 6)):
        listed = [0] * players
        for table in fixtures(players, seats, each):
            for player in table:
                listed[player] += 1
            assert max(listed) - min(listed) <= 2


def test_seats_are_found_for_tables_of_any_players():
    tables = seated([(0, 1, 2), (0, 1, 2), (0, 1, 2), (0, 3, 4)], 3)
    assert [set(table) for table in tables] == [{0, 1, 2}] * 3 + [{0, 3, 4}]
    assert measures(tables[:3], 3).seat_spread == 0
