"""/help and /rules as members read them, and that the references hold together."""

import re

import pytest

from bot.preferences import Preferences
from cogs.emojis import Emojis, drawn_icons
from cogs.references import REFERENCES
from cogs.references.illustration import draw_illustration, position_after
from cogs.references.reference import chapters_of
from games.catalog import GAMES
from languages.shelf import ENGLISH, LANGUAGES
from tests.cogs.house import choose, menu, parts, said

MOST_TEXT = 4000
CHAPTERS = [
    (key, language, number)
    for key, found in REFERENCES.items()
    for language in LANGUAGES
    for number in range(len(chapters_of(found, language)))
]
every_chapter = pytest.mark.parametrize(("key", "language", "number"), CHAPTERS)


def pictures(message):
    return [item for part in parts(message) if part["type"] == 12 for item in part["items"]]


def draw_all(key):
    """Draw beforehand: a first drawing may outlast the time in which a press is answered at once."""
    for chapter in chapters_of(REFERENCES[key], ENGLISH):
        if chapter.illustration is not None:
            draw_illustration(key, REFERENCES[key].game, chapter.illustration)


async def test_help_is_private_and_names_every_game_and_only_commands_that_exist(house):
    outcome = await house.emi.command(house.here, "help")
    text = said(outcome["message"])
    assert outcome["message"]["local"]["ephemeral"]
    assert all(game.title in text for game in GAMES.values())
    known = {command["name"] for command in await house.emi.commands(house.here)}
    assert set(re.findall(r"`/(\w+)", text)) <= known


@pytest.mark.parametrize("key", GAMES)
async def test_every_chapter_can_be_opened_and_shows_its_picture(house, key):
    draw_all(key)
    page = (await house.emi.command(house.here, "rules", game=key))["message"]
    assert page["local"]["ephemeral"]
    for chapter in chapters_of(REFERENCES[key], ENGLISH):
        page = (await choose(house.emi, page, "Chapters", chapter.title))["message"]
        assert f"### {GAMES[key].title} · {chapter.title}" in said(page)
        chosen = [each["label"] for each in menu(page, "Chapters")["options"] if each.get("default")]
        assert chosen == [chapter.title]
        assert [bool(each["description"]) for each in pictures(page)] == [True] * (
            chapter.illustration is not None
        )


async def test_a_page_can_be_turned_after_a_restart(house):
    page = (await house.emi.command(house.here, "rules", game="kensington"))["message"]
    await house.restart()
    page = (await choose(house.emi, page, "Chapters", "Points"))["message"]
    assert "under a roof or not" in said(page)


async def test_pieces_stand_in_the_text_once_discord_has_them_and_are_left_out_otherwise(house):
    await house.app.part(Emojis).synchronised()
    draw_all("copenhagen")
    page = (await house.emi.command(house.here, "rules", game="copenhagen"))["message"]
    page = (await choose(house.emi, page, "Chapters", "Taking cards"))["message"]
    assert re.search(r"<:cph_card_r_[0-9a-f]{6}:\d+> red", said(page))
    house.app.part(Emojis).book.clear()
    page = (await choose(house.emi, page, "Chapters", "Taking cards"))["message"]
    assert "1 to 7: red, yellow, green, blue, purple." in said(page)


async def test_kensingtons_players_are_told_that_the_tiles_are_our_own(house):
    page = (await house.emi.command(house.here, "rules", game="kensington"))["message"]
    assert "The tiles here are a set of our own" in said(page)
    page = (await choose(house.emi, page, "Chapters", "Our tile set"))["message"]
    assert "a tile set of its own, within the rulebook's counts" in said(page)
    assert "not public" in said(page)


def test_every_game_has_a_reference():
    assert REFERENCES.keys() == GAMES.keys()


@every_chapter
def test_a_chapter_fits_a_message_with_all_its_emojis(key, language, number):
    text = chapters_of(REFERENCES[key], language)[number].text
    emojis = len(re.findall(r"\{\w+\}", text))
    assert len(text) + emojis * len("<:a_name_of_thirty_two_characters__:1234567890123456789> ") < MOST_TEXT


def icons_in(key, language, number):
    return re.findall(r"\{(\w+)\}", chapters_of(REFERENCES[key], language)[number].text)


@every_chapter
def test_a_chapter_names_only_icons_that_are_drawn_and_the_same_in_every_language(key, language, number):
    assert set(icons_in(key, language, number)) <= {icon.stem for icon in drawn_icons()}
    assert icons_in(key, language, number) == icons_in(key, ENGLISH, number)


@pytest.mark.parametrize("key", REFERENCES)
def test_the_rules_have_the_same_chapters_in_every_language(key):
    assert len({len(chapters_of(REFERENCES[key], language)) for language in LANGUAGES}) == 1


async def test_the_rules_are_read_in_the_members_own_language(house):
    await house.store.players.keep(int(house.emi.id), Preferences(language="de"))
    page = (await house.emi.command(house.here, "rules", game="copenhagen"))["message"]
    assert "Du baust die Fassade eines schmalen Hauses in Nyhavn" in said(page)
    assert "Zug 50" in pictures(page)[0]["description"]


@pytest.mark.parametrize("key", REFERENCES)
def test_the_short_games_can_be_played_and_their_ghosts_are_legal(key):
    game, reference = GAMES[key], REFERENCES[key]
    for chapter in chapters_of(reference, ENGLISH):
        if chapter.illustration is None:
            continue
        assert chapter.illustration.moves <= len(reference.game.moves.split())
        position = position_after(game, reference.game, chapter.illustration.moves)
        if chapter.illustration.ghost:
            move = game.read_move(chapter.illustration.ghost)
            assert move in game.legal_moves(position, game.to_act(position)[0])
