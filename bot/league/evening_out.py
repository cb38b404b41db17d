"""Where no cyclic design is even: players swapped between tables until pairs meet about equally often."""

import math
from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

STEPS: Final = 150_000
WARM: Final = 1.0
COLD: Final = 0.3
"""At first a swap that makes things worse is often made, in the end hardly ever."""


def evened_out(tables: Sequence[Sequence[int]], players: int) -> list[tuple[int, ...]]:
    """The tables after swaps that were annealed on the sum of squared meetings; always the same for the same.

    Only Random.random() is asked, which is the same on every version of Python.
    """
    dice = Random("fixtures").random
    now = [list(table) for table in tables]
    met = [[0] * players for _ in range(players)]
    for table in now:
        for one, other in combinations(table, 2):
            met[one][other] += 1
            met[other][one] += 1
    cost = sum(times * times for row in met for times in row) // 2
    aim = _least_cost(now, players)
    best_cost, best = cost, [tuple(table) for table in now]
    for step in range(STEPS):
        if best_cost == aim:
            break
        first, second = now[int(dice() * len(now))], now[int(dice() * len(now))]
        here, there = int(dice() * len(first)), int(dice() * len(second))
        leaving, coming = first[here], second[there]
        if leaving in second or coming in first:
            continue
        change = _moved(met, first, leaving, coming) + _moved(met, second, coming, leaving)
        heat = WARM * (COLD / WARM) ** (step / STEPS)
        if change > 0 and dice() >= math.exp(-change / heat):
            _moved(met, first, coming, leaving)
            _moved(met, second, leaving, coming)
            continue
        first[here], second[there] = coming, leaving
        cost += change
        if cost < best_cost:
            best_cost, best = cost, [tuple(table) for table in now]
    return best


def _moved(met: list[list[int]], table: Sequence[int], leaving: int, coming: int) -> int:
    """Count the meetings with another player in one's place at a table (which still lists the first two as
    they were); the change of the sum of squares."""
    change = 0
    for other in table:
        if other in (leaving, coming):
            continue
        change += 2 * (met[coming][other] - met[leaving][other]) + 2
        met[coming][other] += 1
        met[other][coming] += 1
        met[leaving][other] -= 1
        met[other][leaving] -= 1
    return change


def _least_cost(tables: Sequence[Sequence[int]], players: int) -> int:
    """The sum of squares when all pairs meet equally often, or differ by one."""
    meetings = sum(len(table) * (len(table) - 1) // 2 for table in tables)
    pairs = players * (players - 1) // 2
    times, more = divmod(meetings, pairs)
    return (pairs - more) * times * times + more * (times + 1) ** 2
