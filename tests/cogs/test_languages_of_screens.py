"""Lobby, options, settings and panels in German: everybody reads private things in their own language, and
what stands in a channel is in the server's or the one that its moderators chose."""

import pytest

from tests.cogs.house import choose, labels, menu, parts, press, said
from tests.cogs.players import seat_down
from tests.cogs.situations import FIRST_PAIR, to_act, with_buttons

SUCCESS = 3


@pytest.fixture
async def german(house):
    """A house on a German server, whose members use Discord in German; Bruno in English."""
    await house.speaks("de")
    for member in (house.anna, house.chidi, house.emi):
        await member.speaks("de")
    return house


async def test_a_lobby_on_a_german_server_is_in_german(german):
    table_id = await german.lobby(german.anna, seats=2)
    card = await german.card(table_id)
    assert labels(card)[:4] == ["Mitspielen", "Verlassen", "Gegen Bots spielen", "Bot-Spieler dazusetzen"]
    assert labels(card)[4:] == ["Starten", "Optionen", "Absagen"]
    assert "1. **Anna** (Gastgeber)\n2. *frei*" in said(card)
    agreed = "in einem eigenen Thread · alle dürfen nachsehen · beginnt, sobald der Gastgeber startet"
    assert agreed in said(card)
    await press(german.bruno, card, "Mitspielen")
    await press(german.anna, await german.card(table_id), "Starten")
    assert "**Anna** und **Bruno** spielen unten im Thread." in said(await german.card(table_id))


async def test_a_host_reads_their_options_in_their_own_language(german):
    table_id = await german.lobby(german.anna, "kensington", seats=2)
    panel = (await press(german.anna, await german.card(table_id), "Optionen"))["message"]
    assert "Was du wählst, gilt sofort; diese Ansicht siehst nur du." in said(panel)
    assert menu(panel, "Wie viele Plätze")["options"][0]["label"] == "2 Plätze"
    about_time = labels(panel).index("Eine andere Uhr")
    assert labels(panel)[about_time:][1:4] == [
        "Uhren am Wochenende anhalten",
        "Urlaub soll die Uhr nicht anhalten",
        "Keine vorausgeplanten Züge erlauben",
    ]
    assert all("ausschalten" in label for label in labels(panel)[about_time + 4 :])
    other = await german.lobby(german.bruno, "kensington", seats=2)
    panel = (await press(german.bruno, await german.card(other), "Optionen"))["message"]
    assert "What you choose counts at once; only you see this panel." in said(panel)
    assert labels(panel)[:2] == ["Play in the channel", "Let only players look things up"]


async def test_a_channels_moderators_choose_the_language_that_everybody_sees(house):
    panel = (await house.anna.command(house.here, "settings channel"))["message"]
    await choose(house.anna, panel, "Choose a language", "Deutsch")
    table_id = await house.lobby(house.anna, seats=2)
    assert labels(await house.card(table_id))[0] == "Mitspielen"
    panel = (await house.anna.command(house.here, "settings channel"))["message"]
    assert "- What everybody sees is in this language: **Deutsch**" in said(panel)


async def test_a_member_chooses_a_language_and_goes_back_to_discords(german):
    panel = (await german.emi.command(german.here, "settings me"))["message"]
    assert said(panel).strip().startswith("### Deine Einstellungen")
    assert "- Wenn du am Zug bist: **Erwähne mich dort, wo gespielt wird**" in said(panel)
    panel = (await choose(german.emi, panel, "Wähle eine Sprache", "English"))["message"]
    assert "- Your language: **English**" in said(panel)
    panel = (await choose(german.emi, panel, "Choose a language", "as in Discord"))["message"]
    assert "- Deine Sprache: **wie in Discord**" in said(panel)


async def test_two_players_of_one_table_read_their_own_panels(german):
    table_id = await seat_down(german, german.anna, german.bruno)
    words = {german.anna: ("Bestätige deinen Zug", "Erledigt"), german.bruno: ("Confirm your turn", "Done")}
    for _ in words:
        member = await to_act(german, table_id)
        asking, done = words[member]
        panel = (await press(member, await german.board(table_id, member), "Zug machen"))["message"]
        asked = (await press(member, panel, FIRST_PAIR))["message"]
        assert asking in said(asked)
        told = (await member.press(asked, sure(asked)["custom_id"]))["message"]
        assert done in said(told)


async def test_somebody_who_chooses_with_others_is_told_so_in_their_language(german):
    """At Tenby all choose at once in the beginning."""
    table_id = await seat_down(german, german.anna, german.bruno, german.chidi, game="tenby")
    for member, told in {
        german.chidi: "**Du**, **anna** und **bruno** seid am Zug",
        german.bruno: "**You**, **anna** and **chidi** are to move",
        german.emi: "**anna**, **bruno** und **chidi** sind am Zug",
    }.items():
        read = await press(member, await german.board(table_id, member), "Brett als Text")
        assert told in said(read["message"])


def sure(message):
    """The key that makes the move."""
    return next(part for part in parts(message) if part["type"] == 2 and part["style"] == SUCCESS)


@pytest.mark.parametrize("text", ["of:an:older:release", "turn:forged", "no press at all"])
async def test_what_means_nothing_is_said_in_the_readers_language(german, text):
    message = await with_buttons(german, text)
    assert "bedeutet nichts mehr" in said((await german.anna.press(message, text))["message"])
    assert "means nothing any more" in said((await german.bruno.press(message, text))["message"])


async def test_a_language_is_chosen_with_a_commands_option(house):
    outcome = await house.emi.command(house.here, "settings me", language="de")
    assert "- Deine Sprache: **Deutsch**" in said(outcome["message"])
    outcome = await house.emi.command(house.here, "settings me", language="discord")
    assert "- Your language: **as in Discord**" in said(outcome["message"])
    outcome = await house.anna.command(house.here, "settings channel", language="de")
    assert "- What everybody sees is in this language: **Deutsch**" in said(outcome["message"])
