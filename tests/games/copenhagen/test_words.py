"""What players read: one name for each ability, sentences with "you", shapes that can be drawn from words."""

import random
import re
from pathlib import Path

import pytest

from games.api import new_table
from games.copenhagen import GAME
from games.copenhagen.components import Ability
from games.copenhagen.names import ability_name, shape_name, way_name
from games.copenhagen.tiles import ORIENTATIONS
from games.message import say
from languages.shelf import LANGUAGES
from tests.games.copenhagen.boards import FIRST, SECOND, after, house, player, refusal, table
from tests.languages import english as tongues

ROOT = Path(__file__).parents[3]
HOMES = ("games/copenhagen", "rendering/copenhagen", "cogs/copenhagen")
RULEBOOK = ("Additional card", "Construction discount", "Change of colours")
NAMES = ("Ann", "Bob", "Cleo", "Dan")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def read(language, said, you=None, names=NAMES):
    return tongues.read(language, said, names, you)


def english(said, you=None):
    return read("en", said, you)


def german(said, you=None):
    return read("de", said, you)


def diagram(position):
    return GAME.diagram(GAME.view_for(position, FIRST))


def told(position, text, viewer=None, tell=english, you=None):
    """What a written move of the seat in turn is told as."""
    move = GAME.read_move(text)
    done = GAME.apply(position, position.turn, move)
    views = (GAME.view_for(each, viewer) for each in (position, done))
    return tell(GAME.tell(next(views), position.turn, move, next(views), viewer), you)


def offers(position, language="en"):
    """Every legal move of the seat in turn as a line of a list, by how it is written."""
    view = GAME.view_for(position, position.turn)
    moves = GAME.legal_moves(view, position.turn)
    return {
        GAME.write_move(move): read(language, GAME.offer(view, position.turn, move), position.turn)
        for move in moves
    }


def positions(seats, seed):
    """Every position of a random game that builds when it can, so that boards fill."""
    rng = random.Random(seed)
    position = new_table(GAME, seats, {}, seed)
    yield position
    while acting := GAME.to_act(position):
        moves = GAME.legal_moves(position, acting[0])
        builds = [move for move in moves if "@" in GAME.write_move(move)]
        position = GAME.apply(position, acting[0], rng.choice(builds or moves))
        yield position


def test_abilities_have_one_name_and_the_rules_give_the_rulebooks_once():
    for home in HOMES:
        for module in (ROOT / home).glob("*.py"):
            assert not re.search("|".join(RULEBOOK), module.read_text(), re.IGNORECASE), module
    rules = (ROOT / "languages/en/rules/copenhagen.md").read_text()
    for name in RULEBOOK:
        assert rules.count(name) == 1
    for language in LANGUAGES:
        rules = (ROOT / f"languages/{language}/rules/copenhagen.md").read_text()
        for ability in Ability:
            assert f"**{read(language, ability_name(ability))}**" in rules


def test_the_drawing_of_a_game_file_calls_abilities_by_name():
    position = table(player("R", active=[Ability.ADDITIONAL_CARD], used=[Ability.ANY_CARDS]))
    assert "1: 0/12, 1 card R, Extra card, Any cards (used)" in diagram(position)


def test_the_drawing_of_a_game_file_says_what_is_prepared():
    position = table(player("R", active=[Ability.DISCOUNT, Ability.CHANGE_OF_COLOURS]), coats=1)
    drawn = diagram(after(position, "discount", "R>B"))
    assert drawn.splitlines()[-1] == "Discount is on; red counts as blue; 1 coat of arms to use"


# What happened


def test_a_take_is_told_with_its_subject():
    position = table(player("R", active=[Ability.ANY_CARDS]))
    assert told(position, "t13") == "Ann takes red and green with Any cards."
    assert told(position, "t12", tell=german) == "Ann nimmt Rot und Gelb."


def test_the_reader_is_you():
    position = table(player("RR"))
    assert told(position, "t12", you=0) == "You take red and yellow."
    assert told(position, "t12", tell=german, you=0) == "Du nimmst Rot und Gelb."
    assert told(position, "t12", you=1) == "Ann takes red and yellow."


def test_a_build_is_told_with_its_shape_its_price_and_what_it_brings():
    position = table(player("RRR", house("yYYy.")))
    assert told(position, "R2/1@E1", you=0) == (
        "You build red 2 at E1 (standing, brick on top) for 2 red. It completes row 1 (+1)."
    )
    assert told(position, "R2/1@E1", tell=german) == (
        "Ann baut Rot 2 auf E1 (stehend, Mauer oben) für 2× Rot. Das vollendet Reihe 1 (+1)."
    )


@pytest.mark.parametrize(
    ("number", "words", "german_words"),
    [(1, "earns a coat of arms", "bringt ein Wappen"), (2, "earns 2 coats of arms", "bringt 2 Wappen")],
)
def test_coats_of_arms_have_a_singular_and_a_plural(number, words, german_words):
    said = say("copenhagen-coats", coats=number)
    assert (english(said), german(said)) == (words, german_words)


# What may be chosen


@every_language
@pytest.mark.parametrize("seats", [2, 4])
def test_no_two_legal_moves_read_the_same(language, seats):
    for number, position in enumerate(positions(seats, f"offers {seats}")):
        if GAME.to_act(position) and number % 3 == 0:
            lines = offers(position, language)
            assert len(set(lines.values())) == len(lines)


