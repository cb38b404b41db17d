"""Moves and boards as text, what a move did in words, and what is refused."""

import random

import pytest

from games.errors import UnreadableMove
from games.kensington import GAME
from games.kensington.names import outline_name, printed_tile_name, tile_name
from games.kensington.notation import diagram, read_move, write_move
from games.kensington.position import Build, End, Options, Phase, Placed
from games.kensington.rules import setup
from games.kensington.tiles import TILES, outline
from tests.games.kensington.boards import (
    BARE,
    FIRST,
    after,
    building,
    building_now,
    offered,
    piles,
    player,
    refusal,
    table,
)
from tests.languages.english import english, refused


@pytest.mark.parametrize(
    "text",
    ["A3", "B", "D", "skip", "store", "return", "end", "vote", "WL05@-2,0", "R03@1,3+WD01@1,2", "$R03@1,3"],
)
def test_a_move_is_written_as_it_was_read(text):
    assert write_move(read_move(text)) == text


def test_a_unit_is_written_in_the_order_of_its_names():
    assert write_move(read_move(" WD01@1,2 + $R03@1,3 ")) == "$R03@1,3+WD01@1,2"
    assert read_move("WD01@1,2+$R03@1,3") == Build((Placed("R03", 1, 3), Placed("WD01", 1, 2)), bought="R03")


def test_the_longest_unit_fits_a_button():
    longest = "WL30@-99,99+WL31@-99,99+$WL32@-99,99"
    assert write_move(read_move(longest)) == longest
    assert len(longest) <= 75


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "castle",
            "is not a move of Kensington. Choose one from the list, or write A3 to take the third plain",
        ),
        ("A7", "is not a move of Kensington"),
        ("WL05@one,2", "is not a move of Kensington"),
        ("WL99@1,0", "There is no tile WL99."),
        ("WL05@1,0+WL05@3,0", "A unit names each tile once."),
        ("WL05@1,0+WL06@3,0+WL07@5,0+WL08@7,0", "A unit has at most three tiles"),
        ("$WL05@1,0+$WL06@3,0", "at most one is bought"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_hint(text, sentence):
    with refused(UnreadableMove, match=sentence.replace("?", r"\?")):
        read_move(text)


def test_tiles_are_called_by_colour_and_outline():
    names = [english(tile_name(tile)) for tile in ("WL01", "WL06", "WD09", "WD18", "WD21", "R13", "M1", "D1")]
    assert names == [
        "lit 1x1",
        "lit 2 wide",
        "dark 2 tall",
        "dark 2x2",
        "dark T (pointing down)",
        "roof 3 wide",
        "wall",
        "red door",
    ]
    assert english(printed_tile_name("WD21")) == "dark T (pointing down) with a diamond and a cat"
    assert english(printed_tile_name("R01")) == "roof 1x1 with a bird"


def test_a_name_tells_in_words_how_the_tile_lies_and_tells_tiles_apart():
    assert english(tile_name("WL31")) == "lit L (tip up, left)"
    drawings = {}
    for tile in TILES:
        assert not set("./@") & set(english(tile_name(tile)))
        drawings.setdefault(english(tile_name(tile)), set()).add(TILES[tile].drawing)
    assert all(len(found) == 1 for found in drawings.values())


def test_the_board_as_text():
    position = table(
        player(building("..^", "w.^", "wOw"), "WL05 R03", tokens=2),
        player(building("O", tiles=("R01",))),
        piles=piles(A="WL01 WL06", C="R08", D="M1 D1"),
        pool=5,
    )
    assert diagram(position) == "\n".join(
        [
            "Kensington, turn 1: seat 1 to take a tile, birds 1/7, pool 5",
            "A plain 2: X XX",
            "B diamond 0",
            "C roof 1: XX",
            "D special 2",
            "1 yellow: 2 points, tokens 2, stored WL05 R03, columns from -1",
            "..^",
            "w.^",
            "wDw",
            "2 green: 0 points, tokens 1, birds 1, columns from 0",
            "D",
        ]
    )


def test_the_headline_tells_what_was_taken_and_who_agreed_to_end():
    position = after(table(player(), player(), piles=piles(A="WL05"), pool=6), "vote", "A1")
    first = diagram(position).splitlines()[0]
    assert first == "Kensington, turn 1: seat 1 to build, took WL05, birds 0/7, pool 6, agreed to end: 1"
    assert diagram(table(phase=Phase.OVER)).startswith("Kensington, turn 1: over")


def test_without_the_public_bird_counter_the_board_does_not_count():
    assert "birds" in diagram(setup(2, Options(), "seed"))
    assert "birds" not in diagram(setup(2, Options(public_bird_counter=False), "seed"))


def test_a_board_too_large_to_draw_is_listed_by_columns_and_never_too_long():
    tower = building(*["." * 40 + "w"] * 12, "d" * 40 + "O")
    assert "\nd d d d d" in diagram(table(player(tower), player(tower)))
    assert len(diagram(table(player(tower), player(tower)))) <= 1024
    absurd = table(*(player(building("w" * 200 + "O"), "WL05 R03"),) * 5)
    assert len(diagram(absurd)) == 1024
    assert diagram(absurd).startswith("Kensington, turn 1")


NAMES = ("Ann", "Bob")


def told(position, text: str) -> str:
    """What a move did, from the public views."""
    move = read_move(text)
    views = GAME.view_for(position, None), GAME.view_for(after(position, text), None)
    return english(GAME.tell(views[0], position.turn, move, views[1], None), NAMES)


HEAP = piles(A="WL05", B="WL31", C="R01", D="D1")


@pytest.mark.parametrize(
    ("position", "text", "sentence"),
    [
        (table(piles=HEAP), "A1", "Ann takes a plain tile: lit 2 wide with a cat."),
        (table(piles=HEAP), "C1", "Ann pays a token and takes a roof tile: roof 1x1 with a bird."),
        (table(player(tokens=1), piles=piles(C="R01")), "skip", "Ann takes nothing."),
        (building_now(BARE, "WL01"), "store", "Ann stores the lit 1x1."),
        (building_now(BARE, "WL01", "WD01 WD02"), "return", "Ann puts the lit 1x1 back into the heap."),
        (building_now(BARE, stored="WD01"), "end", "Ann ends the turn."),
        (table(), "vote", "Ann agrees to end the game (1 of 2)."),
        (
            building_now(BARE, "WL31"),
            "WL31@1,0",
            "Ann builds a lit L (tip up, left) with a diamond and a cat at column 1, row 0. "
            "That brings +1 point and +1 token.",
        ),
        (
            building_now(building("Oww"), "R03", "WD01"),
            "R03@2,2+WD01@2,1",
            "Ann builds a roof 1x1 at column 2, row 2 and a dark 1x1 at column 2, row 1. "
            "That brings +3 points.",
        ),
        (
            table(player(), player(stored="WL06")),
            "$WL06@1,0",
            "Ann buys the lit 2 wide from Bob and builds a lit 2 wide at column 1, row 0.",
        ),
        (
            table(player(building("O", tiles=("R02", "R06", "R07", "R12", "R17", "R19"))), piles=HEAP),
            "C1",
            "Ann pays a token and takes a roof tile: roof 1x1 with a bird. "
            "The seventh bird is out: the others build once more, then it ends.",
        ),
        (
            table(votes=(1,)),
            "vote",
            "Ann agrees to end the game (2 of 2). The game ends. Everybody agreed to end it.",
        ),
    ],
)
def test_a_move_is_told_in_words(position, text, sentence):
    assert told(position, text) == sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("A1", "Ann takes a plain tile, 2 in a row (A1)."),
        ("B1", "Ann takes a diamond tile, L of 4 (B1)."),
        ("C1", "Ann pays a token and takes a roof tile, single (C1)."),
        ("D", "Ann pays a token and draws a special tile blindly."),
    ],
)
def test_a_take_is_foretold_by_the_outline_and_nothing_of_the_face(text, sentence):
    view = GAME.view_for(table(piles=HEAP), None)
    assert english(GAME.tell(view, view.turn, read_move(text), None, None), NAMES) == sentence


