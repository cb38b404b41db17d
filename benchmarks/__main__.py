"""Run the measurements, all of them or the subjects named, and print each with its goal."""

import importlib
import sys

SUBJECTS = (
    "rules",
    "messages",
    "turns",
    "drawing",
    "tables",
    "clocks",
    "leagues",
    "presses",
    "crowd",
    "bot_tables",
    "recap",
    "postgres",
    "playground",
)
LONG = ("memory", "million")
"""Runs of many minutes, only when they are named."""


def main(wanted: list[str]) -> int:
    """Print every figure of the wanted subjects; measuring fails nothing."""
    known = SUBJECTS + LONG
    unknown = [name for name in wanted if name not in known]
    if unknown:
        print(f"There is no subject called {unknown[0]}; there are {', '.join(known)}.", file=sys.stderr)
        return 1
    for name in wanted or SUBJECTS:
        for figure in importlib.import_module(f"benchmarks.{name}").figures():
            print(f"{figure.name:70} {figure.measured:32} {figure.goal}", flush=True)
    if not wanted:
        print(f"Left out, because they take many minutes: {', '.join(LONG)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
