"""A Swiss tournament: in every round players meet who stand alike and have not met, in seats new to them."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations
from typing import Final

import msgspec

from bot.league.tournament import table_sizes

MEETING: Final = 1000
"""What having met once costs a pair; twice costs four times that."""
SEAT_WEIGHT: Final = {2: 15, 3: 2, 4: 1, 5: 1}
"""How much it matters that two players are used to the same seats."""


class Entrant(msgspec.Struct, frozen=True):
    """A player as the next round sees them."""

    player: int
    points: int
    """Whole points."""
    met: Mapping[int, int] = {}
    """How often whom."""
    sat: tuple[int, ...] = ()
    """How often in each seat."""
    had_bye: bool = False

    def times_in(self, seat: int) -> int:
        """How often in this seat."""
        return self.sat[seat] if seat < len(self.sat) else 0


def swiss_rounds(players: int, seats: int) -> int:
    """Enough rounds to find a winner."""
    rounds, reached = 0, 1
    while reached < players:
        rounds, reached = rounds + 1, reached * seats
    return max(3, rounds + (1 if seats > 2 else 0))


def first_round(seeds: Sequence[int], seats: int) -> tuple[tuple[int, ...], ...]:
    """Table j gets seeds j, j + T, j + 2T ...: at two seats the top half meets the bottom half."""
    tables = len(table_sizes(len(seeds), seats))
    return tuple(tuple(seeds[number::tables]) for number in range(tables))


def bye(standing: Sequence[Entrant]) -> Entrant:
    """Who sits out a round of pairs that does not come out even: the lowest who has not yet."""
    return next((each for each in reversed(standing) if not each.had_bye), standing[-1])


def next_round(standing: Sequence[Entrant], seats: int) -> tuple[tuple[Entrant, ...], ...]:
    """A later round: the standings cut into tables, then the best swap as long as one helps."""
    tables: list[list[int]] = []
    start = 0
    for size in table_sizes(len(standing), seats):
        tables.append(list(range(start, start + size)))
        start += size
    costs = _pair_costs(standing, seats)
    while (swap := _best_swap(tables, costs)) is not None:
        (one, i), (other, j) = swap
        tables[one][i], tables[other][j] = tables[other][j], tables[one][i]
    return tuple(tuple(standing[number] for number in sorted(table)) for table in tables)


def seats_for(table: Sequence[Entrant]) -> tuple[int, ...]:
    """The players in the order of their seats: everybody where they sat least, of equals in table order."""
    return tuple(
        each.player
        for each in min(
            permutations(table),
            key=lambda order: sum(4 ** each.times_in(seat) for seat, each in enumerate(order)),
        )
    )


def _pair_costs(standing: Sequence[Entrant], seats: int) -> dict[tuple[int, int], int]:
    """What it costs to put two players, by their rank, at one table."""
    costs = {}
    for i, j in combinations(range(len(standing)), 2):
        one, other = standing[i], standing[j]
        met = one.met.get(other.player, 0)
        alike = sum(
            (seats * one.times_in(seat) - sum(one.sat)) * (seats * other.times_in(seat) - sum(other.sat))
            for seat in range(seats)
        )
        costs[i, j] = costs[j, i] = (
            MEETING * met**2 + (one.points - other.points) ** 2 + SEAT_WEIGHT[seats] * max(0, alike)
        )
    return costs


Spot = tuple[int, int]
"""A table and a place at it."""


def _best_swap(
    tables: Sequence[Sequence[int]], costs: Mapping[tuple[int, int], int]
) -> tuple[Spot, Spot] | None:
    """The swap that lowers the cost most; of equals the one whose better-placed player stands lowest."""
    best: tuple[tuple[int, int, int], tuple[Spot, Spot]] | None = None
    for one, other in _spots(tables):
        here, there = tables[one[0]], tables[other[0]]
        leaving, coming = here[one[1]], there[other[1]]
        change = sum(costs[coming, each] - costs[leaving, each] for each in here if each != leaving)
        change += sum(costs[leaving, each] - costs[coming, each] for each in there if each != coming)
        rank = (change, -min(leaving, coming), -max(leaving, coming))
        if change < 0 and (best is None or rank < best[0]):
            best = (rank, (one, other))
    return best and best[1]


def _spots(tables: Sequence[Sequence[int]]) -> Iterator[tuple[Spot, Spot]]:
    """Every two places at different tables."""
    for one, other in combinations(range(len(tables)), 2):
        for i in range(len(tables[one])):
            for j in range(len(tables[other])):
                yield (one, i), (other, j)
