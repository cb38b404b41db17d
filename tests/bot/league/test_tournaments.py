"""Tournaments: the worked examples L2 and L18 to L22, and how often Swiss players meet again."""

import random
from collections import Counter
from itertools import combinations

import pytest

from bot.league.swiss import Entrant, bye, first_round, next_round, seats_for, swiss_rounds
from bot.league.tournament import bracket, elimination_rounds, table_sizes, there_and_back
from tests.bot.league.written import letters, number


def players(written: str) -> list[int]:
    return [number(letter) for letter in written]


@pytest.mark.parametrize(
    ("count", "seats", "sizes"),
    [
        (7, 4, (4, 3)),
        (11, 4, (4, 4, 3)),
        (13, 4, (4, 3, 3, 3)),
        (5, 4, (3, 2)),
        (13, 5, (5, 4, 4)),
        (7, 3, (3, 2, 2)),
        (11, 3, (3, 3, 3, 2)),
        (6, 5, (3, 3)),
    ],
)
def test_l2_as_few_tables_as_can_be(count, seats, sizes):
    assert table_sizes(count, seats) == sizes


@pytest.mark.parametrize(
    ("count", "seats", "rounds"),
    [
        (16, 4, "4444-44-4"),
        (7, 4, "43-4"),
        (5, 4, "32-2"),
        (13, 5, "544-33-4"),
        (13, 3, "33322-32-2"),
        (6, 2, "2211-22-2"),
        (40, 4, "4444444444-44444-433-33-4"),
    ],
)
def test_l18_rounds_of_an_elimination(count, seats, rounds):
    assert "-".join("".join(map(str, sizes)) for sizes in elimination_rounds(count, seats)) == rounds


def test_l19_brackets_and_seeds():
    assert bracket(range(1, 7)) == ((1,), (4, 5), (2,), (3, 6))
    assert [letters(table) for table in there_and_back(players("abcdefg"), 4)] == ["ade", "bcfg"]


def test_l20_the_first_round_and_the_bye():
    assert [letters(table) for table in first_round(players("abcdefg"), 4)] == ["aceg", "bdf"]
    standing = [Entrant(player, 0, had_bye=player == number("e")) for player in players("abcde")]
    assert bye(standing).player == number("d")


def test_l21_players_who_stand_alike_and_have_not_met():
    def entrants(points: str, met: list[str]):
        for letter, each in zip("abcdefgh", points.split(), strict=False):
            others = Counter(
                number(other) for table in met if letter in table for other in table if other != letter
            )
            yield Entrant(number(letter), int(each), others)

    fours = next_round(list(entrants("12 12 8 8 4 4 0 0", ["aceg", "bdfh"])), 4)
    assert [letters(each.player for each in table) for table in fours] == ["abcd", "efgh"]
    pairs = next_round(list(entrants("24 24 12 12 0 0", ["ab", "ef"])), 2)
    assert {letters(each.player for each in table) for table in pairs} == {"ad", "cf", "be"}


def test_l22_rounds_of_a_swiss_tournament():
    rounds = {seats: [swiss_rounds(count, seats) for count in (8, 16, 40)] for seats in (2, 3, 4, 5)}
    assert rounds == {2: [3, 4, 6], 3: [3, 4, 5], 4: [3, 3, 4], 5: [3, 3, 4]}


def simulated(count: int, seats: int, seed: int) -> tuple[int, int]:
    """A Swiss tournament that dice decide: pairs that met again, and the worst seat spread."""
    rng = random.Random(seed)
    points, met = Counter(), Counter()
    sat = {player: [0] * seats for player in range(count)}
    byes: set[int] = set()
    for number_of_round in range(swiss_rounds(count, seats)):
        order = sorted(range(count), key=lambda player: (-points[player], player))
        standing = [
            Entrant(
                player,
                points[player],
                {other: met[player, other] for other in range(count) if met[player, other]},
                tuple(sat[player]),
                player in byes,
            )
            for player in order
        ]
        if seats == 2 and count % 2:
            out = bye(standing)
            byes.add(out.player)
            points[out.player] += 12
            standing.remove(out)
        if number_of_round == 0:
            rank = {each.player: each for each in standing}
            tables = tuple(
                tuple(rank[player] for player in table) for table in first_round(list(rank), seats)
            )
        else:
            tables = next_round(standing, seats)
        for table in tables:
            seated = seats_for(table)
            for seat, player in enumerate(seated):
                sat[player][seat] += 1
            for one, other in combinations(seated, 2):
                met[one, other] += 1
                met[other, one] += 1
            for place, player in enumerate(rng.sample(seated, len(seated))):
                points[player] += 12 - 12 * place // max(1, len(seated) - 1)
    again = sum(times - 1 for (one, other), times in met.items() if one < other and times > 1)
    return again, max(max(each) - min(each) for each in sat.values())


@pytest.mark.parametrize(
    ("count", "seats", "again", "spread"),
    [
        (8, 2, 0, 2),
        (15, 2, 0, 2),
        (40, 2, 0, 2),
        (13, 3, 1, 3),
        (30, 3, 1, 3),
        (16, 4, 0, 2),
        (24, 4, 5, 2),
        (16, 5, 0, 2),
        (32, 5, 4, 2),
    ],
)
def test_swiss_players_hardly_meet_again_and_sit_everywhere(count, seats, again, spread):
    for seed in range(2):
        met_again, seat_spread = simulated(count, seats, seed)
        assert met_again <= again
        assert seat_spread <= spread
