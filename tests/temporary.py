"""One folder for all that tests write for a while; it is removed at the end, unless a test failed."""

import os
import shutil
import tempfile

import pytest

FOLDER = pytest.StashKey[str]()
ENDED = pytest.StashKey[int]()
MEMORY = "/dev/shm"
ENOUGH = 2 << 30


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config):
    """Workers, and the programs that tests start, find it as the machine's own."""
    if hasattr(config, "workerinput"):
        return
    folder = config.stash[FOLDER] = tempfile.mkdtemp(prefix="rowhouse-tests-", dir=quickest_place())
    os.chmod(folder, 0o711)  # PostgreSQL has a user of its own
    os.environ["TMPDIR"] = folder
    tempfile.tempdir = None  # asked anew
    config.add_cleanup(lambda: shutil.rmtree(folder) if was_good(config) else None)


def quickest_place():
    """In memory where there is room: whatever is kept waits for the disk otherwise."""
    is_there = os.access(MEMORY, os.W_OK) and "TMPDIR" not in os.environ
    return MEMORY if is_there and shutil.disk_usage(MEMORY).free > ENOUGH else None


def pytest_terminal_summary(terminalreporter, exitstatus, config):
    if exitstatus == pytest.ExitCode.TESTS_FAILED:
        terminalreporter.write_line(f"Kept: what tests that failed have written, in {config.stash[FOLDER]}")


def pytest_sessionfinish(session, exitstatus):
    session.config.stash[ENDED] = exitstatus


def was_good(config):
    return config.stash.get(ENDED, None) != pytest.ExitCode.TESTS_FAILED
