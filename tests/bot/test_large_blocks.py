"""Memory that was needed for a moment is not held for ever."""

import platform
import subprocess
import sys

import pytest

HELD_AFTER_FREEING = """
import resource, sys
from pathlib import Path
from bot.large_blocks import LARGE, return_large_blocks

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


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="glibc's habit, and its cure")
def test_large_sheets_are_given_back_though_small_pieces_were_made_between_them() -> None:
    told = subprocess.run([sys.executable, "-c", HELD_AFTER_FREEING], capture_output=True, check=True)
    assert int(told.stdout) <= 1
