"""What test files cost, measured once and kept: dear files are begun first, and none outgrows its budget.

`make costs` measures and writes `costs.txt`, which is reviewed in the diff; tests/test_suite.py reads it.
"""

import os
from collections import Counter
from pathlib import Path

import pytest

KEPT = Path(__file__).with_name("costs.txt")
THOROUGH = "thorough"
HEADING = "seconds in make test, more in make check, file"


def read_costs(text):
    """By file: the seconds of what `make test` runs, and of what only `make check` runs."""
    rows = (line.split() for line in text.splitlines()[1:])
    return {name: (float(quick), float(thorough)) for quick, thorough, name in rows}


def write_costs(costs):
    """The dearest first."""
    dearest = sorted(costs.items(), key=lambda each: (-sum(each[1]), each[0]))
    rows = [f"{quick:6.1f} {thorough:6.1f} {name}" for name, (quick, thorough) in dearest]
    return "\n".join((HEADING, *rows, ""))


def kept_costs():
    return read_costs(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    """Begin with the dearest files, so that no worker waits long for the other at the end."""
    is_quick = config.option.markexpr == f"not {THOROUGH}"
    costs = {name: quick if is_quick else quick + more for name, (quick, more) in kept_costs().items()}
    items.sort(key=lambda item: (-costs.get(file_of(item.nodeid), 0.0), item.location[0]))


def file_of(test):
    return test.partition("::")[0]


class Watch:
    """Adds up what every file takes, whichever worker runs it."""

    def __init__(self):
        self._seconds = Counter()

    def pytest_runtest_logreport(self, report):
        self._seconds[file_of(report.nodeid), THOROUGH in report.keywords] += report.duration

    def pytest_sessionfinish(self):
        files = sorted({file for file, _ in self._seconds})
        costs = {file: (self._seconds[file, False], self._seconds[file, True]) for file in files}
        KEPT.write_text(write_costs(costs), encoding="utf-8")


def pytest_configure(config):
    config.addinivalue_line("markers", f"{THOROUGH}: run by `make check` only")
    if os.environ.get("ROWHOUSE_ACCEPT") == "costs" and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Watch())