def test_an_outline_has_the_same_name_whichever_way_it_lies():
    for tile in TILES.values():
        assert len({outline_name(outline(tile.drawing, orientation)) for orientation in range(8)}) == 1


@pytest.mark.parametrize(
    ("position", "text", "sentence"),
    [
        (table(), "store", "You have no tile from the heap to put away."),
        (table(), "end", "Take a tile first."),
        (building_now(BARE, "WL01"), "skip", "A tile has been taken: build, or end the turn."),
        (building_now(BARE, "WL01"), "return", "An entrance of your warehouse is free: store the tile."),
        (table(phase=Phase.OVER, end=End.STALL), "A1", "The game is over."),
    ],
)
def test_a_move_at_the_wrong_time_is_refused_with_the_reason(position, text, sentence):
    assert refusal(position, text).startswith(sentence)


def test_every_refusal_of_a_random_build_names_a_reason():
    """Whatever is tried, the sentence is never the last resort."""
    rng = random.Random("tries")
    names = list(TILES)
    for _ in range(300):
        tiles = rng.sample(names, 3)
        position = building_now(building("..^", "dw^", "dOw"), tiles[0], " ".join(tiles[1:]))
        parts = rng.sample(tiles, rng.randint(1, 3))
        text = "+".join(f"{tile}@{rng.randint(-4, 4)},{rng.randint(0, 3)}" for tile in parts)
        if write_move(read_move(text)) not in offered(position):
            sentence = refusal(position, text, FIRST)
            assert "cannot be built together" not in sentence
            assert "cannot stand there" not in sentence
