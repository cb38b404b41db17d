"""A plugin of pytest: its process ends with its report, whatever threads a failed test has left behind."""

import os
import sys

import pytest

_ENDED = pytest.StashKey[int]()


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Remember what it ends with."""
    session.config.stash[_ENDED] = int(exitstatus)


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """Everything is told and taken down by now; a worker ends with the process that started it."""
    if not hasattr(config, "workerinput"):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(config.stash.get(_ENDED, int(pytest.ExitCode.INTERNAL_ERROR)))
