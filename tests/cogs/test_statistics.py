"""/stats on Discord: every form of it, in words and pictures; who hides is never named; titles at the end."""

import random

import pytest
from msgspec.structs import replace

from cogs.delivery.service import Delivery
from cogs.titles import fact_keeper_of
from languages.names import without_isolates
from tests.cogs.house import parts, press, said
from tests.cogs.test_profiles import hides
from tests.cogs.test_ratings import everybody_moved


async def moved_at_random(house, table_id, moves):
    """So many moves more, by whoever is to act."""
    rng, table = random.Random(table_id), await house.shown(table_id)
    for _ in range(moves):
        if table.acting:
            seat = table.acting[0]
            move = rng.choice(table.game.legal_moves(table.position, seat))
            user_id, text = table.holders[seat].user_id, table.game.write_move(move)
            table = (await house.tables.confirm(table_id, user_id, table.version, 0, text)).after


async def finished(house, loser, *players, game="copenhagen", moves=0):
    """A table of these players, ended by somebody who gave up after everybody had moved."""
    host, *others = players
    table_id = await house.lobby(host, game, seats=len(players))
    for player in others:
        await press(player, await house.card(table_id), "Join")
    await press(host, await house.card(table_id), "Start")
    await everybody_moved(house, table_id)
    await moved_at_random(house, table_id, moves)
    await house.tables.resign(table_id, int(loser.id))
    await house.shown(table_id)
    await house.app.part(fact_keeper_of).settled()
    return table_id


async def asked(house, who, form, **options):
    outcome = await who.command(house.here, f"stats {form}", **options)
    return outcome["message"]


async def prefers_text(house, who):
    chosen = await house.store.players.load(int(who.id))
    await house.store.players.keep(int(who.id), replace(chosen, text_boards=True))


def words(message):
    return without_isolates(said(message))


def alt_text(message):
    return "\n".join(without_isolates(each.get("description") or "") for each in message["attachments"])


def everything(message):
    return words(message) + alt_text(message)


async def test_a_player_a_game_the_server_and_two_players_have_statistics(house):
    await finished(house, house.bruno, house.anna, house.bruno)
    await finished(house, house.bruno, house.anna, house.bruno, game="kensington")
    own = await asked(house, house.anna, "player")
    assert own["local"]["ephemeral"]
    assert "### Anna · all games, on this server" in words(own)
    assert "tables played: 2, of tables won: 100 %" in alt_text(own)
    assert "Games (won of played) – Copenhagen: 1 of 1 and Kensington: 1 of 1." in alt_text(own)
    assert "Places – 1st: 2." in alt_text(own)
    theirs = await asked(house, house.anna, "player", member=house.bruno.id, game="kensington")
    assert "### Bruno · Kensington, on this server" in words(theirs)
    assert "table played: 1, of tables won: 0 %" in alt_text(theirs)
    assert "gave up or ran out of time: 1" in alt_text(theirs)
    game = await asked(house, house.anna, "game", game="copenhagen")
    assert "### Copenhagen · on this server" in words(game)
    assert "table played: 1" in alt_text(game)
    assert "Who begins" in alt_text(game)
    server = await asked(house, house.anna, "server")
    assert "Most tables – Anna: 2" in alt_text(server)
    assert "Most wins – Anna: 2." in alt_text(server)
    two = await asked(house, house.bruno, "versus", member=house.anna.id)
    assert "### Bruno and Anna · all games, on this server" in words(two)
    assert "tables together: 2, ahead : behind: 0:2 and level: 0." in alt_text(two)
    others = await asked(house, house.chidi, "versus", member=house.anna.id, other=house.bruno.id)
    assert "ahead : behind: 2:0" in alt_text(others)


async def test_pictures_stand_one_below_the_other_each_with_its_own_words(house):
    await finished(house, house.bruno, house.anna, house.bruno, moves=30)
    own = await asked(house, house.anna, "player")
    galleries = [part for part in parts(own) if part["type"] == 12]
    assert len(galleries) == len(own["attachments"])
    assert all(len(gallery["items"]) == 1 for gallery in galleries)
    described = [each["description"] for each in own["attachments"]]
    assert len(set(described)) == len(described)
    names = {each["filename"] for each in own["attachments"]}
    assert len(names) == len(described) == 2


