"""Chance in tests: one number from which all seeds follow, and the order of tests where it is shuffled.

It is the same in every run unless `--chance` says otherwise, and it is printed: each run can be repeated.
"""

import random

import pytest
from hypothesis import HealthCheck, settings

USUAL = "1"
ANY = "any"
CHOSEN = "chance"
"""Under this name the workers are told which one it is."""

# No test depends on how fast the machine is; what was found in one run does not change the next.
settings.register_profile(
    "rowhouse", deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("rowhouse")


def pytest_addoption(parser):
    parser.addoption("--chance", default=USUAL, help="the number that all seeds come from, or 'any'")
    parser.addoption("--shuffle", action="store_true", help="run files, and tests within files, in any order")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config):
    if hasattr(config, "workerinput"):
        config.option.chance = config.workerinput[CHOSEN]
    elif config.option.chance == ANY:
        config.option.chance = str(random.randrange(10**9))
    config.option.hypothesis_seed = config.option.chance


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node):
    node.workerinput[CHOSEN] = node.config.option.chance


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    if config.option.shuffle:
        items[:] = shuffled(items, config.option.chance, lambda item: item.path)


def shuffled(tests, chance, file_of):
    """Files in any order, and tests within files; a file stays together, for its tests share things."""
    dice, files = random.Random(chance), {}
    for test in tests:
        files.setdefault(file_of(test), []).append(test)
    orders = list(files.values())
    dice.shuffle(orders)
    for order in orders:
        dice.shuffle(order)
    return [test for order in orders for test in order]


def pytest_terminal_summary(terminalreporter, config):
    if not hasattr(config, "workerinput"):
        shuffled = " --shuffle" if config.option.shuffle else ""
        terminalreporter.write_line(f"Chance: --chance {config.option.chance}{shuffled} repeats this run.")


@pytest.fixture(scope="session")
def chance(pytestconfig):
    """What a test that leaves something to chance makes its seed from."""
    return pytestconfig.option.chance
