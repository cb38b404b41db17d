"""Freed memory that goes back to the system: pictures are drawn large, and a bot runs for months."""

import ctypes
import sys
from typing import Any

_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""M_MMAP_THRESHOLD and M_ARENA_MAX in glibc's malloc.h."""
LARGE = 1 << 20
"""The pixels of a finished picture; smaller ones would cost more time than they save room."""


def return_large_blocks() -> None:
    """Let every large block be one of its own, which is returned when it is freed.

    That is how glibc begins, but after the first of them it keeps blocks of up to 32 MB for later, in pieces
    that small ones soon hold on to; and for each thread apart, though only one of ours runs at a time.
    Other systems do as they like.
    """
    if choose := _of_glibc("mallopt"):
        choose(_MMAP_THRESHOLD, LARGE)
        choose(_ARENA_MAX, 1)


def return_what_is_free() -> None:
    """Give back the pages between those in use: pieces of all sizes come and go, and what stays is scattered.

    It takes milliseconds, for which nobody should have to wait.
    """
    if give_back := _of_glibc("malloc_trim"):
        give_back(0)


def _of_glibc(name: str) -> Any:
    return getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
