"""Random games end, and score and end as in the table of the rules file."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from games.kensington.__main__ import random_game, report
from games.kensington.position import End, Options
from games.kensington.rules import outcome, standing

ROOT = Path(__file__).parents[3]
MEANS = {2: 47, 3: 29, 4: 18, 5: 14}
"""Mean points of random players, by the number of seats."""


@pytest.mark.thorough
@pytest.mark.parametrize("seats", range(2, 6))
def test_random_games_score_near_the_table_and_mostly_end_by_birds(seats):
    games = [random_game(seats, Options(), f"near {seats}/{number}") for number in range(25)]
    mean = sum(score.points for last in games for score in standing(last)) / seats / len(games)
    assert MEANS[seats] * 0.75 < mean < MEANS[seats] * 1.3
    assert sum(last.end is End.BIRDS for last in games) >= 18
    assert all(outcome(last) is not None for last in games)


def test_blind_draws_end_as_well():
    assert random_game(3, Options(heap_view=False), "blind").end is not None


def test_the_report_is_one_line():
    line = report(2, 3, Options())
    assert re.fullmatch(r"2 seats: mean [\d.]+, winner [\d.]+, turns each [\d.]+; ended by .*%", line)


def test_the_command_prints_a_line_for_every_number_of_seats():
    command = [sys.executable, "-m", "games.kensington", "--games", "1"]
    printed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert [line[:7] for line in printed.splitlines()] == ["2 seats", "3 seats", "4 seats", "5 seats"]
