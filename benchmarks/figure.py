"""One measured figure, and how to time two things side by side."""

import resource
import time
from collections.abc import Callable
from pathlib import Path

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """What was measured, the number with its unit, and the goal it is held against."""

    name: str
    measured: str
    goal: str = ""


def seconds_for(work: Callable[[], object], times: int) -> float:
    """The best of five rounds, per call: the round least disturbed by the rest of the machine."""
    work()
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(times):
            work()
        best = min(best, time.perf_counter() - start)
    return best / times


def against(ratio: float, goal: float, *, more_is_better: bool = False) -> str:
    """The goal, and whether the ratio reaches it."""
    reached = ratio >= goal if more_is_better else ratio <= goal
    sign = ">=" if more_is_better else "<="
    return f"{sign} {goal:g}: {'reached' if reached else 'missed'}"


def bytes_held() -> int:
    """What this process has in memory now, where the system tells (Linux)."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