@pytest.mark.parametrize("form", ["player", "game", "server", "versus"])
async def test_who_prefers_text_gets_all_of_it_in_words(house, form):
    await finished(house, house.bruno, house.anna, house.bruno)
    options = {"game": {"game": "copenhagen"}, "versus": {"member": house.bruno.id}}.get(form, {})
    drawn = await asked(house, house.anna, form, **options)
    await prefers_text(house, house.anna)
    told = await asked(house, house.anna, form, **options)
    assert not told["attachments"]
    for line in alt_text(drawn).splitlines()[1:]:
        assert line in words(told)


@pytest.mark.parametrize(
    ("form", "options", "expected"),
    [
        ("player", {}, "Tisch gespielt: 1, der Tische gewonnen: 100 %"),
        ("game", {"game": "copenhagen"}, "Führungswechsel: 0"),
        ("server", {}, "Die meisten Siege – Anna: 1."),
        ("versus", {}, "vorn : hinten: 1:0"),
    ],
)
async def test_in_german_too(house, form, options, expected):
    await finished(house, house.bruno, house.anna, house.bruno)
    await house.anna.command(house.here, "settings me", language="de")
    await prefers_text(house, house.anna)
    options = {"member": house.bruno.id} if form == "versus" else options
    found = words(await asked(house, house.anna, form, **options))
    assert expected in found


async def test_who_hides_is_named_nowhere_and_told_of_to_themselves_alone(house):
    await finished(house, house.bruno, house.anna, house.bruno, moves=40)
    await hides(house, house.anna)
    for options in ({"form": "server"}, {"form": "game", "game": "copenhagen"}):
        found = everything(await asked(house, house.bruno, **options))
        assert "Anna" not in found
        assert "Bruno" in found
    refused = "Anna has hidden their profile."
    assert refused in words(await asked(house, house.bruno, "player", member=house.anna.id))
    assert refused in words(await asked(house, house.bruno, "versus", member=house.anna.id))
    two = await asked(house, house.chidi, "versus", member=house.bruno.id, other=house.anna.id)
    assert refused in words(two)
    own = await asked(house, house.anna, "player")
    assert "only you see this" in words(own)
    assert "table played: 1" in alt_text(own)


async def test_in_direct_messages_there_are_ones_own_numbers_only(house):
    await finished(house, house.bruno, house.anna, house.bruno)
    direct = await house.anna.dm()
    own = (await house.anna.command(direct, "stats player"))["message"]
    assert "### Anna · all games, everywhere" in words(own)
    for form, options in (("server", {}), ("game", {"game": "copenhagen"})):
        found = (await house.anna.command(direct, f"stats {form}", **options))["message"]
        assert "Ask on a server" in words(found)


async def test_what_cannot_be_told_is_said_in_a_sentence(house):
    assert "no finished tables yet" in words(await asked(house, house.chidi, "player"))
    assert "no finished tables yet" in words(await asked(house, house.chidi, "server"))
    assert "It takes two" in words(await asked(house, house.anna, "versus", member=house.anna.id))
    bot = (await house.local.world())["bot"]
    assert "Bots have no profile." in words(await asked(house, house.anna, "player", member=bot["id"]))


@pytest.mark.parametrize(
    ("locale", "title"),
    [("en-US", "Harbour Hand"), pytest.param("de", "Im Hafen zu Hause", marks=pytest.mark.thorough)],
)
async def test_titles_stand_below_the_result_and_go_to_those_who_played_on(house, locale, title):
    table_id = await finished(house, house.bruno, house.anna, house.bruno, house.chidi)
    await house.speaks(locale)
    await house.tables.resign(table_id, int(house.chidi.id))
    for _ in range(2):
        board = words(await house.board(table_id)).splitlines()
        assert [line for line in board if line.startswith(f"**Anna**: {title} (")]
        assert not any(line.startswith(("**Bruno**: ", "**Chidi**: ")) for line in board)
        await house.restart()
        await house.app.part(Delivery).mend(await house.tables.load(table_id))


async def test_one_game_tells_of_all_kinds_of_favourites(house):
    await finished(house, house.bruno, house.anna, house.bruno, game="tenby", moves=60)
    await prefers_text(house, house.anna)
    for found in (
        words(await asked(house, house.anna, "player", game="tenby")),
        words(await asked(house, house.anna, "game", game="tenby")),
    ):
        for title in ("Points from (Tenby)", "Residents (Tenby)", "Day cards (Tenby)", "Who begins"):
            assert f"- {title}" in found
