"""Run the measurements, all of them or the subjects named, and print each with its goal."""

import importlib
import sys

SUBJECTS = ("rules", "drawing", "tables", "presses", "playground")


def main(wanted: list[str]) -> int:
    """Print every figure of the wanted subjects; measuring fails nothing."""
    unknown = [name for name in wanted if name not in SUBJECTS]
    if unknown:
        print(f"There is no subject called {unknown[0]}; there are {', '.join(SUBJECTS)}.", file=sys.stderr)
        return 1
    for name in wanted or SUBJECTS:
        for figure in importlib.import_module(f"benchmarks.{name}").figures():
            print(f"{figure.name:70} {figure.measured:32} {figure.goal}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
