"""How long the bot stays away from a Discord that was gone for a while."""

import discord
import pytest

from bot.backoff import LONGEST, Backoff


@pytest.mark.parametrize("library", [discord.client, discord.shard])
def test_however_long_discord_was_away_it_is_tried_again_within_half_a_minute(library):
    waits = library.ExponentialBackoff()
    delays = [waits.delay() for _ in range(200)]
    assert max(delays) <= LONGEST
    assert max(delays[20:]) > LONGEST / 2, "it does not hammer at the door either"


def test_after_a_connection_that_stood_the_first_tries_come_quickly_again():
    waits = Backoff()
    for _ in range(20):
        waits.delay()
    Backoff.begin_anew()
    assert waits.delay() <= 2
