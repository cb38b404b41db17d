"""Which of many cases of one promise `make test` runs; `make check` runs them all."""

import pytest

thorough = pytest.mark.thorough


def quick(cases, *kept):
    """The cases as parameters: those that are kept run always, the others are thorough."""
    missing = [each for each in kept if each not in cases]
    assert not missing, f"no such case: {missing}"
    return [each if each in kept else pytest.param(each, marks=thorough) for each in cases]


def quick_by_name(cases, *kept):
    """The same for cases of several values, which have names."""
    missing = [name for name in kept if name not in cases]
    assert not missing, f"no such case: {missing}"
    return [
        pytest.param(*values, id=name, marks=() if name in kept else thorough)
        for name, values in cases.items()
    ]
