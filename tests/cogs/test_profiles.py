"""/profile and /leaderboard: what members of a server see of each other, and what they do not."""

import pytest

from bot.clocks.lengths import DAY
from languages.names import without_isolates
from tests.cogs.house import press, said
from tests.cogs.test_ratings import ended_by, rated_table


async def tables_lost_by(house, loser, times, *players):
    """So many rated tables of these players, all lost by one of them."""
    for _ in range(times):
        table_id = await rated_table(house, *players)
        await ended_by(house, table_id, loser)


async def asked(house, who, command, **options):
    outcome = await who.command(house.here, command, **options)
    return outcome["message"]


async def hides(house, who):
    """Somebody hides their profile, with the switch that there is for it."""
    panel = await asked(house, who, "settings me")
    assert "- Your profile and statistics, for members of the server: **on**" in words(panel)
    panel = (await press(who, panel, "Hide my profile"))["message"]
    assert "- Your profile and statistics, for members of the server: **off**" in words(panel)


def words(message):
    return without_isolates(said(message))


def alt_text(message):
    (picture,) = message["attachments"]
    return without_isolates(picture.get("description") or "")


async def test_a_profile_tells_ratings_record_and_streak(house):
    await tables_lost_by(house, house.bruno, 2, house.anna, house.bruno)
    own = await asked(house, house.anna, "profile")
    assert own["local"]["ephemeral"]
    assert "### Anna" in words(own)
    assert "Copenhagen: **1593?** here, **1593?** everywhere" in words(own)
    assert "Favourite game: Copenhagen, 2 rated tables" in words(own)
    assert "Copenhagen: won 2 of 2" in alt_text(own)
    assert "2 wins in a row, best 2" in alt_text(own)
    assert "Bruno" in alt_text(own)
    theirs = await asked(house, house.anna, "profile", member=house.bruno.id)
    assert "### Bruno" in words(theirs)
    assert "Copenhagen: won 0 of 2" in alt_text(theirs)


async def test_who_has_played_nothing_rated_has_a_profile_all_the_same(house):
    found = await asked(house, house.chidi, "profile")
    assert "No rated tables yet" in words(found)


async def test_a_hidden_profile_is_for_its_player_alone(house):
    await tables_lost_by(house, house.bruno, 1, house.anna, house.bruno)
    await hides(house, house.bruno)
    assert "Bruno has hidden their profile." in words(
        await asked(house, house.anna, "profile", member=house.bruno.id)
    )
    assert "Bruno" not in alt_text(await asked(house, house.anna, "profile"))
    own = await asked(house, house.bruno, "profile")
    assert "only you see this" in words(own)


async def test_ones_own_profile_is_there_in_direct_messages_too(house):
    await tables_lost_by(house, house.bruno, 1, house.anna, house.bruno)
    direct = await house.anna.dm()
    own = (await house.anna.command(direct, "profile"))["message"]
    assert "Copenhagen: **1553?**" in words(own)


async def test_bots_have_no_profile(house):
    bot = (await house.local.world())["bot"]
    found = await asked(house, house.anna, "profile", member=bot["id"])
    assert "Bots have no profile." in words(found)


async def test_a_leaderboard_has_those_with_five_rated_tables(house):
    await tables_lost_by(house, house.bruno, 4, house.anna, house.bruno)
    found = await asked(house, house.anna, "leaderboard", game="copenhagen")
    assert "nobody is rated here yet" in words(found)
    await tables_lost_by(house, house.bruno, 1, house.anna, house.bruno)
    for options in ({}, {"game": "copenhagen"}, {"everywhere": True}):
        found = await asked(house, house.anna, "leaderboard", **options)
        lines = words(found).splitlines()
        assert [line for line in lines if "Anna" in line]
        assert "Anna" in alt_text(found)
        assert "Bruno" in alt_text(found)
    found = await asked(house, house.anna, "leaderboard", game="tenby")
    assert "nobody is rated here yet" in words(found)


async def test_who_hides_or_stays_away_for_half_a_year_is_on_no_leaderboard(house):
    await tables_lost_by(house, house.bruno, 5, house.anna, house.bruno)
    await hides(house, house.anna)
    found = await asked(house, house.bruno, "leaderboard")
    assert "Anna" not in words(found)
    await house.passes(181 * DAY / 1000)
    found = await asked(house, house.bruno, "leaderboard")
    assert "nobody is rated here yet" in words(found)


@pytest.mark.parametrize(
    ("command", "options", "expected"),
    [
        ("profile", {}, "Copenhagen: **1553?** hier, **1553?** überall"),
        ("leaderboard", {}, "Hier ist noch niemand gewertet."),
    ],
)
async def test_in_german_too(house, command, options, expected):
    await tables_lost_by(house, house.bruno, 1, house.anna, house.bruno)
    await house.anna.command(house.here, "settings me", language="de")
    assert expected in words(await asked(house, house.anna, command, **options))
