"""A command: kill a playing process hundreds of times and check the database after each."""

import argparse
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.bot.killing import check_after_killing, kill_while_playing

KILLS_PER_DATABASE = 25
"""Checking replays every table, so a database that grows without end would take for ever."""


def soak(kills: int, rng: random.Random) -> Iterator[int]:
    """Kill so often; yields how many lines were said and found again after each."""
    while kills > 0:
        with tempfile.TemporaryDirectory() as folder:
            for _ in range(min(kills, KILLS_PER_DATABASE)):
                heard = kill_while_playing(Path(folder) / "soak.sqlite3", rng)
                check_after_killing(Path(folder) / "soak.sqlite3", heard)
                yield len(heard)
        kills -= KILLS_PER_DATABASE


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bot.soak", description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", default=str(random.randrange(10**9)), help="when to kill and what to play")
    asked = parser.parse_args(arguments)
    sys.stdout.write(f"seed {asked.seed}\n")
    lines = 0
    for kill, said in enumerate(soak(asked.kills, random.Random(asked.seed)), 1):
        lines += said
        sys.stdout.write(f"kill {kill}: {said} lines said, all kept\n")
    sys.stdout.write(f"{asked.kills} kills, {lines} lines said, nothing lost.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
