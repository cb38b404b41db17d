"""Tournaments in rounds: how many tables, and the brackets of single elimination."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def table_sizes(players: int, seats: int) -> tuple[int, ...]:
    """As few tables as can be, larger ones first, no two more than one seat apart."""
    tables = -(-players // seats)
    small, more = divmod(players, tables)
    return (small + 1,) * more + (small,) * (tables - more)


# Single elimination


def advancing(sizes: Sequence[int], seats: int) -> int:
    """How many go on from each table of a round."""
    return max(1, min(seats // 2, min(sizes) - 1))


def bracket(players: Sequence[T]) -> tuple[tuple[T, ...], ...]:
    """Two seats: the first round by seed, in the order in which winners meet; one alone has a bye."""
    order = [0]
    while len(order) < len(players):
        size = 2 * len(order)
        order = [each for seed in order for each in (seed, size - 1 - seed)]
    return tuple(
        tuple(players[seed] for seed in pair if seed < len(players))
        for pair in zip(order[::2], order[1::2], strict=True)
    )


def there_and_back(players: Sequence[T], seats: int) -> tuple[tuple[T, ...], ...]:
    """More seats: seeds are dealt over the tables there and back, smaller tables first."""
    sizes = table_sizes(len(players), seats)[::-1]
    tables: list[list[T]] = [[] for _ in sizes]
    left = list(players)
    numbers = range(len(sizes))
    while left:
        for number in numbers:
            if left and len(tables[number]) < sizes[number]:
                tables[number].append(left.pop(0))
        numbers = numbers[::-1]
    return tuple(tuple(table) for table in tables)


def elimination_rounds(players: int, seats: int) -> list[tuple[int, ...]]:
    """The sizes of all tables, round by round, if nobody drops out; at two seats 1 is a bye."""
    if seats == 2:
        rounds = [tuple(sorted((len(pair) for pair in bracket(range(players))), reverse=True))]
        while len(rounds[-1]) > 1:
            rounds.append((2,) * (len(rounds[-1]) // 2))
        return rounds
    rounds = [table_sizes(players, seats)]
    while len(rounds[-1]) > 1:
        going_on = advancing(rounds[-1], seats) * len(rounds[-1])
        rounds.append(table_sizes(going_on, seats))
    return rounds
