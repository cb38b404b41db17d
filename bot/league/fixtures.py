"""Who plays whom in a division, and in which seat: everybody equally often, meetings as even as can be.

A table is written as the numbers of its players by seat; who has which number is dealt by the season's seed.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement

import msgspec

from bot.league.evening_out import evened_out
from bot.league.seating import seated

Table = tuple[int, ...]
"""Player numbers by seat."""


class Measures(msgspec.Struct, frozen=True):
    """How even a list of fixtures is."""

    least_meetings: int
    most_meetings: int
    seat_spread: int
    """How much more often somebody sits in one seat than in another."""
    each_spread: int
    """How many more tables somebody has than another."""

    @property
    def pair_spread(self) -> int:
        """How much more often one pair meets than another."""
        return self.most_meetings - self.least_meetings


def once_round(players: int, size: int) -> int:
    """Tables each at two seats: everybody against everybody in a division of the usual size."""
    each = min(players - 1, size - 1)
    if players * each % 2 == 0:
        return each
    return each + 1 if each + 1 <= players - 1 else each - 1


@cache
def fixtures(players: int, seats: int, each: int) -> tuple[Table, ...]:
    """Every table of a division in the order in which they open; above two, `each` is a multiple of them."""
    if seats == 2:
        return _in_order(_pairs(players, each), players)
    assert each % seats == 0, "everybody sits in every seat equally often"
    tables = _cyclic(players, seats, each)
    if measures(tables, players).pair_spread > ideal_spread(players, seats, len(tables)):
        evener = seated(evened_out(tables, players), seats)
        tables = min(tables, evener, key=lambda each: measures(each, players).pair_spread)
    return _in_order(tables, players)


def twice_round(tables: Sequence[Table]) -> tuple[Table, ...]:
    """Once round, and once more with seats swapped."""
    return (*tables, *(table[::-1] for table in tables))


def ideal_spread(players: int, seats: int, tables: int) -> int:
    """No list of so many tables can have a smaller pair spread."""
    pairs = players * (players - 1) // 2
    meetings = tables * seats * (seats - 1) // 2
    return 0 if meetings % pairs == 0 else 1


def measures(tables: Sequence[Table], players: int) -> Measures:
    """How even the tables are."""
    met = Counter(pair for table in tables for pair in combinations(sorted(table), 2))
    meetings = [met[pair] for pair in combinations(range(players), 2)]
    sat = Counter((player, seat) for table in tables for seat, player in enumerate(table))
    by_player = [[sat[player, seat] for seat in range(len(tables[0]))] for player in range(players)]
    each = [sum(seats) for seats in by_player]
    return Measures(
        least_meetings=min(meetings),
        most_meetings=max(meetings),
        seat_spread=max(max(seats) - min(seats) for seats in by_player),
        each_spread=max(each) - min(each),
    )


def _in_order(tables: Sequence[Table], players: int) -> tuple[Table, ...]:
    """Next is always the table whose players were listed least, so that nobody waits long for a table."""
    listed = [0] * players
    left, order = dict(enumerate(tables)), []
    while left:
        number = min(
            left,
            key=lambda index: (
                max(listed[player] for player in left[index]),
                sum(listed[player] for player in left[index]),
                index,
            ),
        )
        order.append(left.pop(number))
        for player in order[-1]:
            listed[player] += 1
    return tuple(order)


# Two seats


def _pairs(players: int, each: int) -> list[Table]:
    if players % 2:
        return [
            (player, (player + far) % players) for far in range(1, each // 2 + 1) for player in range(players)
        ]
    return seated(list(_circle(players, each)), 2)


def _circle(players: int, rounds: int) -> Iterator[Table]:
    """The circle method: one stays, the others go round."""
    going_round = list(range(1, players))
    for turn in range(rounds):
        circle = [0, *going_round[turn:], *going_round[:turn]]
        for number in range(players // 2):
            yield circle[number], circle[players - 1 - number]


# More seats: a cyclic design


def _cyclic(players: int, seats: int, each: int) -> list[Table]:
    """Base blocks, each turned round all players: the place in the block is the seat."""
    return [
        tuple((start + place) % players for place in block)
        for block in _base_blocks(players, seats, each // seats)
        for start in range(players)
    ]


def _base_blocks(players: int, seats: int, blocks: int) -> tuple[Table, ...]:
    """The blocks under which pairs meet most evenly; of equals the first in order."""
    by_meetings: dict[Table, Table] = {}
    for others in combinations(range(1, players), seats - 1):
        by_meetings.setdefault(_meetings((0, *others), players), (0, *others))
    ideal = ideal_spread(players, seats, blocks * players)
    best: tuple[tuple[int, int], tuple[Table, ...]] | None = None
    for chosen in combinations_with_replacement(by_meetings, blocks):
        together = [sum(met) for met in zip(*chosen, strict=True)]
        flatness = (max(together) - min(together), _squares(together, players))
        if best is None or flatness < best[0]:
            best = (flatness, tuple(by_meetings[met] for met in chosen))
        if flatness[0] <= ideal:  # then the sum of squares is the least there is, too
            break
    assert best is not None  # there is at least one block
    return best[1]


def _meetings(block: Table, players: int) -> Table:
    """How often two players so far apart meet, for every distance round the circle."""
    met = [0] * (players // 2)
    for one, other in combinations(block, 2):
        far = min(other - one, players - (other - one))
        met[far - 1] += 2 if 2 * far == players else 1
    return tuple(met)


def _squares(meetings: Sequence[int], players: int) -> int:
    """The sum over all pairs of their meetings, squared; opposite each other are half as many pairs."""
    return sum(
        met * met * (players if 2 * far != players else players // 2)
        for far, met in enumerate(meetings, start=1)
    )
