"""The suite itself: what it costs is known, `make test` stays quick, and chance and order can be repeated."""

import ast
import os
import subprocess
import sys
from itertools import groupby
from pathlib import Path

from tests.chance import shuffled
from tests.costs import KEPT, kept_costs, read_costs, write_costs
from tests.quick import quick_first, quick_pairs

ROOT = Path(__file__).parent.parent
FILE, QUICK, ALL = 30.0, 700.0, 2000.0
"""Seconds, several tests at a time on two cores: the quick ones of a file, of all files, and all tests."""


def test_costs_are_read_as_they_were_written():
    costs = {"tests/test_one.py": (1.5, 0.0), "tests/test_other.py": (0.1, 20.0)}
    assert read_costs(write_costs(costs)) == costs


def test_what_is_quick_of_a_file_keeps_its_budget():
    """A file over it marks what is dear as thorough; `make costs` measures anew."""
    assert not {file: quick for file, (quick, _) in kept_costs().items() if quick > FILE}


def test_the_suite_keeps_its_budget():
    costs = kept_costs().values()
    assert sum(quick for quick, _ in costs) <= QUICK
    assert sum(quick + thorough for quick, thorough in costs) <= ALL


def test_costs_are_of_files_that_are_there_and_hardly_any_is_missing():
    known = set(kept_costs())
    there = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")}
    assert known <= there, f"remove what is gone from {KEPT.name}"
    assert len(there - known) <= 20, "`make costs` measures anew"


def test_the_first_cases_are_quick():
    first, *others = quick_first(["a", "b", "c"])
    assert first == "a"
    assert [(*case.values, *(mark.name for mark in case.marks)) for case in others] == [
        ("b", "thorough"),
        ("c", "thorough"),
    ]


def test_pairs_of_choices_are_quick_each_once():
    every = [(a, b, c) for a in range(4) for b in range(2) for c in range(2)]
    cases = quick_pairs(every, lambda *choices: choices)
    quick = [case for case in cases if isinstance(case, tuple) and not hasattr(case, "marks")]
    assert len(quick) < len(every) / 1.5
    for one, other in ((0, 1), (0, 2), (1, 2)):
        assert {(case[one], case[other]) for case in quick} == {(case[one], case[other]) for case in every}


def test_no_test_throws_dice_of_its_own():
    """Seeds are written in the test or come from `chance`, which is printed."""
    unseeded = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "tests").rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and not node.args and ast.unparse(node.func).endswith("Random")
    }
    assert not unseeded


def test_one_chance_is_one_order_in_which_files_stay_together():
    tests = [(file, test) for file in "abcdef" for test in range(5)]
    orders = [shuffled(tests, chance, lambda test: test[0]) for chance in ("1", "1", "2")]
    assert orders[0] == orders[1] != orders[2]
    for order in orders:
        assert sorted(order) == tests
        assert len([file for file, _ in groupby(order, lambda test: test[0])]) == 6


def test_all_workers_take_the_same_chance():
    several = (*("-n2", "--dist", "load"), *("--chance", "any", "--shuffle"))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *several, "tests/games/copenhagen/test_setup_and_components.py"],
        env={name: value for name, value in os.environ.items() if name != "ROWHOUSE_ACCEPT"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
