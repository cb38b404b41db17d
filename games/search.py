"""Which of several plans is best, when each trial of a plan is a game played on by dice."""

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def halved(plans: Sequence[T], trial: Callable[[T, int], float], nodes: int) -> list[tuple[T, float]]:
    """The plans with their mean worth, the best first, after at most so many trials.

    Sequential halving: everybody is tried equally often, the better half goes on. A trial is asked with its
    number, and trial 7 of every plan should meet the same fate, so that luck does not choose between them.
    """
    staying = list(range(len(plans)))
    sums, tried = [0.0] * len(plans), [0] * len(plans)
    rounds = max(1, (len(plans) - 1).bit_length())
    ranked: list[int] = []
    for _ in range(rounds):
        each = max(1, nodes // (rounds * len(staying)))
        for plan in staying:
            for number in range(tried[plan], tried[plan] + each):
                sums[plan] += trial(plans[plan], number)
            tried[plan] += each
        staying.sort(key=lambda plan: -sums[plan] / tried[plan])
        half = (len(staying) + 1) // 2
        ranked = [*staying[half:], *ranked]
        staying = staying[:half]
    return [(plans[plan], sums[plan] / tried[plan]) for plan in [*staying, *ranked]]