def test_an_offer_tells_what_it_costs_and_brings():
    position = table(player("RRR", house("yYYy."), active=[Ability.ANY_CARDS, Ability.DISCOUNT]))
    lines = offers(position)
    assert lines["t34"] == "3 and 4: green and blue"
    assert lines["t13"] == "1 and 3: red and green, with Any cards"
    assert lines["R2/1@E1"] == "red 2 at E1, standing, brick on top: pay 2 red, completes row 1 (+1)"
    assert lines["discount"] == "Discount: this turn's tile costs one card less"
    german_lines = offers(position, "de")
    assert german_lines["t34"] == "3 und 4: Grün und Blau"
    assert german_lines["R2/1@E1"] == (
        "Rot 2 auf E1, stehend, Mauer oben: für 2× Rot, vollendet Reihe 1 (+1)"
    )


# Shapes


@every_language
def test_every_way_of_a_tile_has_a_name_of_its_own(language):
    for tile, forms in ORIENTATIONS.items():
        if tile != "W1":
            named = {read(language, way_name(tile, orientation)) for orientation in range(len(forms))}
            assert len(named) == len(forms), tile


def rows_of(tile, orientation):
    """A turned tile drawn top row first: W window, B brick."""
    cells = {(x, y): "W" if window else "B" for x, y, window in ORIENTATIONS[tile][orientation].cells}
    right, top = max(x for x, _ in cells), max(y for _, y in cells)
    return ["".join(cells.get((x, y), ".") for x in range(right + 1)) for y in range(top, -1, -1)]


@pytest.mark.parametrize(
    ("tile", "drawing", "name"),
    [
        ("R2", ["W", "B"], "standing, brick at the bottom"),
        ("P4", ["BWWW"], "lying, brick left"),
        ("R3", ["WW", "B."], "corner top left, brick at the bottom"),
        ("B3", ["BW", ".W"], "corner top right, brick left"),
        ("R4", ["BW", "WW"], "square, brick top left"),
        ("R5", [".WW", "BWW"], "block, brick sticking out left, lower end"),
        ("Y4", [".WW", "WB."], "S lying, brick in the lower row"),
        ("Y4", [".W", "WB", "W."], "Z standing, brick in the right column"),
        ("Y5", ["W..", "WWW", "..B"], "zigzag lying, brick bottom right"),
        ("G4", ["WWW", ".B."], "T, brick stem down"),
        ("G5", [".W.", "WWW", ".B."], "cross, brick at the bottom"),
        ("B4", ["..W", "BWW"], "L lying, foot up on the right, brick left"),
        ("B5", ["..W", "BWW", "..W"], "long T, stem to the left, brick at its end"),
    ],
)
def test_a_shape_can_be_drawn_from_its_name(tile, drawing, name):
    orientations = range(len(ORIENTATIONS[tile]))
    found = [orientation for orientation in orientations if english(way_name(tile, orientation)) == name]
    if found:
        assert [rows_of(tile, orientation) for orientation in found] == [drawing]
    else:
        drawn = next(each for each in orientations if rows_of(tile, each) == drawing)
        assert english(way_name(tile, drawn)) == name


def test_stacks_are_called_by_their_shape():
    assert [english(shape_name(tile)) for tile in ("G3", "B4", "Y5")] == ["bar of 3", "L of 4", "zigzag of 5"]


# The board in sentences


def test_the_board_tells_a_house_row_by_row():
    position = table(player("RRB", house("rB...", "yYYyG")))
    lines = [english(line, you=0) for line in GAME.board(GAME.view_for(position, FIRST), FIRST)]
    assert lines[0] == "Turn 1: it is your turn. To decide: take two neighbouring cards or build a tile."
    assert "Footbridges: 1 red, 2 yellow, 3 green, 4 blue, 5 purple, 6 red and 7 yellow." in lines
    assert "You hold 2 red and 1 blue." in lines
    assert "You have 1 of 12 points and 3 cards." in lines
    row = "Row 2: A red window, B blue brick and C to E free; a coat of arms for the whole row."
    assert row in lines
    assert (
        "Row 1, complete: A yellow window, B and C yellow brick, D yellow window and E green brick." in lines
    )
    assert any(line.startswith("Rows 3 to 9: free, coats of arms at C3, E5, B7 and D9;") for line in lines)


def test_the_board_never_tells_another_hand():
    position = table(player("RRB"), player("PPPP"))
    for viewer in (None, FIRST):
        lines = [english(line) for line in GAME.board(GAME.view_for(position, viewer), viewer)]
        assert "Bob has 0 of 12 points and 4 cards." in lines
        assert not any("4 purple" in line for line in lines)
    assert "You hold 4 purple." in [
        english(line) for line in GAME.board(GAME.view_for(position, SECOND), SECOND)
    ]


@every_language
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_glance_fits_an_alt_text_whatever_the_names(language, seats):
    names = tuple(f"{number} " + "W" * 30 for number in range(seats))
    longest = 0
    for position in positions(seats, f"glance {seats}"):
        lines = GAME.glance(GAME.view_for(position, None))
        told = "\n".join(read(language, line, names=names) for line in lines)
        longest = max(longest, len(told) + 2 * (seats + 4))  # isolates round every name
    assert 300 < longest <= 1024


def test_paying_with_changed_cards_without_change_colour_is_refused():
    said = refusal(table(player("RRB")), "R2/0@A1+1")
    assert said == "Only red cards pay for red 2 while Change colour is not on."
