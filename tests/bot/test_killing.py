"""`kill -9` under continuous play loses nothing that a player was told."""

import random

import pytest

from tests.bot.killing import check_after_killing, kill_while_playing


@pytest.mark.parametrize("kills", [3, pytest.param(12, marks=pytest.mark.thorough)])
def test_a_killed_process_loses_nothing_it_said(path, chance, kills):
    rng = random.Random(chance)
    for _ in range(kills):
        heard = kill_while_playing(path, rng)
        assert heard
        check_after_killing(path, heard)
