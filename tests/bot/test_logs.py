"""How log lines are written, by a process of its own."""

import json
import subprocess
import sys

BEGIN = """
import logging
from bot.logs import start_logging
start_logging("INFO", "json")
"""


def written(program):
    """The lines that a program logs in JSON."""
    done = subprocess.run(
        [sys.executable, "-c", BEGIN + program], capture_output=True, text=True, check=False
    )
    return [json.loads(line) for line in done.stderr.splitlines()]


def test_a_bug_that_ends_the_program_is_one_object_with_its_traceback():
    (line,) = written("raise KeyError('a\\nb')")
    assert line["level"] == "CRITICAL"
    assert line["traceback"].startswith("Traceback")
    assert "KeyError" in line["traceback"]


def test_a_warning_of_a_library_is_an_object_too():
    (line,) = written("import warnings; warnings.warn('old')")
    assert line["level"] == "WARNING"
    assert "old" in line["message"]


def test_a_server_that_is_away_is_one_line_that_says_why():
    (line,) = written(
        """
try:
    raise ConnectionRefusedError("nobody there")
except OSError:
    logging.getLogger("asyncpg.pool").warning("Failed to connect; retrying", exc_info=True)
"""
    )
    assert line["message"] == "Failed to connect; retrying: nobody there"
    assert "traceback" not in line
