"""Tests that need what is not here are left out; a line for each kind says so, and what would help."""

import pytest

KEY = pytest.StashKey[dict[str, int]]()
OF_WORKER = "left out"


def leave_out(config, items, needing, what):
    """Run all tests but these; `what` they are and what would bring what they need."""
    config.hook.pytest_deselected(items=needing)
    items[:] = [item for item in items if item not in needing]
    config.stash.setdefault(KEY, {})[what] = len(needing)
    if hasattr(config, "workeroutput"):
        config.workeroutput[OF_WORKER] = config.stash[KEY]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node, error):
    """Every worker collects everything, so any of them knows how many there were."""
    left_out = getattr(node, "workeroutput", {}).get(OF_WORKER, {})
    node.config.stash.setdefault(KEY, {}).update(left_out)


def pytest_terminal_summary(terminalreporter, config):
    for what, number in config.stash.get(KEY, {}).items():
        terminalreporter.write_line(f"Left out: {number} {what}.", yellow=True)
