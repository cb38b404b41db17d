"""Which cases of a test `make test` runs: some of many alike; the others are thorough, for `make check`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

import pytest

thorough = pytest.mark.thorough


def quick(cases: Iterable[Any], *kept: Any) -> list[Any]:
    """The cases as parameters: those that are kept are quick."""
    every = list(cases)
    missing = [each for each in kept if each not in every]
    assert not missing, f"no such case: {missing}"
    return [each if each in kept else pytest.param(each, marks=thorough) for each in every]


def quick_by_name(cases: Mapping[str, Sequence[Any]], *kept: str) -> list[Any]:
    """The same for cases of several values, which have names."""
    missing = [name for name in kept if name not in cases]
    assert not missing, f"no such case: {missing}"
    return [
        pytest.param(*values, id=name, marks=() if name in kept else thorough)
        for name, values in cases.items()
    ]


def quick_first(cases: Iterable[Any], how_many: int = 1) -> list[Any]:
    """The first of these cases are quick."""
    return [_marked(case, number < how_many) for number, case in enumerate(cases)]


def quick_where(cases: Iterable[Any], is_quick: Callable[..., bool]) -> list[Any]:
    """The cases whose values are said to be quick are."""
    return [_marked(case, is_quick(*_values(case))) for case in cases]


def quick_pairs(cases: Iterable[Any], choices_of: Callable[..., Sequence[Any]]) -> list[Any]:
    """As many cases are quick as it takes to have every choice together with every other one once."""
    every = list(cases)
    pairs = [set(combinations(enumerate(choices_of(*_values(case))), 2)) for case in every]
    missing, quick = set().union(*pairs), set()
    while missing:
        best = max(range(len(every)), key=lambda number: len(pairs[number] & missing))
        missing -= pairs[best]
        quick.add(best)
    return [_marked(case, number in quick) for number, case in enumerate(every)]


def _values(case: Any) -> Sequence[Any]:
    if hasattr(case, "values") and hasattr(case, "marks"):  # made by pytest.param
        return tuple(case.values)
    return case if isinstance(case, tuple) else (case,)


def _marked(case: Any, is_quick: bool) -> Any:
    if is_quick:
        return case
    return pytest.param(*_values(case), id=getattr(case, "id", None), marks=thorough)
