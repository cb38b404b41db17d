"""`kill -9` under continuous play loses nothing that a player was told."""

import random

from tests.bot.killing import check_after_killing, kill_while_playing


def test_a_killed_process_loses_nothing_it_said(path, chance):
    rng = random.Random(chance)
    for _ in range(12):
        heard = kill_while_playing(path, rng)
        assert heard
        check_after_killing(path, heard)
