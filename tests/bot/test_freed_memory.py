"""Memory that was needed for a moment is not held for ever."""

import platform
import subprocess
import sys

import pytest

HELD_AFTER_FREEING = """
import resource, sys
from pathlib import Path
from bot.freed_memory import LARGE, return_large_blocks

def held():
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()

return_large_blocks()
bytearray(4 * LARGE)  # the first one, from which glibc learns
first = held()
sheets, small = [], []
for _ in range(5):
    sheets.append(bytearray(2 * LARGE))
    small.append([bytearray(2000) for _ in range(200)])
sheets.clear()
sys.stdout.write(str((held() - first) // LARGE))
"""


HELD_AFTER_RETURNING = """
import resource, sys
from pathlib import Path
from bot.freed_memory import return_what_is_free

def held():
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()

first = held()
pieces, small = [], []
for _ in range(500):
    pieces.append(bytearray(100_000))
    small.append(bytearray(2000))
most = held() - first
pieces.clear()
return_what_is_free()
sys.stdout.write(str(round(10 * (held() - first) / most)))
"""

of_glibc = pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="glibc's habit, and its cure")


@of_glibc
def test_pieces_are_given_back_though_smaller_ones_were_made_between_them() -> None:
    told = subprocess.run([sys.executable, "-c", HELD_AFTER_RETURNING], capture_output=True, check=True)
    assert int(told.stdout) <= 2


@of_glibc
def test_large_sheets_are_given_back_though_small_pieces_were_made_between_them() -> None:
    told = subprocess.run([sys.executable, "-c", HELD_AFTER_FREEING], capture_output=True, check=True)
    assert int(told.stdout) <= 1
